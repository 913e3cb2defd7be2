"""What browsers have built for a game, in the database: their squads, their teams.

A sheet belongs to the browser that made it. Every change is one transaction that reads the text and
writes the new one, so that two tabs never write over each other.
"""

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

import sqlalchemy as sa

from kickabout.engine.building import Builder
from kickabout.table.errors import BadRequest, Refused, Unknown
from kickabout.table.store import SheetRow, now
from kickabout.text.messages import Message

MOST_SHEETS = 50
"""A browser keeps at most this many for a game."""
MOST_BYTES = 8192
"""A sheet's file is no longer than this."""
ID_BYTES = 9


@dataclass(frozen=True)
class Saved:
    """A sheet as the database keeps it."""

    id: str
    game: str
    name: str
    text: str
    before: str | None
    """What it was before the last change, None if that cannot be taken back."""
    updated: datetime


_COLUMNS = (
    SheetRow.id,
    SheetRow.game,
    SheetRow.name,
    SheetRow.text,
    SheetRow.before,
    SheetRow.updated,
)


def sheets_of(connection: sa.Connection, browser: str, game: str) -> list[Saved]:
    """The sheets of a browser for a game, the latest first."""
    rows = connection.execute(
        sa.select(*_COLUMNS)
        .where(SheetRow.browser_digest == browser, SheetRow.game == game)
        .order_by(SheetRow.updated.desc(), SheetRow.id)
    )
    return [Saved(*row) for row in rows]


def sheet_of(connection: sa.Connection, browser: str, game: str, sheet: str) -> Saved:
    """A sheet of a browser; raises `Unknown` if it has none of this id."""
    row = connection.execute(
        sa.select(*_COLUMNS).where(
            SheetRow.id == sheet, SheetRow.browser_digest == browser, SheetRow.game == game
        )
    ).first()
    if row is None:
        raise Unknown(Message("error-not-built-here"))
    return Saved(*row)


def add_sheet(connection: sa.Connection, browser: str, game: str, name: str, text: str) -> str:
    """Keeps a new sheet and returns its id; raises `Refused` if there are too many already."""
    checked_size(text)
    there = connection.execute(
        sa.select(sa.func.count())
        .select_from(SheetRow)
        .where(SheetRow.browser_digest == browser, SheetRow.game == game)
    ).scalar_one()
    if there >= MOST_SHEETS:
        raise Refused(Message("error-too-many-built", most=MOST_SHEETS))
    made = secrets.token_urlsafe(ID_BYTES)
    connection.execute(
        sa.insert(SheetRow).values(
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


def change_sheet(
    connection: sa.Connection,
    browser: str,
    game: str,
    sheet: str,
    builder: Builder,
    change: Callable[[Saved], str],
) -> None:
    """Writes what `change` makes of a sheet; what that raises leaves the sheet as it is."""
    saved = sheet_of(connection, browser, game, sheet)
    text = checked_size(change(saved))
    if text == saved.text:
        return
    connection.execute(
        sa.update(SheetRow)
        .where(SheetRow.id == sheet)
        .values(text=text, name=builder.parse(text).name, before=saved.text, updated=now())
    )


def remove_sheet(connection: sa.Connection, browser: str, game: str, sheet: str) -> str:
    """Deletes a sheet of a browser and returns its name; raises `Unknown` if it has no such sheet."""
    saved = sheet_of(connection, browser, game, sheet)
    connection.execute(sa.delete(SheetRow).where(SheetRow.id == sheet))
    return saved.name


def checked_size(text: str) -> str:
    """The text of a sheet; raises `BadRequest` if it is too long."""
    size = len(text.encode())
    if size > MOST_BYTES:
        raise BadRequest(Message("error-file-long", size=size, most=MOST_BYTES))
    return text
