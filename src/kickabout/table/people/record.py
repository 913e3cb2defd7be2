"""What somebody has played: every match with its result, and the balance of each game."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from kickabout.table.store import Listed

Outcome = Literal["won", "drawn", "lost"]
PEOPLE = "people"
"""The opponents of a match in which another seat was a person's."""
FORM = 10
"""The number of matches that form is made of."""


@dataclass
class Balance:
    """Matches by their outcome."""

    won: int = 0
    drawn: int = 0
    lost: int = 0

    @property
    def played(self) -> int:
        """The number of matches."""
        return self.won + self.drawn + self.lost

    def count(self, outcome: Outcome) -> None:
        """Count a match."""
        setattr(self, outcome, getattr(self, outcome) + 1)


@dataclass
class Profile:
    """The balance of what somebody has played."""

    balance: Balance = field(default_factory=Balance)
    games: dict[str, dict[str, Balance]] = field(default_factory=dict)
    """By game and opponents: `people`, or the kind of the bots."""
    form: list[Outcome] = field(default_factory=list)
    """Of the latest matches, latest first."""


def opponents_of(table: Listed) -> str:
    """Return who played against the seat: `people` if anybody else was a person, else the kind of the first bot."""
    others = [place.kind for place in table.places if place.seat != table.seat]
    if "person" in others or "open" in others:
        return PEOPLE
    return next((bot for kind in others if (bot := kind.partition(":")[2])), "")


def outcome_of(table: Listed) -> Outcome | None:
    """Return the outcome of a match for its seat; None of one that is not over, or a lesson's."""
    score = table.score
    if score is None or table.lesson is not None:
        return None
    if not score.winners or len(score.winners) == len(table.places):
        return "drawn"
    return "won" if table.seat in score.winners else "lost"


def profile_of(listed: Sequence[Listed]) -> Profile:
    """Return the balance of tables, latest first. What is not over does not count, nor do lessons."""
    profile = Profile()
    for table in listed:
        outcome = outcome_of(table)
        if outcome is None:
            continue
        profile.balance.count(outcome)
        by_opponents = profile.games.setdefault(table.game, {})
        by_opponents.setdefault(opponents_of(table), Balance()).count(outcome)
        if len(profile.form) < FORM:
            profile.form.append(outcome)
    return profile
