"""Parallel work on all processors, with results in order."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TypeVar

from kickabout.engine.processors import processors

AHEAD = 32
"""The number of tasks that may be started before the one whose result is next has ended."""

Result = TypeVar("Result")


def in_order(tasks: Iterable[Callable[[], Result]], threads: int | None = None) -> Iterator[Result]:
    """Yield the results of tasks in their order, with any number of threads.

    Tasks run in parallel as far as they release the GIL. The default of `threads` is one for each
    processor; with one, the caller's own thread does the work. Closing the iterator, as an
    exception does, starts no more tasks and waits for those in progress.
    """
    threads = threads or processors()
    if threads == 1:
        for task in tasks:
            yield task()
        return
    begun: deque[Future[Result]] = deque()
    with ThreadPoolExecutor(threads) as pool:
        try:
            for task in tasks:
                begun.append(pool.submit(task))
                if len(begun) == AHEAD:
                    yield begun.popleft().result()
            while begun:
                yield begun.popleft().result()
        finally:
            for future in begun:
                future.cancel()
