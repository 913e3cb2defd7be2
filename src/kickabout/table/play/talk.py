"""What people say to each other at a table: phrases by their names, which everybody reads in their own language.

They are beside the log, and say nothing that a player knows: whoever sits with people may say them at any time.
"""

from dataclasses import dataclass
from datetime import datetime, timedelta

from kickabout.table.errors import BadRequest, Refused
from kickabout.table.play.live import LiveTable
from kickabout.table.play.turn import Turn, take_turn
from kickabout.table.store import Place, now, queries
from kickabout.text.messages import Message

PHRASES = (
    "hello",
    "good-luck",
    "nice-move",
    "well-played",
    "ouch",
    "lucky",
    "so-close",
    "thinking",
    "your-turn",
    "sorry",
    "thanks",
    "again",
)
"""What can be said, by name."""
MOST, SECONDS = 3, 10
"""So many phrases and lines of a seat are heard in so many seconds."""
KEPT = 6
"""The number of phrases of a seat that are kept."""


@dataclass(frozen=True)
class Said:
    """A phrase that somebody has said."""

    seat: int
    phrase: str
    at: datetime


def may_talk(table: LiveTable, seat: int) -> bool:
    """Return whether a seat's person has people to talk to, or will have some."""
    others = [place for place in table.places if place.seat not in table.seats.at_device(seat)]
    is_person = table.places[seat].kind == "person"
    return is_person and any(place.kind in ("person", "open") for place in others)


def said_at(table: LiveTable) -> list[Said]:
    """Return what was said last at a table, latest last."""
    said = [
        Said(place.seat, phrase, datetime.fromisoformat(at))
        for place in table.places
        for phrase, at in place.phrases or ()
    ]
    return sorted(said, key=lambda one: (one.at, one.seat))


def check_rate(place: Place, moment: datetime) -> None:
    """Raise `Refused` if the person of a seat has said and written too much shortly before a moment."""
    since = moment - timedelta(seconds=SECONDS)
    latest = [at for _, at in (*(place.phrases or ()), *(place.lines or ()))]
    if sum(datetime.fromisoformat(at) > since for at in latest) >= MOST:
        raise Refused(Message("error-phrases-often", most=MOST, seconds=SECONDS))


async def say(table: LiveTable, seat: int, phrase: str) -> None:
    """Have a seat's person say something to all who are at the table.

    Raises `BadRequest` for what is no phrase, `Refused` where nobody else listens, or after too many in a short time,
    or `Unsaved`.
    """
    if phrase not in PHRASES:
        raise BadRequest(Message("error-no-phrase", phrase=phrase, phrases=PHRASES))

    async def add(turn: Turn) -> None:
        if not may_talk(table, seat):
            raise Refused(Message("error-nobody-listens"))
        moment = now()
        place = table.places[seat]
        check_rate(place, moment)
        said = [*(place.phrases or ()), [phrase, moment.isoformat()]][-KEPT:]
        turn.change(lambda c: queries.change_seat(c, table.id, seat, phrases=said))

    await take_turn(table, add)
