"""`python -m benchmarks.research`: write the measured sections of docs/benchmark.md, and its plot.

- `cards`: each game as an environment, over matches of random seats and of the rule of thumb.
- `miniature`: how near OpenSpiel's sampling CFR comes to the solution of the miniature.
"""

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path

import matplotlib as mpl
import numpy as np
import pyspiel
from matplotlib.figure import Figure as Plot
from numpy.typing import NDArray

from benchmarks.miniature import VALUE, sample, solve, tree, value
from kickabout.engine.figures import Figure
from kickabout.engine.game import Game
from kickabout.engine.match import Match
from kickabout.engine.match_loop import HEURISTIC, PLAY_ALIKE, RANDOM
from kickabout.engine.playouts import playouts
from kickabout.envs import gymnasium_id
from kickabout.envs.dataset import Source
from kickabout.envs.observation import layout
from kickabout.games import find_all
from kickabout.lab.ladder_report import written_into
from kickabout.lab.reports.colours import BLUE, GREEN, INK, RED

DOCUMENT = Path(__file__).parents[1] / "docs" / "benchmark.md"
POLICIES = {"random": RANDOM, "rule of thumb": HEURISTIC}
SEATS = 2
ITERATIONS = (100, 1000, 10_000, 100_000)
SEEDS = (1, 2, 3)
SOLVERS: dict[str, tuple[Callable[[object, int], object], str]] = {
    "external sampling": (lambda game, seed: pyspiel.ExternalSamplingMCCFRSolver(game, seed), BLUE),
    "outcome sampling": (
        lambda game, seed: pyspiel.OutcomeSamplingMCCFRSolver(game, seed=seed),
        GREEN,
    ),
}
Curve = Sequence[tuple[int, Sequence[float]]]
"""The exploitability by seed, after so many iterations."""


def spread(values: NDArray[np.float64]) -> str:
    """Return the mean of a quantity over matches, and the middle 90 % of it."""
    low, high = np.percentile(values, [5, 95])
    digits = 1 if values.mean() < 20 else 0
    return f"{values.mean():,.{digits}f} ({low:,.{digits}f}–{high:,.{digits}f})"


def hidden_fields(game: Game, matches: int, seed: int) -> list[str]:
    """Return the fields of the record of which a seat to decide was not shown all, in random matches."""
    source = Source(game, game.box_for(SEATS, {}, None), ["random"] * SEATS, seed)
    hidden: set[str] = set()
    for number in range(matches):
        match, bots = source.match(number)
        while match.actor is not None:
            if match.actor == "chance":
                match.roll_number()
                continue
            hidden |= _blanked(match, match.actor)
            bot = bots[match.actor]
            assert bot is not None
            match.play(bot.choose(match.seen(match.actor)))
    return [name for name in game.State.dtype.names or () if name in hidden]


def _blanked(match: Match, seat: int) -> set[str]:
    true, seen = match.state.data, match.hidden(seat).data
    return {name for name in true.dtype.names if not np.array_equal(true[name], seen[name])}


def card(game: Game, matches: int, seed: int) -> list[tuple[str, str]]:
    """Return what there is to know of a game as an environment: the head of a row, and its cell."""
    box = game.box_for(SEATS, {}, None)
    rows = [
        ("players", "–".join(map(str, sorted({game.least_seats, game.most_seats})))),
        ("environment", f"`{gymnasium_id(game.name)}`"),
        ("numbers of an observation", f"{layout(game, SEATS).size:,}"),
        ("actions", f"{game.actions.decisions:,}"),
    ]
    for name, policy in POLICIES.items():
        policies = [policy] * SEATS
        table = playouts(game, box, SEATS, seed, matches, policies, loop=PLAY_ALIKE).table
        decisions = table[:, Figure.DECISIONS].astype(np.float64)
        legal = (table[:, Figure.OPTIONS] + decisions - table[:, Figure.CHOICES]) / decisions
        rows += [
            (f"decisions a match, {name}", spread(decisions)),
            (f"legal actions a decision, {name}", spread(legal)),
            (f"chance outcomes a match, {name}", spread(table[:, Figure.CHANCES].astype(float))),
        ]
    fields = ", ".join(f"`{name}`" for name in hidden_fields(game, 3, seed))
    return [*rows, ("hidden, in whole or in part", fields), ("box", f"`{box.digest}`")]


