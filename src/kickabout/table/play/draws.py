"""Draws by agreement, where a game knows a draw: one of two people offers it, the other accepts.

An offer stands until the other decides something else. It is beside the log: what ends the match is that it is accepted.
"""

from kickabout.engine.transcript import DRAW
from kickabout.table.errors import Refused
from kickabout.table.play.live import LiveTable
from kickabout.table.play.turn import Turn, take_turn
from kickabout.table.store import queries
from kickabout.text.messages import Message


def knows_draw(table: LiveTable, seat: int) -> bool:
    """Return whether a seat can agree on a draw with its rival: both are people, in a match that can end so."""
    match = table.log.match
    return (
        table.status == "playing"
        and table.coach is None
        and match.seats == 2
        and match.game.can_be_drawn(match.box)
        and set(table.people) == {0, 1}
        and seat in table.people
    )


def draw_offered_by(table: LiveTable) -> int | None:
    """Return the seat whose offer of a draw stands."""
    if table.status != "playing" or len(table.places) != 2:
        return None
    stands = (place.seat for place in table.places if _stands(table, place.seat))
    return next(stands, None)


def _stands(table: LiveTable, seat: int) -> bool:
    offered = table.places[seat].draw_offer
    return offered is not None and not _has_decided(table, 1 - seat, offered)


def may_offer_draw(table: LiveTable, seat: int) -> bool:
    """Return whether a seat can offer a draw now: once, until it has decided something again."""
    offered = table.places[seat].draw_offer
    return knows_draw(table, seat) and (offered is None or _has_decided(table, seat, offered))


def _has_decided(table: LiveTable, seat: int, since: int) -> bool:
    return any(entry.actor == seat for entry in table.log.entries[since:])


async def draw(table: LiveTable, seat: int, *, accepts: bool = False) -> None:
    """Offer a draw, or accept the one that the rival has offered; who `accepts` offers none if that stands no more.

    Raises `Refused` where no draw can be agreed on, where there is none to accept, and for a second offer without a
    decision in between; or `Unsaved`.
    """

    async def agree(turn: Turn) -> None:
        if not knows_draw(table, seat):
            over = table.status == "over"
            raise Refused(Message("error-match-over" if over else "error-draw-unknown"))
        if draw_offered_by(table) == 1 - seat:
            turn.play(seat, DRAW)
        elif accepts:
            raise Refused(Message("error-draw-gone"))
        elif not may_offer_draw(table, seat):
            raise Refused(Message("error-draw-again"))
        else:
            turn.change(lambda c: queries.change_seat(c, table.id, seat, draw_offer=table.number))

    await take_turn(table, agree)
