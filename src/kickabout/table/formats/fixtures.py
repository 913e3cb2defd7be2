"""Fixtures, and what came of them: what every form of a competition is made of."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from kickabout.engine.game import Meeting
from kickabout.engine.incidents import Incident

Stage = Literal["league", "group", "knock-out", "third-place", "swiss", "arena", "group-stage"]
"""The part of a competition to which a fixture belongs."""
How = Literal["played", "resigned", "on-time", "left", "stood", "walkover", "void"]
"""How a fixture came to its result: whoever has lost may have `resigned`, run out of time or `left` the table; what `stood`
when its time was over counts as it was, a `void` one for nobody."""

ENDED: tuple[How, ...] = ("played", "resigned", "on-time", "left")
"""How a match ends at its table."""
PLAYED: tuple[How, ...] = (*ENDED, "stood")
"""How a fixture comes to its result at a table."""
WALKOVER_GOALS = 3
"""The goals with which a side wins whose opponents have not come, or have given the match up."""


@dataclass(frozen=True)
class Fixture:
    """A match that sides of a competition are to play."""

    number: int
    """From 0, in the order in which the fixtures of a competition were made."""
    stage: Stage
    round: int
    """From 0 within its stage."""
    sides: tuple[int, ...]
    """The numbers of the sides, by seat: the first is at home."""
    group: int | None = None
    """The number of its group, from 0; None outside of groups."""
    replays: int | None = None
    """The number of the drawn knock-out fixture that is played again by it."""


def winners_by(figures: Sequence[int]) -> tuple[int, ...]:
    """Return the seats with the highest figure, such as goals; none if all of several have it, which is a draw."""
    best = tuple(seat for seat, one in enumerate(figures) if one == max(figures))
    return () if len(best) == len(figures) > 1 else best


def counted_goals(goals: Sequence[int], winners: Sequence[int], how: How) -> tuple[int, ...]:
    """Return the goals with which a match counts: of two sides the one that has given it up has lost as by a walkover, or
    as it stood if that is worse.
    """
    if how == "played" or len(goals) != 2 or len(winners) != 1:
        return tuple(goals)
    winner = winners[0]
    if goals[winner] - goals[1 - winner] >= WALKOVER_GOALS:
        return tuple(goals)
    return tuple(WALKOVER_GOALS * (seat == winner) for seat in range(2))


@dataclass(frozen=True)
class Result:
    """What came of a fixture."""

    fixture: Fixture
    goals: tuple[int, ...]
    """By seat."""
    winners: tuple[int, ...]
    """The seats that won, as the rules of the game say, whatever the goals; none for a draw."""
    conduct: tuple[int, ...]
    """By seat, the points against its conduct, at least 0: fewer are better."""
    how: How = "played"
    incidents: tuple[Incident, ...] = ()
    """Its goals and bookings, by seat, as far as they were noted."""
    meetings: tuple[Meeting, ...] = ()
    """The matches within it, by seat, where each of them counts by itself."""

    @property
    def is_by_tie_break(self) -> bool:
        """Whether a rule of its game has decided it, as both of its sides have as many goals."""
        is_level = len(self.goals) == 2 and self.goals[0] == self.goals[1]
        return is_level and len(self.winners) == 1 and self.how in PLAYED
