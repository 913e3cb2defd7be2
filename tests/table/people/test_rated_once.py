"""Each match is rated once, whatever happens as it ends, and its results alone tell all ratings."""

import asyncio
import signal
import subprocess
import sys
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
import sqlalchemy as sa

from kickabout.table.people import People
from kickabout.table.play import Tables
from kickabout.table.ratings import START, Rating
from kickabout.table.settings import Settings
from kickabout.table.store import (
    FinalScore,
    queries,
    rating_queries,
    remove_tables,
    result_queries,
)
from kickabout.table.store.rating_models import RatedSeatRow
from tests.table.conftest import again, eventually, opened, play_to_the_end
from tests.table.people.rated_tables import (
    LOST,
    WON,
    claimed,
    finish,
    latest,
    number_of,
    seated,
)

pytestmark = pytest.mark.anyio
ROOT = Path(__file__).parents[3]


# --- once ------------------------------------------------------------------------------------------


async def test_a_result_that_is_stored_twice_is_rated_once(tables: Tables) -> None:
    accounts = await claimed(tables, "Vera", "Mila")
    table = await seated(tables, accounts)
    await asyncio.gather(*(finish(tables, table, WON) for _ in range(5)))
    assert await number_of(tables) == 1


async def test_the_servers_of_a_database_rate_each_match_once_and_one_after_the_other(
    settings: Settings, postgresql: str
) -> None:
    async with AsyncExitStack() as stack:
        servers = []
        for name in ("one", "other"):
            own = replace(settings, data=settings.data / name, database=postgresql)
            servers.append(await stack.enter_async_context(opened(own)))
        accounts = await claimed(servers[0], "Vera", "Mila", "Pia")
        played = []
        for number in range(12):
            pair = [accounts[number % 3], accounts[(number + 1) % 3]]
            played.append(await seated(servers[number % 2], pair))
        await asyncio.gather(
            *(finish(server, table, WON) for table in played for server in servers)
        )
        assert await number_of(servers[0]) == 12
        chain = await servers[0].store.read(
            lambda c: rating_queries.rated_matches_of(c, accounts[0])
        )
        assert len(chain) == 8


async def test_a_page_at_another_server_is_told_what_became_of_the_ratings(
    settings: Settings, postgresql: str
) -> None:
    async with AsyncExitStack() as stack:
        servers = []
        for name in ("one", "other"):
            own = replace(settings, data=settings.data / name, database=postgresql)
            servers.append(await stack.enter_async_context(opened(own)))
            peers = servers[-1].peers
            assert peers is not None
            await peers.start()
        table = await seated(servers[0], await claimed(servers[0], "Vera", "Mila"))
        theirs = await servers[1].get(table.id)
        assert theirs.stored.ratings[1].before == Rating()
        await play_to_the_end(table)
        await eventually(lambda: theirs.stored.ratings[1].after is not None)
        assert theirs.stored.ratings == table.stored.ratings


async def test_of_two_matches_that_end_at_once_the_second_counts_with_the_first(
    settings: Settings, postgresql: str
) -> None:
    async with opened(replace(settings, database=postgresql)) as tables:
        accounts = await claimed(tables, "Vera", "Mila", "Pia")
        one, other = await seated(tables, accounts[:2]), await seated(tables, accounts[1:])
        engine = tables.store.engine

        def waits() -> bool:
            with engine.connect() as looking:
                query = "SELECT count(*) FROM pg_locks WHERE NOT granted"
                return bool(looking.exec_driver_sql(query).scalar_one())

        with engine.connect() as first:
            result_queries.finish(first, one.id, LOST)
            second = asyncio.create_task(finish(tables, other, WON))
            await eventually(waits)
            first.commit()
        await second
        assert await number_of(tables) == 2
        mila = await tables.store.read(lambda c: rating_queries.rated_matches_of(c, accounts[1]))
        assert mila[1].before == mila[0].after != Rating()


