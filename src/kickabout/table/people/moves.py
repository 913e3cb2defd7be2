"""One's own moves: what somebody has to decide in matches over days, and the vacations from that."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

import sqlalchemy as sa

from kickabout.table.errors import BadRequest, Refused
from kickabout.table.play import Tables
from kickabout.table.store import Store, due_queries, vacation_queries
from kickabout.table.store.due_queries import Due
from kickabout.table.store.vacation_queries import VACATION_DAYS, Absence
from kickabout.text.messages import Message


@dataclass(frozen=True)
class Vacation:
    """Who is on vacation, as somebody may know it who plays over days."""

    back: datetime | None
    """When their own ends; None if they are here."""
    days_left: int
    """The days of vacation that are left to them this year."""
    rivals: tuple[Absence, ...]
    """Of those against whom they play, who is back first comes first."""


async def own_moves(store: Store, owner: str) -> list[Due]:
    """Return what somebody has to decide, by the digest of the owner of their seats, the most urgent first; raises
    `Unsaved`.
    """
    return await store.read(lambda c: due_queries.own_dues(c, owner))


def beside(moves: Sequence[Due], table: str, step: int) -> str | None:
    """Return the table of the move after (1) or before (-1) the one at a table, in a circle; None if there is no other."""
    tables = [one.table for one in moves]
    if table not in tables:
        return tables[0 if step > 0 else -1] if tables else None
    following = tables[(tables.index(table) + step) % len(tables)]
    return None if following == table else following


async def take_vacation(tables: Tables, owner: str, days: int) -> None:
    """Go on vacation for so many days, by which all that is owed is due later.

    Raises `BadRequest` for no number of days, `Refused` if as many are not left this year or a vacation goes on, or
    `Unsaved`.
    """
    if not 1 <= days <= VACATION_DAYS:
        raise BadRequest(Message("error-vacation-days", most=VACATION_DAYS))
    if not await tables.store.write(lambda c: vacation_queries.take_vacation(c, owner, days)):
        raise Refused(Message("error-vacation"))
    await _tell(tables, owner)


async def end_vacation(tables: Tables, owner: str) -> None:
    """Come back from a vacation before its end, by which all that is owed is due sooner; the days that have not begun are
    left for another one. Raises `Refused` if none goes on, or `Unsaved`.
    """
    if not await tables.store.write(lambda c: vacation_queries.end_vacation(c, owner)):
        raise Refused(Message("error-no-vacation"))
    await _tell(tables, owner)


async def vacation_of(store: Store, owner: str) -> Vacation:
    """Return the vacation of somebody, and of those against whom they play over days; raises `Unsaved`."""

    def read(connection: sa.Connection) -> Vacation:
        back, days = vacation_queries.vacation_of(connection, owner)
        rivals = vacation_queries.rivals_away(connection, owner)
        return Vacation(back, VACATION_DAYS - days, tuple(rivals))

    return await store.read(read)


async def _tell(tables: Tables, owner: str) -> None:
    """Let those who are at somebody's tables over days see at once whether they are away."""
    for table in tables.in_memory():
        if owner in table.stored.holders and table.stored.is_over_days:
            await table.read_again()
