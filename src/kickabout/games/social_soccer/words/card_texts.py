"""What cards of SocialSoccer do, in words: on the card itself, and for whom it is on the stack."""

from collections.abc import Callable

from kickabout.games.social_soccer.box import SocialBox
from kickabout.games.social_soccer.box.contents import Card, Effect
from kickabout.games.social_soccer.pitch import active
from kickabout.games.social_soccer.state import (
    CardType,
    Do,
    Lasts,
    State,
    TwistUse,
    When,
    Whom,
)
from kickabout.games.social_soccer.words.saying import TWIST_NOUNS, count, in_words, plus

WHEN_TEXTS: dict[int, str] = {
    When.ANY: "",
    When.WITH_BALL: "while you have the ball",
    When.WITHOUT_BALL: "while the rival has the ball",
    When.OPEN_PLAY: "while nobody shoots",
    When.OWN_SHOT: "when your shot is blocked",
    When.RIVAL_SHOT: "when you block a shot",
    When.ANY_SHOT: "when a shot is blocked",
}
_ROWS: dict[int, str] = {
    Whom.ATTACK_ROW: "your attackers",
    Whom.DEFENCE_ROW: "your defenders",
    Whom.FIELD: "all your field players",
    Whom.RIVAL_ATTACK_ROW: "the rival's attackers",
    Whom.RIVAL_DEFENCE_ROW: "the rival's defenders",
    Whom.RIVAL_FIELD: "all the rival's field players",
}
_ITS_ROWS: dict[int, str] = {
    Whom.ATTACK_ROW: "all attackers of its side",
    Whom.DEFENCE_ROW: "all defenders of its side",
    Whom.FIELD: "the whole field of its side",
    Whom.RIVAL_ATTACK_ROW: "all attackers of the other side",
    Whom.RIVAL_DEFENCE_ROW: "all defenders of the other side",
    Whom.RIVAL_FIELD: "the whole field of the other side",
}
_ACTIVE: dict[int, tuple[str, str]] = {
    When.OWN_SHOT: ("your shooter", "the blocker"),
    When.RIVAL_SHOT: ("your blocker", "the shooter"),
    When.ANY_SHOT: ("your player in it", "the rival's player in it"),
    When.WITH_BALL: ("your player with the ball", "the blocker"),
    When.WITHOUT_BALL: ("your blocker", "the player with the ball"),
}
_ANYBODY = ("your active player", "the rival's active player")
_CONCEDED = ("whoever tried to block", "the scorer")
NameWhom = Callable[[int], str]
"""Names whom an effect is for."""


def does(box: SocialBox, card: Card) -> str:
    """What a card does and when, in a line."""
    said = effects_text(card.effects, _names(card))
    if card.type == CardType.TWIST:
        bonus = f"{plus(box.rules['twist-bonus'])} {TWIST_NOUNS[card.twist]}"
        return f"Discard it in a shot: {bonus}. Turned up by a goal against you: {said}."
    conditions = WHEN_TEXTS[card.when], f"from round {card.from_round} on" * (card.from_round > 1)
    when = ", ".join(filter(None, conditions))
    text = f"{when}: {said}." if when else f"{said}."
    cost = f" Tires {count(card.tires, 'player')} of yours." if card.tires else ""
    return f"{text[0].upper()}{text[1:]}{cost}"


def effect_text(card: Card, effect: Effect) -> str:
    """What one effect of a card does: `draw two cards`."""
    return _said(effect, _names(card), False)


def effects_text(effects: tuple[Effect, ...], name: NameWhom) -> str:
    """What some effects do, one after the other."""
    parts: list[str] = []
    targets = 0
    for effect in effects:
        again = effect.whom in (Whom.TARGET, Whom.RIVAL_TARGET) and targets > 0
        targets += effect.whom in (Whom.TARGET, Whom.RIVAL_TARGET)
        parts.append(_said(effect, name, again))
    return ", then ".join(parts)


def stack_text(box: SocialBox, state: State, entry: int) -> str:
    """What a card on the stack is about to do, with the names of those whom it is for."""
    card, seat = box.cards[state.stack_kind[entry]], state.stack_seat[entry]
    if state.stack_twist[entry] == TwistUse.BONUS:
        return f"{plus(box.record.twist_bonus)} {TWIST_NOUNS[card.twist]}"

    def name(whom: int) -> str:
        if whom in _ITS_ROWS:
            return _ITS_ROWS[whom]
        side = 1 - seat if whom in (Whom.RIVAL_ACTIVE, Whom.RIVAL_TARGET) else seat
        aimed = whom in (Whom.TARGET, Whom.RIVAL_TARGET)
        member = state.stack_aim[entry] if aimed else active(state, side)
        if member <= 0:
            return "whoever is chosen" if aimed else "nobody"
        return box.player(state.team[side, member - 1]).name

    return effects_text(card.effects, name)


def _names(card: Card) -> NameWhom:
    own, rival = _CONCEDED if card.type == CardType.TWIST else _ACTIVE.get(card.when, _ANYBODY)

    names = _ROWS | {
        Whom.ACTIVE: own,
        Whom.RIVAL_ACTIVE: rival,
        Whom.TARGET: "a field player of yours",
        Whom.RIVAL_TARGET: "a field player of the rival",
    }
    return lambda whom: names.get(whom, "")


def _said(effect: Effect, name: NameWhom, again: bool) -> str:
    whom = "the same player" if again else name(effect.whom)
    amount, lasts = effect.amount, " for the round" if effect.lasts == Lasts.ROUND else ""
    said: dict[int, str] = {
        Do.ATTACK: f"{plus(amount)} Attack for {whom}{lasts}",
        Do.DEFENCE: f"{plus(amount)} Defence for {whom}{lasts}",
        Do.TIRE: f"tire {whom}",
        Do.REFRESH: f"refresh {whom}",
        Do.DRAW: f"draw {count(amount, 'card')}",
        Do.DISCARD: f"the rival loses {count(amount, 'card')} at random",
        Do.LOOK: "look at the rival's hand",
        Do.STEAL: "take the ball",
        Do.MOVE: f"give the ball to {whom}",
        Do.CANCEL: "the card that it answers does nothing",
        Do.COPY: "do what the card that it answers does",
        Do.GAIN: f"{plus(amount)} Custody",
        Do.DRAIN: f"the rival loses {in_words(amount)} Custody",
    }
    return said[effect.do]
