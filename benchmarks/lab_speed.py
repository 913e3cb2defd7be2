"""Speed of the laboratory: `sim`, and `cards`, which counts every row of the box, in each game on
one core.

Each figure is the best of some rounds of processor time, which other work on the machine disturbs
least.
"""

import argparse
import time
from collections.abc import Callable
from dataclasses import replace

from kickabout.games import find, names
from kickabout.lab.cards.counting import count
from kickabout.lab.executors.threads import Threads
from kickabout.lab.simulate import Experiment, simulate


def main() -> None:
    """Print matches per second of processor time by game, and the factor by which counting takes
    longer.
    """
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("games", nargs="*", default=names())
    args = parser.parse_args()
    print(f"{'game':<14} {'sim':>8} {'cards':>8}   matches a second")
    for name in args.games:
        game = find(name)
        seats = game.least_seats
        plan = Experiment(game, game.box_for(seats), ("rule-of-thumb",) * seats, args.matches, 0)
        plain, counting = (_seconds(run, plan, args.rounds) for run in (simulate, count))
        print(
            f"{name:<14} {args.matches / plain:8.0f} {args.matches / counting:8.0f}   {counting / plain:.2f} times as long",
            flush=True,
        )


def _seconds(run: Callable[..., object], plan: Experiment, rounds: int) -> float:
    run(replace(plan, matches=2), executor=Threads(1))  # loads or compiles
    times = []
    for _ in range(rounds):
        start = time.process_time()
        run(plan, executor=Threads(1))
        times.append(time.process_time() - start)
    return min(times)


if __name__ == "__main__":
    main()
