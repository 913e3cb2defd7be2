"""Building before a match: what a browser keeps, changes, brings and takes along."""

import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace

import httpx
import pytest

from kickabout.games import futbol_dash
from kickabout.table.errors import Refused, Stale
from kickabout.table.language import table_messages
from kickabout.table.play.decisions import submit
from kickabout.table.roster import saved, workbench
from kickabout.table.seats.keys import Key
from kickabout.table.time_control import TimeControl
from kickabout.table.web.pages.rosters.contexts import with_clauses
from kickabout.table.web.pages.rosters.pool import wanted
from kickabout.text.reader import Reader
from tests.table.conftest import KEY, RunningServer, until
from tests.temporary_games import forget_games
from tests.toy_roster import PLAN, ToyRoster

pytestmark = pytest.mark.anyio
COOKIE = Key(KEY).cookie_name
HTMX = {"HX-Request": "true"}
AT = "/build/futbol-dash"
GOOD = (
    'name = "Brought"\nside = ["ann", "bea", "dot"]\nbench = ["cal"]\n[deck]\nfeint = 2\ndive = 1\n'
)


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[ToyRoster]:
    """A game that has something to build."""
    rules = ToyRoster()
    monkeypatch.setattr(futbol_dash, "GAME", replace(futbol_dash.GAME, roster=rules))
    workbench.cache_clear()
    forget_games()
    yield rules
    workbench.cache_clear()
    forget_games()


async def begin(client: httpx.AsyncClient, **fields: str) -> str:
    """Begin a roster; return its address."""
    answer = await client.post(AT, data=fields or {"ready": ""})
    assert answer.status_code == 303, answer.text
    address = answer.headers["location"]
    assert re.fullmatch(rf"{AT}/[\w-]{{12}}", address)
    return str(address)


async def do(client: httpx.AsyncClient, address: str, *words: str, **fields: str) -> httpx.Response:
    return await client.post(address, data={"do": " ".join(words), **fields}, headers=HTMX)


async def text_of(client: httpx.AsyncClient, address: str) -> str:
    return (await client.get(f"{address}/file")).text


async def test_a_game_without_anything_to_build_has_no_such_page(server: RunningServer) -> None:
    client = server.client()
    assert (await client.get(AT)).status_code == 404
    assert "nothing to build" in (await client.get(f"{AT}/x")).text
    assert (await client.get("/build/rugby")).status_code == 404
    assert AT not in (await client.get("/?game=futbol-dash")).text
    assert AT not in (await client.get("/rules/futbol-dash")).text


async def test_the_way_to_it(server: RunningServer, toy: ToyRoster) -> None:
    client = server.client()
    front, rules = await client.get("/?game=futbol-dash"), await client.get("/rules/futbol-dash")
    for page in (front, rules):
        assert f'href="{AT}"' in page.text
        assert "Build your side" in page.text
    assert (await client.get("/?game=rugby")).status_code == 200
    empty = (await client.get(AT)).text
    assert "No side yet." in empty
    assert "All Reds" in empty
    assert COOKIE not in client.cookies


async def test_from_nothing_to_a_legal_one(server: RunningServer, toy: ToyRoster) -> None:
    client = server.client()
    at = await begin(client)
    assert 'data-state="begun"' in (await client.get(at)).text
    for words in ("put side ann", "put side bea", "put side dot", "put bench cal"):
        assert (await do(client, at, words)).status_code == 200
    for _ in range(2):
        await do(client, at, "put deck feint")
    done = await do(client, at, "put deck dive")
    assert done.text.count('data-state="legal"') == 1
    assert "The side is legal." in done.text
    assert await text_of(client, at) == GOOD.replace("Brought", "My side").replace(
        'side = ["ann", "bea", "dot"]', 'side = [\n  "ann",\n  "bea",\n  "dot",\n]'
    ).replace('["cal"]', '[\n  "cal",\n]').replace("[deck]", "\n[deck]")
    listed = (await client.get(AT)).text
    assert "My side" in listed
    assert "No side yet" not in listed


async def test_bonuses_are_shown_as_they_come(server: RunningServer, toy: ToyRoster) -> None:
    client = server.client()
    at = await begin(client)
    await do(client, at, "put side ann")
    assert 'title="plus 2: both from Reds"' in (await client.get(at)).text
    second = (await do(client, at, "put side bea")).text
    assert "Bea in. The side: 2 of 3. Plus 2: both from Reds." in second
    assert 'aria-label="speed 11, power 12"' in second
    lifted = (await do(client, at, "put side dot")).text
    assert 'aria-label="speed 14, power 15"' in lifted
    assert "Plus 5: Dot shouts." in lifted


