"""The command itself: help, version, what it imports, how it complains."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.command_line import assert_one_line
from tests.cli.conftest import Run

HEAVY = "numba numpy scipy fastapi uvicorn sqlalchemy jinja2 distributed pyarrow".split()
LOADED = f"""
import sys
sys.argv = ["kickabout", *sys.argv[1:]]
from kickabout.cli import main
try:
    main()
except SystemExit as end:
    code = end.code
print("loaded:", *(name for name in {HEAVY} if name in sys.modules))
sys.exit(code)
"""


@pytest.mark.parametrize("words", [["--help"], ["sim", "--help"], ["box", "--help"], ["--version"]])
def test_help_loads_neither_rules_nor_server(words: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-c", LOADED, *words], capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines()[-1] == "loaded:"


def test_matches_take_neither_a_cluster_nor_files_that_are_not_asked_for() -> None:
    words = ["sim", "futbol-dash", "--matches", "9"]
    done = subprocess.run(
        [sys.executable, "-c", LOADED, *words], capture_output=True, text=True, check=True
    )
    loaded = done.stdout.splitlines()[-1].split()
    assert "numba" in loaded
    assert not {"distributed", "pyarrow"} & {*loaded}


def test_help_names_every_command(run: Run) -> None:
    result = run("--help")
    assert result.exit_code == 0
    for name in "play games rules sim merge replay box roster admin warm".split():
        assert f" {name} " in result.stdout


def test_without_a_command_it_helps(run: Run) -> None:
    result = run()
    assert result.exit_code == 2
    assert "Usage: kickabout" in result.output
    assert result.stderr == ""


def test_version(run: Run) -> None:
    from importlib.metadata import version

    assert run("--version").stdout == f"kickabout {version('kickabout')}\n"


@pytest.mark.parametrize(
    ("words", "parts"),
    [
        (["plya"], ["No such command 'plya'", "Did you mean 'play', 'replay'? See:"]),
        (["sim"], ["Missing argument 'GAME'", "See: kickabout sim --help"]),
        (["sim", "futbol-dash", "--seats", "two"], ["--seats", "See: kickabout sim --help"]),
        (["replay", "--loud"], ["No such option: --loud"]),
        (["box", "exprot"], ["No such command 'exprot'", "See: kickabout box --help"]),
        (["rules", "football"], ["there is no game 'football'; the games are: futbol-dash"]),
        (["play", "--port", "70000"], ["--port", "65535"]),
    ],
)
def test_misuse_is_one_line_that_says_what_is_right(
    words: list[str], parts: list[str], run: Run
) -> None:
    assert_one_line(run(*words), 2, *parts)


def test_play_says_what_is_wrong_with_a_box(run: Run, tmp_path: Path) -> None:
    box = tmp_path / "mine.toml"
    data = "--data", str(tmp_path / "data")
    assert_one_line(run("play", "--box", str(box), *data), 1, "mine.toml", "cannot be read")
    box.write_text('game = "chess"\n', encoding="utf-8")
    assert_one_line(run("play", "--box", str(box), *data), 1, "mine.toml", "futbol-dash")
    assert not (tmp_path / "data").exists()
