"""Views: a seat's redacted record as data, from what the engine knows and what each game adds.

Words in a view are messages; `text.reader` formats them as text for a reader.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from kickabout.engine.boxes import Box
from kickabout.engine.game import CHANCE, OVER, Game
from kickabout.engine.view_types import (
    ChancePoint,
    Choice,
    Common,
    HandCard,
    Play,
    Player,
    Prompt,
    View,
)
from kickabout.text.messages import Text

Result: TypeAlias = tuple[list[float] | None, list[int]]
"""The final score of each seat, None before the end, and the seats that won."""


def final_scores(game: Game, box: Box, state: Any) -> list[float] | None:
    """Return the final score of each seat, None before the end."""
    if state.actor != OVER:
        return None
    out = [0.0] * state.seats
    game.scores(box.record, state, out)
    return out


def winners(scores: Sequence[float] | None) -> list[int]:
    """Return the seats that won; empty for a draw among all, and before the end."""
    if scores is None:
        return []
    best = [seat for seat, score in enumerate(scores) if score == max(scores)]
    return best if len(best) < len(scores) else []


def view_of(game: Game, box: Box, state: Any, seat: int, result: Result | None = None) -> View:
    """Return a redacted record as data: the keys common to all games, and those that the game adds.

    `result` is the one of a match with entries beside the rules; else it follows from the record.
    """
    if result is None:
        scores = final_scores(game, box, state)
        result = scores, winners(scores)
    over = state.actor == OVER
    legal = [] if over else game.legal_ahead(box, state, seat)
    window = None if over else game.window(box, state)
    common: Common = {
        "game": game.name,
        "title": game.title,
        "seat": seat if seat >= 0 else None,
        "seats": state.seats,
        "actor": {CHANCE: "chance", OVER: None}.get(state.actor, state.actor),
        "chance": _chance_of(game, box, state),
        "turn": state.turn,
        "minute": game.minute(box, state),
        "options": dict(box.chosen),
        "automata": {str(number): name for number, name in box.automata.items()},
        "winners": result[1],
        "scores": result[0],
        "legal": [game.actions.name_of(box, action) for action in legal],
        "window": None if window is None else {"ask": window.ask, "seats": list(window.seats)},
        "pause": game.pause(box, state),
    }
    view: Any = {**game.view(box, state, seat, legal), **common}
    for player in view["players"]:
        player["winner"] = player["seat"] in common["winners"]
    shown: View = view
    return shown


def _chance_of(game: Game, box: Box, state: Any) -> ChancePoint | None:
    if state.actor != CHANCE:
        return None
    chance = game.chance(box, state)
    return {"kind": chance.kind, "source": chance.source, "seat": chance.seat}


def in_hand(
    card: Mapping[str, object],
    copies: int,
    plays: Sequence[Play],
    note: Text = "",
    best: bool = False,
    why: Text | None = None,
) -> list[Any]:
    """Return the copies of a card in a hand as view data, each a `HandCard` with an id of its own."""
    held = {**card, "plays": plays, "note": note, "best": best, "why": why}
    return [{**held, "id": f"{card['card']}-{copy + 1}"} for copy in range(copies)]


def complaints(
    view: Mapping[str, Any], seats: int, seat: int, actor: int, legal: Sequence[str] | None
) -> Iterator[str]:
    """Yield what is wrong with the view of a seat; `legal` are the names of its legal actions, None while it
    has nothing to decide.
    """
    yield from _lacks(view, View, "it")
    yield from _lacks(view["prompt"], Prompt, "its prompt")
    for player in view["players"]:
        yield from _lacks(player, Player, "one of its players")
    for card in view["hand"]:
        yield from _lacks(card, HandCard, "a card of its hand")
        for play in card["plays"]:
            yield from _lacks(play, Play, "a play of its hand")
    for choice in view["choices"]:
        yield from _lacks(choice, Choice, "one of its choices")
    if [player["seat"] for player in view["players"]] != list(range(seats)):
        yield "its players are not there by seat"
    if not isinstance(view["pause"], int) or view["pause"] < 0:
        yield f"its pause is {view['pause']!r}"
    window = view["window"]
    if window is not None and window["seats"][:1] != [actor]:
        yield f"its window asks seats {window['seats']}, but {actor} acts"
    if legal is not None and view["legal"] != list(legal):
        yield f"legal is {view['legal']}, not {list(legal)}"


def _lacks(table: Mapping[str, object], typed: Any, what: str) -> Iterator[str]:
    missing = sorted(typed.__required_keys__ - table.keys())
    if missing:
        yield f"{what} lacks {', '.join(missing)}"
