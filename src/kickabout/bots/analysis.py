"""Analysis of a position by a level's search: for hints, and for a review of a match."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from kickabout.bots.estimates import Choice, Estimates
from kickabout.bots.foresight import Reply, better_but_forbidden, expected_reply
from kickabout.bots.heuristic import RuleOfThumbBot
from kickabout.bots.levels import policy
from kickabout.bots.search import KERNELS, look_ahead, think
from kickabout.bots.tree import DEPTH, HORIZON, ITERATIONS, THUMB
from kickabout.engine.boxes import Box
from kickabout.engine.compiled import specialize
from kickabout.engine.game import Game
from kickabout.engine.match import Seen
from kickabout.engine.view_types import HandCard

ROUND = 4
"""The number of searches between two looks at what they have settled."""
FORESIGHT = 4
"""The number of turns for which a playout goes on before the game's evaluation takes over."""


@dataclass(frozen=True)
class Analysis:
    """The estimates of all legal actions."""

    choices: tuple[Choice, ...]
    """The choices, best first. Those that count as equal to the best have the same chance, and the one that the
    heuristic would take stands before the others."""
    equals: int = 1
    """The number of choices, from the first on, that count as equal to the best."""
    replies: tuple[Reply, ...] = ()
    """The others' most likely replies to the first choice and to the second, where one can be predicted."""
    forbidden: str | None = None
    """A way to play a card of the hand that the heuristic would prefer if the rules allowed it."""

    @property
    def chance(self) -> float | None:
        """The chance of winning with the best choice; None if no search was made."""
        return self.choices[0].chance


def analyse(seen: Seen, level: str = "pro", seed: int | None = None) -> Analysis:
    """Search from what a seat sees, at a level, until it is settled what is best, and return the analysis.

    Raises `ValueError` if the seat has nothing to decide, if its decision is routine, which no level
    searches, or for an unknown level.
    """
    seed = secrets.randbits(62) if seed is None else seed
    estimates = Estimates(seen.legal)
    while not estimates.settled:
        for findings in searches(seen, level, seed):
            estimates.add(*findings)
        seed += ROUND
    return explained(seen, estimates.choices, estimates.equals)


def searches(seen: Seen, level: str, seed: int) -> list[tuple[tuple[int, ...], tuple[float, ...]]]:
    """Return the findings of ROUND searches at a level, for `Estimates.add`; raises as `analyse` does."""
    if seen.is_routine:
        raise ValueError(f"what seat {seen.seat} decides now is left to the rule of thumb")
    rows = (think(seen, policy(level, seen.game), seed + number) for number in range(ROUND))
    return [(row.visits, row.shares) for row in rows]


def explained(seen: Seen, choices: Sequence[Choice], equals: int) -> Analysis:
    """Return the analysis with these choices, best first, of which the first `equals` count as equal."""
    best = choices[:equals]
    chances = [one.chance for one in best if one.chance is not None]
    preferred = RuleOfThumbBot(seed=0).choose(seen)
    chance = sum(chances) / len(chances) if chances else None
    shared = [replace(one, chance=chance) for one in best]
    ranked = (*sorted(shared, key=lambda one: one.action != preferred), *choices[equals:])
    replies = (expected_reply(seen, one.action, seed=0) for one in ranked[:2] if one.visits)
    forbidden = better_but_forbidden(seen, hand_of(seen), seed=0)
    return Analysis(ranked, equals, tuple(filter(None, replies)), forbidden)


def hand_of(seen: Seen) -> list[HandCard]:
    """Return the cards in the seat's hand as its view has them."""
    legal = [seen.game.actions.parse(seen.box, name) for name in seen.legal]
    view: Any = seen.game.view(seen.box, seen.state, seen.seat, legal)
    hand: list[HandCard] = view["hand"]
    return hand


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
    """Compile what a search of this game needs, so that the first search does not wait for it."""
    for loop in KERNELS:
        specialize(game, loop)
