"""Bots: players that see only what their seat sees."""

from dataclasses import dataclass
from typing import Protocol

from kickabout.bots.heuristic import RuleOfThumbBot
from kickabout.bots.ismcts import IsmctsBot
from kickabout.bots.levels import LEVELS
from kickabout.bots.random import RandomBot
from kickabout.engine.match import Seen


class Bot(Protocol):
    """Decides for a seat from what the seat sees."""

    def choose(self, seen: Seen) -> str:
        """One of `seen.legal`; raises `ValueError` if the seat is not the actor."""


@dataclass(frozen=True)
class Kind:
    """A kind of bot, as players choose it."""

    name: str
    title: str
    character: str


KINDS = (
    Kind("youth", "Yuki", "Has the right ideas, most of the time."),
    Kind("amateur", "Ama", "Plays on Sundays, and knows why she lost."),
    Kind(
        "rule-of-thumb",
        "Rosalind",
        "Knows the game by heart: shoots when she can, stops who is about to.",
    ),
    Kind("pro", "Petra", "Thinks ahead, and rarely lets you off."),
    Kind("world", "Wanda", "Has seen it all before, a thousand times."),
    Kind("random", "Basti", "Plays whatever comes to hand, with great cheer."),
)
"""As players are shown them."""


def kinds() -> list[str]:
    """The names of the kinds of bots."""
    return [kind.name for kind in KINDS]


def make(kind: str, level: str | None = None, seed: int | None = None) -> Bot:
    """A bot of a kind; `seed` fixes its choices. The kind `ismcts` takes a level, `pro` without one, and
    the name of a level stands for that. Raises `ValueError` for an unknown kind or level.
    """
    if kind in LEVELS and level is None:
        kind, level = "ismcts", kind
    if kind == "ismcts":
        return IsmctsBot(level or "pro", seed)
    if kind not in kinds():
        raise ValueError(f"there is no bot {kind!r}; the bots are: {', '.join(kinds())}")
    if level is not None:
        raise ValueError(f"the bot {kind} has no levels, so not {level!r}")
    return RandomBot(seed) if kind == "random" else RuleOfThumbBot(seed)
