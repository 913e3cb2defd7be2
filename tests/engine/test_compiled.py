"""Machine code: cached on disk by its sources, and made once."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import kickabout
from kickabout.engine.compiled import (
    RULES,
    cache_folder,
    compiled,
    interpreted,
    is_machine_code,
    is_warm,
    specialize,
    warm,
)
from kickabout.engine.match_loop import PLAY_MATCHES, play_matches
from kickabout.engine.playouts import playouts
from kickabout.games import find

GAME = find("futbol-dash")
SOURCE = Path(kickabout.__file__).parent

needs_machine_code = pytest.mark.skipif(
    os.environ.get("NUMBA_DISABLE_JIT", "0") != "0", reason="nothing is compiled"
)


@pytest.fixture(autouse=True, scope="module")
def warmed() -> None:
    """Make sure that the machine code is on disk."""
    warm(GAME, loops=[PLAY_MATCHES])


def run(program: str, **changes: str) -> str:
    """Return the output of a program in a process of its own."""
    environment = os.environ | changes
    ran = subprocess.run(
        [sys.executable, "-c", program],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.strip()


def test_interpreted_rules_are_the_games_own_functions() -> None:
    rules = interpreted(GAME)
    assert not rules.is_machine_code
    assert all(getattr(rules, name, None) is getattr(GAME, name) for name in RULES)
    assert rules.write_scores is GAME.scores


@needs_machine_code
def test_compiling_leaves_the_games_functions_as_they_are() -> None:
    rules = compiled(GAME)
    assert rules.is_machine_code
    for name in RULES:
        assert getattr(rules, name, None) is not getattr(GAME, name) or GAME.refuse is None
        assert getattr(rules, name).py_func.__code__ is getattr(GAME, name).__code__
    assert compiled(GAME) is rules


@needs_machine_code
def test_machine_code_runs_without_the_interpreters_lock() -> None:
    rules = compiled(GAME)
    loop = specialize(GAME, PLAY_MATCHES)
    for function in (*(getattr(rules, name) for name in RULES), rules.write_scores, loop):
        options: dict[str, Any] = function.targetoptions
        assert options["nogil"]
        # No Python objects in the loop: that is the default, and they are why the lock exists.
        assert not options.get("forceobj", False)
    playouts(GAME, GAME.box_for(2), 2, 1, 1)
    assert loop.nopython_signatures
    assert specialize(GAME, PLAY_MATCHES) is loop


def test_an_interpreted_loop_is_bound_to_the_games_own_functions() -> None:
    loop = specialize(GAME, PLAY_MATCHES, interpret=True)
    assert not is_machine_code(loop)
    assert loop.__code__ is play_matches.__code__
    assert loop.__globals__["apply"] is GAME.apply
    assert play_matches.__globals__["apply"] is not GAME.apply


@needs_machine_code
def test_a_second_process_compiles_nothing() -> None:
    program = """
from numba.core import event
from kickabout.games import find
from kickabout.engine.compiled import specialize, is_warm
from kickabout.engine.match_loop import PLAY_MATCHES
from kickabout.engine.playouts import playouts

class Compilations(event.Listener):
    names = []
    def on_start(self, started):
        self.names.append(str(started.data["dispatcher"].py_func.__name__))
    def on_end(self, ended):
        pass

listener = Compilations()
event.register("numba:compile", listener)
game = find("futbol-dash")
assert is_warm(game, [PLAY_MATCHES])
playouts(game, game.box_for(2), 2, 1, 3)
loop = specialize(game, PLAY_MATCHES)
print(len(loop.stats.cache_hits), len(loop.stats.cache_misses))
print(" ".join(listener.names))
"""
    assert run(program).splitlines() == ["1 0"]


@needs_machine_code
def test_rules_loaded_after_a_kernel_are_not_taken_for_its_parts() -> None:
    program = """
import numpy as np
from kickabout.engine.compiled import compiled
from kickabout.engine.playouts import playouts
from kickabout.games import find

