"""`kickabout ladder`."""

import json
import shlex
import signal
from importlib import util
from pathlib import Path
from typing import Any

import pytest

from kickabout.games import find
from kickabout.lab.ladder import Tournament
from tests.bots.networks import name_of, network_file
from tests.cli.command_line import assert_one_line
from tests.cli.conftest import Run

QUICK = ("ladder", "futbol-dash", "--bots", "rule-of-thumb,random")


@pytest.fixture(autouse=True)
def here(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A folder of its own, where the results are kept."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_ladder_shows_a_table(run: Run) -> None:
    result = run(*QUICK, "--matches", "40")
    assert result.exit_code == 0, result.stderr
    for part in ("40 matches of 2 seats, seed 0", "Elo", "1000", "a draw counts half"):
        assert part in result.stdout
    assert Path("ladder-futbol-dash-2.json").is_file()


def test_ladder_as_json_holds_what_repeats_it(run: Run) -> None:
    words = "--matches 20 --seats 4 --seed 5 --option mode=express --json".split()
    first = json.loads(run(*QUICK, *words).stdout)
    Path("ladder-futbol-dash-4.json").unlink()
    command = shlex.split(first["command"])
    again = json.loads(run(*command[1:], "--json").stdout)
    assert first == again
    assert (first["matches"], first["seats"]) == (24, 4)
    assert first["options"]["mode"] == "express"
    assert {row["bot"]: row["elo"] for row in first["ratings"]}["rule-of-thumb"] == 1000


def test_a_longer_ladder_goes_on_from_a_shorter_one(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(*QUICK, "--matches", "20")
    played: list[int] = []
    play = Tournament.play

    def counting(self: Tournament, pair: tuple[str, str], number: int) -> float:
        played.append(number)
        return play(self, pair, number)

    monkeypatch.setattr(Tournament, "play", counting)
    assert run(*QUICK, "--matches", "30").exit_code == 0
    assert sorted(played) == list(range(20, 30))
    run(*QUICK, "--matches", "30", "--results", "other.json")
    assert Path("other.json").read_text() == Path("ladder-futbol-dash-2.json").read_text()


def stopped_after(matches: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Interrupt a ladder after so many matches, like Ctrl-C."""
    play = Tournament.play
    left = [matches]

    def stopping(*arguments: Any) -> float:
        if left[0] == 0:
            signal.raise_signal(signal.SIGINT)
        left[0] -= 1
        return play(*arguments)

    monkeypatch.setattr("kickabout.cli.runs.processors", lambda: 1)
    monkeypatch.setattr(Tournament, "play", stopping)


def test_a_ladder_that_is_stopped_keeps_what_was_played(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        stopped_after(7, patch)
        result = run(*QUICK, "--matches", "20", "--json", "--out", "bots.md")
    assert result.exit_code == 130
    assert json.loads(result.stdout)["matches"] == 7
    assert result.stderr == (
        "kickabout: stopped after 7 matches; ladder-futbol-dash-2.json keeps them,"
        " and the same command continues\n"
    )
    assert not Path("bots.md").exists()
    assert json.loads(run(*QUICK, "--matches", "20", "--json").stdout)["matches"] == 20


def test_a_ladder_that_is_stopped_at_once(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    stopped_after(0, monkeypatch)
    assert_one_line(
        run(*QUICK), 1, "stopped before every pair had played", ".json keeps the matches"
    )


def test_table_and_plot_are_written_into_a_document(run: Run) -> None:
    Path("bots.md").write_text("# Bots\n", encoding="utf-8")
    for _ in range(2):
        result = run(*QUICK, "--matches", "20", "--out", "bots.md")
        assert result.exit_code == 0, result.stderr
        assert result.stderr == "Wrote bots.md and pictures/ladder-futbol-dash.svg.\n"
    text = Path("bots.md").read_text(encoding="utf-8")
    assert text.startswith("# Bots\n\n<!-- ladder-futbol-dash -->\n")
    assert text.count("<!--") == 2
    assert "(pictures/ladder-futbol-dash.svg)" in text
    assert Path("pictures/ladder-futbol-dash.svg").is_file()
    run(*QUICK, "--matches", "6", "--seats", "3", "--out", "bots.md")
    assert "<!-- ladder-futbol-dash-3 -->" in Path("bots.md").read_text(encoding="utf-8")
    assert Path("pictures/ladder-futbol-dash-3.svg").is_file()


@pytest.mark.parametrize(
    ("words", "part"),
    [
        ("football", "there is no game 'football'"),
        ("futbol-dash --seats 7", "2 to 6 seats, not 7"),
        ("futbol-dash --bots basti,random", "no bot 'basti'; the bots are: "),
        ("futbol-dash --bots random", "two or more bots, each named once"),
        ("futbol-dash --matches 0", "--matches"),
        ("futbol-dash --seed -1", "seed is a whole number"),
        ("futbol-dash --option mode", "--option takes NAME=VALUE, not 'mode'"),
        ("super-team --option solo=hard", "every seat of a ladder is a bot's"),
    ],
)
def test_ladder_names_what_would_be_right(words: str, part: str, run: Run) -> None:
    assert_one_line(run("ladder", *words.split()), 2, part)


def test_results_of_another_ladder_are_left_alone(run: Run) -> None:
    run(*QUICK, "--matches", "2")
    before = Path("ladder-futbol-dash-2.json").read_text()
    result = run(*QUICK, "--matches", "2", "--seed", "1")
    assert_one_line(
        result, 1, "ladder-futbol-dash-2.json", "another ladder: seed is 0 there, not 1"
    )
    assert Path("ladder-futbol-dash-2.json").read_text() == before


def test_results_that_cannot_be_kept_are_known_of_before(run: Run) -> None:
    result = run(*QUICK, "--results", "nowhere/ladder.json")
    assert_one_line(result, 1, "nowhere/ladder.json", "No such file")


def test_without_the_extra_its_name_is_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    find_spec = util.find_spec
    monkeypatch.setattr(
        util, "find_spec", lambda name: None if name == "choix" else find_spec(name)
    )
    assert_one_line(run(*QUICK), 1, "this command needs choix: pip install 'kickabout[lab]'")


def test_a_trained_player_has_to_fit_the_game(run: Run) -> None:
    other = find("futera-susu")
    bots = f"random,{name_of(network_file(Path(), other))}"
    assert_one_line(run("ladder", "futbol-dash", "--bots", bots), 2)
    assert_one_line(run(*QUICK[:3], "random,trained:nothing.npz"), 2)
    result = run("ladder", "futera-susu", "--bots", bots, "--matches", "2")
    assert result.exit_code == 0, result.stderr
    assert "trained:futera-susu.npz" in result.stdout
