"""Whoever wants to play now sits down with somebody who waits, and nobody waits beside another."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from kickabout.table.people import Friends, People, SignedIn, play_now
from kickabout.table.play import LiveTable
from kickabout.table.play.tables import Tables
from kickabout.table.seats import as_browser
from kickabout.table.settings import Settings
from kickabout.table.store import friend_queries, queries

pytestmark = pytest.mark.anyio


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """With the time after which somebody counts as gone."""
    return replace(settings, pace=1.0)


async def come(
    tables: Tables, browser: str, name: str = "", apart: frozenset[str] = frozenset()
) -> LiveTable:
    """Have a browser ask to play now; return where it sits."""

    async def set_up() -> LiveTable:
        made = await tables.setup.create("futbol-dash", ["you", "open"], name=name, browser=browser)
        return made.table

    table = await play_now(tables, set_up, name, browser, apart)
    assert tables.seat_of(table, browser) is not None
    return table


async def every(tables: Tables) -> list[str]:
    return await tables.store.read(lambda c: queries.listed_tables(c, 99))


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
    ("kinds", "other"),
    [
        (["you", "open"], {"options": {"goals": "1"}}),
        (["you", "open"], {"best_of": 3}),
        (["you", "open"], {"real": True}),
        (["you", "open", "open"], {}),
        (["you", "open", "bot:random"], {}),
    ],
)
async def test_only_a_table_like_ones_own_will_do(
    tables: Tables, kinds: list[str], other: dict[str, Any]
) -> None:
    made = await tables.setup.create("futbol-dash", kinds, browser="a", is_listed=True, **other)
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
