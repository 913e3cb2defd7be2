"""Many matches at once, played on in compiled code to the next decision that the caller takes.

This is what trainers stand on. Every seat of a match has a player; a player is played by a policy:
in the loop itself (`random`, `rule-of-thumb`) or by the caller, who gets observation and action mask
of whoever is to decide and answers with actions, for all matches or for some of them.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import numpy as np
from numpy.typing import NDArray

from kickabout.engine.compiled import is_machine_code, specialize
from kickabout.engine.dice import below, pick, seeded
from kickabout.engine.game import CHANCE, OVER
from kickabout.engine.kernels import (
    Boxes,
    IntRow,
    IntTable,
    Kernel,
    RealRow,
    RealTable,
    States,
    TheBox,
    TheState,
    apply,
    heuristic_action,
    legal,
    outcomes,
    redact,
    setup,
    write_scores,
)
from kickabout.engine.records import Slots
from kickabout.envs.observation import Cells, Observation, layout, write_observation
from kickabout.envs.rewards import write_rewards
from kickabout.games import find

RANDOM, HEURISTIC, CALLER = range(3)
"""How a player is played: at random, by the game's rule of thumb, or by the caller."""
POLICIES = {"random": RANDOM, "rule-of-thumb": HEURISTIC, "caller": CALLER}
ANY = -1
"""In place of an action: any legal one, drawn by the match's dice."""

Masks = Annotated[Any, np.int8, 2]
Observations = Annotated[Any, np.int16, 2]
PlacesBySeat = Annotated[Any, np.uint16, 2]


class Matches:
    """Matches of one game, all with the same box, options and policies by player.

    `policies` names one policy for each player, of whom there are as many as seats: "random",
    "rule-of-thumb" or "caller" (what it names for a seat that the rules play themselves means nothing).
    Player 0 has `seat`, the others sit around the table from there; with None they move on by one seat
    after every match, and those of match i begin i seats on. With `choices_only` a decision with a
    single legal action is taken at once. A match that ends is followed by the next one in its place.
    Raises `ValueError` for what the game or the box does not allow.

    The arrays below tell about every match, which is their first axis. They belong to the environment
    and change with each step: copy what has to stay.
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
        rules = find(game)
        self.game = rules
        self.box = rules.box_for(seats, options, Path(box) if box is not None else None)
        if seat is None and self.box.automata:
            raise ValueError("players cannot move around a table where the rules play a seat")
        if seat is not None and not 0 <= seat < seats:
            raise ValueError(f"seat is None or a number in 0..{seats - 1}, not {seat!r}")
        self.count, self.seats = count, seats
        self.layout = layout(rules, seats)
        self.observations: NDArray[np.int16] = np.zeros((count, self.layout.size), np.int16)
        """What the player who is to decide sees; shape (matches, size)."""
        self.action_masks: NDArray[np.int8] = np.zeros((count, rules.actions), np.int8)
        """1 for each of its legal actions; shape (matches, actions)."""
        self.players: NDArray[np.int64] = np.zeros(count, np.int64)
        """Who is to decide."""
        self.ended: NDArray[np.bool_] = np.zeros(count, np.bool_)
        """Whether the last step ended a match, and began the next one."""
        self.rewards: NDArray[np.float64] = np.zeros((count, seats))
        """What the match that ended was worth to each player (see `envs.rewards`), else 0."""
        self.final_observations: NDArray[np.int16] = np.zeros_like(self.observations)
        """What player 0 saw of the last match that ended, at its end."""
        self.illegal: NDArray[np.bool_] = np.zeros(count, np.bool_)
        """Whether the last step's action was not legal, and a legal one drawn in its place."""

        self._has_begun = False
        self._everyone = np.arange(count)
        self._shifts = self._everyone % seats if seat is None else np.full(count, seat)
        self._first_shifts = self._shifts.copy()
        self._dice = np.zeros((count, 4), np.int64)
        self._states = np.zeros(count, rules.State.dtype)
        self._policies = np.array([POLICIES[name] for name in policies])
        self._rotate, self._choices_only, self._interpret = seat is None, choices_only, interpret
        self._bind()

    def _bind(self) -> None:
        """Makes ready what the loop is called with, which shares the arrays."""
        rules = self.game
        self._play_on = specialize(rules, PLAY_ON, self._interpret)
        seen, blank = rules.State(), rules.State()
        records: list[Any]
        if is_machine_code(self._play_on):
            records = [self.box.record.data, self._states, seen.data, blank.data]
        else:
            rows = [rules.State(self._states[i : i + 1]) for i in range(self.count)]
            records = [Slots([self.box.record]), Slots(rows), Slots([seen]), Slots([blank])]
        room = max(rules.actions, rules.most_outcomes)
        self._before = (
            *records,
            seen.data.view(np.int8),
            self.layout.sources,
            self.layout.special,
            self._policies,
            self._shifts,
            self._dice,
        )
        self._after = (
            np.zeros(room, np.int64),
            np.zeros(room, np.int64),
            np.zeros(self.seats),
            np.zeros(self.seats),
            self.observations,
            self.action_masks,
            self.players,
            self.ended,
            self.rewards,
            self.final_observations,
            self.illegal,
            self._rotate,
            self._choices_only,
            rules.bound,
        )

    def __getstate__(self) -> dict[str, Any]:
        made = ("_play_on", "_before", "_after")
        return {name: value for name, value in vars(self).items() if name not in made}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._bind()

    @property
    def player_seats(self) -> NDArray[np.int64]:
        """The seat of each match's player 0; those of the others follow around the table."""
        return self._shifts.copy()

    def reset(self, seed: int) -> None:
        """Begins all matches anew. Match i has dice of its own, made from `seed` (0..2**64-1) and i."""
        if not 0 <= seed < 2**64:
            raise ValueError(f"seed is a whole number in 0..2**64-1, not {seed!r}")
        self._dice[:] = [seeded(seed, number) for number in range(self.count)]
        self._shifts[:] = self._first_shifts
        self._run(self._everyone, np.full(self.count, ANY), begin=True)
        self._has_begun = True

    def step(self, actions: NDArray[np.integer], where: NDArray[np.integer] | None = None) -> None:
        """Plays one decision, and on to the next that is the caller's.

        `actions` holds one action for each match, or for each of those that `where` lists. ANY, and an
        action that is not legal, stand for one drawn from the legal ones with equal chance.
        """
        if not self._has_begun:
            raise RuntimeError("reset has to be called before step")
        chosen = self._everyone if where is None else np.array(where, np.int64, order="C")
        if chosen.size and not 0 <= chosen.min() <= chosen.max() < self.count:
            raise IndexError(f"matches are numbered 0..{self.count - 1}")
        moves = np.array(actions, np.int64, order="C")
        if moves.shape != chosen.shape:
            raise ValueError(f"{chosen.size} actions are needed, not {moves.size}")
        self._run(chosen, moves, begin=False)

    def _run(self, where: NDArray[np.int64], actions: NDArray[np.int64], begin: bool) -> None:
        if self._play_on(*self._before, where, actions, begin, *self._after):
            title, bound = self.game.title, self.game.bound
            raise RuntimeError(f"a match of {title} went on for more than {bound} decisions")


