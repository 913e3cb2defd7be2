"""A Dask cluster, whose workers have the same release of Kickabout installed."""

import asyncio
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import CancelledError

from distributed import Client, KilledWorker

from kickabout.lab.executors.base import AHEAD, Closing, Promise, Result, WorkersLostError, in_order
from kickabout.lab.release import release
from kickabout.lab.say import invalid, message

PATIENCE = 10.0
"""Seconds to wait for a scheduler, and for its first worker."""


class Cluster(Closing):
    """An executor of the workers of a Dask scheduler, which runs the tasks of a lost worker on another."""

    def __init__(self, address: str) -> None:
        """Join the scheduler at an address such as `tcp://host:8786`.

        Raises `ValueError` if none answers there, if it has no workers, or if one of them has another
        release of Kickabout.
        """
        try:
            self._client = Client(address, timeout=PATIENCE, set_as_default=False)  # type: ignore[no-untyped-call]  # it has no types
        except ValueError as error:
            raise invalid("wrong-cluster-address") from error
        except (OSError, TimeoutError) as error:
            raise invalid("wrong-cluster") from error
        try:
            self._check_workers()
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """Leave the cluster, which cancels the tasks of this client."""
        self._client.close()  # type: ignore[no-untyped-call]

    def in_order(self, tasks: Iterable[Callable[[], Result]]) -> Iterator[Result]:
        """Yield the results of tasks in their order; closing the iterator cancels those not yet started.

        Raises `WorkersLostError` for a task that has lost several workers, and if the scheduler is
        lost.
        """

        def begin(task: Callable[[], Result]) -> Promise[Result]:
            promise: Promise[Result] = self._client.submit(task, pure=False)
            return promise

        places = sum(self._client.nthreads().values())  # type: ignore[no-untyped-call]
        try:
            yield from in_order(tasks, begin, max(AHEAD, 4 * places))
        except KilledWorker as error:
            raise WorkersLostError(
                message("lost-workers", worker=error.last_worker.address)
            ) from error
        except (CancelledError, asyncio.CancelledError) as error:
            raise WorkersLostError(message("lost-scheduler")) from error

    def _check_workers(self) -> None:
        try:
            self._client.wait_for_workers(1, timeout=PATIENCE)
            releases: dict[str, str] = self._client.run(release)
        except TimeoutError as error:
            raise invalid("wrong-cluster-empty") from error
        except ImportError as error:
            raise invalid("wrong-cluster-workers") from error
        ours = release()
        for worker, theirs in releases.items():
            if theirs != ours:
                raise invalid("wrong-cluster-release", worker=worker, theirs=theirs, ours=ours)
