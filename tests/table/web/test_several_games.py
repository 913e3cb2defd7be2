"""A server with several games: what each brings is its own, and nothing belongs to one of them alone."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kickabout.engine.game import Game
from kickabout.games import find, names
from tests.table.conftest import RunningServer, until
from tests.temporary_games import temporary_games

pytestmark = pytest.mark.anyio


@pytest.fixture
def games(tmp_path: Path) -> Iterator[list[Game]]:
    """Three more games on the shelf; the first has a script for its page."""
    with temporary_games(tmp_path, "high-ball", "low-ball", "dead-ball") as games:
        (games[0].page / "table.js").write_text('"use strict";\n', encoding="utf-8")
        yield games


@pytest.fixture
async def server(games: list[Game], server: RunningServer) -> RunningServer:
    return server


async def set_up(server: RunningServer, game: str, *seats: str) -> str:
    form = {f"seat-{place}": kind for place, kind in enumerate(seats)}
    made = await server.client().post("/tables", data=form | {"game": game})
    assert made.status_code == 303, made.text
    return str(made.headers["location"])


async def test_each_has_a_button_and_a_team_sheet(server: RunningServer) -> None:
    client = server.client()
    page = (await client.get("/")).text
    forms = re.findall(r'<form class="game-card[" ].*?</form>', page, re.DOTALL)
    assert len(forms) == len(names())
    for name, form in zip(names(), forms, strict=True):
        assert f'name="game" value="{name}"' in form
        assert form.count('class="kick-off"') == 1
        assert f'href="/?game={name}"' in form
        sheet = (await client.get(f"/?game={name}")).text
        assert sheet.count('<form class="sheet"') == 1
        assert f'name="game" value="{name}"' in sheet
        assert sheet.count('<li class="peg">') == find(name).most_seats
        # Only a game in which answers are given against the clock asks for how long.
        assert ('name="answer-seconds"' in sheet) == (name == "futbol-dash")


async def test_an_address_sets_options_of_the_game_that_it_names(server: RunningServer) -> None:
    def chosen(page: str) -> dict[str, str]:
        return dict(re.findall(r'name="option-([^"]+)" value="([^"]*)" checked', page))

    client = server.client()
    usual = (await client.get("/?game=futbol-dash")).text
    asked = (
        await client.get("/?game=futbol-dash&option-mode=express&option-express-end=hands-out")
    ).text
    before = chosen(usual)
    assert chosen(asked) == before | {"mode": "express", "express-end": "hands-out"}
    # The finer points are open where one of them is asked for.
    assert (
        '<details class="extra-options" open>' in usual,
        '<details class="extra-options" open>' in asked,
    ) == (
        False,
        True,
    )
    wrong = await client.get("/?game=futbol-dash&option-mode=cricket&option-goals=many&option-x=1")
    assert wrong.status_code == 200
    assert chosen(wrong.text) == before


async def test_every_id_on_the_front_page_is_there_once(server: RunningServer) -> None:
    page = (await server.client().get("/")).text
    ids = re.findall(r'\bid="([^"]+)"', page)
    own = [
        one for one in ids if not one.startswith("sign-bicycle-kick")
    ]  # three skeletons share it
    assert sorted(own) == sorted(set(own))


async def test_a_game_brings_its_own_style_and_script(server: RunningServer) -> None:
    client = server.client()
    for game, has_script in (("high-ball", True), ("low-ball", False)):
        page = (await client.get(await set_up(server, game, "bot:random", "bot:random"))).text
        assert f'href="/games/{game}/table.css"' in page
        assert (f'src="/games/{game}/table.js"' in page) == has_script
    style = await client.get("/games/high-ball/table.css")
    script = await client.get("/games/high-ball/table.js")
    assert (style.status_code, script.status_code) == (200, 200)
    assert style.headers["content-type"].startswith("text/css")
    assert script.headers["content-type"].startswith("text/javascript")
    for header in ("cache-control", "content-security-policy", "x-content-type-options"):
        assert script.headers[header] == style.headers[header]
    assert script.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path", ["low-ball/table.js", "low-ball/rules.py", "low-ball/table.py", "low-ball/table.html"]
)
async def test_nothing_else_of_its_folder_is_served(server: RunningServer, path: str) -> None:
    assert (await server.client().get(f"/games/{path}")).status_code == 404


async def test_each_is_played_to_its_end_and_listed(server: RunningServer) -> None:
    client = server.client()
    for game in names():
        form = {"game": game, "seat-0": "bot:rule-of-thumb", "seat-1": "bot:random"}
        path = (await client.post("/tables", data=form)).headers["location"]
        table = await server.tables.get(path.removeprefix("/t/"))
        await until(table, lambda table=table: table.status == "over")  # type: ignore[misc]
        for page in (path, f"{path}/replay", f"{path}/transcript", f"/rules/{game}"):
            assert (await client.get(page)).status_code == 200, page
    listed = (await client.get("/api/games")).json()["games"]
    assert [game["name"] for game in listed] == names()


async def test_tickets_name_their_games(server: RunningServer) -> None:
    client = server.client()
    for game in ("high-ball", "dead-ball"):
        form = {"game": game, "seat-0": "you", "seat-1": "bot:random", "name": "Ana"}
        await client.post("/tables", data=form)
    page = (await client.get("/")).text
    tickets = page.partition('class="tickets"')[2].partition("</section>")[0]
    assert set(re.findall(r"<strong>([^<]+)</strong>", tickets)) == {"Dead Ball", "High Ball"}
