"""`kickabout sim`, `box` and `warm`."""

import io
import json
import os
import re
import shlex
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kickabout.cli.console import ProgressLine
from kickabout.engine import compiled
from kickabout.engine.match_loop import Playouts
from kickabout.engine.playouts import playouts
from kickabout.games.futbol_dash.box import load_box
from kickabout.lab.simulate import BLOCK
from tests.cli.command_line import COMMAND, assert_one_line, start
from tests.cli.conftest import Run
from tests.gpu.devices import has_device
from tests.temporary_games import installed

OWN = load_box()


def test_sim_shows_tables(run: Run) -> None:
    words = "--seats 3 --matches 300 --bots rule-of-thumb,random,random".split()
    result = run("sim", "futbol-dash", *words)
    assert result.exit_code == 0
    for part in ("300 matches of 3 seats, seed 0", "95 % interval", "33.3 %", OWN.digest):
        assert part in result.stdout
    for part in ("Draws: 0", "turns by seat", "Matches by goals", "Bold:"):
        assert part in result.stdout
    repeats = "kickabout sim futbol-dash --seats 3 --matches 300 --bots"
    assert result.stdout.splitlines()[-1].startswith(repeats)


def test_sim_tells_goals_from_scores(run: Run) -> None:
    words = "--matches 200 --bots random".split()
    remark = "The score decides who wins"
    assert remark in run("sim", "futera-susu", *words).stdout
    assert remark not in run("sim", "futbol-dash", *words).stdout
    found = json.loads(run("sim", "futera-susu", *words, "--json").stdout)
    assert found["goals_a_match"]["mean"] > found["score_a_match"]["mean"]
    assert all(int(goals) >= 0 for seat in found["goals"] for goals in seat)
    assert json.loads(run("sim", "futbol-dash", *words, "--json").stdout)["score_a_match"] is None


def test_sim_as_json_holds_what_repeats_it(run: Run) -> None:
    words = "--matches 200 --bots random --seed 5 --option mode=express --json".split()
    first = json.loads(run("sim", "futbol-dash", *words).stdout)
    command = shlex.split(first["command"])
    again = json.loads(run(*command[1:], "--json").stdout)
    assert first.pop("speed")["seconds"] > 0
    del again["speed"]
    assert first == again
    assert first["options"]["mode"] == "express"
    assert first["bots"] == ["random", "random"]
    assert first["matches"] == {"first": 0, "planned": 200, "played": 200}
    assert first["box"] == {"file": None, "digest": OWN.digest}
    assert sum(row["wins"] for row in first["wins"]) == 200
    assert all(row["low"] < row["share"] < row["high"] for row in first["wins"])
    assert all(sum(seat.values()) == 200 for seat in first["goals"])


def test_sim_takes_as_many_seats_as_bots(run: Run) -> None:
    words = "--matches 20 --bots random,random,random,random --json".split()
    assert json.loads(run("sim", "futbol-dash", *words).stdout)["seats"] == 4


def test_sim_needs_no_bot_for_a_seat_that_the_rules_play(run: Run) -> None:
    words = "--option solo=easy --matches 10 --bots random".split()
    first = json.loads(run("sim", "super-team", *words, "--json").stdout)
    assert first["bots"] == ["random", "AutoTeam"]
    assert [row["bot"] for row in first["wins"]] == ["random", "AutoTeam"]
    again = json.loads(run(*shlex.split(first["command"])[1:], "--json").stdout)
    assert again["goals"] == first["goals"]
    assert "AutoTeam" in run("sim", "super-team", *words).stdout


def test_sim_plays_levels(run: Run) -> None:
    words = "--matches 3 --bots youth,rule-of-thumb --json".split()
    first = json.loads(run("sim", "futbol-dash", *words).stdout)
    assert first["bots"] == ["youth", "rule-of-thumb"]
    assert first["matches"]["played"] == 3
    again = json.loads(run(*shlex.split(first["command"])[1:], "--json", "--processes", "1").stdout)
    assert first["goals"] == again["goals"]


