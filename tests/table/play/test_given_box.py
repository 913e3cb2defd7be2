"""Tables set up with a changed box: its rules, its options, and its name on them."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

import kickabout
from kickabout.engine.box_files import BoxError
from kickabout.games.futbol_dash.box import load_box
from kickabout.table import catalogue
from kickabout.table.settings import Settings
from tests.table.conftest import opened, running

pytestmark = pytest.mark.anyio
CHANGED = (
    ("hand = 6 ", "hand = 5 "),
    ("default = 3\nleast = 1\nmost = 9", "default = 11\nleast = 1\nmost = 12"),
)


@pytest.fixture
def box(tmp_path: Path) -> Callable[..., Path]:
    """Write a changed box of Fútbol Dash to a file."""

    def write(head: str = "", file: str = "short-hands.toml") -> Path:
        text = load_box().text
        for old, new in CHANGED:
            assert old in text
            text = text.replace(old, new, 1)
        path = tmp_path / file
        path.write_text(head + text, encoding="utf-8")
        return path

    return write


async def test_a_table_is_played_with_it_and_again(
    settings: Settings, box: Callable[..., Path]
) -> None:
    settings = replace(settings, box=box())
    async with opened(settings) as tables:
        made = await tables.setup.create("futbol-dash", ["you", "bot:rule-of-thumb"])
        table = made.table
        assert table.title == "Fútbol Dash · short-hands"
        assert table.log.match.box.chosen["goals"] == 11
        other = await tables.setup.create("squad-rush", ["you", "bot:rule-of-thumb"])
        assert other.table.title == "Squad Rush"
        head = table.log.match.transcript().partition("\n\n")[0]
        assert "box-name: short-hands" in head
        text = table.log.match.transcript()
        assert tables.boxes.given is not None
        assert kickabout.load(text, tables.boxes.given.file).log == table.log.match.log
    # The table keeps its box when the server goes on without it.
    async with opened(replace(settings, box=None)) as tables:
        table = await tables.get(table.id)
        assert table.title == "Fútbol Dash · short-hands"
        assert table.log.match.box.chosen["goals"] == 11
        assert (await tables.setup.create("futbol-dash", ["you", "bot:random"])).table.title == (
            "Fútbol Dash"
        )


async def test_the_name_in_the_file_counts_more_than_that_of_the_file(
    settings: Settings, box: Callable[..., Path]
) -> None:
    file = box('name = "Short Hands, second try"\n')
    async with opened(replace(settings, box=file)) as tables:
        made = await tables.setup.create("futbol-dash", ["you", "bot:random"])
        assert made.table.title == "Fútbol Dash · Short Hands, second try"


async def test_pages_and_programs_are_offered_its_options(
    settings: Settings, box: Callable[..., Path]
) -> None:
    async with running(replace(settings, box=box())) as server:
        client = server.client()
        sheet = (await client.get("/?game=futbol-dash")).text
        assert "Fútbol Dash · short-hands" in sheet
        assert 'max="12"' in sheet
        games = (await client.get("/api/games")).json()["games"]
        (dash,) = [game for game in games if game["name"] == "futbol-dash"]
        assert next(o for o in dash["options"] if o["name"] == "goals")["default"] == 11
        new = {"game": "futbol-dash", "seats": ["you", "open"], "name": "Ana"}
        made = (await client.post("/api/tables", json=new)).json()
        page = (await client.get(made["invites"][0]["link"])).text
        assert "Fútbol Dash · short-hands" in page


def test_a_box_of_no_game_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "odd.toml"
    file.write_text('game = "chess"\n', encoding="utf-8")
    with pytest.raises(BoxError, match=r"odd\.toml: game must be one of .*futbol-dash"):
        catalogue.given_box(file, tmp_path / "boxes")
    file.write_text(f'name = ""\n{load_box().text}', encoding="utf-8")
    with pytest.raises(BoxError, match="name must be a text"):
        catalogue.given_box(file, tmp_path / "boxes")
