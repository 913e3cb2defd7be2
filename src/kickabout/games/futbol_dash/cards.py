"""Cards of Fútbol Dash as plain data, and a hand with what each of its cards may do."""

from typing import Any

from kickabout.games.futbol_dash import state as dash
from kickabout.games.futbol_dash import words
from kickabout.games.futbol_dash.box import Card, DashBox
from kickabout.games.futbol_dash.rules import has_target
from kickabout.games.futbol_dash.state import Effect, Phase, State, kind_of, play_of, target_of


def card_data(card: Card) -> dict[str, Any]:
    """A card as a page draws it."""
    sign = {Effect.ATTACK: "+", Effect.DEFEND: "−"}.get(card.effect)
    return {
        "card": card.slug,
        "name": card.name,
        "value": f"{sign}{card.value}" if sign else "",
        "group": _group(card),
        "sign": card.sign,
        "does": _does(card),
        "text": card.text,
    }


def _does(card: Card) -> str:
    """What a card does, in a line."""
    turns = "next turn" if card.value == 1 else f"next {card.value} turns"
    cards = "one card" if card.value == 1 else f"{card.value} cards"
    return {
        Effect.ATTACK: f"Adds {card.value} to your attack points.",
        Effect.DEFEND: f"Takes {card.value} attack points off an opponent.",
        Effect.PENALTY: f"A shot at once, from {card.value} attack points on.",
        Effect.HALFTIME: "New hands for everybody, and all attack points back to 0.",
        Effect.OFFSIDE: "An opponent loses all attack points.",
        Effect.SUBSTITUTION: f"Exchange up to {card.value} cards of your hand.",
        Effect.YELLOW: f"An opponent sits out the {turns}.",
        Effect.RED: f"An opponent plays on with {cards} fewer.",
        Effect.FOUL: "In answer: cancels an attack or a defence.",
        Effect.REVIEW: "In answer: cancels a referee card.",
    }[card.effect]


def _group(card: Card) -> str:
    if card.effect == Effect.ATTACK:
        return "offence"
    if card.effect == Effect.DEFEND:
        return "defence"
    return "referee" if card.effect in (Effect.FOUL, Effect.REVIEW) else "changer"


def cards_data(box: DashBox, counts: Any, seat: int) -> list[dict[str, Any]]:
    """The cards of a seat, one entry for each copy; `counts` are by seat and kind."""
    return [
        card_data(card) for kind, card in enumerate(box.cards) for _ in range(counts[seat, kind])
    ]


def hand_data(box: DashBox, state: State, seat: int, legal_now: list[int]) -> list[dict[str, Any]]:
    """The hand of a seat: every card with its plays, or why it has none."""
    entries = []
    for kind, card in enumerate(box.cards):
        plays = [action for action in legal_now if kind_of(action) == kind]
        for copy in range(state.hands[seat, kind]):
            entry = card_data(card) | {
                "id": f"{card.slug}-{copy + 1}",
                "plays": [_play(box, card, action) for action in plays],
                "note": "",
                "best": False,
                "why": None,
            }
            _annotate(box, state, seat, kind, entry, bool(legal_now))
            entries.append(entry)
    return entries


def _play(box: DashBox, card: Card, action: int) -> dict[str, Any]:
    name = words.name_of(box, action)
    on_somebody = action < dash.SWAPS and target_of(action) != dash.NONE
    return {
        "action": name,
        "on": target_of(action) if on_somebody else None,
        "label": f"{_VERBS[name.partition(' ')[0]]} {card.name}" + (" on" if on_somebody else ""),
    }


_VERBS = {"play": "Play", "swap": "Exchange", "show": "Show", "discard": "Discard"}


def _annotate(
    box: DashBox, state: State, seat: int, kind: int, entry: dict[str, Any], asked: bool
) -> None:
    """The words on the card itself: what it would do, or why it cannot be played."""
    card = box.cards[kind]
    after = state.points[seat] + card.value
    top = box.record.attack_points
    if entry["plays"]:
        shoots = (card.effect == Effect.ATTACK and after == top) or card.effect == Effect.PENALTY
        if state.phase == Phase.PLAY and shoots:
            entry["note"] = "shot!"
            entry["best"] = True
        return
    if card.effect in (Effect.FOUL, Effect.REVIEW):
        entry["note"] = "in answer"
    elif card.effect == Effect.ATTACK and after > top:
        entry["note"] = f"{after} > {top}"
    elif card.effect == Effect.PENALTY and state.points[seat] < card.value:
        entry["note"] = f"from {card.value}"
    elif state.phase == Phase.PLAY and has_target(box.record, kind):
        entry["note"] = "no target"
    if asked and state.actor == seat:
        target = (seat + 1) % state.seats if has_target(box.record, kind) else dash.NONE
        entry["why"] = words.why_not(box, state, play_of(kind, target))
    else:
        entry["why"] = "It is not your turn (DASH-4.1)."
