"""Tables with seats that everybody may take, and two who want to play now: who comes second sits down with the first."""

from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from dataclasses import dataclass

from kickabout.table.errors import Gone, Refused, TableError, Unknown
from kickabout.table.play import LiveTable, Tables, default_name
from kickabout.table.seats import as_browser, digest, unique_name
from kickabout.table.store import queries

MOST = 12
"""The number of tables that are listed, latest first."""
ALIKE = ("game", "box_digest", "options", "is_rated", "best_of", "dice")
"""What two tables have in common at one of which somebody can play instead of at the other."""
TRIES = 3
"""The number of times that somebody who wants to play now sits down where somebody else was quicker."""


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


async def open_tables(
    tables: Tables, apart: Collection[str] = (), before: str | None = None
) -> list[OpenTable]:
    """Return the listed tables at which somebody waits, latest first, or only those listed `before` another one; but
    for those where one of the accounts `apart` sits.
    """
    found: list[OpenTable] = []
    listed = await tables.store.read(lambda c: queries.listed_tables(c, MOST))
    if before is not None:
        listed = listed[listed.index(before) + 1 :] if before in listed else []
    for one in listed:
        try:
            table = await tables.get(one)
        except TableError:
            continue  # it was closed or removed since
        waiting = as_open(tables, table)
        is_alone = all(table.occupancy.is_vacant(seat, table.now) for seat in table.people)
        if waiting is not None and not is_alone:
            found.append(waiting)
    return [one for one in found if not one.has_any(apart)]


async def play_now(
    tables: Tables,
    set_up: Callable[[], Awaitable[LiveTable]],
    name: str,
    browser: str,
    apart: Collection[str] = (),
) -> LiveTable:
    """Return a table at which a browser can play now: one like that which it would `set_up`, where somebody has
    waited longer, or else its own.

    Its own comes first and gives way to one that was listed before it, so that of two who come at the same moment, at
    two servers perhaps, both cannot go on waiting. `apart` are the accounts with whom it shall not play, by their ids.
    Raises `BadRequest` for the name, or `Unsaved`.
    """
    for _ in range(TRIES):
        own = await set_up()
        await tables.list_openly(own)
        others = await open_tables(tables, apart, before=own.id)
        twins = [
            one
            for one in others
            if _are_alike(one, own) and tables.seat_of(one.table, browser) is None
        ]
        if not twins or not await tables.withdraw(own):
            return own
        oldest = twins[-1]
        with suppress(Refused, Unknown, Gone):  # somebody was quicker
            called = unique_name(name or default_name(1), oldest.table.names)
            table, _ = await tables.join(oldest.invite, called, browser, contributes=True)
            return table
    own = await set_up()
    await tables.list_openly(own)
    return own


def _are_alike(one: OpenTable, own: LiveTable) -> bool:
    """Return whether a table is for the same match as an own one, and has one seat open."""
    there, here = one.table.stored, own.stored
    if one.open != 1 or len(there.places) != len(here.places):
        return False
    return all(getattr(there, name) == getattr(here, name) for name in ALIKE)
