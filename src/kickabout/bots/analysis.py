"""Analysis of a position by a level's search: for hints, and for a review of a match."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from kickabout.bots.estimates import Choice, Estimates
from kickabout.bots.foresight import Reply, expected_reply
from kickabout.bots.heuristic import ranked
from kickabout.bots.levels import policy
from kickabout.bots.search import SEARCH_KERNELS, look_ahead
from kickabout.bots.tree import CHOICES, DEPTH, HORIZON, ITERATIONS, THUMB
from kickabout.bots.trials import TRIALS_KERNEL, trials
from kickabout.engine.boxes import Box
from kickabout.engine.compiled import specialize
from kickabout.engine.game import Game
from kickabout.engine.match import Seen

KERNELS = (*SEARCH_KERNELS, TRIALS_KERNEL)
"""The kernels that are compiled besides a game's rules before bots can play and give hints."""
FORESIGHT = 4
"""The number of turns for which a playout goes on before the game's evaluation takes over."""


@dataclass(frozen=True)
class Analysis:
    """The estimates of all legal actions."""

    choices: tuple[Choice, ...]
    """The choices, best first. Those that count as equal to the best have its chance, and stand in the order of
    the heuristic."""
    equals: int = 1
    """The number of choices, from the first on, that count as equal to the best."""
    replies: tuple[Reply, ...] = ()
    """The others' most likely replies to the first choice and to the second, where one can be predicted; none to
    choices that are equal."""

    @property
    def chance(self) -> float | None:
        """The chance of winning with the best choice; None if no search was made."""
        return self.choices[0].chance


def analyse(seen: Seen, level: str = "pro", seed: int | None = None) -> Analysis:
    """Try what a seat may do by the playouts of a level until it is settled what is best, and return the analysis.

    Raises `ValueError` if the seat has nothing to decide, if its decision is routine, which no level
    searches, or for an unknown level.
    """
    seed = secrets.randbits(62) if seed is None else seed
    estimates = Estimates(candidates(seen, level))
    while not estimates.settled:
        estimates.add(trials(seen, policy(level, seen.game), *estimates.due, seed))
    return explained(seen, estimates.choices, estimates.equals)


def candidates(seen: Seen, level: str) -> list[str]:
    """Return the actions of a seat that a level tries, in the order of the rule of thumb."""
    return ranked(seen, policy(level, seen.game)[CHOICES] or len(seen.legal))


def explained(seen: Seen, choices: Sequence[Choice], equals: int) -> Analysis:
    """Return the analysis with these choices, best first, of which the first `equals` count as equal."""
    tried = {one.action for one in choices}
    untried = (Choice(action, None, 0.0, 0) for action in seen.legal if action not in tried)
    compared = choices[:2] if equals == 1 else ()
    replies = (expected_reply(seen, one.action, seed=0) for one in compared if one.trials)
    return Analysis((*choices, *untried), equals, tuple(filter(None, replies)))


def win_probabilities(
    game: Game,
    box: Box,
    state: Any,
    matches: int = 60,
    seed: int = 0,
    milliseconds: float | None = None,
) -> tuple[float, ...]:
    """Return each seat's chance of winning, from a full record or a redacted one, which is determinized.

    It is the mean over `matches` playouts of FORESIGHT turns by the heuristic, or over as many as fit into
    `milliseconds` if those are fewer.
    """
    row = list(policy("world", game))
    row[ITERATIONS], row[DEPTH], row[HORIZON], row[THUMB] = matches, 0, FORESIGHT, 100
    return look_ahead(game, box, state, tuple(row), seed, [], milliseconds).win_probabilities


def prepare(game: Game) -> None:
    """Compile what a search of this game and an analysis need, so that the first does not wait for it."""
    for loop in KERNELS:
        specialize(game, loop)
