"""People: accounts with a name, and what they have played."""

from kickabout.table.people.accounts import LINK_MINUTES, People, SignedIn, owner_of
from kickabout.table.people.company import OpenTable, as_open, open_tables, play_now
from kickabout.table.people.friends import CHALLENGE_HOURS, Friends
from kickabout.table.people.moderation import Moderation
from kickabout.table.people.notices import KINDS, Notices
from kickabout.table.people.passkeys import Passkeys, allows_passkeys
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
    "CHALLENGE_HOURS",
    "KINDS",
    "LINK_MINUTES",
    "PEOPLE",
    "Balance",
    "Friends",
    "Moderation",
    "Notices",
    "OpenTable",
    "Outcome",
    "Passkeys",
    "People",
    "Profile",
    "SignedIn",
    "allows_passkeys",
    "as_open",
    "open_tables",
    "opponents_of",
    "outcome_of",
    "owner_of",
    "play_now",
    "profile_of",
]
