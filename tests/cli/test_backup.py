"""`kickabout backup` and `restore`."""

import os
import resource
import subprocess
import sys
from pathlib import Path

import pytest

from kickabout.table.store import Store
from kickabout.table.store.engines import FILE
from tests.cli.command_line import assert_one_line
from tests.cli.conftest import Run


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder with a database and a key."""
    folder = tmp_path / "data"
    folder.mkdir()
    Store(folder).close()
    (folder / "secret.key").write_bytes(b"k" * 32)
    (folder / "lock").touch()
    return folder


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_a_folder_is_backed_up_and_restored(
    run: Run, data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, other = tmp_path / "one.backup", tmp_path / "other"
    monkeypatch.chdir(tmp_path)
    assert run("backup", file, "--data", data.name).exit_code == 0
    assert file.stat().st_mode & 0o777 == 0o600
    assert run("restore", file, "--data", other).exit_code == 0
    assert set(contents(other)) == {FILE, "secret.key"}
    assert (other / "secret.key").read_bytes() == b"k" * 32
    Store(other).close()


def test_a_backup_is_overwritten_only_if_asked(run: Run, data: Path, tmp_path: Path) -> None:
    file = tmp_path / "one.backup"
    file.write_text("mine")
    assert_one_line(run("backup", file, "--data", data), 1, "one.backup exists")
    assert file.read_text() == "mine"
    assert run("backup", file, "--data", data, "--force").exit_code == 0


def test_there_has_to_be_a_database(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "one.backup"
    result = run("backup", file, "--data", tmp_path)
    assert_one_line(result, 1, f"there is no database of a server in {tmp_path}")
    assert not file.exists()


def test_a_damaged_database_is_no_backup(run: Run, data: Path, tmp_path: Path) -> None:
    (data / FILE).write_bytes(b"no database at all " * 500)
    file = tmp_path / "one.backup"
    result = run("backup", file, "--data", data)
    assert_one_line(result, 1, "cannot be copied", "“file is not a database”")
    assert {path.name for path in tmp_path.iterdir()} == {"data"}


@pytest.mark.parametrize("kept", [0, 100, -1])
def test_a_truncated_backup_restores_nothing(
    run: Run, data: Path, tmp_path: Path, kept: int
) -> None:
    file, other = tmp_path / "one.backup", tmp_path / "other"
    run("backup", file, "--data", data)
    file.write_bytes(file.read_bytes()[:kept])
    assert_one_line(run("restore", file, "--data", other), 1, "one.backup is no backup")
    assert {path.name for path in tmp_path.iterdir()} == {"data", "one.backup"}


def test_nothing_is_restored_over_something(run: Run, data: Path, tmp_path: Path) -> None:
    file = tmp_path / "one.backup"
    run("backup", file, "--data", data)
    before = contents(data)
    assert_one_line(
        run("restore", file, "--data", data), 1, "is not empty; move away what it holds"
    )
    assert contents(data) == before


def test_a_full_disk_leaves_no_backup(data: Path, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", "from kickabout.cli import main; main()", "backup",
         str(tmp_path / "one.backup"), "--data", str(data)],
        env=os.environ | {"LC_ALL": "C.UTF-8"},
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (6000, 6000)),
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 1
    assert len(done.stderr.strip().splitlines()) == 1, done.stderr
    assert {path.name for path in tmp_path.iterdir()} == {"data"}


def test_the_tools_of_postgresql_are_named_where_they_are_missing(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    result = run("backup", tmp_path / "one", "--database", "postgresql://db.example/kickabout")
    assert_one_line(result, 1, "pg_dump is not installed")


def test_what_postgresql_says_is_repeated_without_its_password(run: Run, tmp_path: Path) -> None:
    address = "postgresql://kickabout:secret@127.0.0.1:1/kickabout"
    result = run("backup", tmp_path / "one", "--database", address)
    assert_one_line(result, 1, "PostgreSQL: ")
    assert "secret" not in result.output
    assert not (tmp_path / "one").exists()
