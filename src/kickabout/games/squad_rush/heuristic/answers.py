"""The worth of an INSTANT in answer to a card, a call or another INSTANT."""

from .. import state as s
from ..actions import HOLD, KIND
from ..effects import Effect
from ..squad import fewest_missing, one_nation
from ..state import BoxRecord, State
from ..turns import in_play, next_in_order
from .plans import lacking, lost_without, planned, standing, still_to_come
from .turn import (
    LOSS,
    WIN,
    price,
    standing_threat,
    worth_of_booking,
    worth_of_sending_off,
    worth_of_tackle,
)

DRAWN, SEARCHED, EXCHANGED, HURRIED = 80, 50, 30, 60
"""The worth of a Quick Restart, a Set Piece, a Substitution and Added Time to a rival."""
REPLAYED, SENT_BACK = 0, 25
"""The per cent of a player's worth lost when he is sent back: with acts left to play him again, and without."""
OWN_CARD = 60
"""The worth of one's own Tackle, booking or referee card."""


def worth_of_answer(box: BoxRecord, state: State, action: int) -> int:
    """Return the worth of an answer; holding is worth 0."""
    if action == HOLD:
        return 0
    effect = box.effects[KIND[action]]
    if state.answers > 0:
        worth = worth_of_insisting(box, state)
    elif state.calling == 1:
        worth = worth_of_stopping(box, state, state.fresh, effect)
    elif state.card < s.PLAYERS:
        worth = worth_of_stopping(box, state, state.card, effect)
    else:
        worth = worth_of_saving(box, state)
    return worth - price(effect)


def worth_of_insisting(box: BoxRecord, state: State) -> int:
    """Return the worth of cancelling an INSTANT so that one's own card or call stands."""
    if state.turn != state.actor:
        return 0
    effect = box.effects[state.answer_cards[0]]
    if state.calling == 1:
        return worth_of_stopping(box, state, state.fresh, effect)
    if state.card < s.PLAYERS:
        return worth_of_stopping(box, state, state.card, effect)
    return OWN_CARD


def worth_of_stopping(box: BoxRecord, state: State, player: int, effect: int) -> int:
    """Return what the seat whose turn it is loses if a player who has just come on is stopped."""
    seat = state.turn
    lost = lost_without(box, state, player)
    if lost <= 0:
        return 0
    ends = state.calling == 1 or (one_nation(box, state) and fewest_missing(box, state, seat) == 0)
    if effect == Effect.SEND_BACK and state.acts > 0:
        return WIN // 2 if state.calling == 1 else lost * REPLAYED // 100
    if ends:
        return WIN
    if effect == Effect.CANCEL and one_nation(box, state):
        lost += LOSS[min(still_to_come(box, state, player), 3)]
    if effect == Effect.SEND_BACK:
        lost = lost * SENT_BACK // 100
    return lost


def worth_of_saving(box: BoxRecord, state: State) -> int:
    """Return the worth of stopping a card that is no player."""
    seat = state.actor
    effect = box.effects[state.card - s.PLAYERS]
    if effect in (Effect.TACKLE, Effect.BOOK, Effect.DISMISS):
        if state.target_seat != seat:
            return 0
        if effect == Effect.TACKLE:
            return worth_of_tackle(box, state, state.target)
        if effect == Effect.BOOK:
            return worth_of_booking(box, state, state.target)
        return worth_of_sending_off(box, state, state.target)
    if effect == Effect.MORE_ACTS:
        return HURRIED + standing_threat(box, state, state.turn)
    if effect == Effect.RESTART:
        return DRAWN
    if effect == Effect.SEARCH:
        return SEARCHED
    if effect == Effect.EXCHANGE:
        return EXCHANGED
    hit = next_in_order(state, state.turn) == seat
    if hit and (effect == Effect.NO_ACTS or (effect == Effect.REVERSE and in_play(state) == 2)):
        return worth_of_acting(box, state)
    return 0


def worth_of_acting(box: BoxRecord, state: State) -> int:
    """Return the worth of the acts of one's next turn."""
    seat = state.actor
    plan = planned(box, state, seat)
    left = lacking(box, state, seat, plan, False)
    if one_nation(box, state) and left <= box.acts:
        return standing(box, state, seat) // (
            1 if lacking(box, state, seat, plan, True) == 0 else 4
        )
    return HURRIED
