"""`kickabout print`."""

from pathlib import Path

import pytest

from kickabout.games.futbol_dash.box import load_box
from tests.cli.command_line import assert_one_line
from tests.cli.conftest import Run


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A box with one Nutmeg more."""
    text = load_box().text.replace('name = "Nutmeg"\ncount = 4', 'name = "Nutmeg"\ncount = 5', 1)
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_print_writes_a_pdf(run: Run, mine: Path, own: Path) -> None:
    file = mine.with_name("cards.pdf")
    words = "--box", str(mine), "--since", str(own), "--out", str(file)
    result = run("print", "futbol-dash", *words)
    assert result.exit_code == 0, result.output
    assert str(file) in result.stdout
    assert file.read_bytes().startswith(b"%PDF")
    assert_one_line(run("print", "futbol-dash", *words), 1, str(file), "--force")


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """The game's own box as a file."""
    path = tmp_path / "own.toml"
    path.write_text(load_box().text, encoding="utf-8")
    return path


def test_print_says_what_is_wrong(run: Run, mine: Path, own: Path, tmp_path: Path) -> None:
    out = "--out", str(tmp_path / "cards.pdf")
    assert_one_line(run("print", "futbol-dash", "--since", str(own), *out), 1, "look the same")
    assert_one_line(run("print", "futbol-dash", "--language", "tlh", *out), 2, "'tlh'", "en")
    assert_one_line(run("print", "futbol-dash", "--paper", "a3", *out), 2, "a3", "letter")
    assert_one_line(run("print", "sevens", *out), 2, "sevens", "futbol-dash")
    assert_one_line(run("print", "squad-rush", "--box", str(mine), *out), 1, "mine.toml", "game")
    assert not (tmp_path / "cards.pdf").exists()


def test_print_names_the_extra(
    run: Run, mine: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "weasyprint", None)
    out = "--out", str(tmp_path / "cards.pdf")
    assert_one_line(run("print", "futbol-dash", "--box", str(mine), *out), 1, "kickabout[print]")
