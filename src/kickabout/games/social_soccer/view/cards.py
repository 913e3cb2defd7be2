"""Players and cards of SocialSoccer as plain data."""

from collections.abc import Iterable

from kickabout.engine.game import HIDDEN
from kickabout.engine.records import Cells
from kickabout.engine.vocabulary import slug
from kickabout.text.printed import printed

from .. import state as s
from ..box import Card, Player, SocialBox
from ..card_texts import does, effect_text, when_text
from ..effects import Do
from ..people import player_of, where
from ..state import CardType, Lasts, State, TwistBonus, Value, When, Whom
from .types import CountedCard, Member, PlayerCard, StrategyCard


def player_data(box: SocialBox, number: int) -> PlayerCard:
    """Return a player as a page draws it."""
    return _player(box.player(number))


@printed
def _player(player: Player) -> PlayerCard:
    return {
        "slug": player.slug,
        "name": player.named,
        "value": slug(Value(player.value)),
        "custody": player.custody,
        "attack": player.attack,
        "defence": player.defence,
        "text": player.text,
    }


def card_data(box: SocialBox, kind: int) -> StrategyCard:
    """Return a card as a page draws it; its `group` is the type, its `colour` the value."""
    return _card(box.cards[kind], box.record.twist_bonus)


@printed
def _card(card: Card, twist_bonus: int) -> StrategyCard:
    return {
        "card": card.slug,
        "name": card.named,
        "value": "" if card.type == CardType.TWIST else str(card.cost),
        "group": slug(CardType(card.type)),
        "colour": slug(Value(card.value)),
        "cost": card.cost,
        "tires": card.tires,
        "twist": None if card.twist == s.NONE else slug(TwistBonus(card.twist)),
        "when": slug(When(card.when)),
        "when_text": "" if card.when == When.ANY else when_text(card),
        "sign": card.sign,
        "text": card.text,
        "does": does(card, twist_bonus),
        "effects": [
            {
                "do": slug(Do(effect.do)),
                "whom": slug(Whom(effect.whom)) if effect.whom else None,
                "amount": effect.amount,
                "lasts": slug(Lasts(effect.lasts)),
                "says": effect_text(card, effect),
            }
            for effect in card.effects
        ],
    }


def of_seat(counts: Cells, seat: int) -> list[int]:
    """Return a seat's counts of each kind of card."""
    return [counts[seat, kind] for kind in range(s.KINDS)]


def cards_data(box: SocialBox, counts: Iterable[int]) -> list[StrategyCard]:
    """Return cards with one entry per copy; `counts` are by kind."""
    return [card_data(box, kind) for kind, count in enumerate(counts) for _ in range(count)]


def counted_data(box: SocialBox, counts: Iterable[int]) -> list[CountedCard]:
    """Return cards with one entry per kind and its count; `counts` are by kind."""
    return [
        {**card_data(box, kind), "count": count} for kind, count in enumerate(counts) if count > 0
    ]


def sees_hand(state: State, seat: int) -> bool:
    """Return whether the viewer sees the hand of a seat."""
    return state.hand[seat, 0] != HIDDEN


def ref(box: SocialBox, state: State, seat: int, member: int) -> Member | None:
    """Return a member with his spot and what the viewer knows of him; None for nobody."""
    if member <= 0:
        return None
    number = player_of(state, seat, member)
    player = box.player(number) if number else None
    return {
        "seat": seat,
        "spot": where(state, seat, member),
        "member": member,
        "slug": player.slug if player else None,
        "name": player.named if player else None,
        "value": slug(Value(player.value)) if player else None,
    }
