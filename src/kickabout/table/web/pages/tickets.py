"""The tables of a browser as its list shows them."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from types import MappingProxyType
from typing import TypedDict

from kickabout.engine.game import SPECTATOR
from kickabout.table.errors import TableError
from kickabout.table.formats.fixtures import How
from kickabout.table.play import Tables
from kickabout.table.seats import names_in
from kickabout.table.store import FinalScore, Listed, RatedMatch, now
from kickabout.table.web.pages.clock_words import ago, left_words
from kickabout.table.web.pages.ratings_view import change_text
from kickabout.text.messages import Message
from kickabout.text.reader import Reader

MOST_FOLLOWED = 8
"""The number of matches without a stored score whose tables are loaded to show it."""
MOST_LISTED = 20
ORDER = ("playing", "waiting", "over")
"""The order of tables by their status."""


def is_over_days(table: Listed) -> bool:
    """Return whether a match is played over days, and is not over."""
    return table.time_control is not None and table.time_control.in_days and table.status != "over"


class TicketSide(TypedDict):
    """A side on a ticket."""

    name: str
    goals: float | None
    won: bool


class Ticket(TypedDict):
    """A table in a browser's list."""

    id: str
    title: str
    status: str
    state: str
    """Whose turn it is, or the result."""
    mine: bool
    """True if the browser's seat is to decide."""
    is_practice: bool
    """Whether its match counts for nothing."""
    sides: list[TicketSide]
    updated: str
    how: How
    """How the match ended."""
    left: str | None
    """How much is left to decide of the time in a match over days."""
    rating: str | None
    """What the match has made of the rating of the browser's person."""


async def tickets_context(
    tables: Tables,
    listed: Sequence[Listed],
    titles: Mapping[str, str],
    reader: Reader,
    rated: Mapping[str, RatedMatch] = MappingProxyType({}),
) -> list[Ticket]:
    """Return a browser's tables, those where it is to decide first and finished ones last, practice after matches that count,
    each with its score and whose turn it is, or the winner. Of those that are `rated` a ticket tells the change of the rating.
    """
    listed = sorted(listed[:MOST_LISTED], key=lambda table: table.status == "over")
    followed = [table.id for table in listed if table.score is None][:MOST_FOLLOWED]
    tickets = [
        await _ticket(
            tables,
            table,
            titles,
            reader,
            rated.get(table.id),
            follow=table.id in followed,
        )
        for table in listed
    ]
    return sorted(tickets, key=_urgency)


def _urgency(ticket: Ticket) -> tuple[bool, bool, int]:
    is_practice = ticket["is_practice"]
    return not ticket["mine"] or is_practice, is_practice, ORDER.index(ticket["status"])


async def _ticket(
    tables: Tables,
    table: Listed,
    titles: Mapping[str, str],
    reader: Reader,
    rated: RatedMatch | None,
    *,
    follow: bool,
) -> Ticket:
    mine = [p.seat for p in table.places if table.seat in (p.seat, p.device)]
    called = names_in([place.name for place in table.places], reader.localization.locale)
    names = [
        reader.say("table-you") if mine == [place.seat] else name
        for place, name in zip(table.places, called, strict=True)
    ]
    score, goals, waits, asked, due = table.score, None, list[int](), None, None
    if follow:
        with suppress(TableError):  # its own page shows the error
            live = await tables.get(table.id)
            asked = live.stored.asked.get(table.seat)
            own = {seat for seat in mine if live.situation.has_answered(seat)}
            waits = [seat for seat in live.waiting_for() if seat not in own]
            dues = (live.places[seat].due for seat in waits)
            due = min((one for one in dues if one is not None), default=None)
            if live.status == "over":
                score = live.situation.final_score
            elif live.status == "playing":
                goals = live.situation.goals
    if score is not None:
        goals = list(score.counted)
        state = _ending(score, table.seat if mine == [table.seat] else SPECTATOR, names)
    elif mine == [table.seat] and table.seat in waits:
        state = Message("front-your-turn")
    elif waits:
        state = Message("front-waits-for", names=tuple(names[seat] for seat in waits))
    elif asked is not None:
        state = Message(
            "front-asked", name=asked.name, said="no" if asked.has_declined else "nothing"
        )
    else:
        state = Message("front-status", status=table.status)
    return {
        "id": table.id,
        "title": titles.get(table.game, table.game),
        "status": table.status,
        "state": reader.text(state),
        "mine": not set(mine).isdisjoint(waits),
        "is_practice": not table.counts,
        "sides": [
            {
                "name": name,
                "goals": goals[seat] if goals else None,
                "won": score is not None and seat in score.winners and not score.is_abandoned,
            }
            for seat, name in enumerate(names)
        ],
        "updated": reader.text(ago(table.updated, now())),
        "how": "played" if score is None else score.how,
        "left": None
        if due is None
        else reader.say("moves-left", left=left_words((due - now()).total_seconds(), reader)),
        "rating": None if rated is None else change_text(rated.before, rated.after, reader),
    }


def _ending(score: FinalScore, seat: int, names: Sequence[str]) -> Message:
    """Return the result as the viewer in a seat reads it."""
    if not score.winners:
        return Message("table-final-draw")
    if score.is_abandoned:
        return Message("front-status", status="over")
    if seat in score.winners:
        return Message("front-you-won" if len(score.winners) == 1 else "table-final-you-share")
    return Message("front-won", names=tuple(names[winner] for winner in score.winners))
