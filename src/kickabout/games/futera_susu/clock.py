"""The clocks that run at a table: the lock-in's, and the match's where one plays by time (SUSU-3, 12)."""

from kickabout.engine.game import OVER, Clock
from kickabout.games.futera_susu.box import SusuBox
from kickabout.games.futera_susu.state import BY_CLOCK, LOCK_IN, TIME, WHISTLE, State


def clock(box: SusuBox, state: State) -> Clock | None:
    """The clock that runs now, if any (SUSU-3.1, 3.8, 12.9)."""
    if state.phase == LOCK_IN and box.record.timed == 1:
        return Clock("lock-in", box.lock_in_seconds, TIME)
    playing = state.turns > 0 and state.actor != OVER
    if playing and box.record.length == BY_CLOCK and state.whistled == 0:
        return Clock("match", 60 * int(box.chosen["minutes"]), WHISTLE)
    return None
