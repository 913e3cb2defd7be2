"""What every game's view holds, whatever else it puts in: the table's server and its templates, the
API and programs that play all games read it.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

VIEW = (
    "game title seat seats actor phase minute options players hand choices window prompt pause"
    " legal winners scores"
).split()
"""A view. `window` is None, or the `seats` still to be asked, in order, and for what (`ask`); `pause`
is how many milliseconds a table waits before chance or a bot goes on."""
PLAYER = "seat goals winner".split()
"""Each of its `players`, who stand there by seat."""
CARD = "id card name value group sign text does plays note best why".split()
"""Each card of its `hand`."""
PLAY = "action on label".split()
"""Each way to play a card: the notation, the seat that it is played on or None, and in words."""
CHOICE = "action label".split()
"""Each of its `choices`: what may be decided besides the cards of the hand."""
PROMPT = "lead text fact".split()


def complaints(
    view: Mapping[str, Any], seats: int, seat: int, actor: int, legal: Sequence[str]
) -> Iterator[str]:
    """What is wrong with the view of a seat; `legal` are the names of what the actor may do."""
    yield from _lacks(view, VIEW, "it")
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
    if view["actor"] != (actor if actor >= 0 else "chance"):
        yield f"its actor is {view['actor']!r}, not {actor}"
    if not isinstance(view["pause"], int) or view["pause"] < 0:
        yield f"its pause is {view['pause']!r}"
    asked = [] if view["window"] is None else view["window"]["seats"]
    if asked and asked[0] != actor:
        yield f"its window asks seats {asked}, but {actor} acts"
    if seat == actor >= 0:
        if view["legal"] != list(legal):
            yield f"legal is {view['legal']}, not {list(legal)}"
    elif view["legal"] and seat not in asked:
        yield "it lets a seat play that is not asked"


def _lacks(table: Mapping[str, object], keys: Iterable[str], what: str) -> Iterator[str]:
    missing = [key for key in keys if key not in table]
    if missing:
        yield f"{what} lacks {', '.join(missing)}"
