"""The report on a simulation: who wins, how long matches last, how chances develop."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from kickabout.engine.playouts import LEADERS
from kickabout.lab.measures import Measure, measured, measures, winners
from kickabout.lab.report import command, figures
from kickabout.lab.reports.document import Document, Plot, Table, box_line, percent
from kickabout.lab.reports.plots import histogram, win_chances
from kickabout.lab.reports.replays import worth_looking_at
from kickabout.lab.say import Say, measure_name
from kickabout.lab.simulate import Simulation
from kickabout.lab.statistics import CONFIDENCE, Z, statistics

LEAST_LEADERS = 30
"""The least number of leaders after a turn for which their chance of winning is shown."""


def document(simulation: Simulation, say: Say, box_file: str | None) -> Document:
    """Return the figures of a simulation, with plots and the most interesting matches."""
    experiment = simulation.experiment
    found, values = statistics(simulation), measured(simulation)
    kinds = measures(experiment.seats)
    starter = found.starter
    findings = []
    if starter.decided:
        is_fair = starter.low <= starter.fair_share <= starter.high
        findings.append(
            say(
                "sim-starter",
                share=percent(starter.share),
                reach=f"{50 * (starter.high - starter.low):.1f}",
                fair=percent(starter.fair_share),
                is_fair="yes" if is_fair else "no",
            )
        )
    findings += [
        say(
            "sim-length",
            turns=f"{found.turns.mean:.1f}",
            low=f"{found.turns.low:g}",
            high=f"{found.turns.high:g}",
            minutes=f"{values['minutes'].mean():.0f}",
        ),
        say(
            "sim-drama",
            comebacks=percent(float(values["comebacks"].mean())),
            changes=f"{values['lead-changes'].mean():.2f}",
            draws=percent(found.draws / simulation.matches),
        ),
    ]
    repeat = command(simulation, box_file)
    return Document(
        title=say("sim-title", game=experiment.game.title),
        head=(
            say(
                "report-head",
                matches=simulation.matches,
                seats=experiment.seats,
                seed=f"{experiment.seed}",
            ),
            box_line(say, box_file or experiment.game.name, experiment.box),
        ),
        findings=tuple(findings),
        tables=(_table(kinds, values, say),),
        method=(
            say("sim-method", confidence=percent(CONFIDENCE, 0)),
            say("measure-minutes.how"),
            repeat,
        ),
        data=figures(simulation, box_file),
        plots=_plots(simulation, values, say),
        replays=worth_looking_at(simulation, say),
    )


def _table(kinds: tuple[Measure, ...], values: Any, say: Say) -> Table:
    cells, records = [], []
    for measure in kinds:
        counted = values[measure.name][~np.isnan(values[measure.name])]
        if len(counted) < 2:
            continue
        mean = float(counted.mean())
        reach = Z * float(counted.std(ddof=1)) / float(np.sqrt(len(counted)))
        low, median, high = (float(value) for value in np.percentile(counted, [5, 50, 95]))
        is_share = measure.kind == "share"
        spread = "" if is_share else f"{low:g} – {high:g}"
        cells.append(
            (
                measure_name(say, measure.name),
                f"{percent(mean) if is_share else f'{mean:.2f}'} ±{measure.scale * reach:.2f}",
                "" if is_share else f"{median:g}",
                spread,
            )
        )
        records.append(
            {
                "measure": measure.name,
                "mean": mean,
                "low": mean - reach,
                "high": mean + reach,
                "median": median,
                "from_5": low,
                "to_95": high,
                "matches": len(counted),
            }
        )
    columns = (
        say("compare-measure"),
        say("report-spreads.mean"),
        say("report-spreads.median"),
        "5 – 95 %",
    )
    return Table("measures", say("sim-measures"), columns, tuple(cells), tuple(records))


def _plots(simulation: Simulation, values: Any, say: Say) -> tuple[Plot, ...]:
    plots = [
        Plot(
            measure_name(say, name),
            say("sim-histogram", measure=measure_name(say, name)),
            histogram(values[name], measure_name(say, name)),
        )
        for name in ("turns", "goals", "minutes")
    ]
    chances = _win_chances(simulation)
    if not np.isnan(chances).all():
        plots.append(
            Plot(
                say("sim-chances"),
                say("sim-chances.says"),
                win_chances(chances, say("sim-chances.turns"), say("sim-chances.wins")),
            )
        )
    return tuple(plots)


def _win_chances(simulation: Simulation) -> NDArray[np.float64]:
    """Return how often a single leader after a turn, before the match is over, wins; NaN where
    there are too few.
    """
    won, leaders = winners(simulation), simulation.leaders
    going_on = np.arange(1, LEADERS + 1) < simulation.turns[:, None]
    leads = (leaders >= 0) & going_on
    right = np.take_along_axis(won, np.maximum(leaders, 0).astype(np.int64), axis=1) & leads
    number = leads.sum(axis=0)
    chances = np.full(LEADERS, np.nan)
    np.divide(right.sum(axis=0), number, out=chances, where=number >= LEAST_LEADERS)
    return chances
