"""The tables with seats that everybody may take, which are listed on the front page and in the API."""

from dataclasses import dataclass

from kickabout.table.errors import TableError
from kickabout.table.play import LiveTable, Tables
from kickabout.table.store import queries

MOST = 12
"""The number of tables that are listed, latest first."""


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


async def open_tables(tables: Tables) -> list[OpenTable]:
    """Return the listed tables at which somebody waits."""
    found: list[OpenTable] = []
    for one in await tables.store.read(lambda c: queries.listed_tables(c, MOST)):
        try:
            table = await tables.get(one)
        except TableError:
            continue  # it was closed or removed since
        free = [place.seat for place in table.places if place.kind == "open"]
        invite = tables.invite_token(table, free[0]) if free else None
        is_alone = all(table.occupancy.is_vacant(seat, table.now) for seat in table.people)
        if invite is not None and not is_alone:
            found.append(OpenTable(table, len(free), invite))
    return found
