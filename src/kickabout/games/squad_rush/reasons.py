"""What speaks for and against the choices of a position, as facts that the seat itself can see."""

from collections.abc import Iterable

from kickabout.engine.game import Reason
from kickabout.text.messages import Message, Seat

from . import actions as a
from . import state as s
from .actions import CARD, KIND, PLAYER, VERB
from .box import RushBox
from .squad import fewest_missing, in_hand, put_on, take_from
from .state import Effect, Phase, State


def reasons(box: RushBox, state: State, seat: int, action: int) -> list[Reason]:
    """Return what speaks for and against a legal action of the seat: what it changes on the way to a seven."""
    verb, player = VERB[action], PLAYER[action]
    if verb in (a.TACKLE, a.BOOK, a.DISMISS):
        return [_of_a_hit(box, state, player, books=verb == a.BOOK)]
    if verb == a.FIELD:
        return [_of_fielding(box, state, seat, player)]
    if verb == a.DRAW_PILE:
        return [_of_the_pile(box, state, seat)]
    if verb == a.DISCARD and CARD[action] < s.PLAYERS:
        return [_of_a_discard(box, state, seat, CARD[action])]
    if state.phase == Phase.ACT and (verb == a.DONE or _gives_acts(box, action)):
        return [_of_acts(box, state, seat, action)]
    if verb == a.CALL and state.phase == Phase.ACT:
        return [Reason(Message("reason-call"), True)]
    return []


def _of_fielding(box: RushBox, state: State, seat: int, player: int) -> Reason:
    """Return what the pitch still lacks once a player is on it."""
    now = fewest_missing(box.record, state, seat)
    then = _missing(box, state, seat, [player])
    if then < now:
        which = "reason-completes" if then == 0 else "reason-fields"
        return Reason(Message(which, number=then), True)
    return Reason(Message("reason-fields-idly", number=now), False)


def _of_acts(box: RushBox, state: State, seat: int, action: int) -> Reason:
    """Return how many players of the hand would bring a seven nearer, for whoever ends the acts or gains more."""
    now = fewest_missing(box.record, state, seat)
    number = sum(_missing(box, state, seat, [one]) < now for one in _hand(box, state, seat))
    if VERB[action] == a.DONE:
        return Reason(Message("reason-ends", number=number), not number)
    more = box.cards[KIND[action]].value
    return Reason(Message("reason-more-acts", number=number, more=more), number > 0)


def _gives_acts(box: RushBox, action: int) -> bool:
    """Return whether an action plays a card that gives more acts."""
    return VERB[action] == a.PLAY and box.cards[KIND[action]].effect == Effect.MORE_ACTS


def _of_the_pile(box: RushBox, state: State, seat: int) -> Reason:
    """Return whether the card on top of the discard pile helps pitch and hand together."""
    card = state.pile[state.pile_size - 1]
    if card >= s.PLAYERS:
        return Reason(Message("reason-known-card", card=box.cards[card - s.PLAYERS].named), True)
    hand = _hand(box, state, seat)
    now, then = _missing(box, state, seat, hand), _missing(box, state, seat, [*hand, card])
    which = "reason-pile-helps" if then < now else "reason-pile-idle"
    return Reason(Message(which, now=now, then=then), then < now)


def _of_a_discard(box: RushBox, state: State, seat: int, player: int) -> Reason:
    """Return whether pitch and hand together need a player."""
    hand = _hand(box, state, seat)
    now = _missing(box, state, seat, hand)
    then = _missing(box, state, seat, [one for one in hand if one != player])
    which = "reason-spare" if then == now else "reason-needed"
    return Reason(Message(which, now=now, then=then), then == now)


def _of_a_hit(box: RushBox, state: State, player: int, *, books: bool) -> Reason:
    """Return how far it throws a rival back if a player has to leave the pitch; a first yellow card does not do that."""
    rival = state.owner[player]
    if books and state.yellows[player] <= box.record.armband * box.record.star[player]:
        return Reason(Message("reason-stays"), False)
    now = fewest_missing(box.record, state, rival)
    after: State = state.copy()
    take_from(box.record, after, player)
    then = fewest_missing(box.record, after, rival)
    which = "reason-sets-back" if then > now else "reason-no-setback"
    return Reason(Message(which, rival=Seat(rival), now=now, then=then), then > now)


def _hand(box: RushBox, state: State, seat: int) -> list[int]:
    """Return the players in the seat's hand."""
    return [player for player in range(box.record.players) if in_hand(state, seat, player)]


def _missing(box: RushBox, state: State, seat: int, more: Iterable[int]) -> int:
    """Return how many players the seat's pitch would lack for a seven with some more on it."""
    after: State = state.copy()
    for player in more:
        put_on(box.record, after, seat, player)
    return fewest_missing(box.record, after, seat)
