"""What the seats of a match have had of its cards, for the collections of those who hold them: rows of the box, as its
notation names them. It follows from the log alone.
"""

from collections import Counter
from collections.abc import Collection
from functools import cache

from kickabout.engine.boxes import Box
from kickabout.engine.game import Game
from kickabout.engine.match import Match
from kickabout.lab.cards.pieces import Pieces, Use, pieces_of
from kickabout.table.store import Collected

MOST = 40
"""The number of different cards played that are told of a seat, those played most often first."""

MOST_KEPT = 16
_KEPT: dict[tuple[str, str], Pieces] = {}


def collected_in(match: Match, seats: Collection[int]) -> dict[int, Collected]:
    """Return of some seats what they have played, what they have seen face up, and under which officials they have
    played matches to the end.
    """
    game, box = match.game, match.box
    pieces = _pieces(game, box)
    played = {seat: Counter[str]() for seat in seats}
    met = {seat: set[str]() for seat in seats}
    officials = {seat: Counter[str]() for seat in seats}
    state = match.at(0).state
    for actor, action in match.log:
        if actor in played and pieces.use_of[action] & Use.PLAYED:
            played[actor][pieces.rows[pieces.piece_of[action]].slug] += 1
        for seat, official in game.officials.survived(box, state) if game.officials else ():
            if seat in officials:
                officials[seat][official] += 1
        game.replay(box.record, state, actor, action)
        for seat, cards in met.items():
            seen = state.copy()
            game.redact(box.record, seen, seat)
            cards |= game.face_up(box, seen)
    return {
        seat: Collected(
            dict(played[seat].most_common(MOST)), sorted(met[seat]), dict(officials[seat])
        )
        for seat in seats
    }


@cache
def names_of_cards(game: Game) -> dict[str, str]:
    """Return the names of all that can be played of a game's own box, by their slugs, in the order of the box."""
    pieces = _pieces(game, game.load_box(None))
    played = {
        row for row, use in zip(pieces.piece_of, pieces.use_of, strict=True) if use & Use.PLAYED
    }
    return {pieces.rows[row].slug: pieces.rows[row].name for row in sorted(played)}


def _pieces(game: Game, box: Box) -> Pieces:
    """Return the rows of a box; kept by its text, as it takes some hundredths of a second."""
    kept = _KEPT.get((game.name, box.text))
    if kept is None:
        if len(_KEPT) >= MOST_KEPT:
            _KEPT.clear()
        kept = _KEPT[game.name, box.text] = pieces_of(game, box)
    return kept
