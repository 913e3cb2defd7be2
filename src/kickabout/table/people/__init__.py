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
