"""`python -m benchmarks.environments`: steps a second of the environments beside OpenSpiel's, on one core.

A step is one decision of whoever the environment asks, with the observation and the action mask that
come before it. Decisions are drawn from the legal ones with equal chance: in compiled code where many
matches go at once, from the action mask where one does. Time is processor time; the median round counts.
"""

import random
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from rich.console import Console
from rich.table import Table

import kickabout
from benchmarks.contest import bind_to_one_core
from benchmarks.report import Bar, arguments, report
from kickabout.envs.matches import ANY, Matches
from kickabout.envs.seat import SeatEnv
from kickabout.envs.vector import SeatsEnv

MATCHES = 1024
"""Under way at once."""


@dataclass(frozen=True)
class Case:
    """An environment under test: `run(n)` takes about n steps and answers how many it took."""

    name: str
    run: Callable[[int], int]


def many(game: str, seats: int, *, choices_only: bool = False) -> Case:
    """Matches in which every seat is the caller's."""
    matches = Matches(game, MATCHES, ["caller"] * seats, choices_only=choices_only)
    matches.reset(seed=1)
    actions = np.full(MATCHES, ANY)

    def run(steps: int) -> int:
        for _ in range(steps // MATCHES):
            matches.step(actions)
        return steps // MATCHES * MATCHES

    return Case(f"{game}, {seats} seats{', choices only' if choices_only else ''}", run)


def seat_of_many(game: str, opponents: str) -> Case:
    """Gymnasium's vector environment."""
    envs = SeatsEnv(game, MATCHES, opponents=opponents)
    envs.reset(seed=1)
    actions = np.full(MATCHES, ANY)

    def run(steps: int) -> int:
        for _ in range(steps // MATCHES):
            envs.step(actions)
        return steps // MATCHES * MATCHES

    return Case(f"{game}, Gymnasium's vector, against {opponents}", run)


def one_seat(game: str, opponents: str) -> Case:
    """Gymnasium's environment of a single match."""
    env = SeatEnv(game, opponents=opponents)
    _, info = env.reset(seed=1)

    def run(steps: int) -> int:
        nonlocal info
        for _ in range(steps):
            action = env.action_space.sample(mask=info["action_mask"])
            _, _, is_over, _, info = env.step(action)
            if is_over:
                _, info = env.reset()
        return steps

    return Case(f"{game}, Gymnasium, against {opponents}", run)


def every_seat(game: str) -> Case:
    """PettingZoo's environment."""
    env = kickabout.env(game)
    env.reset(seed=1)

    def run(steps: int) -> int:
        for _ in range(steps):
            observation, _, is_over, _, _ = env.last()
            if is_over:
                env.reset()
                continue
            space = env.action_space(env.agent_selection)
            env.step(space.sample(mask=observation["action_mask"]))
        return steps

    return Case(f"{game}, PettingZoo", run)


def openspiel() -> Case:
    """OpenSpiel's environment, on a game of cards whose observation is nearly as long as Fútbol Dash's."""
    from open_spiel.python import rl_environment

    env = rl_environment.Environment("crazy_eights", players=2)
    rng = random.Random(1)
    seen = env.reset()

    def run(steps: int) -> int:
        nonlocal seen
        for _ in range(steps):
            seen = env.reset() if seen.last() else seen
            legal = seen.observations["legal_actions"][seen.observations["current_player"]]
            seen = env.step([rng.choice(legal)])
        return steps

    return Case("OpenSpiel crazy_eights, 2 seats, rl_environment", run)


def per_second(case: Case, rounds: int, seconds: float) -> float:
    """The median of some rounds, each of about so many seconds."""
    steps = 4 * MATCHES
    case.run(steps)
    rates = []
    for _ in range(rounds):
        began = time.process_time()
        done = case.run(steps)
        took = time.process_time() - began
        rates.append(done / took)
        steps = max(4 * MATCHES, round(done / took * seconds))
    return statistics.median(rates)


def main() -> int:
    """Measure, show, and answer 1 if a bar is missed."""
    args = arguments("benchmarks.environments", __doc__, rounds=7).parse_args()

    core = bind_to_one_core()
    cases = [
        many("futbol-dash", 2),
        many("futbol-dash", 4),
        many("futbol-dash", 2, choices_only=True),
        many("super-team", 2),
        seat_of_many("futbol-dash", "random"),
        seat_of_many("futbol-dash", "rule-of-thumb"),
        one_seat("futbol-dash", "rule-of-thumb"),
        every_seat("futbol-dash"),
        every_seat("super-team"),
        openspiel(),
    ]
    table = Table(title="Steps a second, observation and mask included", title_justify="left")
    table.add_column("environment")
    table.add_column("steps/s", justify="right")
    rates = [per_second(case, args.rounds, args.seconds) for case in cases]
    for case, rate in zip(cases, rates, strict=True):
        table.add_row(case.name, f"{rate:,.0f}")
    bar = Bar("Fútbol Dash, many matches at once, by OpenSpiel", rates[0] / rates[-1], 25)

    steps = {case.name: rate for case, rate in zip(cases, rates, strict=True)}
    return report(
        Console(stderr=args.json),
        {"core": core, "steps_per_second": steps},
        [table],
        [bar],
        as_json=args.json,
        ran=f"core {core}, {MATCHES} matches at once, median of {args.rounds} rounds",
    )


if __name__ == "__main__":
    sys.exit(main())
