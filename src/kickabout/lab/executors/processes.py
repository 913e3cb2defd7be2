"""Processes of this machine, each of which is replaced when it dies, and its task done again."""

import multiprocessing
import pickle
import signal
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from queue import SimpleQueue
from threading import Event, Lock
from traceback import format_exc
from types import TracebackType
from typing import Any, Self

from kickabout.engine.processors import processors
from kickabout.lab.executors.base import AHEAD, Promise, Result, WorkersLostError, in_order

HERE = 2.0
"""Seconds of work that the caller's own thread does before processes are started, which takes each of them
nearly as long. They are seconds of processor time."""
TRIES = 3
"""How many processes may be lost to one task."""


class Processes:
    """Does tasks in processes, which are kept for the next ones until it is closed."""

    def __init__(
        self,
        number: int | None = None,
        here: float = HERE,
        clock: Callable[[], float] = time.thread_time,
    ) -> None:
        """Take so many processes, or one for each processor, after so many seconds of work."""
        self._workers = [_Worker() for _ in range(number or processors())]
        self._here = here
        self._clock = clock

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """End the processes."""
        for worker in self._workers:
            worker.end()

    def in_order(self, tasks: Iterable[Callable[[], Result]]) -> Iterator[Result]:
        """Yield what each task returns; closing the iterator gives up those under way at once.

        Raises `WorkersLostError` for a task to which several processes were lost.
        """
        waiting = iter(tasks)
        while self._here > 0:
            task = next(waiting, None)
            if task is None:
                return
            start = self._clock()
            result = task()
            self._here -= self._clock() - start
            yield result
        yield from self._elsewhere(waiting)

    def _elsewhere(self, tasks: Iterator[Callable[[], Result]]) -> Iterator[Result]:
        """Each process is served by a thread, which waits for it."""
        idle: SimpleQueue[_Worker] = SimpleQueue()
        for worker in self._workers:
            idle.put(worker)
        stopped = Event()
        with ThreadPoolExecutor(len(self._workers), initializer=_block_interrupts) as threads:

            def begin(task: Callable[[], Result]) -> Promise[Result]:
                return threads.submit(_do, idle, stopped, task)

            try:
                yield from in_order(tasks, begin, max(AHEAD, 4 * len(self._workers)))
            except BaseException:
                stopped.set()
                self.close()
                raise


def _do(idle: "SimpleQueue[_Worker]", stopped: Event, task: Callable[[], Result]) -> Result:
    worker = idle.get()
    try:
        return worker.do(task, stopped)
    finally:
        idle.put(worker)


def _block_interrupts() -> None:
    """Leave Ctrl-C to the main thread, in the processes that this thread starts too."""
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})


class _Worker:
    """A process that does one task after the other, started when there is one to do."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._process: Any = None
        self._pipe: Connection[Any, Any] | None = None

    def do(self, task: Callable[[], Result], stopped: Event) -> Result:
        """Return what a task returns; its own errors are raised here."""
        for _ in range(TRIES):
            pipe = self._started(stopped)
            try:
                pipe.send(task)
                result, error = pipe.recv()
            except (EOFError, OSError):
                code = self.end()
                continue
            if error is not None:
                raise error
            done: Result = result
            return done
        raise WorkersLostError(
            f"{TRIES} processes ended in the middle of the same matches, the last with exit code {code}"
            + " (as where memory runs out)" * (code == -signal.SIGKILL)
        )

    def end(self) -> int | None:
        """End the process, which may have ended by itself, and return its exit code."""
        with self._lock:
            process, self._process = self._process, None
            if process is None:
                return None
            process.kill()
            process.join()
            code: int | None = process.exitcode
            return code

    def _started(self, stopped: Event) -> "Connection[Any, Any]":
        with self._lock:
            if stopped.is_set():
                raise WorkersLostError("stopped")
            if self._process is None or self._pipe is None:
                # Not forked: this process has threads, whose locks a fork would copy as they are.
                context = multiprocessing.get_context("spawn")
                self._pipe, theirs = context.Pipe()
                self._process = context.Process(target=_work, args=(theirs,), daemon=True)
                self._process.start()
                theirs.close()
            return self._pipe


def _work(pipe: "Connection[Any, Any]") -> None:
    """Does tasks until whoever gives them is gone."""
    while True:
        try:
            sent = pipe.recv_bytes()
        except (EOFError, OSError):
            return
        answer: tuple[Any, Exception | None]
        try:
            answer = pickle.loads(sent)(), None  # noqa: S301  # from the process that has started this one
        except Exception as error:  # noqa: BLE001  # it is raised where the result is awaited
            error.add_note(format_exc())
            answer = None, error
        try:
            pipe.send(answer)
        except OSError:
            return
