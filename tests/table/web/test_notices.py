"""The bell and the page of notices, as a browser asks for them."""

import re
from datetime import UTC, datetime
from xml.etree import ElementTree

import pytest

from kickabout.table.store import due_queries
from tests.table.conftest import RunningServer
from tests.table.people.push_service import PushedBrowser
from tests.table.web.test_people import claimed, two_friends

pytestmark = pytest.mark.anyio
BELL = re.compile(r'aria-label="Notices(: [\w ]+)?"')


async def test_the_bell_counts_what_is_unread(server: RunningServer) -> None:
    vera, _ = await claimed(server)
    otto, _ = await claimed(server, "Otto")
    assert BELL.search((await server.client().get("/")).text) is None
    assert 'aria-label="Notices"' in (await otto.get("/")).text
    await vera.post("/me/friends/ask", data={"name": "Otto"})
    for address in ("/", "/me", "/notices"):
        page = (await otto.get(address)).text
        assert 'aria-label="Notices: one unread"' in page
        assert '<a href="/me/friends">Vera asks to be friends.' in page
        # It is answered there, and by nothing else is it read.
        assert 'aria-label="Be friends with Vera"' in page
        assert 'aria-label="Decline the request of Vera"' in page
        assert "Mark as read:" not in page
    assert "Vera asks to be friends." in (await otto.get("/me/notices")).text
    assert (await otto.post("/me/notices/read")).headers["location"] == "/me/notices"
    assert 'aria-label="Notices"' in (await otto.get("/notices")).text
    assert (await otto.get("/me/export.json")).json()["notices"][0]["kind"] == "asks"


async def test_the_bell_is_empty_once_a_request_is_declined(server: RunningServer) -> None:
    vera, _ = await claimed(server)
    otto, _ = await claimed(server, "Otto")
    await vera.post("/me/friends/ask", data={"name": "Otto"})
    bell = (await otto.get("/notices")).text
    other = re.search(r'name="other" value="(\w+)"', bell)
    assert other is not None
    assert "Nothing new." not in bell
    await otto.post("/me/friends/part", data={"other": other[1]})
    bell = (await otto.get("/notices")).text
    assert "Nothing new." in bell
    assert 'aria-label="Notices"' in bell
    assert "Be friends with" not in (await otto.get("/me/notices")).text


async def test_it_is_read_where_it_leads(server: RunningServer) -> None:
    vera, _ = await claimed(server)
    otto, _ = await claimed(server, "Otto")
    await vera.post("/me/friends/ask", data={"name": "Otto"})
    assert "They ask to be friends" in (await otto.get("/me/friends")).text
    assert 'aria-label="Notices: one unread"' in (await otto.get("/notices")).text  # it waits
    await otto.post("/me/friends/ask", data={"name": "Vera"})
    assert 'aria-label="Notices"' in (await otto.get("/notices")).text
    other = re.search(r'name="other" value="(\w+)"', (await vera.get("/me/friends")).text)
    assert other is not None
    form = {"other": other[1], "game": "futbol-dash"}
    table = (await vera.post("/me/friends/challenge", data=form)).headers["location"]
    front = (await otto.get("/")).text
    assert "Vera asks you for a match of Fútbol Dash." in front
    assert "Not rated · time to decide: no limit" in front
    invitation = re.search(r'href="(/join/[^"]+)"', front)
    assert invitation is not None
    await otto.post(invitation[1])
    await otto.get(table)
    assert 'aria-label="Notices"' in (await otto.get("/notices")).text


async def test_an_invitation_is_answered_in_the_bell_and_what_came_of_it_read_there(
    server: RunningServer,
) -> None:
    vera, otto = await two_friends(server)
    other = re.search(r'name="other" value="(\w+)"', (await vera.get("/me/friends")).text)
    assert other is not None
    for game in ("futbol-dash", "squad-rush"):
        await vera.post("/me/friends/challenge", data={"other": other[1], "game": game})
    bell = (await otto.get("/notices")).text
    assert "Notices: 2 unread" in bell
    assert len(re.findall(r'href="/join/[^"]+"', bell)) == 2
    one = re.search(r'action="/me/friends/decline"[^>]*>\s*<input [^>]*value="([^"]+)"', bell)
    assert one is not None
    assert "Mark as read" not in bell  # each is answered
    await otto.post("/me/friends/decline", data={"table": one[1]})
    bell = (await otto.get("/notices")).text
    assert "Notices: one unread" in bell
    assert one[1] not in bell
    assert len(re.findall(r'href="/join/[^"]+"', bell)) == 1
    assert one[1] in (await otto.get("/me/export.json")).text  # it is read, not gone
    # Vera reads what has come of it, and takes it from her list.
    bell = (await vera.get("/notices")).text
    form = {"kind": "declined", "subject": one[1]}
    assert f'name="subject" value="{one[1]}"' in bell
    await otto.post("/me/notices/read", data=form)  # not his
    assert "Otto cannot play" in (await vera.get("/notices")).text
    await vera.post("/me/notices/read", data=form)
    assert "Otto cannot play" not in (await vera.get("/notices")).text


