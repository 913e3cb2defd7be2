"""Mail: addresses are confirmed, digests come at times and stop at a press, and a link signs in once."""

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from dataclasses import replace
from datetime import timedelta

import httpx
import pytest

from kickabout.table.errors import CannotStart
from kickabout.table.people import Friends, Mail, Notices, People
from kickabout.table.people.mail import AGAIN, APART, SETTLES, TRIES, check
from kickabout.table.settings import Limits, Settings
from kickabout.table.store import Account, due_queries, mail_queries, now
from tests.table.conftest import (
    RunningServer,
    eventually,
    first_decision,
    opened,
    running,
    seated,
)
from tests.table.people.mail_server import MailServer, link_in, mail_server
from tests.table.web.test_people import claimed

pytestmark = pytest.mark.anyio
ADDRESS = "nina@example.com"
ALL = timedelta(hours=1)


@pytest.fixture
def post() -> Iterator[MailServer]:
    with mail_server() as server:
        yield server


@pytest.fixture
def settings(settings: Settings, post: MailServer) -> Settings:
    return replace(
        settings,
        mail_host="127.0.0.1",
        mail_port=post.port,
        mail_security="none",
        mail_sender="table@kickabout.example",
    )


@pytest.fixture
async def mail(server: RunningServer) -> AsyncIterator[Mail]:
    mail = Mail(server.tables)
    yield mail
    await mail.stop()


async def arrived(post: MailServer, number: int) -> None:
    await eventually(lambda: len(post.mails) >= number)


async def account_of(server: RunningServer, name: str) -> Account:
    account = await People(server.tables).named(name)
    assert account is not None
    return account


async def confirmed(
    server: RunningServer, post: MailServer, name: str = "Nina", address: str = ADDRESS
) -> httpx.AsyncClient:
    """Return a browser that has claimed a name and confirmed an address."""
    client, _ = await claimed(server, name)
    before = len(post.mails)
    await client.post("/me/mail", data={"address": address})
    await arrived(post, before + 1)
    await client.post(link_in(post.mails[-1], "/mail/confirm/"))
    own = await account_of(server, name)
    await Notices(server.tables).choose(own, ["mail-asks", "page-asks"], (0, 0), "UTC")
    return client


async def asks(server: RunningServer, who: str, whom: str) -> None:
    friends = Friends(server.tables, People(server.tables))
    await friends.ask(await account_of(server, who), whom)


async def test_an_address_is_confirmed_by_a_link(server: RunningServer, post: MailServer) -> None:
    nina, _ = await claimed(server, "Nina")
    done = await nina.post("/me/mail", data={"address": " Nina@Example.com "})
    assert "open the link" in (await nina.get(done.headers["location"])).text
    await arrived(post, 1)
    assert post.mails[0]["To"] == ADDRESS
    assert post.mails[0]["From"] == "Kickabout <table@kickabout.example>"
    link = link_in(post.mails[0], "/mail/confirm/")
    stranger = server.client()
    for _ in range(2):
        asked = (await stranger.get(link)).text  # a look changes nothing
        assert f"{ADDRESS} is told then what happens to Nina" in asked
    assert ADDRESS not in (await nina.get("/me/notices")).text
    assert "is confirmed" in (await stranger.post(link)).text
    assert f"Your address is {ADDRESS}." in (await nina.get("/me/notices")).text
    assert (await stranger.post(link)).status_code == 404
    assert (await nina.get("/me/export.json")).json()["mail"] == ADDRESS
    await nina.post("/me/mail/remove")
    assert ADDRESS not in (await nina.get("/me/notices")).text


async def test_an_address_is_one_name_s(server: RunningServer, post: MailServer) -> None:
    await confirmed(server, post)
    otto, _ = await claimed(server, "Otto")
    await otto.post("/me/mail", data={"address": ADDRESS})
    await arrived(post, 2)
    assert (await otto.post(link_in(post.mails[1], "/mail/confirm/"))).status_code == 409


