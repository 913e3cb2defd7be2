"""Resigning: a person gives the match up, whoever is to decide.

Between two seats the other has won. Of more, a bot plays on in the seat, which cannot win any more, so that nobody else
loses the match; it ends once no other person is left in it.
"""

from kickabout.engine.transcript import LAST, LOSE_BY_LEAVING, RESIGN
from kickabout.table.errors import Refused
from kickabout.table.play.live import LiveTable
from kickabout.table.play.seat_changes import come_back, reseat
from kickabout.table.play.turn import Turn, take_turn
from kickabout.text.messages import Message


def may_resign(table: LiveTable, seat: int) -> bool:
    """Return whether a seat can give the match up now."""
    return table.status == "playing" and _objection(table, seat) is None


def goes_on_without(table: LiveTable, seat: int) -> bool:
    """Return whether the match goes on if a seat resigns: another person is left in it, and another rival of theirs."""
    match = table.log.match
    others = any(one != seat for one in table.people)
    return others and match.seats - len(match.withdrawn) > 2


def lose(turn: Turn, table: LiveTable, seat: int, verb: str, *, by_itself: bool = False) -> None:
    """Propose that a seat loses the match by one of `transcript.LOSING`; if it goes on, a bot comes on for it."""
    match = table.log.match
    goes_on = goes_on_without(table, seat)
    is_last = not goes_on and match.seats - len(match.withdrawn) > 2
    turn.play(seat, verb + LAST if is_last else verb, by_itself=by_itself)
    if goes_on:
        reseat(turn, table, table.occupancy.coming_on(seat, match.number))


def _objection(table: LiveTable, seat: int) -> Message | None:
    """Return why a seat cannot give up a match that runs; None if it can."""
    match = table.log.match
    if table.coach is not None:
        return Message("error-resign-lesson")
    if seat in match.withdrawn:
        return Message("error-withdrawn")
    if table.real and match.seats > 2:  # no bot holds real cards
        return Message("error-resign-real")
    return None


def may_call_off(table: LiveTable, seat: int, gone: int) -> bool:
    """Return whether a seat may end the match since the person of another has given it up: the two alone are left in
    it.
    """
    match = table.log.match
    return (
        table.status == "playing"
        and match.seats - len(match.withdrawn) == 2
        and not {seat, gone} & set(match.withdrawn)
        and not table.stored.is_over_days
        and seat in table.people
        and table.places[gone].kind == "person"
        and table.occupancy.is_vacant(gone, table.now, seat)
        and table.occupancy.has_given_up(gone, table.now)
    )


async def call_off(table: LiveTable, seat: int, gone: int) -> None:
    """End the match for a person's seat, who has won, since the person of another has left.

    Raises `Refused` while that person is there, and where others are in the match as well; or `Unsaved`.
    """

    async def end(turn: Turn) -> None:
        if not 0 <= gone < len(table.places) or not may_call_off(table, seat, gone):
            raise Refused(Message("error-call-off"))
        lose(turn, table, gone, LOSE_BY_LEAVING)

    await take_turn(table, end)


async def resign(table: LiveTable, seat: int) -> None:
    """Give the match up for a person's seat, after taking it back from a stand-in bot.

    Raises `Refused` before the match and after it, for a seat that has resigned already, in a lesson, and where more
    than two play with real cards; or `Unsaved`.
    """

    async def give_up(turn: Turn) -> None:
        if table.status != "playing":
            over = table.status == "over"
            raise Refused(Message("error-match-over" if over else "error-not-begun"))
        reason = _objection(table, seat)
        if reason is not None:
            raise Refused(reason)
        lose(turn, table, seat, RESIGN)

    if table.seats.stand_in(seat) is not None and may_resign(table, seat):
        await come_back(table, seat)
    await take_turn(table, give_up)
