"""Limits on what one browser and one address may ask: who is counted, what is refused, what is said."""

import asyncio
import re
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import replace
from datetime import timedelta
from typing import Any, get_args

import httpx
import pytest
import sqlalchemy as sa
from limits import RateLimitItemPerSecond
from limits.strategies import MovingWindowRateLimiter
from starlette.requests import Request
from starlette.types import Receive, Scope, Send

from kickabout.table.language import table_messages
from kickabout.table.people import People, Programs
from kickabout.table.play.links import renew_links
from kickabout.table.settings import WIDE, Limits, Settings
from kickabout.table.store import records, shared_counts
from kickabout.table.web import limits as throttle
from kickabout.table.web.costs import Limit
from kickabout.table.web.health import Readiness
from kickabout.table.web.limits import WINDOWS, TooMuch, kind_of, posting_seat, weight_of
from kickabout.table.web.turns import AT_ONCE, Turns, end_turn
from kickabout.table.web.visitors import is_among, network_of
from kickabout.text.reader import Reader
from tests.table.conftest import RunningServer, running, wound_down

pytestmark = pytest.mark.anyio
NEW = {"game": "futbol-dash", "seats": ["you", "open"], "name": "Ana"}
FORM = {"game": "futbol-dash", "seat-0": "you", "seat-1": "open"}


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for a refusal."""
    monkeypatch.setattr(throttle, "REFUSAL_SECONDS", 0.0)


@pytest.fixture
async def proxied(settings: Settings) -> AsyncIterator[RunningServer]:
    """A server behind a proxy, where a browser may have two of everything and a family four."""
    own = replace(
        WIDE, tables=2, streams=2, hints=2, rosters=2, open_tables=50, requests=1000, family=2
    )
    kept = replace(settings, limits=own, trusted_proxies=("127.0.0.1",))
    async with running(kept) as server:
        yield server


def somebody(server: RunningServer, address: str = "192.0.2.1") -> httpx.AsyncClient:
    """Return a browser that has been here before."""
    keys = server.tables.keys
    return server.client(
        headers={"X-Forwarded-For": address, "Accept-Language": "en"},
        cookies={keys.current.cookie_name: keys.current.cookie(keys.new_browser())},
    )


def assert_too_much(response: httpx.Response, said: str, most: int) -> None:
    assert response.status_code == 429
    assert 1 <= int(response.headers["Retry-After"]) <= most
    assert said in response.text


def test_an_address_is_counted_by_its_household() -> None:
    assert network_of("192.0.2.1") == "192.0.2.1"
    assert network_of("::ffff:192.0.2.1") == "192.0.2.1"
    assert network_of("2001:db8:1:2::7") == network_of("2001:db8:1:2:ffff::1")
    assert network_of("2001:db8:1:2::7") != network_of("2001:db8:1:3::7")
    assert network_of("fe80::1%eth0") == network_of("fe80::2%eth0")
    assert network_of("") == ""


@pytest.mark.parametrize("limit", get_args(Limit))
def test_a_limit_of_a_route_is_set_counted_and_told(limit: str) -> None:
    assert hasattr(WIDE, limit)
    assert limit == "streams" or limit in WINDOWS
    assert Reader(table_messages("en")).text(TooMuch(limit, 60).message)


def test_a_proxy_is_known_by_its_network() -> None:
    assert is_among("10.1.2.3", ("10.0.0.0/8",))
    assert is_among("::ffff:10.1.2.3", ("10.0.0.0/8",))
    assert is_among("::1", ("127.0.0.1", "::1"))
    assert not is_among("11.1.2.3", ("10.0.0.0/8",))
    assert not is_among("", ("10.0.0.0/8",))


def test_what_a_request_falls_under() -> None:
    assert kind_of("GET", "/t/abc/events") == kind_of("GET", "/api/tables/abc/events") == "streams"
    assert kind_of("POST", "/tables") == kind_of("POST", "/api/tables") == "tables"
    assert kind_of("POST", "/lessons/futbol-dash/first") == "tables"
    assert kind_of("POST", "/t/abc/again") == kind_of("POST", "/api/tables/abc/again") == "tables"
    assert kind_of("POST", "/t/abc/hint") == kind_of("POST", "/api/tables/abc/hint") == "hints"
    assert kind_of("POST", "/build/futera-susu") == "rosters"
    assert kind_of("POST", "/build/futera-susu/xyz") is None
    assert kind_of("GET", "/tables") is None
    assert weight_of("GET", "/static/table.js") == 1
    assert weight_of("POST", "/api/tables/abc/actions") == 1
    assert weight_of("POST", "/t/abc/play") == weight_of("GET", "/t/abc") == weight_of("GET", "/")
    assert weight_of("GET", "/") < weight_of("GET", "/build/futera-susu/xyz")


async def test_tables_by_the_hour(proxied: RunningServer) -> None:
    one, other = somebody(proxied), somebody(proxied)
    assert [(await one.post("/tables", data=FORM)).status_code for _ in range(2)] == [303, 303]
    refused = await one.post("/tables", data=FORM)
    assert_too_much(refused, "as many tables as one may in an hour", 3600)
    assert "/static/front.css" in refused.text
    assert "default-src" in refused.headers["Content-Security-Policy"]
    # Another browser of the family goes on, until the address has had enough.
    assert (await other.post("/tables", data=FORM)).status_code == 303
    assert (await other.post("/api/tables", json=NEW)).status_code == 201
    refused = await somebody(proxied).post("/api/tables", json=NEW)
    assert_too_much(refused, "Set up the next one in", 3600)
    assert refused.json()["at"] is None
    assert (await somebody(proxied, "192.0.2.2").post("/tables", data=FORM)).status_code == 303


async def test_an_account_is_counted_wherever_it_comes_from(proxied: RunningServer) -> None:
    computer, phone = somebody(proxied), somebody(proxied, "192.0.2.2")
    await computer.post("/me/claim", data={"name": "Vera"})
    link = re.search(r"/device/[\w-]+", (await computer.post("/me/link")).text)
    assert link is not None
    assert (await phone.post(link[0])).status_code == 303
    form = {"label": "Bot", "scope": ["read", "play"]}
    made = (await computer.post("/me/keys", data=form)).text
    key = re.search(r"kickabout_[\w-]{43}", made)
    assert key is not None
    headers = {"X-Forwarded-For": "192.0.2.3", "Authorization": f"Bearer {key[0]}"}
    program = proxied.client(headers=headers)
    assert (await program.get("/api/me")).status_code == 200
    assert (await computer.post("/tables", data=FORM)).status_code == 303
    assert (await phone.post("/tables", data=FORM)).status_code == 303
    for refused in (
        await program.post("/api/tables", json=NEW),
        await computer.post("/tables", data=FORM),
    ):
        assert_too_much(refused, "in an hour", 3600)
    assert (await somebody(proxied, "192.0.2.2").post("/tables", data=FORM)).status_code == 303


async def test_a_forged_address_counts_for_nothing(settings: Settings) -> None:
    own = replace(WIDE, tables=1, family=1)
    async with running(replace(settings, limits=own)) as server:
        assert (await somebody(server).post("/tables", data=FORM)).status_code == 303
        refused = await somebody(server, "192.0.2.2").post("/tables", data=FORM)
        assert_too_much(refused, "tables", 3600)


async def test_an_address_of_a_households_network(proxied: RunningServer) -> None:
    for number in range(4):
        client = somebody(proxied, f"2001:db8::{number}")
        assert (await client.post("/tables", data=FORM)).status_code == 303
    assert_too_much(await somebody(proxied, "2001:db8::9").post("/tables", data=FORM), "", 3600)
    assert (await somebody(proxied, "2001:db8:1::9").post("/tables", data=FORM)).status_code == 303


async def test_tables_going_on_at_once(settings: Settings) -> None:
    own = replace(WIDE, open_tables=2, family=2)
    async with running(replace(settings, limits=own)) as server:
        client = somebody(server)
        for _ in range(2):
            assert (await client.post("/tables", data=FORM)).status_code == 303
        refused = await client.post("/tables", data=FORM)
        assert_too_much(refused, "Finish one, or come back in 5 minutes", 300)
        server.tables.forget_quiet(asyncio.get_running_loop().time() + 1)
        assert (await client.post("/tables", data=FORM)).status_code == 303


async def test_streams_at_once(proxied: RunningServer) -> None:
    client = somebody(proxied)
    path = (await client.post("/tables", data=FORM)).headers["location"]
    page, program = f"{path}/events", f"/api/tables/{path[3:]}/events"
    lines: list[AsyncIterator[str]] = []  # one that is dropped would end its stream
    async with AsyncExitStack() as following:
        for where in (page, program):
            response = await following.enter_async_context(client.stream("GET", where))
            assert response.status_code == 200
            lines.append(response.aiter_lines())
            await anext(lines[-1])
        refused = await client.get(page, headers={"HX-Request": "true"})
        assert_too_much(refused, "Close some, and this page goes on", 30)
        assert "notice-text" in refused.text
        assert refused.headers["HX-Reswap"] == "none"
        assert "<html" not in refused.text
    for _ in range(200):  # until the server has heard that they hung up
        async with client.stream("GET", page) as response:
            if response.status_code == 200:
                return
        await asyncio.sleep(0.01)
    raise AssertionError("the streams that were closed are still counted")


async def test_hints_and_rosters(proxied: RunningServer) -> None:
    client = somebody(proxied)
    path = (await client.post("/tables", data=FORM)).headers["location"]
    for _ in range(2):
        assert (await client.post(f"{path}/hint", data={"at": 0})).status_code != 429
        assert (await client.post("/build/futera-susu", data={})).status_code == 303
    assert_too_much(await client.post(f"{path}/hint", data={"at": 0}), "Too many hints", 60)
    assert_too_much(await client.post("/build/futera-susu", data={}), "Begin the next one", 3600)


async def test_requests_by_what_they_cost(settings: Settings) -> None:
    own = replace(WIDE, requests=20, family=1)
    async with running(replace(settings, limits=own)) as server:
        client = server.client()
        assert [(await client.get("/rules/futbol-dash")).status_code for _ in range(4)] == [200] * 4
        assert_too_much(await client.get("/rules/futbol-dash"), "Try again in", 10)
        assert_too_much(await client.get("/api/tables/none"), "Try again in", 10)


async def test_whoever_goes_on_asking_is_granted_nothing(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = replace(WIDE, requests=20, family=1)
    async with running(replace(settings, limits=own)) as server:
        client = server.client()
        answers = [await client.get("/rules/futbol-dash") for _ in range(4 + 10)]
        assert [answer.status_code for answer in answers] == [200] * 4 + [429] * 10
        # The window of requests has passed, and that of refusals has not.
        later = time.time() + 11
        monkeypatch.setattr("time.time", lambda: later)
        assert_too_much(await client.get("/rules/futbol-dash"), "Try again in", 60)
        later += 61
        assert (await client.get("/rules/futbol-dash")).status_code == 200


async def test_without_limits_nobody_is_counted(server: RunningServer) -> None:
    client = server.client()
    answers = [await client.post("/api/tables", json=NEW) for _ in range(Limits.tables + 1)]
    assert {answer.status_code for answer in answers} == {201}


class Work:
    """An application that works on requests until it is told to go on."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.goes_on = asyncio.Event()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.begun.append(scope["path"])
        match scope["path"]:
            case "/waits-for-others":
                end_turn(Request(scope))
            case "/is-read-slowly":
                await send({"type": "http.response.start"})
        await self.goes_on.wait()


