"""Gymnasium on a GPU: one seat in each of many matches, whose arrays never leave the device.

A thread plays a match from one decision of the seat to the next, with the loop of `envs.loop`.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from kickabout.bots import Bot
from kickabout.bots.vectors import ANY
from kickabout.engine.dice import seeded
from kickabout.engine.game import Game
from kickabout.engine.kernels import Boxes, IntRow, IntTable, Kernel, RealRow, RealTable, States
from kickabout.envs.loop import (
    POLICIES,
    Flags,
    Masks,
    Observations,
    Scratch,
    Setting,
    StepResults,
    UnderWay,
    play_on,
)
from kickabout.envs.matches import first_shifts
from kickabout.envs.naming import NamesActions
from kickabout.envs.observation import Lens, PlacesBySeat, layout
from kickabout.envs.opponents import Opponent, Policy, players_for
from kickabout.envs.spaces import observation_space
from kickabout.games import find
from kickabout.gpu import numba_cuda
from kickabout.gpu.arrays import DeviceArray, filled_array, shared_array
from kickabout.gpu.numba_cuda import as_records
from kickabout.gpu.playouts import THREADS

ENDLESS, WAITING = 0, 1
"""Places of the status: 1 if a match exceeded its bound, and from `WAITING` on 1 for each player that a match waits for."""
SEAT = 0
"""The player whose decisions are the caller's steps."""

ROOM = SEATS = 0
STATE: Any = None
INT: Any = None
cuda: Any = None
"""Bound with a game and a device: the most actions or outcomes, the seats, the types of its record and of numbers."""


def step_by_thread(
    boxes: Boxes,
    blank: States,
    policies: IntRow,
    rotate: bool,
    choices_only: bool,
    skip_routine: bool,
    bound: int,
    sources: PlacesBySeat,
    special: IntTable,
    states: States,
    dice: IntTable,
    shifts: IntRow,
    observations: Observations,
    action_masks: Masks,
    players: IntRow,
    ended: Flags,
    rewards: RealTable,
    final_observations: Observations,
    illegal: Flags,
    terminations: Flags,
    worth: RealRow,
    replaced: Flags,
    moves: IntRow,
    player: int,
    begin: bool,
    status: IntRow,
) -> None:
    """Play a move in each match that waits for a player, or `begin` all of them, as `play_on` does.

    Most arguments are fields of what `play_on` takes. `terminations`, `worth` and `replaced` are the results of a
    step of SEAT: its matches that have ended, its rewards, and where a legal action was drawn in place of an illegal
    one.
    """
    state = as_records(cuda.local.array(1, STATE))
    seen = as_records(cuda.local.array(1, STATE))
    numbers = cuda.local.array(ROOM, INT)
    weights = cuda.local.array(ROOM, INT)
    scores = cuda.local.array(SEATS, np.float64)
    shares = cuda.local.array(SEATS, np.float64)
    where = cuda.local.array(1, INT)
    where[0] = 0
    setting = Setting(boxes, blank, policies, rotate, choices_only, skip_routine, bound)
    lens = Lens(seen, seen.view(np.int8), sources, special)
    scratch = Scratch(lens, numbers, weights, scores, shares)
    for match in range(cuda.grid(1), len(players), cuda.gridsize(1)):
        if begin or players[match] == player:
            after = match + 1
            state[0] = states[match]
            results = StepResults(
                observations[match:after],
                action_masks[match:after],
                players[match:after],
                ended[match:after],
                rewards[match:after],
                final_observations[match:after],
                illegal[match:after],
            )
            under_way = UnderWay(state, dice[match:after], shifts[match:after])
            if play_on(setting, under_way, results, scratch, where, moves[match:after], begin):
                status[ENDLESS] = 1
            states[match] = state[0]
            if player == SEAT:
                terminations[match] = ended[match]
                worth[match] = rewards[match, SEAT]
                replaced[match] = illegal[match]
            elif ended[match] and not terminations[match]:
                # A match that ends before the seat has decided anything in it does not count.
                terminations[match] = True
                worth[match] = rewards[match, SEAT]
        status[WAITING + players[match]] = 1


