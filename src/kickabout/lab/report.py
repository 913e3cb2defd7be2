"""A simulation as tables for people and as plain data for programs."""

import shlex
from dataclasses import asdict
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kickabout.lab.simulate import Simulation
from kickabout.lab.statistics import CONFIDENCE, Spread, Starter, Statistics, statistics


def figures(simulation: Simulation, box_file: str | None = None) -> dict[str, Any]:
    """Everything there is to know of a simulation as JSON-able data, with what repeats it.

    `box_file` is the file of the box, None for the game's own. All but `speed` is the same in every
    run of the experiment.
    """
    experiment = simulation.experiment
    found = statistics(simulation)
    data = asdict(found)
    data["goals"] = [{str(goals): count for goals, count in seat.items()} for seat in data["goals"]]
    return {
        "game": experiment.game.name,
        "box": {"file": box_file, "digest": experiment.box.digest},
        "options": dict(experiment.box.chosen),
        "seats": experiment.seats,
        "bots": list(experiment.bots),
        "seed": experiment.seed,
        "matches": {"planned": experiment.matches, "played": simulation.matches},
        "command": command(simulation, box_file),
        "confidence": CONFIDENCE,
        **data,
        "decisions": simulation.decisions,
        "choices": simulation.choices,
        "chances": simulation.chances,
        "speed": {
            "seconds": simulation.seconds,
            "decisions_a_second": simulation.decisions / simulation.seconds,
        },
    }


def command(simulation: Simulation, box_file: str | None = None) -> str:
    """The command line that plays the same matches again."""
    experiment = simulation.experiment
    named = [bot for seat, bot in enumerate(experiment.bots) if seat not in experiment.box.automata]
    bots = named[:1] if len(set(named)) == 1 else named
    words = ["kickabout", "sim", experiment.game.name, "--seats", str(experiment.seats)]
    words += ["--matches", str(simulation.matches), "--bots", ",".join(bots)]
    words += ["--seed", str(experiment.seed)]
    for name, value in experiment.box.chosen.items():
        if value != experiment.box.options[name].default:
            words += ["--option", f"{name}={value}"]
    if box_file is not None:
        words += ["--box", box_file]
    return shlex.join(words)


def report(simulation: Simulation) -> RenderableType:
    """The figures of a simulation as tables."""
    experiment = simulation.experiment
    found = statistics(simulation)
    options = ", ".join(f"{name} {value}" for name, value in experiment.box.chosen.items())
    head = Text.assemble(
        (experiment.game.title, "bold"),
        f": {simulation.matches:,} {'match' if simulation.matches == 1 else 'matches'}",
        f" of {experiment.seats} seats, seed {experiment.seed}",
        (f"\n{options}", "dim"),
    )
    speed = Text(
        f"{simulation.decisions:,} decisions in {simulation.seconds:.2f} s,"
        f" {simulation.decisions / simulation.seconds:,.0f} a second",
        "dim",
    )
    return Group(
        head, "", _wins(found), _starter(found.starter), _ends(found, simulation.matches), "",
        _spreads(found), "", _goals(found, simulation.matches), "", speed,
    )  # fmt: skip


def _wins(found: Statistics) -> Table:
    table = Table("Seat", "Bot", title="Wins", title_justify="left")
    for column in ("Wins", "Share", f"{_percent(CONFIDENCE, 0)} interval", "Fair share"):
        table.add_column(column, justify="right")
    for row in found.wins:
        fair = row.low <= found.fair_share <= row.high
        table.add_row(
            str(row.seat),
            row.bot,
            f"{row.wins:,}",
            Text(_percent(row.share), "" if fair else "bold"),
            f"{_percent(row.low)} – {_percent(row.high)}",
            _percent(found.fair_share),
        )
        if not fair:
            table.caption = "Bold: the fair share lies outside the interval."
            table.caption_justify = "left"
    return table


def _starter(starter: Starter) -> Text:
    if starter.decided == 0:
        return Text("Whoever had the first turn: no match was decided.")
    fair = starter.low <= starter.fair_share <= starter.high
    return Text.assemble(
        "Whoever had the first turn won ",
        (_percent(starter.share), "" if fair else "bold"),
        f" of the {starter.decided:,} matches decided"
        f" ({_percent(starter.low)} – {_percent(starter.high)}; fair {_percent(starter.fair_share)})",
    )


def _ends(found: Statistics, matches: int) -> Text:
    parts = [f"Draws: {found.draws:,} ({_percent(found.draws / matches)})"]
    parts.append(
        f"decided by a tie-break: {found.tie_breaks:,} ({_percent(found.tie_breaks / matches)})"
    )
    if found.shared:
        parts.append(f"several winners: {found.shared:,} ({_percent(found.shared / matches)})")
    return Text(", ".join(parts))


def _spreads(found: Statistics) -> Table:
    table = Table("", title="Length and goals", title_justify="left")
    for column in ("Mean", f"{_percent(CONFIDENCE, 0)} interval", "Median", "5 – 95 %"):
        table.add_column(column, justify="right")
    table.add_row("Turns by seat", *_spread(found.turns))
    table.add_row("Goals a match", *_spread(found.goals_a_match))
    if found.score_a_match is not None:
        table.add_row("Score a match", *_spread(found.score_a_match))
        table.caption = (
            "Scores decide who wins: the goals, with what else the rules add or take off."
        )
        table.caption_justify = "left"
    return table


def _spread(spread: Spread) -> tuple[str, str, str, str]:
    interval = "–"
    if spread.mean_low is not None:
        interval = f"{spread.mean_low:.2f} – {spread.mean_high:.2f}"
    most = f"{spread.low:g} – {spread.high:g}"
    return f"{spread.mean:.2f}", interval, f"{spread.median:g}", most


def _goals(found: Statistics, matches: int) -> Table:
    table = Table("Goals", title="Matches by goals", title_justify="left")
    for row in found.wins:
        table.add_column(f"Seat {row.seat}", justify="right")
    for goals in sorted(set().union(*found.goals)):
        shares = (_percent(seat.get(goals, 0) / matches) for seat in found.goals)
        table.add_row(str(goals), *shares)
    return table


def _percent(share: float, places: int = 1) -> str:
    return f"{share:.{places}%}".replace("%", " %")