async def test_who_agreed_is_in_the_bell_until_it_is_read_there(server: RunningServer) -> None:
    vera, _ = await two_friends(server)
    await vera.get("/me/friends?asked=yes")  # the page follows by itself, whether she looks or not
    told = re.search(
        r'href="(/me/friends\?agreed=\w+)">Otto and you are friends now',
        (await vera.get("/notices")).text,
    )
    assert told is not None
    assert "You and Otto are friends." in (await vera.get(told[1])).text
    assert "Otto and you" not in (await vera.get("/notices")).text


async def test_the_page_of_an_invitation_by_name_says_all_and_can_decline(
    server: RunningServer,
) -> None:
    vera, _ = await claimed(server)
    otto, _ = await claimed(server, "Otto")
    await vera.post("/me/friends/ask", data={"name": "Otto"})
    assert "they are told" in (await vera.get("/me/friends?asked=yes")).text
    await otto.post("/me/friends/ask", data={"name": "Vera"})
    friends = (await vera.get("/me/friends?asked=yes")).text
    assert "they are told" not in friends
    other = re.search(r'name="other" value="(\w+)"', friends)
    assert other is not None
    form = {"other": other[1], "game": "futbol-dash", "rated": "yes", "time": "5+5"}
    table = (await vera.post("/me/friends/challenge", data=form)).headers["location"]
    terms = "Rated · time to decide: 5 min a side + 5 s a turn"
    bell = (await otto.get("/notices")).text
    assert terms in bell
    assert terms in (await otto.get("/me/notices")).text
    invitation = re.search(r'href="(/join/[^"]+)"', bell)
    assert invitation is not None
    page = (await otto.get(invitation[1])).text
    assert terms in page
    assert "You play as Otto." in page
    assert "Your name" not in page
    assert "Not now" in page
    assert 'aria-label="Notices"' in (await otto.get("/notices")).text  # it is being answered
    seats = re.findall(r'peg-name">(\w+)</b>\s*<small>(\w+)', (await vera.get(table)).text)
    assert seats == [("You", "Vera"), ("Otto", "asked")]
    await otto.post("/me/friends/decline", data={"table": table.removeprefix("/t/")})
    assert ("Open seat", "waiting for somebody") in re.findall(
        r'peg-name">([^<]+)</b>\s*<small>([^<]+)', (await vera.get(table)).text
    )
    # Nobody has asked a stranger, who has a name to choose.
    page = (await server.client().get(invitation[1])).text
    assert "Not now" not in page
    assert "It is for people with names" in page


async def test_whoever_asked_reads_what_has_come_of_it(server: RunningServer) -> None:
    vera, otto = await two_friends(server)
    other = re.search(r'name="other" value="(\w+)"', (await vera.get("/me/friends")).text)
    assert other is not None
    form = {"other": other[1], "game": "futbol-dash", "rated": "yes"}
    table = (await vera.post("/me/friends/challenge", data=form)).headers["location"]
    assert "It is rated" in (await vera.get(table)).text
    assert "Otto has been asked" in (await vera.get(table)).text
    assert "Otto has been asked" in (await vera.get("/")).text
    assert "Otto has been asked" not in (await otto.get(table)).text
    own = {"table": table.removeprefix("/t/")}
    assert (await otto.post("/me/friends/withdraw", data=own)).status_code == 409
    await otto.post("/me/friends/decline", data=own)
    assert "Otto says: not now." in (await vera.get(table)).text
    assert "Otto: not now" in (await vera.get("/your-tables")).text
    assert "Otto cannot play Fútbol Dash now." in (await vera.get("/me/notices")).text
    assert (await vera.post("/me/friends/withdraw", data=own)).headers["location"] == "/"
    assert (await vera.get(table)).status_code == 404


async def test_nobody_else_reads_or_marks_them(server: RunningServer) -> None:
    guest = server.client()
    assert "bell-list" not in (await guest.get("/notices")).text
    assert (await guest.get("/me/notices")).status_code == 403
    assert (await guest.post("/me/notices/read")).status_code == 403
    vera, _ = await claimed(server)
    elsewhere = {"Origin": "https://example.com"}
    assert (await vera.post("/me/notices/read", headers=elsewhere)).status_code == 403


