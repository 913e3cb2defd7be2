"""`python -m benchmarks.steady_hints`: in how many positions a hint says the same when it is asked again.

In positions of matches between rules of thumb it asks for the hint of a table three times, with other random numbers
each time, and counts those in which all three name the same choice. Beside it stands the share for single searches of
the same level, and what a hint costs.
"""

import argparse
import random
import time
from collections.abc import Iterator

import kickabout
from kickabout.bots.analysis import analyse
from kickabout.bots.levels import policy
from kickabout.bots.search import think
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


def single(seen: Seen, seed: int) -> str:
    """Return the choice that a single search finds best, among those that it tried half as often as any."""
    found = think(seen, policy(HINT_LEVEL, seen.game), seed)
    often = max(found.visits) / 2
    rows = zip(found.shares, found.visits, seen.legal, strict=True)
    return max((share, action) for share, visits, action in rows if visits >= often)[1]


def main() -> None:
    """Print a row for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="*", default=kickabout.available_games())
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    print("game            same hint   single search   equal choices   seconds a hint")
    for game in given.games:
        hints = searches = equals = 0
        spent = 0.0
        for _, seen in zip(range(given.positions), positions(game, given.seed), strict=False):
            seeds = range(given.seed, given.seed + TIMES * 2**32, 2**32)
            searches += len({single(seen, seed) for seed in seeds}) == 1
            started = time.process_time()
            answers = [analyse(seen, HINT_LEVEL, seed) for seed in seeds]
            spent += time.process_time() - started
            hints += len({answer.choices[0].action for answer in answers}) == 1
            equals += answers[0].equals
        number = given.positions
        print(
            f"{game:14} {hints / number:10.0%} {searches / number:15.0%} {equals / number:15.1f}"
            f" {spent / number / TIMES:16.2f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
