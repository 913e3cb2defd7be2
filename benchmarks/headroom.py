"""`python -m benchmarks.headroom`: what there is to win in each game beyond what bots do today.

- `oracle`: the share that `world` wins against itself when it is shown every hidden card. What better guesses of
  hidden cards could gain lies below it.
- `longer`: the share that `world` wins against itself with four times the iterations. What speed could gain.
- `result`: how much of a match's result can be told halfway from what the game's evaluation says (which is shown every
  card), from what a small network learns to read in the observation of one seat, and from what it learns to read in
  those of both seats, which hold every card in a hand. What a learned evaluation could gain lies between the first and
  the last. AUC is the probability that a match that was won is told from one that was lost; R2 is the part of the
  variance of the result that is explained.

Matches come in pairs with the same dice in which the two bots change seats; the interval is over pairs. Everything
follows from `--seed`.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import track
from rich.table import Table

import kickabout
from examples.ppo.environment import Seats
from kickabout.bots.contest import SEARCH, decide_searching, searched
from kickabout.bots.levels import policy
from kickabout.bots.tree import ITERATIONS, KIND, room_for, sizes
from kickabout.engine.game import Game
from kickabout.engine.kernels import IntRow, Kernel, TheBox, routine
from kickabout.engine.match_loop import (
    COMMON_DICE,
    MATCH,
    SEEN,
    UNWATCHED,
    Policy,
    Workspace,
    play_matches,
)
from kickabout.engine.playouts import playouts
from kickabout.games import find

ORACLE = 3
"""The first number of a policy that searches and is shown all hidden cards."""
TIMES = 4
"""How many times as many iterations the longer search has."""
AT_ONCE = 4
"""Pairs of matches between two reports of progress."""
HIDDEN_UNITS = 64
EPOCHS = 30
BATCH = 512
HELD_OUT = 0.25
"""The part of the matches that the network is not shown, and by which it is judged."""


@dataclass(frozen=True)
class Share:
    """A share of matches won, a draw counting half, and its 95 % interval, all in 0..1."""

    share: float
    error: float

    def __str__(self) -> str:
        low, high = self.share - 1.96 * self.error, self.share + 1.96 * self.error
        return f"{self.share:.1%} ({low:.1%} to {high:.1%})"


def decide_shown(box: TheBox, space: Workspace, n: int, row: IntRow) -> int:
    """Return the action of the seat that acts: an oracle searches in the match as it is."""
    states = space.states
    if row[KIND] != ORACLE or routine(box, states[MATCH]):
        return decide_searching(box, space, n, row)
    states[SEEN] = states[MATCH]
    return searched(box, space, row)


SHOWN_CONTEST = Kernel(play_matches, (("decide", decide_shown), *UNWATCHED, *COMMON_DICE))


def share_won(game: Game, seed: int, pairs: int, one: Policy, other: Policy) -> Share:
    """Return the share that one policy wins against another in pairs of matches of two seats."""
    box, columns = game.box_for(2), room_for(2, max(one[ITERATIONS], other[ITERATIONS]))
    won: list[float] = []
    for first in track(
        range(0, pairs, AT_ONCE), game.title, console=Console(stderr=True), transient=True
    ):
        play = partial(
            playouts, game, box, 2, seed, min(AT_ONCE, pairs - first), first=first,
            loop=SHOWN_CONTEST, sizes=sizes(columns),
        )  # fmt: skip
        there = shares_of(play(policies=(one, other)).scores)[:, 0]
        back = shares_of(play(policies=(other, one)).scores)[:, 1]
        won.extend((there + back) / 2)
    return Share(float(np.mean(won)), float(np.std(won, ddof=1)) / len(won) ** 0.5)


def shares_of(scores: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return each seat's share of the win in each match, 0..1, shape (matches, seats)."""
    best = scores == scores.max(1, keepdims=True)
    shares: NDArray[np.float64] = best / best.sum(1, keepdims=True)
    return shares


def oracle(game: Game, seed: int, pairs: int) -> Share:
    """Return the share that `world` wins against itself when it is shown every hidden card."""
    world = policy("world", game)
    return share_won(game, seed, pairs, (ORACLE, *world[1:]), world)


def longer(game: Game, seed: int, pairs: int) -> Share:
    """Return the share that `world` wins against itself with TIMES the iterations."""
    world = policy("world", game)
    more = (SEARCH, TIMES * world[ITERATIONS], *world[ITERATIONS + 1 :])
    return share_won(game, seed, pairs, more, world)


@dataclass(frozen=True)
class Halfway:
    """Positions in the middle of matches between rules of thumb, as one seat sees them: a row for each match."""

    observations: NDArray[np.float32]
    both: NDArray[np.float32]
    """The observations of both seats, one's own first."""
    estimates: NDArray[np.float64]
    """The seat's share of the win, 0..1, by the game's evaluation."""
    results: NDArray[np.float64]
    """The share of the win that it got: 1, 0.5 or 0."""


