"""Clubs whose matches between bots are played in no time, by a result that follows from the key of the dice."""

from collections.abc import AsyncIterator, Mapping, Sequence
from hashlib import sha256
from itertools import permutations

import pytest

from kickabout.engine.game import Meeting
from kickabout.table.play import Tables
from kickabout.table.seasons import Clubs
from kickabout.table.store import FinalScore


class QuickMatches:
    """Stands in for the pool of bots."""

    def __init__(self) -> None:
        self.asked: list[tuple[Sequence[str], bytes]] = []
        self.options: list[Mapping[str, object]] = []

    async def play(
        self, game: object, options: Mapping[str, object], bots: Sequence[str], key: bytes
    ) -> FinalScore:
        """Return a result at once."""
        del game
        self.asked.append((bots, key))
        self.options.append(options)
        drawn = sha256(key).digest()
        if "mode" in options:
            return _at_table(len(bots), drawn)
        goals = drawn[0] % 4, drawn[1] % 4
        winners = () if goals[0] == goals[1] else (int(goals[1] > goals[0]),)
        return FinalScore(goals, winners)


def _at_table(seats: int, drawn: bytes) -> FinalScore:
    """Return the result of a table of the Group Stage, at which whoever has the higher byte has won 1–0."""
    meetings = [
        Meeting(one, other, 1, 0, 3) if drawn[one] > drawn[other] else Meeting(one, other, 0, 1, 0)
        for one, other in permutations(range(seats), 2)
    ]
    points = tuple(sum(one.points for one in meetings if one.seat == seat) for seat in range(seats))
    return FinalScore(points, (points.index(max(points)),), meetings=tuple(meetings))


@pytest.fixture
def quick(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> QuickMatches:
    """What plays the matches between bots."""
    made = QuickMatches()
    monkeypatch.setattr(tables.bot_pool, "play", made.play)
    return made


@pytest.fixture
async def clubs(tables: Tables, quick: QuickMatches) -> AsyncIterator[Clubs]:
    del quick
    made = Clubs(tables)
    yield made
    await made.stop()
