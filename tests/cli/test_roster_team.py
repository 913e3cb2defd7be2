"""`kickabout roster` with a team of SocialSoccer."""

from pathlib import Path

from kickabout.engine.roster import Roster
from kickabout.games.social_soccer import GAME, teams
from kickabout.games.social_soccer.roster import RULES
from tests.cli.command_line import assert_one_line
from tests.cli.conftest import Run
from tests.games.said import said
from tests.games.social_soccer.boxes import BOX, ROSTER, swapped


def saved(roster: Roster, folder: Path) -> Path:
    path = folder / "night-shift.toml"
    path.write_text(teams.dump(roster), encoding="utf-8")
    return path


def test_a_team_is_shown_with_its_strategy(run: Run, tmp_path: Path) -> None:
    result = run("roster", "check", "social-soccer", saved(ROSTER, tmp_path))
    assert result.exit_code == 0
    lines = [" ".join(line.split()) for line in result.stdout.splitlines()]
    for line in (
        "The ten",
        "Name Cus Att Def",
        "Zora Headlong EFFORT 1 4 2",
        "The Caretaker Neutral 3 1 5",
        "Strategy",
        "3 Head Down EFFORT, Support, 4 Custody",
        "2 Wet Grass Neutral, Twist, free",
    ):
        assert line in lines
    assert lines[-1] == "OK: the team Night Shift may play."
    assert "Note:" not in result.stdout


def test_a_remark_is_no_failure(run: Run, tmp_path: Path) -> None:
    roster = swapped("strategy", "wrong-foot", "lucky-boots")
    (remark,) = said(GAME, teams.remarks(BOX, roster))
    result = run("roster", "check", "social-soccer", saved(roster, tmp_path))
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout.splitlines()[-2:] == [
        f"Note: {remark}",
        "OK: the team Night Shift may play.",
    ]


def test_every_complaint_is_shown(run: Run, tmp_path: Path) -> None:
    roster = swapped("players", "the-caretaker", "zora-headlong")
    path = saved(swapped("strategy", "wet-grass", roster=roster), tmp_path)
    result = run("roster", "check", "social-soccer", path)
    assert result.exit_code == 1
    assert result.stdout.splitlines() == [
        "The team has 9 players; it takes 10 (SOC-2.1).",
        "Zora Headlong is in the team more than once (SOC-2.2).",
        "The strategy has 29 cards; it takes 30 (SOC-2.3).",
    ]
    assert result.stderr == f"kickabout: {path}: 3 things are wrong with the team Night Shift\n"


def test_a_team_for_the_larger_strategy(run: Run, tmp_path: Path) -> None:
    result = run(
        "roster", "check", "social-soccer", saved(ROSTER, tmp_path), "--option", "deck=40x4"
    )
    assert result.exit_code == 1
    assert result.stdout == "The strategy has 30 cards; it takes 40 (SOC-13.2).\n"
    ready, _ = RULES.plan(BOX.with_options({"deck": "40x4"})).ready["flat-out"]
    result = run(
        "roster", "check", "social-soccer", saved(ready, tmp_path), "--option", "deck=40x4"
    )
    assert result.exit_code == 0


def test_an_option_that_is_none(run: Run, tmp_path: Path) -> None:
    result = run(
        "roster", "check", "social-soccer", saved(ROSTER, tmp_path), "--option", "deck=50x5"
    )
    assert_one_line(result, 2, "option deck is one of 30x3, 40x4, not '50x5'")


def test_a_team_for_another_box(run: Run, tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text(BOX.text.replace('name = "Wet Grass"', 'name = "[red]Nass"'), encoding="utf-8")
    result = run("roster", "check", "social-soccer", saved(ROSTER, tmp_path), "--box", box)
    assert result.exit_code == 0
    assert "2 [red]Nass " in result.stdout


def test_a_file_that_is_no_team(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "team.toml"
    path.write_text('name = "N"\neleven = []', encoding="utf-8")
    complaint = "there is no key 'eleven'; the keys are: name, players, strategy"
    assert_one_line(run("roster", "check", "social-soccer", path), 1, f"{path}: {complaint}")
