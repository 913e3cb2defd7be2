"""The most interesting matches of a playtest, as transcripts."""

from dataclasses import replace
from typing import Any

import numpy as np

from kickabout.engine.figures import Figure
from kickabout.engine.match import Match
from kickabout.engine.playouts import playouts
from kickabout.lab.measures import winners
from kickabout.lab.reports.document import Replay
from kickabout.lab.say import Say
from kickabout.lab.simulate import Experiment, Simulation

MOST_DECISIONS = 3000
"""The largest number of decisions in a match that the interpreter can replay in reasonable time."""


def worth_looking_at(simulation: Simulation, say: Say) -> tuple[Replay, ...]:
    """Return the longest and the shortest match, and those with the most lead changes, the most
    goals and the latest turnaround.

    None if a bot searches: replaying its matches takes too long.
    """
    if simulation.experiment.searches:
        return ()
    table, goals = simulation.table, simulation.goals.sum(axis=1)
    quick = table[:, Figure.DECISIONS] <= MOST_DECISIONS
    late = _last_turn_of_the_tide(simulation)
    reasons = {
        "lead-changes": table[:, Figure.LEAD_CHANGES],
        "late": late,
        "goals": goals,
        "longest": table[:, Figure.TURNS],
        "shortest": -table[:, Figure.TURNS],
    }
    reason_of: dict[int, str] = {}
    for reason, values in reasons.items():
        known = np.flatnonzero(quick & (values != 0))
        best_first = known[np.argsort(-values[known], kind="stable")][: len(reasons)]
        # The next best where the best is there for another reason.
        number = next((int(number) for number in best_first if number not in reason_of), None)
        if number is not None:
            reason_of[number] = reason
    return tuple(
        Replay(
            say(
                f"replay-{reason}",
                turns=int(table[number, Figure.TURNS]),
                goals=int(goals[number]),
                changes=int(table[number, Figure.LEAD_CHANGES]),
            ),
            f"{simulation.experiment.game.name}-{simulation.experiment.seed}-{simulation.first + number}.txt",
            transcript(simulation.experiment, simulation.first + number),
        )
        for number, reason in reason_of.items()
    )


def _last_turn_of_the_tide(simulation: Simulation) -> "np.ndarray[Any, np.dtype[np.int64]]":
    """Return the last turn after which a single leader did not win in the end, 0 if there was none."""
    won, leaders = winners(simulation), simulation.leaders
    seats = np.arange(won.shape[1])
    lost = ((leaders[:, :, None] == seats) & ~won[:, None, :]).any(axis=2)
    lost &= won.any(axis=1, keepdims=True)
    turns = np.arange(1, leaders.shape[1] + 1)
    return np.asarray((lost * turns).max(axis=1, initial=0), np.int64)


def transcript(experiment: Experiment, number: int) -> str:
    """Return the transcript of match `number` of an experiment without searching bots, by
    interpreting it.
    """
    game, log = experiment.game, list[int]()

    def recorded(box: Any, state: Any, action: int) -> None:
        log.append(action)
        game.apply(box, state, action)

    playouts(
        replace(game, apply=recorded),
        experiment.box,
        experiment.seats,
        experiment.seed,
        1,
        experiment.policies,
        interpret=True,
        loop=experiment.kernel,
        first=number,
    )
    match = Match(game, experiment.seats, box=experiment.box, seed=experiment.seed)
    for action in log:
        match.apply(action)
    return match.transcript()
