"""`python -m benchmarks.environments`: steps a second of the environments beside their peers, on one core.

A step is one decision of whoever the environment asks, with the observation and the action mask that
come before it. Decisions are drawn from the legal ones with equal chance: in compiled code where many
matches go at once, from the action mask where one does. Time is processor time; the median round counts.
"""

import os
import random
import statistics
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from rich.console import Console
from rich.status import Status
from rich.table import Table

from benchmarks.contest import bind_to_one_core
from benchmarks.report import Bar, arguments, report
from kickabout import available_games, env
from kickabout.bots.vectors import ANY
from kickabout.envs.matches import Matches
from kickabout.envs.seat import SeatEnv
from kickabout.envs.vector import SeatsEnv

MATCHES = 1024
"""The number of simultaneous matches."""
FIRST = "futbol-dash, 2 seats"
OPENSPIEL = "OpenSpiel crazy_eights, 2 seats, rl_environment"
LEDUC = "PettingZoo leduc_holdem_v4"


@dataclass(frozen=True)
class Case:
    """An environment under test: `run(n)` takes about n steps and returns the exact number."""

    name: str
    run: Callable[[int], int]


def many(game: str, seats: int, *, choices_only: bool = False) -> Case:
    """Return an environment of matches in which every seat is the caller's."""
    matches = Matches(game, MATCHES, ["caller"] * seats, choices_only=choices_only)
    matches.reset(seed=1)
    actions = np.full(MATCHES, ANY)

    def run(steps: int) -> int:
        for _ in range(steps // MATCHES):
            matches.step(actions)
        return steps // MATCHES * MATCHES

    return Case(f"{game}, {seats} seats{', choices only' if choices_only else ''}", run)


def seat_of_many(game: str, opponents: str) -> Case:
    """Return Gymnasium's vector environment."""
    envs = SeatsEnv(game, MATCHES, opponents=opponents)
    envs.reset(seed=1)
    actions = np.full(MATCHES, ANY)

    def run(steps: int) -> int:
        for _ in range(steps // MATCHES):
            envs.step(actions)
        return steps // MATCHES * MATCHES

    return Case(f"{game}, Gymnasium's vector, against {opponents}", run)


def one_seat(game: str, opponents: str) -> Case:
    """Return Gymnasium's environment of a single match."""
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


def every_seat(name: str, env: Any) -> Case:
    """Return an agent-environment cycle, stepped by the loop of PettingZoo's documentation."""
    rng = random.Random(1)
    env.reset(seed=1)

    def run(steps: int) -> int:
        taken = 0
        while taken < steps:
            env.reset()
            for _ in env.agent_iter():
                seen, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                legal = np.flatnonzero(seen["action_mask"])
                env.step(int(legal[rng.randrange(len(legal))]))
                taken += 1
        return taken

    return Case(name, run)


def leduc() -> Case:
    """Return PettingZoo's Leduc hold'em."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from pettingzoo.classic import leduc_holdem_v4

    return every_seat(LEDUC, leduc_holdem_v4.env())


def openspiel() -> Case:
    """Return OpenSpiel's environment, on a card game whose observation is nearly as long as Fútbol
    Dash's.
    """
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

    return Case(OPENSPIEL, run)


def measured(cases: Sequence[Case], rounds: int, seconds: float, status: Status) -> list[float]:
    """Return each case's steps a second: the median of its rounds, each of about so many seconds.

    The rounds are interleaved, so that a machine that slows down slows all of them.
    """
    sizes = []
    for case in cases:
        status.update(f"warming up: {case.name}")
        case.run(MATCHES)
        steps = MATCHES
        while (took := timed(case, steps)[0]) < seconds / 10:
            steps *= 4
        sizes.append(max(MATCHES, round(steps * seconds / took)))
    rates: list[list[float]] = [[] for _ in cases]
    for turn in range(rounds):
        for case, size, found in zip(cases, sizes, rates, strict=True):
            status.update(f"round {turn + 1} of {rounds}: {case.name}")
            took, done = timed(case, size)
            found.append(done / took)
    return [statistics.median(found) for found in rates]


def timed(case: Case, steps: int) -> tuple[float, int]:
    """Return the processor time of about so many steps, and their exact number."""
    began = time.process_time()
    done = case.run(steps)
    return time.process_time() - began, done


def bars(rates: Mapping[str, float]) -> list[Bar]:
    """Return the measured figures with their bars."""
    peer = rates[LEDUC]
    held = [Bar("Fútbol Dash, many matches, by OpenSpiel", rates[FIRST] / rates[OPENSPIEL], 25)]
    for game in available_games():
        times = 2 if game == "futbol-dash" else 1
        held.append(
            Bar(f"{game}, PettingZoo, by Leduc", rates[f"{game}, PettingZoo"] / peer, times)
        )
    return held


def main() -> int:
    """Measure and show; return 1 if a bar is missed."""
    args = arguments("benchmarks.environments", __doc__, rounds=5).parse_args()

    core = bind_to_one_core()
    console = Console(stderr=args.json)
    games = available_games()
    cases = [
        many("futbol-dash", 2),
        many("futbol-dash", 4),
        many("futbol-dash", 2, choices_only=True),
        *(many(game, 2) for game in games[1:]),
        *(seat_of_many(game, kind) for game in games for kind in ("random", "rule-of-thumb")),
        one_seat("futbol-dash", "rule-of-thumb"),
        *(every_seat(f"{game}, PettingZoo", env(game)) for game in games),
        openspiel(),
        leduc(),
    ]
    with console.status("") as status:
        found = measured(cases, args.rounds, args.seconds, status)
    rates = {case.name: rate for case, rate in zip(cases, found, strict=True)}
    table = Table(title="Steps a second, observation and mask included", title_justify="left")
    table.add_column("environment")
    table.add_column("steps/s", justify="right")
    for name, rate in rates.items():
        table.add_row(name, f"{rate:,.0f}")
    return report(
        console,
        {"core": core, "steps_per_second": rates},
        [table],
        bars(rates),
        as_json=args.json,
        ran=f"core {core}, {MATCHES} matches at once, median of {args.rounds} rounds",
    )


if __name__ == "__main__":
    sys.exit(main())
