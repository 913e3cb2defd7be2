"""The two kinds of database: an SQLite file of one server, and a PostgreSQL that any number of
servers share.
"""

from pathlib import Path
from typing import Any

import sqlalchemy as sa

FILE = "kickabout.sqlite3"
MIGRATING = 0x6B69636B
"""The key of the lock that a server holds while it migrates a shared database."""
SESSION: dict[str, Any] = {
    "application_name": "kickabout",
    "connect_timeout": 5,
    # A process suspended in the middle of a transaction must not block the others for long.
    "options": "-c statement_timeout=15000 -c lock_timeout=5000"
    " -c idle_in_transaction_session_timeout=10000 -c timezone=UTC",
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
}
"""Connection settings for PostgreSQL, in seconds; those in `options` are in milliseconds."""


def make_engine(path: Path) -> sa.Engine:
    """Return the engine of a database file, whose write-ahead log is on the disk when a commit
    returns.
    """
    engine = sa.create_engine(
        f"sqlite:///{path}", connect_args={"timeout": 5.0}, hide_parameters=True
    )

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


def shared_url(address: str) -> sa.URL:
    """Return the address of a PostgreSQL, such as `postgresql://user@host/name`; raises
    `ValueError` for anything else.
    """
    try:
        url = sa.make_url(address)
    except sa.exc.ArgumentError as error:
        # The original text repeats the address, which may contain a password.
        raise ValueError("no address of a database") from error
    if url.get_backend_name() != "postgresql":
        raise ValueError(f"{url.get_backend_name()} is not postgresql")
    return url.set(drivername="postgresql+psycopg")


def make_shared_engine(address: str) -> sa.Engine:
    """Return the engine of a PostgreSQL; raises `ValueError` if the address is not one."""
    return sa.create_engine(
        shared_url(address),
        connect_args=SESSION,
        pool_size=8,
        max_overflow=8,
        hide_parameters=True,  # they include hidden cards and the keys to seats
    )


class NewerSchema(Exception):
    """A database has the schema of a newer version."""


def migrate(engine: sa.Engine, revision: str = "head") -> None:
    """Migrate the database to the current schema, or to that of a revision; raise `NewerSchema` if it has one that
    is not known.
    """
    # A tenth of what it costs to import the web application; nobody else needs it.
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATING)))
        config.attributes["connection"] = connection
        try:
            command.upgrade(config, revision)
        except CommandError as error:
            raise NewerSchema from error


def identity(path: Path) -> tuple[int, int] | None:
    """Return the device and inode of a file, None if there is none."""
    try:
        status = path.stat()
    except FileNotFoundError:
        return None
    return status.st_dev, status.st_ino
