"""A game of one's own from first to last: laid out, built as a wheel, installed elsewhere, and played there."""

import json
import os
import re
import site
import subprocess
import sys
import time
import venv
import zipfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

import kickabout
from kickabout.cli.new_game import lay_out

NAME = "high-ball"
SOURCE = Path(kickabout.__file__).parents[1]
ELSEWHERE = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | {
    "NUMBA_DISABLE_JIT": "1",  # what is compiled of a game stands in its package's own tests
    "COLUMNS": "200",
}

MAIN = "import sys; from kickabout.cli import main; sys.argv[0] = 'kickabout'; main()"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of a package as it is laid out."""
    folder = tmp_path_factory.mktemp("package")
    lay_out(folder, NAME)
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel"]
    subprocess.run(build, cwd=folder, check=True, capture_output=True)
    (made,) = (folder / "dist").iterdir()
    return made


@pytest.fixture(scope="module")
def python(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A Python of its own that has the wheel installed, and finds everything else where this one does."""
    folder = tmp_path_factory.mktemp("elsewhere")
    venv.create(folder, with_pip=False, symlinks=True)
    python = folder / "bin" / "python"
    (own,) = folder.glob("lib/*/site-packages")
    lines = [f"import site; site.addsitedir({path!r})" for path in site.getsitepackages()]
    (own / "everything_else.pth").write_text("\n".join([str(SOURCE), *lines]), encoding="utf-8")
    pip = [sys.executable, "-m", "pip", f"--python={python}", "install", "--quiet"]
    offline = ["--no-index", "--no-deps", "--disable-pip-version-check"]
    subprocess.run([*pip, *offline, str(wheel)], check=True, capture_output=True)
    return python


def run(python: Path, *words: str) -> str:
    """Return the output of the command."""
    command = [str(python), "-c", MAIN, *words]
    ran = subprocess.run(
        command, cwd=python.parent, env=ELSEWHERE, check=False, capture_output=True, text=True
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def test_the_wheel_holds_all_that_the_game_needs(wheel: Path) -> None:
    game = kickabout.games.find("futbol-dash").folder.with_name("skeleton")
    files = {path.relative_to(game).as_posix() for path in game.rglob("*") if path.is_file()}
    packed = {name.removeprefix("high_ball/") for name in zipfile.ZipFile(wheel).namelist()}
    assert {file for file in files if "__pycache__" not in file} <= packed


def test_it_is_listed_and_simulated(python: Path) -> None:
    assert re.search(rf"^│ {NAME} +│ High Ball", run(python, "games"), re.MULTILINE)
    assert "BALL-3.3" in run(python, "rules", NAME)
    found = json.loads(run(python, "sim", NAME, "--matches", "20", "--json"))
    assert (found["game"], found["matches"]["played"]) == (NAME, 20)


@contextmanager
def serving(python: Path, data: Path) -> Iterator[str]:
    """Run a server that finds the game by its entry point; yield its address."""
    words = ["play", "--no-browser", "--port", "0", "--data", str(data)]
    with subprocess.Popen(
        [str(python), "-c", MAIN, *words],
        cwd=python.parent,
        env=ELSEWHERE | {"PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        assert process.stdout is not None
        try:
            line = process.stdout.readline()
            address = re.search(r"http://\S+", line)
            assert address is not None, line + process.stdout.read()
            yield address[0]
        finally:
            process.terminate()
            process.wait(30)


def test_it_is_played_at_a_table(python: Path, tmp_path: Path) -> None:
    with serving(python, tmp_path) as address, httpx.Client(base_url=address) as client:
        front = client.get("/").text
        assert f'value="{NAME}"' in front
        assert "Lay a card face down; the highest scores." in front
        seats = ["bot:rule-of-thumb", "bot:random"]
        asked = {"game": NAME, "seats": seats, "options": {"hand": 1}}
        made = client.post("/api/tables", json=asked)
        assert made.status_code == 201, made.text
        table = f"/t/{made.json()['table']}"
        shown = played(client, made.json()["table"])
        assert sum(seat["goals"] for seat in shown["view"]["players"]) <= 1
        page = client.get(table).text
        assert 'id="pitch"' in page
        assert f'href="/games/{NAME}/table.css"' in page
        for path in (f"/games/{NAME}/table.css", f"/rules/{NAME}", f"{table}/replay"):
            assert client.get(path).status_code == 200, path
        transcript = client.get(f"{table}/transcript").text
    assert transcript.startswith(f"kickabout: 1\ngame: {NAME}\n")


def played(client: httpx.Client, table: str) -> Mapping[str, Any]:
    """Return the table's state once its match is over."""
    for _ in range(600):
        state: Mapping[str, Any] = client.get(f"/api/tables/{table}").json()
        if state["status"] == "over":
            return state
        time.sleep(0.1)
    raise AssertionError("the match did not end")
