"""Links made anew: the private links of seats, and invitations."""

from collections.abc import Sequence
from dataclasses import replace

import sqlalchemy as sa

from kickabout.table.play.live import LiveTable
from kickabout.table.play.turn import Turn, take_turn
from kickabout.table.seats import Keys
from kickabout.table.store import Place, queries


async def renew_links(
    table: LiveTable, keys: Keys, seat: int, *, alone: bool = False, browser: str | None = None
) -> None:
    """Make the links of a table anew for the seat that opened it; for any other seat, its own link.

    The old ones lead nowhere from then on. Browsers keep their seats; if a seat is to be `alone`, all
    browsers but the one with this digest lose it. Raises `Unsaved`.
    """

    def others() -> list[str]:
        held = table.stored.holders.items()
        return [holder for holder, of in held if alone and of == seat and holder != browser]

    async def renew(turn: Turn) -> None:
        _renew(turn, table, keys, _concerned(table, seat), others())

    await take_turn(table, renew)


async def own_token(table: LiveTable, keys: Keys, seat: int) -> str:
    """Return the secret of a seat for its holder, made anew if the server has the key no more that made
    it; raises `Unsaved`.
    """
    key = keys.maker_of(table.id, table.places[seat])
    if key is None:

        async def renew(turn: Turn) -> None:
            _renew(turn, table, keys, [table.places[seat]])

        await take_turn(table, renew)
        key = keys.current
    return key.seat_token(table.id, table.places[seat])


def _concerned(table: LiveTable, seat: int) -> list[Place]:
    """Return the seats whose links a seat makes anew.

    A program that holds a seat by its token alone keeps that, as nobody could tell it the new one.
    """
    if seat != table.stored.opener:
        return [table.places[seat]]
    held = {seat, *table.stored.holders.values()}
    return [p for p in table.places if p.kind == "open" or table.seats.home_of(p.seat) in held]


def _renew(
    turn: Turn, table: LiveTable, keys: Keys, old: Sequence[Place], lost: Sequence[str] = ()
) -> None:
    """Give seats new links, and take their seats from the browsers that are `lost`."""
    places = [_renewed(table, keys, place) for place in old]

    def write(connection: sa.Connection) -> None:
        queries.set_tokens(connection, table.id, places)
        queries.remove_holders(connection, table.id, lost)

    turn.change(write)


def _renewed(table: LiveTable, keys: Keys, place: Place) -> Place:
    new = keys.current.issue(table.id, place)
    # A program that joins again with its key, to get its token, shows the invitation that it had.
    return new if place.kind == "open" else replace(new, invite_digest=place.invite_digest)
