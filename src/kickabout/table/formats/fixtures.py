"""Fixtures, and what came of them: what every form of a competition is made of."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

Stage = Literal["league", "group", "knock-out", "third-place", "swiss", "arena", "group-stage"]
"""The part of a competition to which a fixture belongs."""
How = Literal["played", "stood", "walkover", "void"]
"""How a fixture came to its result: what `stood` when its time was over counts as it was, a `void` one for nobody."""

PLAYED: tuple[How, ...] = ("played", "stood")
"""How a fixture comes to its result at a table."""


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
