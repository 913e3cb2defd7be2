"""Cards of Fútbol Dash as view data, and hands with the plays of each card."""

from typing import Any

from kickabout.engine.view_types import Card as CardView
from kickabout.engine.view_types import HandCard, Play
from kickabout.engine.views import in_hand
from kickabout.engine.vocabulary import slug
from kickabout.text.messages import Message, Text
from kickabout.text.printed import printed

from . import state as dash
from .actions import ACTIONS, CARD, PLAY, SEAT, number_of
from .box import Card, DashBox
from .effects import Effect
from .explanations import explain
from .refusals import Refusal
from .rules import has_target, refuse, refuse_card
from .state import Phase, State


@printed
def card_data(card: Card) -> CardView:
    """Return a card as view data."""
    sign = {Effect.ATTACK: "+", Effect.DEFEND: "−"}.get(card.effect)
    return {
        "card": card.slug,
        "name": card.named,
        "value": f"{sign}{card.value}" if sign else "",
        "group": slug(card.effect.row.group),
        "sign": card.sign,
        "does": Message(f"does-{slug(card.effect)}", value=card.value),
        "text": card.text,
    }


def cards_data(box: DashBox, counts: Any, seat: int) -> list[CardView]:
    """Return a seat's cards as view data, one entry for each copy; `counts` are by seat and kind."""
    return [
        card_data(card) for kind, card in enumerate(box.cards) for _ in range(counts[seat, kind])
    ]


def hand_data(box: DashBox, state: State, seat: int, legal_now: list[int]) -> list[HandCard]:
    """Return a seat's hand as view data: every card with its legal plays, or why it has none."""
    hand: list[HandCard] = []
    for kind, card in enumerate(box.cards):
        if state.hands[seat, kind] > 0:
            plays = [_play(box, card, action) for action in legal_now if CARD[action] == kind]
            note, best = _note(box, state, seat, kind, bool(plays))
            why = None if plays else _why(box, state, seat, kind, bool(legal_now))
            hand += in_hand(card_data(card), state.hands[seat, kind], plays, note, best, why)
    return hand


def _play(box: DashBox, card: Card, action: int) -> Play:
    target = SEAT[action]
    label = "play-card.on"
    if target == dash.NONE:
        label = f"{ACTIONS.name_of(box, action).partition(' ')[0]}-card"
    return {
        "action": ACTIONS.name_of(box, action),
        "on": None if target == dash.NONE else target,
        "label": Message(label, card=card.named),
    }


_NOTES = {
    Refusal.REFEREE_CARD_IN_TURN: "note-in-answer",
    Refusal.TOO_MANY_POINTS: "note-too-many",
    Refusal.TOO_FEW_FOR_PENALTY: "note-penalty",
}
"""The note on a card that cannot be the card of a turn, by the refusal."""


def _note(box: DashBox, state: State, seat: int, kind: int, is_playable: bool) -> tuple[Text, bool]:
    """Return a note on what a card would do, or what rules it out, and whether it is a shot now."""
    card = box.cards[kind]
    points = state.points[seat] + card.value
    most = box.record.attack_points
    if is_playable:
        shoots = (card.effect == Effect.ATTACK and points == most) or card.effect == Effect.PENALTY
        now = state.phase == Phase.PLAY and shoots
        return Message("note-shot") if now else "", now
    refusal = Refusal.of(refuse_card(box.record, state, seat, kind))
    if refusal in _NOTES:
        return Message(_NOTES[refusal], value=card.value, sum=points, most=most), False
    if state.phase != Phase.PLAY or not has_target(box.record, kind):
        return "", False
    if state.seats == 2:
        return Message("note-no-target.only", points=state.points[1 - seat]), False
    return Message("note-no-target", value=card.value), False


def _why(box: DashBox, state: State, seat: int, kind: int, asked: bool) -> Message:
    """Return why a card of the hand cannot be played now."""
    if not asked or state.actor != seat:
        return Message("not-your-turn")
    target = (seat + 1) % state.seats if has_target(box.record, kind) else dash.NONE
    action = number_of(PLAY, kind, target)
    return explain(Refusal.of(refuse(box.record, state, action)), box, state, action)