async def test_an_illegal_one_says_why(server: RunningServer, toy: ToyRoster) -> None:
    client = server.client()
    at = await begin(client, ready="reds")
    assert 'data-state="legal"' in (await client.get(at)).text
    swapped = (await do(client, at, "put side cal ann")).text
    assert 'data-state="begun"' in swapped
    page = (await do(client, at, "put bench ann")).text
    assert 'data-state="refused"' in page
    assert "Bea and Cal do not speak" in page
    assert 'href="/rules/futbol-dash#TOY-1.5"' in page


async def test_what_to_think_over_forbids_nothing(server: RunningServer, toy: ToyRoster) -> None:
    client = server.client()
    at = await begin(client, ready="reds")
    assert "Think it over" not in (await client.get(at)).text
    await do(client, at, "take deck feint")
    page = (await do(client, at, "put deck dive")).text
    assert 'data-state="legal"' in page
    verdict, _, remarks = page.partition('aria-labelledby="remarks-title"')
    assert "The referee knows both dives." in verdict.partition("</p>")[0]  # read aloud
    assert "The referee knows both dives." in remarks
    assert 'href="/rules/futbol-dash#TOY-2.2"' in remarks
    # Said once: the next change is heard without it.
    again = (await client.post(at, data={"name": "Divers"}, headers=HTMX)).text
    assert again.count("The referee knows both dives.") == 1
    listed = (await client.get(AT)).text
    assert "The referee knows both dives." in listed
    assert 'class="own-roster legal"' in listed
    path = await sit_down(server, client)
    table = await server.tables.get(path[3:])
    toy.decisions = ((table.legal(0)[0],),)
    offered = (await client.get(f"{path}/rosters", headers=HTMX)).text
    (remarks_id,) = re.findall(r'aria-label="Play with Divers" aria-describedby="([^"]+)"', offered)
    assert "The referee knows both dives." in offered.partition(f'id="{remarks_id}"')[2]
    toy.decisions = (("sign nobody",),)
    assert "referee" not in (await client.get(f"{path}/rosters", headers=HTMX)).text


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("put side cal", "all 2 places are taken"),
        ("put bench dot", "No keeper sits on the bench"),
        ("put deck feint", "At most 2 of a card"),
        ("put side zoe", "no “zoe” in the box"),
        ("put coach ann", "no part &#39;coach&#39;"),
        ("take side zoe", "is not in The side"),
        ("undo", "nothing to do"),
        ("", "nothing to do"),
        ("put", "nothing to do"),
        ("put side", "nothing to do"),
        ("put side a b c d", "nothing to do"),
        ("burn side", "nothing to do"),
    ],
)
async def test_what_cannot_be_done_changes_nothing(
    server: RunningServer, toy: ToyRoster, words: str, why: str
) -> None:
    client = server.client()
    at = await begin(client, ready="reds")
    before = await text_of(client, at)
    answer = await do(client, at, words)
    assert answer.status_code == 400
    assert 'id="notice"' in answer.text
    assert why in answer.text
    assert 'id="live"' in answer.text
    plain = await client.post(at, data={"do": words})
    assert plain.status_code == 400
    assert "<!doctype html>" in plain.text
    assert why in plain.text
    assert await text_of(client, at) == before


async def test_a_change_is_taken_back(server: RunningServer, toy: ToyRoster) -> None:
    client = server.client()
    at = await begin(client, ready="reds")
    before = await text_of(client, at)
    assert 'value="undo"' not in (await client.get(at)).text
    emptied = await do(client, at, "empty side")
    assert 'value="undo"' in emptied.text
    assert "side = []" in await text_of(client, at)
    await do(client, at, "undo")
    assert await text_of(client, at) == before
    await do(client, at, "undo")
    assert "side = []" in await text_of(client, at)


async def test_a_new_name(server: RunningServer, toy: ToyRoster) -> None:
    client = server.client()
    at = await begin(client)
    answer = await client.post(at, data={"name": "  <b>Bo's</b>  Best "}, headers=HTMX)
    assert answer.status_code == 200
    assert "&lt;b&gt;Bo&#39;s&lt;/b&gt; Best" in (await client.get(AT)).text
    for name in ("", " ", "x" * 41, "a\x00b"):
        assert (await client.post(at, data={"name": name})).status_code == 400
    file = await client.get(f"{at}/file")
    assert file.headers["content-disposition"] == 'attachment; filename="b-bo-s-b-best.toml"'
    assert (await client.post(at, data={"name": "狐"})).status_code == 303
    file = await client.get(f"{at}/file")
    assert file.headers["content-disposition"] == 'attachment; filename="side.toml"'


