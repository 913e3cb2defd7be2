"""`python -m benchmarks.gpu_speed`: matches and steps a second on a GPU, beside the CPU and Pgx in the same run.

Every figure is the median of some rounds of wall-clock time, with what compiles left out. Playouts have random seats;
a step of an environment is one decision of the seat, drawn by the environment, and all that the rule of thumb answers.
The CPU plays on one core, or where it says so on all of them. Pgx (https://github.com/sotetsuk/pgx), which has no game
of ours, plays its lightest card games with legal actions drawn in the same compiled loop.
"""

import argparse
import os
import statistics
import sys
import time
from collections.abc import Callable
from importlib.util import find_spec

import numpy as np
from rich.console import Console
from rich.table import Table

from kickabout.bots.vectors import ANY
from kickabout.engine.devices import NoDevice, backend_for
from kickabout.engine.playouts import playouts
from kickabout.envs.vector import SeatsEnv
from kickabout.games import find, names
from kickabout.gpu.seats_env import DeviceSeatsEnv

STEPS = 20
"""Steps of all matches in one round."""
PGX_GAMES = ("kuhn_poker", "leduc_holdem")


def per_second(run: Callable[[], int], rounds: int) -> float:
    """Return the median of what `run` counts in a second; it is run once more before, to compile."""
    run()
    rates = []
    for _ in range(rounds):
        began = time.perf_counter()
        counted = run()
        rates.append(counted / (time.perf_counter() - began))
    return statistics.median(rates)


def decisions(name: str, matches: int, device: str) -> Callable[[], int]:
    """Return a run that counts the decisions of random matches."""
    game = find(name)
    seats = max(2, game.least_seats)
    box = game.box_for(seats)
    return lambda: playouts(game, box, seats, seed=1, matches=matches, device=device).decisions


def steps(env: SeatsEnv | DeviceSeatsEnv) -> Callable[[], int]:
    """Return a run that counts the steps of an environment in all of its matches."""
    env.reset(seed=1)
    draws = np.full(env.num_envs, ANY)

    def run() -> int:
        for _ in range(STEPS):
            env.step(draws)
        return STEPS * env.num_envs

    return run


def pgx_steps(name: str, matches: int) -> Callable[[], int]:
    """Return a run that counts the steps of a game of Pgx in all of its matches."""
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(carry, _):  # type: ignore[no-untyped-def]  # types of JAX, which is not among our packages
        state, key = carry
        key, draw, dice = jax.random.split(key, 3)
        legal = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        action = jax.random.categorical(draw, legal, axis=1)
        return (step(state, action, jax.random.split(dice, matches)), key), None

    all_steps = jax.jit(lambda state, key: jax.lax.scan(one, (state, key), None, STEPS)[0])
    key = jax.random.PRNGKey(1)
    begun = jax.jit(jax.vmap(env.init))(jax.random.split(key, matches))

    def run() -> int:
        jax.block_until_ready(all_steps(begun, key))
        return STEPS * matches

    return run


def main() -> int:
    """Measure and show; without a GPU say what is missing."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.gpu_speed", description=__doc__)
    parser.add_argument("games", nargs="*", default=names())
    parser.add_argument("--matches", type=int, default=2**16, help="matches at once on the GPU")
    parser.add_argument("--rounds", type=int, default=5)
    args = parser.parse_args()
    console = Console()
    try:
        console.print(f"On {backend_for('cuda').device_name()}, {args.matches:,} matches at once:")
    except NoDevice as error:
        console.print(f"Nothing is measured: {error}", markup=False)
        return 0
    table = Table()
    table.add_column("game")
    columns = ("decisions/s", "one core", "times", "steps/s", "all cores", "times")
    for head in columns:
        table.add_column(head, justify="right")
    for name in args.games:
        seats = max(2, find(name).least_seats)
        on_gpu = per_second(decisions(name, args.matches, "cuda"), args.rounds)
        on_cpu = per_second(decisions(name, args.matches // 256 + 1, "cpu"), args.rounds)
        environments = (
            DeviceSeatsEnv(name, args.matches, seats),
            SeatsEnv(name, 1024, seats, threads=None),
        )
        stepped, stepped_on_cpu = (per_second(steps(env), args.rounds) for env in environments)
        figures = (on_gpu, on_cpu, on_gpu / on_cpu, stepped, stepped_on_cpu)
        row = [*figures, stepped / stepped_on_cpu]
        table.add_row(
            name,
            *(f"{figure:,.{places}f}" for figure, places in zip(row, (0, 0, 1) * 2, strict=True)),
        )
    if find_spec("pgx"):
        for name in PGX_GAMES:
            stepped = per_second(pgx_steps(name, args.matches), args.rounds)
            table.add_row(f"Pgx {name}", "", "", "", f"{stepped:,.0f}", "", "")
    else:
        console.print("Pgx is not measured: it is not installed.")
    console.print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
