"""Threads of this process: tasks gain from them as far as they release the GIL."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor

from kickabout.engine.processors import processors
from kickabout.lab.executors.base import Result, in_order


class Threads:
    """Does tasks in threads; with a single one, the caller's own thread does them."""

    def __init__(self, number: int | None = None) -> None:
        """Take so many threads, or one for each processor."""
        self._number = number or processors()

    def in_order(self, tasks: Iterable[Callable[[], Result]]) -> Iterator[Result]:
        """Yield what each task returns; closing the iterator waits for those under way."""
        if self._number == 1:
            for task in tasks:
                yield task()
            return
        with ThreadPoolExecutor(self._number) as pool:
            yield from in_order(tasks, pool.submit)
