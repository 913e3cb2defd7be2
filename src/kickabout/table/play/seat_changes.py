"""Changes of a seat's player: somebody sits down, a bot comes on for a person who left, the person
comes back.

Each is committed before anybody is told, like a decision.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace

import sqlalchemy as sa

from kickabout.engine.game import SPECTATOR
from kickabout.table.errors import BadRequest, Gone, NotYours, Refused, Unknown, Unsaved
from kickabout.table.play.decisions import Result, submit_all
from kickabout.table.play.live import LiveTable
from kickabout.table.play.turn import Turn, take_turn
from kickabout.table.seats import lookalike
from kickabout.table.store import SeatChange, leases, queries, shared_state
from kickabout.text.messages import Message


async def sit(
    table: LiveTable,
    seat: int,
    invited: str,
    name: str,
    browser: str | None,
    *,
    contributes: bool,
    account: str | None = None,
    shirt: str | None = None,
    is_program: bool = False,
) -> None:
    """Give an open seat to a person in a shirt, even if a bot plays it by now; `invited` is the digest of the
    invitation. The `account` is that for which a rated match is played; `is_program` where no person plays.

    If the person `contributes` to the dice, the match waits for that a while. Raises `Unknown` if
    the invitation was made anew, `Gone` if the table is closed, `Refused` if the seat is taken, `BadRequest` for a name that
    somebody else has, `NotYours` if the browser has another seat at this table, or `Unsaved`.
    """

    async def take_seat(turn: Turn) -> None:
        if table.is_closed:
            raise Gone(Message("error-table-closed"))
        place, number = table.places[seat], len(table.seats.changes)
        if browser is not None and table.stored.holders.get(browser) == seat:
            return  # a retry, as the first response got lost
        if place.invite_digest != invited:
            raise Unknown(Message("error-invitation"))
        if place.kind != "open":
            raise Refused(Message("error-seat-taken-by", name=place.name))
        others = [called for other, called in enumerate(table.names) if other != seat]
        taken = lookalike(name, others)
        if taken is not None:
            raise BadRequest(Message("error-name-taken", name=taken))
        if browser is not None and browser in table.stored.holders:
            raise NotYours(Message("error-second-seat"))
        back = None if table.seats.stand_in(seat) is None else _back(table, seat, name)

        def write(connection: sa.Connection) -> None:
            queries.take_seat(
                connection,
                table.id,
                seat,
                name,
                browser,
                awaited=contributes,
                account=account,
                shirt=shirt,
                is_program=is_program,
            )
            if back is not None:
                queries.add_seat_change(connection, table.id, number, back)

        turn.reseat(write)

    await take_turn(table, take_seat)


async def add_holder(table: LiveTable, seat: int, link: str, browser: str) -> None:
    """Make a browser that has a seat's private link a holder of it; `link` is the digest of that. A seat that
    shared a device is played there no more.

    Raises `Unknown` if the link was made anew, or `Unsaved`.
    """

    async def add(turn: Turn) -> None:
        if table.places[seat].seat_digest != link:
            raise Unknown(Message("error-private-link"))
        turn.change(lambda c: queries.add_holder(c, table.id, browser, seat))
        if table.places[seat].device is not None:
            turn.change(lambda c: queries.change_seat(c, table.id, seat, device=None, lifted=None))

    await take_turn(table, add)


async def mark_program(table: LiveTable, seat: int) -> None:
    """Have everybody see that a program plays for whoever sits in a seat; raises `Unsaved`."""

    async def mark(turn: Turn) -> None:
        if not table.places[seat].is_program:
            turn.change(lambda c: queries.change_seat(c, table.id, seat, is_program=True))

    await take_turn(table, mark)


async def read_again(
    table: LiveTable, write: Callable[[sa.Connection], None] = lambda _: None
) -> None:
    """Have a table in memory follow what was changed in the database besides it, or what a `write` changes there; raises
    `Unsaved`.
    """

    async def look(turn: Turn) -> None:
        turn.change(write)

    await take_turn(table, look)


async def ask_bot(table: LiveTable, seat: int, by: int) -> bool:
    """Ask, or agree, that the table's bot take a seat; return whether it has come on.

    Raises `Refused` once the match is over, the errors of `Occupancy.ask`, or `Unsaved`.
    """

    async def ask(turn: Turn) -> None:
        if table.status == "over":
            raise Refused(Message("error-match-over"))
        if table.real:
            raise Refused(Message("error-real-bots"))
        if table.stored.is_rated and table.status == "waiting":
            raise Refused(Message("error-rated-people"))
        kept = next((one for one in table.places if one.seat == seat and one.is_kept), None)
        if kept is not None:
            raise Refused(Message("error-seat-kept", name=kept.name))
        table.occupancy.ask(seat, by, table.now)
        turn.beside(lambda c: shared_state.add_request(c, table.id, seat, by), table.announce)

    await take_turn(table, ask)
    await bring_on(table)
    return table.bot_at(seat) is not None


async def come_back(table: LiveTable, seat: int) -> None:
    """Give the seat back from the stand-in bot to its person; raises `Refused` if they are out of the match, or `Unsaved`."""

    async def return_seat(turn: Turn) -> None:
        if seat in table.log.match.withdrawn:
            raise Refused(Message("error-withdrawn"))
        if table.seats.stand_in(seat) is not None:  # else the first response got lost
            reseat(turn, table, _back(table, seat, table.places[seat].name))

    await take_turn(table, return_seat)


async def decide(
    table: LiveTable, seat: int, actions: Sequence[str], at: int, head: str | None = None
) -> Result:
    """Play decisions of a seat as `submit_all` does, after taking it back from a stand-in
    bot.
    """
    if table.seats.stand_in(seat) is not None:
        await come_back(table, seat)
    return await submit_all(table, seat, actions, at, head)


async def bring_on(table: LiveTable) -> None:
    """Bring on the bots that everybody present has agreed on; raises `Unsaved`."""

    async def bring_first(turn: Turn) -> None:
        # One at a time, as the name of each differs from those of the others.
        for seat in table.occupancy.granted(table.now)[:1]:
            change = table.occupancy.coming_on(seat, table.log.match.number)
            reseat(turn, table, change)

    while table.occupancy.granted(table.now):
        await take_turn(table, bring_first)


async def play_without(table: LiveTable) -> None:
    """Have bots play in the seats that are kept for people who have not come; who comes later takes theirs over. Raises
    `Unsaved`.
    """

    def missing() -> list[int]:
        kept = (place.seat for place in table.places if place.is_kept)
        return [seat for seat in kept if table.seats.stand_in(seat) is None]

    async def bring_first(turn: Turn) -> None:
        # One at a time, as the name of each differs from those of the others.
        for seat in missing()[:1]:
            reseat(turn, table, table.occupancy.coming_on(seat, table.log.match.number))

    while missing():
        await take_turn(table, bring_first)


async def looked_at(table: LiveTable, viewer: int) -> None:
    """Note a sign of life from a seat, or a look by a spectator (-1), before the request is
    answered.
    """

    async def end_privacy(turn: Turn) -> None:
        if table.situation.is_private:
            turn.change(lambda c: queries.change_table(c, table.id, watched=True))

    table.hear(viewer, looks=True)
    # Who sees nothing of the match before it is over ends no privacy.
    watches = viewer == SPECTATOR and table.stored.watch != "later"
    if watches and table.situation.is_private:
        try:
            await take_turn(table, end_privacy)
        except Unsaved:
            async with table.lock:
                # The spectator is answered all the same, so nobody may count on privacy any more.
                table.follow(stored=replace(table.stored, watched=True))


def reseat(turn: Turn, table: LiveTable, change: SeatChange) -> None:
    """Propose that somebody else play a seat from now on."""
    number = len(table.seats.changes)

    def write(connection: sa.Connection) -> None:
        queries.add_seat_change(connection, table.id, number, change)
        shared_state.drop_requests(connection, table.id, [change.seat])
        leases.drop_answer(connection, table.id, change.seat)

    turn.reseat(write)


def _back(table: LiveTable, seat: int, name: str) -> SeatChange:
    """Return the change by which a person takes over from a bot."""
    return SeatChange(seat, None, name, table.log.match.number)
