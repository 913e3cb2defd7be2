"""Clubs whose matches between bots are played in no time, by a result that follows from the key of the dice."""

from collections.abc import AsyncIterator, Sequence
from hashlib import sha256

import pytest

from kickabout.table.play import Tables
from kickabout.table.seasons import Clubs
from kickabout.table.store import FinalScore


class QuickMatches:
    """Stands in for the pool of bots."""

    def __init__(self) -> None:
        self.asked: list[tuple[Sequence[str], bytes]] = []

    async def play(
        self, game: object, options: object, bots: Sequence[str], key: bytes
    ) -> FinalScore:
        """Return a result at once."""
        del game, options
        self.asked.append((bots, key))
        drawn = sha256(key).digest()
        goals = drawn[0] % 4, drawn[1] % 4
        winners = () if goals[0] == goals[1] else (int(goals[1] > goals[0]),)
        return FinalScore(goals, winners)


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
