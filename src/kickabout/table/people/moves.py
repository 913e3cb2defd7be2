"""One's own moves: what somebody has to decide in matches over days, and the vacations from that."""

from collections.abc import Sequence

from kickabout.table.errors import BadRequest, Refused
from kickabout.table.play import Tables, read_again
from kickabout.table.store import Store, due_queries
from kickabout.table.store.due_queries import Due
from kickabout.text.messages import Message

VACATION_DAYS = 24
"""The days of vacation that everybody has in a year."""


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
    store, most = tables.store, VACATION_DAYS
    if not await store.write(lambda c: due_queries.take_vacation(c, owner, days, most)):
        raise Refused(Message("error-vacation"))
    for one in await own_moves(store, owner):
        table = tables.loaded(one.table)
        if table is not None:
            await read_again(table)
