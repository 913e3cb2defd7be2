"""The documents are right about the code."""

import doctest
import re
from importlib import import_module
from pathlib import Path

import pytest

from kickabout.games import find, find_all, names, skeleton
from kickabout.table.catalogue import bot_ratings

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "kickabout"
BOTS = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
LADDERS = (ROOT / "docs" / "ladders.md").read_text(encoding="utf-8")
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
ROWS = [line for line in ARCHITECTURE.splitlines() if line.startswith("| ")][1:]


@pytest.mark.parametrize("module", ["kickabout"])
def test_the_examples_of_the_front_door_hold(module: str) -> None:
    ran = doctest.testmod(import_module(module))
    assert ran.attempted > 0
    assert ran.failed == 0


def test_every_file_is_there() -> None:
    files = re.findall(r"`((?:[a-z_]+/)+[a-z_]+\.\w+)`", ARCHITECTURE)
    assert len(files) > 15
    assert [file for file in files if not (PACKAGE / file).is_file()] == []


def test_every_file_that_contributors_are_sent_to_is_there() -> None:
    files = re.findall(r"`((?:[a-z_]+/)+[a-z_]+\.(?:py|html|js|css|ftl))`", CONTRIBUTING)
    assert len(files) > 20
    there = [
        path.as_posix() for part in ("src", "tests", "docs") for path in (ROOT / part).rglob("*.*")
    ]
    lost = [file for file in files if not any(path.endswith(f"/{file}") for path in there)]
    assert lost == ["coverage/index.html"]  # which is made


@pytest.mark.parametrize("row", ROWS, ids=lambda row: str(row.split("|")[1]).strip())
def test_every_name_stands_in_the_files_of_its_row(row: str) -> None:
    files = re.findall(r"`((?:[a-z_]+/)+[a-z_]+\.\w+)`", row)
    sources = "".join((PACKAGE / file).read_text(encoding="utf-8") for file in files)
    names = re.findall(r"`([A-Za-z_]+)`", row)
    assert [name for name in names if not re.search(rf"\b{name}\b", sources)] == []


def test_every_game_has_the_files_that_a_game_has() -> None:
    rows = [line for line in CONTRIBUTING.splitlines() if line.startswith("| `")]
    folders = {find(name).rulebook.parent for name in names()} | {skeleton.GAME.rulebook.parent}
    assert len(folders) > 2
    for row in rows:
        files = re.findall(r"`([a-z_]+\.\w+)`", row.split("|")[1])
        optional = "if it" in row
        for file in files:
            have = [folder.name for folder in folders if _is_there(folder, file)]
            assert have, file
            assert optional or len(have) == len(folders), (file, have)


def _is_there(folder: Path, file: str) -> bool:
    """Return whether a game has this file, perhaps in a subfolder, or a folder of its name."""
    package = folder / file.removesuffix(".py") / "__init__.py"
    return package.is_file() or any(folder.rglob(file))


def test_the_ratings_of_the_bots_are_those_of_their_ladders() -> None:
    table = [line.strip("| ").split(" | ") for line in BOTS.splitlines() if line.startswith("| ")]
    start = next(number for number, row in enumerate(table) if "Super Team" in row)
    games, rows = table[start], table[start + 1 : start + 7]
    ratings = {row[0]: row[1:] for row in rows}
    sections = re.split(r"^## ", LADDERS, flags=re.MULTILINE)[1:]
    assert len(sections) == len(games)
    for column, (game, section) in enumerate(zip(games, sections, strict=True)):
        assert section.startswith(game)
        found = dict(re.findall(r"^\| (`[a-z-]+`) \| \*\*(-?\d+)\*\*", section, re.MULTILINE))
        assert {bot: row[column] for bot, row in ratings.items()} == found


def test_the_bots_have_the_ratings_that_are_published() -> None:
    table = BOTS.partition("| | Fútbol Dash |")[2].partition("\n\n")[0]
    head, _, *rows = f"| Fútbol Dash |{table}".splitlines()
    titles = [title.strip() for title in head.strip("|").split("|")]
    cells = {row.split("|")[1].strip(" `"): row.split("|")[2:-1] for row in rows}
    rated = [game for game in find_all()[0] if bot_ratings(game)]
    assert {game.title for game in rated} == set(titles) - {"Fútbol Dash, four seats"}
    for game in rated:
        column = titles.index(game.title)
        assert bot_ratings(game) == {bot: int(row[column]) for bot, row in cells.items()}
