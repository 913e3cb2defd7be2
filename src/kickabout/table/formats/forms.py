"""The forms of tournaments, and the numbers that belong to them."""

from dataclasses import dataclass
from typing import Literal

Kind = Literal["league", "cup", "groups", "swiss", "arena", "group-stage"]
"""Everybody meets everybody; knock-out; groups and then knock-out; Swiss; an arena, where whoever is free is paired at
once until the time is over; and Squad Rush's own Group Stage, at tables of up to four."""
MOST_SIDES: dict[Kind, int] = {
    "league": 64,
    "cup": 64,
    "groups": 64,
    "swiss": 256,
    "arena": 256,
    "group-stage": 64,
}
GROUP_STAGE = ("squad-rush", {"mode": "group-stage"})
"""The game, with its options, that has a group stage of its own."""
LEAST_SIDES: dict[Kind, int] = {
    "league": 3,
    "cup": 2,
    "groups": 4,
    "swiss": 3,
    "arena": 2,
    "group-stage": 2,
}


@dataclass(frozen=True)
class Form:
    """How a tournament is played. Raises `ValueError` for numbers that make none."""

    kind: Kind
    legs: Literal[1, 2] = 1
    """How often everybody meets everybody, in a league or a group."""
    groups: int = 2
    """The number of groups, 1..16."""
    qualify: int = 2
    """The number of sides of each group that go on, from 1."""
    third_place: bool = False
    """Whether the losers of the semi-finals play for the third place."""
    rounds: int | None = None
    """The rounds of a Swiss tournament, 1..15; None for as many as suit the number of its sides."""
    minutes: int = 30
    """For how long an arena pairs, 5..240."""
    tie_breakers: str = "plain"
    """The name of the tie-breakers."""

    def __post_init__(self) -> None:
        ranges = (
            ("groups", self.groups, 1, 16),
            ("qualify", self.qualify, 1, 16),
            ("rounds", 1 if self.rounds is None else self.rounds, 1, 15),
            ("minutes", self.minutes, 5, 240),
        )
        for name, number, least, most in ranges:
            if not least <= number <= most:
                raise ValueError(f"{name} is {number}, which should be {least} to {most}")
        if self.groups * self.qualify < 2:
            raise ValueError("one side of one group goes on, which should be two in all at least")

    @property
    def least_sides(self) -> int:
        """The number of sides that it takes."""
        return 2 * self.groups if self.kind == "groups" else LEAST_SIDES[self.kind]

    @property
    def most_sides(self) -> int:
        """The number of sides for which there is room."""
        return MOST_SIDES[self.kind]
