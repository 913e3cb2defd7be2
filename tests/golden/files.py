"""Golden files: what each game does, in a compressed JSON file a game.

`record` writes them, `test_golden` compares them with what the game does now. A match is kept whole; of what it
showed, and of the refusals, there are only digests (see `digests`).
"""

import json
import lzma
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

import kickabout
from kickabout.engine.match import Match

FOLDER = Path(__file__).parent
COMPRESSION = 9 | lzma.PRESET_EXTREME


def box_of(game: str) -> Path:
    """Return the box of a game's matches, which stays as it is when the game's own box changes."""
    return FOLDER / "boxes" / f"{game}.toml"


def file_of(game: str) -> Path:
    """Return the golden file of a game."""
    return FOLDER / f"{game}.json.xz"


@dataclass(frozen=True)
class Recorded:
    """A recorded match."""

    seats: int
    options: Mapping[str, object]
    seed: int
    log: list[tuple[int, int]]
    """Each actor with the number of its action, as in `Match.log`."""
    digests: Mapping[str, str]
    """What the match showed, by kind."""

    def begin(self, game: str) -> Match:
        """Return the match before its first decision."""
        return kickabout.new(game, self.seats, self.options, box_of(game), self.seed)

    def at(self, game: str, number: int | None = None) -> Match:
        """Return the match after its first `number` entries, by default all."""
        match = self.begin(game)
        for actor, action in self.log[:number]:
            match.follow(actor, match.name_of(action))
        return match


@dataclass(frozen=True)
class Position:
    """A position of a recorded match at which everything is tried."""

    match: int
    state: int
    refusals: Mapping[str, Mapping[str, str]]
    """The number of refusals and a digest of them, by section and by message id."""
    onwards: str
    """A digest of what may follow each choice."""


@dataclass(frozen=True)
class Vocabulary:
    """The names of all numbers in one way to play, and the layout of its observations."""

    seats: int
    options: Mapping[str, object]
    names: Mapping[str, str]
    """The name of each number that has one."""
    layout: list[list[object]]


@dataclass(frozen=True)
class Golden:
    """The golden file of a game."""

    actions: int
    codes: int
    vocabularies: list[Vocabulary]
    matches: list[Recorded]
    positions: list[Position]

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> "Golden":
        """Return what a file says."""
        return cls(
            data["actions"],
            data["codes"],
            [Vocabulary(**one) for one in data["vocabularies"]],
            [Recorded(**one) for one in data["matches"]],
            [Position(**one) for one in data["positions"]],
        )

    def to_json(self) -> str:
        """Return the file as text."""
        return json.dumps(asdict(self), sort_keys=True, separators=(",", ":"))


@cache
def golden(game: str) -> Golden:
    """Return the golden file of a game."""
    return Golden.of(json.loads(lzma.decompress(file_of(game).read_bytes())))
