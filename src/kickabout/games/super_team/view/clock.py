"""The clock of Super Team: the track of the time token, and the minute between two of its spaces."""

from .. import state as s
from ..box import SuperBox
from ..decks import copies
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

    A shuffle, which begins a side's cards anew, moves the token, so that no minute follows a later one.
    """
    track = box.minutes(state.half)
    if state.clock >= box.record.steps:
        return track[-1]
    step = track[state.clock + 1] - track[state.clock]
    used = sum(_used(box, state, seat) for seat in range(s.SEATS))
    return track[state.clock] + int(step * used / s.SEATS)


def _used(box: SuperBox, state: State, seat: int) -> float:
    """Return the share of a side's cards that it has used since it shuffled, those of Fatigue not counted."""
    if box.record.solo and seat == 1:
        cards = len(box.auto_cards)
        return 1 - sum(state.auto_deck[card] for card in range(cards)) / cards
    slots = range(s.FATIGUE_SLOT)
    used = sum(state.discards[seat, slot] for slot in slots)
    return float(used / sum(copies(box.record, slot) for slot in slots))
