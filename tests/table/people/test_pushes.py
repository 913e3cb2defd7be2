"""Pushes: each notice comes once, when it may, to the browsers that are signed in."""

import asyncio
from collections.abc import AsyncIterator, Iterator
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
from kickabout.table.store import Account, mail_queries, now, openid_queries
from kickabout.table.store.mail_queries import MailLink
from kickabout.table.store.openid_queries import OpenIdState
from kickabout.table.store.push_queries import Choices
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


class Push:
    """Otto's account and browser, to which notices are pushed."""

    def __init__(
        self, pushes: Pushes, service: PushService, otto: SignedIn, friends: Friends, vera: Account
    ) -> None:
        self.pushes = pushes
        self.service = service
        self.own = otto.account
        self.session = digest(session_in(otto.cookie))
        self.friends = friends
        self.vera = vera

    async def subscribe(self, path: str = "/a", who: Account | None = None) -> PushedBrowser:
        """Have pushes sent to a browser, Otto's if nobody else is named."""
        browser = PushedBrowser()
        await self.pushes.add(
            who or self.own,
            self.session,
            self.service.origin + path,
            (browser.public_key, browser.auth),
            base="http://localhost:8000",
            locale="en",
            device="Firefox",
        )
        return browser

    async def send(self, *later: timedelta) -> int:
        """Have Vera ask to be friends, send what is due now or later; return how many pushes have come."""
        await self.friends.ask(self.vera, "Otto")
        asked = now()
        for time in later or (timedelta(),):
            await self.pushes.send_due(asked + time)
        return len(self.service.got)


@pytest.fixture
async def push(
    tables: Tables, people: People, service: PushService, friends: Friends, vera: Account
) -> AsyncIterator[Push]:
    pushes = Pushes(tables)
    await pushes.start()
    otto = await people.claim("Otto", None, "")
    yield Push(pushes, service, otto, friends, vera)
    await pushes.stop()


async def test_a_notice_comes_once(push: Push) -> None:
    browser = await push.subscribe()
    assert await push.send(timedelta(), timedelta()) == 1
    said = [{"text": "Vera asks to be friends.", "path": "/me/friends"}]
    assert push.service.said(browser) == said
    headers, _ = push.service.got[0]
    assert headers["content-encoding"] == "aes128gcm"
    assert headers["ttl"] == "172800"
    assert headers["urgency"] == "normal"
    assert headers["authorization"].endswith(f", k={push.pushes.public_key}")


async def test_two_servers_send_it_once(push: Push, second: Tables) -> None:
    await push.subscribe()
    other = Pushes(second)
    await other.start()
    assert other.public_key == push.pushes.public_key
    for _ in range(5):
        push.service.got.clear()
        await push.friends.ask(push.vera, "Otto")
        await asyncio.gather(push.pushes.send_due(now()), other.send_due(now()))
        assert len(push.service.got) == 1
        await push.friends.part(push.vera, push.own.id)
    await other.stop()


async def test_it_is_tried_again_and_given_up(push: Push) -> None:
    await push.subscribe()
    push.service.statuses = [503, 429, *[500] * TRIES]
    assert await push.send(timedelta(), AGAIN / 2) == 1
    for tries in range(2, TRIES + 3):
        assert await push.send(timedelta(days=tries)) == min(tries, TRIES)


@pytest.mark.parametrize(
    ("status", "kept"), [(404, 0), (410, 0), (302, 1), (400, 1), (403, 1), (413, 1)]
)
async def test_a_browser_that_is_gone_is_forgotten_and_after_a_refusal_no_push_follows(
    push: Push, status: int, kept: int
) -> None:
    await push.subscribe()
    push.service.statuses = [status]
    assert await push.send(*(timedelta(days=days) for days in range(3))) == 1
    assert len(await push.pushes.of(push.own)) == kept


async def test_what_was_read_meanwhile_and_what_is_not_wanted_stays_away(
    push: Push, notices: Notices
) -> None:
    await push.subscribe()
    await push.friends.ask(push.vera, "Otto")
    await notices.read(push.own.id)
    assert await push.send() == 0
    await push.friends.part(push.vera, push.own.id)
    await notices.choose(push.own, ["page-asks"], (0, 0), "UTC")
    assert await push.send() == 0
    assert [one.kind for one in await notices.of(push.own)] == ["asks"]
    await notices.choose(push.own, ["push-asks"], (0, 0), "UTC")
    assert await notices.of(push.own) == []


async def test_in_quiet_hours_it_waits_for_their_end(push: Push, notices: Notices) -> None:
    await push.subscribe()
    hours = now().hour, (now().hour + 2) % 24
    await notices.choose(push.own, SWITCHES, hours, "UTC")
    assert await push.send(timedelta(), timedelta(minutes=30)) == 0
    assert await push.send(timedelta(hours=2)) == 1


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


async def test_a_browser_that_signs_out_hears_nothing_more(push: Push, people: People) -> None:
    await push.subscribe()
    await people.end(push.own, push.session)
    assert await push.send() == 0


async def test_a_browser_is_somebodys_at_a_time_and_they_have_so_many(push: Push) -> None:
    await push.subscribe()
    await push.subscribe(who=push.vera)
    assert await push.pushes.of(push.own) == []
    for number in range(MOST_PUSHES + 3):
        await push.subscribe(f"/{number}")
    kept = await push.pushes.of(push.own)
    assert len(kept) == MOST_PUSHES
    assert f"{push.service.origin}/0" not in [one.endpoint for one in kept]
    with pytest.raises(Unknown):
        await push.pushes.remove(push.vera, kept[0].digest)
    await push.pushes.remove(push.own, kept[0].digest)
    assert len(await push.pushes.of(push.own)) == MOST_PUSHES - 1


async def test_with_an_account_goes_every_way_to_it(
    tables: Tables, push: Push, notices: Notices, people: People
) -> None:
    own = push.own.id
    await push.subscribe()
    await notices.choose(push.own, ["page-asks"], (22, 7), "UTC")
    secret = await notices.new_feed(push.own)
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
    await people.remove(push.own, "guest")
    assert await push.pushes.of(push.own) == []
    with pytest.raises(Unknown):
        await notices.by_feed(secret)
    known = await tables.store.read(lambda c: mail_queries.by_address(c, "otto@example.com"))
    assert known is None
    bound = await tables.store.read(
        lambda c: openid_queries.account_by(c, "https://login.example.com", "otto")
    )
    assert bound is None


async def test_wrong_choices_are_refused(notices: Notices, otto: Account) -> None:
    for zone in ("", "Mars/Phobos", "../../etc/passwd", "Europe", "/etc/localtime", "a\0b"):
        with pytest.raises(BadRequest):
            await notices.choose(otto, [], (0, 0), zone)
    for hours in ((-1, 0), (0, 24)):
        with pytest.raises(BadRequest):
            await notices.choose(otto, [], hours, "UTC")
    assert await notices.choices(otto) == Choices()
