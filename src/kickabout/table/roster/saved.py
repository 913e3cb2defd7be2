"""The rosters that browsers have saved for a game, in the database: their squads, their teams.

A roster belongs to the browser that made it. Every change is one transaction that reads the text
and writes the new one, so that two tabs never overwrite each other's changes.
"""

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

import sqlalchemy as sa

from kickabout.engine.roster import RosterRules
from kickabout.table.errors import BadRequest, Refused, Unknown
from kickabout.table.store import RosterRow, now
from kickabout.text.messages import Message

MOST_ROSTERS = 50
"""The largest number of rosters of a browser for one game."""
MOST_BYTES = 8192
"""The largest size of a roster's file."""
ID_BYTES = 9


@dataclass(frozen=True)
class Saved:
    """A roster as stored in the database."""

    id: str
    game: str
    name: str
    text: str
    before: str | None
    """The text before the last change; None if that cannot be undone."""
    updated: datetime


_COLUMNS = (
    RosterRow.id,
    RosterRow.game,
    RosterRow.name,
    RosterRow.text,
    RosterRow.before,
    RosterRow.updated,
)


def rosters_of(connection: sa.Connection, browser: str, game: str) -> list[Saved]:
    """Return the rosters of a browser for a game, latest first."""
    rows = connection.execute(
        sa.select(*_COLUMNS)
        .where(RosterRow.browser_digest == browser, RosterRow.game == game)
        .order_by(RosterRow.updated.desc(), RosterRow.id)
    )
    return [Saved(*row) for row in rows]


def roster_of(connection: sa.Connection, browser: str, game: str, roster: str) -> Saved:
    """Return a roster of a browser; raises `Unknown` if it has none with this id."""
    row = connection.execute(
        sa.select(*_COLUMNS).where(
            RosterRow.id == roster, RosterRow.browser_digest == browser, RosterRow.game == game
        )
    ).first()
    if row is None:
        raise Unknown(Message("error-not-built-here"))
    return Saved(*row)


def add_roster(connection: sa.Connection, browser: str, game: str, name: str, text: str) -> str:
    """Store a new roster and return its id; raises `Refused` if there are too many already."""
    checked_size(text)
    there = connection.execute(
        sa.select(sa.func.count())
        .select_from(RosterRow)
        .where(RosterRow.browser_digest == browser, RosterRow.game == game)
    ).scalar_one()
    if there >= MOST_ROSTERS:
        raise Refused(Message("error-too-many-built", most=MOST_ROSTERS))
    made = secrets.token_urlsafe(ID_BYTES)
    connection.execute(
        sa.insert(RosterRow).values(
            id=made,
            browser_digest=browser,
            game=game,
            name=name,
            text=text,
            before=None,
            updated=now(),
        )
    )
    return made


def change_roster(
    connection: sa.Connection,
    browser: str,
    game: str,
    roster: str,
    rules: RosterRules,
    change: Callable[[Saved], str],
) -> None:
    """Store the text that `change` makes of a roster; if it raises, the roster stays as it is."""
    saved = roster_of(connection, browser, game, roster)
    text = checked_size(change(saved))
    if text == saved.text:
        return
    connection.execute(
        sa.update(RosterRow)
        .where(RosterRow.id == roster)
        .values(text=text, name=rules.parse(text).name, before=saved.text, updated=now())
    )


def remove_roster(connection: sa.Connection, browser: str, game: str, roster: str) -> str:
    """Delete a roster of a browser and return its name; raises `Unknown` if it has no such roster."""
    saved = roster_of(connection, browser, game, roster)
    connection.execute(sa.delete(RosterRow).where(RosterRow.id == roster))
    return saved.name


def checked_size(text: str) -> str:
    """Return the text of a roster; raises `BadRequest` if it is too long."""
    size = len(text.encode())
    if size > MOST_BYTES:
        raise BadRequest(Message("error-file-long", size=size, most=MOST_BYTES))
    return text
