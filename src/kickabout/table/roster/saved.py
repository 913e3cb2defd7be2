"""What browsers have built for a game, in the database: their squads, their teams.

A roster belongs to the browser that made it. Every change is one transaction that reads the text and
writes the new one, so that two tabs never write over each other.
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
"""A browser keeps at most this many for a game."""
MOST_BYTES = 8192
"""A roster's file is no longer than this."""
ID_BYTES = 9


@dataclass(frozen=True)
class Saved:
    """A roster as the database keeps it."""

    id: str
    game: str
    name: str
    text: str
    before: str | None
    """What it was before the last change, None if that cannot be taken back."""
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
    """The rosters of a browser for a game, the latest first."""
    rows = connection.execute(
        sa.select(*_COLUMNS)
        .where(RosterRow.browser_digest == browser, RosterRow.game == game)
        .order_by(RosterRow.updated.desc(), RosterRow.id)
    )
    return [Saved(*row) for row in rows]


def roster_of(connection: sa.Connection, browser: str, game: str, roster: str) -> Saved:
    """A roster of a browser; raises `Unknown` if it has none of this id."""
    row = connection.execute(
        sa.select(*_COLUMNS).where(
            RosterRow.id == roster, RosterRow.browser_digest == browser, RosterRow.game == game
        )
    ).first()
    if row is None:
        raise Unknown(Message("error-not-built-here"))
    return Saved(*row)


def add_roster(connection: sa.Connection, browser: str, game: str, name: str, text: str) -> str:
    """Keeps a new roster and returns its id; raises `Refused` if there are too many already."""
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
    """Writes what `change` makes of a roster; what that raises leaves the roster as it is."""
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
    """Deletes a roster of a browser and returns its name; raises `Unknown` if it has no such roster."""
    saved = roster_of(connection, browser, game, roster)
    connection.execute(sa.delete(RosterRow).where(RosterRow.id == roster))
    return saved.name


def checked_size(text: str) -> str:
    """The text of a roster; raises `BadRequest` if it is too long."""
    size = len(text.encode())
    if size > MOST_BYTES:
        raise BadRequest(Message("error-file-long", size=size, most=MOST_BYTES))
    return text