async def test_without_scripts_it_is_plain_forms(server: RunningServer, toy: ToyRoster) -> None:
    client = server.client()
    at = await begin(client)
    looked_for = {"pool": "players", "f-team": "reds", "q": "a", "sort": "speed"}
    answer = await client.post(at, data={"do": "put side ann", **looked_for})
    assert answer.status_code == 303
    page = (await client.get(answer.headers["location"])).text
    assert re.findall(r'id="row-(\w+)"', page) == ["bea", "ann"]


async def test_the_pool_is_searched(server: RunningServer, toy: ToyRoster) -> None:
    client = server.client()
    at = await begin(client)

    async def found(query: str) -> list[str]:
        return re.findall(r'id="row-(\w+)"', (await client.get(f"{at}?{query}")).text)

    assert await found("") == ["ann", "bea", "cal", "dot"]
    assert await found("f-team=blues") == ["cal", "dot"]
    assert await found("f-team=blues&f-place=front") == ["cal"]
    assert await found("q=BLU fro") == ["cal"]
    assert await found("q=nobody") == []
    assert await found("sort=total") == ["bea", "ann", "dot", "cal"]
    assert await found("sort=name&f-team=greens&pool=coaches") == ["ann", "bea", "cal", "dot"]
    assert await found("pool=cards") == ["feint", "dive"]
    assert wanted(PLAN, {"pool": "cards", "sort": "speed", "instead": "ann"}).fields == {
        "pool": "cards"
    }


async def test_one_is_chosen_to_be_replaced(server: RunningServer, toy: ToyRoster) -> None:
    client = server.client()
    at = await begin(client, ready="reds")
    page = (await client.get(f"{at}?instead=ann")).text
    assert "comes on for <b>Ann</b>" in page
    assert 'value="put side cal ann"' in page
    after = (await do(client, at, "put side cal ann", instead="ann")).text
    assert "comes on for" not in after
    assert '"cal",\n  "bea"' in await text_of(client, at)


async def test_a_file_is_brought_and_taken_along(server: RunningServer, toy: ToyRoster) -> None:
    client, other = server.client(), server.client()
    answer = await client.post(AT, files={"file": ("mine.toml", b"\xef\xbb\xbf" + GOOD.encode())})
    assert answer.status_code == 303
    exported = await text_of(client, answer.headers["location"])
    again = await begin(other, text=exported)
    assert await text_of(other, again) == exported


@pytest.mark.parametrize(
    ("content", "status", "why"),
    [
        (b"name = ", 400, "not valid TOML"),
        (b"\xff\xfe\x00", 400, "not text in UTF-8"),
        (b"name = 'a'\ncolour = 'red'", 400, "no key &#39;colour&#39;"),
        (b"#" * (saved.MOST_BYTES + 1), 400, "too long"),
        (b"#" * 100_000, 413, "64 kB"),  # no request may be as long
    ],
)
async def test_a_bad_file_changes_nothing(
    server: RunningServer, toy: ToyRoster, content: bytes, status: int, why: str
) -> None:
    client = server.client()
    await begin(client)
    answer = await client.post(AT, files={"file": ("mine.toml", content)})
    assert answer.status_code == status
    assert why in answer.text
    assert (await client.get(AT)).text.count('class="own-main"') == 1


async def test_a_bad_paste_is_there_to_be_mended(server: RunningServer, toy: ToyRoster) -> None:
    client = server.client()
    assert "Choose a file" in (await client.post(AT, data={"text": " "})).text
    answer = await client.post(AT, data={"text": 'oops\nname = "</textarea><b>"'})
    assert answer.status_code == 400
    assert "line 1" in answer.text
    assert "&lt;/textarea&gt;&lt;b&gt;" in answer.text


