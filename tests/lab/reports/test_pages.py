import base64
import json
import re
from pathlib import Path

import pytest

import kickabout
from kickabout.games import find
from kickabout.lab.ladder import Ladder, Tournament
from kickabout.lab.ladder_report import Standings
from kickabout.lab.reports import simulation, standings
from kickabout.lab.reports.document import Document
from kickabout.lab.reports.page import _tick, page, write
from kickabout.lab.reports.replays import transcript, worth_looking_at
from kickabout.lab.say import lab_reader
from kickabout.lab.simulate import Experiment, simulate
from kickabout.text.localization import ENGLISH

GAME = find("futbol-dash")
SAY = lab_reader().say
PLAN = Experiment(GAME, GAME.box_for(2), ("rule-of-thumb", "random"), 200, 4)


def told() -> Document:
    played = simulate(PLAN)
    return simulation.document(played, SAY, None, worth_looking_at(played, SAY))


def test_a_simulation_is_a_page_with_plots_and_replays(tmp_path: Path) -> None:
    file = tmp_path / "sim.html"
    files = write(told(), file, SAY, ENGLISH)
    tables = ["sim-wins.csv", "sim-measures.csv", "sim-matches-by-goals.csv"]
    assert [path.name for path in files] == ["sim.html", "sim.json", *tables]
    text = file.read_text(encoding="utf-8")
    assert text.count("<svg") == 4
    assert "<script" not in text
    assert text.count("<style") == 1
    assert "style=" not in text
    assert "http" not in re.sub(r'xmlns(:\w+)?="[^"]*"', "", text)
    data = json.loads(file.with_suffix(".json").read_text(encoding="utf-8"))
    assert data["box"]["digest"] in text
    assert data["findings"][0] in text
    addresses = re.findall(r'href="data:text/plain;charset=utf-8;base64,([^"]*)"', text)
    assert len(addresses) == 5
    for address in addresses:
        match = kickabout.load(base64.b64decode(address).decode())
        assert match.scores is not None


@pytest.mark.parametrize(
    ("locale", "written"),
    [
        ("en", ["0.25", "7", "−2", "1500", "12,500"]),
        ("es", ["0,25", "7", "−2", "1500", "12.500"]),
    ],
)
def test_an_axis_has_numbers_as_the_language_writes_them(locale: str, written: list[str]) -> None:
    say = lab_reader(locale).say
    assert [_tick(say, value) for value in (0.25, 7.0, -2.0, 1500.0, 12500.0)] == written


def test_a_report_in_another_language_has_its_numbers(tmp_path: Path) -> None:
    say = lab_reader("es").say
    played = simulate(PLAN)
    text = page(simulation.document(played, say, None, worth_looking_at(played, say)), say, "es")
    assert re.search(r">\d+,\d\xa0%<", text)
    assert "5 – 95\xa0%" in text
    assert "Rosalind · semipro" in text
    assert "Modo: Normal · Goles: 3<" in text  # what ends an Express match says nothing here
    assert not re.search(r">\d+\.\d %<", text)


def test_a_share_has_one_interval_wherever_it_stands() -> None:
    report = told()
    wins, measured = (table for table in report.tables if table.name in ("wins", "measures"))
    rows = {record["measure"]: record for record in measured.records}
    shown = {
        record["measure"]: row[1]
        for record, row in zip(measured.records, measured.rows, strict=True)
    }
    share, _, reach = shown["first"].partition(" ±")
    assert f"{share} (±{reach})" in report.findings[0]
    for record in wins.records:
        row = rows[f"win-{record['seat']}"]
        assert (row["low"], row["high"]) == (record["low"], record["high"])


def test_a_match_is_recorded_as_it_was_played() -> None:
    played = simulate(PLAN)
    match = kickabout.load(transcript(PLAN, 17))
    assert match.scores == played.scores[17].tolist()


def test_the_same_figures_give_the_same_page() -> None:
    first, again = (re.sub(r"[\d.,]+ s\b", "", page(told(), SAY, ENGLISH)) for _ in range(2))
    assert first == again


def test_a_ladder_is_a_page(tmp_path: Path) -> None:
    tournament = Tournament(GAME, GAME.box_for(2), 2, ("random", "rule-of-thumb"), 1)
    found = Ladder(tournament, {("random", "rule-of-thumb"): [0.0, 0.0, 1.0, 0.0]})
    file = tmp_path / "ladder.html"
    files = write(standings.document(Standings(found), SAY), file, SAY, ENGLISH)
    tables = ["ladder-ratings.csv", "ladder-shares.csv"]
    assert [path.name for path in files] == ["ladder.html", "ladder.json", *tables]
    shares = files[-1].read_text(encoding="utf-8").splitlines()
    assert shares[1].startswith("rule-of-thumb,random,4,0.75,")
    text = file.read_text(encoding="utf-8")
    assert "Rosalind · semi-pro is the strongest" in text
    assert "<svg" in text
