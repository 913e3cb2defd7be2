"""What a seat may do to a player, with a card or at a pile, as a page offers it."""

from typing import Any

from kickabout.games.squad_rush.box import RushBox
from kickabout.games.squad_rush.state import (
    ANSWER,
    BENCHES,
    BOOKS,
    CALL,
    DISCARDS,
    DISMISSALS,
    DONE,
    DRAMA,
    DRAW_DECK,
    DRAW_PILE,
    EXTRA,
    FIELDS,
    HOLD,
    LATE_PLAYER,
    LOOK,
    OFF_NOBODY,
    OFFS,
    ON_INSTANT,
    ON_NOBODY,
    ON_OFFICIAL,
    ON_SEAT,
    ONS,
    PLAYERS,
    PLAYS,
    PLAYS_PER_KIND,
    RECALLS,
    SEATS,
    SQUAD_RUSH,
    TACKLES,
    TAKE_OFF,
    TAKES,
    State,
)
from kickabout.games.squad_rush.words.notation import name_of

_ON_PITCH = (
    (RECALLS, "Recall"),
    (TACKLES, "Tackle"),
    (BOOKS, "Book"),
    (DISMISSALS, "Send off"),
    (OFFS, "Take off"),
    (BENCHES, "Leave out"),
)
"""What may be done to a player on a pitch: the first number, and in words."""
_WITH_CARD = ((TACKLES, "Tackle"), (BOOKS, "Book"), (DISMISSALS, "Send off"))
_DONE = {
    TAKE_OFF: "No more changes",
    LOOK: "Take nobody",
    EXTRA: "Play nobody",
    LATE_PLAYER: "Play nobody",
}


def pitch_plays(box: RushBox, legal_now: list[int]) -> dict[int, list[dict[str, Any]]]:
    """What may be done to players on pitches, by player."""
    plays: dict[int, list[dict[str, Any]]] = {}
    for action in legal_now:
        for first, label in _ON_PITCH:
            if first <= action < first + PLAYERS:
                play = {"action": name_of(box, action), "label": label}
                plays.setdefault(action - first, []).append(play)
    return plays


def card_plays(box: RushBox, number: int, legal_now: list[int]) -> list[dict[str, Any]]:
    """The ways to play a card of the hand, by its number."""
    entries = []
    for action in legal_now:
        label, on = _label(box, number, action)
        if label:
            entries.append({"action": name_of(box, action), "on": on, "label": label})
    return entries


def _label(box: RushBox, number: int, action: int) -> tuple[str, int | None]:
    """What an action makes of a card, empty if it is not about it, and the seat that it is played on."""
    if action == DISCARDS + number:
        return f"Discard {_name(box, number)}", None
    if number < PLAYERS:
        name = box.players[number].name
        verbs = {FIELDS + number: "Play", ONS + number: "Bring on"}
        return (f"{verbs[action]} {name}", None) if action in verbs else ("", None)
    kind = number - PLAYERS
    record = box.record
    for (first, verb), own in zip(
        _WITH_CARD, (record.tackle, record.yellow, record.red), strict=True
    ):
        if kind == own and first <= action < first + PLAYERS:
            return f"{verb} {box.players[action - first].name}", None
    first = PLAYS + kind * PLAYS_PER_KIND
    if not first <= action < first + PLAYS_PER_KIND:
        return "", None
    target = action - first
    if ON_SEAT <= target < ON_SEAT + SEATS:
        return f"Play {_name(box, number)} on", target - ON_SEAT
    against = {ON_INSTANT: " against an INSTANT", ON_OFFICIAL: " against the official"}
    return f"Play {_name(box, number)}{against.get(target, '')}", None


def _name(box: RushBox, number: int) -> str:
    return box.players[number].name if number < PLAYERS else box.cards[number - PLAYERS].name


def take_plays(box: RushBox, legal_now: list[int]) -> dict[int, dict[str, Any]]:
    """The Midfielders that may be taken from the deck, each with its play."""
    return {
        action - TAKES: {
            "action": name_of(box, action),
            "label": f"Take {box.players[action - TAKES].name}",
        }
        for action in legal_now
        if TAKES <= action < TAKES + PLAYERS
    }


def pile_plays(box: RushBox, state: State, legal_now: list[int]) -> dict[int, dict[str, Any]]:
    """What may be done at the deck and at the discard pile."""
    plays = {}
    if DRAW_DECK in legal_now:
        plays[DRAW_DECK] = {"action": name_of(box, DRAW_DECK), "label": "Draw from the deck"}
    if DRAW_PILE in legal_now:
        top = _name(box, state.pile[state.pile_size - 1])
        plays[DRAW_PILE] = {"action": name_of(box, DRAW_PILE), "label": f"Take {top}"}
    return plays


def choice_label(box: RushBox, state: State, action: int) -> str | None:
    """What the button of an action says that is neither a card's nor a pitch's; None if it has none."""
    if action == CALL:
        return "GOOOAL!" if box.record.mode == SQUAD_RUSH else "FULL-TIME!"
    if action == DONE:
        return _DONE.get(state.phase, "End the turn")
    if action == HOLD:
        return {ANSWER: "Let it stand", DRAMA: "Play nothing"}[state.phase]
    return {OFF_NOBODY: "Change nobody", ON_NOBODY: "All stay on"}.get(action)
