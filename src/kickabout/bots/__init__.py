"""Bots: players that see only what their seat sees."""

from typing import Protocol, runtime_checkable

from kickabout.bots.heuristic import RuleOfThumbBot
from kickabout.bots.ismcts import IsmctsBot
from kickabout.bots.levels import LEVELS, unknown_bot
from kickabout.bots.random import RandomBot
from kickabout.bots.trained import TrainedBot, is_trained, network_of
from kickabout.engine.match import Seen


@runtime_checkable
class Bot(Protocol):
    """A player that decides for a seat from what the seat sees."""

    def choose(self, seen: Seen) -> str:
        """Return one of `seen.legal`; raise `ValueError` if the seat is not the actor."""


KINDS = (*LEVELS[:2], "rule-of-thumb", *LEVELS[2:], "random")
"""All bots, in the order in which players are shown them."""


def make(kind: str, level: str | None = None, seed: int | None = None) -> Bot:
    """Return a bot of a kind; `seed` fixes its choices.

    The kind `ismcts` takes a level, by default `pro`; the name of a level alone stands for `ismcts` at that
    level, and `pro:bold` for one with a style. `trained:FILE` plays by the network in a file. Raises `ValueError` for
    an unknown kind, level or style, and for a file without a network.
    """
    if is_trained(kind) and level is None:
        return TrainedBot(network_of(kind), seed)
    name, colon, style = kind.partition(":")
    if name in LEVELS and level is None:
        name, level = "ismcts", name
    if name == "ismcts":
        return IsmctsBot(level or "pro", seed, style if colon else None)
    if kind not in KINDS:
        raise unknown_bot(kind, KINDS)
    if level is not None:
        raise ValueError(f"the bot {kind} has no levels, so not {level!r}")
    return RandomBot(seed) if kind == "random" else RuleOfThumbBot(seed)
