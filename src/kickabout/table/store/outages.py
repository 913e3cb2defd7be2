"""Outages of the database: what people read of them, what the log has, and how one is found.

What a driver says may name addresses, ports, users and files. The log has it, once for each cause, under an id that
people read in its place.
"""

import logging
import secrets
import time

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from kickabout.table.store.news import is_shared
from kickabout.table.store.records import now
from kickabout.table.store.shared_models import FactRow

QUIET_SECONDS = 60.0
"""The time without a failure of the same cause after which the next one is another outage."""
SPILLED_ROWS = 5000
"""So many numbers exceed the least memory of PostgreSQL for a query: they take 25 pages on its disk."""
NEW_PAGES = "x" * 16_384
"""A text that takes new pages of an SQLite file."""

logger = logging.getLogger(__name__)


class Outages:
    """The outages of a database, by their causes."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[str, float]] = {}
        """The id of each cause, and when it was last noted."""

    def note(self, cause: str) -> str:
        """Return the id of a cause, which is logged with it once while the outage lasts."""
        moment = time.monotonic()
        self._known = {
            known: (name, last)
            for known, (name, last) in self._known.items()
            if moment - last < QUIET_SECONDS
        }
        name = self._known[cause][0] if cause in self._known else secrets.token_hex(4)
        if cause not in self._known:
            logger.error("%s: the database failed: %s", name, " ".join(cause.split()))
        self._known[cause] = name, moment
        return name


def try_writing(connection: sa.Connection) -> None:
    """Write a row as a decision does, and take up room; fails if the disk is full.

    The row alone would find its room in a page that there is.
    """
    insert = postgresql.insert if is_shared(connection) else sqlite.insert
    row = insert(FactRow).values(name="written", value=now().isoformat())
    at_once = {"value": row.excluded.value}
    connection.execute(row.on_conflict_do_update(index_elements=[FactRow.name], set_=at_once))
    if is_shared(connection):
        connection.execute(sa.text("SET LOCAL work_mem = 64"))
        numbers = sa.func.generate_series(1, SPILLED_ROWS).table_valued("number")
        connection.execute(sa.select(sa.func.count()).select_from(numbers))
        return
    tried = (
        connection.begin_nested()
    )  # no `with`: a full disk has SQLite undo the whole transaction
    connection.execute(sa.insert(FactRow).values(name="room", value=NEW_PAGES))
    tried.rollback()
