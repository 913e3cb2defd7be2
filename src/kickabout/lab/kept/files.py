"""One run of matches as a Parquet file: a row for each match, and the experiment in the metadata."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray
from pyarrow import parquet

from kickabout.engine.figures import Figure
from kickabout.engine.match_loop import LEADERS
from kickabout.engine.parquet_metadata import content_of, metadata_of
from kickabout.engine.whole_files import whole_file
from kickabout.lab.release import release
from kickabout.lab.say import invalid
from kickabout.lab.simulate import Experiment, Simulation

FORMAT = 1

Head = Mapping[str, Any]
"""Everything that determines the matches of an experiment, as JSON-able data."""


def head_of(experiment: Experiment) -> Head:
    """Return everything that determines the matches of an experiment."""
    return {
        "format": FORMAT,
        "release": release(),
        "game": experiment.game.name,
        "box": experiment.box.digest,
        "options": dict(experiment.box.chosen),
        "bots": list(experiment.bots),
        "seed": experiment.seed,
    }


@dataclass(frozen=True)
class Part:
    """The contents of a file: consecutive matches of an experiment."""

    file: Path
    head: Head
    box_text: str
    table: pa.Table
    seconds: float
    first: int

    @property
    def matches(self) -> int:
        """Return the number of matches."""
        return int(self.table.num_rows)

    @property
    def end(self) -> int:
        """Return the number of the match after the last."""
        return self.first + self.matches

    def check(self, head: Head, whose: str = "none") -> None:
        """Raise `ValueError` naming what differs from the head of other matches: of a file, else of those that are played."""
        for key, value in head.items():
            if self.head[key] != value:
                given = {"theirs": _text(self.head[key]), "ours": _text(value), "whose": whose}
                raise invalid("kept-other", file=str(self.file), key=key, **given)

    def run(self, experiment: Experiment) -> Simulation:
        """Return the matches as a run of the experiment."""
        seats = range(experiment.seats)
        return Simulation(
            experiment,
            self._columns(*(f"score-{seat}" for seat in seats)),
            self._columns(*(f"goals-{seat}" for seat in seats)),
            self._columns(*map(_column, Figure)),
            self._leaders(),
            self.seconds,
            self.first,
        )

    def _columns(self, *names: str) -> NDArray[Any]:
        return np.stack([self.table[name].to_numpy() for name in names], axis=1)

    def _leaders(self) -> NDArray[np.int8]:
        rows = self.table["leaders"].combine_chunks().flatten().to_numpy(zero_copy_only=False)
        leaders: NDArray[np.int8] = rows.reshape(-1, LEADERS)
        return leaders


def write(run: Simulation, file: Path) -> None:
    """Write the matches of a run; a reader, even after a power cut, finds the whole file or none."""
    experiment = run.experiment
    seats = experiment.seats
    leaders = pa.FixedSizeListArray.from_arrays(pa.array(run.leaders.reshape(-1)), LEADERS)
    columns = [
        np.arange(run.first, run.first + run.matches),
        *run.scores.T,
        *run.goals.T,
        *run.table.T,
    ]
    described = {
        **head_of(experiment),
        "box-text": experiment.box.text,
        "first": run.first,
        "matches": run.matches,
        "seconds": run.seconds,
    }
    schema = _schema(seats).with_metadata(metadata_of(described))
    table = pa.table([*map(pa.array, columns), leaders], schema=schema)
    with whole_file(file) as stream:
        parquet.write_table(table, stream, compression="zstd", write_page_checksum=True)


def read(file: Path) -> Part:
    """Return the contents of a file; raise `ValueError` naming it if it is damaged or not of this form."""
    try:
        with file.open("rb") as stream:
            table = parquet.read_table(stream, page_checksum_verification=True)
    except (pa.ArrowException, OSError) as error:
        if isinstance(error, OSError) and error.filename is not None:
            raise  # it cannot be opened
        raise invalid("kept-unread", file=str(file)) from error
    try:
        metadata = content_of(table.schema.metadata)
        head = {key: metadata[key] for key in _KEYS} | {"options": dict(metadata["options"])}
        schema = _schema(len(head["bots"]))
        numbers = range(metadata["first"], metadata["first"] + metadata["matches"])
        seconds, text = float(metadata["seconds"]), str(metadata["box-text"])
    except (KeyError, RecursionError, TypeError, ValueError) as error:
        raise invalid("kept-no-matches", file=str(file)) from error
    if head["format"] != FORMAT:
        raise invalid("kept-format", file=str(file), given=f"{head['format']}", known=f"{FORMAT}")
    is_whole = table.schema.equals(schema) and table["match"].to_pylist() == [*numbers]
    if not is_whole or not numbers or numbers[0] < 0:
        raise invalid("kept-changed", file=str(file))
    return Part(file, head, text, table, seconds, numbers[0])


_KEYS = ("format", "release", "game", "box", "options", "bots", "seed")


def _schema(seats: int) -> pa.Schema:
    scores = [(f"score-{seat}", pa.float64()) for seat in range(seats)]
    goals = [(f"goals-{seat}", pa.int64()) for seat in range(seats)]
    figures = [(_column(figure), pa.int64()) for figure in Figure]
    leaders = ("leaders", pa.list_(pa.int8(), LEADERS))
    fields = [("match", pa.int64()), *scores, *goals, *figures, leaders]
    return pa.schema([pa.field(name, kind, nullable=False) for name, kind in fields])


def _column(figure: Figure) -> str:
    return figure.name.lower().replace("_", "-")


def _text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
