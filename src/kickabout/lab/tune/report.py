"""The report on a search for box values."""

from collections.abc import Mapping

from kickabout.lab.measures import Measure, measures
from kickabout.lab.reports.document import Document, Plot, Table, box_data, box_line, percent
from kickabout.lab.reports.plots import front
from kickabout.lab.say import Say, measure_name
from kickabout.lab.tune.search import Target, Tried, Tuning

MOST_ROWS = 12


def document(tuning: Tuning, say: Say, box_name: str, command: str) -> Document:
    """Return the report: the box nearest to the targets, whether it meets them, and the
    alternatives.
    """
    plan = tuning.plan
    kinds = {measure.name: measure for measure in measures(plan.seats)}
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
                        say("tune-plot.axis", measure=measure_name(say, one.measure)),
                        say("tune-plot.axis", measure=measure_name(say, other.measure)),
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
            for name, rows in (("confirmed", tuning.confirmed), ("front", tuning.front[:MOST_ROWS]))
            if rows
        ),
        method=(
            say(
                "tune-method",
                tried=len(tuning.tried),
                refused=tuning.refused,
                confirmed=len(tuning.confirmed),
                matches=plan.matches,
                fresh=4 * plan.matches,
            ),
            command,
        ),
        data={
            "game": plan.game.name,
            "box": box_data(box_name, plan.box),
            "seats": plan.seats,
            "bots": list(plan.bots),
            "seed": plan.seed,
            "matches": plan.matches,
            "best": dict(best.chosen),
            "confirmed": tuning.start is not None,
            "command": command,
        },
        plots=tuple(plots),
    )


def _finding(tuning: Tuning, measure: Measure, target: Target, place: int, say: Say) -> str:
    seen = tuning.best.seen[target.measure]
    before = tuning.start.seen[target.measure].mean if tuning.start else None
    return say(
        "tune-finding" if tuning.start else "tune-unconfirmed",
        measure=measure_name(say, target.measure),
        value=_number(measure, seen.mean),
        reach=f"{measure.scale * seen.reach:.2f}",
        target=_number(measure, target.value),
        tolerance=f"{measure.scale * target.tolerance:g}",
        before="" if before is None else _number(measure, before),
        is_met="yes" if tuning.best.misses[place] <= 1 else "no",
    )


def _number(measure: Measure, value: float) -> str:
    return percent(value) if measure.kind == "share" else f"{value:.2f}"


def _table(
    name: str, rows: tuple[Tried, ...], tuning: Tuning, kinds: Mapping[str, Measure], say: Say
) -> Table:
    paths = [knob.path for knob in tuning.knobs]
    wanted = [target.measure for target in tuning.targets]
    return Table(
        name,
        say(f"tune-{name}"),
        (*paths, *(measure_name(say, measure) for measure in wanted), say("tune-miss")),
        tuple(
            (
                *(f"{one.chosen[path]}" for path in paths),
                *(_number(kinds[measure], one.seen[measure].mean) for measure in wanted),
                f"{one.miss:.2f}",
            )
            for one in rows
        ),
        tuple(
            {
                **one.chosen,
                **{measure: one.seen[measure].mean for measure in wanted},
                **{f"{measure}_reach": one.seen[measure].reach for measure in wanted},
                "miss": one.miss,
            }
            for one in rows
        ),
        say(f"tune-{name}.caption"),
    )
