"""Whoever wants to play now sits down with somebody who waits, and nobody waits beside another."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import replace
from datetime import timedelta
from functools import partial
from itertools import pairwise
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

from kickabout.table.errors import Refused
from kickabout.table.people import (
    Friends,
    People,
    Seeker,
    SignedIn,
    is_seeking,
    look_again,
    play_now,
    stop_seeking,
)
from kickabout.table.people.seeking import BOT_SECONDS, REACH, WIDENING
from kickabout.table.play import LiveTable, Terms
from kickabout.table.play.tables import Tables
from kickabout.table.ratings import START
from kickabout.table.seats import as_browser, digest
from kickabout.table.seats.occupancy import AWAY_SECONDS
from kickabout.table.settings import Settings
from kickabout.table.store import Wanted, friend_queries, now, queries
from kickabout.table.store.people_models import SeekRow
from kickabout.text.messages import Message
from tests.table.conftest import opened
from tests.table.manual_time import MANUAL_TIME, pass_by

pytestmark = pytest.mark.anyio


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """With the time after which somebody counts as gone."""
    return replace(settings, pace=1.0)


async def come(
    tables: Tables,
    browser: str,
    name: str = "",
    apart: frozenset[str] = frozenset(),
    mean: float = START,
    **how: Any,
) -> LiveTable:
    """Have a browser ask to play now; return where it sits."""

    async def set_up() -> LiveTable:
        made = await tables.setup.create(
            "futbol-dash", ["you", "open"], terms=Terms(**how), name=name, browser=browser
        )
        return made.table

    table = await play_now(tables, set_up, Seeker(browser, name, apart, mean))
    assert tables.seat_of(table, browser) is not None
    return table


async def every(tables: Tables) -> list[str]:
    return await tables.store.read(lambda c: queries.listed_tables(c, 99, Wanted()))


async def test_the_second_sits_down_with_the_first(tables: Tables) -> None:
    first = await come(tables, "a")
    assert await come(tables, "b") is first
    assert first.people == [0, 1]
    assert first.names == ["Player 1", "Player 2"]
    third = await come(tables, "c")
    assert third is not first
    assert await every(tables) == [third.id]  # the second’s own table is gone


async def test_of_two_who_come_at_the_same_moment_none_waits_beside_the_other(
    tables: Tables,
) -> None:
    for number in range(5):
        one, other = await asyncio.gather(come(tables, f"a{number}"), come(tables, f"b{number}"))
        assert one is other
        assert await every(tables) == []


async def test_of_five_who_come_at_the_same_moment_one_waits(tables: Tables) -> None:
    where = await asyncio.gather(*(come(tables, f"a{number}") for number in range(5)))
    waiting = {table.id for table in where if len(table.people) == 1}
    assert len(waiting) == 1
    assert await every(tables) == list(waiting)


async def test_one_of_the_same_name_is_told_apart(tables: Tables) -> None:
    first = await come(tables, "a", name="Ana")
    assert await come(tables, "b", name="Ana") is first
    assert first.names == ["Ana", "Ana 2"]


@pytest.mark.parametrize(
    ("kinds", "options", "other"),
    [
        (["you", "open"], {"goals": "1"}, {}),
        (["you", "open"], {}, {"best_of": 3}),
        (["you", "open"], {}, {"answer_seconds": None}),
        (["you", "open"], {}, {"time_control": "5+5"}),
        (["you", "open"], {}, {"real": True}),
        (["you", "open", "open"], {}, {}),
        (["you", "open", "bot:random"], {}, {}),
    ],
)
async def test_only_a_table_like_ones_own_will_do(
    tables: Tables, kinds: list[str], options: dict[str, str], other: dict[str, Any]
) -> None:
    made = await tables.setup.create(
        "futbol-dash", kinds, options, Terms(is_listed=True, **other), browser="a"
    )
    own = await come(tables, "b")
    assert own is not made.table
    assert (await come(tables, "b")).id not in (own.id, made.table.id)  # not with oneself


async def test_nobody_plays_with_whom_they_have_blocked(tables: Tables) -> None:
    people = People(tables)
    friends = Friends(tables, people)
    vera, otto = [await people.claim(name, None, "") for name in ("Vera", "Otto")]
    await friends.block(vera.account, otto.account.id)

    async def apart(signed: SignedIn) -> frozenset[str]:
        own = signed.account.id
        return frozenset(await tables.store.read(lambda c: friend_queries.blocks_between(c, own)))

    first = await come(tables, as_browser(vera.account.id), apart=await apart(vera))
    second = await come(tables, as_browser(otto.account.id), apart=await apart(otto))
    assert first is not second


async def test_a_table_that_has_begun_is_not_withdrawn(tables: Tables) -> None:
    first = await come(tables, "a")
    await come(tables, "b")
    assert not await tables.withdraw(first)
    assert tables.seat_of(first, "a") == 0


# --- by rating -------------------------------------------------------------------------------------


async def wait(tables: Tables, seconds: float) -> None:
    """Have everybody wait for so long already."""
    since = now() - timedelta(seconds=seconds)
    await tables.store.write(lambda c: c.execute(sa.update(SeekRow).values(since=since)))


async def test_the_nearest_sits_down_and_whoever_is_too_far_waits(tables: Tables) -> None:
    far = await come(tables, "a", mean=START + 400)
    near = await come(tables, "b", mean=START + 50)
    nearer = await come(tables, "c", mean=START - 70)
    assert len({far, near, nearer}) == 3
    assert await come(tables, "d", mean=START) is near
    assert await come(tables, "e", mean=START) is nearer
    assert await come(tables, "f", mean=START) not in (far, near, nearer)


async def test_the_longer_one_waits_the_farther_apart_may_be_whom_one_plays(tables: Tables) -> None:
    strong = await come(tables, "a", mean=START + 400)
    newcomer = await come(tables, "b")
    assert [one.table for one in await look_again(tables, "b", newcomer.id)] == [newcomer]
    await wait(tables, (400 - REACH) / WIDENING - 1)
    assert [one.table for one in await look_again(tables, "b", newcomer.id)] == [newcomer]
    await wait(tables, (400 - REACH) / WIDENING)
    (sought,) = await look_again(tables, "b", newcomer.id)
    assert (sought.table, sought.rivals) == (strong, ("Player 1",))
    assert tables.seat_of(strong, "b") == 1
    assert await every(tables) == [strong.id] * (
        strong.status == "waiting" and not strong.people[1:]
    )
    # Both are told until their page shows the table.
    assert [one.rivals for one in await look_again(tables, "a", "")] == [("Player 2",)]
    assert [one.rivals for one in await look_again(tables, "a", strong.id)] == [("Player 2",)]
    assert await look_again(tables, "a", "") == []
    assert await is_seeking(tables, "b")


async def test_whoever_was_set_up_for_anybody_plays_with_anybody(tables: Tables) -> None:
    made = await tables.setup.create(
        "futbol-dash", ["you", "open"], terms=Terms(is_listed=True), browser="a"
    )
    assert await come(tables, "b", mean=START + 900) is made.table


async def test_one_rating_is_that_of_the_match(tables: Tables) -> None:
    people = People(tables)
    vera, otto = [
        as_browser((await people.claim(name, None, "")).account.id) for name in ("Vera", "Otto")
    ]
    casual = await come(tables, vera)
    rated = await come(tables, otto, is_rated=True)
    assert rated is not casual
    assert await come(tables, vera, is_rated=True) is rated
    assert rated.stored.ratings.keys() == {0, 1}


# --- while one waits -------------------------------------------------------------------------------


async def test_who_was_too_late_waits_at_a_table_for_the_same_match(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    how: dict[str, Any] = {"best_of": 3, "watch": "later", "time_control": "5+5"}
    await come(tables, "a", mean=START + 400, **how)
    before = await come(tables, "b", **how)
    await wait(tables, 400 / WIDENING)

    async def taken(*_: object, **__: object) -> None:
        raise Refused(Message("error-seat-taken"))

    monkeypatch.setattr(tables, "join", taken)
    (sought,) = await look_again(tables, "b", "")
    assert sought.table is not before
    one, other = sought.table.stored, before.stored
    assert (one.best_of, one.watch, one.time_control) == (3, "later", other.time_control)


@pytest.mark.parametrize("anyio_backend", [pytest.param(MANUAL_TIME, id="manual time")])
async def test_a_bot_is_offered_after_a_while_and_the_place_is_kept(tables: Tables) -> None:
    table = await come(tables, "a")
    (sought,) = await look_again(tables, "a", table.id)
    assert not sought.offers_bot
    await wait(tables, BOT_SECONDS)
    bot = await tables.setup.create("futbol-dash", ["you", "bot:youth"], browser="a")
    table.occupancy.patience = AWAY_SECONDS
    for _ in range(4):  # it is this that shows that somebody is there
        (sought,) = await look_again(tables, "a", bot.table.id)
        assert sought.offers_bot
        pass_by(AWAY_SECONDS - 1)
    assert await come(tables, "b") is table
    (sought,) = await look_again(tables, "a", bot.table.id)
    assert (sought.table, sought.rivals, sought.offers_bot) == (table, ("Player 2",), False)


async def test_nobody_sits_down_with_whoever_is_gone(tables: Tables) -> None:
    table = await come(tables, "a")
    table.occupancy.patience = 0.0
    assert await come(tables, "b") is not table


async def test_who_has_enough_waits_no_more(tables: Tables) -> None:
    table, other = await come(tables, "a"), await come(tables, "b", mean=START + 900)
    await stop_seeking(tables, "a", other.id)  # not theirs
    assert set(await every(tables)) == {table.id, other.id}
    await stop_seeking(tables, "a", table.id)
    assert await every(tables) == [other.id]
    assert not await is_seeking(tables, "a")
    assert await look_again(tables, "a", table.id) == []


async def test_a_table_that_is_over_for_somebody_is_forgotten(tables: Tables) -> None:
    table = await come(tables, "a")
    await tables.close_for_good(table, "host")
    assert await look_again(tables, "a", "") == []
    assert not await is_seeking(tables, "a")


# --- at two servers --------------------------------------------------------------------------------


@pytest.fixture
async def pair(settings: Settings, postgresql: str) -> AsyncIterator[list[Tables]]:
    """Two servers of one database."""
    async with AsyncExitStack() as stack:
        both = []
        for name in ("one", "other"):
            own = replace(settings, data=settings.data / name, database=postgresql)
            both.append(await stack.enter_async_context(opened(own)))
            assert both[-1].peers is not None
            await both[-1].peers.start()
        yield both


async def test_at_two_servers_nobody_waits_beside_somebody_who_fits(pair: list[Tables]) -> None:
    random = Random(7)
    means = {f"a{number}": START + random.randrange(-250, 250) for number in range(9)}

    async def arrive(number: int, browser: str) -> None:
        await come(pair[number % 2], browser, mean=means[browser])

    await asyncio.gather(*(arrive(number, one) for number, one in enumerate(means)))
    assert all(two - one > REACH for one, two in pairwise(sorted(await waiting(pair[0], means))))
    await wait(pair[0], 1000)
    for _ in range(2):  # who gives way to one that gives way as well looks again
        await asyncio.gather(
            *(look_again(pair[number % 2], one, "") for number, one in enumerate(means))
        )
    assert len(await waiting(pair[0], means)) == 1


async def waiting(tables: Tables, means: dict[str, float]) -> list[float]:
    """Return the ratings of those who wait alone; everybody sits at one table."""
    seated: dict[str, list[str]] = {}
    for browser in means:
        (table,) = await tables.store.read(partial(queries.tables_of, browser=digest(browser)))
        seated.setdefault(table.id, []).append(browser)
    assert all(len(people) <= 2 for people in seated.values())
    return [means[people[0]] for people in seated.values() if len(people) == 1]
