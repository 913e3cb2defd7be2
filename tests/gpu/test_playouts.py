"""Matches on a GPU are those on the CPU: in the simulator anywhere, and on a device where there is one."""

import os
import subprocess
import sys
from importlib.util import find_spec

import pytest

from kickabout.engine.gpu.backend import NoDevice, compile_to_ptx, device
from kickabout.engine.gpu.playouts import BY_THREAD, constants, playouts
from kickabout.games import find, names
from tests.gpu.comparison import differing

GAMES = sorted(names())


def has_device() -> bool:
    try:
        device()
    except NoDevice:
        return False
    return True


needs_compiler = pytest.mark.skipif(
    find_spec("numba_cuda") is None or find_spec("nvidia") is None,
    reason="the extra kickabout[gpu] is not installed: make gpu-check",
)


def test_the_simulator_plays_the_matches_of_the_cpu() -> None:
    program = (
        "import sys; from tests.gpu.comparison import main; sys.exit(max(main(game, '2') for game in"
        f" {GAMES}))"
    )
    simulated = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}
    result = subprocess.run(
        [sys.executable, "-c", program], env=simulated, capture_output=True, text=True, check=False
    )
    assert result.returncode == 0, result.stdout + result.stderr


@pytest.mark.skipif(has_device(), reason="there is a GPU")
def test_without_a_gpu_it_says_what_is_missing() -> None:
    game = find("futbol-dash")
    with pytest.raises(NoDevice, match="GPU"):
        playouts(game, game.box_for(2), 2, seed=1, matches=1)


@needs_compiler
@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_the_rules_compile_for_a_gpu_as_they_are(name: str) -> None:
    game = find(name)
    ptx = compile_to_ptx(game, BY_THREAD, constants(game, max(2, game.least_seats)))
    assert ".target sm_90" in ptx
    assert "play_by_thread" in ptx
    # A product and a sum rounded once instead of twice would not give the scores of the CPU.
    assert "fma.rn.f64" not in ptx


@pytest.mark.skipif(not has_device(), reason="there is no NVIDIA GPU")
@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_ten_thousand_matches_are_those_of_the_cpu(name: str) -> None:
    assert differing(find(name), 10_000, interpret=False) == []
