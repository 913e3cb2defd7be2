"""Promises to operators of servers: backups can be restored, migrations run beside the last
version, units are valid.
"""

import os
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa

from benchmarks.postgresql import Cluster, programs
from kickabout.table import metrics
from kickabout.table.play.decisions import submit
from kickabout.table.settings import Settings, options_of
from kickabout.table.store import (
    log_queries,
    restore_folder,
    restore_shared,
    save_folder,
    save_shared,
)
from kickabout.table.store.engines import make_shared_engine, migrate
from tests.databases import execute
from tests.table.conftest import first_decision, opened, seated

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[3]
FIRST_SHARED = "0011"
"""The revision from which servers have shared a database: what came later only adds to it."""


@pytest.fixture
def empty(cluster: Cluster) -> Iterator[str]:
    """The address of a database with nothing in it."""
    execute(cluster, "CREATE DATABASE kickabout_empty")
    yield cluster.url_of("kickabout_empty")
    execute(cluster, "DROP DATABASE kickabout_empty WITH (FORCE)")


@pytest.mark.parametrize("shared", [False, True])
async def test_what_was_backed_up_goes_on_after_it_is_restored(
    settings: Settings,
    shared: bool,
    request: pytest.FixtureRequest,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    file, other = tmp_path / "kickabout.backup", tmp_path / "other"
    database = request.getfixturevalue("postgresql") if shared else None
    empty = request.getfixturevalue("empty") if shared else None
    monkeypatch.setenv("PATH", f"{programs()}:{os.environ['PATH']}")
    async with opened(replace(settings, database=database)) as before:
        table = await seated(before, 2)
        seat = await first_decision(table)
        await submit(table, seat, table.legal(seat)[0], table.number)
        await first_decision(table)
        token = str(before.seat_token(table, 1))
        kept = table.log.entries
        if database:  # while it runs
            save_shared(database, file)
        else:
            save_folder(settings.data, file)
    assert file.stat().st_mode & 0o777 == 0o600
    if empty:
        restore_shared(file, empty)
    else:
        restore_folder(file, other)
    async with opened(replace(settings, data=other, database=empty)) as after:
        again, found = await after.by_seat_token(token)
        assert (again.id, found) == (table.id, 1)
        assert again.log.entries == kept
        assert again.replica.fence is not None
        seat = await first_decision(again)
        await submit(again, seat, again.legal(seat)[0], again.number)


async def test_the_last_version_goes_on_beside_a_newer_shape(empty: str) -> None:
    """Every column that the oldest shared schema lacks has a default in the newest."""
    engine = make_shared_engine(empty)
    migrate(engine, FIRST_SHARED)
    before = sa.MetaData()
    before.reflect(engine)
    migrate(engine)
    after = sa.MetaData()
    after.reflect(engine)
    engine.dispose()
    for name, table in before.tables.items():
        for column in table.columns:
            now = after.tables[name].columns[column.name]
            assert (str(now.type), now.nullable) == (str(column.type), column.nullable)
        for column in after.tables[name].columns:
            if column.name not in table.columns:
                assert column.nullable or column.server_default is not None


def test_several_servers_may_migrate_at_once(empty: str) -> None:
    from concurrent.futures import ThreadPoolExecutor

    engines = [make_shared_engine(empty) for _ in range(3)]
    with ThreadPoolExecutor(3) as pool:
        list(pool.map(migrate, engines))
    with engines[0].connect() as connection:
        assert log_queries.unfinished(connection, 1.0) == []
    for engine in engines:
        engine.dispose()


@pytest.mark.parametrize(
    "file",
    ["compose.yaml", "Containerfile", "deploy/kickabout@.service", "deploy/kickabout-bots.service"],
)
def test_what_is_deployed_names_settings_that_there_are(file: str) -> None:
    text = (ROOT / file).read_text(encoding="utf-8")
    sources = "".join(
        path.read_text(encoding="utf-8") for path in (ROOT / "src/kickabout/cli").glob("*.py")
    )
    declared = {one.option.variable for one in options_of(Settings)}
    # The proxy's own, and one that the engine reads.
    named = set(re.findall(r"KICKABOUT_[A-Z_]+", text)) - {"KICKABOUT_NAME", "KICKABOUT_CACHE"}
    assert named
    assert [
        name for name in sorted(named) if name not in declared and f'"{name}"' not in sources
    ] == []
    assert set(
        re.findall(r"kickabout (serve|bot-worker)|\[(serve|bot-worker)\]|\[\"(serve)\"\]", text)
    )


def test_the_dashboard_shows_every_metric_and_no_other() -> None:
    shown = (ROOT / "deploy" / "grafana.json").read_text(encoding="utf-8")
    names = {re.sub("_(bucket|count)$", "", name) for name in re.findall(r"kickabout_\w+", shown)}
    told = {line.split()[2] for line in metrics.exposed().decode().splitlines() if "# TYPE" in line}
    assert names == {name for name in told if not name.endswith("_created")}
