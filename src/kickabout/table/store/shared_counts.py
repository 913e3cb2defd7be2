"""Counts that the servers of a database share, each for a while, as functions of a connection."""

from collections.abc import Mapping
from datetime import datetime, timedelta

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert

from kickabout.table.store.records import now
from kickabout.table.store.shared_models import CountRow


def count(connection: sa.Connection, most: Mapping[str, int], seconds: int) -> datetime | None:
    """Count one more under each name, for so many seconds from the first; None if none is over its `most`. Else nothing
    is counted, and it returns when that will have ended which takes longest.

    It never reads before it writes, so that servers which count at the same moment all see the others.
    """
    moment = now()
    new = insert(CountRow).values(
        [
            {"name": name, "number": 1, "until": moment + timedelta(seconds=seconds)}
            for name in sorted(most)  # in one order, so that no two wait for each other
        ]
    )
    is_past = CountRow.until <= moment
    counted = connection.execute(
        new.on_conflict_do_update(
            index_elements=[CountRow.name],
            set_={
                "number": sa.case((is_past, 1), else_=CountRow.number + 1),
                "until": sa.case((is_past, new.excluded.until), else_=CountRow.until),
            },
        ).returning(CountRow.name, CountRow.number, CountRow.until)
    ).all()
    full = [until for name, number, until in counted if number > most[name]]
    if not full:
        return None
    connection.execute(
        sa.update(CountRow).where(CountRow.name.in_(most)).values(number=CountRow.number - 1)
    )
    return max(full)


def forget_past(connection: sa.Connection) -> None:
    """Remove counts that have ended, but for those that somebody counts on at this moment."""
    past = sa.select(CountRow.name).where(CountRow.until <= now()).with_for_update(skip_locked=True)
    connection.execute(sa.delete(CountRow).where(CountRow.name.in_(past)))
