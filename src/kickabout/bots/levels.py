"""How strong the bots are that search: their budgets and temperatures, by game.

The numbers come from `kickabout ladder`, whose results stand in docs/bots.md.
"""

from collections.abc import Mapping

from kickabout.bots.contest import SEARCH
from kickabout.engine.game import Game
from kickabout.engine.playouts import HEURISTIC, RANDOM, Policy

LEVELS = ("youth", "amateur", "pro", "world")
"""Weakest first."""


def _searching(
    iterations: int,
    temperature: int,
    horizon: int,
    depth: int,
    thumb: int,
    exploration: int,
    steepness: int,
    trust: int,
    choices: int = 0,
) -> Policy:
    """A policy that searches.

    Args:
        iterations: Of each search.
        temperature: In hundredths: at 100 an action is chosen in proportion to how often it was tried, at
            less the most tried more often than that; 0 takes it always.
        horizon: In how many turns the evaluation takes over, the present one counted.
        depth: How many decisions of an iteration, all seats together, are made in the trees.
        thumb: In per cent, how often the rule of thumb decides beyond the trees, chance otherwise.
        exploration: The constant of UCB, in hundredths.
        steepness: What a lead is worth (see `search.write_shares`), in hundredths.
        trust: By how many thousandths of a win the rule of thumb's own choice is favoured.
        choices: How many of its legal actions the searcher tries, the best ones by the rule of thumb; 0
            for all.
    """
    numbers = iterations, temperature, horizon, depth, thumb, exploration, steepness, trust, choices
    return (SEARCH, *numbers)


_DASH = {
    "youth": _searching(60, 350, 2, 100, 90, 20, 100, 10),
    "amateur": _searching(200, 128, 2, 100, 90, 20, 100, 10),
    "pro": _searching(400, 80, 2, 1, 90, 20, 100, 10),
    "world": _searching(1500, 0, 2, 1, 90, 20, 100, 10),
}
_SUPER_TEAM = {
    "youth": _searching(16, 40, 1, 1, 100, 10, 100, 40, 10),
    "amateur": _searching(30, 0, 1, 1, 100, 10, 100, 40, 10),
    "pro": _searching(200, 0, 1, 1, 100, 10, 100, 25, 10),
    "world": _searching(1500, 0, 1, 1, 100, 10, 100, 10, 14),
}
_SUSU = {
    "youth": _searching(40, 150, 1, 1, 100, 20, 100, 0),
    "amateur": _searching(80, 80, 1, 1, 100, 20, 100, 0),
    "pro": _searching(150, 0, 1, 1, 100, 20, 100, 0),
    "world": _searching(500, 0, 2, 1, 100, 20, 100, 15, 3),
}
_RUSH = {
    "youth": _searching(12, 60, 2, 1, 100, 40, 100, 0, 6),
    "amateur": _searching(40, 25, 2, 1, 100, 40, 100, 60, 6),
    "pro": _searching(800, 0, 3, 1, 100, 40, 100, 0, 6),
    "world": _searching(2000, 0, 3, 1, 80, 40, 100, 0, 6),
}
_SOCIAL = {
    "youth": _searching(30, 50, 1, 1, 100, 20, 100, 100, 8),
    "amateur": _searching(40, 0, 1, 1, 100, 20, 100, 400, 8),
    "pro": _searching(40, 0, 1, 1, 100, 20, 100, 150, 8),
    "world": _searching(400, 0, 1, 1, 80, 20, 100, 50, 8),
}
_BY_GAME: Mapping[str, Mapping[str, Policy]] = {
    "futbol-dash": _DASH,
    "super-team": _SUPER_TEAM,
    "futera-susu": _SUSU,
    "squad-rush": _RUSH,
    "social-soccer": _SOCIAL,
}
_OTHERS = _DASH
"""For games that have no numbers of their own yet."""

BOTS = ("random", "rule-of-thumb", *LEVELS)
"""All bots by name."""


def policy(bot: str, game: Game) -> Policy:
    """How a bot decides in a game; raises `ValueError` for an unknown name."""
    simple = {"random": RANDOM, "rule-of-thumb": HEURISTIC}
    policies = simple | dict(_BY_GAME.get(game.name, _OTHERS))
    if bot not in policies:
        raise ValueError(f"there is no bot {bot!r}; the bots are: {', '.join(BOTS)}")
    return policies[bot]
