"""`kickabout cards`."""

import json
import shlex
from pathlib import Path

from tests.cli.command_line import assert_one_line
from tests.cli.conftest import Run


def test_cards_tells_meaning_before_figures(run: Run, tmp_path: Path) -> None:
    page = tmp_path / "cards.html"
    shown = run(
        "cards", "futbol-dash", *"--matches 600 --processes 1 --report".split(), page
    ).stdout
    for part in ("a seat that never gets it wins", "removed", "Stuck"):
        assert part in shown
    assert shown.index("a seat that never") < shown.index("What each is worth")
    assert "<svg" in page.read_text(encoding="utf-8")
    assert page.with_name("cards-worth.csv").is_file()


def test_cards_says_what_repeats_it(run: Run) -> None:
    words = ("--matches", "60", "--no-worth", "--option", "mode=express", "--json")
    first = json.loads(run("cards", "futbol-dash", *words).stdout)
    again = json.loads(run(*shlex.split(first["command"])[1:], "--json").stdout)
    assert first == again
    assert {row["row"] for row in first["rows"]} >= {"foul", "penalty"}
    assert "worth" not in first
    assert len(first["findings"]) == 1


def test_cards_names_what_would_be_right(run: Run) -> None:
    assert_one_line(run("cards", "futbol-dash", "--bots", "pro"), 2, "rule-of-thumb and random")
