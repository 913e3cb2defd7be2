"""Work on all processors at once, whose results come in order."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TypeVar

from kickabout.engine.processors import processors

AHEAD = 32
"""How many tasks may be begun before the one whose result is next has ended."""

Result = TypeVar("Result")


def in_order(tasks: Iterable[Callable[[], Result]], threads: int | None = None) -> Iterator[Result]:
    """What each task returns, in the order of the tasks, however many threads work on them.

    Tasks gain from it as far as they release the GIL. Without `threads` there is one for each
    processor; with one, the caller's own thread does the work. Closing the iterator, as an exception
    does, begins no more tasks and waits for those under way.
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
