"""The database: one writer thread that commits before anybody is told.

All writes that are queued at the same moment go into one transaction, so that they wait for the
disk once. If a job fails, the jobs of its group are retried one by one, so that it affects no
other.
"""

import asyncio
import queue
import secrets
import threading
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, Generic, TypeVar

import sqlalchemy as sa

from kickabout.table import metrics
from kickabout.table.errors import CannotStart, MovedOn, Unsaved
from kickabout.table.store import news, queries
from kickabout.table.store.engines import (
    FILE,
    NewerSchema,
    identity,
    make_engine,
    make_shared_engine,
    migrate,
)
from kickabout.table.store.log_queries import Append, append_all
from kickabout.table.store.outages import Outages, try_writing
from kickabout.table.store.signing import Signer
from kickabout.text.messages import Message

T = TypeVar("T")
GROUP = 256
"""The largest number of jobs in one commit, so that none waits long."""
READERS = 6
"""The number of threads that read beside the writer."""


class _Job(Generic[T]):
    """A write, and the future of its result in the event loop that waits for it."""

    def __init__(self, work: Callable[[sa.Connection], T]) -> None:
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[T] = self.loop.create_future()


def _deliver(
    jobs: Sequence[_Job[Any]], results: Mapping[int, Any], error: Exception | None
) -> None:
    """Give the jobs of a group their results, or the error, in their own event loops."""
    for loop in {job.loop for job in jobs}:
        own = [job for job in jobs if job.loop is loop]
        with suppress(RuntimeError):  # a loop that was closed in the meantime
            loop.call_soon_threadsafe(_settle, own, results, error)


def _settle(jobs: Sequence[_Job[Any]], results: Mapping[int, Any], error: Exception | None) -> None:
    for job in jobs:
        if job.done.cancelled():
            continue
        if error is None:
            job.done.set_result(results.get(id(job)))
        else:
            job.done.set_exception(error)


def _cause(error: Exception) -> str:
    """Return the database's error message, without the values of the statement."""
    said = getattr(error, "orig", None)
    primary = getattr(getattr(said, "diag", None), "message_primary", None)
    return str(primary or said or error)


class _Replaced(Exception):
    """An open file is not the one in the folder any more."""


