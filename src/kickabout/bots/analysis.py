"""Analysis of a position by a level's search: for hints, and for a review of a match."""

import secrets
from dataclasses import dataclass
from typing import Any

from kickabout.bots.foresight import Reply, better_but_forbidden, expected_reply
from kickabout.bots.levels import policy
from kickabout.bots.search import KERNELS, look_ahead, think
from kickabout.bots.tree import DEPTH, HORIZON, ITERATIONS, THUMB
from kickabout.engine.boxes import Box
from kickabout.engine.compiled import specialize
from kickabout.engine.game import Game
from kickabout.engine.match import Seen
from kickabout.engine.view_types import HandCard

FORESIGHT = 4
"""The number of turns for which a playout goes on before the game's evaluation takes over."""


@dataclass(frozen=True)
class Choice:
    """A legal action with its estimate."""

    action: str
    chance: float
    """The chance of winning, 0..1: a draw counts as half, a shared win by its share; 0 if never visited."""
    visits: int
    """The number of times the search tried it."""


@dataclass(frozen=True)
class Analysis:
    """The estimates of all legal actions."""

    choices: tuple[Choice, ...]
    """The choices, best first, of those visited at least half as often as any; then the others."""
    replies: tuple[Reply, ...] = ()
    """The others' most likely replies to the first choice and to the second, where one can be predicted."""
    forbidden: str | None = None
    """A way to play a card of the hand that the heuristic would prefer if the rules allowed it."""

    @property
    def chance(self) -> float:
        """The chance of winning with the best choice."""
        return self.choices[0].chance


def analyse(seen: Seen, level: str = "pro", seed: int | None = None) -> Analysis:
    """Search from what a seat sees, at a level, and return the analysis.

    Raises `ValueError` if the seat has nothing to decide, if its decision is routine, which no level
    searches, or for an unknown level.
    """
    if seen.is_routine:
        raise ValueError(f"what seat {seen.seat} decides now is left to the rule of thumb")
    seed = secrets.randbits(62) if seed is None else seed
    findings = think(seen, policy(level, seen.game), seed)
    rows = zip(seen.legal, findings.shares, findings.visits, strict=True)
    often = max(findings.visits) / 2
    choices = sorted(
        (Choice(*row) for row in rows), key=lambda one: (one.visits < often, -one.chance)
    )
    replies = (expected_reply(seen, one.action, seed) for one in choices[:2] if one.visits)
    forbidden = better_but_forbidden(seen, hand_of(seen), seed)
    return Analysis(tuple(choices), tuple(filter(None, replies)), forbidden)


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
