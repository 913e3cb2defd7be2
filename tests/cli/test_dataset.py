"""`kickabout dataset`."""

from pathlib import Path

import pytest
from pyarrow import parquet

from kickabout.engine.parquet_metadata import content_of
from tests.cli.command_line import assert_one_line
from tests.cli.conftest import Run


def test_a_data_set_says_what_it_was_made_from(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "rows.parquet"
    words = "--matches 2 --bots random --seed 9 --option solo=easy".split()
    result = run("dataset", "super-team", *words, "--out", file)
    assert result.exit_code == 0
    table = parquet.read_table(file)
    assert f"wrote {table.num_rows:,} decisions to {file}" in result.stderr
    head = content_of(table.schema.metadata)
    given = {name: head[name] for name in ("game", "bots", "seed", "matches")}
    bots = ["random", "AutoTeam"]
    assert given == {"game": "super-team", "bots": bots, "seed": 9, "matches": 2}
    assert head["options"]["solo"] == "easy"
    assert set(table["seat"].to_pylist()) == {0}
    assert set(table["match"].to_pylist()) == {0, 1}


def test_what_is_wrong_is_told_before_a_match_is_played(run: Run, tmp_path: Path) -> None:
    there = tmp_path / "there.parquet"
    there.write_text("mine")
    words = ("dataset", "futbol-dash", "--matches", "1", "--out")
    assert_one_line(run(*words, there), 1, f"{there} exists; --force")
    assert there.read_text() == "mine"
    assert_one_line(run(*words, tmp_path / "no" / "rows"), 1, f"{tmp_path / 'no'}")
    assert_one_line(run(*words, tmp_path, "--force"), 1, f"{tmp_path}: ")
    assert_one_line(run(*words, tmp_path / "rows", "--bots", "chess"), 2, "chess")
    assert_one_line(run("dataset", "chess", "--out", tmp_path / "rows"), 2, "no game 'chess'")
    assert_one_line(run("dataset", "futbol-dash"), 2, "--out")


def test_an_interrupted_data_set_is_not_there(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("kickabout.envs.dataset.decisions", stop)
    file = tmp_path / "rows.parquet"
    result = run("dataset", "futbol-dash", "--out", file)
    assert_one_line(result, 130, f"stopped; {file} was not written")
    assert not list(tmp_path.iterdir())
