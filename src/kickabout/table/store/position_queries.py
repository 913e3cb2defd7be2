"""The positions of the day and what is answered to them, as functions of a connection.

A position stands once it is set: of several servers that set one the first counts, and of several answers of the same
browser or account.
"""

from collections.abc import Iterator
from datetime import date, timedelta

import sqlalchemy as sa
from sqlalchemy import orm
from sqlalchemy.dialects import postgresql, sqlite

from kickabout.table.store.leases import is_alive
from kickabout.table.store.models import Base
from kickabout.table.store.news import is_shared
from kickabout.table.store.position_models import PositionAnswerRow, PositionRow
from kickabout.table.store.records import now


def claim_position(connection: sa.Connection, day: date, game: str, server: str) -> bool:
    """Have a server look for the position of a day; return False if it is there, or another server looks for it."""
    if _add(connection, PositionRow, day=day, game=game, server=server):
        return True
    open_still: sa.ColumnElement[bool] = PositionRow.position.is_(None)
    if is_shared(connection):
        open_still = sa.and_(open_still, ~is_alive(PositionRow.server))
    taken = sa.update(PositionRow).where(*_on(day, game), open_still).values(server=server)
    return connection.execute(taken).rowcount == 1


def set_position(connection: sa.Connection, day: date, game: str, position: str) -> str:
    """Set the position of a day, unless there is one already; return that which stands."""
    _add(connection, PositionRow, day=day, game=game)
    unset = (*_on(day, game), PositionRow.position.is_(None))
    connection.execute(sa.update(PositionRow).where(*unset).values(position=position))
    standing = find_position(connection, day, game)
    assert standing is not None
    return standing


def find_position(connection: sa.Connection, day: date, game: str) -> str | None:
    """Return the position of a day, None while it is not set."""
    return connection.scalar(sa.select(PositionRow.position).where(*_on(day, game)))


def last_positions(connection: sa.Connection, game: str, before: date, most: int) -> list[str]:
    """Return the last positions of a game before a day, the latest first."""
    rows = _set_before(game, before, most).with_only_columns(PositionRow.position)
    return [text for text in connection.scalars(rows) if text is not None]


def days_with_position(connection: sa.Connection, game: str, before: date, most: int) -> list[date]:
    """Return the last days before another with a position of a game, the latest first."""
    rows = _set_before(game, before, most).with_only_columns(PositionRow.day)
    return list(connection.scalars(rows))


def _set_before(game: str, before: date, most: int) -> sa.Select[PositionRow]:
    """Return the query of the last days before another with a position of a game, the latest first."""
    return (
        sa.select(PositionRow)
        .where(
            PositionRow.game == game, PositionRow.day < before, PositionRow.position.is_not(None)
        )
        .order_by(PositionRow.day.desc())
        .limit(most)
    )


def games_with_position(connection: sa.Connection, day: date) -> set[str]:
    """Return the games that have a position of a day."""
    rows = sa.select(PositionRow.game).where(
        PositionRow.day == day, PositionRow.position.is_not(None)
    )
    return set(connection.scalars(rows))


def answer_position(
    connection: sa.Connection, day: date, game: str, browser: str, action: str
) -> str:
    """Note a browser's answer, unless it has given one already; return that which counts."""
    values = {"action": action, "answered": now()}
    _add(connection, PositionAnswerRow, day=day, game=game, browser_digest=browser, **values)
    answer = position_answer(connection, day, game, browser)
    assert answer is not None
    return answer


def position_answer(connection: sa.Connection, day: date, game: str, browser: str) -> str | None:
    """Return what a browser has answered, None if it has not."""
    own = PositionAnswerRow.day == day, PositionAnswerRow.game == game
    return connection.scalar(
        sa.select(PositionAnswerRow.action).where(*own, PositionAnswerRow.browser_digest == browser)
    )


def position_answers(connection: sa.Connection, day: date, game: str) -> dict[str, int]:
    """Return how many have given each answer to a position."""
    rows = connection.execute(
        sa.select(PositionAnswerRow.action, sa.func.count().label("number"))
        .where(PositionAnswerRow.day == day, PositionAnswerRow.game == game)
        .group_by(PositionAnswerRow.action)
    )
    return {row.action: row.number for row in rows}


def answered_games(connection: sa.Connection, day: date, browser: str) -> set[str]:
    """Return the games whose position of a day a browser has answered."""
    own = PositionAnswerRow.day == day, PositionAnswerRow.browser_digest == browser
    return set(connection.scalars(sa.select(PositionAnswerRow.game).where(*own)))


def answer_streak(connection: sa.Connection, browser: str, today: date) -> int:
    """Return on how many days in a row a browser has answered a position, up to today or the day before."""
    days = (
        sa.select(PositionAnswerRow.day)
        .where(PositionAnswerRow.browser_digest == browser, PositionAnswerRow.day <= today)
        .distinct()
        .order_by(PositionAnswerRow.day.desc())
    )
    return sum(1 for _ in _in_a_row(iter(connection.scalars(days)), today))


def merge_position_answers(connection: sa.Connection, guest: str, owner: str) -> None:
    """Remove the answers of one who is going to be one with another, where that one has answered as well."""
    theirs = orm.aliased(PositionAnswerRow)
    both = sa.exists().where(
        theirs.browser_digest == owner,
        theirs.day == PositionAnswerRow.day,
        theirs.game == PositionAnswerRow.game,
    )
    connection.execute(
        sa.delete(PositionAnswerRow).where(PositionAnswerRow.browser_digest == guest, both)
    )


def _in_a_row(days: Iterator[date], today: date) -> Iterator[date]:
    expected = today
    for day in days:
        if day != expected and (expected != today or day != today - timedelta(days=1)):
            return
        yield day
        expected = day - timedelta(days=1)


def _on(day: date, game: str) -> tuple[sa.ColumnElement[bool], ...]:
    return PositionRow.day == day, PositionRow.game == game


def _add(connection: sa.Connection, row: type[Base], **values: object) -> bool:
    """Add a row unless there is one of its key; return whether it was added."""
    insert = postgresql.insert if is_shared(connection) else sqlite.insert
    added = insert(row).values(**values).on_conflict_do_nothing().returning(sa.true())
    return connection.execute(added).first() is not None  # `rowcount` tells nothing on PostgreSQL
