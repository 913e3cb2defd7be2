"""Moderation: what somebody who is muted or suspended may do, when it ends, and what is noted of it."""

import asyncio
from contextlib import AsyncExitStack
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
import sqlalchemy as sa

from kickabout.table.errors import BadRequest, Refused, Sanctioned, Unknown, Unsaved
from kickabout.table.people import Friends, Moderation, People, open_tables
from kickabout.table.play.live import LiveTable
from kickabout.table.play.new_table import Terms
from kickabout.table.play.seat_changes import decide
from kickabout.table.play.tables import Tables
from kickabout.table.seats import as_browser, browser_id, digest
from kickabout.table.settings import Settings
from kickabout.table.store import Account, moderation_queries
from tests.table.conftest import eventually, first_decision, opened, play_to_the_end, seated

pytestmark = pytest.mark.anyio
WHY = "Rude to others."


@pytest.fixture
def moderation(tables: Tables, people: People) -> Moderation:
    return Moderation(tables, people)


async def waiting(tables: Tables, browser: str, **fields: Any) -> LiveTable:
    kinds = ["you", "open"]
    made = await tables.setup.create("futbol-dash", kinds, terms=Terms(**fields), browser=browser)
    return made.table


def invite(tables: Tables, table: LiveTable) -> str:
    token = tables.invite_token(table, 1)
    assert token is not None
    return token


async def suspend(moderation: Moderation, whom: str = "Vera", days: float = 2) -> None:
    await moderation.sanction(whom, "suspend", "Op", WHY, days)


async def test_who_is_suspended_starts_and_joins_nothing(
    tables: Tables, moderation: Moderation, people: People, vera: Account
) -> None:
    own = as_browser(vera.id)
    before, there = await waiting(tables, own, is_listed=True), await waiting(tables, "ana")
    await suspend(moderation)
    for attempt in (
        waiting(tables, own),
        tables.setup.begin_lesson("futbol-dash", "first-match", browser=own),
        tables.join(invite(tables, there), "Vera", own),
        Friends(tables, people).ask(vera, "Otto"),
    ):
        with pytest.raises(Sanctioned, match=WHY) as refused:
            await attempt
        assert f"{datetime.now(UTC) + timedelta(days=2):%Y-%m-%d}" in str(refused.value)
    # Nobody else is led to where they wait, or sits down with them.
    assert await open_tables(tables) == []
    with pytest.raises(Refused, match="Somebody at this table") as told:
        await tables.join(invite(tables, before), "Bo", "bo")
    assert WHY not in str(told.value)
    await tables.join(invite(tables, there), "Bo", "bo")
    await moderation.lift("Vera", "Op")
    await tables.join(invite(tables, before), "Bo", "bo")


async def test_a_running_match_goes_on_and_has_no_next(
    tables: Tables, moderation: Moderation
) -> None:
    table = await seated(tables, 2)
    await suspend(moderation, browser_id(digest("b0")))
    seat = await first_decision(table)
    action = table.log.match.seen(seat).legal[0]
    assert await decide(table, seat, [action], table.number)
    await play_to_the_end(table)
    for seat in (0, 1):
        kind, said = ((Sanctioned, WHY), (Refused, "Somebody at this table"))[seat]
        with pytest.raises(kind, match=said):
            await tables.setup.again(table, seat)
    assert table.stored.successor is None


async def test_who_is_muted_plays_and_says_nothing(tables: Tables, moderation: Moderation) -> None:
    table = await seated(tables, 2)
    await moderation.sanction(browser_id(digest("b1")), "mute", "Op", WHY, None)
    tables.sanctions.check_talk(table, 0)
    with pytest.raises(Sanctioned, match=WHY):
        tables.sanctions.check_talk(table, 1)
    await waiting(tables, "b1")


@pytest.mark.parametrize("kind", ["mute", "suspend"])
async def test_it_ends_by_the_clock(
    tables: Tables,
    moderation: Moderation,
    vera: Account,
    monkeypatch: pytest.MonkeyPatch,
    kind: Any,
) -> None:
    made = await moderation.sanction("Vera", kind, "Op", WHY, 1)
    assert made.until is not None
    own = digest(as_browser(vera.id))
    for moment, stands in ((made.until - timedelta(seconds=1), True), (made.until, False)):
        monkeypatch.setattr("kickabout.table.play.sanctions.now", lambda moment=moment: moment)
        assert bool(tables.sanctions.of(own)) is stands


async def test_it_follows_from_guest_to_account_and_back(
    tables: Tables, moderation: Moderation, people: People
) -> None:
    await waiting(tables, "guest")
    await suspend(moderation, browser_id(digest("guest")))
    otto = (await people.claim("Otto", "guest", "")).account
    with pytest.raises(Sanctioned, match=WHY):
        await waiting(tables, as_browser(otto.id))
    await people.remove(otto, "another guest")
    with pytest.raises(Sanctioned, match=WHY):
        await waiting(tables, "another guest")
    await waiting(tables, "guest")


