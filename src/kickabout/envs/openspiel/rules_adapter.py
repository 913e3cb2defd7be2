"""The rules of a game, played on records as bytes.

OpenSpiel clones a state far more often than it queries one. Bytes never change, so clones share them, and
the rules work on a record that is filled with the bytes for each query.
"""

import threading
from collections.abc import Mapping
from hashlib import blake2b
from typing import Any

import numpy as np

from kickabout.engine.boxes import Box
from kickabout.engine.dice import seeded
from kickabout.engine.game import EVERYTHING, Game
from kickabout.engine.views import final_scores


class RulesAdapter(threading.local):
    """A game with its box and number of seats. Each thread has a record of its own to work on."""

    def __init__(self, game: Game, box: Box, seats: int) -> None:
        self.game = game
        self.box = box
        self.seats = seats
        self._record = game.State()
        self._bytes = memoryview(self._record.data.view(np.uint8))  # type: ignore[arg-type]  # ndarray is a buffer
        self._out = [0] * game.most_choices
        self._weights = [0] * game.most_outcomes
        self._names: dict[int, str] = {}
        game.setup(box.record, self._record, seats)
        self.start = bytes(self._bytes)
        """The record of a new match."""

    def lent(self, record: bytes) -> Any:
        """Return the record to read, valid until the next query."""
        self._bytes[:] = record
        return self._record

    def seen(self, record: bytes, viewer: int) -> Any:
        """Return the record as a viewer sees it: a seat, SPECTATOR or EVERYTHING."""
        state = self.lent(record)
        if viewer != EVERYTHING:
            self.game.redact(self.box.record, state, viewer)
        return state

    def legal(self, record: bytes) -> list[int]:
        """Return the actor's legal actions, ascending."""
        return self._out[: self.game.legal(self.box.record, self.lent(record), self._out)]

    def outcomes(self, record: bytes) -> list[tuple[int, float]]:
        """Return the chance outcomes, ascending, each with its probability."""
        state = self.lent(record)
        n = self.game.outcomes(self.box.record, state, self._out, self._weights)
        total = sum(self._weights[:n])
        return [(self._out[i], self._weights[i] / total) for i in range(n)]

    def observed(self, record: bytes, action: int) -> list[int]:
        """Return what each seat sees of an action about to be played."""
        state = self.lent(record)
        seats = range(self.seats)
        return [self.game.observation_of(self.box.record, state, action, seat) for seat in seats]

    def played(self, record: bytes, action: int) -> tuple[bytes, int]:
        """Return the record after an action, and the actor then."""
        state = self.lent(record)
        self.game.apply(self.box.record, state, action)
        return bytes(self._bytes), state.actor

    def determinized(self, record: bytes, seat: int, seed: int) -> bytes:
        """Return a random record that a seat cannot tell from this one."""
        state = self.seen(record, seat)
        self.game.determinize(self.box.record, state, seeded(seed))
        return bytes(self._bytes)

    def digest(self, record: bytes, seat: int) -> str:
        """Return a digest that tells apart records that look different to a seat: 16 hexadecimal digits."""
        return blake2b(self.seen(record, seat).data, digest_size=8).hexdigest()

    def scores(self, record: bytes) -> list[float] | None:
        """Return the final score of each seat, None before the end."""
        return final_scores(self.game, self.box, self.lent(record))

    def fields(self, record: bytes, viewer: int) -> dict[str, str]:
        """Return what a viewer sees as text: the fields of the record that are not all 0."""
        state = self.seen(record, viewer)
        values = {name: state.data[name][0] for name in state.dtype.names or ()}
        return {name: str(value.tolist()) for name, value in values.items() if np.any(value)}

    def name_of(self, action: int) -> str:
        """Return the notation of an action, an outcome or an observation."""
        if action not in self._names:
            self._names[action] = self.game.actions.name_of(self.box, action)
        return self._names[action]


def as_text(fields: Mapping[str, str]) -> str:
    """Return fields as a line of text."""
    return " ".join(f"{name}={value}" for name, value in fields.items())
