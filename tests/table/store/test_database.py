"""The database: its shape, what it refuses, and what a full disk does."""

import asyncio
import hashlib
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from kickabout.table.errors import Unsaved
from kickabout.table.play.tables import Tables
from kickabout.table.store import log_queries, queries, records
from kickabout.table.store.database import Store
from kickabout.table.store.engines import FILE, make_engine, migrate
from kickabout.table.store.models import Base, BoxRow, TableRow
from kickabout.table.store.records import Entry

pytestmark = pytest.mark.anyio


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(tmp_path)
    yield store
    store.close()


def entry(number: int, action: str = "hold") -> Entry:
    return Entry(number, 0, action, records.now())


async def new_table(tables: Tables) -> str:
    """Return a table that waits for a player, so that nothing happens at it."""
    made = await tables.setup.create("futbol-dash", ["you", "open"], name="Robin")
    return made.table.id


def test_the_migrations_make_what_the_models_say(tmp_path: Path) -> None:
    engine = make_engine(tmp_path / FILE)
    migrate(engine)
    migrate(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), Base.metadata) == []
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    engine.dispose()


def test_nobody_else_reads_its_files(tmp_path: Path) -> None:
    (tmp_path / FILE).touch(mode=0o644)  # as an older version left it
    store = Store(tmp_path)
    assert {path.stat().st_mode & 0o777 for path in tmp_path.iterdir()} == {0o600}
    store.close()


async def test_a_number_is_given_once(tables: Tables) -> None:
    table = await new_table(tables)
    await tables.store.write(lambda c: log_queries.add_move(c, table, entry(0)))
    with pytest.raises(Unsaved):
        await tables.store.write(lambda c: log_queries.add_move(c, table, entry(0, "play foul")))
    moves = await tables.store.read(lambda c: log_queries.read_moves(c, table))
    assert [(move.number, move.action) for move in moves] == [(0, "hold")]
    assert moves[0].at.utcoffset() is not None


async def test_one_that_fails_takes_no_other_with_it(tables: Tables) -> None:
    table = await new_table(tables)
    numbers = [0, 1, 1, 2, 0, 3]
    results = await asyncio.gather(
        *(
            tables.store.write(lambda c, n=number: log_queries.add_move(c, table, entry(n)))  # type: ignore[misc]  # bound at once
            for number in numbers
        ),
        return_exceptions=True,
    )
    assert sum(isinstance(result, Unsaved) for result in results) == 2
    moves = await tables.store.read(lambda c: log_queries.read_moves(c, table))
    assert [move.number for move in moves] == [0, 1, 2, 3]


async def test_a_full_disk_refuses_and_later_goes_on(
    tables: Tables, caplog: pytest.LogCaptureFixture
) -> None:
    if tables.store.shared:
        pytest.skip("only SQLite can be told that its disk is full")
    table = await new_table(tables)

    def fill(connection: sa.Connection) -> None:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
        connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")

    await tables.store.write(fill)
    long = "x" * 20_000
    with pytest.raises(Unsaved):
        await tables.store.write(lambda c: log_queries.add_move(c, table, entry(0, long)))
    assert "database or disk is full" in caplog.text
    with pytest.raises(Unsaved):
        await tables.store.try_writing()
    assert await tables.store.read(lambda c: log_queries.read_moves(c, table)) == []
    await tables.store.write(lambda c: c.exec_driver_sql("PRAGMA max_page_count=1000000"))
    await tables.store.try_writing()
    await tables.store.write(lambda c: log_queries.add_move(c, table, entry(0, long)))
    assert len(await tables.store.read(lambda c: log_queries.read_moves(c, table))) == 1


async def test_what_is_written_is_there_when_it_is_opened_again(tmp_path: Path) -> None:
    store = Store(tmp_path)
    digest = "d" * 16
    insert = "INSERT INTO boxes VALUES (?, 'text')"
    await store.write(lambda c: c.exec_driver_sql(insert, (digest,)).rowcount)
    store.close()
    again = Store(tmp_path)
    assert await again.read(lambda c: queries.box_text(c, digest)) == "text"
    again.close()