def halfway(game: str, seed: int, matches: int) -> Halfway:
    """Play matches, and keep of each the position after half of the decisions that the seat makes in one on average."""
    seats = Seats(game, matches, "rule-of-thumb")
    lengths = [length for length, *_ in _played(seats, seed, 0)]
    middle = int(np.mean(lengths)) // 2
    kept = [row for length, *row in _played(seats, seed + 1, middle) if length > middle]
    observations, both, estimates, results = (
        np.array(column) for column in zip(*kept, strict=True)
    )
    return Halfway(observations, both, estimates, results)


def _played(
    seats: Seats, seed: int, middle: int
) -> Iterator[tuple[int, NDArray[np.float32], NDArray[np.float32], float, float]]:
    """Play one match in each place; yield its number of decisions, and what was seen, estimated and won."""
    matches = seats.num_envs
    observations, _ = seats.reset(seed=seed)
    seen = both = observations
    estimates = np.zeros(matches)
    results, lengths = np.zeros(matches), np.zeros(matches, np.int64)
    is_over = np.zeros(matches, np.bool_)
    step = 0
    while not is_over.all():
        if step == middle:
            seen, both = observations, np.hstack([observations, _across(seats)])
            estimates = seats.inner.matches.win_shares()[:, 0].copy()
        observations, rewards, ended, _, _ = seats.step(seats.advised())
        step += 1
        first = ended & ~is_over
        results[first], lengths[first] = (rewards[first] + 1) / 2, step
        is_over |= ended
    yield from zip(lengths.tolist(), seen, both, estimates.tolist(), results.tolist(), strict=True)


def _across(seats: Seats) -> NDArray[np.float32]:
    """Return what the other seat observes in each match."""
    matches = seats.inner.matches
    rows = [
        matches.layout.observe(matches.position(number).hidden(other), other)
        for number, other in enumerate((1 - matches.player_seats).tolist())
    ]
    return seats.normalize(np.array(rows))


@dataclass(frozen=True)
class Explained:
    """How much of the result an estimate tells."""

    auc: float
    r2: float

    def __str__(self) -> str:
        return f"{self.auc:.3f}, {self.r2:.1%}"


def explained(estimates: NDArray[np.float64], results: NDArray[np.float64]) -> Explained:
    """Return how well estimates tell the results, once they are scaled by a straight line."""
    won, lost = estimates[results == 1], estimates[results == 0]
    ranks = np.searchsorted(np.sort(lost), won) + np.searchsorted(np.sort(lost), won, side="right")
    auc = float(ranks.mean() / 2 / len(lost))
    return Explained(auc, float(np.corrcoef(estimates, results)[0, 1] ** 2))


def learned(
    observations: NDArray[np.float32], results: NDArray[np.float64], seed: int
) -> NDArray[np.float64]:
    """Return what a small network makes of the last positions, which it was not shown."""
    import torch
    from torch import nn

    torch.manual_seed(seed)
    first = held_out(results)
    inputs = torch.as_tensor(observations)
    wanted = torch.as_tensor(results, dtype=torch.float32)
    network = nn.Sequential(
        nn.Linear(inputs.shape[1], HIDDEN_UNITS), nn.ReLU(), nn.Linear(HIDDEN_UNITS, 1)
    )
    optimizer = torch.optim.AdamW(network.parameters(), lr=1e-3, weight_decay=1e-2)
    best, kept = np.inf, np.zeros(len(results) - first)
    check = round(first * (1 - HELD_OUT))
    for _ in range(EPOCHS):
        for part in torch.randperm(check).split(BATCH):
            loss = nn.functional.binary_cross_entropy_with_logits(
                network(inputs[part])[:, 0], wanted[part]
            )
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
        with torch.no_grad():
            odds = network(inputs[check:])[:, 0]
            missed = float(
                nn.functional.binary_cross_entropy_with_logits(
                    odds[: first - check], wanted[check:first]
                )
            )
            if missed < best:
                best, kept = missed, torch.sigmoid(odds[first - check :]).double().numpy()
    return kept


def held_out(results: NDArray[np.float64]) -> int:
    """Return the number of the first match by which the network is judged."""
    return round(len(results) * (1 - HELD_OUT))


def result(game: Game, seed: int, matches: int) -> Iterator[Explained]:
    """Yield how much of the result the evaluation tells halfway, a network of one seat, and one of both."""
    positions = halfway(game.name, seed, matches)
    results = positions.results
    first = held_out(results)
    yield explained(positions.estimates[first:], results[first:])
    for observations in (positions.observations, positions.both):
        yield explained(learned(observations, results, seed), results[first:])


def main(given: Sequence[str]) -> None:
    """Measure, and print a row for each game."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.headroom", description=__doc__)
    parser.add_argument("--games", nargs="*", default=kickabout.available_games())
    parser.add_argument(
        "--pairs", type=int, default=200, help="pairs of matches with the same dice"
    )
    parser.add_argument(
        "--matches", type=int, default=20_000, help="matches that the network learns"
    )
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(given)
    told = ("evaluation", "network of one seat", "network of both seats")
    table = Table("game", "oracle", "longer", *(f"{one}: AUC, R2" for one in told))
    for name in args.games:
        game = find(name)
        table.add_row(
            name,
            str(oracle(game, args.seed, args.pairs)),
            str(longer(game, args.seed, args.pairs)),
            *(str(one) for one in result(game, args.seed, args.matches)),
        )
        Console().print(table)


if __name__ == "__main__":
    main(sys.argv[1:])
