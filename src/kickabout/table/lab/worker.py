"""The worker process of the laboratory: one line of JSON in, lines of JSON out.

It runs at the lowest priority, behind the people at the tables and their bots. Each line of output reports the progress,
and the last one has the report or the fault. It exits as soon as the server is gone.
"""

import json
import os
import re
import shlex
import signal
import sys
import threading
import time
from collections.abc import Callable
from typing import IO, Any

from kickabout.bots.contest import CONTEST
from kickabout.engine.compiled import warm
from kickabout.engine.game import Game
from kickabout.engine.kernels import Kernel
from kickabout.games import find
from kickabout.lab.executors.base import Executor
from kickabout.lab.executors.threads import Threads
from kickabout.lab.ladder import Ladder, Tournament
from kickabout.lab.reports.document import Document, figures
from kickabout.lab.say import lab_reader
from kickabout.lab.simulate import Experiment, simulate
from kickabout.table.lab.drafts import read_text
from kickabout.table.lab.plans import Plan

NICENESS = 15
TOLD_SECONDS = 0.25
"""The shortest time between two reports of progress."""

Progress = Callable[[str, int, int], None]
"""Called with the phase, the number of matches or boxes done, and their total."""


def main() -> None:
    """Play the run given on standard input."""
    os.nice(NICENESS)
    signal.signal(
        signal.SIGINT, signal.default_int_handler
    )  # by which it is told to come to an end
    # What anything else may print goes where errors go.
    with os.fdopen(os.dup(1), "w", encoding="utf-8") as answers:
        os.dup2(2, 1)
        asked = json.loads(sys.stdin.readline())
        threading.Thread(target=_watch, args=(sys.stdin,), daemon=True).start()
        answers.write(json.dumps(answer(asked, _telling(answers))) + "\n")
        answers.flush()


def answer(asked: dict[str, Any], progress: Progress) -> dict[str, Any]:
    """Play a run; return its `report` and `figures`, or the `fault`."""
    plan = Plan.of(asked["plan"])
    try:
        executor = Threads(asked["threads"])
        document = _document(plan, asked["box"], asked["base"], executor, progress)
    except KeyboardInterrupt:
        return {"fault": "stopped before a match was over"}
    except OSError as error:  # its text may name the server's folders
        return {"fault": f"{type(error).__name__}: {error.strerror}"}
    except Exception as error:  # noqa: BLE001 - it is told to the one who asked
        return {"fault": f"{type(error).__name__}: {error}"}
    from kickabout.lab.reports.page import sheet

    report = sheet(document, lab_reader(plan.locale).say, plan.locale)
    return {
        "report": report,
        "figures": json.dumps(figures(document), indent=2, ensure_ascii=False),
    }


def _document(
    plan: Plan, box_text: str, base_text: str | None, executor: Executor, progress: Progress
) -> Document:
    say = lab_reader(plan.locale).say
    box = read_text(find(plan.game), box_text)
    file = f"{file_name(plan.name)}.toml"
    if plan.question == "ladder":
        return _ladder(plan, plan.tournament(box), file, executor, progress)
    experiment = plan.experiment(box)
    if plan.question == "sim":
        from kickabout.lab.reports.replays import worth_looking_at
        from kickabout.lab.reports.simulation import document as simulated

        _compile(experiment.game, experiment.kernel, progress)
        simulation = simulate(
            experiment, lambda played: progress("play", played, plan.matches), executor
        )
        if not simulation.matches:
            raise KeyboardInterrupt
        return simulated(simulation, say, file, worth_looking_at(simulation, say))
    if plan.question == "cards":
        return _cards(plan, experiment, file, executor, progress)
    if plan.question == "tune":
        return _tuning(plan, experiment, file, executor, progress)
    return _comparison(plan, experiment, base_text, file, executor, progress)