async def test_copies_and_ends(server: RunningServer, toy: ToyRoster) -> None:
    client = server.client()
    at = await begin(client, ready="reds")
    copy = await begin(client, copy=at.rpartition("/")[2])
    assert 'name = "All Reds, again"' in await text_of(client, copy)
    gone = await client.post(f"{at}/delete")
    assert (gone.status_code, gone.headers["location"]) == (303, AT)
    assert (await client.get(at)).status_code == 404
    assert (await client.get(copy)).status_code == 200
    assert (await client.post(AT, data={"copy": at.rpartition("/")[2]})).status_code == 404
    assert (await client.post(AT, data={"ready": "greens"})).status_code == 400


async def test_what_is_built_belongs_to_its_browser(server: RunningServer, toy: ToyRoster) -> None:
    client, other = server.client(), server.client()
    at = await begin(client)
    await begin(other)
    for stranger in (other, server.client()):
        assert (await stranger.get(at)).status_code == 404
        assert (await stranger.get(f"{at}/file")).status_code == 404
        assert (await do(stranger, at, "put side ann")).status_code == 404
        assert (await stranger.post(f"{at}/delete")).status_code == 404
        assert (await stranger.post(AT, data={"copy": at.rpartition("/")[2]})).status_code == 404
    assert "ann" not in await text_of(client, at)
    evil = await client.post(f"{at}/delete", headers={"Origin": "http://elsewhere.example"})
    assert evil.status_code == 403


async def test_a_browser_keeps_so_many(
    server: RunningServer, toy: ToyRoster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saved, "MOST_ROSTERS", 2)
    client = server.client()
    await begin(client)
    await begin(client)
    full = await client.post(AT, data={"ready": "reds"})
    assert full.status_code == 409
    assert "delete one first" in full.text
    await begin(server.client())


async def test_what_the_box_no_longer_has_is_shown(server: RunningServer, toy: ToyRoster) -> None:
    client = server.client()
    at = await begin(client, text='name = "Old"\nside = ["zoe", "ann"]')
    page = (await client.get(at)).text
    assert "Out of place" in page
    await do(client, at, "take side zoe")
    assert "zoe" not in await text_of(client, at)


async def sit_down(server: RunningServer, client: httpx.AsyncClient) -> str:
    """Set up a table with a bot for the client and wait for its turn; return its path."""
    form = {"game": "futbol-dash", "name": "Ana", "seat-0": "you", "seat-1": "bot:random"}
    path = (await client.post("/tables", data=form)).headers["location"]
    table = await server.tables.get(path[3:])
    await until(table, lambda: bool(table.legal(0)))
    while table.window is not None:  # nobody hurries a person alone with bots
        with suppress(Refused, Stale):
            await submit(table, 0, "hold", table.situation.question(0))
        await until(table, lambda: bool(table.legal(0)))
    return str(path)


async def test_at_a_table_it_is_there_to_be_played(server: RunningServer, toy: ToyRoster) -> None:
    client = server.client()
    await begin(client, ready="reds")
    await begin(client)
    path = await sit_down(server, client)
    table = await server.tables.get(path[3:])
    legal = table.legal(0)
    toy.decisions = (("sign nobody", "sign anybody"), (legal[0], "then this"))
    offered = (await client.get(f"{path}/rosters", headers=HTMX)).text
    assert re.findall(r'name="action" value="([^"]+)"', offered) == [legal[0], "then this"]
    assert offered.count('aria-label="Play with') == 1
    assert f'name="at" value="{table.number}"' in offered
    assert "The side takes 3" in offered
    assert "<!doctype html>" in (await client.get(f"{path}/rosters")).text
    toy.decisions = (("sign nobody",),)
    assert "Too late" in (await client.get(f"{path}/rosters", headers=HTMX)).text
    stranger = await server.client().get(f"{path}/rosters")
    assert stranger.status_code == 403


async def test_a_browser_that_has_built_nothing_is_sent_to_build(
    server: RunningServer, toy: ToyRoster
) -> None:
    client = server.client()
    path = await sit_down(server, client)
    offered = await client.get(f"{path}/rosters", headers=HTMX)
    assert f'href="{AT}"' in offered.text
    assert "the match waits" in offered.text
    table = await server.tables.get(path[3:])
    timed = replace(table.stored, time_control=TimeControl.read("5+5"))
    table.situation = table.situation.with_table(timed, table.now)
    offered = await client.get(f"{path}/rosters", headers=HTMX)
    assert "your clock runs on" in offered.text


def test_a_clause_is_told_apart() -> None:
    assert with_clauses(["Too few (TOY-1.1).", "Odd."], Reader(table_messages())) == [
        {"text": "Too few.", "clause": "TOY-1.1"},
        {"text": "Odd.", "clause": ""},
    ]
