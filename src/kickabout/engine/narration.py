"""The commentary of a match: what happened, as messages, for one viewer."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from kickabout.engine.boxes import Box
from kickabout.engine.game import EVERYTHING, Game, Remark
from kickabout.engine.records import Record


@dataclass(frozen=True, slots=True)
class Line:
    """A remark in its place in a match."""

    number: int
    """The length of the log after the decision that it reports."""
    minute: int
    """The minute of the match, from 1 on."""
    remark: Remark


class Narration:
    """The commentary of a log, followed from its start and continued from where it stopped.

    The commentary is made from redacted records and observed decisions, so that it cannot tell a viewer more
    than the viewer saw.
    """

    def __init__(self, game: Game, box: Box, start: Record, viewer: int) -> None:
        self._game = game
        self._box = box
        self._viewer = viewer
        self._state: Any = start.copy()
        self._before: Any = self._seen()
        self.observed: list[int] = []
        """What the viewer saw of each entry of the log."""
        self.lines: list[Line] = []

    def follow(self, log: Sequence[tuple[int, int]]) -> None:
        """Add the commentary on the entries that the log has gained since the last call."""
        game, record = self._game, self._box.record
        for actor, action in log[len(self.observed) :]:
            if 0 <= actor != self._state.actor:  # decided simultaneously with the actor
                self._state.actor = actor
                self._before = self._seen()
            if self._viewer == EVERYTHING:
                observed = action
            else:
                observed = game.observation_of(record, self._state, action, self._viewer)
            game.apply(record, self._state, action)
            after = self._seen()
            self.observed.append(observed)
            number, minute = len(self.observed), max(game.minute(self._box, self._before), 1)
            self.lines += [
                Line(number, minute, remark)
                for remark in game.narrate(self._box, self._before, observed, after, self._viewer)
            ]
            self._before = after

    def _seen(self) -> Any:
        seen = self._state.copy()
        if self._viewer != EVERYTHING:
            self._game.redact(self._box.record, seen, self._viewer)
        return seen
