"""What a heuristic chooses, how often it wins, and who leads by an evaluation."""

from collections.abc import Mapping

import kickabout
from kickabout.engine.game import Game
from kickabout.engine.match import Match
from kickabout.engine.match_loop import HEURISTIC, RANDOM
from kickabout.engine.playouts import playouts


def choice(match: Match, seed: int = 1) -> str:
    """Return what the heuristic does for the seat that is to decide."""
    assert isinstance(match.actor, int)
    return kickabout.bot("rule-of-thumb", seed=seed).choose(match.seen(match.actor))


def lead(match: Match) -> float:
    """Return the first seat's advantage over the second in the evaluation."""
    scores = [0.0] * match.seats
    match.game.evaluate(match.box.record, match.state, scores)
    return scores[0] - scores[1]


def wins_against_random(
    game: Game, matches: int, options: Mapping[str, object] | None = None
) -> float:
    """Return the share of this many matches that the heuristic wins against a random seat, half in either seat."""
    box, won = game.box_for(2, options), 0
    for seat, policies in enumerate([(HEURISTIC, RANDOM), (RANDOM, HEURISTIC)]):
        scores = playouts(game, box, 2, 1 + seat, matches // 2, policies).scores
        won += int((scores[:, seat] > scores[:, 1 - seat]).sum())
    return won / matches
