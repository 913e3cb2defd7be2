"""The search for box values that meet targets: Optuna proposes, matches answer.

T. Akiba et al., "Optuna: a next-generation hyperparameter optimization framework", KDD 2019. A
single sum of all misses is minimised by its tree-structured Parzen estimators; the Pareto front
consists of the boxes that no other beats in every target (see `Tuning.front`).
"""

import warnings
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cached_property
from math import sqrt

import numpy as np
import optuna

from kickabout.lab.executors.base import Executor
from kickabout.lab.measures import Values, target_measures
from kickabout.lab.say import invalid
from kickabout.lab.simulate import Experiment, Keep, Simulation, bots_for, simulate
from kickabout.lab.statistics import Z
from kickabout.lab.tune.edits import Editor, Knob
from kickabout.text.invalid import quoted

CONFIRMING_SEED = 0x5EED
"""The offset of the seed of the matches that confirm a box: the search used none of them."""
CONFIRMED = 3
"""The number of boxes that are confirmed."""
FRESH = 4
"""How many times as many matches a box is confirmed with as it was tried with."""
MOST_PROPOSALS = 4
"""The search ends after this many proposals for each box that is to be tried: many are no box, or have been
tried before."""


@dataclass(frozen=True)
class Target:
    """The wanted value of a measure, under the plan's conditions but for those named here."""

    measure: str
    value: float
    tolerance: float
    """A value this close is as good as met; misses are counted in units of it."""
    options: Mapping[str, str] = field(default_factory=dict)
    """Options of the box that differ from the plan's, such as the teams that meet."""
    bots: tuple[str, ...] = ()
    """The bots, one for all seats or one for each; those of the plan if empty."""
    matches: int | None = None
    """The number of matches, that of the plan if None."""

    @property
    def conditions(self) -> str:
        """The conditions as the command line takes them, such as `home=flat-out,bots=pro`."""
        words = [f"{name}={value}" for name, value in self.options.items()]
        words += [f"bots={'+'.join(self.bots)}"] if self.bots else []
        words += [f"matches={self.matches}"] if self.matches else []
        return ",".join(words)

    @property
    def name(self) -> str:
        """The measure with its conditions, such as `win-0[home=flat-out,bots=pro]`."""
        return f"{self.measure}[{self.conditions}]" if self.conditions else self.measure

    def experiment(self, plan: Experiment) -> Experiment:
        """Return the experiment of this target; raises `ValueError` naming what is wrong with it."""
        box = plan.box.with_options(self.options)
        bots = bots_for(self.bots, plan.seats, box.automata) if self.bots else plan.bots
        return replace(plan, box=box, bots=bots, matches=self.matches or plan.matches)


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
    """By the name of the target."""
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
    paths: tuple[str, ...]
    """The paths of the numbers that were changed."""
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
    fill: str = "",
) -> Tuning:
    """Try this many boxes with the matches of the plan, and confirm the best three on four times as
    many fresh ones.

    All boxes meet the same dice, so that noise hardly decides between neighbours. `fill` is the path
    of a number that makes up for those varied (see `Editor`). `progress` is called with the number
    of boxes tried; a `KeyboardInterrupt` ends the search with its results so far, confirmed or not.
    `keep` has a place for each box. Raises `ValueError` for a path or a measure that does not exist,
    if a kept file is damaged, or if no box could be played.
    """
    names = [measure.name for measure in target_measures(plan.seats)]
    for target in targets:
        if target.measure not in names:
            given = quoted(target.measure)
            raise invalid("wrong-measure", name=given, known=", ".join(names))
        if not target.tolerance > 0:
            raise invalid("wrong-target-tolerance", measure=target.measure)
        target.experiment(plan)
    if not knobs or not targets:
        raise ValueError("a search needs something to vary and a target")
    editor = Editor(plan.box, knobs, fill)
    known: dict[tuple[int, ...], Tried] = {}
    refused: set[tuple[int, ...]] = set()
    study = optuna.create_study(sampler=_sampler(plan.seed, len(knobs), trials))
    distributions: dict[str, optuna.distributions.BaseDistribution] = {
        knob.path: optuna.distributions.IntDistribution(knob.low, knob.high)
        for knob in editor.knobs
    }
    start: Tried | None = None
    confirmed: list[Tried] = []
    with suppress(KeyboardInterrupt):
        for _ in range(MOST_PROPOSALS * trials):
            trial = study.ask(distributions)
            key = tuple(trial.params[knob.path] for knob in editor.knobs)
            if key not in known and key not in refused:
                chosen = editor.filled(dict(trial.params))
                try:
                    box = editor.made(chosen)
                    box.check_seats(plan.seats)
                except ValueError:
                    refused.add(key)
                else:
                    known[key] = _try(replace(plan, box=box), 1, chosen, targets, executor, keep)
                    if progress is not None:
                        progress(len(known))
            if key in known:
                study.tell(trial, known[key].miss)
            else:
                study.tell(trial, state=optuna.trial.TrialState.FAIL)
            if len(known) == trials:
                break
        if not known:
            raise invalid("wrong-search-boxes")
        fresh = replace(plan, seed=(plan.seed + CONFIRMING_SEED) % 2**64)
        for one in _best_first(known.values())[:CONFIRMED]:
            part = replace(fresh, box=editor.made(dict(one.chosen)))
            confirmed.append(_try(part, FRESH, one.chosen, targets, executor, keep))
        start = _try(fresh, FRESH, {}, targets, executor, keep)
    if not known:
        raise invalid("wrong-search-stopped")
    tried = _best_first(known.values())
    confirmed = _best_first(confirmed) if start is not None else []
    best = (confirmed or tried)[0]
    return Tuning(
        plan,
        tuple(tried[0].chosen),
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
    times: int,
    chosen: Mapping[str, int],
    targets: tuple[Target, ...],
    executor: Executor | None,
    keep: Keep | None,
) -> Tried:
    """Play the matches of each target, this many times as many; those with the same conditions once."""
    kinds = {measure.name: measure for measure in target_measures(plan.seats)}
    runs: dict[str, Simulation] = {}
    seen = {}
    for target in targets:
        if target.conditions not in runs:
            part = target.experiment(plan)
            part = replace(part, matches=times * part.matches)
            played = simulate(part, executor=executor, keep=keep and keep.of_box(part))
            if not played.finished:
                raise KeyboardInterrupt
            runs[target.conditions] = played
        seen[target.name] = _seen(kinds[target.measure].values(runs[target.conditions]))
    misses = tuple(
        abs(seen[target.name].mean - target.value) / target.tolerance for target in targets
    )
    return Tried(dict(chosen), seen, misses)


def _seen(each: Values) -> Seen:
    counted = each[~np.isnan(each)]
    if len(counted) < 2:
        return Seen(0.0, float("inf"))
    return Seen(float(counted.mean()), Z * float(counted.std(ddof=1)) / sqrt(len(counted)))
