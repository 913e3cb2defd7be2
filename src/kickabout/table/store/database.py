"""The database: one writer thread that commits before anybody is told.

Everything that tables want written at the same moment goes into one transaction, so that the disk
is waited for once. A job that fails takes no other with it: the group is then tried one by one.
"""

import asyncio
import logging
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any, Generic, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError

from kickabout.table.errors import CannotStart, Unsaved
from kickabout.table.store.queries import Append, append_all
from kickabout.text.messages import Message

T = TypeVar("T")
logger = logging.getLogger(__name__)
FILE = "kickabout.sqlite3"
GROUP = 256
"""At most this many jobs share a commit, so that none waits long."""


class _Job(Generic[T]):
    """Something to write, and where to report it."""

    def __init__(self, work: Callable[[sa.Connection], T]) -> None:
        self.work = work
        self.done: Future[T] = Future()


def make_engine(path: Path) -> sa.Engine:
    """The engine for a database file: a write-ahead log that is on the disk when a commit returns."""
    engine = sa.create_engine(f"sqlite:///{path}", connect_args={"timeout": 5.0})

    def prepare(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        for pragma in (
            "journal_mode=WAL",
            "synchronous=FULL",
            "busy_timeout=5000",
            "foreign_keys=ON",
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    sa.event.listen(engine, "connect", prepare)
    return engine


def migrate(engine: sa.Engine, revision: str = "head") -> None:
    """Brings the database to the present shape, or to the one that it had with a revision."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)


def _identity(path: Path) -> tuple[int, int] | None:
    """Which file lies there, None if there is none."""
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino


class Store:
    """The open database of a server."""

    def __init__(self, folder: Path) -> None:
        """Opens, or makes, the database in this folder.

        Raises `OSError` about the folder, `CannotStart` if the database is none, newer than this version, or
        cannot be written.
        """
        # Seeds and hidden cards stand in it; the files that SQLite makes beside it are like it.
        (folder / FILE).touch(mode=0o600)
        for left in folder.glob(f"{FILE}*"):  # by an older version, after a crash
            left.chmod(0o600)
        self.engine = make_engine(folder / FILE)
        try:
            migrate(self.engine)
        except CommandError as error:
            self.engine.dispose()
            raise CannotStart(Message("error-database-newer", file=str(folder / FILE))) from error
        except sa.exc.SQLAlchemyError as error:
            self.engine.dispose()
            cause = str(getattr(error, "orig", None) or error)
            raise CannotStart(
                Message("error-database-unusable", file=str(folder / FILE), cause=cause)
            ) from error
        self._files = {path: _identity(path) for path in (folder / FILE, folder / f"{FILE}-wal")}
        self._jobs: queue.SimpleQueue[_Job[Any] | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._run, name="kickabout-store", daemon=True)
        self._writer.start()

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        """Does some work in a transaction and returns once it is committed.

        Raises `Unsaved` if the database refused; nothing of the work is stored then, except where
        the disk itself failed in the middle, so whoever needs certainty reads it again.
        """
        job = _Job(work)
        self._jobs.put(job)
        try:
            return await asyncio.wrap_future(job.done)
        except sa.exc.IntegrityError as error:
            raise Unsaved(Message("error-moved-on-elsewhere")) from error
        except sa.exc.SQLAlchemyError as error:
            cause = str(getattr(error, "orig", None) or error)
            raise Unsaved(Message("error-unsaved", cause=cause)) from error

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """Does some reading in a worker thread; raises `Unsaved` if the database cannot be read."""

        def run() -> T:
            with self.engine.connect() as connection:
                return work(connection)

        try:
            return await asyncio.to_thread(run)
        except sa.exc.SQLAlchemyError as error:
            cause = str(getattr(error, "orig", None) or error)
            raise Unsaved(Message("error-unreadable", cause=cause)) from error

    def close(self) -> None:
        """Writes what is waiting and closes the database."""
        self._jobs.put(None)
        self._writer.join()
        self.engine.dispose()

    def _run(self) -> None:
        with self.engine.connect() as connection:
            while True:
                first = self._jobs.get()
                group = [first]
                while len(group) < GROUP and not self._jobs.empty():
                    group.append(self._jobs.get())
                # Whoever has given up waiting before its turn has its job left undone.
                live = [job for job in group if job and job.done.set_running_or_notify_cancel()]
                self._commit(connection, live)
                if None in group:
                    return

    def _check_files(self) -> None:
        """Raises `Unsaved` if the files that are open are not those in the folder any more.

        The system would go on writing into what has been removed, and all of it would be lost with the process.
        """
        for path, identity in self._files.items():
            if _identity(path) != identity:
                logger.error("%s was removed or replaced while the server ran", path)
                raise Unsaved(Message("error-database-gone", file=path.name))

    def _commit(self, connection: sa.Connection, jobs: list[_Job[Any]]) -> None:
        if not jobs:
            return
        try:
            with connection.begin():
                appends = [job.work for job in jobs if isinstance(job.work, Append)]
                if appends:
                    append_all(connection, appends)
                others = [job for job in jobs if not isinstance(job.work, Append)]
                results = {id(job): job.work(connection) for job in others}
                self._check_files()
        # Whatever went wrong is for the one who asked; the writer goes on for the others.
        except Exception as error:  # noqa: BLE001
            if len(jobs) == 1:
                jobs[0].done.set_exception(error)
            else:
                for job in jobs:
                    self._commit(connection, [job])
        else:
            for job in jobs:
                job.done.set_result(results.get(id(job)))
