"""The seats of a table: who may do what, and by which cookie, link or token."""

from kickabout.table.seats.auth import (
    COOKIE_SECONDS,
    Keys,
    checked_name,
    digest,
    read_key,
    unique_name,
)
from kickabout.table.seats.occupancy import Occupancy

__all__ = [
    "COOKIE_SECONDS",
    "Keys",
    "Occupancy",
    "checked_name",
    "digest",
    "read_key",
    "unique_name",
]
