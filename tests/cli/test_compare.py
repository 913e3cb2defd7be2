"""`kickabout compare`."""

import json
import shlex
from pathlib import Path

import pytest

from kickabout.cli.say import say
from kickabout.games.futbol_dash.box import load_box
from kickabout.lab.measures import measures
from tests.cli.command_line import assert_one_line
from tests.cli.conftest import Run

OWN = load_box()


@pytest.fixture
def dear(tmp_path: Path) -> Path:
    path = tmp_path / "dear.toml"
    path.write_text(OWN.text.replace("attack-points = 11", "attack-points = 13"), encoding="utf-8")
    return path


def test_compare_tells_meaning_before_figures(run: Run, dear: Path) -> None:
    shown = run("compare", "futbol-dash", dear, "--matches", "400").stdout
    for part in (
        "Fútbol Dash: what differs",
        f"Box futbol-dash ({OWN.digest})",
        "• dear, turns by seat:",
        "Pairing: with 400 matches of each",
        "dear against futbol-dash",
        "Benjamini and Hochberg",
    ):
        assert part in shown
    assert shown.index("• dear") < shown.index("dear against futbol-dash")


def test_compare_writes_a_page_that_needs_nothing_else(run: Run, dear: Path) -> None:
    page = dear.with_name("report.html")
    run("compare", "futbol-dash", dear, "--matches", "300", "--report", page)
    text = page.read_text(encoding="utf-8")
    assert "<svg" in text
    assert "<script" not in text
    assert not [part for part in ("src=", "<link", "@import") if part in text]
    found = json.loads(page.with_suffix(".json").read_text(encoding="utf-8"))
    assert found["boxes"][1]["name"] == "dear"
    rows = page.with_name("report-differences-1.csv").read_text(encoding="utf-8").splitlines()
    assert rows[0].startswith("variant,base,measure,")
    assert len(rows) == len(found["differences-1"]) + 1


def test_compare_says_what_repeats_it(run: Run, dear: Path) -> None:
    words = ("--precision", "turns=2", "--option", "goals=1", "--json")
    first = json.loads(run("compare", "futbol-dash", dear, *words).stdout)
    again = json.loads(run(*shlex.split(first["command"])[1:], "--json").stdout)
    assert first.pop("seconds") > 0
    del again["seconds"]
    assert first == again


@pytest.mark.parametrize(
    ("words", "code", "part"),
    [
        ("futbol-dash", 2, "name two boxes or more"),
        ("futbol-dash super-team", 1, "super-team one of Super Team"),
        ("futbol-dash nowhere.toml", 1, "no file nowhere.toml, and no game of that name"),
        ("futbol-dash futbol-dash --precision luck=1", 2, "no measure 'luck'"),
        ("futbol-dash futbol-dash --precision first", 2, "--precision takes NAME=VALUE"),
        ("futbol-dash futbol-dash --precision first=much", 2, "takes a number, not 'much'"),
        ("futbol-dash futbol-dash --report report.pdf", 1, "name it report.pdf.html"),
        ("futbol-dash futbol-dash --report no/report.html", 1, "there is no folder no"),
    ],
)
def test_compare_names_what_would_be_right(words: str, code: int, part: str, run: Run) -> None:
    assert_one_line(run("compare", *words.split()), code, part)


def test_the_help_names_every_measure() -> None:
    _, _, listed = say("help-compare.precision").partition("Measures: ")
    names = [measure.name.replace("win-0", "win-SEAT") for measure in measures(1)]
    assert listed.removesuffix(".").split(", ") == names
