"""The search for box values that meet targets: Optuna proposes, matches answer.

T. Akiba et al., "Optuna: a next-generation hyperparameter optimization framework", KDD 2019. A
single sum of all misses is minimised by its tree-structured Parzen estimators; the Pareto front
consists of the boxes that no other beats in every target (see `Tuning.front`).
"""

import warnings
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cached_property
from math import sqrt

import numpy as np
import optuna

from kickabout.engine.boxes import Box
from kickabout.lab.executors.base import Executor
from kickabout.lab.measures import Values, measured, measures
from kickabout.lab.simulate import Experiment, Keep, simulate
from kickabout.lab.statistics import Z
from kickabout.lab.tune.edits import Editor, Knob

CONFIRMING_SEED = 0x5EED
"""The offset of the seed of the matches that confirm a box: the search used none of them."""


@dataclass(frozen=True)
class Target:
    """The wanted value of a measure."""

    measure: str
    value: float
    tolerance: float
    """A value this close is as good as met; misses are counted in units of it."""


@dataclass(frozen=True)
class Seen:
    """A measure of a box, with half the width of its interval."""

    mean: float
    reach: float


@dataclass(frozen=True)
class Tried:
    """A box that was tried."""

    chosen: Mapping[str, int]
    seen: Mapping[str, Seen]
    """By measure."""
    misses: tuple[float, ...]
    """By target, in tolerances."""

    @property
    def miss(self) -> float:
        """The distance from all targets together: the root of the mean square."""
        return sqrt(sum(miss * miss for miss in self.misses) / len(self.misses))


@dataclass(frozen=True)
class Tuning:
    """The result of a search."""

    plan: Experiment
    """The experiment with which each box is tried."""
    knobs: tuple[Knob, ...]
    targets: tuple[Target, ...]
    tried: tuple[Tried, ...]
    """All boxes on the matches of the plan, best first."""
    start: Tried | None
    """The original box on fresh matches; None if the search was stopped before."""
    confirmed: tuple[Tried, ...]
    """The best boxes on fresh matches, best first; empty if the search was stopped before."""
    text: str
    """The file of the best box."""
    refused: int
    """The number of combinations of values that are not a valid box."""

    @property
    def best(self) -> Tried:
        """The box that is nearest to all targets, on fresh matches if it has come to them."""
        return (self.confirmed or self.tried)[0]

    @cached_property
    def front(self) -> tuple[Tried, ...]:
        """The Pareto front: the boxes for which no other is as near in every target and nearer in
        one.
        """
        return tuple(
            one
            for one in self.tried
            if not any(
                all(a <= b for a, b in zip(other.misses, one.misses, strict=True))
                and other.misses != one.misses
                for other in self.tried
            )
        )


def tune(
    plan: Experiment,
    knobs: tuple[Knob, ...],
    targets: tuple[Target, ...],
    trials: int,
    progress: Callable[[int], None] | None = None,
    executor: Executor | None = None,
    keep: Keep | None = None,
) -> Tuning:
    """Try this many boxes with the matches of the plan, and confirm the best three on four times as
    many fresh ones.

    All boxes meet the same dice, so that noise hardly decides between neighbours. `progress` is
    called with the number of boxes tried; a `KeyboardInterrupt` ends the search with its results so
    far, confirmed or not. `keep` has a place for each box. Raises `ValueError` for a path or a
    measure that does not exist, if a kept file is damaged, or if no box could be
    played.
    """
    names = [measure.name for measure in measures(plan.seats)]
    for target in targets:
        if target.measure not in names:
            raise ValueError(
                f"there is no measure {target.measure!r}; the measures are: {', '.join(names)}"
            )
        if not target.tolerance > 0:
            raise ValueError(f"the tolerance of {target.measure} is a number above 0")
    if not knobs or not targets:
        raise ValueError("a search needs something to vary and a target")
    editor = Editor(plan.game, plan.box, knobs)
    known: dict[tuple[int, ...], Tried] = {}
    refused: set[tuple[int, ...]] = set()
    study = optuna.create_study(sampler=_sampler(plan.seed, len(knobs), trials))
    distributions: dict[str, optuna.distributions.BaseDistribution] = {
        knob.path: optuna.distributions.IntDistribution(knob.low, knob.high)
        for knob in editor.knobs
    }
    start: Tried | None = None
    confirmed: list[Tried] = []
    fresh = replace(plan, matches=4 * plan.matches, seed=(plan.seed + CONFIRMING_SEED) % 2**64)
    with suppress(KeyboardInterrupt):
        for number in range(trials):
            trial = study.ask(distributions)
            key = tuple(trial.params[knob.path] for knob in editor.knobs)
            if key not in known and key not in refused:
                try:
                    box = editor.made(dict(trial.params))
                    box.check_seats(plan.seats)
                except ValueError:
                    refused.add(key)
                else:
                    known[key] = _try(plan, box, dict(trial.params), targets, executor, keep)
            if key in known:
                study.tell(trial, known[key].miss)
            else:
                study.tell(trial, state=optuna.trial.TrialState.FAIL)
            if progress is not None:
                progress(number + 1)
        if not known:
            raise ValueError("none of the boxes that were tried can be played")
        confirmed = [
            _try(fresh, editor.made(dict(one.chosen)), one.chosen, targets, executor, keep)
            for one in _best_first(known.values())[:3]
        ]
        start = _try(fresh, plan.box, {}, targets, executor, keep)
    if not known:
        raise ValueError("stopped before a box was tried")
    tried = _best_first(known.values())
    confirmed = _best_first(confirmed) if start is not None else []
    best = (confirmed or tried)[0]
    return Tuning(
        plan,
        editor.knobs,
        targets,
        tuple(tried),
        start,
        tuple(confirmed),
        editor.text(dict(best.chosen)),
        len(refused),
    )


def _best_first(tried: Iterable[Tried]) -> list[Tried]:
    return sorted(tried, key=lambda one: one.miss)


def _sampler(seed: int, knobs: int, trials: int) -> optuna.samplers.BaseSampler:
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", optuna.exceptions.ExperimentalWarning)
        return optuna.samplers.TPESampler(
            seed=seed % 2**32,
            n_startup_trials=min(max(10, 2 * knobs), max(1, trials // 3)),
            multivariate=True,
        )


def _try(
    plan: Experiment,
    box: Box,
    chosen: Mapping[str, int],
    targets: tuple[Target, ...],
    executor: Executor | None,
    keep: Keep | None,
) -> Tried:
    part = replace(plan, box=box)
    played = simulate(part, executor=executor, keep=keep and keep.of_box(part))
    if not played.finished:
        raise KeyboardInterrupt
    seen = {name: _seen(each) for name, each in measured(played).items()}
    misses = tuple(
        max(0.0, abs(seen[target.measure].mean - target.value) / target.tolerance)
        for target in targets
    )
    return Tried(dict(chosen), seen, misses)


def _seen(each: Values) -> Seen:
    counted = each[~np.isnan(each)]
    if len(counted) < 2:
        return Seen(0.0, float("inf"))
    return Seen(float(counted.mean()), Z * float(counted.std(ddof=1)) / sqrt(len(counted)))