def play_on(
    boxes: Boxes,
    states: States,
    seen: States,
    blank: States,
    cells: Cells,
    sources: PlacesBySeat,
    special: IntTable,
    policies: IntRow,
    shifts: IntRow,
    dice: IntTable,
    where: IntRow,
    moves: IntRow,
    begin: bool,
    actions: IntRow,
    weights: IntRow,
    scores: RealRow,
    worth: RealRow,
    observations: Observations,
    masks: Masks,
    players: IntRow,
    ended: Annotated[Any, np.bool_, 1],
    rewards: RealTable,
    final_observations: Observations,
    illegal: Annotated[Any, np.bool_, 1],
    rotate: bool,
    choices_only: bool,
    bound: int,
) -> bool:
    """Plays a move in each of the matches that `where` lists, and on until the caller is to decide.

    With `begin` the matches start anew instead. `seen` and `blank` have one record each; `cells` are the
    bytes of the first. Answers whether a match got out of bounds.
    """
    box = boxes[0]
    seats = len(policies)
    for i in range(len(where)):
        k = where[i]
        rng = dice[k]
        mask = masks[k]
        if begin:
            states[k] = blank[0]
            setup(box, states[k], seats)
        state = states[k]
        ended[k] = False
        illegal[k] = False
        for player in range(seats):
            rewards[k, player] = 0
        is_known = not begin
        decisions = 0
        while True:
            if state.actor == CHANCE:
                n = outcomes(box, state, actions, weights)
                apply(box, state, actions[pick(rng, weights, n)])
                continue
            if state.actor == OVER:
                if not ended[k] and not begin:
                    ended[k] = True
                    write_scores(box, state, scores)
                    write_rewards(scores, worth)
                    for player in range(seats):
                        rewards[k, player] = worth[(player + shifts[k]) % seats]
                    seat = shifts[k]
                    observe(box, state, seat, seen, cells, sources, special, final_observations[k])
                if rotate:
                    shifts[k] = (shifts[k] + 1) % seats
                states[k] = blank[0]
                setup(box, state, seats)
                continue
            seat = state.actor
            player = (seat - shifts[k] + seats) % seats
            n = legal(box, state, actions)
            action = actions[0]
            if is_known:
                is_known = False
                move = moves[i]
                if 0 <= move < len(mask) and mask[move] == 1:
                    action = move
                else:
                    action = actions[below(rng, n)]
                    illegal[k] = move != ANY
            elif n == 1 and (choices_only or policies[player] != CALLER):
                pass
            elif policies[player] == CALLER:
                players[k] = player
                for other in range(len(mask)):
                    mask[other] = 0
                for j in range(n):
                    mask[actions[j]] = 1
                observe(box, state, seat, seen, cells, sources, special, observations[k])
                break
            elif policies[player] == RANDOM:
                action = actions[below(rng, n)]
            else:
                seen[0] = state
                redact(box, seen[0], seat)
                action = heuristic_action(box, seen[0], actions, n, rng)
            apply(box, state, action)
            decisions += 1
            if decisions > bound:
                return True
    return False


def observe(
    box: TheBox,
    state: TheState,
    seat: int,
    seen: States,
    cells: Cells,
    sources: PlacesBySeat,
    special: IntTable,
    out: Observation,
) -> None:
    """Writes what a seat observes of a state into `out`, by way of the record `seen`."""
    seen[0] = state
    redact(box, seen[0], seat)
    write_observation(cells, sources[seat], special, seat, out)


PLAY_ON = Kernel(play_on)
