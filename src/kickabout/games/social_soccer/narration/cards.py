"""The commentary on cards that are played, paid for and aimed, and that come and go."""

from collections.abc import Callable

from kickabout.engine.game import Remark, Tone
from kickabout.engine.vocabulary import slug
from kickabout.text.messages import Message, Name, Seat

from ..actions import AIM, CARD, SPOT, VERB
from ..box import SocialBox
from ..card_texts import bonus_text
from ..people import called_at
from ..state import CardType, Phase, State, TwistBonus, Value
from .salts import card_salt, salt_of


def tell_card(box: SocialBox, before: State, action: int, after: State) -> list[Remark]:
    """Narrate a Support or a Mastermove being played; its effects are narrated once they are resolved."""
    seat, kind = before.actor, CARD[action]
    card = box.cards[kind]
    answers = before.phase == Phase.ANSWER and before.stack_seat[before.stack - 1] != seat
    verb = "answers" if answers else "plays"
    message = Message(f"{verb}-{slug(Value(card.value))}", player=Seat(seat), card=card.named)
    tone: Tone = "captain" if card.type == CardType.MASTERMOVE else "play"
    return [Remark(message.varied(card_salt(before, 0)), tone, seat)]


def tell_twist(box: SocialBox, before: State, action: int, after: State) -> list[Remark]:
    """Narrate a Twist being discarded for a shot."""
    seat, kind = before.actor, CARD[action]
    card = box.cards[kind]
    message = Message(
        f"twists-{slug(TwistBonus(card.twist))}",
        player=Seat(seat),
        card=card.named,
        bonus=bonus_text(card, box.record.twist_bonus),
    )
    return [Remark(message.varied(card_salt(before, 1)), "play", seat)]


def tell_tires(box: SocialBox, before: State, action: int, after: State) -> list[Remark]:
    """Narrate a player being tired for a Mastermove."""
    seat = before.actor
    own = called_at(box, before, seat, SPOT[action])
    card = box.cards[before.stack_kind[before.stack - 1]].named
    message = Message("is-tired", own=own, card=card)
    return [Remark(message.varied(salt_of(before, before.costs)), "quiet", seat)]


def tell_aim(box: SocialBox, before: State, action: int, after: State) -> list[Remark]:
    """Narrate a card getting its target."""
    seat = before.actor
    side = seat if VERB[action] == AIM else 1 - seat
    message = Message("is-for", own=called_at(box, before, side, SPOT[action]))
    return [Remark(message, "quiet", seat)]


def tell_draw(box: SocialBox, before: State, action: int, after: State) -> list[Remark]:
    """Narrate a card drawn, to those who see it; an opening hand once it is complete."""
    seat = before.drawer
    if before.phase == Phase.OPENING:
        if after.hand_size[seat] < box.record.opening and after.deck_size[seat] > 0:
            return []
        held = _named(box, lambda kind: after.hand[seat, kind])
        return [Remark(Message("begins-with", player=Seat(seat), cards=held), "quiet", seat)]
    card = box.cards[CARD[action]].named
    which = "draws-for-ball" if before.phase == Phase.STEAL_DRAW else "draws-card"
    return [Remark(Message(which, player=Seat(seat), card=card), "quiet", seat)]


def tell_loss(box: SocialBox, before: State, action: int, after: State) -> list[Remark]:
    """Narrate a card being lost from a hand."""
    seat, card = before.drawer, box.cards[CARD[action]].named
    return [Remark(Message("loses-card", player=Seat(seat), card=card), "play", seat)]


def tell_look(box: SocialBox, before: State, action: int, after: State) -> list[Remark]:
    """Narrate what a hand holds once all of it has been seen, to the two who see it."""
    if before.owed > 1:
        return []
    seat = before.drawer
    seen = _named(box, lambda kind: after.looked[kind])
    if not seen:
        return []
    return [Remark(Message("in-hand", player=Seat(seat), cards=seen), "quiet", 1 - seat)]


def tell_trim(box: SocialBox, before: State, action: int, after: State) -> list[Remark]:
    """Narrate a card above the limit of a hand being discarded."""
    seat, kind = before.actor, CARD[action]
    message = Message("puts-away", player=Seat(seat), card=box.cards[kind].named)
    return [Remark(message.varied(salt_of(before, kind + before.hand_size[seat])), "quiet", seat)]


def _named(box: SocialBox, count: Callable[[int], int]) -> tuple[Name, ...]:
    """Return the names of the cards in a hand, copies repeated; a hidden count is negative."""
    return tuple(card.named for kind, card in enumerate(box.cards) for _ in range(count(kind)))
