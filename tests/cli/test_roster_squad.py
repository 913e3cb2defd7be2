"""`kickabout roster` with a squad of Futera SuSu."""

from pathlib import Path

import pytest

from kickabout.engine.roster import Roster
from kickabout.games.futera_susu import GAME, squads
from kickabout.games.futera_susu.roster import RULES
from tests.clauses import clause
from tests.cli.command_line import assert_one_line
from tests.cli.conftest import Run
from tests.games.futera_susu.boxes import BOX, SQUAD, swapped
from tests.games.said import said


def saved(roster: Roster, folder: Path) -> Path:
    path = folder / "night-shift.toml"
    path.write_text(squads.dump(roster), encoding="utf-8")
    return path


def test_a_squad_is_shown_with_its_bonuses(run: Run, tmp_path: Path) -> None:
    result = run("roster", "check", "futera-susu", saved(SQUAD, tmp_path))
    assert result.exit_code == 0
    lines = [" ".join(line.split()) for line in result.stdout.splitlines()]
    storm = BOX.player(BOX.player_numbers["vera-storm"])
    stats = " ".join(map(str, storm.stats))
    assert f"Vera Storm Navy Rovers, Legendary Captain {stats} +5" in lines
    assert any(line.startswith("Bell Tanner Navy Rovers, Midfielder ") for line in lines)
    assert "2 Red Card Referee card" in lines
    assert "+5 11 in all Legendary Captain Vera Storm of Navy Rovers" in lines
    assert "+3 Midfielders both from Navy Rovers, Local Hero Cook Marlow among them" in lines
    for title in ("The eleven", "Forwards", "Goalkeeper", "Substitutes", "Action deck"):
        assert title in lines
    assert lines[-1] == "OK: the squad Night Shift may play."


def test_a_squad_without_bonuses(run: Run, tmp_path: Path) -> None:
    roster = SQUAD
    for old, new in (
        ("vera-storm", "nico-neon"),
        ("cook-marlow", "nia-boulevard"),
        ("ada-keel", "slab"),
    ):
        roster = swapped("eleven", old, new, roster=roster)
    result = run("roster", "check", "futera-susu", saved(roster, tmp_path))
    assert result.exit_code == 0
    assert "Bonus" not in result.stdout


@clause("SUSU-1.9")
def test_a_remark_is_no_failure(run: Run, tmp_path: Path) -> None:
    roster = swapped("subs", "bell-tanner", "finn-harpoon")
    roster = swapped("eleven", "finn-harpoon", "augusta-tar", roster=roster)
    (remark,) = said(GAME, squads.remarks(BOX, roster))
    result = run("roster", "check", "futera-susu", saved(roster, tmp_path))
    assert (result.exit_code, result.stderr) == (0, "")
    assert "SUSU-1.9" in remark
    assert result.stdout.splitlines()[-2:] == [
        f"Note: {remark}",
        "OK: the squad Night Shift may play.",
    ]


def test_nothing_to_think_over(run: Run, tmp_path: Path) -> None:
    ready, _ = RULES.plan(BOX).ready["all-hands"]
    result = run("roster", "check", "futera-susu", saved(ready, tmp_path))
    assert result.exit_code == 0
    assert "Note:" not in result.stdout


def test_every_complaint_is_shown(run: Run, tmp_path: Path) -> None:
    roster = swapped("eleven", "ruby-squall", "maximilian-brass")
    roster = swapped("deck", "extra-time", roster=roster)
    path = saved(roster, tmp_path)
    result = run("roster", "check", "futera-susu", path)
    assert result.exit_code == 1
    assert result.stdout.splitlines() == said(GAME, squads.complaints(BOX, roster))
    assert "(SUSU-1.7)" in result.stdout
    assert result.stderr == f"kickabout: {path}: 2 things are wrong with the squad Night Shift\n"


def test_one_complaint(run: Run, tmp_path: Path) -> None:
    result = run("roster", "check", "futera-susu", saved(swapped("subs", "jory-scuttle"), tmp_path))
    assert result.exit_code == 1
    assert result.stdout == "The squad has 4 substitutes; it takes 5 (SUSU-1.3).\n"
    assert "one thing is wrong with the squad Night Shift" in result.stderr


def test_a_squad_for_another_box(run: Run, tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text(BOX.text.replace('name = "Red Card"', 'name = "[red]Rote"'), encoding="utf-8")
    result = run("roster", "check", "futera-susu", saved(SQUAD, tmp_path), "--box", box)
    assert result.exit_code == 0
    assert "2 [red]Rote " in result.stdout
    box.write_text(BOX.text.replace("copies = 2 ", "copies = 0 "), encoding="utf-8")
    result = run("roster", "check", "futera-susu", saved(SQUAD, tmp_path), "--box", box)
    assert_one_line(result, 1, "box.toml: rules.copies must be a whole number from 1 to 20")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('name = "N"\nbench = []', "there is no key 'bench'; the keys are: name, eleven"),
        ("name = N", "this is not valid TOML"),
        ("", "name must be a text"),
    ],
)
def test_a_file_that_is_no_squad(run: Run, tmp_path: Path, text: str, complaint: str) -> None:
    path = tmp_path / "squad.toml"
    path.write_text(text, encoding="utf-8")
    assert_one_line(run("roster", "check", "futera-susu", path), 1, f"{path}: {complaint}")


def test_a_game_for_which_nothing_is_built(run: Run, tmp_path: Path) -> None:
    result = run("roster", "check", "futbol-dash", saved(SQUAD, tmp_path))
    assert_one_line(result, 2, "Fútbol Dash has no squads or teams to build")


def test_no_file(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "none.toml"
    assert_one_line(run("roster", "check", "futera-susu", path), 1, f"{path}: No such file")


def test_a_box_of_many_players_is_told_shortly(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text(BOX.text, encoding="utf-8")
    result = run("box", "check", path)
    assert f"players: {len(BOX.players)}\n" in result.stdout
    assert "decks: The Long Whistle, " in result.stdout