game = find("futbol-dash")
box = game.box_for(2)
playouts(game, box, 2, 1, 2)
rules, record = compiled(game), box.record.data[0]
state, expected = game.State(), game.State()
out, weights = np.zeros((2, max(game.actions.decisions, game.most_outcomes)), np.int64)
rules.setup(record, state.data[0], 2)
game.setup(box.record, expected, 2)
steps = 0
while expected.actor != -2:
    assert state == expected, steps
    if state.actor == -1:
        n = rules.outcomes(record, state.data[0], out, weights)
    else:
        n = rules.legal(record, state.data[0], out)
    action = int(out[steps * 7 % n])
    rules.apply(record, state.data[0], action)
    game.apply(box.record, expected, action)
    steps += 1
print(steps > 100, state == expected)
"""
    assert run(program) == "True True"


def files(folder: Path) -> dict[str, int]:
    """Return the files of a folder with their modification times."""
    return {
        str(path.relative_to(folder)): path.stat().st_mtime_ns
        for path in folder.rglob("*")
        if path.is_file()
    }


@needs_machine_code
def test_it_leaves_the_folder_as_it_is() -> None:
    folder = cache_folder(GAME)
    before = files(folder)
    assert "complete" in before
    run(
        "from kickabout.games import find\n"
        "from kickabout.engine.match_loop import PLAY_MATCHES\n"
        "from kickabout.engine.playouts import playouts\n"
        "from kickabout.engine.compiled import warm\n"
        "game = find('futbol-dash')\n"
        "warm(game, lambda *told: exit(f'compiles {told}'), [PLAY_MATCHES])\n"
        "playouts(game, game.box_for(4), 4, 1, 2)\n"
    )
    assert files(folder) == before


@needs_machine_code
def test_warming_tells_what_it_does_only_while_there_is_something_to_do(tmp_path: Path) -> None:
    told: list[tuple[str, int, int]] = []
    warm(GAME, lambda *what: told.append(what), [PLAY_MATCHES])
    assert is_warm(GAME, [PLAY_MATCHES])
    assert told == []


SOURCES = {
    "games/futbol_dash/rules.py": True,
    "games/futbol_dash/state.py": True,
    "games/futbol_dash/refusals.py": True,
    "games/futbol_dash/heuristic.py": True,
    "engine/dice.py": True,
    "engine/effects.py": True,
    "engine/match_loop.py": True,
    "engine/records.py": True,
    "games/futbol_dash/view.py": False,
    "games/futbol_dash/narration.py": False,
    "games/futbol_dash/rulebook.md": False,
    "engine/transcript.py": False,
}


def test_a_changed_source_never_meets_old_code(tmp_path: Path) -> None:
    for part in ("text", "engine", "games"):
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(SOURCE / part, tmp_path / "kickabout" / part, ignore=ignored)
    shutil.copy(SOURCE / "__init__.py", tmp_path / "kickabout")
    program = f"""
from pathlib import Path
from kickabout.games import find
from kickabout.engine.compiled.folders import digest, loop_folder
from kickabout.engine.match_loop import PLAY_MATCHES
before = loop_folder(find("futbol-dash"), PLAY_MATCHES)
for source in {list(SOURCES)!r}:
    path = Path({str(tmp_path)!r}, "kickabout", source)
    path.write_text(path.read_text(encoding="utf-8") + "\\n", encoding="utf-8")
    digest.cache_clear()
    after = loop_folder(find("futbol-dash"), PLAY_MATCHES)
    print(source, after != before)
    before = after
"""
    expected = [f"{source} {differs}" for source, differs in SOURCES.items()]
    assert run(program, PYTHONPATH=str(tmp_path)).splitlines() == expected


def test_the_folder_can_be_moved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KICKABOUT_CACHE", str(tmp_path))
    assert cache_folder(GAME).parent == tmp_path / "compiled"
    assert cache_folder(GAME).name.startswith("futbol-dash-")
    assert not is_warm(GAME)


def test_a_second_process_goes_with_the_first_one(tmp_path: Path) -> None:
    program = (
        "from kickabout.engine.compiled import help_out;"
        " print(flush=True); help_out('kickabout.games.super_team', 'heuristic_action')"
    )
    with subprocess.Popen(
        [sys.executable, "-c", program],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=os.environ | {"KICKABOUT_CACHE": str(tmp_path), "NUMBA_DISABLE_JIT": "0"},
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdout.readline()
        process.stdin.close()
        assert process.wait(20) == 1
