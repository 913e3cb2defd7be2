"""The pages: seats by cookie and link, what others see of a hand, and what a post answers."""

import re
from collections.abc import Callable
from dataclasses import replace

import pytest

from kickabout.engine.match import Match
from kickabout.table.play.decisions import submit
from kickabout.table.play.live import LiveTable
from kickabout.table.seats.keys import Key
from kickabout.table.settings import Settings
from kickabout.table.web.pages.table_view import table_context
from tests.table.conftest import KEY, RunningServer, events, first_decision, opened, until
from tests.table.web.players import HTMX, set_up, sit, two_browsers

pytestmark = pytest.mark.anyio
COOKIE = Key(KEY).cookie_name


async def test_from_the_front_page_to_a_match_of_two(server: RunningServer) -> None:
    ana, bo = server.client(), server.client()
    front = await ana.get("/")
    assert front.status_code == 200
    assert 'action="/kick-off"' in front.text
    path = await set_up(ana, "you", "bot:rule-of-thumb", "open", "none")
    page = (await ana.get(path)).text
    assert 'data-status="waiting"' in page
    (token,) = set(re.findall(r'href="http://[^/]+/join/([^"]+)"', page))
    join = f"/join/{token}"
    invited = await bo.get(join)
    assert invited.status_code == 200
    assert "Ana" in invited.text
    for name in ("", " ", "x" * 25, "ana", "a\nb"):
        assert (await sit(bo, path, token, name)).status_code == 400
    assert (await sit(bo, path, token, "<b>Bo</b>")).status_code == 303
    await first_decision(await server.tables.get(path[3:]))
    for client, seat in ((ana, 0), (bo, 2)):
        page = (await client.get(path)).text
        assert 'data-status="playing"' in page
        assert 'id="hand"' in page
        assert "<b>Bo</b>" not in page
        table = await server.tables.get(path[3:])
        assert (
            table.stored.holders[
                next(iter(k for k, v in table.stored.holders.items() if v == seat))
            ]
            == seat
        )
    assert "&lt;b&gt;Bo" in (await ana.get(path)).text
    assert path in (await bo.get("/")).text
    taken = await server.client().get(join)
    assert taken.status_code == 409
    assert f'href="{path}"' in taken.text


async def test_a_seat_is_kept_by_the_cookie_and_moves_by_its_link(server: RunningServer) -> None:
    ana, other = server.client(), server.client()
    path = await set_up(ana, "you", "bot:random")
    cookie = ana.cookies[COOKIE]
    table = await server.tables.get(path[3:])
    await first_decision(table)
    same = server.client(cookies={COOKIE: cookie})
    assert 'id="hand"' in (await same.get(path)).text
    link = f"/seat/{server.tables.seat_token(table, 0)}"
    assert (await other.get(link)).status_code == 200
    assert 'id="hand"' not in (await other.get(path)).text  # looking changes nothing
    moved = await other.post(link)
    assert (moved.status_code, moved.headers["location"]) == (303, path)
    assert 'id="hand"' in (await other.get(path)).text
    again = await other.get(link)
    assert (again.status_code, again.headers["location"]) == (303, path)
    assert 'id="hand"' in (await ana.get(path)).text
    assert (await other.get("/seat/nonsense")).status_code == 404


async def test_a_link_to_another_seat_takes_nobodys_own(server: RunningServer) -> None:
    ana, _, path = await two_browsers(server)
    table = await server.tables.get(path[3:])
    link = f"/seat/{server.tables.seat_token(table, 1)}"
    assert "You sit at this table already" in (await ana.get(link)).text
    assert (await ana.post(link)).status_code == 403
    assert list(table.stored.holders.values()).count(0) == 1


