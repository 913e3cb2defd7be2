"""One match, advanced to the next decision of the caller, in plain or compiled code."""

from typing import Annotated, Any

import numpy as np
from numpy.typing import NDArray

from kickabout.engine.compiled import specialize
from kickabout.engine.dice import seeded_rows
from kickabout.engine.game import CHANCE, OVER
from kickabout.engine.kernels import Boxes, IntRow, IntTable, Kernel, States, apply, legal
from kickabout.engine.match import Match
from kickabout.engine.match_loop import roll, rollout_action
from kickabout.engine.memory import Memory
from kickabout.envs.loop import CALLER, RANDOM
from kickabout.envs.observation import Layout, Lens, Observation, observe

NO_ACTION = -1
MOST_ENTRIES = 64
"""The most entries of the log in one call of the compiled loop."""

Mask = Annotated[Any, np.int8, 1]


def advance(
    boxes: Boxes,
    states: States,
    lens: Lens,
    dice: IntTable,
    numbers: IntRow,
    weights: IntRow,
    log: IntTable,
    mask: Mask,
    observation: Observation,
    policies: IntRow,
    bots: IntTable,
    action: int,
) -> int:
    """Play an action unless it is NO_ACTION, and advance until the caller is to decide.

    `policies` has the policy of each seat, and `bots` the four words of each seat's generator. Row i of `dice`
    has the words that decide entry i of `log`. The rows (actor, action) of `log` are written from the first on,
    and their number is returned; the loop stops early when they are used up. If a seat is to decide then,
    `mask` becomes 1 for each of its legal actions, else 0, and `observation` its observation.
    """
    box, state = boxes[0], states[0]
    entries = 0
    if action != NO_ACTION:
        log[0, 0] = state.actor
        log[0, 1] = action
        entries = 1
        apply(box, state, action)
    while state.actor != OVER and entries < len(log):
        seat = state.actor
        if seat == CHANCE:
            chosen = roll(box, state, numbers, weights, dice[entries])
        elif policies[seat] == CALLER:
            break
        else:
            n = legal(box, state, numbers)
            at_random = policies[seat] == RANDOM
            chosen = rollout_action(box, state, at_random, lens.seen, 0, numbers, n, bots[seat])
        log[entries, 0] = seat
        log[entries, 1] = chosen
        entries += 1
        apply(box, state, chosen)
    mask[:] = 0
    if state.actor >= 0:
        n = legal(box, state, numbers)
        for i in range(n):
            mask[numbers[i]] = 1
        observe(box, state, state.actor, lens, observation)
    return entries


ADVANCE = Kernel(advance)


class Player:
    """A player of a match up to the caller's decisions, on its record in place: in compiled code, or told to `interpret`.

    `policies` has RANDOM, HEURISTIC or CALLER for each seat, and `bots` the generators of their choices, shape
    (seats, 4), which change as they draw: RANDOM and HEURISTIC decide as the bots of these names do.
    """

    def __init__(
        self,
        match: Match,
        layout: Layout,
        policies: NDArray[np.int64],
        bots: NDArray[np.int64],
        *,
        interpret: bool = False,
    ) -> None:
        game = match.game
        self._match, self._policies, self._bots = match, policies, bots
        self._advance = specialize(game, ADVANCE, interpret)
        self._memory = Memory.of(self._advance)
        self._lens = Lens.of(game, layout, plain=self._memory.is_plain)
        self._rooms = [self._memory.zeros(game.most_choices) for _ in range(2)]
        self._log = np.zeros((MOST_ENTRIES, 2), np.int64)
        self.mask: NDArray[np.int8] = np.zeros(game.actions.decisions, np.int8)
        """1 for each legal action of the seat that is to decide."""
        seen = np.zeros(layout.size, np.int16)
        self._observation = seen.tolist() if self._memory.is_plain else seen
        self._words = np.empty((0, 4), np.int64)
        self._first = self._next = 0

    def go_on(self, action: int = NO_ACTION) -> None:
        """Play a legal action, if any, and advance until the caller is to decide."""
        match = self._match
        is_done = False
        while not is_done:
            records = match.box.record, match.state
            entries = self._advance(
                *map(self._memory.row_of, records),
                self._lens,
                self._dice(),
                *self._rooms,
                self._log,
                self.mask,
                self._observation,
                self._policies,
                self._bots,
                action,
            )
            match.log += map(tuple, self._log[:entries].tolist())
            self._next = match.number
            action = NO_ACTION
            actor: int = match.state.actor
            is_done = actor == OVER or (actor >= 0 and self._policies[actor] == CALLER)

    def observation(self) -> NDArray[np.int16]:
        """Return the observation of the seat that is to decide."""
        return np.array(self._observation, np.int16)

    def _dice(self) -> NDArray[np.int64]:
        """Return the words of the generators for the next entries of the log."""
        number = self._match.number
        if number != self._next or number + MOST_ENTRIES > self._first + len(self._words):
            self._first = number
            self._words = seeded_rows(self._match.seed, number, 8 * MOST_ENTRIES)
        return self._words[number - self._first :]
