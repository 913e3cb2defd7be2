"""No page has inline styles: what elements need of their own are classes, with a rule for each value."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

import kickabout
from kickabout.engine.match import Match
from kickabout.games import find
from kickabout.table.language import game_messages
from kickabout.table.settings import Settings
from kickabout.table.web.headers import POLICY
from kickabout.table.web.pages.properties import COLOURED, NUMBERS, other_colours, property_sheet
from kickabout.table.web.pages.render import environment
from kickabout.table.web.pages.say import reading
from kickabout.table.web.pages.still_view import still_table
from kickabout.table.web.pages.story_view import story_context
from kickabout.text.reader import Reader
from tests.styles import PACKAGE
from tests.table.conftest import RunningServer, running

CLASS = re.compile(r"\[--[^\]]+\]")
STYLE = re.compile(r"<style\b|\sstyle=|\.setAttribute\(\"style\"")
OF_FILES = {"print.html", "report.html", "lab_report.html"}
"""Templates of files that are printed or downloaded, and no pages."""


def rules(more: str = "") -> set[str]:
    """The classes that the sheet has a rule for."""
    return set(CLASS.findall(property_sheet(more).replace("\\", "")))


def shown(match: Match, seat: int) -> str:
    """The live part of a page, as a seat sees it."""
    reader = Reader(game_messages(match.game, "en"), match.names, seat)
    with reading(reader):
        return (
            environment()
            .get_template("partials/live.html")
            .render(
                table=still_table(match, reader, you=seat, status="playing"),
                view=match.view(seat, reader),
                story=story_context(match.story(seat), match, reader),
                names=reader.names,
                bots=[],
                reader=reader,
            )
        )


def test_neither_scripts_nor_styles_may_be_in_a_page() -> None:
    assert "default-src 'self';" in POLICY
    assert "unsafe" not in POLICY
    assert "-src 'sha" not in POLICY
    assert "script-src" not in POLICY
    assert "style-src" not in POLICY


def test_no_template_or_script_has_inline_styles() -> None:
    sources = [*PACKAGE.rglob("*.html"), *PACKAGE.rglob("page/*.js"), *PACKAGE.rglob("static/*.js")]
    assert len(sources) > 100
    found = {path.name for path in sources if STYLE.search(path.read_text(encoding="utf-8"))}
    assert found == OF_FILES


@pytest.mark.anyio
async def test_no_page_has_inline_styles(server: RunningServer) -> None:
    client = server.client()
    of_games = [
        f"/{kind}/{name}"
        for name in kickabout.available_games()
        for kind in ("rules", "how-to-play", "build")
    ]
    for path in ("/", "/lab", "/api", "/dice", "/offline", "/nowhere", *of_games):
        page = await client.get(path)
        assert STYLE.findall(page.text) == [], path
        assert page.headers["Content-Security-Policy"] == POLICY


@pytest.mark.parametrize("name", kickabout.available_games())
def test_every_property_in_a_match_has_a_rule(name: str) -> None:
    match = kickabout.new(name, seats=2, seed=2)
    bot, known, met = kickabout.bot("rule-of-thumb", seed=1), rules(), set()
    while not match.is_over:
        if isinstance(match.actor, int):
            if match.number % 5 == 0:
                met |= set(CLASS.findall(shown(match, match.actor)))
            match.play(bot.choose(match.seen(match.actor)))
        else:
            match.roll()
    met |= set(CLASS.findall(shown(match, 0)))
    assert len(met) > 10
    assert met <= known


def test_the_rule_of_a_class_sets_its_property() -> None:
    sheet = property_sheet()
    assert ".\\[--n\\:-4\\]{--n:-4}\n" in sheet
    assert ".\\[--cloth\\:\\#16325c\\]{--cloth:#16325c}\n" in sheet
    assert {name for name, _ in re.findall(r"\[(--\w+):([^\]]+)\]", "".join(rules()))} == {
        *NUMBERS,
        *COLOURED,
    }


@pytest.mark.anyio
async def test_the_page_of_a_changed_box_brings_its_colours(
    settings: Settings, tmp_path: Path
) -> None:
    game = find("squad-rush")
    file = tmp_path / "box.toml"
    own = game.load_box(None)
    text = own.text.replace("#8cc4ea #14213d", "#012345 #fedcba")
    file.write_text(text, encoding="utf-8")
    assert other_colours(own) == ""
    assert other_colours(game.load_box(file)) == "012345.fedcba"
    assert rules("012345.fedcba") - rules() == {
        f"[{name}:{colour}]" for name in COLOURED for colour in ("#012345", "#fedcba")
    }
    async with running(replace(settings, box=file)) as server:
        client = server.client()
        new = {"game": "squad-rush", "seats": ["bot:random"] * 2, "name": "Ana"}
        made = (await client.post("/api/tables", json=new)).json()
        page = (await client.get(f"/t/{made['table']}")).text
        sheet = re.search(r'href="(/static/properties.css[^"]*)"', page)
        assert sheet is not None
        rule = ".\\[--cloth\\:\\#012345\\]{--cloth:#012345}"
        assert rule in (await client.get(sheet[1])).text
        assert rule not in (await client.get("/static/properties.css")).text
        wrong = await client.get("/static/properties.css?colours=}body{")
        assert wrong.status_code == 400
