"""Keys of programs: what each allows, what it never does, and how what plays by them is shown."""

import asyncio
import re
from contextlib import AsyncExitStack
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from fastapi.routing import APIRoute

from kickabout.table.people import SCOPES, Moderation, People
from kickabout.table.settings import Settings
from kickabout.table.store import now
from kickabout.table.web.app import API
from tests.table.conftest import (
    RunningServer,
    events,
    first_decision,
    play_to_the_end,
    running,
)
from tests.table.web.players import SECRET, bearer, claimed, key_of, new_table, program

pytestmark = pytest.mark.anyio
DOCS = Path(__file__).parents[3] / "docs" / "api.md"
NEW = {"game": "futbol-dash", "seats": ["you", "open"]}


def everything_in(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in folder.rglob("*") if file.is_file())


async def test_a_key_is_shown_once_and_revoked_by_one_press(server: RunningServer) -> None:
    vera = await claimed(server)
    key = await key_of(vera, "read", label="My <b>bot", days="30")
    page = (await vera.get("/me/keys")).text
    assert key not in page
    assert "My &lt;b&gt;bot" in page
    assert "not used yet" in page
    assert f"until {now() + timedelta(days=30):%Y-%m-%d}" in page
    own = program(server, key)
    assert (await own.get("/api/me")).json()["name"] == "Vera"
    for _ in range(200):
        page = (await vera.get("/me/keys")).text
        if "last used" in page:
            break
        await asyncio.sleep(0)
    assert f"last used {now():%Y-%m-%d}" in page
    found = re.search(r'name="key" value="(\w+)"', page)
    assert found is not None
    other = await claimed(server, "Otto")
    assert (await other.post("/me/keys/revoke", data={"key": found[1]})).status_code == 404
    assert (await own.get("/api/me")).status_code == 200
    await vera.post("/me/keys/revoke", data={"key": found[1]})
    refused = await own.get("/api/me")
    assert (refused.status_code, "revoked" in refused.json()["error"]) == (403, True)


async def test_only_its_digest_is_kept(server: RunningServer, tmp_path: Path) -> None:
    key = await key_of(await claimed(server), "read", "play")
    await new_table(program(server, key))
    assert key.removeprefix("kickabout_").encode() not in everything_in(tmp_path)


@pytest.mark.parametrize(
    ("form", "said"),
    [
        ({"label": " ", "scope": "read"}, "what the key is for"),
        ({"label": "x" * 41, "scope": "read"}, "what the key is for"),
        ({"label": "a\u202eb", "scope": "read"}, "what the key is for"),
        ({"label": "x"}, "what the key allows"),
        ({"label": "x", "scope": ["read", "settings"]}, "what the key allows"),
        ({"label": "x", "scope": "read", "days": "0"}, "1 to 3650 days"),
        ({"label": "x", "scope": "read", "days": "99999"}, "1 to 3650 days"),
    ],
)
async def test_what_makes_no_sense_makes_no_key(
    server: RunningServer, form: dict[str, Any], said: str
) -> None:
    vera = await claimed(server)
    answer = await vera.post("/me/keys", data=form)
    assert (answer.status_code, said in answer.text) == (400, True)
    assert SECRET.search(answer.text) is None
    assert "Your keys" not in (await vera.get("/me/keys")).text


async def test_there_are_ten_at_most_even_at_once(server: RunningServer) -> None:
    vera = await claimed(server)
    form = {"label": "Bot", "scope": "read"}
    answers = await asyncio.gather(*(vera.post("/me/keys", data=form) for _ in range(12)))
    assert sorted(answer.status_code for answer in answers) == [200] * 10 + [409] * 2
    assert (await vera.get("/me/keys")).text.count('name="key"') == 10


async def test_guests_make_none(server: RunningServer) -> None:
    guest = server.client()
    assert (await guest.get("/me/keys")).status_code == 403
    assert (await guest.post("/me/keys", data={"label": "x", "scope": "read"})).status_code == 403
    assert (await guest.post("/me/program")).status_code == 403


def test_every_route_of_the_api_says_what_it_needs() -> None:
    for router in API:
        for route in router.routes:
            assert isinstance(route, APIRoute)
            assert "scope" in vars(route.endpoint), route.path


