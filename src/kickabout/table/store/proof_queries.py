"""How many matches of the database were sealed, and what became of them, as functions of a connection."""

from collections.abc import Sequence
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from kickabout.table.store.models import TableRow, TallyRow
from kickabout.table.store.news import is_shared

_SEALED = TableRow.dice == "set"


@dataclass(frozen=True)
class SealedMatches:
    """The matches whose dice were set, by what became of them; removed ones count on."""

    opened: int = 0
    """Over: their secrets are open."""
    running: int = 0
    closed: int = 0
    """Closed by the host before they were over."""
    left: int = 0
    """Removed before they were over, since nobody had gone on with them for long."""

    @property
    def sealed(self) -> int:
        """All of them."""
        return self.opened + self.running + self.closed + self.left


def sealed_matches(connection: sa.Connection) -> SealedMatches:
    """Return how many matches were sealed, and what became of them."""
    counts = {"opened": 0, "running": 0, "closed": 0, "left": 0}
    for status, closed, number in connection.execute(_count().where(_SEALED)):
        counts[_fate(status, is_closed=closed, otherwise="running")] += number
    for name, number in connection.execute(sa.select(TallyRow.name, TallyRow.number)):
        counts[name] += number
    return SealedMatches(**counts)


def tally(connection: sa.Connection, tables: Sequence[str]) -> None:
    """Count the sealed matches among tables that are about to be removed."""
    counts = connection.execute(_count().where(_SEALED, TableRow.id.in_(tables))).all()
    insert = postgresql.insert if is_shared(connection) else sqlite.insert
    for status, closed, number in counts:
        name = _fate(status, is_closed=closed, otherwise="left")
        row = insert(TallyRow).values(name=name, number=number)
        sum_of_both = {"number": TallyRow.number + row.excluded.number}
        connection.execute(row.on_conflict_do_update(index_elements=["name"], set_=sum_of_both))


def _count() -> sa.Select[str, bool, int]:
    kinds = TableRow.status, TableRow.closed
    return sa.select(*kinds, sa.func.count()).group_by(*kinds)


def _fate(status: str, *, is_closed: bool, otherwise: str) -> str:
    return "opened" if status == "over" else "closed" if is_closed else otherwise
