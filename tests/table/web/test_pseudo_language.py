"""No page says a word that is not in a message file: shown by a language in which all are in brackets."""

import random
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from dataclasses import replace

import httpx
import pytest
from starlette.routing import Route

from kickabout.engine.game import SPECTATOR
from kickabout.games import find, names
from kickabout.table.errors import Refused
from kickabout.table.people import People
from kickabout.table.play.decisions import submit
from kickabout.table.play.live import LiveTable
from kickabout.table.seats import read_admin_token
from kickabout.table.settings import Settings
from kickabout.table.web.app import ROUTERS
from kickabout.table.web.pages.render import Pages
from kickabout.text.localization import PSEUDO
from tests.pseudo_language import names_of, outside
from tests.table.conftest import RunningServer, running, until

pytestmark = [pytest.mark.anyio, pytest.mark.long]

PEOPLE = {
    "Ada",
    "Bo",
    "Dynamo Duvet",
    "Seat",
    "Player",
    "Yuki",
    "Ama",
    "Rosalind",
    "Petra",
    "Wanda",
    "Basti",
}
HTMX = {"HX-Request": "true"}
CHANGES = 50
"""About so many are tried of what can be done to the rosters of a game."""


@pytest.fixture
async def server(settings: Settings) -> AsyncIterator[RunningServer]:
    async with running(replace(settings, locale=PSEUDO)) as server:
        yield server


def assert_all_said(html: str, *games: str) -> None:
    known = PEOPLE.union(*(names_of(find(game)) for game in games or names()))
    assert outside(html, known) == set()


async def got(client: httpx.AsyncClient, address: str) -> str:
    return (await client.get(address, follow_redirects=True)).text


async def test_pages_beside_the_table(server: RunningServer) -> None:
    client = server.client()
    for address in (
        "/",
        "/lab",
        "/lab/runs/nowhere",
        "/api",
        "/admin",
        "/t/nowhere",
        "/join/nowhere",
        "/nowhere",
        "/replay",
    ):
        assert_all_said(await got(client, address))
    for game in names():
        assert_all_said(await got(client, f"/rules/{game}"), game)


async def test_boxes_of_the_laboratory(server: RunningServer) -> None:
    client = server.client()
    for game in names():
        path = (await client.post("/lab/boxes", data={"game": game})).headers["location"]
        changed = await client.post(path, data={"do": "copy cards[1]"})
        assert changed.status_code in (303, 400)
        assert_all_said(await got(client, path), game)
        wrong = await client.post(path, data={"text": "game = 3"})
        assert_all_said(re.sub(r"(?s)<textarea.*?</textarea>", "", wrong.text), game)
    assert_all_said(await got(client, f"{path}/notes"))
    form = {"question": "sim", "bots": "random", "seats": "2", "match-count": "10"}
    run = (await client.post(f"{path}/runs", data=form)).headers["location"]
    assert_all_said(await got(client, run))
    await client.post(f"{run}/cancel")
    assert_all_said(await got(client, run))
    assert_all_said(await got(client, "/lab"))


async def test_notices_and_other_ways_to_sign_in(settings: Settings) -> None:
    own = replace(
        settings,
        locale=PSEUDO,
        mail_host="127.0.0.1",
        mail_sender="table@example.com",
        oidc_issuer="http://127.0.0.1:1",
        oidc_client_id="kickabout",
    )
    async with running(own) as server:
        client = server.client(headers={"user-agent": ""})
        assert_all_said((await got(client, "/me")).replace("127.0.0.1", ""))
        await client.post("/me/claim", data={"name": "Ada"})
        account = await People(server.tables).named("Ada")
        assert account is not None
        stop = f"/mail/stop/{server.tables.keys.current.stop(account.id)}"
        for address in ("/notices", "/me/notices", stop):
            page = await got(client, address)
            assert_all_said(re.sub(r'data-push="[\w-]+"', "", page))
        for address in (stop, "/openid", "/me/mail"):
            assert_all_said((await client.post(address)).text)
        made = (await client.post("/me/feed")).text
        assert_all_said(re.sub(r"http://[^<\"]+", "", made))


async def test_while_the_dice_are_sealed(settings: Settings) -> None:
    async with running(replace(settings, locale=PSEUDO, pace=1.0)) as server:
        client = server.client()
        form = {"game": "futbol-dash", "name": "Ada", "seat-0": "you", "seat-1": "bot:random"}
        path = (await client.post("/tables", data=form)).headers["location"]
        for address in (path, f"{path}/dice"):
            assert_all_said(await got(client, address), "futbol-dash")