async def nothing(*_: Any) -> Any: ...


def asked(path: str, turns_of: str | None, *, posts_for_seat: bool = False) -> Scope:
    state = {"turns_of": turns_of, "posts_for_seat": posts_for_seat}
    return {"type": "http", "path": path, "state": state}


async def test_few_requests_of_a_client_are_worked_on_at_once() -> None:
    work = Work()
    layer = Turns(work)
    scopes = [asked("/one", "one")] * 5 + [asked("/other", "other"), asked("/nobody", None)]
    tasks = [asyncio.create_task(layer(scope, nothing, nothing)) for scope in scopes]
    await wound_down()
    assert work.begun == ["/one"] * AT_ONCE + ["/other", "/nobody"]
    work.goes_on.set()
    await asyncio.gather(*tasks)
    assert len(work.begun) == len(scopes)
    assert dict(layer._turns) == {}


@pytest.mark.parametrize("path", ["/waits-for-others", "/is-read-slowly"])
async def test_nobody_holds_a_turn_who_waits(path: str) -> None:
    work = Work()
    layer = Turns(work)
    scopes = [asked(path, "one") for _ in range(2 * AT_ONCE)] + [asked("/last", "one")]
    tasks = [asyncio.create_task(layer(scope, nothing, nothing)) for scope in scopes]
    await wound_down()
    assert work.begun == [path] * 2 * AT_ONCE + ["/last"]
    work.goes_on.set()
    await asyncio.gather(*tasks)


