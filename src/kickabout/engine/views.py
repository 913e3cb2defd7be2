"""What every game's view holds: the table's server and its templates, the API and programs that play
all games read it. The engine fills in what it knows itself, each game the rest.

Words in a view are messages; `text.reader` makes plain data of it for whoever reads it.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from kickabout.engine.boxes import Box
from kickabout.engine.game import CHANCE, OVER, Game

OWN = "phase minute players hand choices prompt".split()
"""What a game puts into its view, besides all else that its page shows."""
PLAYER = "seat goals".split()
"""Each of its `players`, who stand there by seat."""
CARD = "id card name value group sign text does plays note best why".split()
"""Each card of its `hand`."""
PLAY = "action on label".split()
"""Each way to play a card: the notation, the seat that it is played on or None, and in words."""
CHOICE = "action label".split()
"""Each of its `choices`: what may be decided besides the cards of the hand."""
PROMPT = "lead text fact".split()


def final_scores(game: Game, box: Box, state: Any) -> list[float] | None:
    """The final score of each seat, None before the end."""
    if state.actor != OVER:
        return None
    out = [0.0] * state.seats
    game.scores(box.record, state, out)
    return out


def winners(scores: Sequence[float] | None) -> list[int]:
    """The seats that won; empty for a draw among all, and before the end."""
    if scores is None:
        return []
    best = [seat for seat, score in enumerate(scores) if score == max(scores)]
    return best if len(best) < len(scores) else []


def view_of(game: Game, box: Box, state: Any, seat: int) -> dict[str, Any]:
    """A seen record as data: what all games have in common, and what the game adds.

    Of the former, `window` is None, or what is asked (`ask`) of which `seats`, in order, and `pause` how
    many milliseconds a table rests before chance or a bot goes on.
    """
    actor = {CHANCE: "chance", OVER: None}.get(state.actor, state.actor)
    scores = final_scores(game, box, state)
    legal = game.legal_ahead(box, state, seat)
    window = game.window(box, state)
    common = {
        "game": game.name,
        "title": game.title,
        "seat": seat if seat >= 0 else None,
        "seats": state.seats,
        "actor": actor,
        "turn": state.turn,
        "options": dict(box.chosen),
        "automata": {str(number): name for number, name in box.automata.items()},
        "winners": winners(scores),
        "scores": scores,
        "legal": [game.notation.name_of(box, action) for action in legal],
        "window": window and {"ask": window.ask, "seats": list(window.seats)},
        "pause": game.pause(box, state),
    }
    view = game.view(box, state, seat, legal) | common
    for player in view["players"]:
        player["winner"] = player["seat"] in view["winners"]
    return view


def complaints(
    view: Mapping[str, Any], seats: int, seat: int, actor: int, legal: Sequence[str] | None
) -> Iterator[str]:
    """What is wrong with the view of a seat; `legal` are the names of what it may do, None while it has
    nothing to decide.
    """
    yield from _lacks(view, OWN, "it")
    yield from _lacks(view["prompt"], PROMPT, "its prompt")
    for player in view["players"]:
        yield from _lacks(player, PLAYER, "one of its players")
    for card in view["hand"]:
        yield from _lacks(card, CARD, "a card of its hand")
        for play in card["plays"]:
            yield from _lacks(play, PLAY, "a play of its hand")
    for choice in view["choices"]:
        yield from _lacks(choice, CHOICE, "one of its choices")
    if [player["seat"] for player in view["players"]] != list(range(seats)):
        yield "its players are not there by seat"
    if not isinstance(view["pause"], int) or view["pause"] < 0:
        yield f"its pause is {view['pause']!r}"
    window = view["window"]
    if window is not None and window["seats"][:1] != [actor]:
        yield f"its window asks seats {window['seats']}, but {actor} acts"
    if legal is not None and view["legal"] != list(legal):
        yield f"legal is {view['legal']}, not {list(legal)}"


def _lacks(table: Mapping[str, object], keys: Iterable[str], what: str) -> Iterator[str]:
    missing = [key for key in keys if key not in table]
    if missing:
        yield f"{what} lacks {', '.join(missing)}"
