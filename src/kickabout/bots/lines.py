"""Lines: what a seat does at a decision, with all that it has to say next of the same, such as the target of a card.

A line is written as its decisions in their order, as in `play quick-throw; aim at a1`; most are a single one.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from kickabout.bots.heuristic import ranked
from kickabout.bots.trials import Outcomes, trials
from kickabout.engine.match import Match, Seen
from kickabout.engine.match_loop import Policy

THEN = "; "
MOST_LINES = 40
"""The most lines among which somebody can be asked to look for the best."""


@dataclass(frozen=True, eq=False)
class Branch:
    """A decision at which lines end that begin alike."""

    match: Match
    begun: tuple[str, ...]
    """The decisions before it."""
    actions: tuple[str, ...]
    """The decisions that end a line here."""

    @cached_property
    def seen(self) -> Seen:
        """What the seat sees here."""
        return self.match.seen(self.match.state.actor)

    @property
    def names(self) -> list[str]:
        """The lines that end here."""
        return [THEN.join((*self.begun, action)) for action in self.actions]


@dataclass(frozen=True, eq=False)
class Lines:
    """The lines of the seat that decides in a match; `branches` is empty if they are more than `MOST_LINES`."""

    match: Match

    @cached_property
    def branches(self) -> list[Branch]:
        """The decisions at which lines end, that at hand first."""
        found: list[Branch] = []
        following = [Branch(self.match, (), ())]
        ended = 0
        while following:
            here = following.pop(0)
            ends: list[str] = []
            for action in here.match.legal:
                after = played(here.match, [action])
                if goes_on(here.match, after):
                    following.append(Branch(after, (*here.begun, action), ()))
                else:
                    ends.append(action)
                if ended + len(ends) + len(following) > MOST_LINES:
                    return []
            ended += len(ends)
            found.append(Branch(here.match, here.begun, tuple(ends)))
        return [branch for branch in found if branch.actions]

    @cached_property
    def names(self) -> list[str]:
        """All lines."""
        return [name for branch in self.branches for name in branch.names]

    @property
    def first(self) -> str:
        """The line that comes to mind first: that of the heuristic."""
        here, steps = self.match, []
        while True:
            steps += ranked(here.seen(self.match.state.actor), 1)
            after = played(here, steps[-1:])
            if not goes_on(here, after):
                return THEN.join(steps)
            here = after

    def trials(self, policy: Policy, number: int, seed: int) -> Outcomes:
        """Try all lines in so many trials of a seed, as `kickabout.bots.trials` does with actions."""
        tried = [trials(one.seen, policy, one.actions, 0, number, seed) for one in self.branches]
        return np.concatenate(tried, axis=1)

    def end_of(self, line: str) -> tuple[Branch, str]:
        """Return the decision at which a line ends, and how it is decided there."""
        *begun, action = line.split(THEN)
        return next(one for one in self.branches if one.begun == tuple(begun)), action


def goes_on(before: Match, after: Match) -> bool:
    """Return whether a seat that has decided still has to say something of the same."""
    return after.actor == before.actor and after.game.is_midway(after.box, after.state)


def played(match: Match, actions: Sequence[str]) -> Match:
    """Return a match after some decisions of the seat that decides."""
    after = match.copy()
    for action in actions:
        after.apply(after.number_of(action))
    return after
