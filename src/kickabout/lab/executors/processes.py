"""Processes of this machine; one that dies is replaced, and its task run again."""

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
from typing import Any

from kickabout.engine.processors import processors
from kickabout.lab.executors.base import AHEAD, Closing, Promise, Result, WorkersLostError, in_order
from kickabout.lab.say import message

HERE = 5.0
"""Seconds of processor time for which the caller's own thread works before processes are started: each
takes about three to start."""
TRIES = 3
"""The number of processes that one task may lose."""


class Processes(Closing):
    """An executor of processes, which are reused until it is closed."""

    def __init__(
        self,
        number: int | None = None,
        here: float = HERE,
        clock: Callable[[], float] = time.thread_time,
    ) -> None:
        """Use this many processes, by default one for each processor, after `here` seconds of work."""
        self._workers = [_Worker() for _ in range(number or processors())]
        self._here = here
        self._clock = clock

    def close(self) -> None:
        """End the processes."""
        for worker in self._workers:
            worker.end()

    def in_order(self, tasks: Iterable[Callable[[], Result]]) -> Iterator[Result]:
        """Yield the results of tasks in their order; closing the iterator ends those in progress at once.

        Raises `WorkersLostError` for a task that has lost `TRIES` processes.
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
        """Yield the results of tasks that the processes run, each of which has a thread that waits for it."""
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
    """Leave Ctrl-C to the main thread; processes that this thread starts inherit the mask."""
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})


class _Worker:
    """A process that runs one task at a time, started for the first one."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._process: Any = None
        self._pipe: Connection[Any, Any] | None = None

    def do(self, task: Callable[[], Result], stopped: Event) -> Result:
        """Return the result of a task, or raise its exception."""
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
        killed = "yes" if code == -signal.SIGKILL else "no"
        lost = message("lost-processes", number=TRIES, code=f"{code}", killed=killed)
        raise WorkersLostError(lost)

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
    """Run tasks until the process that sends them is gone."""
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
