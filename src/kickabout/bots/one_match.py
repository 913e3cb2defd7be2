"""One match between bots of any kind, interpreted, for those that no compiled loop knows."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from kickabout.engine.boxes import Box
from kickabout.engine.dice import pick, seeded
from kickabout.engine.game import CHANCE, OVER, Game
from kickabout.engine.match import Seen

if TYPE_CHECKING:
    from kickabout.bots import Bot


def play_match(game: Game, box: Box, seed: int, bots: "Sequence[Bot]") -> list[float]:
    """Play a match, a bot for each seat, and return the score of each; `seed` (0..2**64-1) fixes the dice."""
    state: Any = game.State()
    record, actions = box.record, game.actions
    game.setup(record, state, len(bots))
    numbers, weights = ([0] * max(game.actions.decisions, game.most_outcomes) for _ in range(2))
    entry = 0
    while state.actor != OVER:
        seat = state.actor
        if seat == CHANCE:
            n = game.outcomes(record, state, numbers, weights)
            action = numbers[pick(seeded(seed, entry), weights, n)]
        else:
            n = game.legal(record, state, numbers)
            action = numbers[0]
            if n > 1:
                hidden = state.copy()
                game.redact(record, hidden, seat)
                names = [actions.name_of(box, number) for number in numbers[:n]]
                action = actions.parse(box, bots[seat].choose(Seen(game, box, hidden, seat, names)))
        game.apply(record, state, action)
        entry += 1
    scores = [0.0] * len(bots)
    game.scores(record, state, scores)
    return scores
