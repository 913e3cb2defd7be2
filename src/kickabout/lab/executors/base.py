"""The contract of executors, and the loop that they share."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import Protocol, TypeVar

AHEAD = 32
"""How many tasks may at least be begun before the one whose result is next has ended."""

Result = TypeVar("Result")
Done = TypeVar("Done", covariant=True)


class Executor(Protocol):
    """Somebody who does tasks, several at once."""

    def in_order(self, tasks: Iterable[Callable[[], Result]]) -> Iterator[Result]:
        """Yield what each task returns, in the order of the tasks, which are begun as results are taken.

        An error of a task is raised in place of its result. Closing the iterator, as an exception
        does, begins no more tasks; those under way are waited for or given up.
        """
        ...


class WorkersLostError(RuntimeError):
    """A task was given up, because whoever began it was lost again and again; the text says how."""


class Promise(Protocol[Done]):
    """The result of a task that has been begun."""

    def result(self) -> Done:
        """Wait for the result and return it."""
        ...

    def cancel(self) -> object:
        """Do not begin the task if it has not been begun."""
        ...


def in_order(
    tasks: Iterable[Callable[[], Result]],
    begin: Callable[[Callable[[], Result]], Promise[Result]],
    ahead: int = AHEAD,
) -> Iterator[Result]:
    """Begin tasks, up to `ahead` of them before the first has ended, and yield their results in order."""
    begun: deque[Promise[Result]] = deque()
    try:
        for task in tasks:
            begun.append(begin(task))
            if len(begun) == ahead:
                yield begun.popleft().result()
        while begun:
            yield begun.popleft().result()
    finally:
        for promise in begun:
            promise.cancel()
