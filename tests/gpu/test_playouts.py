"""Matches on a GPU are those on the CPU: in the simulator anywhere, and on a device where there is one."""

from typing import Any

import pytest

from kickabout.engine.devices import NoDevice
from kickabout.engine.match_loop import PLAY_MATCHES, RANDOM
from kickabout.engine.playouts import playouts
from kickabout.games import find, names
from kickabout.gpu.numba_cuda import compile_to_ptx
from kickabout.gpu.playouts import BY_THREAD, constants
from kickabout.lab.simulate import Experiment
from kickabout.lab.simulate import simulate as simulate_experiment
from tests.gpu.comparison import differing
from tests.gpu.devices import needs_compiler, needs_device, needs_none, simulate

GAMES = sorted(names())


def test_the_simulator_plays_the_matches_of_the_cpu() -> None:
    for_each = f"max(main(game, '2') for game in {GAMES})"
    simulate(f"import sys; from tests.gpu.comparison import main; sys.exit({for_each})")


def test_the_laboratory_plays_the_same_matches_on_a_gpu() -> None:
    simulate("import sys; from tests.gpu.comparison import *; sys.exit(simulations_differ())")


@needs_none
def test_without_a_gpu_it_says_what_is_missing() -> None:
    game = find("futbol-dash")
    with pytest.raises(NoDevice, match="GPU"):
        playouts(game, game.box_for(2), 2, seed=1, matches=1, device="cuda")


def test_it_says_what_it_does_not_play() -> None:
    game = find("futbol-dash")
    arguments: Any = {"game": game, "box": game.box_for(2), "seats": 2, "seed": 1, "matches": 1}
    with pytest.raises(ValueError, match="device is cpu or cuda, not 'tpu'"):
        playouts(**arguments, device="tpu")
    with pytest.raises(ValueError, match="random or follow the rule of thumb"):
        playouts(**arguments, policies=[(2,), RANDOM], device="cuda")
    with pytest.raises(ValueError, match="takes no notes"):
        playouts(**arguments, notes=1, device="cuda")
    plan = Experiment(game, game.box_for(2), ("pro", "random"), matches=1, seed=1)
    with pytest.raises(ValueError, match="bots that search do not play on a GPU"):
        simulate_experiment(plan, device="cuda")


@needs_compiler
@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_the_rules_compile_for_a_gpu_as_they_are(name: str) -> None:
    game = find(name)
    ptx = compile_to_ptx(game, BY_THREAD[PLAY_MATCHES], constants(game, max(2, game.least_seats)))
    assert ".target sm_90" in ptx
    assert "play_by_thread" in ptx
    # A product and a sum rounded once instead of twice would not give the scores of the CPU.
    assert "fma.rn.f64" not in ptx


@needs_device
@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_ten_thousand_matches_are_those_of_the_cpu(name: str) -> None:
    assert differing(find(name), 10_000, interpret=False) == []
