"""The clocks at a table: that of the lock-in, and that of a match played by time (SUSU-3, 12)."""

from kickabout.engine.game import OVER, Clock

from .actions import TIME, WHISTLE
from .box import SusuBox
from .state import Length, LockIn, Phase, State


def clock(box: SusuBox, state: State) -> Clock | None:
    """Return the clock that is running, None if there is none (SUSU-3.1, 3.8, 12.9)."""
    if state.phase == Phase.LOCK_IN and box.record.lock_in != LockIn.UNTIMED:
        return Clock("lock-in", box.rules.lock_in_seconds, TIME, hurries=True)
    playing = state.turns > 0 and state.actor != OVER
    if playing and box.record.length == Length.CLOCK and state.whistled == 0:
        return Clock("match", 60 * int(box.chosen["minutes"]), WHISTLE)
    return None