async def test_a_post_answers_with_the_page_as_it_stands_then(server: RunningServer) -> None:
    ana, bo, path = await two_browsers(server)
    table = await server.tables.get(path[3:])
    seat = await first_decision(table)
    mover, other = (ana, bo) if seat == 0 else (bo, ana)
    number, action = table.number, table.log.match.legal[0]
    wrong = await other.post(f"{path}/play", data={"action": action, "at": number}, headers=HTMX)
    assert wrong.status_code == 409
    assert "not your turn" in wrong.text
    assert 'id="notice"' in wrong.text
    assert 'id="live"' in wrong.text
    illegal = await mover.post(
        f"{path}/play", data={"action": "play <script>", "at": number}, headers=HTMX
    )
    assert illegal.status_code == 400
    assert "<script>" not in illegal.text.partition("<main")[0]
    played = await mover.post(f"{path}/play", data={"action": action, "at": number}, headers=HTMX)
    assert played.status_code == 200
    assert played.text.lstrip().startswith("<main")
    late = await mover.post(f"{path}/play", data={"action": action, "at": number}, headers=HTMX)
    assert late.status_code == 409
    assert "moved on" in late.text
    plain = await mover.post(f"{path}/play", data={"action": action, "at": number})
    assert plain.status_code == 409
    assert "<!doctype html>" in plain.text
    assert "moved on" in plain.text
    nothing = await mover.post(f"{path}/play", data={"at": "x"}, headers=HTMX)
    assert nothing.status_code == 400


async def test_taking_back_from_the_page(
    server: RunningServer, scene: Callable[..., Match]
) -> None:
    scene(2, lambda match: any(a.startswith("play nutmeg") for a in match.legal))
    ana, bo, path = await two_browsers(server)
    table = await server.tables.get(path[3:])
    seat = await first_decision(table)
    mover, other = (ana, bo) if seat == 0 else (bo, ana)
    post = {"action": "play nutmeg", "at": table.number}
    assert f'action="{path}/undo"' not in (await mover.get(path)).text
    assert (await mover.post(f"{path}/play", data=post)).status_code == 303
    assert f'action="{path}/undo"' in (await mover.get(path)).text
    assert f'action="{path}/undo"' not in (await other.get(path)).text
    assert (await other.post(f"{path}/undo", data={"at": table.number})).status_code == 409
    back = await mover.post(f"{path}/undo", data={"at": table.number}, headers=HTMX)
    assert back.status_code == 200
    assert table.log.match.legal


async def test_events_bring_the_page_at_once_and_at_every_change(server: RunningServer) -> None:
    ana, bo, path = await two_browsers(server)
    table = await server.tables.get(path[3:])
    seat = await first_decision(table)
    mover, other = (ana, bo) if seat == 0 else (bo, ana)
    async with other.stream("GET", f"{path}/events", headers={"Last-Event-ID": "1"}) as response:
        stream = events(response)
        first = await anext(stream)
        assert first["id"] == str(table.number)
        assert "event" not in first
        assert first["data"].lstrip().startswith("<main")
        number = table.number
        post = {"action": table.log.match.legal[0], "at": number}
        await mover.post(f"{path}/play", data=post)
        while (event := await anext(stream))["id"] == str(number):
            pass
        assert int(event["id"]) > number
        assert table.connected(1 - seat)
    await until(table, lambda: not table.connected(1 - seat))


async def test_a_finished_match_is_open_to_all(server: RunningServer) -> None:
    client = server.client()
    path = await set_up(client, "bot:random", "bot:random", **{"option-goals": "1"})
    table = await server.tables.get(path[3:])
    await until(table, lambda: table.status == "over")
    page = (await client.get(path)).text
    assert 'data-status="over"' in page
    for at, shown in ((0, 0), (7, 7), (-5, 0), (10**9, table.number)):
        replayed = await client.get(f"{path}/replay?at={at}")
        assert replayed.status_code == 200
        assert f'value="{shown}"' in replayed.text
    transcript = await client.get(f"{path}/transcript")
    assert transcript.headers["content-type"].startswith("text/plain")
    assert len(transcript.text.splitlines()) > table.number
    assert (await client.post(f"{path}/again")).status_code == 403


