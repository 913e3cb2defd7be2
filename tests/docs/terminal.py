"""A tutorial followed step by step: its code blocks, as they stand and in order, in one terminal.

A block with a title is a file that the reader writes, one of `sh` is typed, and `text` below it is what the terminal
shows then: `...` stands for anything, and other lines may come between.
"""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

TUTORIALS = Path(__file__).parents[2] / "docs" / "tutorials"
_BLOCK = re.compile(r'^```(\w+)(?: title="([^"\n]+)")?\n(.*?)^```$', re.MULTILINE | re.DOTALL)
_DONE = "--- done ---"


class Block(NamedTuple):
    """A code block."""

    language: str
    title: str
    text: str


def blocks_of(tutorial: str) -> Iterator[Block]:
    """Yield the code blocks of a tutorial."""
    text = (TUTORIALS / tutorial).read_text(encoding="utf-8")
    for language, title, block in _BLOCK.findall(text):
        yield Block(language, title, block)


class Terminal:
    """A shell in a folder of its own, with Kickabout on its path and the user's data in that folder."""

    def __init__(self, folder: Path, programs: Path | None = None, **environment: str) -> None:
        bins = [str(programs or Path(sys.executable).parent), os.environ["PATH"]]
        kept = {name: one for name, one in os.environ.items() if not name.startswith("KICKABOUT_")}
        own = {"PATH": os.pathsep.join(bins), "LC_ALL": "C.UTF-8", "COLUMNS": "100"}
        data = {"XDG_DATA_HOME": str(folder / ".data"), "KICKABOUT_WARM": "off"}
        self._shell = subprocess.Popen(
            ["bash", "--noprofile", "--norc", "-e", "-o", "pipefail"],
            cwd=folder,
            env=kept | own | data | environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )

    def follow(self, tutorial: str) -> list[str]:
        """Do what a tutorial says; return what each step has shown."""
        shown: list[str] = []
        for block in blocks_of(tutorial):
            if block.title:
                self._type(f"cat >{block.title} <<'END OF FILE'\n{block.text}END OF FILE\n")
            elif block.language == "sh":
                shown.append(self._type(block.text))
            else:
                _check(block.text, shown[-1])
        return shown

    def _type(self, text: str) -> str:
        assert self._shell.stdin is not None
        assert self._shell.stdout is not None
        self._shell.stdin.write(f"{{\n{text}}} </dev/null\necho '{_DONE}'\n")
        self._shell.stdin.flush()
        lines: list[str] = []
        for line in self._shell.stdout:
            if line.strip() == _DONE:
                return "".join(lines)
            lines.append(line)
        raise AssertionError(f"this step failed:\n{text}\n{''.join(lines)}")

    def close(self) -> None:
        """End the shell, and what was left running in it."""
        with suppress(ProcessLookupError):  # a step that fails ends the shell, and no servers
            os.killpg(self._shell.pid, signal.SIGTERM)
        self._shell.communicate()


def _check(wanted: str, shown: str) -> None:
    """Fail unless the terminal has shown these lines, in this order, however it breaks them."""
    lines = (re.escape(" ".join(line.split())) for line in wanted.splitlines())
    pattern = ".*?".join(lines).replace(r"\.\.\.", ".*?")
    assert re.search(pattern, " ".join(shown.split())), f"{wanted}\nnot in\n{shown}"