BY_THREAD = Kernel(step_by_thread)


def constants(game: Game, seats: int) -> numba_cuda.Constants:
    """Return the constants of the kernel for so many seats."""
    return ("ROOM", game.most_choices), ("SEATS", seats)


class DeviceSeatsEnv(NamesActions, VectorEnv[DeviceArray, DeviceArray, DeviceArray]):
    """Many matches on a GPU, each seen from one seat: `envs.vector.SeatsEnv` with arrays on the device.

    The same arguments and seeds give the same steps, bit for bit. An opponent is "random", "rule-of-thumb" or a
    function. A function is given the observations and action masks of all matches, on the device, and answers with
    an action for each; those of matches that wait for somebody else are not looked at.

    Arrays have `__dlpack__` and `__cuda_array_interface__`, by which PyTorch, JAX and CuPy share their memory
    (`torch.from_dlpack(array)`, `jax.dlpack.from_dlpack(array)`, `cupy.from_dlpack(array)`). They belong to the environment and change with each step: copy what is to be kept. `infos` has `action_mask`,
    `illegal`, and `final_obs`, shape (matches, size), whose rows count where a match has ended (`_final_obs`).

    Raises `ValueError` for what the game or the box does not allow and for another opponent, and `NoDevice`
    without a GPU.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012  # Gymnasium's own attribute

    def __init__(
        self,
        game: str,
        num_envs: int = 1024,
        seats: int = 2,
        seat: int | None = None,
        opponents: Opponent | Sequence[Opponent] = "rule-of-thumb",
        options: Mapping[str, object] | None = None,
        box: str | Path | None = None,
        *,
        choices_only: bool = False,
        skip_routine: bool = False,
    ) -> None:
        if num_envs < 1:
            raise ValueError(f"num_envs must be at least 1, not {num_envs}")
        self.game = find(game)
        self.box = self.game.box_for(seats, options, Path(box) if box is not None else None)
        self._first_shifts = first_shifts(seat, seats, num_envs, self.box)
        policies, others = players_for(opponents, seats, self.box)
        self._functions: dict[int, Policy] = {}
        for player, one in others.items():
            if isinstance(one, str | Bot):
                raise ValueError(
                    f"on a GPU an opponent is random, rule-of-thumb or a function, not {one!r}"
                )
            self._functions[player] = one
        self.num_envs, self.seats = num_envs, seats
        self.layout = layout(self.game, seats)
        self.single_observation_space = observation_space(self.layout)
        self.single_action_space = spaces.Discrete(self.game.actions.decisions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._cuda = numba_cuda.device()
        self._kernel = numba_cuda.launchable(self.game, BY_THREAD, constants(self.game, seats))
        skips = choices_only, skip_routine
        numbers = np.array([POLICIES[name] for name in policies])
        self._fixed = self._constant_arguments(numbers, seat is None, skips)
        self._make_arrays()
        self._has_begun = False

    def _constant_arguments(
        self, policies: Any, rotate: bool, skips: tuple[bool, bool]
    ) -> list[Any]:
        return [
            numba_cuda.upload(self.box.record),
            numba_cuda.upload(self.game.State()),
            self._cuda.to_device(policies),
            rotate,
            *skips,
            self.game.bound,
            self._cuda.to_device(self.layout.sources),
            self._cuda.to_device(self.layout.special),
        ]

    def _make_arrays(self) -> None:
        count = self.num_envs
        self._states = numba_cuda.new_records(self.game.State, count)
        self.observations: DeviceArray = shared_array((count, self.layout.size), np.int16)
        """The observation of the player who is to decide, which is the seat between steps; shape (matches, size)."""
        self.action_masks: DeviceArray = shared_array((count, self.game.actions.decisions), np.int8)
        """1 for each of its legal actions; shape (matches, actions)."""
        self.final_observations: DeviceArray = shared_array((count, self.layout.size), np.int16)
        """The seat's observation at the end of the last match that ended."""
        self._players = shared_array(count, np.int64)
        ended, illegal = shared_array(count, np.bool_), shared_array(count, np.bool_)
        rewards = shared_array((count, self.seats), np.float64)
        self._results = [
            self.observations,
            self.action_masks,
            self._players,
            ended,
            rewards,
            self.final_observations,
            illegal,
        ]
        self._terminations = shared_array(count, np.bool_)
        self._replaced = shared_array(count, np.bool_)
        self._worth = shared_array(count, np.float64)
        self._never, self._always = filled_array(count, False), filled_array(count, True)
        self._draws = filled_array(count, np.int64(ANY))

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002  # Gymnasium's
    ) -> tuple[DeviceArray, dict[str, Any]]:
        """Begin all matches anew. `seed` fixes all that follows; `options` are Gymnasium's and are ignored."""
        super().reset(seed=seed)
        key = int(self.np_random.integers(2**63))
        dice = np.array([seeded(key, number) for number in range(self.num_envs)])
        self._dice = self._cuda.to_device(dice)
        self._shifts = self._cuda.to_device(self._first_shifts)
        self._has_begun = True
        self._let_others_play(self._launch(self._draws, SEAT, begin=True))
        return self.observations, self._infos()

    def step(
        self, actions: Any
    ) -> tuple[DeviceArray, DeviceArray, DeviceArray, DeviceArray, dict[str, Any]]:
        """Play one decision in every match, and advance to the seat's next one.

        `actions`, shape (matches,), lie on the device, as `int64`, or on the host. Raises `RuntimeError` before
        `reset`, and `ValueError` for actions of another shape or type.
        """
        if not self._has_begun:
            raise RuntimeError("reset has to be called before step")
        self._let_others_play(self._launch(self._moves(actions), SEAT))
        infos = self._infos() | {
            "illegal": self._replaced,
            "_illegal": self._always,
            "final_obs": self.final_observations,
            "_final_obs": self._terminations,
        }
        return self.observations, self._worth, self._terminations, self._never, infos

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks, "_action_mask": self._always}

    def _let_others_play(self, waiting: Any) -> None:
        """Let functions decide for their seats until all matches wait for the seat."""
        while waiting[1:].any():
            for player, function in self._functions.items():
                if waiting[player]:
                    answers = function(self.observations, self.action_masks)
                    waiting = self._launch(self._moves(answers), player)

    def _moves(self, actions: Any) -> DeviceArray:
        if hasattr(actions, "__cuda_array_interface__") and not numba_cuda.is_simulated():
            rows = self._cuda.as_cuda_array(actions)
            if rows.dtype != np.int64 or not rows.is_c_contiguous():
                raise ValueError(f"actions on the device are contiguous int64, not {rows.dtype}")
        else:
            if hasattr(actions, "copy_to_host"):
                actions = actions.copy_to_host()
            rows = self._cuda.to_device(np.array(actions, np.int64, order="C"))
        if rows.shape != (self.num_envs,):
            raise ValueError(f"actions have shape ({self.num_envs},), not {rows.shape}")
        return rows

    def _launch(self, moves: DeviceArray, player: int, *, begin: bool = False) -> Any:
        """Play a move in the matches that wait for a player; return 1 for each player that one waits for then."""
        status = self._cuda.to_device(np.zeros(WAITING + self.seats, np.int64))
        threads = min(THREADS, self.num_envs)
        self._kernel[-(-self.num_envs // threads), threads](
            *self._fixed,
            self._states,
            self._dice,
            self._shifts,
            *self._results,
            self._terminations,
            self._worth,
            self._replaced,
            moves,
            player,
            begin,
            status,
        )
        outcome = status.copy_to_host()
        if outcome[ENDLESS]:
            raise RuntimeError(
                f"a match of {self.game.title} went on for more than {self.game.bound} decisions"
            )
        return outcome[WAITING:]
