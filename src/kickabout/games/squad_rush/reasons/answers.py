"""Facts about what waits for an answer: a card, a player who comes on, a call, an INSTANT."""

from kickabout.engine.game import Reason
from kickabout.text.messages import Message, Seat

from .. import state as s
from ..actions import CARD
from ..box import RushBox
from ..effects import Effect
from ..squad import fewest_missing, one_nation
from ..state import State
from ..turns import in_play, next_in_order
from .acts import TWO, of_losing, sends_off
from .counts import missing


def of_an_instant(box: RushBox, state: State, seat: int, action: int) -> Reason | None:
    """Return what an INSTANT saves, or how far it throws a rival back."""
    if state.answers:
        return _of_what_was_stopped(box, state, seat, stops=True)
    if state.calling:
        return _against_a_call(box, state)
    if state.card < s.PLAYERS:
        lost = of_losing(box, state, state.card)
        return _with_the_pile(box, state, seat, action, lost) if lost.speaks_for else lost
    return _of_the_card(box, state, seat, stops=True)


def of_holding(box: RushBox, state: State, seat: int, action: int) -> Reason | None:
    """Return what comes of it if everybody lets it stand."""
    if state.answers:
        return _of_what_was_stopped(box, state, seat, stops=False)
    if state.calling:
        race = one_nation(box.record, state)
        said = Message("reason-call-stands", rival=Seat(state.turn))
        return Reason(said, False) if race else None
    if state.card < s.PLAYERS:
        number = fewest_missing(box.record, state, state.turn)
        said = Message("reason-rival-lacks", rival=Seat(state.turn), number=number)
        return Reason(said, not of_losing(box, state, state.card).speaks_for)
    return _of_the_card(box, state, seat, stops=False)


def _with_the_pile(box: RushBox, state: State, seat: int, action: int, lost: Reason) -> Reason:
    """Return how far a manager is thrown back; where a cancelled player then lies on top of the pile as the seat draws next,
    that it may have him, and the INSTANT below him.
    """
    instant = box.cards[CARD[action] - s.PLAYERS]
    rival = state.turn
    ends = state.acts == 0 and state.hand_size[rival] <= box.record.most_hand
    if instant.effect != Effect.CANCEL or not ends or next_in_order(state, rival) != seat:
        return lost
    man, card = box.named(state.card), instant.named
    said = Message("reason-takes-man", man=man, card=card, **lost.message.arguments)
    return Reason(said, True)


def _against_a_call(box: RushBox, state: State) -> Reason:
    """Return whether the call falls with the player who was played last."""
    number = missing(box, state, state.turn, off=[state.fresh])
    which = "reason-call-falls" if number else "reason-call-survives"
    return Reason(Message(which, rival=Seat(state.turn), number=number), number > 0)


def _of_what_was_stopped(box: RushBox, state: State, seat: int, *, stops: bool) -> Reason | None:
    """Return that one's own card or player counts after all, or does not, if the last INSTANT is against it."""
    mine = (
        state.turn == seat if state.answers == 1 else state.answer_seats[state.answers - 2] == seat
    )
    if not mine:
        return None
    if state.answers > 1:
        stopped = box.cards[state.answer_cards[state.answers - 2]].named
    elif state.calling:
        stopped = box.named(state.fresh)
    else:
        stopped = box.named(state.card)
    which = "reason-rescues" if stops else "reason-gives-up"
    return Reason(Message(which, card=stopped), stops)


def _of_the_card(box: RushBox, state: State, seat: int, *, stops: bool) -> Reason | None:
    """Return what the card that waits would do to the seat, and whether to stop it is of any use."""
    effect = box.cards[state.card - s.PLAYERS].effect
    if effect.row.is_hit:
        return _of_a_hit(box, state, seat, effect, stops=stops)
    slows = effect == Effect.NO_ACTS or (effect == Effect.REVERSE and in_play(state) == TWO)
    if slows and next_in_order(state, state.turn) == seat:
        which = "no-acts" if effect == Effect.NO_ACTS else "fewer-acts"
        number = fewest_missing(box.record, state, seat)
        return Reason(Message(f"reason-{which}", number=number), stops)
    return None


def _of_a_hit(box: RushBox, state: State, seat: int, effect: int, *, stops: bool) -> Reason:
    """Return what a Tackle or a booking costs the seat."""
    if state.target_seat != seat:
        return Reason(Message("reason-not-yours", rival=Seat(state.target_seat)), not stops)
    if effect == Effect.BOOK and not sends_off(box, state, state.target):
        return Reason(Message("reason-stays"), not stops)
    now = fewest_missing(box.record, state, seat)
    then = missing(box, state, seat, off=[state.target])
    which = "reason-would-lose" if then > now else "reason-can-spare"
    said = Message(which, man=box.named(state.target), now=now, then=then)
    return Reason(said, (then > now) == stops)
