"""`python -m benchmarks.steady_hints`: in how many positions a hint says the same when it is asked again.

In positions of matches between rules of thumb it asks for the hint of a table three times, with other random numbers
each time, and counts those in which all three name the same choice. Beside it stands what a hint costs in processor time.
"""

import argparse
import random
import time
from collections.abc import Iterator

import kickabout
from kickabout.bots.analysis import analyse, prepare
from kickabout.engine.match import Seen
from kickabout.games import find
from kickabout.table.bots.worker import HINT_LEVEL

TIMES = 3
LATEST = 150
"""The latest decision of a match at which a position is taken."""


def positions(game: str, seed: int) -> Iterator[Seen]:
    """Yield what the actor sees at a random decision of one match after the other."""
    rng = random.Random(seed)
    while True:
        match = kickabout.new(game, seats=find(game).least_seats, seed=rng.randrange(2**31))
        thumb = kickabout.bot("rule-of-thumb", seed=rng.randrange(2**31))
        left = rng.randrange(1, LATEST)
        while match.actor is not None and left > 0:
            if match.actor == "chance":
                match.roll()
                continue
            seen = match.seen(match.actor)
            if len(seen.legal) > 1 and not seen.is_routine:
                left -= 1
            if left == 0:
                yield seen
            else:
                match.play(thumb.choose(seen))


def main() -> None:
    """Print a row for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="*", default=kickabout.available_games())
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    print("game            same hint   equal choices   seconds a hint, mean   most")
    for game in given.games:
        prepare(find(game))
        same = equals = 0
        spent: list[float] = []
        for _, seen in zip(range(given.positions), positions(game, given.seed), strict=False):
            answers = []
            for seed in range(given.seed, given.seed + TIMES * 2**32, 2**32):
                started = time.process_time()
                answers.append(analyse(seen, HINT_LEVEL, seed))
                spent.append(time.process_time() - started)
            same += len({answer.choices[0].action for answer in answers}) == 1
            equals += answers[0].equals
        number = given.positions
        print(
            f"{game:14} {same / number:10.0%} {equals / number:15.1f}"
            f" {sum(spent) / len(spent):22.3f} {max(spent):6.2f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
