"""Reports of a simulation: as tables for a terminal and as data for programs."""

import shlex
from dataclasses import asdict
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kickabout.lab.say import Say, lab_reader
from kickabout.lab.simulate import Simulation
from kickabout.lab.statistics import CONFIDENCE, Spread, Starter, Statistics, statistics
from kickabout.text.localization import ENGLISH


def figures(simulation: Simulation, box_file: str | None = None) -> dict[str, Any]:
    """Return all figures of a simulation as JSON-compatible data, with what is needed to reproduce
    it.

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
        "matches": {
            "first": simulation.first,
            "planned": experiment.matches - simulation.first,
            "played": simulation.matches,
        },
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
    """Return the command line that plays the same matches again."""
    experiment = simulation.experiment
    named = [bot for seat, bot in enumerate(experiment.bots) if seat not in experiment.box.automata]
    bots = named[:1] if len(set(named)) == 1 else named
    words = ["kickabout", "sim", experiment.game.name, "--seats", str(experiment.seats)]
    words += ["--matches", str(simulation.matches), "--bots", ",".join(bots)]
    words += ["--seed", str(experiment.seed)]
    words += ["--first", str(simulation.first)] if simulation.first else []
    for name, value in experiment.box.chosen.items():
        if value != experiment.box.options[name].default:
            words += ["--option", f"{name}={value}"]
    if box_file is not None:
        words += ["--box", box_file]
    return shlex.join(words)


def report(simulation: Simulation, locale: str = ENGLISH) -> RenderableType:
    """Return the figures of a simulation as tables."""
    say = lab_reader(locale).say
    experiment = simulation.experiment
    found = statistics(simulation)
    options = ", ".join(f"{name} {value}" for name, value in experiment.box.chosen.items())
    head = Text.assemble(
        (experiment.game.title, "bold"),
        ": ",
        say(
            "report-head",
            matches=simulation.matches,
            seats=experiment.seats,
            seed=f"{experiment.seed}",
        ),
        (f"\n{options}", "dim"),
    )
    speed = Text(
        say(
            "report-speed",
            decisions=simulation.decisions,
            seconds=f"{simulation.seconds:.2f}",
            rate=round(simulation.decisions / simulation.seconds),
        ),
        "dim",
    )
    return Group(
        head, "", _wins(found, say), _starter(found.starter, say),
        _ends(found, simulation.matches, say), "",
        _spreads(found, say), "", _goals(found, simulation.matches, say), "", speed,
    )  # fmt: skip


def _wins(found: Statistics, say: Say) -> Table:
    table = Table(
        say("report-seat"), say("report-bot"), title=say("report-wins"), title_justify="left"
    )
    interval = say("report-interval", confidence=_percent(CONFIDENCE, 0))
    columns = say("report-wins"), say("report-wins.share"), interval, say("report-wins.fair")
    for column in columns:
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
            table.caption = say("report-wins.caption")
            table.caption_justify = "left"
    return table


def _starter(starter: Starter, say: Say) -> Text:
    if starter.decided == 0:
        return Text(say("report-starter-undecided"))
    fair = starter.low <= starter.fair_share <= starter.high
    share = _percent(starter.share)
    text = Text(
        say(
            "report-starter",
            share=share,
            matches=starter.decided,
            low=_percent(starter.low),
            high=_percent(starter.high),
            fair=_percent(starter.fair_share),
        )
    )
    if not fair:
        start = text.plain.index(share)
        text.stylize("bold", start, start + len(share))
    return text


def _ends(found: Statistics, matches: int, say: Say) -> Text:
    counts = {"report-draws": found.draws, "report-tie-breaks": found.tie_breaks}
    if found.shared:
        counts["report-shared"] = found.shared
    parts = (
        say(message_id, number=number, share=_percent(number / matches))
        for message_id, number in counts.items()
    )
    return Text(", ".join(parts))


def _spreads(found: Statistics, say: Say) -> Table:
    table = Table("", title=say("report-spreads"), title_justify="left")
    interval = say("report-interval", confidence=_percent(CONFIDENCE, 0))
    columns = say("report-spreads.mean"), interval, say("report-spreads.median"), "5 – 95 %"
    for column in columns:
        table.add_column(column, justify="right")
    table.add_row(say("report-turns"), *_spread(found.turns))
    table.add_row(say("report-goals"), *_spread(found.goals_a_match))
    if found.score_a_match is not None:
        table.add_row(say("report-scores"), *_spread(found.score_a_match))
        table.caption = say("report-scores.caption")
        table.caption_justify = "left"
    return table


def _spread(spread: Spread) -> tuple[str, str, str, str]:
    interval = "–"
    if spread.mean_low is not None:
        interval = f"{spread.mean_low:.2f} – {spread.mean_high:.2f}"
    most = f"{spread.low:g} – {spread.high:g}"
    return f"{spread.mean:.2f}", interval, f"{spread.median:g}", most


def _goals(found: Statistics, matches: int, say: Say) -> Table:
    table = Table(say("report-by-goals.goals"), title=say("report-by-goals"), title_justify="left")
    for row in found.wins:
        table.add_column(say("report-seat-number", seat=row.seat), justify="right")
    for goals in sorted(set().union(*found.goals)):
        shares = (_percent(seat.get(goals, 0) / matches) for seat in found.goals)
        table.add_row(str(goals), *shares)
    return table


def _percent(share: float, places: int = 1) -> str:
    return f"{share:.{places}%}".replace("%", " %")
