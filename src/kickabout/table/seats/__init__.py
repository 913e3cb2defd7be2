"""The seats of a table: permissions and the cookies, links and tokens that grant them."""

from kickabout.table.seats.auth import (
    ADMIN_TOKEN,
    COOKIE_SECONDS,
    Keys,
    browser_id,
    digest,
    read_admin_token,
    read_key,
)
from kickabout.table.seats.names import alike, checked_name, lookalike, unique_name
from kickabout.table.seats.occupancy import Occupancy

__all__ = [
    "ADMIN_TOKEN",
    "COOKIE_SECONDS",
    "Keys",
    "Occupancy",
    "alike",
    "browser_id",
    "checked_name",
    "digest",
    "lookalike",
    "read_admin_token",
    "read_key",
    "unique_name",
]
