"""Tables that are past their time are removed, with all that belongs to them, and no others."""

from dataclasses import replace
from datetime import timedelta

import pytest
import sqlalchemy as sa

from kickabout.table.errors import Unknown
from kickabout.table.play import tables as tables_module
from kickabout.table.play.tables import Tables
from kickabout.table.settings import Settings
from kickabout.table.store import proof_queries, records
from kickabout.table.store.models import Base
from kickabout.table.store.proof_queries import SealedMatches
from tests.table.conftest import first_decision, opened, play_to_the_end, record, seated

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("still")]
HOUR, DAY = timedelta(hours=1), timedelta(days=1)


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return replace(settings, unvisited_hours=2.0, keep_days=3.0)


def forget(tables: Tables) -> None:
    """Unload all tables, as the server does when nobody is there."""
    for table in list(tables.in_memory()):
        table.close()
        del tables._loads[table.id]


async def rows(tables: Tables) -> dict[str, int]:
    """Return the number of rows in the database."""

    def count(connection: sa.Connection) -> dict[str, int]:
        return {
            name: connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()
            for name, table in Base.metadata.tables.items()
            if name not in ("acts", "facts", "signing_keys", "tallies")  # they outlive all tables
        }

    return await tables.store.read(count)


async def decided(tables: Tables) -> str:
    """Return a table at which a person has decided something."""
    table = await seated(tables, people=2)
    while table.log.match.actor == "chance":
        await record(table, -1, table.log.next_roll())
    seat = await first_decision(table)
    await record(table, seat, table.log.match.legal[0])
    return table.id


async def test_one_to_which_nobody_came(tables: Tables) -> None:
    empty = await rows(tables)
    waiting = (
        await tables.setup.create("futbol-dash", ["you", "open"], name="Ana", browser="b")
    ).table
    prepared = (
        await tables.setup.create("super-team", ["you", "bot:random"], browser="b", prepared=True)
    ).table
    assert prepared.number > 0
    bots = (await tables.setup.create("futbol-dash", ["bot:random", "bot:random"])).table
    forget(tables)
    assert await tables.remove_stale(records.now() + HOUR) == []
    gone = await tables.remove_stale(records.now() + 3 * HOUR)
    assert set(gone) == {waiting.id, prepared.id, bots.id}
    assert await rows(tables) == empty
    with pytest.raises(Unknown):
        await tables.get(waiting.id)


async def test_one_at_which_somebody_has_played(tables: Tables) -> None:
    table = await decided(tables)
    forget(tables)
    assert await tables.remove_stale(records.now() + 2 * DAY) == []
    assert await tables.remove_stale(records.now() + 4 * DAY) == [table]
    assert not any((await rows(tables)).values())


async def test_what_became_of_sealed_matches_is_counted_on(tables: Tables) -> None:
    async def counted() -> SealedMatches:
        return await tables.store.read(proof_queries.sealed_matches)

    assert (await counted()).sealed == 0
    for fate in ("over", "closed", "left"):
        made = await tables.setup.create("futbol-dash", ["you", "bot:random"], name="Ana")
        if fate == "over":
            await play_to_the_end(made.table)
        if fate == "closed":
            await tables.close_for_good(made.table, "Op")
    assert await counted() == SealedMatches(opened=1, running=1, closed=1)
    forget(tables)
    await tables.remove_stale(records.now() + 4 * DAY)
    assert not any((await rows(tables)).values())
    assert await counted() == SealedMatches(opened=1, closed=1, left=1)


async def test_what_others_need_stays(tables: Tables) -> None:
    kept = await decided(tables)
    gone = (
        await tables.setup.create("futbol-dash", ["you", "open"], name="Ana", browser="b")
    ).table

    def link(connection: sa.Connection) -> int:
        return connection.execute(
            sa.text("UPDATE tables SET successor = :id"), {"id": gone.id}
        ).rowcount

    await tables.store.write(link)
    forget(tables)
    assert await tables.remove_stale(records.now() + 3 * HOUR) == [gone.id]
    assert (await tables.get(kept)).stored.successor is None
    assert (await rows(tables))["boxes"] == 1


async def test_one_that_somebody_follows(tables: Tables) -> None:
    made = await tables.setup.create("futbol-dash", ["you", "open"], name="Ana")
    assert await tables.remove_stale(records.now() + 9 * DAY) == []
    assert (await tables.get(made.table.id)) is made.table


async def test_without_the_settings_all_stay(settings: Settings) -> None:
    async with opened(replace(settings, unvisited_hours=None, keep_days=None)) as tables:
        await tables.setup.create("futbol-dash", ["you", "open"], name="Ana")
        forget(tables)
        assert await tables.remove_stale(records.now() + 999 * DAY) == []


async def test_it_goes_on_by_itself(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables_module, "REMOVAL_SECONDS", 0.0)
    async with opened(replace(settings, unvisited_hours=1e-9)) as tables:
        await tables.setup.create("futbol-dash", ["you", "open"], name="Ana")
        forget(tables)
        tables.start()
        while any((await rows(tables)).values()):
            pass  # which has looked in another thread