async def test_the_description_names_the_scopes(server: RunningServer) -> None:
    described = (await server.client().get("/api/openapi.json")).json()
    assert described["components"]["securitySchemes"]["Key"]["scheme"] == "bearer"
    found = {
        (path, method): call.get("security")
        for path, methods in described["paths"].items()
        for method, call in methods.items()
    }
    assert found["/api/games", "get"] is None
    assert found["/api/me", "get"] == [{"Key": ["read"]}]
    assert found["/api/challenges", "post"] == [{"Key": ["challenge"]}]
    assert found["/api/tables", "post"] == [{}, {"Key": ["play"]}]
    seat: list[dict[str, list[str]]] = [{}, {"SeatToken": []}]
    assert found["/api/tables/{table}", "get"] == [*seat, {"Key": ["read"]}]
    assert found["/api/tables/{table}/actions", "post"] == [*seat, {"Key": ["play"]}]
    assert "scope <code>challenge</code>" in (await server.client().get("/api")).text


async def test_each_scope_allows_its_own_and_nothing_else(server: RunningServer) -> None:
    vera = await claimed(server)
    made = (
        await vera.post("/tables", data={"game": "futbol-dash", "seat-1": "you", "seat-2": "open"})
    ).headers["location"]
    table = f"/api{made.replace('/t/', '/tables/')}"
    calls = {
        ("GET", "/api/me", ""): "read",
        ("GET", "/api/me/matches", ""): "read",
        ("GET", table, ""): "read",
        ("GET", f"{table}/writing", ""): "read",
        ("PUT", f"{table}/writing", "allowed"): "play",
        ("GET", "/api/me/vacation", ""): "read",
        ("GET", "/api/me/notices", ""): "notices",
        ("POST", "/api/me/notices/read", ""): "notices",
        ("GET", "/api/me/notices/settings", ""): "notices",
        ("GET", "/api/challenges", ""): "challenge",
        ("POST", "/api/challenges", "name game"): "challenge",
        ("POST", f"{table}/say", "phrase"): "play",
        ("POST", f"{table}/actions", "action at"): "play",
        ("POST", "/api/tables", "game seats"): "play",
    }
    values = {"name": "Otto", "game": "futbol-dash", "phrase": "hello", "action": "hold", "at": 0}
    values |= {"seats": ["you", "open"], "allowed": True}
    for scope in SCOPES:
        own = program(server, await key_of(vera, scope))
        for (method, path, fields), needed in calls.items():
            body = {name: values[name] for name in fields.split()} if fields else None
            answer = await own.request(method, path, json=body)
            if scope == needed:
                assert answer.status_code != 403, (path, answer.text)
            else:
                assert answer.status_code == 403
                assert f"scope “{needed}”" in answer.json()["error"]


async def test_no_key_opens_a_page(server: RunningServer) -> None:
    vera = await claimed(server)
    own = program(server, await key_of(vera, *SCOPES))
    for path in ("/me/keys", "/me/friends", "/me/matches", "/me/export.json"):
        assert (await own.get(path)).status_code == 403
    assert "You play as a guest" in (await own.get("/me")).text
    for path in ("/me/keys", "/me/code", "/me/link", "/me/end", "/me/remove", "/me/program"):
        assert (await own.post(path, data={"name": "Vera"})).status_code == 403
    assert (await own.get("/api/admin/tables")).status_code == 403
    assert (await vera.get("/api/me")).status_code == 403  # nor does a cookie open the API


@pytest.mark.parametrize(
    "token", ["kickabout_", "kickabout_" + "x" * 43, "kickabout_" + "x" * 5000, "kickabout_é"]
)
async def test_what_is_no_key_is_refused(server: RunningServer, token: str) -> None:
    made = await new_table(server.client())
    own = server.client(headers={"Authorization": b"Bearer " + token.encode()})
    for path in ("/api/me", f"/api/tables/{made['table']}"):
        assert (await own.get(path)).status_code in (400, 403)


