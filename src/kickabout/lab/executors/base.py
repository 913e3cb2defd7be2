"""The contract of executors, and the loop that they share."""

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from types import TracebackType
from typing import Protocol, Self, TypeVar

from kickabout.text.invalid import Told

AHEAD = 32
"""The least number of tasks that may be started before the one whose result is next has ended."""

Result = TypeVar("Result")
Done = TypeVar("Done", covariant=True)


class Executor(Protocol):
    """Runs tasks, several at once."""

    def in_order(self, tasks: Iterable[Callable[[], Result]]) -> Iterator[Result]:
        """Yield the results of tasks in their order; tasks are started as results are taken.

        An exception of a task is raised in place of its result. Closing the iterator, as an
        exception does, starts no more tasks; those in progress are waited for or abandoned.
        """
        ...


class Closing(ABC):
    """A context that is closed at its end."""

    @abstractmethod
    def close(self) -> None:
        """Give back what is held."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()


class WorkersLostError(Told, RuntimeError):
    """A task was abandoned because the workers that ran it were lost; the message says how."""


class Promise(Protocol[Done]):
    """The future result of a task."""

    def result(self) -> Done:
        """Wait for the result and return it."""
        ...

    def cancel(self) -> object:
        """Do not start the task if it has not started yet."""
        ...


def in_order(
    tasks: Iterable[Callable[[], Result]],
    begin: Callable[[Callable[[], Result]], Promise[Result]],
    ahead: int = AHEAD,
) -> Iterator[Result]:
    """Start tasks with `begin`, at most `ahead` before their results are taken, and yield these in order."""
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
