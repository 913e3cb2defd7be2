"""The seats of a table as its page shows them."""

from kickabout.engine.game import SPECTATOR
from kickabout.table.play import LiveTable, Tables, away_until, clock_of, may_call_off
from kickabout.table.shirts import worn
from kickabout.table.web.pages.clock_words import left_words
from kickabout.table.web.pages.ratings_view import seat_ratings
from kickabout.table.web.pages.table_types import RequestContext, SeatClock, SeatContext
from kickabout.text.reader import Reader


def seats_context(
    tables: Tables, table: LiveTable, viewer: int, base: str, reader: Reader
) -> list[SeatContext]:
    """Return the seats and their players; invitations only for viewers with a seat."""
    coach = table.situation.coach
    # A bot that plays what a lesson has it play does not think.
    waiting = [] if coach is not None and coach.conducts else table.waiting_for()
    occupancy, now = table.occupancy, table.now
    ratings = seat_ratings(table, reader) if table.stored.is_rated else {}
    seats: list[SeatContext] = []
    dress = worn([place.shirt for place in table.places])
    for place in table.places:
        seat, bot, stand_in = place.seat, table.bot_at(place.seat), table.seats.stand_in(place.seat)
        kind = place.kind.partition(":")[0]
        if kind == "open" and stand_in is not None:
            kind = "bot"
        invite = tables.invite_token(table, seat) if viewer != SPECTATOR else None
        seats.append(
            {
                "seat": seat,
                "name": reader.names[seat],
                "kind": "you" if seat == viewer else kind,
                "bot": bot,
                "face": bot if place.kind != f"bot:{bot}" else place.cast or bot,
                "stand_in": stand_in.name if stand_in is not None and kind == "person" else None,
                "kept": place.is_kept,
                "connected": kind in ("bot", "automaton") or table.connected(seat),
                "vacant": viewer in table.people
                and not table.real
                and occupancy.is_vacant(seat, now, viewer),
                "can_end": viewer != SPECTATOR and may_call_off(table, viewer, seat),
                "request": _request_context(table, seat, viewer),
                "thinking": bot is not None and seat in waiting,
                "kit": seat,
                "colour": dress[seat].colour,
                "pattern": dress[seat].pattern,
                "shirt": dress[seat].number,
                "withdrawn": seat in table.log.match.withdrawn,
                "invite": f"{base}/join/{invite}" if invite else None,
                "rating": ratings.get(seat),
                "clock": _seat_clock(table, seat, viewer, reader),
                "away": away_until(table, seat, viewer),
                "program": place.is_program,
            }
        )
    return seats


def in_own_shirt(
    seats: list[SeatContext], table: LiveTable, seat: int, shirt: str
) -> list[SeatContext]:
    """Return the seats as they are dressed once somebody with a shirt of their own has sat down at one of them."""
    shirts = [shirt if place.seat == seat else place.shirt for place in table.places]
    return [
        {**one, "colour": wear.colour, "pattern": wear.pattern, "shirt": wear.number}
        for one, wear in zip(seats, worn(shirts), strict=True)
    ]


def _seat_clock(table: LiveTable, seat: int, viewer: int, reader: Reader) -> SeatClock | None:
    clock = clock_of(table, seat)
    if clock is None or (seat == viewer and table.situation.has_answered(seat)):
        return None
    seconds = int(clock.left)
    text = f"{seconds // 60}:{seconds % 60:02}"
    if table.stored.is_over_days:
        text = left_words(clock.left, reader)
    return {
        "runs": clock.runs,
        "left_ms": round(1000 * clock.left),
        "text": text,
    }


def _request_context(table: LiveTable, seat: int, viewer: int) -> RequestContext | None:
    """Return a pending request for the table's bot in a seat, and who has yet to agree."""
    agreed = table.occupancy.requests.get(seat)
    if agreed is None:
        return None
    return {
        "agreed": viewer in agreed or table.seats.home_of(viewer) in agreed,
        "missing": table.occupancy.missing(seat),
    }
