"""What a seat may do to a player, with a card or at a pile, as a page offers it."""

from typing import Any

from kickabout.games.squad_rush import state as s
from kickabout.games.squad_rush.box import RushBox
from kickabout.games.squad_rush.state import Mode, Phase, State
from kickabout.games.squad_rush.words.notation import name_of

_ON_PITCH = (
    (s.RECALLS, "Recall"),
    (s.TACKLES, "Tackle"),
    (s.BOOKS, "Book"),
    (s.DISMISSALS, "Send off"),
    (s.OFFS, "Take off"),
    (s.BENCHES, "Leave out"),
)
"""What may be done to a player on a pitch: the first number, and in words."""
_WITH_CARD = ((s.TACKLES, "Tackle"), (s.BOOKS, "Book"), (s.DISMISSALS, "Send off"))
_DONE: dict[int, str] = {
    Phase.TAKE_OFF: "No more changes",
    Phase.LOOK: "Take nobody",
    Phase.EXTRA: "Play nobody",
    Phase.LATE_PLAYER: "Play nobody",
}


def pitch_plays(box: RushBox, legal_now: list[int]) -> dict[int, list[dict[str, Any]]]:
    """What may be done to players on pitches, by player."""
    plays: dict[int, list[dict[str, Any]]] = {}
    for action in legal_now:
        for first, label in _ON_PITCH:
            if first <= action < first + s.PLAYERS:
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
    if action == s.DISCARDS + number:
        return f"Discard {_name(box, number)}", None
    if number < s.PLAYERS:
        name = box.players[number].name
        verbs = {s.FIELDS + number: "Play", s.ONS + number: "Bring on"}
        return (f"{verbs[action]} {name}", None) if action in verbs else ("", None)
    kind = number - s.PLAYERS
    record = box.record
    for (first, verb), own in zip(
        _WITH_CARD, (record.tackle, record.yellow, record.red), strict=True
    ):
        if kind == own and first <= action < first + s.PLAYERS:
            return f"{verb} {box.players[action - first].name}", None
    first = s.PLAYS + kind * s.PLAYS_PER_KIND
    if not first <= action < first + s.PLAYS_PER_KIND:
        return "", None
    target = action - first
    if s.ON_SEAT <= target < s.ON_SEAT + s.SEATS:
        return f"Play {_name(box, number)} on", target - s.ON_SEAT
    against = {s.ON_INSTANT: " against an INSTANT", s.ON_OFFICIAL: " against the official"}
    return f"Play {_name(box, number)}{against.get(target, '')}", None


def _name(box: RushBox, number: int) -> str:
    return box.players[number].name if number < s.PLAYERS else box.cards[number - s.PLAYERS].name


def take_plays(box: RushBox, legal_now: list[int]) -> dict[int, dict[str, Any]]:
    """The Midfielders that may be taken from the deck, each with its play."""
    return {
        action - s.TAKES: {
            "action": name_of(box, action),
            "label": f"Take {box.players[action - s.TAKES].name}",
        }
        for action in legal_now
        if s.TAKES <= action < s.TAKES + s.PLAYERS
    }


def pile_plays(box: RushBox, state: State, legal_now: list[int]) -> dict[int, dict[str, Any]]:
    """What may be done at the deck and at the discard pile."""
    plays = {}
    if s.DRAW_DECK in legal_now:
        plays[s.DRAW_DECK] = {"action": name_of(box, s.DRAW_DECK), "label": "Draw from the deck"}
    if s.DRAW_PILE in legal_now:
        top = _name(box, state.pile[state.pile_size - 1])
        plays[s.DRAW_PILE] = {"action": name_of(box, s.DRAW_PILE), "label": f"Take {top}"}
    return plays


def choice_label(box: RushBox, state: State, action: int) -> str | None:
    """What the button of an action says that is neither a card's nor a pitch's; None if it has none."""
    if action == s.CALL:
        return "GOOOAL!" if box.record.mode == Mode.SQUAD_RUSH else "FULL-TIME!"
    if action == s.DONE:
        return _DONE.get(state.phase, "End the turn")
    if action == s.HOLD:
        return {Phase.ANSWER: "Let it stand", Phase.DRAMA: "Play nothing"}[Phase(state.phase)]
    return {s.OFF_NOBODY: "Change nobody", s.ON_NOBODY: "All stay on"}.get(action)
