"""Tables with seats that everybody may take."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from kickabout.table.errors import TableError
from kickabout.table.play import LiveTable, Tables
from kickabout.table.seats import as_browser, digest
from kickabout.table.store import Wanted, queries

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

    def has_any(self, accounts: Collection[str]) -> bool:
        """Return whether one of these accounts sits there, each by its id."""
        holders = self.table.stored.holders
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


async def waiting_at(
    tables: Tables, listed: Sequence[str], apart: Collection[str]
) -> list[OpenTable]:
    """Return those of some tables at which somebody waits, but for those where one of the accounts `apart` sits."""
    found: list[OpenTable] = []
    for one in listed:
        try:
            table = await tables.get(one)
        except TableError:
            continue  # it was closed or removed since
        waiting = as_open(tables, table)
        if waiting is not None and is_attended(table):
            found.append(waiting)
    return [one for one in found if not one.has_any(apart)]