def test_sim_goes_on_with_what_was_kept(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("sim", "futbol-dash", "--matches", "600", "--json")
    kept = (*words, "--keep", tmp_path / "kept")
    with monkeypatch.context() as patch:
        stopped_after(2, patch)
        assert run(*kept).exit_code == 130
    again, whole = (json.loads(run(*line).stdout) for line in (kept, words))
    assert again["matches"]["played"] == 600
    assert len(list((tmp_path / "kept").iterdir())) == 2
    del again["speed"], whole["speed"]
    assert again == whole
    other = run(*kept, "--seed", "5")
    assert_one_line(other, 1, "matches of another experiment: seed is 0 there, and 5 in this one")


def test_sim_with_a_cluster_that_is_not_there(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kickabout.lab.executors.cluster.PATIENCE", 0.2)
    words = ("sim", "futbol-dash", "--cluster", "tcp://127.0.0.1:9")
    assert_one_line(run(*words), 1, "tcp://127.0.0.1:9: no Dask scheduler answers")
    both = run(*words, "--processes", "2")
    assert_one_line(both, 2, "--processes and --cluster exclude each other")


def test_sim_on_a_gpu_says_what_it_lacks(run: Run) -> None:
    words = ("sim", "futbol-dash", "--device", "cuda")
    assert_one_line(run(*words, "--processes", "2"), 2, "leave out --processes and --cluster")
    if not has_device():
        assert_one_line(run(*words), 1, "GPU")
    assert_one_line(run(*words[:3], "tpu"), 2, "'tpu'")


def test_sim_plays_with_another_box(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "short.toml"
    path.write_text(OWN.text.replace("attack-points = 11", "attack-points = 5"), encoding="utf-8")
    words = "--matches 200 --bots random --json".split()
    own = json.loads(run("sim", "futbol-dash", *words).stdout)
    short = json.loads(run("sim", "futbol-dash", *words, "--box", path).stdout)
    assert short["turns"]["mean"] < own["turns"]["mean"]
    assert short["box"]["file"] == str(path)
    assert short["box"]["digest"] != own["box"]["digest"]


@pytest.mark.parametrize(
    ("words", "part"),
    [
        ("football", "there is no game 'football'; the games are: futbol-dash"),
        ("futbol-dash --seats 7", "2 to 6 seats, not 7"),
        ("futbol-dash --seats 0", "2 to 6 seats, not 0"),
        ("futbol-dash --bots basti", "no bot 'basti'; the bots are: random, rule-of-thumb, "),
        ("futbol-dash --seats 3 --bots random,random", "2 bots for 3 seats"),
        ("super-team --option solo=hard --bots random,random", "2 bots for 1 seat beside AutoTeam"),
        ("super-team --seats 3", "Super Team is for 2 seats, not 3"),
        ("futbol-dash --matches 0", "--matches"),
        ("futbol-dash --seed -1", "seed is a whole number"),
        ("futbol-dash --option mode", "--option takes NAME=VALUE, not 'mode'"),
        ("futbol-dash --option mode=fast", "option mode is one of regular, express"),
        ("futbol-dash --option speed=1", "no option 'speed'; the options are: mode"),
    ],
)
def test_sim_names_what_would_be_right(words: str, part: str, run: Run) -> None:
    assert_one_line(run("sim", *words.split()), 2, part)


def test_sim_with_a_broken_box(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    assert_one_line(run("sim", "futbol-dash", "--box", path), 1, str(path), "cannot be read")


def stopped_after(blocks: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Interrupt a run after so many blocks of matches, like Ctrl-C."""
    left = [blocks]

    def stopping(*arguments: Any, **named: Any) -> Playouts:
        if left[0] == 0:
            signal.raise_signal(signal.SIGINT)
        left[0] -= 1
        return playouts(*arguments, **named)

    monkeypatch.setattr("kickabout.cli.runs.processors", lambda: 1)
    monkeypatch.setattr("kickabout.lab.simulate.playouts", stopping)


def test_sim_shows_what_was_played_when_it_is_stopped(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    stopped_after(2, monkeypatch)
    result = run("sim", "futbol-dash", "--matches", "100000", "--json")
    assert result.exit_code == 130
    assert json.loads(result.stdout)["matches"] == {
        "first": 0,
        "planned": 100_000,
        "played": 2 * BLOCK,
    }
    assert result.stderr == (
        f"kickabout: stopped after {2 * BLOCK} of 100,000 matches; these are their figures\n"
    )


def test_sim_stopped_before_anything_was_played(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    stopped_after(0, monkeypatch)
    assert_one_line(run("sim", "futbol-dash"), 1, "stopped before a match was over")


def test_export_writes_the_games_own_box(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("box", "export", "futbol-dash").exit_code == 0
    path = tmp_path / "futbol-dash.toml"
    assert path.read_text(encoding="utf-8") == OWN.text
    result = run("box", "check", path)
    assert result.exit_code == 0
    assert f"digest {OWN.digest} (the game's own)" in result.stdout


def test_export_overwrites_only_by_force(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("mine", encoding="utf-8")
    result = run("box", "export", "futbol-dash", path)
    assert_one_line(result, 1, f"{path} exists; --force overwrites it")
    assert path.read_text(encoding="utf-8") == "mine"
    assert run("box", "export", "futbol-dash", path, "--force").exit_code == 0
    assert path.read_text(encoding="utf-8") == OWN.text


def test_export_to_where_nothing_can_be_written(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "nowhere" / "box.toml"
    assert_one_line(run("box", "export", "futbol-dash", path), 1, str(path), "No such file")


def test_check_tells_what_is_in_a_box(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text(OWN.text.replace("hand = 6", "hand = 12", 1), encoding="utf-8")
    result = run("box", "check", path)
    assert result.exit_code == 0
    assert "OK: a box of Fútbol Dash for 2 to 6 seats" in result.stdout
    assert "own" not in result.stdout.splitlines()[0]
    cards = f"cards: {sum(card.count for card in OWN.cards)} of {len(OWN.cards)} kinds"
    for part in ("hand 12", cards, "options: mode regular"):
        assert part in result.stdout


def test_check_tells_of_boxes_with_tables_inside_tables(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    run("box", "export", "super-team", path)
    told = run("box", "check", path).stdout
    assert "OK: a box of Super Team for 2 seats" in told
    for part in ("auto-boards: easy, normal, hard", "green 1 2 2 3 3 4", "basics: Forward Pass,"):
        assert part in told
    assert "{" not in told


@pytest.mark.parametrize(
    ("old", "new", "parts"),
    [
        (
            "goal = 10",
            "goal = 61",
            ["box.toml: shot-cards.goal must be a whole number from 0 to 60"],
        ),
        ("[rules]", "[rules", ["is not valid TOML", "line"]),
        ("least-hand = 3", "least-hand = 3\nlucky = 1", ["rules.lucky is not known here"]),
    ],
)
def test_check_names_file_key_and_what_is_allowed(
    old: str, new: str, parts: list[str], run: Run, tmp_path: Path
) -> None:
    path = tmp_path / "box.toml"
    path.write_text(OWN.text.replace(old, new, 1), encoding="utf-8")
    assert_one_line(run("box", "check", path), 1, *parts)


def test_check_notes_what_deserves_a_second_look(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text(
        OWN.text.replace("hand = 6", "hand = 1", 1).replace("least-hand = 3", "least-hand = 1"),
        encoding="utf-8",
    )
    assert (
        "note: rules.hand is 1; the bots were made and measured with 6"
        in run("box", "check", path).stdout
    )
    run("box", "export", "futera-susu", path, "--force")
    assert "and 43 more" in run("box", "check", path).stdout


def test_diff_names_rows_by_their_slugs(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text(OWN.text.replace("count = 4", "count = 5", 1), encoding="utf-8")
    told = run("box", "diff", "futbol-dash", path).stdout
    assert "Fútbol Dash: one difference between" in told
    assert "  cards[nutmeg].count 4 → 5" in told
    path.write_text(OWN.text.replace('"Nutmeg"', '"Tunnel"', 1), encoding="utf-8")
    told = run("box", "diff", path, "futbol-dash").stdout
    assert "both boxes play by the same values" in told
    assert "  cards[nutmeg].name Tunnel → Nutmeg" in told


def test_check_of_what_is_no_text(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_bytes(b"\xff\xfe\x00")
    assert_one_line(run("box", "check", path), 1, str(path), "UTF-8")
    assert_one_line(run("box", "check", tmp_path), 1, str(tmp_path), "cannot be read")


def test_check_of_a_box_that_is_too_small_for_any_match(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    head, *cards = OWN.text.split("[[cards]]")
    few = [re.sub(r"count = \d+", "count = 2", card) for card in cards[:5]]
    path.write_text("[[cards]]".join([head, *few]), encoding="utf-8")
    assert_one_line(run("box", "check", path), 1, str(path), "2 seats need at least 13 cards")


def test_warm_is_silent_when_all_is_there(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "is_warm", lambda *_: True)
    result = run("warm")
    assert (result.exit_code, result.output) == (0, "")


def test_warm_says_what_it_is_doing(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[bool] = []

    def pretend(game: object, report: Callable[[str, int, int], None], loops: object) -> None:
        report("apply", 0, 1)
        report("", 1, 1)
        done.append(True)

    monkeypatch.setattr(compiled, "is_warm", lambda *_: bool(done))
    monkeypatch.setattr(compiled, "warm", pretend)
    result = run("warm", "futbol-dash")
    assert result.exit_code == 0
    assert result.stdout == ""
    assert result.stderr == (
        "Compiling the rules of Fútbol Dash, once on this machine ...\n"
        "Compiled the rules of Fútbol Dash in 0 s.\n"
    )


def test_warm_passes_over_a_broken_game(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled, "is_warm", lambda *_: True)
    with installed(tmp_path, {"high-ball": "no_such_module:GAME"}):
        result = run("warm")
        assert_one_line(run("warm", "high-ball"), 2, "'high-ball' of the package somebodys cannot")
    assert result.exit_code == 0
    assert result.stderr.startswith("kickabout: the game 'high-ball' of the package somebodys")


def test_warm_can_be_stopped(tmp_path: Path) -> None:
    with start("warm", KICKABOUT_CACHE=str(tmp_path)) as process:
        assert process.stderr is not None
        assert process.stderr.readline().startswith("Compiling the rules of Fútbol Dash")
        process.send_signal(signal.SIGINT)
        assert process.wait(30) == 130
        assert process.stderr.read() == "Stopped. The next run starts again.\n"


def test_warm_can_be_stopped_while_it_writes(tmp_path: Path) -> None:
    program = f"""
import io, signal, sys

class Interrupted(io.FileIO):
    def write(self, data):
        written = super().write(data)
        signal.raise_signal(signal.SIGINT)
        return written

sys.stderr = io.TextIOWrapper(io.BufferedWriter(Interrupted(2, "w", closefd=False)), "utf-8")
{COMMAND[-1]}
"""
    done = subprocess.run(
        [sys.executable, "-c", program, "warm"],
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env={**os.environ, "KICKABOUT_CACHE": str(tmp_path)},
    )
    assert done.returncode == 130
    assert done.stderr.splitlines()[1:] == ["Stopped. The next run starts again."]


def test_warm_without_a_place_to_keep_them(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("KICKABOUT_CACHE", str(tmp_path / "file"))
    compiled._machine_code.cache_clear()
    try:
        result = run("warm")
    finally:
        compiled._machine_code.cache_clear()
    assert_one_line(result, 1, str(tmp_path / "file"), "KICKABOUT_CACHE")


def test_a_terminal_shows_one_line_that_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    line = ProgressLine("Compiling")
    line.show("Compiling: legal 1/2")
    line.show("Compiling: apply 2/2")
    line.clear()
    line.end("Compiled.")
    assert terminal.getvalue() == (
        "\r\033[KCompiling: legal 1/2\r\033[KCompiling: apply 2/2\r\033[KCompiled.\n"
    )
