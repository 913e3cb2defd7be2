"""The seats of a table: permissions and the cookies, links and tokens that grant them."""

from kickabout.table.seats.auth import ADMIN_TOKEN, browser_id, digest, read_admin_token
from kickabout.table.seats.keys import COOKIE_SECONDS, Keys, read_keys
from kickabout.table.seats.names import alike, checked_name, lookalike, unique_name
from kickabout.table.seats.occupancy import Occupancy, Seats

__all__ = [
    "ADMIN_TOKEN",
    "COOKIE_SECONDS",
    "Keys",
    "Occupancy",
    "Seats",
    "alike",
    "browser_id",
    "checked_name",
    "digest",
    "lookalike",
    "read_admin_token",
    "read_keys",
    "unique_name",
]
