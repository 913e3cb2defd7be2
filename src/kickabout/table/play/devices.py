"""A device that several people share: each takes it in turn, and it shows no hand but theirs."""

from kickabout.table.errors import NotYours, Refused
from kickabout.table.play.live import LiveTable
from kickabout.table.play.turn import Turn, take_turn
from kickabout.table.store import queries
from kickabout.text.messages import Message


async def take_device(table: LiveTable, home: int, seat: int) -> None:
    """Let the device of a seat show the hand of one of those who share it, who has taken it.

    Raises `NotYours` for a seat that is not played there, `Refused` where another of them is to decide,
    or `Unsaved`.
    """

    async def take(turn: Turn) -> None:
        if seat not in table.seats.at_device(home):
            raise NotYours(Message("error-not-at-device"))
        due = table.situation.next_at(home)
        if due not in (None, seat):
            raise Refused(Message("error-device-of-another", name=table.names[due]))
        last = table.seats.last_lift(home)
        number = 1 if last is None else last[1] + 1
        turn.change(lambda c: queries.set_lifted(c, table.id, [seat], number))

    await take_turn(table, take)


async def put_down(table: LiveTable, home: int) -> None:
    """Let the device of a seat show nobody's hand until one of those who share it takes it; raises `Unsaved`."""

    async def put(turn: Turn) -> None:
        seats = table.seats.at_device(home)
        turn.change(lambda c: queries.set_lifted(c, table.id, seats, None))

    await take_turn(table, put)
