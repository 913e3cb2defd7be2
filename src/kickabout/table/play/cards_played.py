"""The cards that each seat has played in a match: rows of its box, as its notation names them."""

from collections import Counter
from functools import cache

from kickabout.engine.boxes import Box
from kickabout.engine.game import Game
from kickabout.engine.match import Match
from kickabout.lab.cards.pieces import Pieces, Use, pieces_of

MOST = 40
"""The number of different cards that are told of a seat, those played most often first."""

MOST_KEPT = 16
_KEPT: dict[tuple[str, str], Pieces] = {}


def cards_played(match: Match) -> list[dict[str, int]]:
    """Return how often each seat has played each card, by the cards' slugs."""
    pieces = _pieces(match.game, match.box)
    played = [Counter[str]() for _ in range(match.seats)]
    for actor, action in match.log:
        if actor >= 0 and pieces.use_of[action] & Use.PLAYED:
            played[actor][pieces.rows[pieces.piece_of[action]].slug] += 1
    return [dict(cards.most_common(MOST)) for cards in played]


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