async def test_seats_of_old_that_a_browser_holds_are_awaited(tmp_path: Path) -> None:
    engine = make_engine(tmp_path / FILE)
    migrate(engine, "0013")
    with engine.begin() as connection:
        connection.exec_driver_sql("INSERT INTO boxes VALUES ('d', 'text')")
        connection.exec_driver_sql(
            "INSERT INTO tables (id, game, options, box_digest, seed, hints, stand_in, watched,"
            " closed, status, created, updated, secret, dice)"
            " VALUES ('t', 'futbol-dash', '{}', 'd', 1, 0, 'youth', 0,"
            " 0, 'playing', '2026-01-01', '2026-01-01', 'aa', 'open')"
        )
        for seat in range(2):
            own = (seat, f"P{seat}", f"s{seat}", f"i{seat}")
            insert = "INSERT INTO seats VALUES ('t', ?, 'person', ?, 'salt', ?, ?)"
            connection.exec_driver_sql(insert, own)
        connection.exec_driver_sql("INSERT INTO holders VALUES ('b1', 't', 1)")
    engine.dispose()
    store = Store(tmp_path)
    stored = await store.read(lambda c: queries.read_table(c, "t"))
    store.close()
    assert stored is not None
    assert stored.dice == "open"
    assert stored.awaited == {1}


async def test_boxes_of_old_get_their_whole_digest(tmp_path: Path) -> None:
    engine = make_engine(tmp_path / FILE)
    migrate(engine, "0021")
    named, own = hashlib.sha256(b"text").hexdigest(), "f" * 16
    with engine.begin() as connection:
        for digest, text in ((named[:16], "text"), (own, "the game's own")):
            connection.exec_driver_sql("INSERT INTO boxes VALUES (?, ?)", (digest, text))
        for table, digest in (("one", named[:16]), ("two", own)):
            connection.exec_driver_sql(
                "INSERT INTO tables (id, game, options, box_digest, seed, hints, stand_in, watched,"
                " closed, status, created, updated) VALUES (?, 'futbol-dash', '{}', ?, 1, 0,"
                " 'youth', 0, 0, 'playing', '2026-01-01', '2026-01-01')",
                (table, digest),
            )
    engine.dispose()
    store = Store(tmp_path)
    with store.engine.connect() as connection:
        found = {
            table: connection.scalar(sa.select(TableRow.box_digest).where(TableRow.id == table))
            for table in ("one", "two")
        }
        boxes = set(connection.scalars(sa.select(BoxRow.digest)))
    store.close()
    assert found == {"one": named, "two": own}
    assert boxes == {named, own}


async def test_tables_of_old_are_taken_over(tmp_path: Path) -> None:
    engine = make_engine(tmp_path / FILE)
    migrate(engine, "0001")
    with engine.begin() as connection:
        connection.exec_driver_sql("INSERT INTO boxes VALUES ('d', 'text')")
        for table, kinds in (("alone", ("person", "bot:random")), ("two", ("person", "open"))):
            connection.exec_driver_sql(
                "INSERT INTO tables VALUES"
                " (?, 'futbol-dash', '{}', 'd', 1, 4.0, 'playing', '2026-01-01', '2026-01-01', NULL)",
                (table,),
            )
            for seat, kind in enumerate(kinds):
                own = (table, seat, kind, f"P{seat}", "salt", f"{table}s{seat}", f"{table}i{seat}")
                connection.exec_driver_sql("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?)", own)
    engine.dispose()
    store = Store(tmp_path)
    hints = {}
    for table in ("alone", "two"):
        stored = await store.read(lambda c, name=table: queries.read_table(c, name))  # type: ignore[misc]  # read at once
        assert stored is not None
        assert stored.seat_changes == ()
        assert [place.name for place in stored.places] == ["P0", "P1"]
        hints[table] = stored.hints
    store.close()
    assert hints == {"alone": True, "two": False}
