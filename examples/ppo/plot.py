"""The learning curve as a picture."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import matplotlib as mpl
from matplotlib.figure import Figure

COLOURS = {"random": "#137f46", "rule-of-thumb": "#2459c4"}


def draw(curve: Sequence[dict[str, Any]], file: Path) -> None:
    """Draws the win share over the decisions learnt from, with its 95 % intervals, as an SVG file."""
    # The same curve gives the same file: no date in it, and no random names.
    mpl.rcParams["svg.hashsalt"] = "kickabout"
    figure = Figure(figsize=(7.5, 4.2), layout="constrained")
    axes = figure.subplots()
    steps = [point["steps"] / 1e6 for point in curve]
    for opponent, colour in COLOURS.items():
        share, low, high = ([100 * point[opponent][part] for point in curve] for part in range(3))
        axes.plot(steps, share, color=colour, label=f"against {opponent}")
        axes.fill_between(steps, low, high, color=colour, alpha=0.2, linewidth=0)
    axes.axhline(50, color="#5d5c50", linewidth=0.8, linestyle="--")
    axes.set_xlabel("decisions learnt from, in millions")
    axes.set_ylabel("matches won, in %")
    axes.set_ylim(0, 100)
    axes.set_xlim(0, steps[-1])
    axes.grid(alpha=0.25)
    axes.legend(loc="lower right")
    figure.savefig(file, format="svg", metadata={"Date": None})