@pytest.mark.parametrize(
    "address",
    [
        "",
        "nina",
        "nina@",
        "@example.com",
        "a b@example.com",
        "nina@example.com\r\nBcc: x@y.zz",
        "n" * 300 + "@example.com",
        "nina@exa mple.com",
        "<nina@example.com>",
        "nina@[127.0.0.1]",
    ],
)
async def test_what_is_no_address_gets_nothing(
    server: RunningServer, post: MailServer, address: str
) -> None:
    nina, _ = await claimed(server, "Nina")
    for path in ("/me/mail", "/mail/sign-in"):
        assert (await nina.post(path, data={"address": address})).status_code == 400
    assert post.mails == []


async def test_a_digest_comes_late_once_and_with_a_way_to_stop_it(
    server: RunningServer, post: MailServer, mail: Mail
) -> None:
    await claimed(server, "Otto")
    await confirmed(server, post)
    await asks(server, "Otto", "Nina")
    moment = now()
    await mail.send_due(moment)
    assert len(post.mails) == 1  # it may be read on a page yet
    moment += SETTLES + timedelta(minutes=1)
    for _ in range(2):
        await mail.send_due(moment)
    assert len(post.mails) == 2
    told = post.mails[1]
    assert told["Subject"] == "Kickabout: something has happened"
    lines = told.get_content().splitlines()
    assert lines[lines.index("Otto asks to be friends.") + 1] == f"{server.url}/me/friends"
    assert told["Auto-Submitted"] == "auto-generated"
    stop = link_in(told, "/mail/stop/")
    assert told["List-Unsubscribe"] == f"<{server.url}{stop}>"
    assert told["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"

    program = server.client()  # of the one who has the mail
    assert "Stop the mails" in (await program.get(stop)).text
    pressed = await program.post(stop, data={"List-Unsubscribe": "One-Click"})
    assert pressed.status_code == 200
    await claimed(server, "Ida")
    await asks(server, "Ida", "Nina")
    await mail.send_due(now() + 2 * APART)
    assert len(post.mails) == 2
    assert (await program.post(stop[:-2] + "AA")).status_code == 404


async def test_stopped_mails_are_resumed_without_what_was_missed(
    server: RunningServer, post: MailServer, mail: Mail
) -> None:
    await claimed(server, "Otto")
    nina = await confirmed(server, post)
    stop = f"/mail/stop/{server.tables.keys.current.stop((await account_of(server, 'Nina')).id)}"
    await server.client().post(stop)
    await asks(server, "Otto", "Nina")
    assert "You have stopped the mails" in (await nina.get("/me/notices")).text
    await nina.post("/me/mail/resume")
    await mail.send_due(now() + APART)
    assert len(post.mails) == 1


async def test_two_digests_are_hours_apart(
    server: RunningServer, post: MailServer, mail: Mail
) -> None:
    for name in ("Otto", "Ida"):
        await claimed(server, name)
    await confirmed(server, post)
    await asks(server, "Otto", "Nina")
    moment = now() + ALL
    await mail.send_due(moment)
    await asks(server, "Ida", "Nina")
    await mail.send_due(moment + APART - timedelta(minutes=1))
    assert len(post.mails) == 2
    await mail.send_due(moment + APART)
    assert len(post.mails) == 3
    assert "Otto" not in post.mails[2].get_content()


async def to_decide(server: RunningServer, client: httpx.AsyncClient, left: timedelta) -> None:
    """Let the person of a browser sit in a match over days, with so much left to decide, of which they were told."""
    table = await seated(server.tables, 2, time_control="1d")
    seat = await first_decision(table)
    await client.post(f"/seat/{server.tables.seat_token(table, seat)}")
    due = now() + left
    await server.tables.store.write(lambda c: due_queries.set_due(c, table.id, seat, due))
    await Notices(server.tables).look()


async def test_a_move_with_little_time_left_is_told_at_once(
    server: RunningServer, post: MailServer, mail: Mail
) -> None:
    await claimed(server, "Otto")
    nina = await confirmed(server, post)
    own = await account_of(server, "Nina")
    await Notices(server.tables).choose(own, ["mail-asks", "mail-short"], (0, 0), "UTC")
    await asks(server, "Otto", "Nina")
    moment = now() + SETTLES + timedelta(minutes=1)
    await mail.send_due(moment)
    assert len(post.mails) == 2  # the next digest is hours away
    await to_decide(server, nina, timedelta(hours=7))
    await mail.send_due(moment)
    assert len(post.mails) == 2
    moment += timedelta(hours=1)
    post.refusals = 1
    await mail.send_due(moment)
    await mail.send_due(moment + AGAIN / 2)
    assert len(post.mails) == 2
    for _ in range(2):
        await mail.send_due(moment + AGAIN)
    assert len(post.mails) == 3
    assert "Otto" not in post.mails[2].get_content()


@pytest.mark.parametrize(("quiet", "is_told"), [(3, False), (6, True)])
async def test_quiet_holds_unless_the_time_is_over_before_its_end(
    server: RunningServer, post: MailServer, mail: Mail, quiet: int, is_told: bool
) -> None:
    nina = await confirmed(server, post)
    own, hour = await account_of(server, "Nina"), now().hour
    hours = (hour - 1) % 24, (hour + quiet) % 24
    await Notices(server.tables).choose(own, ["mail-short"], hours, "UTC")
    await to_decide(server, nina, timedelta(hours=4))
    await mail.send_due(now())
    assert len(post.mails) == 1 + is_told
    await mail.send_due(now() + timedelta(hours=3, minutes=30))
    assert len(post.mails) == 2


async def test_what_was_seen_or_is_not_wanted_does_not_hurry(
    server: RunningServer, post: MailServer, mail: Mail
) -> None:
    nina = await confirmed(server, post)
    own, notices = await account_of(server, "Nina"), Notices(server.tables)
    await to_decide(server, nina, timedelta(hours=4))
    await mail.send_due(now())
    await notices.choose(own, ["mail-short"], (0, 0), "UTC")
    await nina.post("/me/notices/read")
    await mail.send_due(now())
    assert len(post.mails) == 1


async def test_what_is_read_or_not_wanted_is_not_mailed(
    server: RunningServer, post: MailServer, mail: Mail
) -> None:
    await claimed(server, "Otto")
    nina = await confirmed(server, post)
    account, notices = await account_of(server, "Nina"), Notices(server.tables)
    await asks(server, "Otto", "Nina")
    await nina.post("/me/notices/read")
    await mail.send_due(now() + ALL)
    await Friends(server.tables, People(server.tables)).part(account, "nobody")
    await claimed(server, "Ida")
    await notices.choose(account, [], (0, 0), "UTC")
    await asks(server, "Ida", "Nina")
    await mail.send_due(now() + ALL)
    assert len(post.mails) == 1
    hour = now().hour
    await notices.choose(account, ["mail-asks"], (hour, (hour + 3) % 24), "UTC")
    await claimed(server, "Una")
    await asks(server, "Una", "Nina")
    await mail.send_due(now() + ALL)
    assert len(post.mails) == 1
    await mail.send_due(now() + timedelta(hours=4))
    assert len(post.mails) == 2


async def test_a_digest_is_tried_again_and_given_up(
    server: RunningServer, post: MailServer, mail: Mail
) -> None:
    await claimed(server, "Otto")
    await confirmed(server, post)
    await asks(server, "Otto", "Nina")
    post.refusals = 1
    moment = now() + ALL
    await mail.send_due(moment)
    await mail.send_due(moment + AGAIN / 2)
    assert len(post.mails) == 1
    await mail.send_due(moment + AGAIN)
    assert len(post.mails) == 2
    await claimed(server, "Ida")
    await asks(server, "Ida", "Nina")
    post.refusals = 100
    for days in range(1, TRIES + 3):
        await mail.send_due(moment + timedelta(days=days))
    assert post.refusals == 100 - TRIES


async def test_two_servers_send_a_digest_once(
    server: RunningServer, settings: Settings, post: MailServer, mail: Mail
) -> None:
    await claimed(server, "Otto")
    await confirmed(server, post)
    await asks(server, "Otto", "Nina")
    async with AsyncExitStack() as servers:
        tables = server.tables
        if settings.database is not None:
            tables = await servers.enter_async_context(opened(settings))
        moment = now() + ALL
        await asyncio.gather(mail.send_due(moment), Mail(tables).send_due(moment))
    assert len(post.mails) == 2


async def test_a_link_signs_in_once_and_no_answer_tells_whose_an_address_is(
    server: RunningServer, post: MailServer
) -> None:
    await confirmed(server, post)
    phone = server.client()
    assert "Sign in by mail" in (await phone.get("/me")).text
    known = await phone.post("/mail/sign-in", data={"address": "NINA@example.com"})
    unknown = await phone.post("/mail/sign-in", data={"address": "otto@example.com"})
    assert known.status_code == unknown.status_code == 200
    assert known.text == unknown.text
    await arrived(post, 2)
    link = link_in(post.mails[1], "/device/")
    assert "Sign in as Nina?" in (await phone.get(link)).text
    await phone.post(link)
    assert "<h1>Nina</h1>" in (await phone.get("/me")).text
    assert (await server.client().post(link)).status_code == 404
    assert len(post.mails) == 2


async def test_a_link_leads_back_to_where_somebody_was_led_to_a_name(
    server: RunningServer, post: MailServer
) -> None:
    await confirmed(server, post)
    phone = server.client()
    asked = await phone.post("/mail/sign-in", data={"address": ADDRESS, "then": "/c/4f1e"})
    assert 'name="then" value="/c/4f1e"' in asked.text
    await arrived(post, 2)
    link = link_in(post.mails[1], "/device/")
    assert link.endswith("?then=/c/4f1e")
    assert 'name="then" value="/c/4f1e"' in (await phone.get(link)).text
    path, _, _ = link.partition("?")
    signed = await phone.post(path, data={"then": "/c/4f1e"})
    assert signed.headers["location"] == "/me?then=/c/4f1e"


async def test_nobody_is_flooded(server: RunningServer, post: MailServer) -> None:
    await confirmed(server, post)
    for _ in range(6):
        await server.client().post("/mail/sign-in", data={"address": ADDRESS})
    otto, _ = await claimed(server, "Otto")
    answers = [await otto.post("/me/mail", data={"address": "o@example.com"}) for _ in range(5)]
    assert [one.status_code for one in answers] == [303, 303, 303, 409, 409]
    await arrived(post, 7)
    assert sum(one["To"] == ADDRESS for one in post.mails) == 1 + 3


async def test_requests_are_limited_by_address(settings: Settings) -> None:
    limits = replace(Limits(), mails=2, family=2)
    async with running(replace(settings, limits=limits)) as server:
        first, *others = [server.client() for _ in range(5)]
        asked = [
            await first.post("/mail/sign-in", data={"address": f"{n}@example.com"}) for n in "ab"
        ]
        form = {"address": "a@example.com"}
        asked += [await one.post("/mail/sign-in", data=form) for one in others]
        assert [one.status_code for one in asked] == [200] * 4 + [429] * 2
        assert "Ask again in" in asked[-1].text


async def test_a_server_without_mail_shows_nothing_of_it(settings: Settings) -> None:
    bare = replace(settings, mail_host=None, mail_sender=None)
    async with running(bare) as server:
        assert "by mail" not in (await server.client().get("/me")).text
        nina, _ = await claimed(server, "Nina")
        page = (await nina.get("/me/notices")).text
        assert not re.search(r"\bmail\b", page.partition("<main")[2], re.IGNORECASE)
        for path in ("/me/mail", "/mail/sign-in"):
            assert (await nina.post(path, data={"address": ADDRESS})).status_code == 404


def test_half_a_configuration_is_refused(settings: Settings) -> None:
    check(settings)
    for half in (replace(settings, mail_sender=None), replace(settings, mail_host=None)):
        with pytest.raises(CannotStart, match="mail-sender"):
            check(half)


async def test_mail_is_in_the_language_that_its_account_has_chosen(
    server: RunningServer, post: MailServer
) -> None:
    await confirmed(server, post)
    own = await account_of(server, "Nina")
    await People(server.tables).set_locale(own, "es")
    kept = await server.tables.store.read(lambda c: mail_queries.address_of(c, own.id))
    assert kept is not None
    assert kept.locale == "es"
