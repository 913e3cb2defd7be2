"""How strong the bots are that search: a game says so for itself, and `kickabout ladder` tells what came of it."""

from typing import NamedTuple


class Search(NamedTuple):
    """The budget of one decision, and how well the bot keeps to what it finds.

    docs/bots.md tells what the numbers do.
    """

    iterations: int
    """Of each search."""
    temperature: int = 0
    """In hundredths: at 100 an action is chosen in proportion to how often it was tried, at less the most
    tried more often than that; 0 takes it always."""
    horizon: int = 1
    """In how many turns the evaluation takes over, the present one counted."""
    depth: int = 1
    """How many decisions of an iteration, all seats together, are made in the trees."""
    thumb: int = 100
    """In per cent, how often the rule of thumb decides beyond the trees, chance otherwise."""
    exploration: int = 20
    """The constant of UCB, in hundredths."""
    steepness: int = 100
    """What a lead is worth (see `bots.tree.write_shares`), in hundredths."""
    trust: int = 0
    """By how many thousandths of a win the rule of thumb's own choice is favoured."""
    choices: int = 0
    """How many of its legal actions the searcher tries, the best ones by the rule of thumb; 0 for all."""


class Levels(NamedTuple):
    """The levels of a game's bots, weakest first."""

    youth: Search
    amateur: Search
    pro: Search
    world: Search
