"""The levels of the bots that search: each game sets its own, and `kickabout ladder` measures them."""

from typing import NamedTuple


class Search(NamedTuple):
    """The budget of one decision, and how closely the bot follows its findings.

    docs/bots.md explains the effect of the numbers.
    """

    iterations: int
    """The iterations of each search."""
    temperature: int = 0
    """In hundredths: at 100 an action is chosen in proportion to its visits, at less the most visited one is
    favoured; at 0 it is always chosen.
    """
    horizon: int = 1
    """The number of turns, the present one included, after which the evaluation takes over."""
    depth: int = 1
    """The number of decisions of an iteration, all seats together, that are made in the trees."""
    thumb: int = 100
    """The percentage of decisions beyond the trees that the heuristic makes; the others are random."""
    exploration: int = 20
    """The constant of UCB, in hundredths."""
    steepness: int = 100
    """The weight of a lead (see `bots.tree.write_shares`), in hundredths."""
    trust: int = 0
    """The bonus of the heuristic's own choice, in thousandths of a win."""
    choices: int = 0
    """The number of legal actions that the searcher tries, the best ones by the heuristic; 0 for all."""


class Levels(NamedTuple):
    """The levels of a game's bots, weakest first; what they are until a game has measured better ones."""

    youth: Search = Search(60, temperature=350, horizon=2, depth=100, thumb=90, trust=10)
    amateur: Search = Search(200, temperature=128, horizon=2, depth=100, thumb=90, trust=10)
    pro: Search = Search(400, temperature=80, horizon=2, thumb=90, trust=10)
    world: Search = Search(1500, horizon=2, thumb=90, trust=10)


DEFAULT_LEVELS = Levels()
