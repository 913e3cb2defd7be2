"""The plot of a ladder."""

from pathlib import Path

import matplotlib as mpl
from matplotlib.figure import Figure

from kickabout.bots.levels import LEVELS
from kickabout.lab.ladder_report import Standings
from kickabout.lab.reports.colours import BLUE, GREEN, INK, RULE, SOFT

PAPER = "#f4efe2"


def draw(standings: Standings, file: Path) -> None:
    """Draw the Elo of each bot with its 95 % interval, the strongest on top, as an SVG file."""
    # Without a date and with a fixed salt, equal figures give equal files.
    mpl.rcParams["svg.hashsalt"] = "kickabout"
    rows = standings.ratings[::-1]
    tournament = standings.ladder.tournament
    figure = Figure(figsize=(7.5, 0.9 + 0.45 * len(rows)), layout="constrained", facecolor=PAPER)
    axes = figure.subplots()
    axes.set_facecolor(PAPER)
    for place, row in enumerate(rows):
        colour = GREEN if row.bot in LEVELS else BLUE
        axes.hlines(place, row.low, row.high, color=colour, linewidth=5, alpha=0.35)
        marker = "o" if row.bot in LEVELS else "s"
        axes.plot(row.elo, place, marker, color=colour, markersize=8, markeredgecolor=PAPER)
        axes.annotate(
            f"{row.elo:.0f}", (row.elo, place), (0, 8), textcoords="offset points",
            ha="center", color=INK, fontsize=9, fontweight="bold",
        )  # fmt: skip
    axes.set_yticks(range(len(rows)), [row.bot for row in rows], color=INK, fontsize=11)
    axes.set_ylim(-0.6, len(rows) - 0.3)
    axes.margins(x=0.06)
    axes.set_title(
        f"{tournament.game.title}, {tournament.seats} seats",
        loc="left",
        color=INK,
        fontweight="bold",
    )
    axes.set_xlabel(f"Elo ({standings.anchor} is set to 1000)", color=SOFT)
    axes.tick_params(axis="x", colors=SOFT)
    axes.tick_params(axis="y", length=0)
    axes.grid(axis="x", color=RULE)
    axes.set_axisbelow(True)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.spines["bottom"].set_color(RULE)
    figure.savefig(file, format="svg", metadata={"Date": None})
