"""Cards of Fútbol Dash as view data, and hands with the plays of each card."""

from typing import Any

from kickabout.engine.view_types import Card as CardView
from kickabout.engine.view_types import HandCard, Play
from kickabout.engine.vocabulary import slug
from kickabout.text.messages import Message
from kickabout.text.printed import printed

from . import state as dash
from .actions import ACTIONS, CARD, PLAY, SEAT, number_of
from .box import Card, DashBox
from .effects import Effect
from .refusals import Refusal, explain
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
    entries: list[HandCard] = []
    for kind, card in enumerate(box.cards):
        plays = [action for action in legal_now if CARD[action] == kind]
        for copy in range(state.hands[seat, kind]):
            entry: HandCard = {
                **card_data(card),
                "id": f"{card.slug}-{copy + 1}",
                "plays": [_play(box, card, action) for action in plays],
                "note": "",
                "best": False,
                "why": None,
            }
            _annotate(box, state, seat, kind, entry, bool(legal_now))
            entries.append(entry)
    return entries


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


def _annotate(
    box: DashBox, state: State, seat: int, kind: int, entry: HandCard, asked: bool
) -> None:
    """Note on a card what playing it would do, or why it cannot be played."""
    card = box.cards[kind]
    points = state.points[seat] + card.value
    most = box.record.attack_points
    if entry["plays"]:
        shoots = (card.effect == Effect.ATTACK and points == most) or card.effect == Effect.PENALTY
        if state.phase == Phase.PLAY and shoots:
            entry["note"] = Message("note-shot")
            entry["best"] = True
        return
    refusal = Refusal.of(refuse_card(box.record, state, seat, kind))
    if refusal in _NOTES:
        entry["note"] = Message(_NOTES[refusal], value=card.value, sum=points, most=most)
    elif state.phase == Phase.PLAY and has_target(box.record, kind):
        entry["note"] = Message("note-no-target")
    entry["why"] = Message("not-your-turn")
    if asked and state.actor == seat:
        target = (seat + 1) % state.seats if has_target(box.record, kind) else dash.NONE
        action = number_of(PLAY, kind, target)
        refusal = Refusal.of(refuse(box.record, state, action))
        entry["why"] = explain(refusal, box, state, action)
