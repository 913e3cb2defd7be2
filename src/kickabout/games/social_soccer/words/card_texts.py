"""What cards of SocialSoccer do, in words: on the card itself, and for whom it is on the stack."""

from collections.abc import Callable

from kickabout.games.social_soccer.box import SocialBox
from kickabout.games.social_soccer.box.contents import Card, Effect
from kickabout.games.social_soccer.pitch import active
from kickabout.games.social_soccer.state import (
    ACTIVE,
    ANY_SHOT,
    ANY_TIME,
    ATTACK,
    ATTACK_ROW,
    CANCEL,
    COPY,
    DEFENCE,
    DEFENCE_ROW,
    DISCARD,
    DRAIN,
    DRAW,
    FIELD,
    GAIN,
    LOOK,
    MOVE,
    OPEN_PLAY,
    OWN_SHOT,
    REFRESH,
    RIVAL_ACTIVE,
    RIVAL_ATTACK_ROW,
    RIVAL_DEFENCE_ROW,
    RIVAL_FIELD,
    RIVAL_SHOT,
    RIVAL_TARGET,
    ROUND,
    STEAL,
    TARGET,
    TIRE,
    TWIST,
    WITH_BALL,
    WITHOUT_BALL,
    State,
)
from kickabout.games.social_soccer.words.saying import TWIST_NOUNS, count, in_words, plus

WHEN_TEXTS = {
    ANY_TIME: "",
    WITH_BALL: "while you have the ball",
    WITHOUT_BALL: "while the rival has the ball",
    OPEN_PLAY: "while nobody shoots",
    OWN_SHOT: "when your shot is blocked",
    RIVAL_SHOT: "when you block a shot",
    ANY_SHOT: "when a shot is blocked",
}
_ROWS = {
    ATTACK_ROW: "your attackers",
    DEFENCE_ROW: "your defenders",
    FIELD: "all your field players",
    RIVAL_ATTACK_ROW: "the rival's attackers",
    RIVAL_DEFENCE_ROW: "the rival's defenders",
    RIVAL_FIELD: "all the rival's field players",
}
_ITS_ROWS = {
    ATTACK_ROW: "all attackers of its side",
    DEFENCE_ROW: "all defenders of its side",
    FIELD: "the whole field of its side",
    RIVAL_ATTACK_ROW: "all attackers of the other side",
    RIVAL_DEFENCE_ROW: "all defenders of the other side",
    RIVAL_FIELD: "the whole field of the other side",
}
_ACTIVE = {
    OWN_SHOT: ("your shooter", "the blocker"),
    RIVAL_SHOT: ("your blocker", "the shooter"),
    ANY_SHOT: ("your player in it", "the rival's player in it"),
    WITH_BALL: ("your player with the ball", "the blocker"),
    WITHOUT_BALL: ("your blocker", "the player with the ball"),
}
_ANYBODY = ("your active player", "the rival's active player")
_CONCEDED = ("whoever tried to block", "the scorer")
NameWhom = Callable[[int], str]
"""Names whom an effect is for."""


def does(box: SocialBox, card: Card) -> str:
    """What a card does and when, in a line."""
    said = effects_text(card.effects, _names(card))
    if card.type == TWIST:
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
        again = effect.whom in (TARGET, RIVAL_TARGET) and targets > 0
        targets += effect.whom in (TARGET, RIVAL_TARGET)
        parts.append(_said(effect, name, again))
    return ", then ".join(parts)


def stack_text(box: SocialBox, state: State, entry: int) -> str:
    """What a card on the stack is about to do, with the names of those whom it is for."""
    card, seat = box.cards[state.stack_kind[entry]], state.stack_seat[entry]
    if state.stack_twist[entry] == 1:
        return f"{plus(box.record.twist_bonus)} {TWIST_NOUNS[card.twist]}"

    def name(whom: int) -> str:
        if whom in _ITS_ROWS:
            return _ITS_ROWS[whom]
        side = 1 - seat if whom in (RIVAL_ACTIVE, RIVAL_TARGET) else seat
        aimed = whom in (TARGET, RIVAL_TARGET)
        member = state.stack_aim[entry] if aimed else active(state, side)
        if member <= 0:
            return "whoever is chosen" if aimed else "nobody"
        return box.player(state.team[side, member - 1]).name

    return effects_text(card.effects, name)


def _names(card: Card) -> NameWhom:
    own, rival = _CONCEDED if card.type == TWIST else _ACTIVE.get(card.when, _ANYBODY)

    def name(whom: int) -> str:
        return {
            ACTIVE: own,
            RIVAL_ACTIVE: rival,
            TARGET: "a field player of yours",
            RIVAL_TARGET: "a field player of the rival",
            **_ROWS,
        }.get(whom, "")

    return name


def _said(effect: Effect, name: NameWhom, again: bool) -> str:
    whom = "the same player" if again else name(effect.whom)
    amount, lasts = effect.amount, " for the round" if effect.lasts == ROUND else ""
    return {
        ATTACK: f"{plus(amount)} Attack for {whom}{lasts}",
        DEFENCE: f"{plus(amount)} Defence for {whom}{lasts}",
        TIRE: f"tire {whom}",
        REFRESH: f"refresh {whom}",
        DRAW: f"draw {count(amount, 'card')}",
        DISCARD: f"the rival loses {count(amount, 'card')} at random",
        LOOK: "look at the rival's hand",
        STEAL: "take the ball",
        MOVE: f"give the ball to {whom}",
        CANCEL: "the card that it answers does nothing",
        COPY: "do what the card that it answers does",
        GAIN: f"{plus(amount)} Custody",
        DRAIN: f"the rival loses {in_words(amount)} Custody",
    }[effect.do]