@pytest.mark.parametrize(("courtesy", "yields"), [(60.0, True), (0.0, False)])
async def test_a_seats_post_goes_ahead_but_nobody_waits_for_long(
    monkeypatch: pytest.MonkeyPatch, courtesy: float, yields: bool
) -> None:
    monkeypatch.setattr("kickabout.table.web.turns.COURTESY_SECONDS", courtesy)
    work = Work()
    layer = Turns(work)
    scopes = [asked("/post", "seat", posts_for_seat=True), asked("/page", "address")]
    tasks = [asyncio.create_task(layer(scope, nothing, nothing)) for scope in scopes]
    await wound_down()
    assert work.begun == ["/post"] + ["/page"] * (not yields)
    work.goes_on.set()
    await asyncio.gather(*tasks)
    assert work.begun == ["/post", "/page"]


async def test_whose_turns_a_request_takes(proxied: RunningServer) -> None:
    """A seat's own where it posts at its table; nobody has more by inventing one."""
    client, keys = proxied.client(), proxied.tables.keys
    key = keys.current
    page = (await client.post("/tables", data=FORM)).headers["location"]
    table = page.removeprefix("/t/")
    live = await proxied.tables.get(table)
    own = proxied.tables.seat_token(live, 0)
    program = {"authorization": f"Bearer {own}"}
    assert taken(proxied, "POST", f"/api/tables/{table}/actions", program) == f"seat {table} 0"
    assert taken(proxied, "GET", f"/api/tables/{table}/events", program) is None
    assert taken(proxied, "POST", "/api/tables/other/actions", program) is None
    cookie = {"cookie": f"{key.cookie_name}={client.cookies[key.cookie_name]}"}
    for call in ("play", "seal", "contribution", "undo"):
        assert taken(proxied, "POST", f"{page}/{call}", cookie) == f"seat {table} 0"
    assert taken(proxied, "POST", f"{page}/play", program) is None
    stranger = {"cookie": f"{key.cookie_name}={key.cookie(keys.new_browser())}"}
    invented = {"authorization": "Bearer invented"}
    assert taken(proxied, "POST", f"{page}/play", stranger) is None
    assert taken(proxied, "POST", f"/api/tables/{table}/actions", invented) is None
    await client.get(f"/api/tables/{table}", headers=program)
    await renew_links(live, keys, 0)
    assert taken(proxied, "POST", f"/api/tables/{table}/nothing", program) is None