async def test_it_holds_at_other_servers_and_after_a_restart(settings: Settings) -> None:
    async with AsyncExitStack() as stack:
        servers = [await stack.enter_async_context(opened(settings))]
        if settings.database is not None:
            servers.append(await stack.enter_async_context(opened(settings)))
            assert servers[1].peers is not None
            servers[1].peers.heard_blocks = servers[1].sanctions.load
            await servers[1].peers.start()
        people = People(servers[0])
        vera = (await people.claim("Vera", None, "")).account
        await suspend(Moderation(servers[0], people))
        own = digest(as_browser(vera.id))
        await eventually(lambda: all(one.sanctions.of(own) for one in servers))
    async with opened(settings) as tables:
        await tables.sanctions.load()
        assert [one.why for one in tables.sanctions.of(own)] == [WHY]


async def test_a_new_one_replaces_the_old(
    tables: Tables, moderation: Moderation, vera: Account
) -> None:
    await suspend(moderation, days=30)
    await suspend(moderation, days=1)
    (stands,) = tables.sanctions.of(digest(as_browser(vera.id)))
    assert stands.until is not None
    assert stands.until < datetime.now(UTC) + timedelta(days=2)
    await moderation.lift("Vera", "Op")
    with pytest.raises(Unknown, match="neither muted nor suspended"):
        await moderation.lift("Vera", "Op")


@pytest.mark.parametrize(
    ("kind", "whom", "why", "days", "error"),
    [
        ("suspend", "Vera", WHY, None, BadRequest),
        ("suspend", "Vera", WHY, 0, BadRequest),
        ("suspend", "Vera", WHY, float("nan"), BadRequest),
        ("suspend", "Vera", WHY, 1e9, BadRequest),
        ("mute", "Vera", " ", 1, BadRequest),
        ("mute", "Vera", "x" * 201, 1, BadRequest),
        ("mute", "Vera", "a\u202eb", 1, BadRequest),
        ("mute", "Nobody", WHY, 1, Unknown),
        ("mute", "0123456789abcdef", WHY, 1, Unknown),
        ("mute", "%%%%%%%%%%%%%%%%", WHY, 1, Unknown),
    ],
)
async def test_what_makes_no_sense_changes_nothing(
    tables: Tables,
    moderation: Moderation,
    vera: Account,
    kind: Any,
    whom: str,
    why: str,
    days: float | None,
    error: type[Exception],
) -> None:
    del vera
    await waiting(tables, "somebody")
    with pytest.raises(error):
        await moderation.sanction(whom, kind, "Op", why, days)
    assert await moderation.acts(10) == []
    assert await moderation.sanctions() == []


async def test_an_abusive_name_is_taken_away(
    tables: Tables, moderation: Moderation, people: People, vera: Account
) -> None:
    own = as_browser(vera.id)
    table = await waiting(tables, own)
    assert table.names[0] == "Vera"
    name = await moderation.rename(vera, "Op", WHY)
    assert table.names[0] == "Player 1"
    renamed = await people.account_of(own)
    assert renamed is not None
    assert (renamed.name, renamed.needs_name) == (name, True)
    assert await people.named("Vera") is None
    chosen = await people.rename(renamed, "Wilma")
    found = await people.account_of(own)
    assert found is not None
    assert (chosen.name, found.needs_name) == ("Wilma", False)


async def test_all_is_noted_by_whom_and_why(
    moderation: Moderation, people: People, vera: Account
) -> None:
    await suspend(moderation)
    await moderation.sanction("vera", "mute", "Bo", "Again.", None)
    await moderation.lift("Vera", "Op", "Sorry.")
    await moderation.rename(vera, "Op", "Rude.")
    found = [(one.who, one.what, one.whom, one.why) for one in await moderation.acts(10)]
    assert found == [
        ("Op", "rename", "Vera", "Rude."),
        ("Op", "lift", "Vera", "Sorry."),
        ("Bo", "mute", "vera", "Again."),
        ("Op", "suspend", "Vera", WHY),
    ]
    assert len(await moderation.acts(2)) == 2
    del people


async def test_nothing_is_done_that_cannot_be_noted(
    tables: Tables, moderation: Moderation, vera: Account, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(connection: sa.Connection, act: object) -> None:
        del act
        connection.execute(sa.text("SELECT nothing FROM nowhere"))

    monkeypatch.setattr(moderation_queries, "note", fail)
    for attempt in (suspend(moderation), moderation.rename(vera, "Op", WHY)):
        with pytest.raises(Unsaved):
            await attempt
    await tables.sanctions.load()
    assert tables.sanctions.of(digest(as_browser(vera.id))) == []
    assert await People(tables).named("Vera") == vera


async def test_two_operators_at_once(moderation: Moderation, vera: Account) -> None:
    del vera
    await asyncio.gather(suspend(moderation, days=1), suspend(moderation, days=2))
    assert len(await moderation.sanctions()) == 1
    assert len(await moderation.acts(10)) == 2
