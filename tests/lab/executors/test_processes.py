import multiprocessing
import os
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import numpy as np
import pytest

from kickabout.games import find
from kickabout.lab.executors.base import AHEAD, WorkersLostError
from kickabout.lab.executors.processes import Processes
from kickabout.lab.executors.threads import Threads
from kickabout.lab.simulate import BLOCK, Experiment, simulate
from tests.lab.executors import jobs

GAME = find("futbol-dash")


@pytest.fixture(scope="module")
def two() -> Iterator[Processes]:
    with Processes(2, here=0) as processes:
        yield processes


def test_results_come_in_the_order_of_the_tasks(two: Processes) -> None:
    tasks = [partial(jobs.square, number) for number in range(3 * AHEAD)]
    assert list(two.in_order(tasks)) == [number**2 for number in range(3 * AHEAD)]


def test_others_do_the_work_and_are_kept(two: Processes) -> None:
    first, second = (set(two.in_order([jobs.process_id] * 8)) for _ in range(2))
    assert os.getpid() not in first
    assert len(first | second) <= 2


def test_a_little_work_is_done_here() -> None:
    times = iter([0.0, 0.7, 0.7, 1.5])
    with Processes(1, here=1.0, clock=lambda: next(times)) as processes:
        done = list(processes.in_order([jobs.process_id] * 3))
    assert done[:2] == [os.getpid()] * 2
    assert done[2] != os.getpid()


def test_a_process_that_dies_is_replaced_and_its_task_done_again(
    two: Processes, tmp_path: Path
) -> None:
    tasks: list[Callable[[], int]] = [partial(jobs.square, number) for number in range(8)]
    tasks[3] = partial(jobs.die_the_first_time, tmp_path / "died", 3)
    assert list(two.in_order(tasks)) == [number**2 for number in range(8)]
    assert (tmp_path / "died").exists()


def test_a_task_that_kills_every_process_is_given_up(two: Processes) -> None:
    with pytest.raises(WorkersLostError, match=r"3 processes ended .* exit code -9 .*memory"):
        list(two.in_order([jobs.die]))


def test_an_error_of_a_task_tells_where_it_was(two: Processes) -> None:
    with pytest.raises(LookupError, match="no such match") as caught:
        list(two.in_order([jobs.fail]))
    assert "jobs.py" in "".join(caught.value.__notes__)


def test_closing_gives_up_what_is_under_way(two: Processes, tmp_path: Path) -> None:
    began = tmp_path / "began"
    tasks: list[Callable[[], int]] = [jobs.process_id, partial(jobs.never_end, began)]
    results = two.in_order(tasks)
    next(results)
    while not (began.exists() and began.read_text()):
        pass
    results.close()  # type: ignore[attr-defined]  # it is a generator
    with pytest.raises(ProcessLookupError):
        os.kill(int(began.read_text()), 0)


def test_matches_are_the_same_though_a_process_is_killed(two: Processes) -> None:
    plan = Experiment(GAME, GAME.box_for(2), ("rule-of-thumb", "random"), 5 * BLOCK + 1, 7)
    killed: list[int | None] = []

    def kill_one(played: int) -> None:
        if not killed:
            process = multiprocessing.active_children()[0]
            process.kill()
            killed.append(process.pid)

    here = simulate(plan, executor=Threads(1))
    there = simulate(plan, kill_one, two)
    assert killed
    for name in ("scores", "goals", "table", "leaders"):
        assert np.array_equal(getattr(here, name), getattr(there, name))
