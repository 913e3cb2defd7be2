"""Check that ratings find out how strong people are, in simulated leagues where that is known.

Skill is normal with a standard deviation of 100 points of Elo. In every round all players are drawn into matches,
whose full order of places is drawn from their skills. It prints the figures after 40 and after 160 matches a player
beside what is demanded of them, and how often the favourite of a match won beside how often that was predicted.
"""

import argparse
import sys
import time
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.table import Table

from kickabout.table.ratings import POINTS, SPREAD, START, Rating, chances, rated

PLAYERS = 100
ROUNDS = (40, 160)
SURE = 0.7
"""The predicted chance from which a match has a clear favourite."""


@dataclass(frozen=True)
class Demand:
    """A figure that is demanded."""

    seats: int
    rounds: int
    what: str
    bar: float
    at_least: bool = True


DEMANDS = (
    Demand(2, 40, "Spearman", 0.80),
    Demand(2, 40, "RMSE", 60, at_least=False),
    Demand(2, 40, "interval holds", 0.92),
    Demand(2, 160, "Spearman", 0.90),
    Demand(2, 160, "RMSE", 36, at_least=False),
    Demand(4, 40, "Spearman", 0.87),
    Demand(4, 160, "Spearman", 0.95),
)


@dataclass
class League:
    """A league in progress."""

    seats: int
    rng: np.random.Generator
    skills: NDArray[np.float64] = field(init=False)
    ratings: list[Rating] = field(init=False)
    favourites: list[tuple[float, bool]] = field(default_factory=list)
    """The predicted chance of each clear favourite, and whether they won."""

    def __post_init__(self) -> None:
        """Draw the skills."""
        self.skills = self.rng.normal(START, SPREAD, PLAYERS)
        self.ratings = [Rating()] * PLAYERS

    def play_round(self) -> None:
        """Play a match with each player."""
        for who in self.rng.permutation(PLAYERS).reshape(-1, self.seats):
            # The order of Gumbel variables is Plackett and Luce's model.
            forms = self.skills[who] / POINTS + self.rng.gumbel(size=self.seats)
            ranks = [int(rank) for rank in (-forms).argsort().argsort()]
            before = [self.ratings[one] for one in who]
            predicted = chances(before)
            favourite = predicted.index(max(predicted))
            if predicted[favourite] >= SURE:
                self.favourites.append((predicted[favourite], ranks[favourite] == 0))
            for one, rating in zip(who, rated(before, ranks), strict=True):
                self.ratings[one] = rating

    def figures(self) -> dict[str, float]:
        """Return how well the ratings agree with the skills."""
        means = np.array([one.mean for one in self.ratings])
        margins = np.array([one.margin for one in self.ratings])
        errors = means - self.skills
        orders = means.argsort().argsort(), self.skills.argsort().argsort()
        return {
            "Spearman": float(np.corrcoef(*orders)[0, 1]),
            "RMSE": float(np.sqrt(np.mean(errors**2))),
            "interval holds": float(np.mean(np.abs(errors) <= margins)),
        }


def main() -> int:
    """Measure and show; return 1 if a demand is missed."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.ratings", description=__doc__)
    parser.add_argument("--repetitions", type=int, default=20)
    repetitions = parser.parse_args().repetitions
    start = time.perf_counter()
    found: dict[tuple[int, int, str], list[float]] = {}
    predictions: dict[int, list[tuple[float, bool]]] = {}
    for seats in sorted({demand.seats for demand in DEMANDS}):
        for seed in range(repetitions):
            league = League(seats, np.random.default_rng((seats, seed)))
            for number in range(1, max(ROUNDS) + 1):
                league.play_round()
                if number in ROUNDS:
                    for what, figure in league.figures().items():
                        found.setdefault((seats, number, what), []).append(figure)
            predictions.setdefault(seats, []).extend(league.favourites)
    table = Table(title=f"{PLAYERS} players, {repetitions} repetitions", title_justify="left")
    for head in ("seats", "matches", "", "mean", "lowest", "highest", "demanded", ""):
        table.add_column(head, justify="right")
    demands = {(one.seats, one.rounds, one.what): one for one in DEMANDS}
    missed = 0
    for key, figures in found.items():
        mean, demand = float(np.mean(figures)), demands.get(key)
        verdict = ("", "")
        if demand is not None:
            holds = mean >= demand.bar if demand.at_least else mean <= demand.bar
            missed += not holds
            verdict = (
                f"{'at least' if demand.at_least else 'at most'} {demand.bar:g}",
                "holds" if holds else "MISSED",
            )
        row = (mean, min(figures), max(figures))
        table.add_row(*map(str, key), *(f"{one:.3g}" for one in row), *verdict)
    console = Console()
    console.print(table, highlight=False)
    for seats, favourites in predictions.items():
        said, won = np.mean(np.array(favourites, float), axis=0)
        console.print(
            f"{seats} seats: clear favourites were given {said:.1%} and won {won:.1%} of {len(favourites):,} matches",
            highlight=False,
        )
    console.print(f"{time.perf_counter() - start:.0f} s", highlight=False)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
