"""The report on a comparison."""

from typing import Any

from kickabout.lab.compare.comparison import Comparison, Variant
from kickabout.lab.compare.paired import Difference
from kickabout.lab.measures import Measure, measures
from kickabout.lab.reports.document import Document, Plot, Table, box_data, box_line
from kickabout.lab.reports.plots import differences_plot
from kickabout.lab.say import Say, decimal, measure_name, percent
from kickabout.lab.statistics import CONFIDENCE


def document(comparison: Comparison, say: Say, command: str) -> Document:
    """Return the report on the differences between the variants of a comparison, significant ones
    first.
    """
    experiment = comparison.experiment
    base, *others = comparison.variants
    kinds = {measure.name: measure for measure in measures(experiment.seats)}
    head = say(
        "report-head",
        matches=comparison.matches,
        seats=experiment.seats,
        seed=f"{experiment.seed}",
    )
    boxes = [box_line(say, variant.name, variant.box) for variant in comparison.variants]
    pairs = list(zip(others, comparison.differences, strict=True))
    findings = [
        _finding(say, kinds[change.measure], variant, base, change)
        for variant, row in pairs
        for change in _ranked(row)
        if change.is_found
    ]
    for variant, row in pairs:
        if not any(change.is_found for change in row):
            looked_at = say(
                "compare-nothing", variant=variant.name, base=base.name, number=len(row)
            )
            findings.append(looked_at)
    findings += [_gain(say, comparison, variant, row) for variant, row in pairs]
    return Document(
        title=say("compare-title", game=experiment.game.title),
        head=(head, *boxes),
        findings=tuple(findings),
        tables=tuple(
            _table(say, kinds, base, variant, row, number)
            for number, (variant, row) in enumerate(pairs, 1)
        ),
        method=(
            say(
                "compare-method",
                matches=comparison.matches,
                seconds=decimal(say, comparison.seconds, 1),
                confidence=percent(say, CONFIDENCE, 0),
                tests=sum(len(row) for _, row in pairs),
            ),
            say("compare-pairing"),
            say("measure-minutes.how"),
        ),
        command=command,
        data={
            "game": experiment.game.name,
            "boxes": [box_data(variant.name, variant.box) for variant in comparison.variants],
            "seats": experiment.seats,
            "bots": list(experiment.bots),
            "seed": experiment.seed,
            "matches": comparison.matches,
            "precision": dict(comparison.precision),
            "confidence": CONFIDENCE,
            "seconds": comparison.seconds,
        },
        plots=tuple(
            Plot(
                say("compare-plot", variant=variant.name, base=base.name),
                say("compare-plot.says"),
                differences_plot(
                    [(measure_name(say, change.measure), change)
                     for change in _ranked(row)],
                    say("compare-plot.axis"),
                ),
                0.8 + 0.28 * len(row),
            )
            for variant, row in pairs
        ),
    )  # fmt: skip


def _ranked(row: tuple[Difference, ...]) -> list[Difference]:
    """Return the differences, significant ones first, by p-value."""
    return sorted(row, key=lambda change: (not change.is_found, change.adjusted_p))


def _number(say: Say, measure: Measure, value: float) -> str:
    return percent(say, value) if measure.kind == "share" else decimal(say, value)


def _points(say: Say, measure: Measure, value: float) -> str:
    """Return a distance of two values of a measure; of shares it is in percentage points."""
    return decimal(say, 100 * value, 1) if measure.kind == "share" else decimal(say, value)


def _finding(
    say: Say, measure: Measure, variant: Variant, base: Variant, change: Difference
) -> str:
    return say(
        "compare-finding",
        measure=measure_name(say, measure.name),
        kind=measure.kind,
        direction="more" if change.difference > 0 else "less",
        variant=variant.name,
        base=base.name,
        value=_number(say, measure, change.variant),
        before=_number(say, measure, change.base),
        difference=_points(say, measure, abs(change.difference)),
        reach=_points(say, measure, change.reach),
    )


def _gain(say: Say, comparison: Comparison, variant: Variant, row: tuple[Difference, ...]) -> str:
    wanted = next(iter(comparison.precision), "first")
    change = next((one for one in row if one.measure == wanted), row[0])
    if change.gain == float("inf"):
        return say("compare-alike", variant=variant.name)
    return say(
        "compare-gain",
        variant=variant.name,
        measure=measure_name(say, change.measure),
        matches=comparison.matches,
        independent=round(comparison.matches * change.gain),
        correlation=decimal(say, change.correlation),
    )


def _table(
    say: Say,
    kinds: dict[str, Measure],
    base: Variant,
    variant: Variant,
    row: tuple[Difference, ...],
    number: int,
) -> Table:
    ranked = _ranked(row)
    records: list[dict[str, Any]] = []
    cells = []
    for change in ranked:
        measure = kinds[change.measure]
        scale = measure.scale
        cells.append(
            (
                measure_name(say, change.measure),
                _number(say, measure, change.base),
                _number(say, measure, change.variant),
                f"{decimal(say, scale * change.difference, signed=True)} ± {decimal(say, scale * change.reach)}",
                decimal(say, change.adjusted_p, 3),
            )
        )
        records.append(
            {
                "variant": variant.name,
                "base": base.name,
                "measure": change.measure,
                "base_value": change.base,
                "variant_value": change.variant,
                "difference": change.difference,
                "low": change.low,
                "high": change.high,
                "p": change.p,
                "adjusted_p": change.adjusted_p,
                "more_than_chance": change.is_found,
                "matches": change.matches,
                "correlation": change.correlation,
                "pairing_gain": change.gain if change.gain != float("inf") else None,
            }
        )
    columns = (
        say("compare-measure"),
        base.name,
        variant.name,
        say("compare-difference"),
        say("compare-p"),
    )
    return Table(
        f"differences-{number}",
        say("compare-table", variant=variant.name, base=base.name),
        columns,
        tuple(cells),
        tuple(records),
        say("compare-caption"),
        frozenset(place for place, change in enumerate(ranked) if change.is_found),
    )
