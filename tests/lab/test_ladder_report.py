import json
import shlex
from pathlib import Path

import pytest

from kickabout.games import find
from kickabout.lab.ladder import Ladder, Tournament
from kickabout.lab.ladder_plot import draw
from kickabout.lab.ladder_report import Standings, figures, markdown, written_into

GAME = find("futbol-dash")
BOTS = ("random", "rule-of-thumb", "pro")


def standings() -> Standings:
    tournament = Tournament(GAME, GAME.box_for(2, {"goals": 1}), 2, BOTS, 5)
    points = {
        ("random", "rule-of-thumb"): [0.0] * 80 + [1.0] * 20,
        ("random", "pro"): [0.0] * 90 + [0.5] * 10,
        ("rule-of-thumb", "pro"): [0.0] * 75 + [1.0] * 25 + [0.0] * 2,
    }
    return Standings(Ladder(tournament, points), "my box.toml")


def test_a_share_is_seen_from_either_side() -> None:
    there, back = (standings().share(*pair) for pair in (("random", "pro"), ("pro", "random")))
    assert (there.share, back.share) == (0.05, 0.95)
    assert (there.low, there.high) == pytest.approx((1 - back.high, 1 - back.low))
    assert there.matches == 100


def test_figures_hold_every_pair_both_ways_and_what_repeats_them() -> None:
    found = figures(standings())
    assert json.loads(json.dumps(found)) == found
    assert [row["bot"] for row in found["ratings"]] == ["pro", "rule-of-thumb", "random"]
    assert len(found["shares"]) == 6
    assert found["matches"] == 302
    assert found["anchor"] == {"bot": "rule-of-thumb", "elo": 1000}
    assert shlex.split(found["command"]) == [
        *("kickabout", "ladder", "futbol-dash", "--seats", "2", "--matches", "100"),
        *("--bots", "random,rule-of-thumb,pro", "--seed", "5", "--option", "goals=1"),
        *("--box", "my box.toml"),
    ]


def test_markdown_has_a_row_and_a_column_for_each_bot() -> None:
    text = markdown(standings(), "pictures/ladder.svg")
    rows = [line.split("|") for line in text.splitlines() if line.startswith("| ")]
    assert {len(row) for row in rows} == {7}
    assert [row[1].strip() for row in rows[2:]] == ["`pro`", "`rule-of-thumb`", "`random`"]
    assert "**1000** |" in text
    assert "95.0 % (" in text
    assert "2 seats, mode regular, goals 1" in text
    assert ": 302 matches, at least 100 a pair." in text
    assert "(pictures/ladder.svg)" in text


def test_a_document_keeps_what_is_not_the_ladders() -> None:
    first = written_into("# Bots\n\nProse.\n", "1", "ladder-dash")
    both = written_into(first, "2", "ladder-dash-4")
    text = f"{both}\nMore prose.\n"
    again = written_into(text, r"3 \1", "ladder-dash")
    assert again == (
        "# Bots\n\nProse.\n\n<!-- ladder-dash -->\n3 \\1\n<!-- end of ladder-dash -->\n\n"
        "<!-- ladder-dash-4 -->\n2\n<!-- end of ladder-dash-4 -->\n\nMore prose.\n"
    )
    assert written_into("", "1", "x") == "<!-- x -->\n1\n<!-- end of x -->\n"
    with pytest.raises(ValueError, match="no '<!-- end of ladder-dash -->' after it"):
        written_into("<!-- ladder-dash -->\n", "1", "ladder-dash")


def test_the_plot_is_the_same_file_every_time(tmp_path: Path) -> None:
    draw(standings(), tmp_path / "one.svg")
    draw(standings(), tmp_path / "other.svg")
    text = (tmp_path / "one.svg").read_text(encoding="utf-8")
    assert text == (tmp_path / "other.svg").read_text(encoding="utf-8")
    for part in ("rule-of-thumb", "Fútbol Dash, 2 seats"):
        assert f"<!-- {part} -->" in text
