"""The report on a search for box values."""

from collections.abc import Mapping

from kickabout.lab.measures import Measure, target_measures
from kickabout.lab.reports.document import Document, Plot, Table, box_data, box_line
from kickabout.lab.reports.plots import front
from kickabout.lab.say import Say, decimal, measure_name, percent
from kickabout.lab.tune.search import FRESH, Target, Tried, Tuning

MOST_SHOWN = 8
"""The largest number of boxes of the front that a report shows."""


def document(tuning: Tuning, say: Say, box_name: str, command: str) -> Document:
    """Return the report: the box nearest to the targets, whether it meets them, and the
    alternatives.
    """
    plan = tuning.plan
    kinds = {measure.name: measure for measure in target_measures(plan.seats)}
    best = tuning.best
    values = ", ".join(f"{path} = {value}" for path, value in best.chosen.items())
    head = say("report-head", matches=plan.matches, seats=plan.seats, seed=f"{plan.seed}")
    findings = [say("tune-best", values=values)]
    if tuning.start is None:
        findings.append(say("tune-stopped", tried=len(tuning.tried)))
    findings += [
        _finding(tuning, kinds[target.measure], target, place, say)
        for place, target in enumerate(tuning.targets)
    ]
    if len(tuning.front) > 1 and best.miss > 1:
        findings.append(say("tune-disagree", number=len(tuning.front)))
    plots = []
    if len(tuning.targets) > 1:
        one, other, *_ = tuning.targets
        plots.append(
            Plot(
                say("tune-plot"),
                say("tune-plot.says"),
                front(
                    [(tried.misses[0], tried.misses[1]) for tried in tuning.tried],
                    [(tried.misses[0], tried.misses[1]) for tried in tuning.front],
                    (
                        say("tune-plot.axis", measure=_label(say, one)),
                        say("tune-plot.axis", measure=_label(say, other)),
                    ),
                ),
                4.0,
            )
        )
    return Document(
        title=say("tune-title", game=plan.game.title),
        head=(head, box_line(say, box_name, plan.box)),
        findings=tuple(findings),
        tables=tuple(
            _table(name, rows, tuning, kinds, say)
            for name, rows in (
                ("confirmed", tuning.confirmed),
                ("front", tuning.front[:MOST_SHOWN]),
            )
            if rows
        ),
        method=(
            say(
                "tune-method",
                tried=len(tuning.tried),
                refused=tuning.refused,
                confirmed=len(tuning.confirmed),
                matches=plan.matches,
                fresh=FRESH * plan.matches,
            ),
        ),
        command=command,
        data={
            "game": plan.game.name,
            "box": box_data(box_name, plan.box),
            "seats": plan.seats,
            "bots": list(plan.bots),
            "seed": plan.seed,
            "matches": plan.matches,
            "best": dict(best.chosen),
            "confirmed": tuning.start is not None,
        },
        plots=tuple(plots),
    )


def _finding(tuning: Tuning, measure: Measure, target: Target, place: int, say: Say) -> str:
    seen = tuning.best.seen[target.name]
    before = tuning.start.seen[target.name].mean if tuning.start else None
    miss, noise = tuning.best.misses[place], seen.reach / target.tolerance
    return say(
        "tune-finding" if tuning.start else "tune-unconfirmed",
        measure=_label(say, target),
        value=_number(say, measure, seen.mean),
        reach=decimal(say, measure.scale * seen.reach),
        target=_number(say, measure, target.value),
        tolerance=f"{measure.scale * target.tolerance:g}",
        before="" if before is None else _number(say, measure, before),
        is_met="yes" if miss <= 1 else "maybe" if miss <= 1 + noise else "no",
    )


def _label(say: Say, target: Target) -> str:
    """Return the measure of a target with its conditions."""
    name = measure_name(say, target.measure)
    where = target.conditions.replace(",", ", ").replace("=", " ")
    return say("tune-where", measure=name, where=where) if where else name


def _number(say: Say, measure: Measure, value: float) -> str:
    return percent(say, value) if measure.kind == "share" else decimal(say, value)


def _table(
    name: str, rows: tuple[Tried, ...], tuning: Tuning, kinds: Mapping[str, Measure], say: Say
) -> Table:
    # A box is a column: paths and targets are too long for heads.
    cells = [(path, *(f"{one.chosen[path]}" for one in rows)) for path in tuning.paths]
    cells += [
        (
            _label(say, target),
            *(_number(say, kinds[target.measure], one.seen[target.name].mean) for one in rows),
        )
        for target in tuning.targets
    ]
    cells.append((say("tune-miss"), *(decimal(say, one.miss) for one in rows)))
    return Table(
        name,
        say(f"tune-{name}"),
        (say("tune-box"), *(f"{place}" for place in range(1, len(rows) + 1))),
        tuple(cells),
        tuple(
            {
                **one.chosen,
                **{name: seen.mean for name, seen in one.seen.items()},
                **{f"{name}_reach": seen.reach for name, seen in one.seen.items()},
                "miss": one.miss,
            }
            for one in rows
        ),
        say(f"tune-{name}.caption"),
    )
