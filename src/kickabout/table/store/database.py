"""The database: one writer thread that commits before anybody is told.

Everything that tables want written at the same moment goes into one transaction, so that the disk
is waited for once. A job that fails takes no other with it: the group is then tried one by one.
"""

import asyncio
import logging
import queue
import secrets
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, Generic, TypeVar

import sqlalchemy as sa
from alembic.util import CommandError

from kickabout.table import metrics
from kickabout.table.errors import CannotStart, MovedOn, Unsaved
from kickabout.table.store import news
from kickabout.table.store.engines import (
    FILE,
    identity,
    make_engine,
    make_shared_engine,
    migrate,
)
from kickabout.table.store.queries import Append, append_all
from kickabout.text.messages import Message

T = TypeVar("T")
logger = logging.getLogger(__name__)
GROUP = 256
"""At most this many jobs share a commit, so that none waits long."""
READERS = 6
"""So many threads read beside the writer."""


class _Job(Generic[T]):
    """Something to write, and where to report it."""

    def __init__(self, work: Callable[[sa.Connection], T]) -> None:
        self.work = work
        self.done: Future[T] = Future()


def _cause(error: sa.exc.SQLAlchemyError) -> str:
    """What the database said, without the values that it was about."""
    said = getattr(error, "orig", None)
    primary = getattr(getattr(said, "diag", None), "message_primary", None)
    return str(primary or said or error)


class Store:
    """The open database of a server: a file in its folder, or a PostgreSQL that it shares with others."""

    def __init__(self, folder: Path, database: str | None = None) -> None:
        """Opens, or makes, the database in this folder; with an address, the PostgreSQL that it leads to.

        Raises `OSError` about the folder, `CannotStart` if the database is none, newer than this version, or
        cannot be written, and `ValueError` for an address that is none of a PostgreSQL.
        """
        self.database = database
        self.server = secrets.token_hex(8)
        """By what the servers of a shared database know this one while it runs."""
        if database is None:
            # Seeds and hidden cards stand in it; the files that SQLite makes beside it are like it.
            (folder / FILE).touch(mode=0o600)
            for left in folder.glob(f"{FILE}*"):  # by an older version, after a crash
                left.chmod(0o600)
            self.engine = make_engine(folder / FILE)
        else:
            self.engine = make_shared_engine(database)
        shown = self.engine.url.render_as_string() if self.shared else str(folder / FILE)
        try:
            migrate(self.engine)
        except CommandError as error:
            self.engine.dispose()
            raise CannotStart(Message("error-database-newer", file=shown)) from error
        except sa.exc.SQLAlchemyError as error:
            self.engine.dispose()
            raise CannotStart(
                Message("error-database-unusable", file=shown, cause=_cause(error))
            ) from error
        own = () if self.shared else (folder / FILE, folder / f"{FILE}-wal")
        self._files = {path: identity(path) for path in own}
        self._writing: sa.Connection | None = None
        """The writer's own connection, which comes back by itself after the database was away."""
        self._jobs: queue.SimpleQueue[_Job[Any] | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="kickabout-reader")
        self._writer = threading.Thread(target=self._run, name="kickabout-store", daemon=True)
        self._writer.start()

    @property
    def shared(self) -> bool:
        """Whether other servers may write into the same database."""
        return self.database is not None

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        """Does some work in a transaction and returns once it is committed.

        Raises `MovedOn` if another server was faster, `Unsaved` if the database refused; nothing of the work is stored then, except where
        the disk itself failed in the middle, so whoever needs certainty reads it again.
        """
        job = _Job(work)
        self._jobs.put(job)
        try:
            with metrics.DATABASE.labels("write").time():
                return await asyncio.wrap_future(job.done)
        except sa.exc.IntegrityError as error:
            raise MovedOn(Message("error-moved-on-elsewhere")) from error
        except sa.exc.SQLAlchemyError as error:
            raise Unsaved(Message("error-unsaved", cause=_cause(error))) from error

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """Does some reading in a worker thread; raises `Unsaved` if the database cannot be read."""

        def run() -> T:
            with self.engine.connect() as connection:
                return work(connection)

        try:
            with metrics.DATABASE.labels("read").time():
                return await asyncio.get_running_loop().run_in_executor(self._readers, run)
        except sa.exc.SQLAlchemyError as error:
            raise Unsaved(Message("error-unreadable", cause=_cause(error))) from error

    def close(self) -> None:
        """Writes what is waiting and closes the database."""
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
            # Whoever has given up waiting before its turn has its job left undone.
            live = [job for job in group if job and job.done.set_running_or_notify_cancel()]
            self._commit(live)
            if None in group:
                break
        if self._writing is not None:
            self._writing.close()

    def _check_files(self) -> None:
        """Raises `Unsaved` if the files that are open are not those in the folder any more.

        The system would go on writing into what has been removed, and all of it would be lost with the process.
        """
        for path, known in self._files.items():
            if identity(path) != known:
                logger.error("%s was removed or replaced while the server ran", path)
                raise Unsaved(Message("error-database-gone", file=path.name))

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
        # Whatever went wrong is for the one who asked; the writer goes on for the others.
        except Exception as error:  # noqa: BLE001
            if len(jobs) == 1:
                jobs[0].done.set_exception(error)
            else:
                for job in jobs:
                    self._commit([job])
        else:
            for job in jobs:
                job.done.set_result(results.get(id(job)))