async def test_a_result_that_lost_a_deadlock_is_tried_again(
    settings: Settings, postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries, rate = [], rating_queries.rate

    def loses_first(connection: sa.Connection, table: str, score: FinalScore) -> None:
        tries.append(table)
        rate(connection, table, score)
        if len(tries) < 2:
            raise sa.exc.OperationalError("COMMIT", {}, Exception("deadlock detected"))

    monkeypatch.setattr(rating_queries, "rate", loses_first)
    async with opened(replace(settings, database=postgresql)) as tables:
        table = await seated(tables, await claimed(tables, "Vera", "Mila"))
        await play_to_the_end(table)
        assert len(tries) == 2
        assert await number_of(tables) == 1


@pytest.mark.parametrize("when", ["before", "within"])
async def test_a_match_whose_server_is_killed_as_it_ends_is_rated_when_it_is_next_seen(
    settings: Settings, when: str
) -> None:
    words = [str(settings.data), settings.database or "", when]
    killed = subprocess.run(  # noqa: ASYNC221 - nothing else runs here
        [sys.executable, "-m", "tests.table.people.killed_while_rating", *words],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert killed.returncode == -signal.SIGKILL, killed.stderr
    table = killed.stdout.strip()
    async with opened(settings) as tables:
        assert await number_of(tables) == 0
        assert not await tables.store.read(lambda c: result_queries.is_noted(c, table))
        await tables.start()  # which resumes what was in progress
        assert (await tables.get(table)).stored.ratings[0].after is not None
        assert await number_of(tables) == 1
    async with opened(settings) as tables:
        await tables.start()
        await tables.get(table)
        assert await number_of(tables) == 1


# --- from the results alone ------------------------------------------------------------------------

GAMES = ("futbol-dash", "super-team")


async def test_the_order_of_results_of_different_games_makes_no_difference(tables: Tables) -> None:
    random = Random(7)
    results = [
        (random.choice(GAMES), random.sample(range(3), 2), random.choice([WON, LOST]))
        for _ in range(20)
    ]
    by_game = sorted(results, key=lambda one: one[0])
    first = await claimed(tables, "A1", "A2", "A3")
    second = await claimed(tables, "B1", "B2", "B3")
    for accounts, order in ((first, results), (second, by_game)):
        for game, who, score in order:
            table = await seated(tables, [accounts[one] for one in who], game)
            await finish(tables, table, score)
    assert await number_of(tables) == 40
    for one, other in zip(first, second, strict=True):
        for game in GAMES:
            assert await latest(tables, one, game) == await latest(tables, other, game)


async def test_ratings_that_were_tampered_with_follow_from_the_results_again(
    tables: Tables,
) -> None:
    accounts = await claimed(tables, "Vera", "Mila")
    for score in (WON, LOST, WON):
        await finish(tables, await seated(tables, accounts), score)
    before = [await latest(tables, account) for account in accounts]
    await tables.store.write(
        lambda c: c.execute(
            sa.update(RatedSeatRow)
            .where(RatedSeatRow.number == 2, RatedSeatRow.seat == 1)
            .values(mean=START + 500)
        ).close()
    )
    found = await tables.store.read(rating_queries.recompute)
    assert [(one.number, one.seat) for one in found.deviating] == [(2, 1)]
    await tables.store.write(lambda c: rating_queries.correct(c, found.deviating))
    assert await number_of(tables) == 3
    assert [await latest(tables, account) for account in accounts] == before


async def test_ratings_outlast_the_table_and_the_name_of_a_rival(tables: Tables) -> None:
    vera, mila = await claimed(tables, "Vera", "Mila")
    table = await seated(tables, [vera, mila])
    await finish(tables, table, WON)
    rating = await latest(tables, vera)
    account = await People(tables).named("Mila")
    assert account is not None
    await People(tables).remove(account, "guest")
    await tables.store.write(lambda c: remove_tables(c, [table.id]))
    assert await tables.store.read(lambda c: queries.read_table(c, table.id)) is None
    assert await latest(tables, vera) == rating
    assert await number_of(tables) == 1


async def test_a_match_after_a_name_is_gone_is_not_rated(tables: Tables) -> None:
    accounts = await claimed(tables, "Vera", "Mila")
    table = await seated(tables, accounts)
    await play_to_the_end(table)
    account = await People(tables).named("Mila")
    assert account is not None
    await People(tables).remove(account, "guest")
    assert not (await again(tables, table, 0)).stored.is_rated