def _cards(
    plan: Plan, experiment: Experiment, file: str, executor: Executor, progress: Progress
) -> Document:
    from kickabout.lab.cards.counting import count, worth
    from kickabout.lab.cards.kernel import counting_kernel
    from kickabout.lab.cards.report import document

    _compile(experiment.game, counting_kernel(experiment.game), progress)
    counted = count(experiment, lambda played: progress("play", played, plan.matches), executor)
    worths = worth(counted, lambda done, total: progress("worth", done, total), executor)
    command = _command(plan, "cards", [plan.game, "--box", file], counted.matches)
    return document(counted, worths, lab_reader(plan.locale).say, plan.name, command)


def _tuning(
    plan: Plan, experiment: Experiment, file: str, executor: Executor, progress: Progress
) -> Document:
    from kickabout.lab.tune.report import document
    from kickabout.lab.tune.search import tune

    def tried(number: int) -> None:
        progress("tune" if number < plan.trials else "confirm", number, plan.trials)

    _compile(experiment.game, experiment.kernel, progress)
    progress("tune", 0, plan.trials)
    tuning = tune(experiment, plan.vary, plan.targets, plan.trials, tried, executor)
    words = [
        word for knob in plan.vary for word in ("--vary", f"{knob.path}={knob.low}..{knob.high}")
    ]
    for aim in plan.aims:
        words += ["--target", f"{aim.measure}={aim.value:g}±{aim.tolerance:g}"]
    words += ["--trials", f"{plan.trials}", "--box", file]
    command = _command(plan, "tune", [plan.game, *words], plan.matches)
    return document(tuning, lab_reader(plan.locale).say, file, command)


def _ladder(
    plan: Plan, tournament: Tournament, file: str, executor: Executor, progress: Progress
) -> Document:
    from kickabout.lab.ladder_report import Standings
    from kickabout.lab.reports.standings import document

    _compile(tournament.game, CONTEST, progress)
    matches = tournament.whole(plan.matches)
    total = matches * len(tournament.pairs)
    ladder = Ladder(tournament)
    ladder.climb(matches, lambda played: progress("play", played, total), executor)
    if not ladder.has_figures:
        raise KeyboardInterrupt
    return document(Standings(ladder, file), lab_reader(plan.locale).say)


def _comparison(
    plan: Plan,
    experiment: Experiment,
    base_text: str | None,
    file: str,
    executor: Executor,
    progress: Progress,
) -> Document:
    from kickabout.lab.compare.comparison import Variant, compare
    from kickabout.lab.compare.report import document

    game = experiment.game
    base = game.load_box(None) if base_text is None else read_text(game, base_text)
    base = base.with_options(plan.options)
    _compile(experiment.game, experiment.kernel, progress)
    comparison = compare(
        [Variant(plan.base_name, base), Variant(plan.name, experiment.box)],
        experiment,
        {} if plan.precision is None else {"first": plan.precision / 100},
        lambda done, total: progress("play", done, total),
        executor,
    )
    base_file = plan.game if base_text is None else f"{file_name(plan.base_name)}.toml"
    command = _command(plan, "compare", [base_file, file], comparison.matches)
    return document(comparison, lab_reader(plan.locale).say, command)


def _compile(game: Game, kernel: Kernel, progress: Progress) -> None:
    warm(game, lambda _, done, of: progress("compile", done, of), [kernel])


def _command(plan: Plan, verb: str, boxes: list[str], matches: int) -> str:
    """Return the command line that plays the same matches, with the names of downloaded files."""
    words = ["kickabout", verb, *boxes, "--seats", f"{plan.seats}", "--bots", plan.bots]
    words += ["--matches", f"{matches}", "--seed", f"{plan.seed}"]
    words += [
        word for name, value in plan.options.items() for word in ("--option", f"{name}={value}")
    ]
    return shlex.join(words)


def file_name(name: str) -> str:
    """Return a name as a portable file name."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")[:40] or "box"


def _telling(answers: IO[str]) -> Progress:
    told = 0.0
    known = ""

    def progress(phase: str, done: int, total: int) -> None:
        nonlocal told, known
        if phase == known and time.monotonic() - told < TOLD_SECONDS:
            return
        told, known = time.monotonic(), phase
        answers.write(json.dumps({"phase": phase, "done": done, "total": total}) + "\n")
        answers.flush()

    return progress


def _watch(stream: IO[str]) -> None:
    stream.read()
    os._exit(0)  # nobody is left to answer
