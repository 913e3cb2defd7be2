"""The seats of a table: permissions and the cookies, links and tokens that grant them."""

from kickabout.table.seats.auth import ADMIN_TOKEN, browser_id, digest, read_admin_token
from kickabout.table.seats.keys import (
    COOKIE_SECONDS,
    Keys,
    account_in,
    as_browser,
    is_account,
    read_keys,
    session_in,
    signed_in,
)
from kickabout.table.seats.names import (
    alike,
    checked_name,
    default_name,
    lookalike,
    names_in,
    open_name,
    skeletons,
    unique_name,
)
from kickabout.table.seats.occupancy import Occupancy, Seats
