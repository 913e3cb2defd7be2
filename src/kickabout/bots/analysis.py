"""What a level thinks of a position: for hints, and for a look back at a match."""

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
"""A playout plays on for so many turns before the game's evaluation takes over."""


@dataclass(frozen=True)
class Choice:
    """What is thought of one legal action."""

    action: str
    chance: float
    """Of winning, 0..1: a draw counts by half, a shared win by its share; 0 if it was never tried."""
    visits: int
    """How often it was tried."""


@dataclass(frozen=True)
class Analysis:
    """What is thought of all legal actions."""

    choices: tuple[Choice, ...]
    """The best first, of those tried at least half as often as any; then the others."""
    replies: tuple[Reply, ...] = ()
    """What the others would most often do after the first choice and after the second, as far as it can be told."""
    forbidden: str | None = None
    """A way to play a card of the hand that the rule of thumb would prefer if no rule forbade it."""

    @property
    def chance(self) -> float:
        """Of winning, with the best choice."""
        return self.choices[0].chance


def analyse(seen: Seen, level: str = "pro", seed: int | None = None) -> Analysis:
    """What a level finds in a search from what a seat sees.

    Raises `ValueError` if the seat has nothing to decide but what is routine, which no level searches, or
    for an unknown level.
    """
    if seen.is_routine:
        raise ValueError(f"what seat {seen.seat} decides now is left to the rule of thumb")
    seed = secrets.randbits(62) if seed is None else seed
    found = think(seen, policy(level, seen.game), seed)
    rows = zip(seen.legal, found.shares, found.visits, strict=True)
    often = max(found.visits) / 2
    choices = sorted(
        (Choice(*row) for row in rows), key=lambda one: (one.visits < often, -one.chance)
    )
    replies = (expected_reply(seen, one.action, seed) for one in choices[:2] if one.visits)
    forbidden = better_but_forbidden(seen, hand_of(seen), seed)
    return Analysis(tuple(choices), tuple(filter(None, replies)), forbidden)


def hand_of(seen: Seen) -> list[HandCard]:
    """The cards in the seat's hand, as its view has them."""
    legal = [seen.game.notation.parse(seen.box, name) for name in seen.legal]
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
    """The chance of winning of each seat, from a whole record or a seen one, whose blanks are guessed.

    It is the mean over so many matches that rule-of-thumb seats play on for FORESIGHT turns, or over as many as can be
    played in some time if those are fewer.
    """
    row = list(policy("world", game))
    row[ITERATIONS], row[DEPTH], row[HORIZON], row[THUMB] = matches, 0, FORESIGHT, 100
    return look_ahead(game, box, state, tuple(row), seed, [], milliseconds).win_probabilities


def prepare(game: Game) -> None:
    """Gets ready what a search of this game needs, so that the first one need not wait for it."""
    for loop in KERNELS:
        specialize(game, loop)
