"""Many matches at once, advanced in compiled code to the next decision of the caller.

Training is built on this. Every seat of a match has a player, and a player has a policy: either in the loop
itself (`random`, `rule-of-thumb`) or the caller's, who gets the observation and the action mask of the seat
to move and responds with actions, for all matches or for some of them.
"""

import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kickabout.bots.levels import policy
from kickabout.bots.vectors import ANY
from kickabout.engine.boxes import Box
from kickabout.engine.compiled import Report, specialize, warm
from kickabout.engine.dice import seeded
from kickabout.engine.game import Game
from kickabout.engine.kernels import Kernel
from kickabout.engine.match import Match, Seen, checked_seed
from kickabout.engine.memory import Memory
from kickabout.engine.processors import processors
from kickabout.engine.records import Slots
from kickabout.envs.loop import (
    PLAY_ON,
    POLICIES,
    WRITE_ADVICE,
    WRITE_ESTIMATES,
    Scratch,
    Setting,
    StepResults,
    UnderWay,
)
from kickabout.envs.observation import Lens, layout
from kickabout.games import find
from kickabout.text.localization import ENGLISH, localization
from kickabout.text.reader import Reader


class Matches:
    """Matches of one game, all with the same box, options and policies by player.

    `policies` has one policy for each player, of whom there are as many as seats: "random", "rule-of-thumb" or
    "caller" (it is ignored for a seat that the rules play themselves). Player 0 has `seat`, the others sit
    around the table from there; with None they move on by one seat after every match, and match i begins with
    them i seats on. With `choices_only` a decision with a single legal action is taken at once; with
    `skip_routine` the heuristic takes those that every bot leaves to it (`Game.routine`). A match that ends is
    followed by the next one in its place. `threads` play at the same time, one for each usable core with None;
    the matches are the same whatever their number. Raises `ValueError` for what the game or the box does not
    allow.

    The arrays below have one entry for every match along their first axis. They belong to the environment and
    change with each step: copy what is to be kept.
    """

    def __init__(
        self,
        game: str,
        count: int,
        policies: Sequence[str] = ("caller", "caller"),
        options: Mapping[str, object] | None = None,
        box: str | Path | None = None,
        *,
        seat: int | None = 0,
        choices_only: bool = False,
        skip_routine: bool = False,
        threads: int | None = 1,
        interpret: bool = False,
    ) -> None:
        seats = len(policies)
        for name in policies:
            if name not in POLICIES:
                raise ValueError(f"a policy is one of {', '.join(POLICIES)}, not {name!r}")
        if "caller" not in policies:
            raise ValueError("at least one of the policies has to be the caller's")
        if count < 1:
            raise ValueError(f"the number of matches must be at least 1, not {count}")
        self.threads = processors() if threads is None else threads
        """The number of threads, each of which plays some of the matches; no two share one."""
        if self.threads < 1:
            raise ValueError(f"threads is None or at least 1, not {threads}")
        rules = find(game)
        self.game = rules
        self._empty = Match(rules, seats, options, box)
        self.box = self._empty.box
        self._first_shifts = first_shifts(seat, seats, count, self.box)
        self.count, self.seats = count, seats
        self.layout = layout(rules, seats)
        self.observations: NDArray[np.int16] = np.zeros((count, self.layout.size), np.int16)
        """The observation of the player who is to decide; shape (matches, size)."""
        self.action_masks: NDArray[np.int8] = np.zeros((count, rules.actions.decisions), np.int8)
        """1 for each of its legal actions; shape (matches, actions)."""
        self.players: NDArray[np.int64] = np.zeros(count, np.int64)
        """The player who is to decide."""
        self.ended: NDArray[np.bool_] = np.zeros(count, np.bool_)
        """True where the last step ended a match, and began the next one."""
        self.rewards: NDArray[np.float64] = np.zeros((count, seats))
        """The reward of each player for the match that ended (see `envs.rewards`), else 0."""
        self.final_observations: NDArray[np.int16] = np.zeros_like(self.observations)
        """The observation of player 0 at the end of the last match that ended."""
        self.illegal: NDArray[np.bool_] = np.zeros(count, np.bool_)
        """True where the last step's action was illegal, and a legal one was drawn in its place."""

        self._has_begun = False
        self._everyone = np.arange(count)
        self._shifts = self._first_shifts.copy()
        self._dice = np.zeros((count, 4), np.int64)
        self._states = np.zeros(count, rules.State.dtype)
        self._policies = np.array([POLICIES[name] for name in policies])
        self._rotate, self._choices_only, self._interpret = seat is None, choices_only, interpret
        self._skip_routine = skip_routine
        self._bind()

    def _bind(self) -> None:
        """Prepare the arguments of the loop, which share the arrays."""
        rules = self.game
        self._play_on = self._made(PLAY_ON)
        memory, states = Memory.of(self._play_on), self._states
        rows = [rules.State(states[i : i + 1]) for i in range(self.count * memory.is_plain)]
        self._setting = Setting(
            memory.row_of(self.box.record),
            memory.row_of(rules.State()),
            self._policies,
            self._rotate,
            self._choices_only,
            self._skip_routine,
            rules.bound,
        )
        self._under_way = UnderWay(
            Slots(rows) if memory.is_plain else states, self._dice, self._shifts
        )
        self._results = StepResults(
            self.observations,
            self.action_masks,
            self.players,
            self.ended,
            self.rewards,
            self.final_observations,
            self.illegal,
        )
        room = rules.most_choices
        self._scratch = [
            Scratch(
                Lens.of(rules, self.layout, plain=memory.is_plain),
                np.zeros(room, np.int64),
                np.zeros(room, np.int64),
                np.zeros(self.seats),
                np.zeros(self.seats),
            )
            for _ in range(self.threads)
        ]
        self._pool = ThreadPoolExecutor(self.threads - 1) if self.threads > 1 else None

    def _made(self, kernel: Kernel) -> Any:
        """Return a kernel over the game, which is compiled now unless it is on disk or interpreted."""
        if not self._interpret:
            warm(self.game, _telling(self.game), [kernel])
        return specialize(self.game, kernel, self._interpret)

    def __getstate__(self) -> dict[str, Any]:
        made = ("_play_on", "_setting", "_under_way", "_results", "_scratch", "_pool")
        return {name: value for name, value in vars(self).items() if name not in made}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._bind()

    @property
    def player_seats(self) -> NDArray[np.int64]:
        """The seat of each match's player 0; the other players follow around the table."""
        return self._shifts.copy()

    def position(self, number: int) -> Match:
        """Return match `number` as it stands, with all that is hidden and without its log."""
        match = self._empty.copy()
        match.state.data[:] = self._states[number : number + 1]
        return match

    def seen(self, number: int) -> Seen:
        """Return what the seat to decide in match `number` sees, for a bot."""
        match = self.position(number)
        return match.seen(match.state.actor)

    def win_shares(self) -> NDArray[np.float64]:
        """Return the estimate of each player's share of the win in every match, shape (matches, seats).

        It is the one that searches use (`bots.tree.write_shares`), of the whole position, with what is hidden: for
        potential-based rewards. The first call compiles it.
        """
        level = Memory.of(self._play_on).numbers(policy("pro", self.game))
        estimates = np.zeros((self.count, self.seats))
        write = self._made(WRITE_ESTIMATES)
        write(self._setting.boxes, self._under_way, level, self._scratch[0], estimates)
        return estimates

    def advice(self) -> NDArray[np.int64]:
        """Return the action that the rule of thumb would take in every match, shape (matches,), for imitation.

        It sees what the seat to decide sees, and draws from a copy of the match's dice: asking changes nothing. The
        first call compiles it.
        """
        advice = np.zeros(self.count, np.int64)
        write = self._made(WRITE_ADVICE)
        write(self._setting.boxes, self._under_way, self._scratch[0], advice)
        return advice

    def reset(self, seed: int) -> None:
        """Begin all matches anew. Match i has dice of its own, made from `seed` (0..2**64-1) and i."""
        checked_seed(seed)
        self._dice[:] = [seeded(seed, number) for number in range(self.count)]
        self._shifts[:] = self._first_shifts
        self._run(self._everyone, np.full(self.count, ANY), begin=True)
        self._has_begun = True

    def step(self, actions: NDArray[np.integer], where: NDArray[np.integer] | None = None) -> None:
        """Play one decision, and advance to the caller's next one.

        `actions`, shape (n,), has one action for each match, or for each of the distinct matches listed in `where`.
        ANY, and an illegal action, stand for one drawn from the legal ones with equal probability. Raises
        `RuntimeError` before `reset`, `IndexError` for a match that does not exist, and `ValueError` for too many
        actions or too few.
        """
        if not self._has_begun:
            raise RuntimeError("reset has to be called before step")
        chosen = self._everyone if where is None else np.array(where, np.int64, order="C")
        if chosen.size and not 0 <= chosen.min() <= chosen.max() < self.count:
            raise IndexError(f"matches are numbered 0..{self.count - 1}")
        if where is not None and len(np.unique(chosen)) < chosen.size:
            raise ValueError("a match can be named once in a step")
        moves = np.array(actions, np.int64, order="C")
        if moves.shape != chosen.shape:
            raise ValueError(f"{chosen.size} actions are needed, not {moves.size}")
        self._run(chosen, moves, begin=False)

    def _run(self, where: NDArray[np.int64], actions: NDArray[np.int64], begin: bool) -> None:
        if self._pool is None or len(where) < self.threads:
            endless = [self._run_part(self._scratch[0], where, actions, begin)]
        else:
            parts = np.array_split(where, self.threads), np.array_split(actions, self.threads)
            first, *others = zip(self._scratch, *parts, strict=True)
            waiting = [self._pool.submit(self._run_part, *part, begin) for part in others]
            endless = [self._run_part(*first, begin), *(one.result() for one in waiting)]
        if any(endless):
            title, bound = self.game.title, self.game.bound
            raise RuntimeError(f"a match of {title} went on for more than {bound} decisions")

    def _run_part(
        self,
        scratch: Scratch,
        where: NDArray[np.int64],
        actions: NDArray[np.int64],
        begin: bool,
    ) -> bool:
        """Run the loop over some of the matches, in one thread; return whether one exceeded its bound."""
        return bool(
            self._play_on(
                self._setting, self._under_way, self._results, scratch, where, actions, begin
            )
        )


def first_shifts(seat: int | None, seats: int, count: int, box: Box) -> NDArray[np.int64]:
    """Return the seat of player 0 in each match; with `seat` None match i has it i seats on.

    Raises `ValueError` for a seat that player 0 cannot have.
    """
    if seat is None and box.automata:
        raise ValueError("players cannot move around a table where the rules play a seat")
    if seat is not None and not 0 <= seat < seats:
        raise ValueError(f"seat is None or a number in 0..{seats - 1}, not {seat!r}")
    return np.arange(count) % seats if seat is None else np.full(count, seat)


def _telling(game: Game) -> Report:
    """Return a callback that reports on stderr, once, that the rules of a game are being compiled."""
    told = False

    def report(*_: object) -> None:
        nonlocal told
        if not told:
            text = Reader(localization(ENGLISH)).say("compiling", game=game.title)
            sys.stderr.write(f"{text} ...\n")
            told = True

    return report
