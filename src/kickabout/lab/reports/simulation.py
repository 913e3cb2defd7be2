"""The report on a simulation: who wins, how long matches last, how chances develop."""

from dataclasses import asdict
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kickabout.engine.match_loop import LEADERS
from kickabout.lab.measures import Measure, measured, measures, winners
from kickabout.lab.report import command, figures
from kickabout.lab.reports.document import Document, Plot, Replay, Table, box_line
from kickabout.lab.reports.plots import histogram, win_chances
from kickabout.lab.say import Say, bot_name, decimal, measure_name, percent
from kickabout.lab.simulate import Simulation
from kickabout.lab.statistics import CONFIDENCE, Spread, Statistics, Z, statistics, wilson

LEAST_LEADERS = 30
"""The least number of leaders after a turn for which their chance of winning is shown."""


def document(
    simulation: Simulation, say: Say, box_file: str | None, replays: tuple[Replay, ...] = ()
) -> Document:
    """Return the report: who wins, how long matches last, how chances develop."""
    experiment = simulation.experiment
    summary, values = statistics(simulation), measured(simulation)
    drawn = summary.draws / simulation.matches
    score = None if summary.score_a_match == summary.goals_a_match else summary.score_a_match
    kinds = measures(experiment.seats)
    starter = summary.starter
    findings = []
    if starter.decided:
        is_fair = starter.low <= starter.fair_share <= starter.high
        findings.append(
            say(
                "sim-starter",
                share=percent(say, starter.share),
                reach=_reach(say, starter.low, starter.high),
                fair=percent(say, starter.fair_share, _places(100 * starter.fair_share)),
                is_fair="yes" if is_fair else "no",
            )
        )
    findings += [
        say(
            "sim-length",
            turns=_short(say, summary.turns.mean),
            low=_short(say, summary.turns.low),
            high=_short(say, summary.turns.high),
            minutes=f"{values['minutes'].mean():.0f}",
        ),
        say(
            "sim-drama",
            comebacks=percent(say, float(values["comebacks"].mean())),
            changes=decimal(say, float(values["lead-changes"].mean())),
            draws=percent(say, drawn, _places(100 * drawn)),
        ),
    ]
    return Document(
        title=say("sim-title", game=experiment.game.title, matches=simulation.matches),
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
        tables=(
            _wins(summary, simulation.matches, say),
            _measured(kinds, values, score, say),
            *_goals(summary, simulation.matches, say),
        ),
        method=(
            say("sim-method", confidence=percent(say, CONFIDENCE, 0)),
            say("measure-minutes.how"),
            say(
                "report-speed",
                decisions=simulation.decisions,
                seconds=decimal(say, simulation.seconds),
            ),
        ),
        command=command(simulation, box_file),
        data=figures(simulation, box_file),
        plots=_plots(simulation, values, say),
        replays=replays,
    )


def _wins(summary: Statistics, matches: int, say: Say) -> Table:
    unfair = frozenset(
        row.seat for row in summary.wins if not row.low <= summary.fair_share <= row.high
    )
    counts = {"report-draws": summary.draws, "report-tie-breaks": summary.tie_breaks}
    if summary.shared:
        counts["report-shared"] = summary.shared
    remarks = [
        say(message_id, number=number, share=percent(say, number / matches))
        for message_id, number in counts.items()
    ]
    if unfair:
        remarks.append(say("report-wins.caption"))
    return Table(
        "wins",
        say("report-wins"),
        (
            say("report-seat"),
            say("report-bot"),
            say("report-wins"),
            say("report-wins.share"),
            say("report-interval", confidence=percent(say, CONFIDENCE, 0)),
            say("report-wins.fair"),
        ),
        tuple(
            (
                f"{row.seat + 1}",
                bot_name(say, row.bot),
                say("figure", figure=row.wins),
                percent(say, row.share),
                f"{percent(say, row.low)} – {percent(say, row.high)}",
                percent(say, summary.fair_share),
            )
            for row in summary.wins
        ),
        tuple({**asdict(row), "fair_share": summary.fair_share} for row in summary.wins),
        " ".join(remarks),
        unfair,
    )


def _measured(kinds: tuple[Measure, ...], values: Any, score: Spread | None, say: Say) -> Table:
    cells, records = [], []
    for measure in kinds:
        counted = values[measure.name][~np.isnan(values[measure.name])]
        if len(counted) < 2:
            continue
        mean = float(counted.mean())
        low, median, high = (float(value) for value in np.percentile(counted, [5, 50, 95]))
        is_share = measure.kind == "share"
        if is_share:
            ends = wilson(float(counted.sum()), len(counted))
            shown = f"{percent(say, mean)} ±{_reach(say, *ends)}"
        else:
            reach = Z * float(counted.std(ddof=1)) / float(np.sqrt(len(counted)))
            ends = mean - reach, mean + reach
            shown = f"{decimal(say, mean)} ±{decimal(say, reach)}"
        spread = "" if is_share else f"{_short(say, low)} – {_short(say, high)}"
        cells.append(
            (
                measure_name(say, measure.name),
                shown,
                "" if is_share else _short(say, median),
                spread,
            )
        )
        records.append(
            {
                "measure": measure.name,
                "mean": mean,
                "low": ends[0],
                "high": ends[1],
                "median": median,
                "from_5": low,
                "to_95": high,
                "matches": len(counted),
            }
        )
    if score is not None:
        reach = 0.0 if score.mean_low is None else score.mean - score.mean_low
        cells.append(
            (
                say("report-scores"),
                f"{decimal(say, score.mean)} ±{decimal(say, reach)}",
                _short(say, score.median),
                f"{_short(say, score.low)} – {_short(say, score.high)}",
            )
        )
    columns = (
        say("compare-measure"),
        say("sim-measures.mean"),
        say("sim-measures.median"),
        f"5 – {percent(say, 0.95, 0)}",
    )
    caption = "" if score is None else say("report-scores.caption")
    return Table("measures", say("sim-measures"), columns, tuple(cells), tuple(records), caption)


def _reach(say: Say, low: float, high: float) -> str:
    """Return half of the interval of a share, in points."""
    return decimal(say, 50 * (high - low), 1)


def _short(say: Say, value: float) -> str:
    """Return a number with a decimal only where it has one."""
    return decimal(say, value, _places(value))


def _places(value: float) -> int:
    return 0 if round(value, 1).is_integer() else 1


def _goals(summary: Statistics, matches: int, say: Say) -> tuple[Table, ...]:
    """Return the share of the matches in which each seat has scored so many goals; nothing where one goal wins."""
    numbers = sorted(set().union(*summary.goals))
    if numbers == [0, 1]:
        return ()
    table = Table(
        "matches-by-goals",
        say("report-by-goals"),
        (
            say("report-by-goals.goals"),
            *(say("report-seat-number", seat=row.seat + 1) for row in summary.wins),
        ),
        tuple(
            (f"{goals}", *(percent(say, seat.get(goals, 0) / matches) for seat in summary.goals))
            for goals in numbers
        ),
        tuple(
            {
                "goals": goals,
                **{
                    f"seat_{seat}": counts.get(goals, 0)
                    for seat, counts in enumerate(summary.goals)
                },
            }
            for goals in numbers
        ),
    )
    return (table,)


def _plots(simulation: Simulation, values: Any, say: Say) -> tuple[Plot, ...]:
    plots = [
        Plot(
            measure_name(say, name),
            say("sim-histogram", measure=measure_name(say, name)),
            histogram(values[name], measure_name(say, name)),
        )
        for name in ("turns", "goals", "minutes")
        if np.ptp(values[name])
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