class Store:
    """The open database of a server: a file in its folder, or a PostgreSQL that it shares with
    others.
    """

    def __init__(self, folder: Path, database: str | None = None) -> None:
        """Open, or create, the database in this folder; with an address, connect to that
        PostgreSQL.

        Raises `OSError` about the folder, `CannotStart` if the database is invalid, newer than this
        version, or cannot be written, and `ValueError` if the address is not one of a PostgreSQL.
        """
        self.database = database
        self.server = secrets.token_hex(8)
        """The id of this server, while it runs, among those of a shared database."""
        if database is None:
            # It contains seeds and hidden cards; files that SQLite creates beside it get the same
            # mode.
            (folder / FILE).touch(mode=0o600)
            for left in folder.glob(f"{FILE}*"):  # left by an older version after a crash
                left.chmod(0o600)
            self.engine = make_engine(folder / FILE)
        else:
            self.engine = make_shared_engine(database)
        shown = self.engine.url.render_as_string() if self.shared else str(folder / FILE)
        try:
            migrate(self.engine)
            with self.engine.begin() as connection:
                self.signer = Signer(queries.signing_key(connection, secrets.token_hex(32)))
        except NewerSchema as error:
            self.engine.dispose()
            raise CannotStart(Message("error-database-newer", file=shown)) from error
        except sa.exc.SQLAlchemyError as error:
            self.engine.dispose()
            raise CannotStart(
                Message("error-database-unusable", file=shown, cause=_cause(error))
            ) from error
        own = () if self.shared else (folder / FILE, folder / f"{FILE}-wal")
        self._files = {path: identity(path) for path in own}
        self._outages = Outages()
        self._writing: sa.Connection | None = None
        """The writer's own connection, which recovers by itself after an outage of the database."""
        self._jobs: queue.SimpleQueue[_Job[Any] | None] = queue.SimpleQueue()
        # At PostgreSQL's level of isolation each statement sees the newest state anyway; a transaction around a read
        # would only cost two more round trips. In SQLite a read sees one state.
        self._reading = (
            self.engine.execution_options(isolation_level="AUTOCOMMIT")
            if self.shared
            else self.engine
        )
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="kickabout-reader")
        self._writer = threading.Thread(target=self._run, name="kickabout-store", daemon=True)
        self._writer.start()

    @property
    def shared(self) -> bool:
        """Return whether other servers may write into the same database."""
        return self.database is not None

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        """Run some work in a transaction and return its result once it is committed.

        Raises `MovedOn` if another server was faster, `Unsaved` if the database refused. Nothing is
        stored then, unless the disk itself failed in the middle: a caller that needs certainty
        reads it again.
        """
        job = _Job(work)
        self._jobs.put(job)
        try:
            with metrics.DATABASE_WRITES.time():
                return await job.done
        except sa.exc.IntegrityError as error:
            raise MovedOn(Message("error-moved-on-elsewhere")) from error
        except (sa.exc.SQLAlchemyError, _Replaced) as error:
            raise self._failed("error-unsaved", error) from error

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """Run some reading in a worker thread; only in SQLite is it one transaction. Raises `Unsaved` if the database
        cannot be read.
        """

        def run() -> T:
            with self._reading.connect() as connection:
                return work(connection)

        try:
            with metrics.DATABASE_READS.time():
                return await asyncio.get_running_loop().run_in_executor(self._readers, run)
        except sa.exc.SQLAlchemyError as error:
            raise self._failed("error-unreadable", error) from error

    async def write_apart(self, work: Callable[[sa.Connection], T]) -> T:
        """Run a write in a transaction of its own, in a worker thread: one that waits for other servers holds up no
        decision then. Only for a shared database; raises `Unsaved`.
        """
        assert self.shared, "an SQLite file has one writer"

        def run() -> T:
            with self.engine.begin() as connection:
                return work(connection)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, run)
        except sa.exc.SQLAlchemyError as error:
            raise self._failed("error-unsaved", error) from error

    async def try_writing(self) -> None:
        """Raise `Unsaved` unless something can be written now."""
        await self.write(try_writing)

    def close(self) -> None:
        """Write everything in the queue and close the database."""
        self._jobs.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()

    def _run(self) -> None:
        while True:
            first = self._jobs.get()
            group = [first]
            while len(group) < GROUP and not self._jobs.empty():
                group.append(self._jobs.get())
            # Jobs that were cancelled before their turn are skipped.
            live = [job for job in group if job and not job.done.cancelled()]
            self._commit(live)
            if None in group:
                break
        if self._writing is not None:
            self._writing.close()

    def _failed(self, message_id: str, error: Exception) -> Unsaved:
        """Return the error for whoever asked; its cause is in the log. Whatever a driver says of files that were removed or
        replaced, that is the cause.
        """
        try:
            self._check_files()
        except _Replaced as replaced:
            error = replaced
        return Unsaved(Message(message_id, id=self._outages.note(_cause(error))))

    def _check_files(self) -> None:
        """Raise `_Replaced` if the open files are not those in the folder any more.

        Writes to deleted files still succeed, and would be lost with the process.
        """
        for path, known in self._files.items():
            if identity(path) != known:
                raise _Replaced(f"{path} was removed or replaced while the server ran")

    def _commit(self, jobs: list[_Job[Any]]) -> None:
        if not jobs:
            return
        try:
            connection = self._writing = self._writing or self.engine.connect()
            with connection.begin():
                news.forget(connection)
                appends = [job.work for job in jobs if isinstance(job.work, Append)]
                if appends:
                    append_all(connection, appends)
                others = [job for job in jobs if not isinstance(job.work, Append)]
                results = {id(job): job.work(connection) for job in others}
                news.send(connection, self.server)
                self._check_files()
        # Any error is the caller's; the writer goes on with other jobs.
        except Exception as error:  # noqa: BLE001
            if len(jobs) == 1:
                _deliver(jobs, {}, error)
            else:
                for job in jobs:
                    self._commit([job])
        else:
            _deliver(jobs, results, None)
