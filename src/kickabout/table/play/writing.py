"""What people write to each other at a private table, where each of them has allowed it.

It is beside the log and sent to seats alone: to those who have allowed it since before it was written, and still do. A
spectator, a transcript and a replay have none of it.
"""

from dataclasses import dataclass
from datetime import datetime, timedelta

from kickabout.table.errors import BadRequest, Refused
from kickabout.table.play.live import LiveTable
from kickabout.table.play.talk import check_rate, may_talk
from kickabout.table.play.turn import Turn, take_turn
from kickabout.table.store import Place, now, queries
from kickabout.text.messages import Message

MOST_CHARACTERS = 200
KEPT = 20
"""The number of lines of a seat that are kept, and of a table that go along with a report."""
SHOWN_AFTER = timedelta(days=1)
"""For so long after the match people can write and read."""


@dataclass(frozen=True)
class Line:
    """Something that somebody has written."""

    seat: int
    text: str
    at: datetime


def allows_text(place: Place) -> bool:
    """Return whether the person of a seat allows free text now."""
    return place.writes is not None and len(place.writes) == 1


def may_allow_text(table: LiveTable, seat: int) -> bool:
    """Return whether free text is possible at a table, if all people there allow it: not where everybody may sit down,
    where people share a device and read with each other, or long after the match.
    """
    is_past = table.status == "over" and now() - table.log.entries[-1].at > SHOWN_AFTER
    is_shared = any(place.device is not None for place in table.places)
    return not (table.stored.is_listed or is_shared or is_past) and may_talk(table, seat)


def awaited_to_allow(table: LiveTable) -> list[int]:
    """Return the seats whose people do not allow free text."""
    return [
        place.seat for place in table.places if place.kind == "person" and not allows_text(place)
    ]


def may_write(table: LiveTable, seat: int) -> bool:
    """Return whether a seat's person may write: all people at the table allow it."""
    return may_allow_text(table, seat) and not awaited_to_allow(table)


def lines_for(table: LiveTable, seat: int) -> list[Line]:
    """Return what a seat's person is shown of what was written last, latest last."""
    is_shown = may_allow_text(table, seat) and allows_text(table.places[seat])
    return _since_allowed(table, seat) if is_shown else []


def reported_lines(table: LiveTable, seat: int) -> list[list[str]]:
    """Return what goes along with a seat's report of words: the last lines that it was sent, until it allowed no more.
    Each is a name, a text and a moment in ISO 8601.
    """
    lines = _since_allowed(table, seat)[-KEPT:]
    return [[table.names[line.seat], line.text, line.at.isoformat()] for line in lines]


def _since_allowed(table: LiveTable, seat: int) -> list[Line]:
    allowed = [datetime.fromisoformat(moment) for moment in table.places[seat].writes or ()]
    lines = [
        Line(place.seat, text, datetime.fromisoformat(at))
        for place in table.places
        for text, at in place.lines or ()
    ]
    seen = [
        line
        for line in lines
        if allowed and allowed[0] <= line.at and (len(allowed) == 1 or line.at <= allowed[1])
    ]
    return sorted(seen, key=lambda line: (line.at, line.seat))


async def allow_text(table: LiveTable, seat: int, *, allowed: bool) -> None:
    """Let a seat's person allow free text from now on, or no more.

    Raises `Refused` where free text is not possible, or `Unsaved`.
    """

    async def change(turn: Turn) -> None:
        place, moment = table.places[seat], now().isoformat()
        if allowed == allows_text(place):
            return
        if allowed and not may_allow_text(table, seat):
            raise Refused(Message("error-no-free-text"))
        writes = [moment] if allowed else [*(place.writes or ()), moment]
        turn.change(lambda c: queries.change_seat(c, table.id, seat, writes=writes))

    await take_turn(table, change)


async def write(table: LiveTable, seat: int, text: str) -> None:
    """Have a seat's person write a line to the others.

    Raises `BadRequest` for what is no line of text, `Refused` unless all allow it, or after too many in a short time, or
    `Unsaved`.
    """
    line = " ".join(text.split())
    is_one = len(text.strip().splitlines()) == 1
    if not is_one or not line.isprintable() or len(line) > MOST_CHARACTERS:
        raise BadRequest(Message("error-no-line", most=MOST_CHARACTERS))

    async def add(turn: Turn) -> None:
        if not may_write(table, seat):
            raise Refused(Message("error-not-all-write"))
        place, moment = table.places[seat], now()
        check_rate(place, moment)
        lines = [*(place.lines or ()), [line, moment.isoformat()]][-KEPT:]
        turn.change(lambda c: queries.change_seat(c, table.id, seat, lines=lines))

    await take_turn(table, add)
