"""Paired runs of variants of a game until their differences are known precisely enough."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np

from kickabout.engine.boxes import Box
from kickabout.lab.compare.paired import Difference, adjusted, difference, needed
from kickabout.lab.executors.base import Executor
from kickabout.lab.measures import Values, measured, measures
from kickabout.lab.say import invalid
from kickabout.lab.simulate import Experiment, Keep, Simulation, joined, simulate
from kickabout.text.invalid import quoted

PILOT = 1000
"""The number of matches before the first estimate of how many are needed."""


@dataclass(frozen=True)
class Variant:
    """A box in a comparison, and its name."""

    name: str
    box: Box


@dataclass(frozen=True)
class Comparison:
    """The same matches of several variants, the first of which is the base of the others."""

    variants: tuple[Variant, ...]
    runs: tuple[Simulation, ...]
    """The run of each variant, all of the same number of matches."""
    precision: Mapping[str, float]
    """Half the width of the intervals of the differences asked for; empty if a number of matches
    was."""
    finished: bool = True
    """False if it was stopped early."""

    @property
    def matches(self) -> int:
        """The number of matches that each variant has played."""
        return self.runs[0].matches

    @property
    def experiment(self) -> Experiment:
        """The experiment of the base."""
        return self.runs[0].experiment

    @property
    def seconds(self) -> float:
        """The seconds spent playing."""
        return sum(run.seconds for run in self.runs)

    @cached_property
    def values(self) -> tuple[Mapping[str, Values], ...]:
        """The measures of each variant, match by match."""
        return tuple(measured(run) for run in self.runs)

    @cached_property
    def differences(self) -> tuple[tuple[Difference, ...], ...]:
        """The differences between each other variant and the base, all corrected together."""
        base = self.values[0]
        rows = [
            [
                difference(measure.name, base[measure.name], values[measure.name])
                for measure in measures(self.experiment.seats)
                if _means_something(base[measure.name], values[measure.name])
            ]
            for values in self.values[1:]
        ]
        corrected = iter(adjusted([each.p for row in rows for each in row]))
        return tuple(
            tuple(replace(each, adjusted_p=next(corrected)) for each in row) for row in rows
        )


def compare(
    variants: Sequence[Variant],
    plan: Experiment,
    precision: Mapping[str, float],
    progress: Callable[[int, int], None] | None = None,
    executor: Executor | None = None,
    keep: Keep | None = None,
) -> Comparison:
    """Play the matches of a plan with each variant, but no more than the precision needs.

    `precision` gives for some measures half the width that the interval of their difference shall
    have; if it is empty, all matches of the plan are played. `progress` is called with the number
    of matches played, and the number that is currently needed. `keep` has a place for each box. A
    `KeyboardInterrupt` ends the run early, with the matches that all variants have played by then.
    Raises `ValueError` for fewer than two variants or a measure that does not exist.
    """
    if len(variants) < 2:
        raise ValueError("a comparison is of two boxes or more")
    names = [measure.name for measure in measures(plan.seats)]
    for name, reach in precision.items():
        if name not in names:
            raise invalid("wrong-measure", name=quoted(name), known=", ".join(names))
        if not reach > 0:
            raise invalid("wrong-comparison-precision", measure=name, given=f"{reach:g}")
    runs: list[Simulation] = []
    wanted = min(PILOT, plan.matches) if precision else plan.matches
    while True:
        more: list[Simulation] = []
        played = runs[0].matches if runs else 0
        for variant in variants:
            told = _telling(progress, len(variants), wanted, played, len(more))
            part = replace(plan, box=variant.box, matches=wanted)
            more.append(simulate(part, told, executor, played, keep and keep.of_box(part)))
            if not more[-1].finished:
                break
        finished = len(more) == len(variants) and more[-1].finished
        if not finished:
            more = _in_step(more, len(variants))
        if more:
            runs = [joined(pair) for pair in zip(runs, more, strict=True)] if runs else more
        if not finished or not precision or wanted >= plan.matches:
            break
        base, *others = (measured(run) for run in runs)
        lacking = max(
            needed({name: (base[name], other[name]) for name in precision}, precision)
            for other in others
        )
        if lacking <= wanted:
            break
        # Estimates of a variance are uncertain themselves, so the number grows at most fourfold at
        # a time.
        wanted = min(plan.matches, max(wanted + PILOT, min(int(lacking * 1.03), 4 * wanted)))
    if not runs or runs[0].matches < 2:
        raise invalid("wrong-comparison-stopped")
    return Comparison(tuple(variants), tuple(runs), dict(precision), finished)


def _in_step(runs: list[Simulation], variants: int) -> list[Simulation]:
    """Cut all runs to their common number of matches; return none if one has not begun."""
    if len(runs) < variants:
        return []
    least = min(run.matches for run in runs)
    return [run.cut(least) for run in runs] if least else []


def _telling(
    progress: Callable[[int, int], None] | None,
    variants: int,
    wanted: int,
    played: int,
    number: int,
) -> Callable[[int], None] | None:
    if progress is None:
        return None
    before = played * variants + (wanted - played) * number
    return lambda so_far: progress(before + so_far, wanted * variants)


def _means_something(one: Values, other: Values) -> bool:
    """Return whether a measure has values in at least two matches, and not the same one in all."""
    both = ~(np.isnan(one) | np.isnan(other))
    return bool(both.sum() >= 2 and np.ptp(np.concatenate([one[both], other[both]])) > 0)
