"""Backups: one file with everything that a server keeps, written while it runs and restored where there is nothing yet.

A backup holds the seeds and hidden cards of matches in progress, so it is as secret as the server. Its file is readable
by its owner only, and has another name until it is whole.
"""

import gzip
import os
import sqlite3
import subprocess
import tarfile
import zlib
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import sqlalchemy as sa

from kickabout.table.store.engines import FILE, make_shared_engine, shared_url
from kickabout.text.invalid import Invalid
from kickabout.text.messages import Message

LEFT_OUT = {FILE, f"{FILE}-wal", f"{FILE}-shm", "lock"}
"""What a running server changes in its folder; the database is copied by SQLite itself."""
OF_SERVERS = ("servers", "leases", "presence", "jobs")
"""The tables about servers that ran when a backup was made, and do not when it is restored."""


def save_folder(data: Path, file: Path) -> None:
    """Write a backup of a data folder, with its database and keys.

    Raises `ValueError` if it has no database or that is damaged, `OSError` about the files.
    """
    if not (data / FILE).is_file():
        raise Invalid(Message("backup-nothing", folder=str(data)))
    with _new(file) as part:
        copy = part.with_name(FILE)
        with (
            _database_errors(data / FILE),
            closing(
                sqlite3.connect(f"{(data / FILE).absolute().as_uri()}?mode=rw", uri=True)
            ) as live,
            closing(sqlite3.connect(copy)) as kept,
        ):
            live.backup(kept)
        with tarfile.open(part, "w:gz") as archive:
            archive.add(copy, FILE)
            for path in sorted(data.iterdir()):
                if path.name not in LEFT_OUT:
                    archive.add(path, path.name)


def restore_folder(file: Path, data: Path) -> None:
    """Restore a backup of a data folder.

    Raises `ValueError` if the folder holds anything, or if the file is no whole backup; nothing is restored then.
    """
    if data.is_dir() and any(data.iterdir()):
        raise Invalid(Message("backup-not-empty", folder=str(data)))
    data.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=data.parent, prefix=".restoring-") as scratch:
        whole = Path(scratch) / "whole"
        whole.mkdir(mode=0o700)
        try:
            with gzip.open(file) as unpacked:
                with tarfile.open(fileobj=unpacked, mode="r|") as archive:
                    archive.extractall(whole, filter="data")
                while unpacked.read(1 << 20):  # its checksum follows what the archive needs
                    pass
        except (tarfile.TarError, EOFError, zlib.error, gzip.BadGzipFile) as error:
            raise _no_backup(file) from error
        if not (whole / FILE).is_file():
            raise _no_backup(file)
        whole.rename(data)


def save_shared(database: str, file: Path) -> None:
    """Write a backup of a PostgreSQL; raises `ValueError` with what its own tool says, `OSError` about the file."""
    with _new(file) as part:
        _run(database, "pg_dump", "--format=custom", "--no-owner", f"--file={part}")


def restore_shared(file: Path, database: str) -> None:
    """Restore a backup of a PostgreSQL into an empty database; raises `ValueError` with what its own tool says."""
    _run(database, "pg_restore", "--exit-on-error", "--single-transaction", "--no-owner", str(file))
    engine = make_shared_engine(database)
    with engine.begin() as connection:
        connection.execute(sa.text(f"TRUNCATE {', '.join(OF_SERVERS)}"))
    engine.dispose()


def _run(database: str, tool: str, *arguments: str) -> None:
    """Run one of PostgreSQL's own tools, which is told the password where others on the machine cannot read it."""
    url = shared_url(database).set(drivername="postgresql")
    secret = {"PGPASSWORD": url.password} if url.password else {}
    address = url._replace(password=None).render_as_string()
    try:
        done = subprocess.run(  # noqa: S603 - a tool of PostgreSQL, and an address that was checked
            [tool, f"--dbname={address}", *arguments],
            env=os.environ | secret,
            capture_output=True,
            text=True,
            check=False,
        )
    except FileNotFoundError as error:
        raise Invalid(Message("backup-no-tool", tool=tool)) from error
    if done.returncode != 0:
        lines = done.stderr.strip().splitlines() or [str(done.returncode)]
        raise Invalid(Message("backup-failed", reason=lines[0]))


@contextmanager
def _new(file: Path) -> Iterator[Path]:
    """Yield a path beside a file, in a folder of the owner's, which takes the file's place once it is written."""
    with TemporaryDirectory(dir=file.parent, prefix=".backup-") as scratch:
        part = Path(scratch) / "part"
        part.touch(mode=0o600)
        yield part
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.replace(file)


@contextmanager
def _database_errors(path: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise Invalid(Message("backup-database", file=str(path), reason=str(error))) from error


def _no_backup(file: Path) -> Invalid:
    return Invalid(Message("backup-broken", file=str(file)))
