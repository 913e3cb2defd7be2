"""What a seat sees of a match of Skeleton, as plain data for a page or another program."""

from typing import Any

from kickabout.engine.game import HIDDEN
from kickabout.games.skeleton import words
from kickabout.games.skeleton.box import Card, SkeletonBox
from kickabout.games.skeleton.rules import legal
from kickabout.games.skeleton.state import ACTIONS, DEAL, FULL_TIME, LAY, LAYS, SHOW, State

PHASES = {DEAL: "deal", LAY: "lay", SHOW: "show", FULL_TIME: "full-time"}
PAUSES_MS = {DEAL: 200, LAY: 700, SHOW: 900}


def view(box: SkeletonBox, state: State, seat: int) -> dict[str, Any]:
    """A record as `seat` sees it: everything a page shows and another program needs."""
    legal_now = _legal(box, state, seat)
    return {
        "phase": PHASES[state.phase],
        "minute": max(state.turns, 1),
        "players": [_player(box, state, other) for other in range(state.seats)],
        "deck": state.deck_size,
        "hand": _hand(box, state, seat, legal_now) if seat >= 0 else [],
        "choices": [],
        "window": None,
        "prompt": _prompt(state, seat),
        "pause": PAUSES_MS.get(state.phase, 0),
        "legal": [words.name_of(box, action) for action in legal_now],
    }


def _legal(box: SkeletonBox, state: State, seat: int) -> list[int]:
    if seat < 0 or state.actor != seat:
        return []
    out = [0] * ACTIONS
    return out[: legal(box.record, state, out)]


def _player(box: SkeletonBox, state: State, seat: int) -> dict[str, Any]:
    laid = state.laid[seat]
    hidden = state.hands[seat, 0] == HIDDEN
    return {
        "seat": seat,
        "goals": state.goals[seat],
        "hand": state.hand_size[seat],
        "cards": None if hidden else [_card(card) for card in _held(box, state, seat)],
        "lies": laid != 0,
        "open": laid != 0 and seat < state.shown,
        "laid": _card(box.cards[laid - 1]) if laid > 0 else None,
    }


def _held(box: SkeletonBox, state: State, seat: int) -> list[Card]:
    return [card for kind, card in enumerate(box.cards) for _ in range(state.hands[seat, kind])]


def _card(card: Card) -> dict[str, Any]:
    return {
        "card": card.slug,
        "name": card.name,
        "value": f"{card.value}",
        "group": "offence",
        "sign": card.slug,
        "text": card.text,
    }


def _hand(box: SkeletonBox, state: State, seat: int, legal_now: list[int]) -> list[dict[str, Any]]:
    hand, copies = [], dict.fromkeys(box.kinds, 0)
    for card in _held(box, state, seat):
        copies[card.slug] += 1
        action = LAYS + box.kinds[card.slug]
        play = {"action": words.name_of(box, action), "on": None, "label": f"Lay {card.name}"}
        hand.append(
            _card(card)
            | {
                "id": f"{card.slug}-{copies[card.slug]}",
                "does": "The highest card of the round scores.",
                "plays": [play] if action in legal_now else [],
                "note": "",
                "best": False,
                "why": None if action in legal_now else "It is not your turn to lay (SKEL-3.1).",
            }
        )
    return hand


def _prompt(state: State, seat: int) -> dict[str, str]:
    """What to do next in one line, with the fact that matters."""
    lead = text = ""
    if state.phase == FULL_TIME:
        lead = "Full time."
    elif state.phase == LAY and state.actor == seat:
        lead, text = "Your turn.", "Lay a card face down."
    return {"lead": lead, "text": text, "fact": ""}
