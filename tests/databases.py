"""The database that tests keep their tables in: an SQLite file each, or with `--database=postgresql` a database each.

Whatever tests PostgreSQL itself asks for `postgresql`, and has it in either case.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count

import pytest
import sqlalchemy as sa

from benchmarks.postgresql import Cluster
from kickabout.table.store.engines import make_shared_engine, migrate, shared_url

TEMPLATE = "kickabout_template"
OPTION = "--database"
_numbers = count()


def add_option(parser: pytest.Parser) -> None:
    """Add the option that chooses the database."""
    parser.addoption(
        OPTION,
        choices=("sqlite", "postgresql"),
        default="sqlite",
        help="what the tables of the tests are kept in",
    )


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL with an empty database in the present shape, from which others are copied."""
    cluster = Cluster()
    try:
        execute(cluster, f"CREATE DATABASE {TEMPLATE}")
        engine = make_shared_engine(cluster.url_of(TEMPLATE))
        migrate(engine)
        engine.dispose()
        yield cluster
    finally:
        cluster.stop()


@contextmanager
def _copied(cluster: Cluster) -> Iterator[str]:
    name = f"kickabout_{next(_numbers)}"
    execute(cluster, f"CREATE DATABASE {name} TEMPLATE {TEMPLATE}")
    yield cluster.url_of(name)
    execute(cluster, f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
def postgresql(cluster: Cluster) -> Iterator[str]:
    """The address of a database of the test's own."""
    with _copied(cluster) as address:
        yield address


@pytest.fixture
def database(request: pytest.FixtureRequest) -> str | None:
    """The address of the database that the test's tables are kept in; None for a file in their folder."""
    if request.config.getoption(OPTION) == "sqlite":
        return None
    address: str = request.getfixturevalue("postgresql")
    return address


@pytest.fixture
def other_database(request: pytest.FixtureRequest) -> Iterator[str | None]:
    """The address of a second one, for a server that shares nothing with the first; None for a file in its folder."""
    if request.config.getoption(OPTION) == "sqlite":
        yield None
    else:
        with _copied(request.getfixturevalue("cluster")) as address:
            yield address


def execute(cluster: Cluster, statement: str) -> None:
    """Run a statement that no transaction can hold."""
    engine = sa.create_engine(shared_url(cluster.url), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.exec_driver_sql(statement)
    engine.dispose()
