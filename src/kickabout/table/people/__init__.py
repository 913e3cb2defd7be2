"""People: accounts with a name, and what they have played."""

from kickabout.table.people.accounts import LINK_MINUTES, People, SignedIn, owner_of
from kickabout.table.people.company import (
    OpenTable,
    as_open,
    open_tables,
    tables_to_watch,
    waiting_at,
    waits_for,
)
from kickabout.table.people.friends import CHALLENGE_HOURS, Friends
from kickabout.table.people.mail import Mail, is_address
from kickabout.table.people.moderation import MOST_DAYS, MOST_WHY, Moderation
from kickabout.table.people.moves import (
    Vacation,
    beside,
    end_vacation,
    own_moves,
    take_vacation,
    vacation_of,
)
from kickabout.table.people.notices import Notices, Way, path_of, switches, text_of
from kickabout.table.people.openid import OpenId, is_issuer
from kickabout.table.people.passkeys import Passkeys, allows_passkeys
from kickabout.table.people.programs import (
    MOST_LABEL,
    SCOPES,
    KeyScope,
    Programs,
    is_key,
    scopes_of,
)
from kickabout.table.people.pushes import Pushes
from kickabout.table.people.record import (
    PEOPLE,
    Balance,
    Outcome,
    Profile,
    opponents_of,
    outcome_of,
    profile_of,
)
from kickabout.table.people.seeking import (
    Seeker,
    Sought,
    is_seeking,
    look_again,
    play_now,
    stop_seeking,
)

__all__ = [
    "CHALLENGE_HOURS",
    "LINK_MINUTES",
    "MOST_DAYS",
    "MOST_LABEL",
    "MOST_WHY",
    "PEOPLE",
    "SCOPES",
    "Balance",
    "Friends",
    "KeyScope",
    "Mail",
    "Moderation",
    "Notices",
    "OpenId",
    "OpenTable",
    "Outcome",
    "Passkeys",
    "People",
    "Profile",
    "Programs",
    "Pushes",
    "Seeker",
    "SignedIn",
    "Sought",
    "Vacation",
    "Way",
    "allows_passkeys",
    "as_open",
    "beside",
    "end_vacation",
    "is_address",
    "is_issuer",
    "is_key",
    "is_seeking",
    "look_again",
    "open_tables",
    "opponents_of",
    "outcome_of",
    "own_moves",
    "owner_of",
    "path_of",
    "play_now",
    "profile_of",
    "scopes_of",
    "stop_seeking",
    "switches",
    "tables_to_watch",
    "take_vacation",
    "text_of",
    "vacation_of",
    "waiting_at",
    "waits_for",
]