async def test_a_browser_is_pushed_to_only_where_browsers_are(server: RunningServer) -> None:
    vera, _ = await claimed(server)
    browser = PushedBrowser()
    keys = {"p256dh": browser.public_key, "auth": browser.auth}
    good = {"endpoint": "https://fcm.googleapis.com/fcm/send/abc", "keys": keys}
    for wrong in (
        good | {"endpoint": "https://127.0.0.1/"},
        good | {"endpoint": "http://fcm.googleapis.com/"},
        good | {"keys": keys | {"auth": "x"}},
        good | {"keys": keys | {"p256dh": browser.auth}},
        {"endpoint": good["endpoint"]},
        {},
    ):
        assert (await vera.post("/me/push", json=wrong)).status_code == 400
    assert (await server.client().post("/me/push", json=good)).status_code == 403
    assert (await vera.post("/me/push", json=good)).json() == {"next": "/me/notices?done=push"}
    page = (await vera.get("/me/notices?done=push")).text
    assert "this browser shows you notices now" in page
    assert "fcm.googleapis" not in page  # whoever knows the address could use it up
    push = re.search(r'name="push" value="(\w+)"', page)
    assert push is not None
    otto, _ = await claimed(server, "Otto")
    stolen = await otto.post("/me/push/remove", data={"push": push[1]})
    assert stolen.status_code == 404
    assert (await vera.post("/me/push/remove", data={"push": push[1]})).status_code == 303
    assert 'name="push"' not in (await vera.get("/me/notices")).text


async def test_choices_are_kept_and_wrong_ones_refused(server: RunningServer) -> None:
    vera, _ = await claimed(server)
    form = {"on": ["page-move", "push-over", "push-nonsense"], "quiet_from": "22"}
    done = await vera.post("/me/notices/choose", data=form)
    page = (await vera.get(done.headers["location"])).text
    checked = re.findall(r'value="(\w+-\w+)"[^>]*\schecked', page)
    assert checked == ["page-move", "push-over"]
    for wrong in ({"zone": "Europe"}, {"quiet_to": "24"}, {"quiet_to": "x"}, {"on": ["x"] * 60}):
        assert (await vera.post("/me/notices/choose", data=form | wrong)).status_code == 400
    assert re.findall(r'value="(\w+-\w+)"[^>]*\schecked', (await vera.get("/me/notices")).text) == [
        "page-move",
        "push-over",
    ]


async def test_a_calendar_has_an_event_for_each_match_over_days(server: RunningServer) -> None:
    vera, _ = await claimed(server)
    address = re.search(r"<code>([^<]+)/calendar.ics</code>", (await vera.post("/me/feed")).text)
    assert address is not None
    reader = server.client()
    assert "BEGIN:VEVENT" not in (await reader.get(f"{address[1]}/calendar.ics")).text
    form = {"game": "futbol-dash", "seat-1": "you", "seat-2": "open", "time": "1d"}
    made = (await vera.post("/tables", data=form)).headers["location"].rpartition("/")[2]
    table = await server.tables.get(made)
    invite = server.tables.invite_token(table, 1)
    assert invite is not None
    rival = "Otto; König, der Erste"
    await server.tables.join(invite, rival, "somebody")
    due = datetime(2031, 5, 4, 3, 2, 1, tzinfo=UTC)
    await server.tables.store.write(lambda c: due_queries.set_due(c, made, 0, due))
    answer = await reader.get(f"{address[1]}/calendar.ics")
    assert answer.headers["content-type"].startswith("text/calendar")
    lines = answer.text.split("\r\n")
    assert lines[0] == "BEGIN:VCALENDAR"
    assert lines[-2:] == ["END:VCALENDAR", ""]
    assert f"UID:{made}@kickabout" in lines
    assert "DTSTART:20310504T030201Z" in lines
    assert all(len(line.encode()) <= 75 for line in lines)
    said = answer.text.replace("\r\n ", "")
    assert (
        f"SUMMARY:Decide in Fútbol Dash with {rival}".replace(";", "\\;").replace(",", "\\,")
        in said
    )
    assert f"URL:{server.url}/t/{made}" in said
    assert (await reader.get("/feed/nonsense/calendar.ics")).status_code == 404


async def test_a_feed_has_a_secret_address_that_is_renewed_and_ended(server: RunningServer) -> None:
    vera, _ = await claimed(server)
    otto, _ = await claimed(server, "Otto & Söhne")
    await otto.post("/me/friends/ask", data={"name": "Vera"})
    reader = server.client()

    async def made() -> str:
        page = (await vera.post("/me/feed")).text
        address = re.search(r"<code>([^<]+)</code>", page)
        assert address is not None
        return address[1]

    first = await made()
    answer = await reader.get(first)
    assert answer.headers["content-type"].startswith("application/atom+xml")
    feed = ElementTree.fromstring(answer.text)
    assert [one.text for one in feed.iterfind("{*}entry/{*}title")] == [
        "Otto & Söhne asks to be friends."
    ]
    link = feed.find("{*}entry/{*}link")
    assert link is not None
    assert link.get("href") == f"{server.url}/me/friends"
    assert 'aria-label="Notices: one unread"' in (await vera.get("/notices")).text
    second = await made()
    assert (await reader.get(first)).status_code == 404
    assert (await reader.get(second)).status_code == 200
    assert second not in (await vera.get("/me/notices")).text
    done = await vera.post("/me/feed/end")
    assert "lead nowhere" in (await vera.get(done.headers["location"])).text
    assert (await reader.get(second)).status_code == 404
    assert (await reader.post("/me/feed")).status_code == 403
