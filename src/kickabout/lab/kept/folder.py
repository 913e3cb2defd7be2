"""A folder of kept matches, with which a run resumes where it was stopped."""

import hashlib
import json
from pathlib import Path

from kickabout.lab.kept.files import head_of, read, write
from kickabout.lab.say import invalid
from kickabout.lab.simulate import Experiment, Simulation

PATTERN = "matches-*.parquet"


class Folder:
    """The kept matches of one experiment, in files of consecutive matches."""

    def __init__(self, path: Path) -> None:
        """Use a folder, which is made when it is first needed."""
        self.path = path

    def runs(self, experiment: Experiment) -> list[Simulation]:
        """Return the kept matches in order.

        Raises `ValueError` naming a file that is damaged, holds matches of another experiment, or
        overlaps with another.
        """
        self.path.mkdir(parents=True, exist_ok=True)
        parts = sorted(map(read, self.path.glob(PATTERN)), key=lambda part: part.first)
        end, before = 0, ""
        for part in parts:
            part.check(head_of(experiment))
            if part.first < end:
                raise invalid("kept-twice", file=str(part.file), match=part.first, before=before)
            end, before = part.end, str(part.file)
        return [part.run(experiment) for part in parts]

    def keep(self, run: Simulation) -> None:
        """Write the matches of a run to a file of their own."""
        last = run.first + run.matches - 1
        write(run, self.path / f"matches-{run.first:09}-{last:09}.parquet")

    def of_box(self, experiment: Experiment) -> "Folder":
        """Return the subfolder for the matches of a box with its options, of these bots and this seed."""
        head = head_of(experiment)
        words = json.dumps([head["options"], head["bots"], head["seed"]])
        conditions = hashlib.sha256(words.encode()).hexdigest()[:8]
        return Folder(self.path / f"{experiment.box.digest}-{conditions}")
