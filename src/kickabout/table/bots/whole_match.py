"""A match that bots play among themselves away from any table, a stretch at a time.

Its dice are those of a table with the same key, and what its bots draw at random follows from the key as well: the same
bots play the same match, wherever one stretch ends and the next begins.
"""

import time
from collections.abc import Sequence

from kickabout.bots import make
from kickabout.engine.keyed_dice import Places, derived_seed
from kickabout.engine.match import Match
from kickabout.engine.verification import drawn_number, source_of
from kickabout.table.bots.team_choice import unlike_others


class WholeMatch:
    """A match between bots of these kinds, one for each seat, whose dice have this key."""

    def __init__(self, match: Match, kinds: Sequence[str], key: bytes) -> None:
        self.match = match
        self._kinds = kinds
        self._key = key
        self._places = Places()

    def follow(self, entries: Sequence[tuple[int, str]]) -> None:
        """Play what was played before."""
        for actor, name in entries:
            if self.match.is_chance:
                weights = self.match.outcome_weights
                self._places.count(source_of(self.match), sum(weights.values()))
            self.match.follow(actor, name, is_checked=True)

    def play_on(self, seconds: float) -> None:
        """Play until the match is over, or until so much time has passed after at least one decision."""
        until = time.monotonic() + seconds
        while not self.match.is_over:
            self._play_next()
            if time.monotonic() >= until:
                return

    def _play_next(self) -> None:
        match = self.match
        if match.is_chance:
            source, weights = source_of(match), match.outcome_weights
            number = drawn_number(self._key, match, self._places, source)
            self._places.count(source, sum(weights.values()))
            match.apply(number)
            return
        seat, legal = match.state.actor, match.legal
        name = legal[0]
        if len(legal) > 1:
            bot = make(self._kinds[seat], seed=derived_seed(self._key, f"decision {match.number}"))
            name = bot.choose(unlike_others(match, seat))
        match.follow(seat, name, is_checked=True)
