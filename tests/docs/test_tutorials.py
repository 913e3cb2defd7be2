"""The tutorials work, as they stand."""

import re
import site
import venv
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.databases import cluster, postgresql
from tests.docs.terminal import TUTORIALS, Terminal

__all__ = ["cluster", "postgresql"]

pytestmark = [pytest.mark.long, pytest.mark.timeout(600)]

OFFLINE = {"PIP_NO_INDEX": "1", "PIP_NO_DEPS": "1", "PIP_NO_BUILD_ISOLATION": "0"}
INTERPRETED = {"NUMBA_DISABLE_JIT": "1"}
"""Compiling a game takes a minute, and other tests do."""

Open = Callable[..., Terminal]


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Open]:
    """Open a terminal in a folder of its own."""
    opened: list[Terminal] = []

    def open_one(programs: Path | None = None, **environment: str) -> Terminal:
        opened.append(Terminal(tmp_path, programs, **environment))
        return opened[-1]

    yield open_one
    for one in opened:
        one.close()


def test_a_designers_first_hour(terminal: Open, tmp_path: Path) -> None:
    terminal().follow("designer.md")
    assert (tmp_path / "tuned.toml").is_file()


def test_a_researchers_first_training(terminal: Open) -> None:
    (shown,) = terminal().follow("researcher.md")
    shares = [int(share) for share in re.findall(r"(\d+)% against random", shown)]
    assert shares[-1] > shares[0] + 10


def test_a_game_of_ones_own(terminal: Open, python: Path) -> None:
    terminal(python, **OFFLINE, **INTERPRETED).follow("new-game.md")


@pytest.fixture
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment of its own, in which games can be installed, and which finds the rest here."""
    folder = tmp_path_factory.mktemp("python")
    venv.create(folder, with_pip=False, symlinks=True)
    (own,) = folder.glob("lib/*/site-packages")
    lines = [f"import site; site.addsitedir({path!r})" for path in site.getsitepackages()]
    (own / "everything_else.pth").write_text("\n".join(lines), encoding="utf-8")
    programs = folder / "bin"
    for name, call in {
        "kickabout": "-c 'from kickabout.cli import main; main()'",
        "pip": "-m pip",
        "pytest": "-m pytest -p no:cacheprovider",
    }.items():
        script = programs / name
        script.write_text(f'#!/bin/sh\nexec "{programs}/python" {call} "$@"\n', encoding="utf-8")
        script.chmod(0o755)
    return programs


def test_a_hosts_first_server(terminal: Open, postgresql: str) -> None:
    terminal(DATABASE=postgresql).follow("host.md")


def test_every_tutorial_is_followed() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    followed = re.findall(r"\.follow\(\"(.+)\"\)", text)
    assert sorted(followed) == sorted(page.name for page in TUTORIALS.glob("*.md"))
