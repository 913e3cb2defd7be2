"""Solve the miniature of Fútbol Dash with OpenSpiel, and play the solution in matches of our own.

    python -m benchmarks.miniature --iterations 1000 --matches 5000

The figures are the value of a match to the side that begins: 1 if it always wins, -1 if never.
"""

import argparse
import math
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any

import numpy as np
import pyspiel

import kickabout
from benchmarks.playout_cfr import PlayoutCFR
from kickabout.engine.match import Match, Seen
from kickabout.engine.match_loop import HEURISTIC, RANDOM, Playouts
from kickabout.engine.playouts import playouts
from kickabout.envs.openspiel import information_state
from kickabout.games import find

NAME = "kickabout_futbol_dash_miniature"
BOX = find("futbol-dash").rulebook.parent / "boxes" / "miniature.toml"

VALUE = 11 / 60
"""The value of the match for the side that begins, by 10,000 iterations of CFR+, to 8 digits."""

COMPILED = {"random": RANDOM, "rule-of-thumb": HEURISTIC}
"""The bots that play in compiled playouts."""

Policy = Mapping[str, Sequence[tuple[int, float]]]
"""The probabilities of the actions by information state."""
Chooser = Callable[[Match, int], str]
"""A function that decides for a seat of a match."""


@dataclass(frozen=True)
class Measured:
    """The average value of matches to the side that begins."""

    value: float
    margin: float
    """Half the width of the 95 % interval."""

    def __str__(self) -> str:
        return f"{self.value:+.4f} ± {self.margin:.4f}"


def tree() -> Any:
    """Return the miniature for OpenSpiel's exact algorithms, which keep its whole tree in memory."""
    return pyspiel.load_game_as_cached_tree(NAME)


def solve(game: Any, iterations: int) -> Iterator[tuple[int, Any]]:
    """Run CFR+ (Tammelin 2014); yield the average policy after 1, 10, 100 ... iterations and after
    the last.
    """
    solver = pyspiel.CFRPlusSolver(game)
    for iteration in range(1, iterations + 1):
        solver.evaluate_and_update_policy()
        if iteration == iterations or math.log10(iteration).is_integer():
            yield iteration, solver.tabular_average_policy()


def sample(solver: Any, iterations: Sequence[int]) -> Iterator[Any]:
    """Run a sampling CFR of OpenSpiel (Lanctot et al. 2009); yield the average policy after each of these
    numbers of iterations, ascending. It changes with the next iteration.
    """
    done = 0
    for stop in iterations:
        for _ in range(done, stop):
            solver.run_iteration()
        done = stop
        yield solver.average_policy()


def value(game: Any, first: Any, second: Any) -> float:
    """Return the exact value of the match to seat 0 with these policies if it begins."""
    state = game.new_initial_state()
    state.apply_action(0)
    worth: float = pyspiel.expected_returns(state, [first, second], -1, True)[0]
    return worth


def measure(choosers: Sequence[Chooser], matches: int, seed: int) -> Measured:
    """Estimate that value from matches, each with dice of its own."""
    worth = []
    seeds = random.Random(seed)
    for _ in range(matches):
        match = kickabout.new("futbol-dash", 2, box=BOX, seed=seeds.getrandbits(63))
        match.play("start 0")
        while match.actor is not None:
            if match.actor == "chance":
                match.roll()
            else:
                match.play(choosers[match.actor](match, match.actor))
        worth.append((0 in match.winners) - (1 in match.winners))
    return _measured(np.array(worth))


def for_the_side_that_begins(played: Playouts) -> Measured:
    """Estimate that value from playouts, in which either seat may begin."""
    rows = np.arange(len(played.starters))
    first, second = played.scores[rows, played.starters], played.scores[rows, 1 - played.starters]
    return _measured(np.sign(first - second))


def _measured(worth: Any) -> Measured:
    return Measured(float(worth.mean()), 1.96 * float(worth.std()) / math.sqrt(len(worth)))


def by_policy(policy: Policy, seed: int) -> Chooser:
    """Return a chooser that follows a policy of OpenSpiel."""
    rng = random.Random(seed)

    def choose(match: Match, seat: int) -> str:
        actions, chances = zip(*policy[information_state(match, seat)], strict=True)
        return match.name_of(rng.choices(actions, chances)[0])

    return choose


def by_bot(kind: str, seed: int) -> Chooser:
    """Return a chooser that plays as one of our bots."""
    bot = kickabout.bot(kind, seed=seed)
    return lambda match, seat: bot.choose(match.seen(seat))