def taken(server: RunningServer, method: str, path: str, headers: dict[str, str]) -> str | None:
    sent = [(name.encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": "http", "method": method, "path": path, "headers": sent}
    programs = Programs(server.tables, People(server.tables))
    return posting_seat(Request(scope), server.tables, programs)


async def test_a_seat_plays_on_while_its_address_is_refused_everything(settings: Settings) -> None:
    own = replace(WIDE, requests=20, family=1)
    async with running(replace(settings, limits=own)) as server:
        person, rival = server.client(), server.client()
        page = (await person.post("/tables", data=FORM)).headers["location"]
        while (await rival.get("/rules/futbol-dash")).status_code == 200:
            pass
        play = {"action": "hold", "at": "0"}
        for _ in range(throttle.SEAT_REQUESTS // weight_of("POST", f"{page}/play")):
            assert (await rival.post(f"{page}/play", data=play)).status_code == 429
            answer = await person.post(f"{page}/play", data=play)
            assert answer.status_code == 409  # it waits for a second player
        assert (await person.post(f"{page}/play", data=play)).status_code == 429
        for path in ("/healthz", "/readyz", "/static/table.js"):
            assert (await rival.get(path)).status_code == 200


@pytest.mark.parametrize("path", ["/healthz", "/readyz", "/static/table.js"])
async def test_probes_and_files_have_limits_of_their_own(settings: Settings, path: str) -> None:
    own = replace(WIDE, requests=20, family=1)
    async with running(replace(settings, limits=own)) as server:
        client = server.client()
        answers = [(await client.get(path)).status_code for _ in range(21)]
        assert answers == [200] * 20 + [429]
        assert (await client.get("/")).status_code == 200


async def test_the_server_lives_while_it_finds_out_whether_it_is_ready(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, found_out = asyncio.Semaphore(0), asyncio.Event()

    async def find_out(readiness: Readiness) -> bool:
        del readiness
        asked.release()
        return await found_out.wait()

    monkeypatch.setattr(Readiness, "can_write", find_out)
    async with running(replace(settings, limits=WIDE)) as server:
        client = server.client()
        waiting = [asyncio.create_task(client.get("/readyz")) for _ in range(AT_ONCE)]
        for _ in waiting:
            await asked.acquire()
        assert (await client.get("/healthz")).status_code == 200
        found_out.set()
        assert {(await one).status_code for one in waiting} == {200}


async def test_whoever_hammers_waits_for_the_refusal(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(throttle, "REFUSAL_SECONDS", 3600.0)
    async with running(replace(settings, limits=replace(WIDE, requests=60, family=1))) as server:
        client = server.client()
        answers = [await client.post("/api/tables", json=NEW) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201] * 3
        with pytest.raises(httpx.ReadTimeout):
            await client.post("/api/tables", json=NEW, timeout=0.2)


def test_what_has_expired_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(throttle, "SWEEP_SECONDS", 0.0)
    storage = throttle.Swept()
    timer = storage.timer
    windows = MovingWindowRateLimiter(storage)
    assert windows.hit(RateLimitItemPerSecond(5, 10), "somebody")
    assert storage.timer is timer  # the library has started no thread
    assert storage.sweep()
    assert len(storage.events) == 1
    later = time.time() + 11
    monkeypatch.setattr("time.time", lambda: later)
    assert storage.sweep()
    assert storage.events == {}


async def test_who_tries_for_one_name_is_counted_from_wherever(settings: Settings) -> None:
    own = replace(WIDE, accounts=2, family=2)
    async with running(replace(settings, limits=own, trusted_proxies=("127.0.0.1",))) as server:
        for number in range(6):
            client = somebody(server, f"192.0.2.{number}")
            answer = await client.post("/me/recover", data={"name": "V3ra", "code": "x"})
            assert answer.status_code == (409 if number < 4 else 429)
        assert_too_much(answer, "as often as one may in an hour", 3600)
        answer = await client.post("/me/recover", data={"name": "Otto", "code": "x"})
        assert answer.status_code == 409


async def test_a_name_that_is_claimed_with_something_else_counts_as_one(settings: Settings) -> None:
    own = replace(WIDE, accounts=2, family=1)
    async with running(replace(settings, limits=own)) as server:
        form = {"game": "futbol-dash", "kind": "cup", "name": "Cup"}
        path = ""
        for number, status in enumerate((303, 303, 429)):
            guest = server.client()
            data = form | {"own-name": f"Ana {number}"}
            answer = await guest.post("/competitions/new", data=data)
            assert answer.status_code == status
            made = answer.headers.get("location", "")
            path = made.partition("=")[2] or path
        refused = await server.client().post(f"{path}/enter", data={"name": "Bo"})
        assert refused.status_code == 429


@pytest.fixture
async def both(settings: Settings, postgresql: str) -> AsyncIterator[list[RunningServer]]:
    """Two servers of one database, where a browser may claim or recover 5 names an hour, and a family 10."""
    own = replace(WIDE, accounts=5, reports=1, family=2)
    shared = replace(settings, limits=own, database=postgresql, trusted_proxies=("127.0.0.1",))
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(running(replace(shared, data=settings.data / name)))
            for name in ("one", "other")
        ]


async def recovered(server: RunningServer, who: httpx.AsyncClient, name: str) -> httpx.Response:
    form = {"name": name, "code": "x"}
    return await who.post(f"{server.url}/me/recover", data=form)


async def test_servers_of_a_database_count_together(both: list[RunningServer]) -> None:
    one, other = somebody(both[0]), somebody(both[0])
    asked = [recovered(both[number % 2], one, f"Name {number}") for number in range(12)]
    answers = await asyncio.gather(*asked)
    assert sorted(answer.status_code for answer in answers) == [409] * 5 + [429] * 7
    refused = next(answer for answer in answers if answer.status_code == 429)
    assert_too_much(refused, "as often as one may in an hour", 3600)
    # What was refused has not been counted for the address.
    asked = [recovered(both[number % 2], other, f"Other {number}") for number in range(6)]
    answers = await asyncio.gather(*asked)
    assert sorted(answer.status_code for answer in answers) == [409] * 5 + [429]
    third = await recovered(both[1], somebody(both[0]), "Third")
    assert third.status_code == 429
    elsewhere = await recovered(both[1], somebody(both[0], "192.0.2.9"), "Third")
    assert elsewhere.status_code == 409


async def test_counts_end_and_are_forgotten(
    both: list[RunningServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    store, until = both[0].tables.store, records.now()
    for number in range(3):
        full = await store.write_apart(lambda c: shared_counts.count(c, {"a": 1, "b": 9}, 60))
        assert (full is not None) == (number > 0)
    assert full is not None
    assert 50 < (full - until).total_seconds() < 61

    async def rows() -> int | None:
        return await store.read(lambda c: c.scalar(sa.text("SELECT count(*) FROM counts")))

    await store.write_apart(shared_counts.forget_past)
    assert await rows() == 2
    monkeypatch.setattr(
        "kickabout.table.store.shared_counts.now", lambda: until + timedelta(seconds=62)
    )
    assert await store.write_apart(lambda c: shared_counts.count(c, {"a": 1}, 60)) is None
    await store.write_apart(shared_counts.forget_past)
    assert await rows() == 1


async def test_no_address_is_in_the_database(both: list[RunningServer]) -> None:
    await recovered(both[0], somebody(both[0], "192.0.2.77"), "Vera")
    kept = await both[0].tables.store.read(
        lambda c: list(c.scalars(sa.text("SELECT name FROM counts")))
    )
    assert len(kept) >= 3
    assert all(re.fullmatch("[0-9a-f]{64}", name) for name in kept)


async def test_who_cannot_be_counted_is_told(
    both: list[RunningServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(connection: sa.Connection, *_: object) -> None:
        connection.execute(sa.text("SELECT nothing FROM nowhere"))

    monkeypatch.setattr(shared_counts, "count", fail)
    refused = await recovered(both[0], somebody(both[0]), "Vera")
    assert refused.status_code == 503
    assert "could not be saved" in refused.text
    assert (await somebody(both[0]).get(f"{both[0].url}/me")).status_code == 200
