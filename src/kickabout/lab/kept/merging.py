"""The merging of kept matches into one run."""

from collections.abc import Sequence
from pathlib import Path

from kickabout.games import find
from kickabout.lab.kept.files import Part, read
from kickabout.lab.kept.folder import PATTERN
from kickabout.lab.say import invalid
from kickabout.lab.simulate import Experiment, Simulation, joined


def merge(places: Sequence[Path]) -> Simulation:
    """Return the matches of all files in these folders, or of single files, as one run.

    Raises `ValueError` naming the files if they are of different experiments, if a match is missing
    or present twice, or if a file is damaged.
    """
    files = [file for place in places for file in _files(place)]
    parts = sorted(map(read, files), key=lambda part: part.first)
    one = parts[0]
    end = 0
    before = "none"
    for part in parts:
        part.check(one.head, str(one.file))
        if part.first < end:
            raise invalid("kept-twice", file=str(part.file), match=part.first, before=before)
        if part.first > end:
            last = part.first - 1
            raise invalid("kept-missing", file=str(part.file), before=before, first=end, last=last)
        end, before = part.end, str(part.file)
    experiment = _experiment(one, end)
    return joined([part.run(experiment) for part in parts])


def _files(place: Path) -> list[Path]:
    if not place.is_dir():
        return [place]
    files = sorted(place.glob(PATTERN))
    if not files:
        raise invalid("kept-none", folder=str(place), pattern=PATTERN)
    return files


def _experiment(part: Part, matches: int) -> Experiment:
    """Return the experiment of a file, with the box that the file holds."""
    game = find(part.head["game"])
    box = game.load_box(None).read(part.box_text, f"{part.file.stem}.toml")
    box = box.with_options(part.head["options"])
    experiment = Experiment(game, box, tuple(part.head["bots"]), matches, part.head["seed"])
    if box.digest != part.head["box"]:
        raise invalid("kept-other-box", file=str(part.file))
    return experiment
