"""`kickabout roster` with a team of SocialSoccer."""

from pathlib import Path

from kickabout.engine.roster import Roster
from kickabout.games.social_soccer import teams
from kickabout.games.social_soccer.roster import RULES
from tests.cli.command_line import assert_one_line
from tests.cli.conftest import Run
from tests.games.social_soccer.boxes import BOX, ROSTER


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
