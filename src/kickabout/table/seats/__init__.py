"""The seats of a table: who may do what, and by which cookie, link or token."""

from kickabout.table.seats.auth import COOKIE_SECONDS, Keys, digest, read_key
from kickabout.table.seats.names import alike, checked_name, lookalike, unique_name
from kickabout.table.seats.occupancy import Occupancy

__all__ = [
    "COOKIE_SECONDS",
    "Keys",
    "Occupancy",
    "alike",
    "checked_name",
    "digest",
    "lookalike",
    "read_key",
    "unique_name",
]
