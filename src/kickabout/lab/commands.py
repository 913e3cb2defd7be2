"""The command lines that repeat what a report tells of."""

import shlex
from collections.abc import Sequence

from kickabout.engine.boxes import Box


def command_line(words: Sequence[str], box: Box, box_file: str | None) -> str:
    """Return a command line of these words, with the options of a box that are not its defaults.

    `box_file` is the file of the box, None for the game's own.
    """
    line = ["kickabout", *words]
    for name, value in box.chosen.items():
        if value != box.options[name].default:
            line += ["--option", f"{name}={value}"]
    if box_file is not None:
        line += ["--box", box_file]
    return shlex.join(line)