async def test_playing_again_takes_everybody_along(server: RunningServer) -> None:
    ana, watcher = server.client(), server.client()
    path = await set_up(ana, "you", "bot:random", **{"option-goals": "1"})
    table = await server.tables.get(path[3:])
    while table.status != "over":
        if table.log.match.actor == 0:
            await submit(table, 0, table.log.match.legal[0], table.number)
        else:
            await table.audience.wait_for_change(table.audience.revision)
    again = await ana.post(f"{path}/again")
    assert again.status_code == 303
    following = again.headers["location"]
    assert following != path
    await first_decision(await server.tables.get(following[3:]))
    assert 'id="hand"' in (await ana.get(following)).text
    assert 'id="hand"' not in (await watcher.get(following)).text
    assert following in (await watcher.get(path)).text


async def test_other_sites_may_not_post_here(server: RunningServer) -> None:
    client = server.client()
    for headers in (
        {"Origin": "https://elsewhere.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ):
        response = await client.post("/tables", data={"game": "futbol-dash"}, headers=headers)
        assert response.status_code == 403, headers
    form = {"game": "futbol-dash", "seat-0": "you", "seat-1": "open"}
    response = await client.post("/tables", data=form, headers={"Origin": server.url})
    assert response.status_code == 303
    cookie = response.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


async def test_every_answer_is_guarded(server: RunningServer) -> None:
    client = server.client()
    for path in ("/", "/api/games", "/nothing", "/static/base.css", "/t/none"):
        headers = (await client.get(path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "script-src" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cache-control"] == ("no-cache" if "static" in path else "no-store")
    font = await client.get("/static/fonts/archivo-latin-wdth-normal.woff2")
    assert "immutable" in font.headers["cache-control"]


@pytest.mark.parametrize(
    "path",
    ["/t/none", "/t/none/replay", "/join/none", "/seat/none", "/rules/chess", "/nothing", "/replay",
     "/static/../app.py", "/games/futbol-dash/..%2f..%2ftable%2fapp.css", "/games/chess/table.css"],
)  # fmt: skip
async def test_what_is_not_there_says_what_to_do(server: RunningServer, path: str) -> None:
    response = await server.client().get(path)
    assert response.status_code == 404
    assert 'href="/"' in response.text


async def test_the_rulebook_is_a_page_and_a_drawer(server: RunningServer) -> None:
    client = server.client()
    page = (await client.get("/rules/futbol-dash")).text
    drawer = (await client.get("/rules/futbol-dash?embed=1")).text
    for text in (page, drawer):
        assert 'id="DASH-4.1"' in text
    assert "<!doctype html>" in page
    assert "<!doctype html>" not in drawer
    assert (await client.get("/games/futbol-dash/table.css")).status_code == 200


async def test_head_gets_the_headers_of_get_and_nothing_else(server: RunningServer) -> None:
    client = server.client()
    path = await set_up(client, "you", "bot:random", "none")
    for address in ("/", path, f"{path}/events", "/api/games", "/static/base.css", "/nowhere"):
        head = await client.head(address)
        async with client.stream("GET", address) as got:
            assert head.status_code == got.status_code, address
            assert head.headers["content-type"] == got.headers["content-type"]
            assert head.headers["cache-control"] == got.headers["cache-control"]
        assert head.content == b""
    assert (await client.head("/tables")).status_code == 405


@pytest.mark.usefixtures("still")
@pytest.mark.parametrize(
    ("others", "least", "most"), [("bot:rule-of-thumb", 1800, 1800), ("open", 1500, 5000)]
)
async def test_a_page_makes_the_only_legal_decision_after_a_while(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, others: str, least: int, most: int
) -> None:
    async with opened(replace(settings, pace=1.0)) as tables:
        made = await tables.setup.create("futbol-dash", ["you", others], name="Ada", browser="b0")
        if others == "open":
            token = tables.invite_token(made.table, 1)
            assert token is not None
            await tables.join(token, "Bo", "b1")
        legal = ["show hand"]
        monkeypatch.setattr(LiveTable, "legal", lambda *_: legal)
        shown = table_context(tables, made.table, 0, "http://here")["table"]
        answer = {"action": "show hand", "label": None, "after_ms": (least, most), "why": "only"}
        assert shown["sole_answer"] == answer
        legal.append("play overlap")
        shown = table_context(tables, made.table, 0, "http://here")["table"]
        assert shown["sole_answer"] is None
