"""People: accounts with a name, and what they have played."""

from kickabout.table.people.accounts import LINK_MINUTES, People, SignedIn, owner_of
from kickabout.table.people.record import (
    PEOPLE,
    Balance,
    Outcome,
    Profile,
    opponents_of,
    outcome_of,
    profile_of,
)

__all__ = [
    "LINK_MINUTES",
    "PEOPLE",
    "Balance",
    "Outcome",
    "People",
    "Profile",
    "SignedIn",
    "opponents_of",
    "outcome_of",
    "owner_of",
    "profile_of",
]
