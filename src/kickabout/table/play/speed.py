"""How fast a table goes on, which those choose who share its only device, and whether it asks every question."""

from kickabout.table.errors import BadRequest, Refused
from kickabout.table.play.live import LiveTable
from kickabout.table.play.situation import SPEEDS
from kickabout.table.play.turn import Turn, take_turn
from kickabout.table.store import queries
from kickabout.text.messages import Message


async def set_speed(table: LiveTable, speed: str) -> None:
    """Let a table go on at a speed from its next move on.

    Raises `BadRequest` for a speed that there is not, `Refused` where others would be hurried.
    """
    if speed not in SPEEDS:
        raise BadRequest(Message("error-no-such-speed", speed=speed, speeds=tuple(SPEEDS)))

    async def change(turn: Turn) -> None:
        if not table.seats.has_one_device:
            raise Refused(Message("error-speed-of-others"))
        if table.stored.speed != speed:
            turn.change(lambda connection: queries.change_table(connection, table.id, speed=speed))

    await take_turn(table, change)


async def set_asks_always(table: LiveTable, asks: bool) -> None:
    """Let a table ask its only person every question, as it does anyway once a game is not new, or hold where every other answer is a plain waste.

    Raises `Refused` where others would learn from the time that an answer takes.
    """

    async def change(turn: Turn) -> None:
        if not table.seats.has_one_person:
            raise Refused(Message("error-asking-of-others"))
        if table.stored.asks_always != asks:
            turn.change(
                lambda connection: queries.change_table(connection, table.id, asks_always=asks)
            )

    await take_turn(table, change)
