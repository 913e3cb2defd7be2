"""Tables with seats that everybody may take."""

from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import timedelta

from kickabout.table.errors import TableError
from kickabout.table.play import LiveTable, Tables
from kickabout.table.seats import as_browser, digest
from kickabout.table.store import Wanted, now, queries

RUNNING_MINUTES = 15
"""The time since the last move for which a match counts as running."""
MOST = 12
"""The number of tables that are listed, latest first."""
ANY = Wanted()


@dataclass(frozen=True)
class OpenTable:
    """A table that waits for players."""

    table: LiveTable
    open: int
    """The number of its open seats."""
    invite: str
    """The invitation to the first of them."""

    @property
    def names(self) -> list[str]:
        """The names of the people who sit there."""
        return [self.table.names[seat] for seat in self.table.people]


def has_any(table: LiveTable, accounts: Collection[str]) -> bool:
    """Return whether one of these accounts sits at a table, each by its id."""
    holders = table.stored.holders
    return any(digest(as_browser(account)) in holders for account in accounts)


def as_open(tables: Tables, table: LiveTable) -> OpenTable | None:
    """Return a table with the invitation to its first open seat; None if it has none, if none can be made any more, or if
    somebody there may not begin a match.
    """
    if tables.sanctions.keeps(table):
        return None
    free = [place.seat for place in table.places if place.kind == "open"]
    invite = tables.invite_token(table, free[0]) if free else None
    return None if invite is None else OpenTable(table, len(free), invite)


async def waits_for(tables: Tables, table_id: str, browser: str | None) -> OpenTable | None:
    """Return a table that waits for a browser's person, with the invitation; None if there is no such table, it has no
    seat for them any more, or they sit there.
    """
    try:
        table = await tables.get(table_id)
    except TableError:
        return None
    return None if tables.seat_of(table, browser) is not None else as_open(tables, table)


def is_attended(table: LiveTable) -> bool:
    """Return whether somebody is there who waits at a table."""
    return not all(table.occupancy.is_vacant(seat, table.now) for seat in table.people)


async def open_tables(
    tables: Tables, apart: Collection[str] = (), wanted: Wanted = ANY, most: int = MOST
) -> list[OpenTable]:
    """Return the listed tables at which somebody waits, latest first, and at most so many of those that are `wanted`;
    but for those where one of the accounts `apart` sits.
    """
    listed = await tables.store.read(lambda c: queries.listed_tables(c, most, wanted))
    return await waiting_at(tables, listed, apart)


async def tables_to_watch(
    tables: Tables, apart: Collection[str] = (), wanted: Wanted = ANY, most: int = MOST
) -> list[LiveTable]:
    """Return the tables at which a match runs that anybody may watch, of those that were listed; latest first, and at most
    so many of those that are `wanted`; but for those where one of the accounts `apart` sits.
    """
    since = now() - timedelta(minutes=RUNNING_MINUTES)
    ids = await tables.store.read(lambda c: queries.running_tables(c, most, wanted, since))
    running = [one async for one in _loaded(tables, ids) if one.status == "playing"]
    return [one for one in running if not has_any(one, apart)]


async def _loaded(tables: Tables, listed: Sequence[str]) -> AsyncIterator[LiveTable]:
    for one in listed:
        with suppress(TableError):  # it was closed or removed since
            yield await tables.get(one)


async def waiting_at(
    tables: Tables, listed: Sequence[str], apart: Collection[str]
) -> list[OpenTable]:
    """Return those of some tables at which somebody waits, but for those where one of the accounts `apart` sits."""
    waiting_tables: list[OpenTable] = []
    async for table in _loaded(tables, listed):
        waiting = as_open(tables, table)
        if waiting is not None and is_attended(table):
            waiting_tables.append(waiting)
    return [one for one in waiting_tables if not has_any(one.table, apart)]