def policy_of(game: Any, kind: str, samples: int, seed: int) -> Any:
    """Return a bot's policy for OpenSpiel: in every information state, the frequencies of its
    actions in so many tries.
    """
    if kind == "random":
        return pyspiel.UniformRandomPolicy(game)
    bot = kickabout.bot(kind, seed=seed)
    table: dict[str, list[tuple[int, float]]] = {}
    waiting = [pyspiel.load_game(NAME).new_initial_state()]
    adapter = waiting[0].get_game().adapter
    while waiting:
        state = waiting.pop()
        waiting += [state.child(action) for action in state.legal_actions()]
        if state.is_chance_node() or state.is_terminal():
            continue
        information_state = state.information_state_string()
        if information_state not in table:
            seat, legal = state.current_player(), state.legal_actions()
            names = [adapter.name_of(action) for action in legal]
            record = adapter.seen(state.position.record, seat).copy()
            seen = Seen(adapter.game, adapter.box, record, seat, names)
            tries = samples if len(legal) > 1 else 1
            counts = Counter(bot.choose(seen) for _ in range(tries))
            table[information_state] = [
                (a, counts[name] / tries) for a, name in zip(legal, names, strict=True)
            ]
    return pyspiel.TabularPolicy(table)


def learn(game: Any, iterations: int, seed: int) -> Iterator[tuple[int, Any]]:
    """Run CFR by playouts of our own rules; yield its policy after 1,000, 10,000 ... iterations and
    after the last, for OpenSpiel to evaluate. Where there is no choice, or it has never been, it
    takes any action.
    """
    solver = PlayoutCFR(pyspiel.load_game(NAME).adapter, seed)
    anything = pyspiel.UniformRandomPolicy(game)
    for iteration in range(1, iterations + 1):
        solver.iterate()
        if iteration == iterations or (iteration >= 1000 and math.log10(iteration).is_integer()):
            yield iteration, pyspiel.PartialTabularPolicy(solver.policy(), anything)


def nodes(state: Any) -> int:
    """Return the number of histories that continue from a state, itself included."""
    return 1 + sum(nodes(state.child(action)) for action in state.legal_actions())


def report(game: Any, title: str, policies: Iterator[tuple[int, Any]]) -> Any:
    """Print how policies approach the solution; return the last."""
    print(f"| {title} | exploitability | value for the side that begins | seconds |")
    print("|---:|---:|---:|---:|")
    spent, begun = 0.0, time.process_time()
    for iteration, policy in policies:
        spent += time.process_time() - begun
        gap, worth = pyspiel.exploitability(game, policy), value(game, policy, policy)
        print(f"| {iteration:,} | {gap:.7f} | {worth:+.5f} | {spent:.1f} |", flush=True)
        begun = time.process_time()
    print()
    return policy


def report_matches(game: Any, solution: Any, given: argparse.Namespace) -> None:
    """Print the results of the solution and our bots against each other: by OpenSpiel, and
    measured.
    """
    print("| begins | follows | exactly, by OpenSpiel | measured in our matches | matches |")
    print("|---|---|---:|---:|---:|")

    def row(first: str, second: str, exact: float, measured: Measured, matches: int) -> None:
        print(f"| {first} | {second} | {exact:+.4f} | {measured} | {matches:,} |", flush=True)

    dash = find("futbol-dash")
    box, seeds = dash.box_for(2, {}, BOX), count(given.seed)
    best = [by_policy(solution.policy_table(), next(seeds)) for _ in range(2)]
    measured = measure(best, given.matches, next(seeds))
    row("CFR+", "CFR+", value(game, solution, solution), measured, given.matches)
    gaps = []
    for kind in given.bots:
        policy = policy_of(game, kind, given.samples, next(seeds))
        gaps.append((kind, pyspiel.exploitability(game, policy)))
        bot = [by_bot(kind, next(seeds)) for _ in range(2)]
        if kind in COMPILED:
            policies = [COMPILED[kind]] * 2
            played = playouts(dash, box, 2, next(seeds), given.playouts, policies)
            measured = for_the_side_that_begins(played)
            row(kind, kind, value(game, policy, policy), measured, given.playouts)
        measured = measure([bot[0], best[1]], given.matches, next(seeds))
        row(kind, "CFR+", value(game, policy, solution), measured, given.matches)
        measured = measure([best[0], bot[1]], given.matches, next(seeds))
        row("CFR+", kind, value(game, solution, policy), measured, given.matches)
    print("\n| bot | exploitability |\n|---|---:|")
    for kind, gap in gaps:
        print(f"| {kind} | {gap:.4f} |")


def main() -> None:
    """Print all figures as tables in Markdown."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--iterations", type=int, default=1000, help="of CFR+")
    parser.add_argument("--own-iterations", type=int, default=100_000, help="of CFR by playouts")
    parser.add_argument("--matches", type=int, default=5000, help="in which policies are looked up")
    parser.add_argument("--playouts", type=int, default=1_000_000, help="in compiled code")
    parser.add_argument("--bots", nargs="*", default=["random", "rule-of-thumb"])
    parser.add_argument("--samples", type=int, default=100, help="of each choice of a bot")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    game = tree()
    print(f"{nodes(game.new_initial_state()):,} histories\n")
    solution = report(game, "CFR+ iterations", solve(game, given.iterations))
    table = solution.policy_table().values()
    choices = sum(len(row) > 1 for row in table)
    print(f"{len(table)} information states, {choices} of them with a choice\n")
    report(
        game, "iterations of CFR by our own playouts", learn(game, given.own_iterations, given.seed)
    )
    report_matches(game, solution, given)


if __name__ == "__main__":
    main()
