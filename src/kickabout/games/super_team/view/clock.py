"""The clock of Super Team: the track of the time token, and the minute between two of its spaces."""

from math import prod

from .. import state as s
from ..box import SuperBox
from ..state import State
from .types import Clock


def clock_data(box: SuperBox, state: State) -> Clock:
    """Return the half and its time track."""
    return {
        "half": state.half + 1,
        "moved": state.clock,
        "of": box.record.steps,
        "minutes": f"{box.minute(state):02}",
        "spaces": [f"{space:02}" for space in box.minutes(state.half)],
    }


def minute(box: SuperBox, state: State) -> int:
    """Return the minute of the match: that of the time token, and of its next step as much as both sides have used of
    their cards.

    The token moves on whenever a side has used all of its cards, which then begin anew: either side alone brings the
    minute up to its next step, and after that has next to no part in it, so that it goes on from there.
    """
    track = box.minutes(state.half)
    if state.clock >= box.record.steps:
        return track[-1]
    step = track[state.clock + 1] - track[state.clock]
    used = [_used(box, state, seat) for seat in range(s.SEATS)]
    done, left = prod(used), prod(1 - share for share in used)
    share = done / (done + left) if done else 0.0
    return track[state.clock] + min(int(step * share), step - 1)


def _used(box: SuperBox, state: State, seat: int) -> float:
    """Return the share that a side has used of the cards that it does not hold, without what it used of Fatigue."""
    if box.record.solo and seat == 1:
        cards = len(box.auto_cards)
        return 1 - sum(state.auto_deck[card] for card in range(cards)) / cards
    used = sum(state.discards[seat, slot] for slot in range(s.FATIGUE_SLOT))
    return float(used / (used + state.deck_size[seat])) if used else 0.0
