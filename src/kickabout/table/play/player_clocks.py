"""The clocks of the people at a table: what each has left, and when its time is over.

What a decision took of a seat's time is stored with it. It is counted from the moment at which the seat was asked and
everybody had seen what came before, by the server that plays it: nobody loses time by a server's end. A response window
has a time of its own (`play/window.py`), which says nothing about hands; it takes nothing of a clock.
"""

from dataclasses import dataclass

from kickabout.engine.transcript import RUN_OUT
from kickabout.table.play.live import LiveTable
from kickabout.table.store import now


def clocked(table: LiveTable) -> list[int]:
    """Return the seats whose clocks run: people who are to decide."""
    control, situation = table.stored.time_control, table.situation
    if control is None or table.status != "playing" or situation.is_past:
        return []
    if situation.window is not None and not control.in_days:
        return []
    return [seat for seat in table.waiting_for() if seat in table.people]


def spent_ms(table: LiveTable, seat: int) -> int | None:
    """Return the milliseconds that a decision of a seat takes of its time now; None if its clock does not run."""
    if seat not in clocked(table):
        return None
    return round(1000 * max(table.now - _asked_from(table, seat), 0.0))


@dataclass(frozen=True)
class PlayerClock:
    """What a seat has left of the time to decide."""

    left: float
    """In seconds."""
    runs: bool


def clock_of(table: LiveTable, seat: int) -> PlayerClock | None:
    """Return the clock of a seat: of a match's time also while it stands still, of the time for a decision while it runs.

    Until everybody has seen what came before, all of the time is left.
    """
    control = table.stored.time_control
    if control is None or table.status != "playing" or seat not in table.people:
        return None
    end = clock_ends(table).get(seat)
    if end is not None:
        return PlayerClock(max(end - max(table.now, _asked_from(table, seat)), 0.0), runs=True)
    if control.increment is None:
        return None
    return PlayerClock(table.situation.seconds_left.get(seat, control.seconds), runs=False)


def clock_ends(table: LiveTable) -> dict[int, float]:
    """Return when the clocks that run end, by seat, on the event loop's clock."""
    control = table.stored.time_control
    if control is None:
        return {}
    if control.in_days:
        offset = table.now - now().timestamp()
        dues = ((seat, table.places[seat].due) for seat in clocked(table))
        return {seat: due.timestamp() + offset for seat, due in dues if due is not None}
    left = table.situation.seconds_left
    return {
        seat: _asked_from(table, seat) + left.get(seat, control.seconds) for seat in clocked(table)
    }


def is_decided_for(table: LiveTable, seat: int) -> bool:
    """Return whether the rule of thumb decides for a seat whose time is over: once in a match without ratings where each
    decision has its own time. Else it loses.
    """
    control = table.stored.time_control
    if control is None or control.increment is not None or table.stored.is_rated:
        return False
    return all((one.actor, one.action) != (seat, RUN_OUT) for one in table.log.entries)


def _asked_from(table: LiveTable, seat: int) -> float:
    return table.situation.asked_since(seat) + table.situation.pause