async def test_a_key_ends_by_the_clock(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = program(server, await key_of(await claimed(server), "read", days="1"))
    assert (await own.get("/api/me")).status_code == 200
    later = now() + timedelta(days=1, seconds=1)
    monkeypatch.setattr("kickabout.table.people.programs.now", lambda: later)
    assert (await own.get("/api/me")).status_code == 403


async def test_a_seat_of_a_key_is_the_accounts_and_a_programs(server: RunningServer) -> None:
    vera = await claimed(server)
    own = program(server, await key_of(vera, "read", "play"))
    made = await new_table(own, name="Somebody else")
    table, path = made["table"], f"/api/tables/{made['table']}"
    state = (await own.get(path)).json()
    assert (state["seats"][0]["name"], state["seats"][0]["program"]) == ("Vera", True)
    assert "Vera" in (await vera.get(f"/t/{table}")).text  # her browsers have the seat as well
    bo = server.client()
    live = await server.tables.get(table)
    token = server.tables.invite_token(live, 1)
    await bo.post(f"/t/{table}/sit", data={"token": token, "name": "Bo"})
    await first_decision(live)
    assert re.search(r'class="chip">\s*program', (await bo.get(f"/t/{table}")).text)
    assert not live.places[1].is_program


async def test_a_seat_is_marked_as_soon_as_a_key_decides(server: RunningServer) -> None:
    vera = await claimed(server)
    form = {"game": "futbol-dash", "seat-1": "you", "seat-2": "bot:random", "hints": "off"}
    table = (await vera.post("/tables", data=form)).headers["location"][3:]
    live = await server.tables.get(table)
    assert not live.places[0].is_program
    read = program(server, await key_of(vera, "read"))
    assert (await read.get(f"/api/tables/{table}")).json()["view"]
    assert not live.places[0].is_program
    play = program(server, await key_of(vera, "play"))
    for headers in ({}, {"Prefer": "return=minimal"}):
        body = {"action": "nonsense", "at": live.number}
        await play.post(f"/api/tables/{table}/actions", json=body, headers=headers)
        assert live.places[0].is_program


async def test_no_program_plays_a_rated_match(server: RunningServer) -> None:
    vera, otto = await claimed(server), await claimed(server, "Otto")
    form = {"game": "futbol-dash", "seat-1": "you", "seat-2": "open", "rated": "yes"}
    table = (await vera.post("/tables", data=form)).headers["location"][3:]
    live = await server.tables.get(table)
    assert live.stored.is_rated
    key = await key_of(otto, "read", "play")
    invite = server.tables.invite_token(live, 1)
    join = {"invite": invite, "name": ""}
    refused = await program(server, key).post(f"/api/tables/{table}/join", json=join)
    assert (refused.status_code, "played by people" in refused.json()["error"]) == (409, True)
    sat = await otto.post(f"/t/{table}/sit", data={"token": invite, "name": "x"})
    assert sat.status_code == 303
    await first_decision(live)
    seat_token = server.tables.seat_token(live, 1)
    for token in (key, str(seat_token)):
        own = program(server, token)
        for answer in (
            await own.get(f"/api/tables/{table}"),
            await own.post(f"/api/tables/{table}/actions", json={"action": "hold", "at": 0}),
            await own.post(f"/api/tables/{table}/links", json={}),
        ):
            assert (answer.status_code, "played by people" in answer.json()["error"]) == (409, True)
    assert not live.places[1].is_program
    await play_to_the_end(live)
    assert (await program(server, key).get(f"/api/tables/{table}")).status_code == 200


async def test_an_account_is_declared_before_its_first_rated_match(server: RunningServer) -> None:
    robot, vera = await claimed(server, "Robot"), await claimed(server)
    form = {"game": "futbol-dash", "seat-1": "you", "seat-2": "open", "rated": "yes"}
    table = (await vera.post("/tables", data=form)).headers["location"]
    refused = await vera.post("/me/program")
    assert (refused.status_code, "a person’s name" in refused.text) == (409, True)
    await robot.post("/me/program")
    assert "A program plays by this name" in (await robot.get("/me/keys")).text
    assert "A program plays by this name" in (await vera.get("/people/Robot")).text
    live = await server.tables.get(table[3:])
    invite = server.tables.invite_token(live, 1)
    refused = await robot.post(f"{table}/sit", data={"token": invite, "name": "x"})
    assert (refused.status_code, "played by people" in refused.text) == (409, True)
    assert (await robot.post("/tables", data=form)).status_code == 409
    plain = (await robot.post("/tables", data={**form, "rated": ""})).headers["location"]
    assert (await server.tables.get(plain[3:])).places[0].is_program


async def test_friends_are_challenged_by_name(server: RunningServer) -> None:
    vera, otto = await claimed(server), await claimed(server, "Otto")
    own = program(server, await key_of(vera, "challenge", "play"))
    new = {"name": "otto", "game": "futbol-dash"}
    stranger, nobody = [
        await own.post("/api/challenges", json={**new, "name": name}) for name in ("otto", "Ghost")
    ]
    assert stranger.status_code == nobody.status_code == 404
    assert stranger.text == nobody.text
    await vera.post("/me/friends/ask", data={"name": "Otto"})
    await otto.post("/me/friends/ask", data={"name": "Vera"})
    assert (await own.post("/api/challenges", json={**new, "game": "chess"})).status_code == 400
    table = (await own.post("/api/challenges", json=new)).json()["table"]
    theirs = program(server, await key_of(otto, "challenge", "play"))
    (waiting,) = (await theirs.get("/api/challenges")).json()
    assert (waiting["table"], waiting["by"], waiting["game"]) == (table, "Vera", "futbol-dash")
    join = {"invite": waiting["invite"], "name": ""}
    assert (await theirs.post(f"/api/tables/{table}/join", json=join)).status_code == 200
    live = await server.tables.get(table)
    assert live.names == ["Vera", "Otto"]
    assert all(place.is_program for place in live.places)
    again = (await own.post("/api/challenges", json=new)).json()["table"]
    assert (await theirs.post(f"/api/challenges/{again}/decline")).status_code == 204
    assert (await theirs.get("/api/challenges")).json() == []


async def test_a_removed_account_has_no_keys(server: RunningServer) -> None:
    vera = await claimed(server)
    own = program(server, await key_of(vera, "read", "play"))
    made = await new_table(own)
    assert (await own.get("/api/me")).status_code == 200
    await vera.post("/me/remove", data={"name": "Vera"})
    assert (await own.get("/api/me")).status_code == 403
    assert (await own.get(f"/api/tables/{made['table']}")).json()["legal"] == []


async def test_a_stream_ends_with_its_key(server: RunningServer) -> None:
    vera = await claimed(server)
    own = program(server, await key_of(vera, "read", "play"))
    made = await new_table(own)
    live = await server.tables.get(made["table"])
    found = re.search(r'name="key" value="(\w+)"', (await vera.get("/me/keys")).text)
    assert found is not None
    async with own.stream("GET", f"/api/tables/{made['table']}/events") as stream:
        told = events(stream)
        await anext(told)
        await vera.post("/me/keys/revoke", data={"key": found[1]})
        live.audience.announce()
        assert [event async for event in told] == []


async def test_a_key_that_one_server_revokes_no_other_accepts(
    settings: Settings, postgresql: str
) -> None:
    async with AsyncExitStack() as stack:
        one, other = [
            await stack.enter_async_context(
                running(replace(settings, data=settings.data / name, database=postgresql))
            )
            for name in ("one", "other")
        ]
        vera = await claimed(one)
        own = program(other, await key_of(vera, "read"))
        assert (await own.get("/api/me")).status_code == 200
        found = re.search(r'name="key" value="(\w+)"', (await vera.get("/me/keys")).text)
        assert found is not None
        await vera.post("/me/keys/revoke", data={"key": found[1]})
        for _ in range(500):  # until the news has come
            answer = await own.get("/api/me")
            if answer.status_code != 200:
                break
            await asyncio.sleep(0.01)
        assert answer.status_code == 403


async def test_who_is_suspended_sets_nothing_up_by_a_key(server: RunningServer) -> None:
    vera = await claimed(server)
    own = program(server, await key_of(vera, "play"))
    moderation = Moderation(server.tables, People(server.tables))
    await moderation.sanction("Vera", "suspend", "Op", "Too fast.", 1)
    refused = await own.post("/api/tables", json=NEW)
    assert (refused.status_code, "Too fast." in refused.json()["error"]) == (403, True)


async def test_the_example_of_the_documentation_plays_a_match(
    server: RunningServer, capsys: pytest.CaptureFixture[str]
) -> None:
    key = await key_of(await claimed(server), "read", "play")
    examples = re.findall(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    names = {"SERVER": server.url, "KEY": key}
    for example in examples:
        await asyncio.to_thread(exec, compile(example, str(DOCS), "exec"), names)
    said = capsys.readouterr().out
    assert re.fullmatch(r"Vera (won|did not win)\nThe cup goes to .+\n", said)


async def test_a_decision_by_a_key_asks_the_database_no_more_than_by_a_token(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    vera = await claimed(server)
    key = await key_of(vera, "read", "play")
    made = await new_table(program(server, key), seats=["you", "bot:random"], answer_seconds=None)
    path = f"/api/tables/{made['table']}"
    live = await server.tables.get(made["table"])
    store, reads = server.tables.store, 0
    read = store.read

    async def counted(work: Any) -> Any:
        nonlocal reads
        reads += 1
        return await read(work)

    monkeypatch.setattr(store, "read", counted)
    found: dict[str, list[int]] = {}
    for token in (key, str(made["you"]["token"])):
        own = program(server, token)
        await own.get(path)
        body = {"action": "nonsense", "at": live.number}
        for headers in ({}, {"Prefer": "return=minimal"}):
            reads = 0
            answer = await own.post(f"{path}/actions", json=body, headers=headers)
            assert answer.status_code in (400, 409), answer.text
            found.setdefault(token, []).append(reads)
    by_key, by_token = found.values()
    assert by_key == by_token


async def test_a_program_reads_notices_and_chooses_what_comes(server: RunningServer) -> None:
    vera, otto = await claimed(server), await claimed(server, "Otto")
    own = program(server, await key_of(vera, "notices"))
    await otto.post("/me/friends/ask", data={"name": "Vera"})
    [told] = (await own.get("/api/me/notices")).json()
    assert (told["kind"], told["text"]) == ("asks", "Otto asks to be friends.")
    assert (told["path"], told["table"], told["read"]) == ("/me/friends", None, False)
    assert (await own.post("/api/me/notices/read", json={"table": "elsewhere"})).status_code == 204
    assert not (await own.get("/api/me/notices")).json()[0]["read"]
    assert (await own.post("/api/me/notices/read")).status_code == 204
    assert (await own.get("/api/me/notices")).json()[0]["read"]

    path = "/api/me/notices/settings"
    usual = (await own.get(path)).json()
    assert usual["ways"]["move"] == ["page", "push"]  # this server sends no mail
    chosen: dict[str, Any] = {"quiet_from": 22, "quiet_to": 7, "zone": "Europe/Berlin"}
    chosen["ways"] = {"move": ["push"]}
    answer = (await own.put(path, json=chosen)).json()
    assert answer == (await own.get(path)).json()
    assert answer == chosen | {"ways": {kind: [] for kind in usual["ways"]} | chosen["ways"]}
    assert (await own.get("/api/me/notices")).json() == []  # nothing on pages any more
    for wrong in (
        {"zone": "Europe/Nowhere"},
        {"quiet_from": 24},
        {"ways": {"weather": ["page"]}},
        {"ways": {"move": ["pigeon"]}},
    ):
        assert (await own.put(path, json=chosen | wrong)).status_code == 400
    assert (await own.get(path)).json() == answer


async def test_a_program_writes_where_all_allow_it_and_is_muted_like_anybody(
    server: RunningServer,
) -> None:
    vera = await claimed(server)
    own = program(server, await key_of(vera, "read", "play"))
    made = (await own.post("/api/tables", json=NEW)).json()
    path = f"/api/tables/{made['table']}/writing"
    invite = {"invite": made["invites"][0]["token"], "name": "Otto"}
    otto = bearer((await server.client().post(f"{path[:-8]}/join", json=invite)).json()["token"])
    other, stranger = server.client(headers=otto), server.client()
    assert (await own.put(path, json={"allowed": True})).json()["missing"] == [1]
    assert (await own.post(path, json={"text": "Hello"})).status_code == 409
    await other.put(path, json={"allowed": True})
    assert (await own.post(path, json={"text": "one\ntwo"})).status_code == 400
    written = (await own.post(path, json={"text": " Hello,  <b> "})).json()
    heard = (await other.get(path)).json()
    assert written == heard
    assert [(line["seat"], line["text"]) for line in heard["lines"]] == [(0, "Hello, <b>")]
    assert heard["possible"]
    for answer in (
        await stranger.get(path),
        await stranger.post(path, json={"text": "Me, too"}),
        await stranger.put(path, json={"allowed": True}),
    ):
        assert answer.status_code == 403
        assert "Hello" not in answer.text
    moderation = Moderation(server.tables, People(server.tables))
    await moderation.sanction("Vera", "mute", "host", "Rude", None)
    assert (await own.post(path, json={"text": "Again"})).status_code == 403
    withdrawn = (await other.put(path, json={"allowed": False})).json()
    assert (withdrawn["lines"], withdrawn["missing"]) == ([], [1])