def cards(games: Sequence[Game], matches: int, seed: int) -> str:
    """Return the cards of all games as a table in Markdown, a column for each."""
    columns = [card(game, matches, seed) for game in games]
    lines = [f"|  | {' | '.join(game.title for game in games)} |", f"|---|{'---|' * len(games)}"]
    lines += [
        f"| {row[0][0]} | {' | '.join(cell for _, cell in row)} |"
        for row in zip(*columns, strict=True)
    ]
    return "\n".join(lines)


def curves(game: object, iterations: Sequence[int]) -> dict[str, Curve]:
    """Return the curve of each sampling solver on the miniature."""
    found: dict[str, Curve] = {}
    for name, (make, _) in SOLVERS.items():
        runs = [sample(make(game, seed), iterations) for seed in SEEDS]
        gaps = [[pyspiel.exploitability(game, policy) for policy in run] for run in runs]
        found[name] = list(zip(iterations, zip(*gaps, strict=True), strict=True))
    return found


def miniature(found: dict[str, Curve], solution: object, game: object) -> str:
    """Return the curves as a table in Markdown, below the picture, with the solution."""
    lines = [
        "![Exploitability in the miniature over iterations](pictures/benchmark-miniature.svg)\n",
        f"| iterations | {' | '.join(found)} |",
        f"|---:|{'---:|' * len(found)}",
    ]
    for points in zip(*found.values(), strict=True):
        cells = [f"{np.mean(gaps):.4f} ({min(gaps):.4f}–{max(gaps):.4f})" for _, gaps in points]
        lines.append(f"| {points[0][0]:,} | {' | '.join(cells)} |")
    gap, worth = pyspiel.exploitability(game, solution), value(game, solution, solution)
    told = f"CFR+ after 1,000 iterations: exploitability {gap:.7f}, value for the side that begins"
    return "\n".join([*lines, "", f"{told} {worth:+.5f}; exactly {VALUE:+.5f}."])


def draw(found: dict[str, Curve], plus: Sequence[tuple[int, float]], file: Path) -> None:
    """Draw the curves with the range of their seeds, and that of CFR+, as an SVG file."""
    mpl.rcParams["svg.hashsalt"] = "kickabout"  # and no date: equal figures give equal files
    figure = Plot(figsize=(7.5, 4.2), layout="constrained")
    axes = figure.subplots()
    for name, curve in found.items():
        steps, gaps = zip(*curve, strict=True)
        colour = SOLVERS[name][1]
        axes.plot(steps, np.mean(gaps, axis=1), "o-", color=colour, label=name)
        low, high = np.min(gaps, axis=1), np.max(gaps, axis=1)
        axes.fill_between(steps, low, high, color=colour, alpha=0.2, linewidth=0)
    axes.plot(*zip(*plus, strict=True), "s--", color=RED, label="CFR+, whole tree")
    axes.set_xscale("log")
    axes.set_yscale("log")
    axes.set_xlabel("iterations", color=INK)
    axes.set_ylabel("exploitability", color=INK)
    axes.grid(alpha=0.25)
    axes.legend(loc="lower left")
    figure.savefig(file, format="svg", metadata={"Date": None})


def main() -> None:
    """Measure, and write both sections into the document."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=2000, help="of each game and policy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=DOCUMENT)
    given = parser.parse_args()
    games, _ = find_all()
    text = given.out.read_text(encoding="utf-8") if given.out.exists() else ""
    text = written_into(text, f"\n{cards(games, given.matches, given.seed)}\n", "cards")
    game = tree()
    found = curves(game, ITERATIONS)
    solved = list(solve(game, 1000))
    text = written_into(text, f"\n{miniature(found, solved[-1][1], game)}\n", "miniature")
    given.out.write_text(text, encoding="utf-8")
    plus = [(number, pyspiel.exploitability(game, policy)) for number, policy in solved]
    pictures = given.out.parent / "pictures"
    pictures.mkdir(exist_ok=True)
    draw(found, plus, pictures / "benchmark-miniature.svg")


if __name__ == "__main__":
    main()
