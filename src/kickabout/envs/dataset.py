"""Matches as a data set: a Parquet file with a row for each decision, as the seat that decides sees it."""

import errno
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray
from pyarrow import parquet

from kickabout.bots import Bot, make
from kickabout.engine.boxes import Box
from kickabout.engine.game import Game
from kickabout.engine.match import Match
from kickabout.engine.observation import Layout, Part
from kickabout.engine.parquet_metadata import metadata_of
from kickabout.engine.whole_files import whole_file
from kickabout.envs.information_state import NEXT, beginning
from kickabout.envs.observation import layout
from kickabout.envs.rewards import write_rewards

MOST_ROWS = 8192
MOST_TEXT = 2**24
"""The rows, and the characters of information states, after which a row group is written: memory stays flat."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision of a match, as the seat that decides sees it."""

    number: int
    """The number of decisions and outcomes of the match before it (`Match.at`)."""
    seat: int
    observation: NDArray[np.int16]
    legal: list[int]
    """The numbers of the legal actions, ascending."""
    action: int
    """The number of the action taken."""
    name: str
    """The action taken, in the game's notation."""
    information_state: str


@dataclass(frozen=True)
class Source:
    """The matches of a data set; the same source gives the same rows."""

    game: Game
    box: Box
    bots: Sequence[str]
    """One for each seat; that of an automaton's never decides."""
    seed: int

    def match(self, number: int) -> tuple[Match, list[Bot | None]]:
        """Return a match before its first decision, and its bots; number and seed of the source fix both."""
        seeds = np.random.SeedSequence([self.seed, number])
        dice, *own = seeds.generate_state(1 + len(self.bots), np.uint64).tolist()
        match = Match(self.game, len(self.bots), box=self.box, seed=dice)
        automata = self.box.automata
        bots = [
            None if seat in automata else make(bot, seed=own[seat])
            for seat, bot in enumerate(self.bots)
        ]
        return match, bots


def decisions(match: Match, bots: Sequence[Bot | None]) -> Iterator[Decision]:
    """Play a match to its end; yield each decision when it has been made."""
    plan = layout(match.game, match.seats)
    memories = [beginning(seat) for seat in range(match.seats)]
    while match.actor is not None:
        before = match.state
        if match.actor == "chance":
            match.roll_number()
        else:
            number, seat, bot = match.number, match.actor, bots[match.actor]
            assert bot is not None  # an automaton's decisions are outcomes of chance
            seen, legal = match.seen(seat), match.legal_numbers
            observation = plan.observe(seen.state, seat)
            name = bot.choose(seen)
            action = legal[seen.legal.index(name)]
            match.apply(action)
            yield Decision(number, seat, observation, legal, action, name, memories[seat])
        observed = match.last_observed(before)[: match.seats]
        memories = [f"{past}{NEXT}{seen}" for past, seen in zip(memories, observed, strict=True)]


def write(
    file: Path,
    source: Source,
    matches: int,
    head: Mapping[str, Any],
    progress: Callable[[int], None],
) -> int:
    """Play matches into a file, and return the number of its rows; whoever reads finds the whole file or none.

    `head` is kept in the metadata, where `numbers` names the numbers of the observation. `progress` is called
    with the number of matches played.
    """
    plan = layout(source.game, len(source.bots))
    described = {**head, "matches": matches, "numbers": numbers(plan)}
    schema = _schema(plan.size).with_metadata(metadata_of(described))
    if file.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(file))
    rows: list[tuple[Any, ...]] = []
    written = text = 0
    with (
        whole_file(file) as stream,
        parquet.ParquetWriter(
            stream, schema, compression="zstd", write_page_checksum=True
        ) as writer,
    ):
        for number in range(matches):
            for row in _rows(source, number):
                rows.append(row)
                text += len(row[-2])
                if len(rows) == MOST_ROWS or text > MOST_TEXT:
                    writer.write_batch(_batch(rows, schema))
                    written += len(rows)
                    rows, text = [], 0
            progress(number + 1)
        if rows:
            writer.write_batch(_batch(rows, schema))
    return written + len(rows)


def numbers(plan: Layout) -> list[str]:
    """Return the names of the numbers of an observation: a field, and the place in it if it has a shape."""
    return [name for part in plan.parts for name in _names(part)]


def _names(part: Part) -> list[str]:
    if not part.shape:
        return [part.name]
    return [f"{part.name}[{','.join(map(str, place))}]" for place in np.ndindex(part.shape)]


def _rows(source: Source, number: int) -> Iterator[tuple[Any, ...]]:
    match, bots = source.match(number)
    made = list(decisions(match, bots))
    returns = [0.0] * match.seats
    assert match.scores is not None
    write_rewards(match.scores, returns)
    for one in made:
        fields = one.observation, one.legal, one.action, one.name, one.information_state
        yield number, one.number, one.seat, *fields, returns[one.seat]


def _schema(size: int) -> pa.Schema:
    fields = {
        "match": pa.int64(),
        "number": pa.int32(),
        "seat": pa.int8(),
        "observation": pa.list_(pa.int16(), size),
        "legal": pa.list_(pa.int32()),
        "action": pa.int32(),
        "name": pa.string(),
        "information_state": pa.string(),
        "return": pa.float64(),
    }
    return pa.schema([pa.field(name, kind, nullable=False) for name, kind in fields.items()])


def _batch(rows: list[tuple[Any, ...]], schema: pa.Schema) -> pa.RecordBatch:
    columns = []
    for field, values in zip(schema, zip(*rows, strict=True), strict=True):
        if field.name == "observation":
            flat = pa.array(np.concatenate(values))
            columns.append(pa.FixedSizeListArray.from_arrays(flat, type=field.type))
        else:
            columns.append(pa.array(values, field.type))
    return pa.record_batch(columns, schema=schema)
