"""Pushes: each notice comes once, when it may, to the browsers that are signed in."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
import sqlalchemy as sa

from kickabout.table.errors import BadRequest, Unknown
from kickabout.table.people import Friends, Notices, People, Pushes, SignedIn
from kickabout.table.people.notices import quiet_until
from kickabout.table.people.pushes import AGAIN, MOST_PUSHES, TRIES
from kickabout.table.play import Tables
from kickabout.table.seats import digest, session_in
from kickabout.table.settings import Settings
from kickabout.table.store import mail_queries, now, openid_queries
from kickabout.table.store.mail_queries import MailLink
from kickabout.table.store.openid_queries import OpenIdState
from kickabout.table.store.push_queries import Choices
from tests.table.conftest import opened
from tests.table.people.push_service import PushedBrowser, PushService, push_service

pytestmark = pytest.mark.anyio
SWITCHES = ("page-asks", "push-asks")


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as service:
        yield service


@pytest.fixture
def settings(settings: Settings, service: PushService) -> Settings:
    return replace(settings, push_origins=(service.origin,))


@pytest.fixture
async def pushes(tables: Tables) -> AsyncIterator[Pushes]:
    pushes = Pushes(tables)
    await pushes.start()
    yield pushes
    await pushes.stop()


@pytest.fixture
def friends(tables: Tables) -> Friends:
    return Friends(tables, People(tables))


@pytest.fixture
async def vera(tables: Tables) -> SignedIn:
    return await People(tables).claim("Vera", None, "")


@pytest.fixture
async def otto(tables: Tables) -> SignedIn:
    return await People(tables).claim("Otto", None, "")


def session_of(signed: SignedIn) -> str:
    return digest(session_in(signed.cookie))


async def subscribed(
    pushes: Pushes, who: SignedIn, service: PushService, path: str = "/a"
) -> PushedBrowser:
    browser = PushedBrowser()
    await pushes.add(
        who.account,
        session_of(who),
        service.origin + path,
        (browser.public_key, browser.auth),
        base="http://localhost:8000",
        locale="en",
        device="Firefox",
    )
    return browser


async def test_a_notice_comes_once(
    pushes: Pushes, service: PushService, friends: Friends, vera: SignedIn, otto: SignedIn
) -> None:
    browser = await subscribed(pushes, otto, service)
    await friends.ask(vera.account, "Otto")
    for _ in range(2):
        await pushes.send_due(now())
    assert service.said(browser) == [{"text": "Vera asks to be friends.", "path": "/me/friends"}]
    headers, _ = service.got[0]
    assert headers["content-encoding"] == "aes128gcm"
    assert headers["ttl"] == "172800"
    assert headers["urgency"] == "normal"
    assert headers["authorization"].endswith(f", k={pushes.public_key}")


async def test_two_servers_send_it_once(
    settings: Settings,
    tables: Tables,
    pushes: Pushes,
    service: PushService,
    friends: Friends,
    vera: SignedIn,
    otto: SignedIn,
) -> None:
    await subscribed(pushes, otto, service)
    async with AsyncExitStack() as servers:
        other = Pushes(tables)
        if settings.database is not None:
            other = Pushes(await servers.enter_async_context(opened(settings)))
        await other.start()
        assert other.public_key == pushes.public_key
        for _ in range(5):
            await friends.ask(vera.account, "Otto")
            service.got.clear()
            await asyncio.gather(pushes.send_due(now()), other.send_due(now()))
            assert len(service.got) == 1
            await friends.part(vera.account, otto.account.id)
        await other.stop()


async def test_it_is_tried_again_and_given_up(
    pushes: Pushes, service: PushService, friends: Friends, vera: SignedIn, otto: SignedIn
) -> None:
    await subscribed(pushes, otto, service)
    service.statuses = [503, 429, *[500] * TRIES]
    await friends.ask(vera.account, "Otto")
    moment = now()
    await pushes.send_due(moment)
    await pushes.send_due(moment + AGAIN / 2)
    assert len(service.got) == 1
    for tries in range(2, TRIES + 3):
        moment += timedelta(days=1)
        await pushes.send_due(moment)
        assert len(service.got) == min(tries, TRIES)


@pytest.mark.parametrize("status", [404, 410])
async def test_a_browser_that_is_gone_is_forgotten(
    pushes: Pushes,
    service: PushService,
    friends: Friends,
    vera: SignedIn,
    otto: SignedIn,
    status: int,
) -> None:
    await subscribed(pushes, otto, service)
    service.statuses = [status]
    await friends.ask(vera.account, "Otto")
    await pushes.send_due(now())
    assert await pushes.of(otto.account) == []


@pytest.mark.parametrize("status", [302, 400, 403, 413])
async def test_a_refusal_and_a_way_elsewhere_are_the_end_of_it(
    pushes: Pushes,
    service: PushService,
    friends: Friends,
    vera: SignedIn,
    otto: SignedIn,
    status: int,
) -> None:
    await subscribed(pushes, otto, service)
    service.statuses = [status]
    await friends.ask(vera.account, "Otto")
    for days in range(3):
        await pushes.send_due(now() + timedelta(days=days))
    assert len(service.got) == 1
    assert len(await pushes.of(otto.account)) == 1


async def test_what_was_read_meanwhile_and_what_is_not_wanted_stays_away(
    tables: Tables,
    pushes: Pushes,
    service: PushService,
    friends: Friends,
    vera: SignedIn,
    otto: SignedIn,
) -> None:
    notices = Notices(tables)
    await subscribed(pushes, otto, service)
    await friends.ask(vera.account, "Otto")
    await notices.read(otto.account.id)
    await pushes.send_due(now())
    await friends.part(vera.account, otto.account.id)
    await notices.choose(otto.account, ["page-asks"], (0, 0), "UTC")
    await friends.ask(vera.account, "Otto")
    await pushes.send_due(now())
    assert service.got == []
    assert [one.kind for one in await notices.of(otto.account)] == ["asks"]
    await notices.choose(otto.account, ["push-asks"], (0, 0), "UTC")
    assert await notices.of(otto.account) == []


async def test_in_quiet_hours_it_waits_for_their_end(
    tables: Tables,
    pushes: Pushes,
    service: PushService,
    friends: Friends,
    vera: SignedIn,
    otto: SignedIn,
) -> None:
    await subscribed(pushes, otto, service)
    moment = now()
    hours = moment.hour, (moment.hour + 2) % 24
    await Notices(tables).choose(otto.account, SWITCHES, hours, "UTC")
    await friends.ask(vera.account, "Otto")
    moment = now()
    await pushes.send_due(moment)
    await pushes.send_due(moment + timedelta(minutes=30))
    assert service.got == []
    await pushes.send_due(moment + timedelta(hours=2))
    assert len(service.got) == 1


@pytest.mark.parametrize(
    ("hours", "zone", "moment", "end"),
    [
        ((22, 7), "UTC", "2026-01-05T23:30", "2026-01-06T07:00"),
        ((22, 7), "UTC", "2026-01-05T06:59", "2026-01-05T07:00"),
        ((22, 7), "UTC", "2026-01-05T07:00", None),
        ((22, 7), "UTC", "2026-01-05T21:59", None),
        ((9, 17), "UTC", "2026-01-05T12:00", "2026-01-05T17:00"),
        ((0, 0), "UTC", "2026-01-05T00:00", None),
        ((22, 7), "Europe/Berlin", "2026-01-05T21:00", "2026-01-06T06:00"),
        ((22, 7), "America/New_York", "2026-01-05T21:00", None),
        ((22, 7), "Europe/Berlin", "2026-03-28T23:00", "2026-03-29T05:00"),  # a night of 23 hours
    ],
)
def test_quiet_is_that_of_the_readers_zone(
    hours: tuple[int, int], zone: str, moment: str, end: str | None
) -> None:
    at = datetime.fromisoformat(moment).replace(tzinfo=UTC)
    expected = None if end is None else datetime.fromisoformat(end).replace(tzinfo=UTC)
    assert quiet_until(Choices((), *hours, zone), at) == expected


async def test_a_browser_that_signs_out_hears_nothing_more(
    tables: Tables,
    pushes: Pushes,
    service: PushService,
    friends: Friends,
    vera: SignedIn,
    otto: SignedIn,
) -> None:
    await subscribed(pushes, otto, service)
    await People(tables).end(otto.account, session_of(otto))
    await friends.ask(vera.account, "Otto")
    await pushes.send_due(now())
    assert service.got == []


async def test_a_browser_is_somebodys_at_a_time_and_they_have_so_many(
    pushes: Pushes, service: PushService, vera: SignedIn, otto: SignedIn
) -> None:
    await subscribed(pushes, otto, service)
    await subscribed(pushes, vera, service)
    assert await pushes.of(otto.account) == []
    for number in range(MOST_PUSHES + 3):
        await subscribed(pushes, otto, service, f"/{number}")
    kept = await pushes.of(otto.account)
    assert len(kept) == MOST_PUSHES
    assert f"{service.origin}/0" not in [one.endpoint for one in kept]
    with pytest.raises(Unknown):
        await pushes.remove(vera.account, kept[0].digest)
    await pushes.remove(otto.account, kept[0].digest)
    assert len(await pushes.of(otto.account)) == MOST_PUSHES - 1


async def test_with_an_account_goes_every_way_to_it(
    tables: Tables, pushes: Pushes, service: PushService, vera: SignedIn, otto: SignedIn
) -> None:
    notices, own = Notices(tables), otto.account.id
    await subscribed(pushes, otto, service)
    await notices.choose(otto.account, ["page-asks"], (22, 7), "UTC")
    secret = await notices.new_feed(otto.account)
    until = now() + timedelta(hours=1)
    link = MailLink("first", own, "otto@example.com", "http://localhost", "en", until)
    state = OpenIdState("state", "browser", own, "http://localhost/openid/back", until)

    def write(connection: sa.Connection) -> None:
        mail_queries.add_link(connection, link)
        assert mail_queries.confirm(connection, "first")
        mail_queries.add_link(connection, replace(link, digest="second"))
        assert openid_queries.bind(connection, "https://login.example.com", "otto", own)
        openid_queries.add_state(connection, state)

    await tables.store.write(write)
    await People(tables).remove(otto.account, "guest")
    assert await pushes.of(otto.account) == []
    with pytest.raises(Unknown):
        await notices.by_feed(secret)
    known = await tables.store.read(lambda c: mail_queries.by_address(c, "otto@example.com"))
    assert known is None
    bound = await tables.store.read(
        lambda c: openid_queries.account_by(c, "https://login.example.com", "otto")
    )
    assert bound is None


async def test_wrong_choices_are_refused(tables: Tables, otto: SignedIn) -> None:
    notices = Notices(tables)
    for zone in ("", "Mars/Phobos", "../../etc/passwd", "Europe", "/etc/localtime", "a\0b"):
        with pytest.raises(BadRequest):
            await notices.choose(otto.account, [], (0, 0), zone)
    for hours in ((-1, 0), (0, 24)):
        with pytest.raises(BadRequest):
            await notices.choose(otto.account, [], hours, "UTC")
    assert await notices.choices(otto.account) == Choices()
