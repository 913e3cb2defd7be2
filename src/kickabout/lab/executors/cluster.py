"""A Dask cluster, whose workers have the same release of Kickabout installed."""

import asyncio
import hashlib
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import CancelledError
from pathlib import Path
from types import TracebackType
from typing import Self

from distributed import Client, KilledWorker

import kickabout
from kickabout.lab.executors.base import AHEAD, Promise, Result, WorkersLostError, in_order

PATIENCE = 10.0
"""Seconds in which a scheduler has to answer, and to have a worker."""


class Cluster:
    """Does tasks on the workers of a Dask scheduler, which does those of a lost worker on another."""

    def __init__(self, address: str) -> None:
        """Join the scheduler at an address such as `tcp://host:8786`.

        Raises `ValueError` if none answers there, if it has no workers, or if one of them has another
        release of Kickabout.
        """
        try:
            self._client = Client(address, timeout=PATIENCE, set_as_default=False)  # type: ignore[no-untyped-call]  # it has no types
        except (OSError, ValueError, TimeoutError) as error:
            raise ValueError(f"no Dask scheduler answers: {error}") from error
        try:
            self._check_workers()
        except BaseException:
            self.close()
            raise

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
        """Leave the cluster; what it still does for this client is cancelled."""
        self._client.close()  # type: ignore[no-untyped-call]

    def in_order(self, tasks: Iterable[Callable[[], Result]]) -> Iterator[Result]:
        """Yield what each task returns; closing the iterator cancels those that have not begun.

        Raises `WorkersLostError` for a task to which several workers were lost, and where the
        scheduler is.
        """

        def begin(task: Callable[[], Result]) -> Promise[Result]:
            promise: Promise[Result] = self._client.submit(task, pure=False)
            return promise

        places = sum(self._client.nthreads().values())  # type: ignore[no-untyped-call]
        try:
            yield from in_order(tasks, begin, max(AHEAD, 4 * places))
        except KilledWorker as error:
            raise WorkersLostError(
                f"several workers of the cluster ended in the middle of the same matches: {error}"
            ) from error
        except (CancelledError, asyncio.CancelledError) as error:
            raise WorkersLostError("the scheduler of the cluster was lost") from error

    def _check_workers(self) -> None:
        try:
            self._client.wait_for_workers(1, timeout=PATIENCE)
            releases: dict[str, tuple[str, str]] = self._client.run(release)
        except TimeoutError as error:
            raise ValueError("this Dask scheduler has no workers") from error
        except ImportError as error:
            raise ValueError(f"its workers have no Kickabout of this release: {error}") from error
        ours = release()
        for worker, theirs in releases.items():
            if theirs != ours:
                raise ValueError(
                    f"its worker {worker} has Kickabout {' '.join(theirs)}, which may play otherwise"
                    f" than the {' '.join(ours)} of this machine"
                )


def release() -> tuple[str, str]:
    """Return the version of Kickabout, and a digest of the sources on which the matches hang."""
    found = hashlib.sha256()
    package = Path(kickabout.__file__).parent
    for room in ("bots", "engine", "games", "lab"):
        for source in sorted((package / room).rglob("*.py")):
            found.update(source.read_bytes())
    return kickabout.__version__, found.hexdigest()[:16]
