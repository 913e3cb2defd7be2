"""The worth of decisions while the pitches are locked: the seven, a swap, an INSTANT in the drama."""

from .. import actions
from .. import state as s
from ..actions import KIND, PLAYER, TARGET, VERB
from ..effects import RULES_OUT, STOPS_INSTANTS
from ..squad import in_hand, side_of
from ..state import BoxRecord, Place, State
from .plans import best_nations, mixed_worth

TOP, TOP_FORWARD, ANY = 3, 2, 1
"""The worth of ruling out the rival's best player or best forward, and of cancelling his INSTANT."""


def worth_of_bench(box: BoxRecord, state: State, player: int) -> int:
    """Return the worth of leaving a player out: minus what the seven loses by it."""
    seat = state.actor
    plan = best_nations(box, state, seat, False)
    before = mixed_worth(box, state, seat, False, plan)
    state.owner[player] = s.NONE
    worth = mixed_worth(box, state, seat, False, plan) - before
    state.owner[player] = seat
    return worth


def worth_of_swap(box: BoxRecord, state: State, action: int) -> int:
    """Return what the best seven gains by a swap, or by the best swap that takes this player off."""
    seat = state.actor
    side = side_of(state, seat)
    if action in (actions.OFF_NOBODY, actions.ON_NOBODY):
        return 0
    if VERB[action] == actions.BRING_ON:
        return swapped(box, state, seat, state.off[side] - 1, PLAYER[action])
    best = -1
    for player in range(box.players):
        if in_hand(state, seat, player):
            best = max(best, swapped(box, state, seat, PLAYER[action], player))
    return best


def swapped(box: BoxRecord, state: State, seat: int, off: int, on: int) -> int:
    """Return what the best seven gains if one player of the pitch is swapped for one in hand."""
    plan = best_nations(box, state, seat, False)
    before = mixed_worth(box, state, seat, False, plan)
    state.owner[off] = s.NONE
    state.place[on] = Place.PITCH
    after = mixed_worth(box, state, seat, False, plan)
    if box.nation[on] != s.NONE:
        after = max(after, mixed_worth(box, state, seat, False, plan | 1 << box.nation[on]))
    state.owner[off] = seat
    state.place[on] = Place.HAND
    return after - before


def worth_of_instant(box: BoxRecord, action: int) -> int:
    """Return the worth of an INSTANT in the drama; holding is worth 0."""
    if action == actions.HOLD:
        return 0
    effect = box.effects[KIND[action]]
    if STOPS_INSTANTS[effect] == 1:
        return ANY if TARGET[action] == s.ON_INSTANT else 0
    return TOP if RULES_OUT[effect] == 0 else TOP_FORWARD
