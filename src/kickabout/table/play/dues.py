"""The dues of a match over days: by when each of its people has to decide.

They are stored with the seats, so that lists of one's moves, calendars and the sweep of what is overdue need not load a
match. Whoever is asked in a response window is due when all the others are, whatever has been answered in advance.
"""

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime, timedelta

import sqlalchemy as sa

from kickabout.engine.game import SPECTATOR
from kickabout.table.play.live import LiveTable
from kickabout.table.play.log import MatchLog
from kickabout.table.play.situation import Situation
from kickabout.table.play.window import opened_at
from kickabout.table.seats import Seats
from kickabout.table.store import Stored, due_queries, now, vacation_queries


def set_dues(connection: sa.Connection, before: Situation, stored: Stored, log: MatchLog) -> Stored:
    """Store by when the people of a table have to decide after this log, and return the table with that; no-op unless it
    is played over days.

    Whoever was asked the same `before` has no more time for it.
    """
    control = stored.time_control
    if control is None or not control.in_days:
        return stored
    asked, away = _asked(stored, log), vacation_queries.vacations_at(connection, stored.id)
    places = list(stored.places)
    for place in stored.places:
        question = asked.get(place.seat)
        if question is None:
            due = None
        elif place.due is not None and before.question(place.seat) == question:
            due = place.due
        else:
            due = away.get(place.seat, now()) + timedelta(seconds=control.seconds)
        if due != place.due:
            due_queries.set_question(connection, stored.id, place.seat, due)
            places[place.seat] = replace(place, due=due)
    return replace(stored, places=tuple(places))


def owes_nothing(table: LiveTable) -> bool:
    """Return whether a match over days waits for people of whom none is due yet."""
    situation = table.situation
    if not table.stored.is_over_days or situation.status != "playing":
        return False
    asked = [seat for seat in situation.waiting_for if seat in table.people]
    return bool(asked) and all(table.places[seat].due is None for seat in asked)


def away_until(table: LiveTable, seat: int, viewer: int) -> datetime | None:
    """Return until when the person of a seat is on vacation, None if they are not; only those who play there are told."""
    back = table.stored.away.get(seat)
    is_away = viewer != SPECTATOR and seat in table.people and back is not None and back > now()
    return back if is_away and table.stored.is_over_days else None


def _asked(stored: Stored, log: MatchLog) -> Mapping[int, int]:
    """Return the people who have to decide, each with the length of the log when the question came up."""
    seats, match = Seats(stored.places, stored.seat_changes), log.match
    waits = seats.unplayed or stored.dice in ("open", "sealed")
    if waits or match.actor is None or match.is_chance:
        return {}
    if log.window is not None:
        asked = dict.fromkeys(log.window.seats, opened_at(log))
    else:
        asked = log.asked or {match.state.actor: log.number}
    return {seat: number for seat, number in asked.items() if seat in seats.people}
