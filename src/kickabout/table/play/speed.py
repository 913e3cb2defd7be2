"""The speed at which a table goes on, which a person alone with bots chooses."""

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
        if not table.seats.has_one_person:
            raise Refused(Message("error-speed-of-others"))
        if table.stored.speed != speed:
            turn.change(lambda connection: queries.set_speed(connection, table.id, speed))

    await take_turn(table, change)
