"""Measure how long the pairing of a round of a Swiss tournament takes, in every round of simulated tournaments.

Strength and results are random; the stronger side wins more often. It also tells how far the pairings go from what
they aim at: those who meet should be level on points, and have been at home as often as away.
"""

import argparse
import sys
import time
from dataclasses import dataclass, field, replace
from random import Random

from rich.console import Console
from rich.table import Table

from kickabout.table.formats import swiss
from kickabout.table.formats.swiss import Contender

BAR = 1.0
"""Seconds in which any round is to be paired."""
WIN, DRAW = 3, 1


@dataclass
class Round:
    """What was measured in one round, over all tournaments."""

    seconds: list[float] = field(default_factory=list)
    pairs: int = 0
    level: int = 0
    """Pairs that were level on points."""
    gap: int = 0
    """The widest difference of points in a pair."""
    rematches: int = 0
    imbalance: int = 0
    """The widest difference of matches at home and away after the round."""


def play(sides: int, rounds: list[Round], random: Random) -> None:
    """Play a tournament, and add what is measured."""
    table = [Contender(side, points=0, rating=random.gauss(1000, 100)) for side in range(sides)]
    for number, measured in enumerate(rounds):
        start = time.perf_counter()
        pairing = swiss.pair(table, number)
        measured.seconds.append(time.perf_counter() - start)
        for home, away in pairing.pairs:
            one, other = table[home], table[away]
            gap = abs(one.points - other.points)
            measured.pairs += 1
            measured.level += gap == 0
            measured.gap = max(measured.gap, gap)
            measured.rematches += away in one.opponents
            form = random.gauss(one.rating - other.rating, 150)
            drawn = abs(form) < 30
            table[home] = met(one, away, DRAW if drawn else WIN * (form > 0), at_home=True)
            table[away] = met(other, home, DRAW if drawn else WIN * (form < 0), at_home=False)
        if pairing.bye is not None:
            rested = table[pairing.bye]
            table[rested.side] = replace(rested, points=rested.points + WIN, byes=rested.byes + 1)
        differences = [abs(one.at_home.count(True) - one.at_home.count(False)) for one in table]
        measured.imbalance = max(measured.imbalance, *differences)


def met(one: Contender, other: int, points: int, *, at_home: bool) -> Contender:
    """Return the contender after a match."""
    return replace(
        one,
        points=one.points + points,
        opponents=(*one.opponents, other),
        at_home=(*one.at_home, at_home),
    )


def main() -> int:
    """Measure and show; return 1 if a round took longer than the bar."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.swiss_pairing", description=__doc__)
    parser.add_argument("--sides", type=int, default=256)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--tournaments", type=int, default=10)
    args = parser.parse_args()
    rounds = [Round() for _ in range(args.rounds)]
    for seed in range(args.tournaments):
        play(args.sides, rounds, Random(seed))
    title = f"{args.sides} sides, {args.tournaments} tournaments"
    table = Table(title=title, title_justify="left")
    heads = ("round", "median s", "longest s", "level", "widest gap", "rematches", "home - away")
    for head in heads:
        table.add_column(head, justify="right")
    for number, one in enumerate(rounds, start=1):
        seconds = sorted(one.seconds)
        table.add_row(
            str(number),
            f"{seconds[len(seconds) // 2]:.2f}",
            f"{seconds[-1]:.2f}",
            f"{one.level / one.pairs:.0%}",
            str(one.gap),
            str(one.rematches),
            str(one.imbalance),
        )
    longest = max(max(one.seconds) for one in rounds)
    console = Console()
    console.print(table, highlight=False)
    verdict = "holds" if longest < BAR else "MISSED"
    console.print(f"longest {longest:.2f} s, below {BAR:g} s {verdict}", highlight=False)
    return 0 if longest < BAR else 1


if __name__ == "__main__":
    sys.exit(main())
