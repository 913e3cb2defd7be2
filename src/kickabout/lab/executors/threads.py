"""Threads of this process: tasks run in parallel as far as they release the GIL."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor

from kickabout.engine.processors import processors
from kickabout.lab.executors.base import Result, in_order


class Threads:
    """An executor of threads; with one, the caller's own thread does the work."""

    def __init__(self, number: int | None = None) -> None:
        """Use this many threads; the default is one for each processor."""
        self._number = number or processors()

    def in_order(self, tasks: Iterable[Callable[[], Result]]) -> Iterator[Result]:
        """Yield the results of tasks in their order; closing the iterator waits for those in progress."""
        if self._number == 1:
            for task in tasks:
                yield task()
            return
        with ThreadPoolExecutor(self._number) as pool:
            yield from in_order(tasks, pool.submit)
