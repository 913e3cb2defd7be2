"""One match, advanced to the next decision of the caller: by its own rules, or in compiled code."""

from typing import Annotated, Any

import numpy as np
from numpy.typing import NDArray

from kickabout.engine.compiled import specialize
from kickabout.engine.dice import below, pick, seeded_rows
from kickabout.engine.game import CHANCE, OVER
from kickabout.engine.kernels import (
    Boxes,
    IntRow,
    IntTable,
    Kernel,
    States,
    apply,
    heuristic_action,
    legal,
    outcomes,
    redact,
    routine,
)
from kickabout.engine.match import Match
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
    box, state, seen = boxes[0], states[0], lens.seen
    entries = 0
    if action != NO_ACTION:
        log[0, 0] = state.actor
        log[0, 1] = action
        entries = 1
        apply(box, state, action)
    while state.actor != OVER and entries < len(log):
        seat = state.actor
        if seat == CHANCE:
            n = outcomes(box, state, numbers, weights)
            chosen = numbers[pick(dice[entries], weights, n)]
        elif policies[seat] == CALLER:
            break
        else:
            n = legal(box, state, numbers)
            if policies[seat] == RANDOM and not routine(box, state):
                chosen = numbers[below(bots[seat], n)]
            else:
                seen[0] = state
                redact(box, seen[0], seat)
                chosen = heuristic_action(box, seen[0], numbers, n, bots[seat])
        log[entries, 0] = seat
        log[entries, 1] = chosen
        entries += 1
        apply(box, state, chosen)
    for number in range(len(mask)):
        mask[number] = 0
    if state.actor >= 0:
        n = legal(box, state, numbers)
        for i in range(n):
            mask[numbers[i]] = 1
        observe(box, state, state.actor, lens, observation)
    return entries


ADVANCE = Kernel(advance)


class Player:
    """A player of a match by its own rules, interpreted, up to the caller's decisions.

    `policies` has RANDOM, HEURISTIC or CALLER for each seat, and `bots` the generators of their choices, shape
    (seats, 4), which change as they draw: RANDOM and HEURISTIC decide as the bots of these names do.
    """

    def __init__(
        self,
        match: Match,
        layout: Layout,
        policies: NDArray[np.int64],
        bots: NDArray[np.int64],
    ) -> None:
        self._match, self._layout = match, layout
        self._policies, self._bots = policies, bots
        self.mask: NDArray[np.int8] = np.zeros(match.game.actions.decisions, np.int8)
        """1 for each legal action of the seat that is to decide."""

    def go_on(self, action: int = NO_ACTION) -> None:
        """Play a legal action, if any, and advance until the caller is to decide."""
        match = self._match
        if action != NO_ACTION:
            match.apply(action)
        while not self._waits:
            if match.is_chance:
                match.roll_number()
            else:
                match.apply(self._chosen())
        self.mask[:] = 0
        self.mask[match.legal_numbers] = 1

    def observation(self) -> NDArray[np.int16]:
        """Return the observation of the seat that is to decide."""
        seat: int = self._match.state.actor
        return self._layout.observe(self._match.hidden(seat), seat)

    @property
    def _waits(self) -> bool:
        """True if the caller is to decide, or the match is over."""
        actor: int = self._match.state.actor
        return actor == OVER or (actor >= 0 and self._policies[actor] == CALLER)

    def _chosen(self) -> int:
        """Return the action of a seat that is not the caller's."""
        match = self._match
        seat, legal = match.state.actor, match.legal_numbers
        rng = self._bots[seat].tolist()
        if self._policies[seat] == RANDOM and not match.is_routine:
            action = legal[below(rng, len(legal))]
        else:
            seen = match.hidden(seat)
            action = match.game.heuristic_action(match.box.record, seen, legal, len(legal), rng)
        self._bots[seat] = rng
        return action


class CompiledPlayer(Player):
    """The same player in compiled code, on the match's record in place."""

    def __init__(
        self,
        match: Match,
        layout: Layout,
        policies: NDArray[np.int64],
        bots: NDArray[np.int64],
    ) -> None:
        super().__init__(match, layout, policies, bots)
        game = match.game
        self._advance = specialize(game, ADVANCE)
        self._lens = Lens.of(game, layout)
        room = max(game.actions.decisions, game.most_outcomes)
        self._rooms = np.zeros(room, np.int64), np.zeros(room, np.int64)
        self._log = np.zeros((MOST_ENTRIES, 2), np.int64)
        self._observation = np.zeros(layout.size, np.int16)
        self._words = np.empty((0, 4), np.int64)
        self._first = self._next = 0

    def go_on(self, action: int = NO_ACTION) -> None:
        """Play a legal action, if any, and advance until the caller is to decide."""
        match = self._match
        is_done = False
        while not is_done:
            entries = self._advance(
                match.box.record.data,
                match.state.data,
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
            is_done = self._waits

    def observation(self) -> NDArray[np.int16]:
        """Return the observation of the seat that is to decide."""
        return self._observation.copy()

    def _dice(self) -> NDArray[np.int64]:
        """Return the words of the generators for the next entries of the log."""
        number = self._match.number
        if number != self._next or number + MOST_ENTRIES > self._first + len(self._words):
            self._first = number
            self._words = seeded_rows(self._match.seed, number, 8 * MOST_ENTRIES)
        return self._words[number - self._first :]
