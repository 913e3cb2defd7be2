"""Texts of the cards of SocialSoccer as messages: on the card itself, and with real targets on the stack."""

from collections.abc import Callable

from kickabout.engine.vocabulary import slug
from kickabout.text.messages import Argument, Message, Seat

from .box import Card, Effect, SocialBox
from .effects import Do
from .pitch import active
from .state import CardType, Lasts, State, TwistBonus, TwistUse, When, Whom

NameWhom = Callable[[int], Argument]
"""A function that names the target of an effect."""


def does(card: Card, twist_bonus: int) -> Message:
    """Return the effects and condition of a card in one line; `twist_bonus` is what a discarded Twist adds."""
    said = effects_text(card.effects, _names(card))
    if card.type == CardType.TWIST:
        return Message("does-twist", bonus=bonus_text(card, twist_bonus), said=said)
    conditions = "always" if card.when == When.ANY else slug(When(card.when))
    return Message(
        "does-card",
        when=Message(f"when-{conditions}", number=card.from_round),
        conditions="none" if card.when == When.ANY and card.from_round <= 1 else "some",
        said=said,
        tires=card.tires,
        cost=Message("does-tire", number=card.tires),
    )


def when_text(card: Card) -> Message:
    """Return the moment at which a card may be played, in any round: `while you have the ball`."""
    return Message(f"when-{slug(When(card.when))}", number=1)


def bonus_text(card: Card, number: int) -> Message:
    """Return the bonus of a discarded Twist: `+3 Attack`."""
    return Message("twist-bonus", number=number, stat=slug(TwistBonus(card.twist)))


def effect_text(card: Card, effect: Effect) -> Message:
    """Return the text of one effect of a card: `draw two cards`."""
    return _said(effect, _names(card), False)


def effects_text(effects: tuple[Effect, ...], name: NameWhom) -> Message:
    """Return the text of several effects, in order."""
    parts: list[Message] = []
    targets = 0
    for effect in effects:
        again = effect.whom in (Whom.TARGET, Whom.RIVAL_TARGET) and targets > 0
        targets += effect.whom in (Whom.TARGET, Whom.RIVAL_TARGET)
        parts.append(_said(effect, name, again))
    said = parts[0]
    for part in parts[1:]:
        said = Message("effects-then", first=said, second=part)
    return said


def stack_text(box: SocialBox, state: State, entry: int) -> Message:
    """Return what a card on the stack is about to do, naming the players that it targets."""
    card, seat = box.cards[state.stack_kind[entry]], state.stack_seat[entry]
    if state.stack_twist[entry] == TwistUse.BONUS:
        return bonus_text(card, box.record.twist_bonus)

    def name(whom: int) -> Argument:
        if whom >= Whom.ATTACK_ROW:
            return Message(f"whom-of-side-{slug(Whom(whom))}", player=Seat(seat))
        side = 1 - seat if whom in (Whom.RIVAL_ACTIVE, Whom.RIVAL_TARGET) else seat
        aimed = whom in (Whom.TARGET, Whom.RIVAL_TARGET)
        member = state.stack_aim[entry] if aimed else active(state, side)
        if member <= 0:
            return Message("whom-chosen" if aimed else "whom-nobody")
        return box.player(state.team[side, member - 1]).named

    return effects_text(card.effects, name)


def _names(card: Card) -> NameWhom:
    """Return a function that names targets as printed; the active player depends on when the card is played."""
    moment = "conceded" if card.type == CardType.TWIST else slug(When(card.when))

    def name(whom: int) -> Argument:
        if whom in (Whom.ACTIVE, Whom.RIVAL_ACTIVE):
            return Message(f"whom-{slug(Whom(whom))}", moment=moment)
        return Message(f"whom-{slug(Whom(whom))}")

    return name


def _said(effect: Effect, name: NameWhom, again: bool) -> Message:
    whom = Message("whom-same") if again else name(effect.whom)
    return Message(
        f"effect-{slug(Do(effect.do))}",
        number=effect.amount,
        whom=whom,
        lasts=slug(Lasts(effect.lasts)),
    )
