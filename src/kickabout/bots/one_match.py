"""One match between bots of any kind, interpreted, for those that no compiled loop knows."""

from collections.abc import Sequence

from kickabout.bots import Bot
from kickabout.engine.boxes import Box
from kickabout.engine.game import Game
from kickabout.engine.match import Match


def play_match(game: Game, box: Box, seed: int, bots: Sequence[Bot]) -> list[float]:
    """Play a match, a bot for each seat, and return the score of each; `seed` (0..2**64-1) fixes the dice."""
    match = Match(game, len(bots), box=box, seed=seed)
    while (scores := match.scores) is None:
        if match.is_chance:
            match.roll_number()
        else:
            seat, legal = match.state.actor, match.legal
            name = bots[seat].choose(match.seen(seat)) if len(legal) > 1 else legal[0]
            match.follow(seat, name, is_checked=True)
    return scores
