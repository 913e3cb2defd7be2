"""Changes of a seat's player: somebody sits down, a bot comes on for a person who left, the person
comes back.

Each is committed before anybody is told, like a decision.
"""

from collections.abc import Sequence
from dataclasses import replace

import sqlalchemy as sa

from kickabout.table.errors import BadRequest, NotYours, Refused, Unknown
from kickabout.table.play.decisions import Result, submit_all
from kickabout.table.play.live import LiveTable
from kickabout.table.seats import lookalike
from kickabout.table.store import SeatChange, queries, shared_state
from kickabout.text.messages import Message


async def sit(
    table: LiveTable,
    seat: int,
    invited: str,
    name: str,
    browser: str | None,
    *,
    contributes: bool,
) -> None:
    """Give an open seat to a person, even if a bot plays it by now; `invited` is the digest of the
    invitation.

    If the person `contributes` to the dice, the match waits for that a while. Raises `Unknown` if
    the invitation was made anew, `Refused` if the seat is taken, `BadRequest` for a name that
    somebody else has, `NotYours` if the browser has another seat at this table, or `Unsaved`.
    """
    await table.exclusive(
        lambda: _sit(table, seat, invited, name, browser, contributes=contributes)
    )


async def add_holder(table: LiveTable, seat: int, link: str, browser: str) -> None:
    """Make a browser that has a seat's private link a holder of it; `link` is the digest of that.

    Raises `Unknown` if the link was made anew, or `Unsaved`.
    """

    async def add() -> None:
        if table.places[seat].seat_digest != link:
            raise Unknown(Message("error-private-link"))
        seen = table.replica.version

        def write(connection: sa.Connection) -> None:
            queries.touch(connection, table.id, seen)
            queries.add_holder(connection, table.id, browser, seat)

        await table.store.write(write)
        table.replica.fall_behind("table")
        table.holders[browser] = seat

    await table.exclusive(add)


async def ask_bot(table: LiveTable, seat: int, by: int) -> bool:
    """Ask, or agree, that the table's bot take a seat; return whether it has come on.

    Raises `Refused` once the match is over, the errors of `Occupancy.ask`, or `Unsaved`.
    """
    return await table.exclusive(lambda: _ask_bot(table, seat, by))


async def come_back(table: LiveTable, seat: int) -> None:
    """Give the seat back from the stand-in bot to its person; raises `Unsaved`."""
    await table.exclusive(lambda: _come_back(table, seat))


async def decide(table: LiveTable, seat: int, actions: Sequence[str], at: int) -> Result:
    """Play decisions of a seat as `submit_all` does, after taking it back from a stand-in
    bot.
    """
    if table.occupancy.stand_in(seat) is not None:
        await come_back(table, seat)
    return await submit_all(table, seat, actions, at)


async def bring_on(table: LiveTable) -> None:
    """Bring on the bots that everybody present has agreed on; raises `Unsaved`."""
    if table.occupancy.requests:
        await table.exclusive(lambda: _bring_on(table))


async def _sit(
    table: LiveTable,
    seat: int,
    invited: str,
    name: str,
    browser: str | None,
    *,
    contributes: bool,
) -> None:
    place = table.places[seat]
    if browser is not None and table.holders.get(browser) == seat:
        return  # a retry, as the first response got lost
    if place.invite_digest != invited:
        raise Unknown(Message("error-invitation"))
    if place.kind != "open":
        raise Refused(Message("error-seat-taken-by", name=place.name))
    others = [called for other, called in enumerate(table.names) if other != seat]
    taken = lookalike(name, others)
    if taken is not None:
        raise BadRequest(Message("error-name-taken", name=taken))
    if browser is not None and browser in table.holders:
        raise NotYours(Message("error-second-seat"))
    status = _status_with(table, seat)
    change = None
    if table.occupancy.stand_in(seat) is not None:
        change = SeatChange(seat, None, name, table.log.match.number)

    seen = table.replica.version

    def write(connection: sa.Connection) -> None:
        queries.touch(connection, table.id, seen)
        queries.take_seat(connection, table.id, seat, name, browser, status, awaited=contributes)
        if change is not None:
            number = len(table.occupancy.changes)
            queries.add_seat_change(connection, table.id, number, change, status)

    await table.store.write(write)
    table.replica.fall_behind("table")
    table.places[seat] = replace(place, kind="person", name=name)
    if browser is not None:
        table.holders[browser] = seat
    if contributes and table.dice is not None:
        table.dice.awaited.add(seat)
    if change is None:
        table.begin()
    else:
        table.apply_seat_change(change)


async def _ask_bot(table: LiveTable, seat: int, by: int) -> bool:
    if table.status == "over":
        raise Refused(Message("error-match-over"))
    if table.real:
        raise Refused(Message("error-real-bots"))
    table.occupancy.ask(seat, by, table.now)
    if table.store.shared:
        await table.store.write(lambda c: shared_state.add_request(c, table.id, seat, by))
    table.audience.announce()
    await _bring_on(table)
    return table.bot_at(seat) is not None


async def _bring_on(table: LiveTable) -> None:
    for seat in table.occupancy.granted(table.now):
        change = table.occupancy.coming_on(seat, table.log.match.number)
        begins = table.status == "waiting" and _status_with(table, seat) == "playing"
        await _write(table, change, _status_with(table, seat))
        table.apply_seat_change(change, begins=begins)


async def _come_back(table: LiveTable, seat: int) -> None:
    if table.occupancy.stand_in(seat) is None:
        return  # a retry, as the first response got lost
    change = SeatChange(seat, None, table.places[seat].name, table.log.match.number)
    await _write(table, change, table.status)
    table.apply_seat_change(change)


async def _write(table: LiveTable, change: SeatChange, status: str) -> None:
    number, seen = len(table.occupancy.changes), table.replica.version

    def write(connection: sa.Connection) -> None:
        queries.touch(connection, table.id, seen)
        queries.add_seat_change(connection, table.id, number, change, status)
        shared_state.drop_requests(connection, table.id, [change.seat])

    await table.store.write(write)
    table.replica.fall_behind("table")


def _status_with(table: LiveTable, seat: int) -> str:
    """Return the status of the table once somebody plays this seat."""
    if table.status == "over":
        return "over"
    missing = [one for one in table.occupancy.unplayed if one != seat]
    return "waiting" if missing else "playing"
