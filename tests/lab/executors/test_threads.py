import threading
from collections.abc import Callable
from functools import partial

import pytest

from kickabout.engine.processors import processors
from kickabout.lab.executors.base import AHEAD
from kickabout.lab.executors.threads import Threads


@pytest.mark.parametrize("threads", [1, 2, 5])
def test_results_come_in_the_order_of_the_tasks(threads: int) -> None:
    tasks = [partial(int, number) for number in range(3 * AHEAD)]
    assert list(Threads(threads).in_order(tasks)) == list(range(3 * AHEAD))


def test_a_task_that_is_done_early_waits_for_those_before_it() -> None:
    later = threading.Event()

    def first() -> str:
        assert later.wait(timeout=20)
        return "first"

    def second() -> str:
        later.set()
        return "second"

    assert list(Threads(2).in_order([first, second])) == ["first", "second"]


def test_two_threads_work_at_once() -> None:
    met = threading.Barrier(2, timeout=20)
    assert sorted(Threads(2).in_order([met.wait, met.wait])) == [0, 1]


@pytest.mark.parametrize("threads", [1, 2])
def test_an_error_ends_it_and_no_more_tasks_are_begun(threads: int) -> None:
    begun: list[int] = []

    def task(number: int) -> int:
        begun.append(number)
        if number == 3:
            raise RuntimeError("three")
        return number

    tasks: list[Callable[[], int]] = [partial(task, number) for number in range(1000)]
    results = Threads(threads).in_order(tasks)
    assert [next(results) for _ in range(3)] == [0, 1, 2]
    with pytest.raises(RuntimeError, match="three"):
        next(results)
    assert len(begun) < 2 * AHEAD


def test_there_is_a_processor() -> None:
    assert processors() >= 1