@pytest.mark.parametrize("game", names())
async def test_a_whole_match(server: RunningServer, game: str) -> None:
    """Every state of a match as the player, the other seats and somebody who watches get it."""
    client, tables = server.client(), server.tables
    seats = find(game).least_seats
    form = {f"seat-{seat}": "bot:rule-of-thumb" for seat in range(1, seats)}
    made = await client.post("/tables", data=form | {"game": game, "name": "Ada", "seat-0": "you"})
    path = made.headers["location"]
    table, pages = await tables.get(path[3:]), Pages(tables)
    rng = random.Random(1)
    match = table.log.match
    known = [name for _, name in match.game.actions.names(match.box, match.game.actions.codes)]
    assert_all_said(await got(client, path), game)
    while table.status != "over":
        await until(table, lambda: bool(table.legal(0)) or table.status == "over")
        for viewer in range(SPECTATOR, seats):
            assert_all_said(pages.live(table, viewer, server.url, PSEUDO), game)
        if table.legal(0):
            await refused(client, path, table, game, rng.sample(known, 3))
        if table.legal(0):
            with suppress(Refused):  # bots may have gone on meanwhile
                await submit(table, 0, rng.choice(table.legal(0)), table.number)
    last = table.log.match.number
    assert_all_said(await got(client, path), game)
    assert_all_said(await got(client, f"{path}/dice"), game)
    for at in range(0, last + 1, max(1, last // 40)):
        assert_all_said(await got(client, f"{path}/replay?at={at}"), game)
    assert_all_said((await got(client, "/")).replace(table.id, ""))


async def refused(
    client: httpx.AsyncClient, path: str, table: LiveTable, game: str, tried: Sequence[str]
) -> None:
    """Try some illegal decisions, and check the page's notices that say why."""
    for action in ("play nonsense", *tried):
        if action not in table.legal(0):
            answer = await client.post(
                f"{path}/play", data={"action": action, "at": table.number}, headers=HTMX
            )
            notice = answer.text.partition("<main")[0]
            assert_all_said(re.sub("‘[^’]*’|“[^”]*”|&#39;[^&]*&#39;", "", notice), game)


async def test_the_lobby_and_an_invitation(server: RunningServer) -> None:
    ada, bo = server.client(), server.client()
    for game in names():
        form = {"game": game, "name": "Ada", "seat-0": "you", "seat-1": "open"}
        path = (await ada.post("/tables", data=form)).headers["location"]
        page = await got(ada, path)
        assert_all_said(page, game)
        assert_all_said(await got(bo, path), game)
        token = re.findall(r"/join/([\w-]+)", page)[0]
        assert_all_said(await got(bo, f"/join/{token}"), game)
        wrong = await bo.post(f"{path}/sit", data={"token": token, "name": "Ada"})
        assert_all_said(wrong.text, game)


@pytest.mark.parametrize("game", [name for name in names() if find(name).roster])
async def test_what_people_build(server: RunningServer, game: str) -> None:
    client = server.client()
    at = f"/build/{game}"
    assert_all_said(await got(client, at), game)
    starts = re.findall(r'name="ready" value="([^"]*)"', await got(client, at))
    # The starts share what can be looked at and done: it is alike whatever one starts with.
    for number, ready in enumerate(starts):
        made = await client.post(at, data={"ready": ready})
        page = await got(client, made.headers["location"])
        assert_all_said(page, game)
        pools = re.findall(r'href="([^"#]*pool=[^"#]*)#pool"', page)
        for pool in list(dict.fromkeys(pools))[number :: len(starts)]:
            assert_all_said(await got(client, pool.replace("&amp;", "&")), game)
        done = re.findall(r'name="do"[^>]* value="((?:put|take|empty) [^"]*)"', page)
        for do in done[number :: max(1, len(done) * len(starts) // CHANGES)]:
            changed = await client.post(made.headers["location"], data={"do": do}, headers=HTMX)
            assert_all_said(changed.text, game)
    assert_all_said(await got(client, at), game)
    for wrong in ("no file", "name = 3", 'name = "A"\nx = 1'):
        answer = await client.post(at, data={"text": wrong})
        assert_all_said(re.sub(r"<textarea.*?</textarea>", "", answer.text, flags=re.DOTALL), game)


async def test_the_day_seasons_and_people(server: RunningServer, settings: Settings) -> None:
    client, bo = (server.client(headers={"user-agent": ""}, follow_redirects=True) for _ in "ab")
    for one, name in ((client, "Ada"), (bo, "Bo")):
        await one.post("/me/claim", data={"name": name})
        await one.post("/me/code/written")
    await bo.post("/me/friends/ask", data={"name": "Ada"})
    host = server.client(follow_redirects=True)
    token = read_admin_token(settings.data)
    assert_all_said((await host.post("/admin", data={"token": token})).text)
    assert_all_said(await got(client, "/season/new"))
    club = {"game": "futbol-dash", "name": "Dynamo Duvet", "pattern": "0", "number": "9"}
    founded = await client.post("/season", data=club | {"colour": "2", "other": "3"})
    assert founded.status_code == 200
    assert_all_said(founded.text)
    day = (await client.get("/position/futbol-dash")).url.path
    for address in (
        *("/today", "/season", day, "/position/futbol-dash", "/how-to-play/super-team"),
        *("/me", "/me/collection", "/me/matches", "/me/friends", "/me/keys"),
        *("/people/Ada", "/people/nobody", "/moves", "/open-tables", "/lobby", "/your-tables"),
        *("/proof", "/offline", "/competitions", "/competitions/new"),
    ):
        assert_all_said(without_addresses(await got(client, address)))


@pytest.mark.parametrize("kind", ["cup", "league", "arena"])
async def test_a_competition(server: RunningServer, kind: str) -> None:
    ada, bo = server.client(follow_redirects=True), server.client(follow_redirects=True)
    await ada.post("/me/claim", data={"name": "Ada"})
    await bo.post("/me/claim", data={"name": "Bo"})
    form = {"name": "Petra", "game": "futbol-dash", "kind": kind, "listed": "yes"}
    path = (await ada.post("/competitions/new", data=form)).url.path
    for one in (ada, bo):
        assert_all_said(without_addresses((await one.post(f"{path}/enter")).text))
    assert_all_said(await got(bo, "/competitions"))
    assert_all_said(without_addresses((await ada.post(f"{path}/begin")).text))
    for address in (path, f"{path}/embed", f"{path}/1", f"{path}/1/beside"):
        for reader in (ada, bo):
            assert_all_said(without_addresses(await got(reader, address)))


def without_addresses(html: str) -> str:
    """Return a page without the addresses that it shows."""
    return re.sub(r"https?://[^\s<\"]+", "", html)


READ = {
    *("/", "/today", "/season", "/season/new", "/season/{club}"),
    *("/t/{table}", "/t/{table}/dice", "/t/{table}/replay", "/replay", "/join/{token}"),
    *("/position/{game}", "/position/{game}/{day}", "/rules/{game}", "/how-to-play/{game}"),
    *("/proof", "/admin", "/build/{game}", "/build/{game}/{roster}"),
    *("/me", "/me/collection", "/me/matches", "/me/friends", "/me/keys", "/me/notices"),
    *("/people/{name}", "/moves", "/open-tables", "/lobby", "/your-tables", "/notices"),
    *("/mail/stop/{token}", "/offline", "/api", "/competitions", "/competitions/new"),
    *("/c/{competition}", "/c/{competition}/embed", "/c/{competition}/{fixture:int}"),
    *("/c/{competition}/{fixture:int}/beside", "/lab", "/lab/boxes/{box}"),
    *("/lab/boxes/{box}/notes", "/lab/runs/{run}"),
}
"""The pages that the tests of this file read."""
NOT_READ = {
    **dict.fromkeys(("/moves/{step}", "/seat/{token}", "/openid/back"), "leads on"),
    **dict.fromkeys(("/localhost", "/localhost/{ticket}"), "leads on"),
    **dict.fromkeys(("/build/{game}/{roster}/file", "/lab/boxes/{box}/file"), "a file in TOML"),
    **dict.fromkeys(("/lab/runs/{run}/box.toml", "/t/{table}/transcript"), "a file"),
    **dict.fromkeys(("/me/export.json", "/me/matches.csv"), "for programs"),
    **dict.fromkeys(("/lab/runs/{run}/figures.json", "/metrics"), "for programs"),
    **dict.fromkeys(("/healthz", "/readyz", "/manifest.webmanifest"), "for programs"),
    **dict.fromkeys(("/c/{competition}/feed", "/feed/{secret}"), "has words of pages"),
    **dict.fromkeys(("/feed/{secret}/calendar.ics",), "has words of pages"),
    **dict.fromkeys(("/c/{competition}/calendar.ics", "/t/{table}/news"), "has words of pages"),
    **dict.fromkeys(("/t/{table}/events", "/t/{table}/rosters"), "parts of pages"),
    **dict.fromkeys(("/t/{table}/analysis", "/today/picture.png"), "parts of pages"),
    "/lab/runs/{run}/report.html": "what the page of the run shows, as a file",
    "/device/{token}": "its token is shown once; test_people reads it",
    "/mail/confirm/{token}": "its token is in a mail alone; test_mail reads it",
}
"""The other addresses, and why they are not read."""
FILES = ("/static", "/games/", "/icons/", "/preview/", "/service-worker.js", "/t/{table}/picture")


def test_every_page_that_there_is_is_read_or_there_is_a_reason() -> None:
    paths = {
        route.path
        for router in ROUTERS
        for route in router.routes
        if isinstance(route, Route) and "GET" in (route.methods or ())
    }
    pages = {path for path in paths if not path.startswith(("/api/", *FILES))} | {"/api"}
    assert READ | NOT_READ.keys() == pages
    assert not READ & NOT_READ.keys()
