"""Facts about what is drawn, taken from the deck and thrown away."""

from kickabout.engine.game import HIDDEN, Reason
from kickabout.text.messages import Message, Seat

from .. import state as s
from ..actions import CARD, PLAYER
from ..box import RushBox
from ..effects import Effect
from ..state import State
from .acts import nearest_rival
from .counts import hand_of, missing


def of_the_deck(box: RushBox, state: State, seat: int, action: int) -> Reason | None:
    """Return that the player on the discard pile is of no use, if so, else how many others may come."""
    card = _top(state)
    if card is not None and card < s.PLAYERS:
        if _helps(box, state, seat, card) is not None:
            return None
        return Reason(Message("reason-deck", card=box.named(card)), True)
    unseen = (player for player in range(box.record.players) if state.place[player] == HIDDEN)
    number = sum(_helps(box, state, seat, player) is not None for player in unseen)
    return Reason(Message("reason-deck-hopes", number=number), True) if number > 1 else None


def of_the_pile(box: RushBox, state: State, seat: int, action: int) -> Reason:
    """Return what the card on top of the discard pile would do."""
    card = _top(state)
    assert card is not None
    if card < s.PLAYERS:
        return _of_more(box, state, seat, card, "pile")
    kind = box.cards[card - s.PLAYERS]
    if kind.effect in (Effect.TACKLE, Effect.DISMISS):
        rival, lacks = nearest_rival(box, state, seat)
        said = Message("reason-pile-hits", card=kind.named, rival=Seat(rival), number=lacks)
        return Reason(said, True)
    return Reason(Message("reason-known-card", card=kind.named), True)


def of_taking(box: RushBox, state: State, seat: int, action: int) -> Reason:
    """Return whether a Midfielder from the deck helps pitch and hand together."""
    return _of_more(box, state, seat, PLAYER[action], "taken")


def of_a_discard(box: RushBox, state: State, seat: int, action: int) -> Reason | None:
    """Return whether pitch and hand together need a player."""
    player = CARD[action]
    if player >= s.PLAYERS:
        return None
    hand = hand_of(box, state, seat)
    now = missing(box, state, seat, hand)
    then = missing(box, state, seat, [one for one in hand if one != player])
    which = "reason-spare" if then == now else "reason-needed"
    return Reason(Message(which, now=now, then=then), then == now)


def _top(state: State) -> int | None:
    return int(state.pile[state.pile_size - 1]) if state.pile_size else None


def _of_more(box: RushBox, state: State, seat: int, player: int, where: str) -> Reason:
    helps = _helps(box, state, seat, player)
    if helps is None:
        return Reason(Message(f"reason-{where}-idle"), False)
    now, then = helps
    return Reason(Message(f"reason-{where}-helps", now=now, then=then), True)


def _helps(box: RushBox, state: State, seat: int, player: int) -> tuple[int, int] | None:
    """Return what pitch and hand lack without a player and with him; None if that is the same."""
    hand = hand_of(box, state, seat)
    now, then = missing(box, state, seat, hand), missing(box, state, seat, [*hand, player])
    return (now, then) if then < now else None
