"""The report on a comparison."""

from typing import Any

from kickabout.lab.compare.comparison import Comparison, Variant
from kickabout.lab.compare.paired import Difference
from kickabout.lab.measures import Measure, measures
from kickabout.lab.reports.document import Document, Plot, Table, box_data, box_line, percent
from kickabout.lab.reports.plots import differences_plot
from kickabout.lab.say import Say, measure_name
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
        _finding(say, kinds[found.measure], variant, base, found)
        for variant, row in pairs
        for found in _ranked(row)
        if found.is_found
    ]
    for variant, row in pairs:
        if not any(found.is_found for found in row):
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
                seconds=f"{comparison.seconds:.1f}",
                confidence=percent(CONFIDENCE, 0),
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
                    [(measure_name(say, found.measure), found)
                     for found in _ranked(row)],
                    say("compare-plot.axis"),
                ),
                0.8 + 0.28 * len(row),
            )
            for variant, row in pairs
        ),
    )  # fmt: skip


def _ranked(row: tuple[Difference, ...]) -> list[Difference]:
    """Return the differences, significant ones first, by p-value."""
    return sorted(row, key=lambda found: (not found.is_found, found.adjusted_p))


def _number(measure: Measure, value: float) -> str:
    return percent(value) if measure.kind == "share" else f"{value:.2f}"


def _finding(say: Say, measure: Measure, variant: Variant, base: Variant, found: Difference) -> str:
    return say(
        "compare-finding",
        measure=measure_name(say, measure.name),
        kind=measure.kind,
        direction="more" if found.difference > 0 else "less",
        variant=variant.name,
        base=base.name,
        value=_number(measure, found.variant),
        before=_number(measure, found.base),
        difference=_number(measure, abs(found.difference)).removesuffix(" %"),
        reach=_number(measure, found.reach).removesuffix(" %"),
    )


def _gain(say: Say, comparison: Comparison, variant: Variant, row: tuple[Difference, ...]) -> str:
    wanted = next(iter(comparison.precision), "first")
    found = next((one for one in row if one.measure == wanted), row[0])
    if found.gain == float("inf"):
        return say("compare-alike", variant=variant.name)
    return say(
        "compare-gain",
        variant=variant.name,
        measure=measure_name(say, found.measure),
        matches=comparison.matches,
        independent=round(comparison.matches * found.gain),
        correlation=f"{found.correlation:.2f}",
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
    for found in ranked:
        measure = kinds[found.measure]
        scale = measure.scale
        cells.append(
            (
                measure_name(say, found.measure),
                _number(measure, found.base),
                _number(measure, found.variant),
                f"{scale * found.difference:+.2f} ± {scale * found.reach:.2f}",
                f"{found.adjusted_p:.3f}",
            )
        )
        records.append(
            {
                "variant": variant.name,
                "base": base.name,
                "measure": found.measure,
                "base_value": found.base,
                "variant_value": found.variant,
                "difference": found.difference,
                "low": found.low,
                "high": found.high,
                "p": found.p,
                "adjusted_p": found.adjusted_p,
                "more_than_chance": found.is_found,
                "matches": found.matches,
                "correlation": found.correlation,
                "pairing_gain": found.gain if found.gain != float("inf") else None,
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
        frozenset(place for place, found in enumerate(ranked) if found.is_found),
    )
