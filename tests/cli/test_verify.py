"""`kickabout verify`."""

from pathlib import Path

import pytest

from tests.cli.command_line import assert_one_line
from tests.cli.conftest import Run
from tests.keyed_match import PROOF, SIGNER, STAND_IN, VALUES, proof_of, written


@pytest.fixture
def proven(tmp_path: Path) -> Path:
    path = tmp_path / "proven.txt"
    path.write_text(written(), encoding="utf-8")
    return path


def test_a_match_is_verified(run: Run, proven: Path) -> None:
    result = run("verify", proven)
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[0].endswith(PROOF.commitment)
    assert lines[1:3] == [f"Seat {seat} contributed {value}." for seat, value in VALUES.items()]
    assert lines[3].endswith(SIGNER.public + ".")
    assert STAND_IN in lines[4]
    assert all(f"Seat {n} has acknowledged" in lines[5 + n] for n in (0, 1))
    assert lines[7].startswith("OK: all ")


def test_a_changed_roll_is_named(run: Run, proven: Path) -> None:
    text = proven.read_text(encoding="utf-8")
    lines = text.splitlines()
    number = lines.index("") + 2
    right = lines[number - 1].removeprefix("chance ")
    wrong = "start 1" if right == "start 0" else "start 0"
    proven.write_text(text.replace(f"chance {right}", f"chance {wrong}", 1), encoding="utf-8")
    result = run("verify", proven)
    said = f"line {number}: “{wrong}” was played, but the dice gave “{right}”"
    assert said in result.stdout.splitlines()
    assert result.exit_code == 1
    assert "wrong with the dice" in result.stderr


def test_who_withheld_and_who_did_not_contribute_is_told(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    path.write_text(written(proof_of(VALUES, withheld=(1,))), encoding="utf-8")
    result = run("verify", path)
    assert "Seat 1 sealed a contribution but never revealed it." in result.stdout
    assert result.exit_code == 0
    path.write_text(written(proof_of({})), encoding="utf-8")
    assert "Nobody contributed" in run("verify", path).stdout


def test_a_transcript_without_a_proof_says_so(run: Run, transcript: Path) -> None:
    assert_one_line(run("verify", transcript), 1, str(transcript), "cannot be verified")


def test_what_is_no_transcript(run: Run, tmp_path: Path) -> None:
    assert_one_line(run("verify", tmp_path / "none.txt"), 1, "No such file")
    path = tmp_path / "match.txt"
    path.write_text("kickabout: 1\n", encoding="utf-8")
    assert_one_line(run("verify", path), 1, str(path), "has no line 'game'")
