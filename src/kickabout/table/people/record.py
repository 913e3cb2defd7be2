"""What somebody has played: every match with its result, and the balance of each game."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import groupby

from kickabout.table.store import Listed
from kickabout.table.store.outcome_queries import (
    PEOPLE,
    Outcome,
    Played,
    opponents_among,
    outcome_for,
)

__all__ = [
    "PEOPLE",
    "Balance",
    "Outcome",
    "Profile",
    "Streak",
    "opponents_of",
    "outcome_of",
    "profile_of",
]
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


@dataclass(frozen=True)
class Streak:
    """Matches in a row with the same outcome."""

    outcome: Outcome
    number: int


@dataclass
class Profile:
    """The balance of what somebody has played."""

    balance: Balance = field(default_factory=Balance)
    games: dict[str, dict[str, Balance]] = field(default_factory=dict)
    """By game and opponents: `people`, or the bot, by its slug in the cast or its kind."""
    form: list[Outcome] = field(default_factory=list)
    """Of the latest matches, latest first."""
    streak: Streak | None = None
    """The one that goes on."""
    longest: int = 0
    """The largest number of matches won in a row."""


def opponents_of(table: Listed) -> str:
    """Return who played against the seat: `people` if anybody else was a person, else the first bot."""
    return opponents_among([(place.kind, place.cast) for place in table.places], table.seat)


def outcome_of(table: Listed) -> Outcome | None:
    """Return the outcome of a match for its seat; None of one that is not over, or a lesson's."""
    if table.score is None or not table.counts:
        return None
    return outcome_for(table.score.winners, len(table.places), table.seat)


def profile_of(played: Sequence[Played]) -> Profile:
    """Return the balance of finished matches, latest first."""
    profile = Profile(form=[one.outcome for one in played[:FORM]])
    for one in played:
        profile.balance.count(one.outcome)
        by_opponents = profile.games.setdefault(one.game, {})
        by_opponents.setdefault(one.opponents, Balance()).count(one.outcome)
    streaks = [
        Streak(outcome, len(list(matches)))
        for outcome, matches in groupby(one.outcome for one in played)
    ]
    profile.streak = streaks[0] if streaks else None
    profile.longest = max((one.number for one in streaks if one.outcome == "won"), default=0)
    return profile
