"""The queue of the laboratory: runs are played one after another by a worker process.

Runs and their progress are rows of the database. If a server dies, its run is played again, by itself after a restart or
by another server of the same database. A run may be cancelled on any server; the one that plays it notices when it next
writes the progress.
"""

import asyncio
import json
import logging
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from datetime import timedelta
from typing import Any

from kickabout.table.errors import TableError
from kickabout.table.play import Background
from kickabout.table.settings import Limits
from kickabout.table.store import Claimed, Store, lab_queries, now

LOOK_SECONDS = 5.0
"""How often a server polls for runs added by other servers, or left by dead ones."""
NOTE_SECONDS = 1.0
"""How often progress is written and cancellation checked."""
GRACE_SECONDS = 60.0
"""How long an interrupted worker may take for its report."""
REMOVAL_SECONDS = 3600.0
LONGEST_LINE = 1 << 25
COMMAND = (sys.executable, "-m", "kickabout.table.lab")

logger = logging.getLogger(__name__)
Lost = (ConnectionError, ValueError, OSError, asyncio.IncompleteReadError)


class LabRunner:
    """Plays the runs in the database while the server is up."""

    def __init__(self, store: Store, limits: Limits | None, keep_days: float | None) -> None:
        self._store = store
        self._threads = None if limits is None else limits.lab_threads
        self._seconds = None if limits is None else limits.lab_seconds
        self._keep_days = keep_days
        self._asked = asyncio.Event()
        self._looked = asyncio.Event()
        self._background = Background()

    def start(self) -> None:
        """Start playing, beginning with runs interrupted when the server last stopped."""
        self._background.start(self._play_on())
        self._background.start(self._remove_now_and_then())

    def wake(self) -> None:
        """Check for new and cancelled runs now."""
        self._asked.set()
        self._looked.set()

    async def stop(self) -> None:
        """Stop the worker; its run goes back to the queue."""
        await self._background.stop()

    async def _play_on(self) -> None:
        if not self._store.shared:
            await self._tried(lab_queries.take_back_runs)
        while True:
            self._asked.clear()
            claimed = await self._tried(self._claim)
            if isinstance(claimed, Claimed):
                await self._play(claimed)
            else:
                # Where nobody else writes into the database, whatever is asked is asked here.
                seconds = LOOK_SECONDS if self._store.shared else None
                with suppress(TimeoutError):
                    async with asyncio.timeout(seconds):
                        await self._asked.wait()

    def _claim(self, connection: Any) -> Claimed | None:
        return lab_queries.claim_run(connection, self._store.server)

    async def _tried(self, work: Callable[[Any], object]) -> object:
        """Write to the database; return None if that fails, after a pause."""
        try:
            return await self._store.write(work)
        except TableError:
            await asyncio.sleep(LOOK_SECONDS)
            return None

    async def _play(self, claimed: Claimed) -> None:
        """Play a run, and put it back if the worker is lost."""
        run, server = claimed.id, self._store.server
        child = None
        try:
            child = await _start()
            answer = await self._followed(claimed, child)
        except asyncio.CancelledError:
            await _end(child)
            with suppress(TableError):
                await self._store.write(
                    lambda c: lab_queries.release_run(c, run, server, counts=False)
                )
            raise
        except Lost as error:
            logger.warning("a process of the laboratory was lost (%r)", error)
            answer = None
        await _end(child)
        if answer is None:
            await self._tried(lambda c: lab_queries.release_run(c, run, server, counts=True))
        else:
            await self._tried(lambda c: lab_queries.end_run(c, run, server, **answer))

    async def _followed(
        self, claimed: Claimed, child: asyncio.subprocess.Process
    ) -> dict[str, Any] | None:
        """Return the worker's answer; None if the run was cancelled.

        Raises one of `Lost` if the worker has ended without one.
        """
        assert child.stdin is not None
        work = {
            "plan": claimed.plan,
            "box": claimed.box,
            "base": claimed.base,
            "threads": self._threads,
        }
        child.stdin.write(json.dumps(work).encode() + b"\n")
        await child.stdin.drain()
        told = {"phase": "compile", "done": 0, "total": 0}
        reading, is_told = asyncio.create_task(_read(child, told)), False
        loop = asyncio.get_running_loop()
        end = None if self._seconds is None else loop.time() + self._seconds
        try:
            while not reading.done():
                self._looked.clear()
                looking = asyncio.create_task(self._looked.wait())
                await asyncio.wait(
                    {reading, looking},
                    timeout=NOTE_SECONDS,
                    return_when=asyncio.FIRST_COMPLETED,
                )
                looking.cancel()
                if not await self._note(claimed.id, told):
                    return None
                if end is not None and loop.time() > end:
                    if loop.time() > end + GRACE_SECONDS:
                        return {"fault": "it took longer than this server allows"}
                    if not is_told:
                        is_told = True
                        child.send_signal(signal.SIGINT)  # it reports on what it has played
            return reading.result()
        finally:
            reading.cancel()
            with suppress(asyncio.CancelledError, *Lost):
                await reading

    async def _note(self, run: str, told: dict[str, Any]) -> bool:
        """Write the progress of a run; return False if it was cancelled."""
        server = self._store.server
        phase, done, total = told["phase"], told["done"], told["total"]
        try:
            return await self._store.write(
                lambda c: lab_queries.note_progress(c, run, server, phase, done, total)
            )
        except TableError:
            return True  # it goes on, and is noted when the database is back

    async def _remove_now_and_then(self) -> None:
        while self._keep_days is not None:
            before = now() - timedelta(days=self._keep_days)
            await self._tried(lambda c: lab_queries.remove_lab(c, before))  # noqa: B023 - awaited at once
            await asyncio.sleep(REMOVAL_SECONDS)


async def _start() -> asyncio.subprocess.Process:
    # In a session of its own: Ctrl-C is for the server, whose end it notices by itself.
    return await asyncio.create_subprocess_exec(
        *COMMAND,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=LONGEST_LINE,
        start_new_session=True,
    )


async def _read(child: asyncio.subprocess.Process, told: dict[str, Any]) -> dict[str, Any]:
    """Read progress into `told` until the answer comes; return that."""
    assert child.stdout is not None
    while True:
        line = await child.stdout.readline()
        if not line.endswith(b"\n"):
            raise ConnectionError("it has ended without an answer")
        said: dict[str, Any] = json.loads(line)
        if "phase" not in said:
            return said
        told.update(said)


async def _end(child: asyncio.subprocess.Process | None) -> None:
    if child is None:
        return
    assert child.stdin is not None
    child.stdin.close()
    with suppress(ProcessLookupError):
        child.kill()
    await child.wait()
