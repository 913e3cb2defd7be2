"""The environment of many matches on a GPU takes the steps of the one on the CPU."""

import gymnasium
import numpy as np
import pytest

from kickabout.bots.vectors import ANY
from kickabout.engine.devices import NoDevice
from kickabout.envs import gymnasium_id
from kickabout.games import find, names
from kickabout.gpu.numba_cuda import compile_to_ptx
from kickabout.gpu.seats_env import BY_THREAD, DeviceSeatsEnv, constants
from tests.gpu.devices import needs_compiler, needs_device, needs_none, simulate
from tests.gpu.steps import differing

GAMES = sorted(names())
STEPS = {"futbol-dash": 60}
"""Steps of a game in the simulator, where they are not 6: in Fútbol Dash matches end on the way."""


def test_the_simulator_takes_the_steps_of_the_cpu() -> None:
    steps = [(game, "2", str(STEPS.get(game, 6))) for game in GAMES]
    told = simulate(
        f"import sys; from tests.gpu.steps import main; sys.exit(max(main(*game) for game in {steps}))"
    )
    assert "futbol-dash" in told
    assert "futbol-dash: 0 ended" not in told


def test_it_says_what_it_does_not_do() -> None:
    with pytest.raises(ValueError, match="device is cpu or cuda, not 'tpu'"):
        _make(device="tpu")
    with pytest.raises(ValueError, match="an opponent is random, rule-of-thumb or a function"):
        DeviceSeatsEnv("futbol-dash", 2, opponents="pro")
    with pytest.raises(ValueError, match=r"seat is None or a number in 0\.\.1, not 2"):
        DeviceSeatsEnv("futbol-dash", 2, seat=2)
    with pytest.raises(ValueError, match="at least 1, not 0"):
        DeviceSeatsEnv("futbol-dash", 0)


@needs_none
def test_without_a_gpu_it_says_what_is_missing() -> None:
    with pytest.raises(NoDevice, match="GPU"):
        _make(device="cuda")


@needs_compiler
@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_the_steps_compile_for_a_gpu(name: str) -> None:
    game = find(name)
    ptx = compile_to_ptx(game, BY_THREAD, constants(game, max(2, game.least_seats)))
    assert "step_by_thread" in ptx
    # A product and a sum rounded once instead of twice would not give the rewards of the CPU.
    assert "fma.rn.f64" not in ptx


@needs_device
@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_ten_thousand_matches_take_the_steps_of_the_cpu(name: str) -> None:
    assert differing(name, 10_000, 50)[0] == set()


@needs_device
def test_arrays_are_shared_without_a_copy() -> None:
    from cuda.core.utils import StridedMemoryView

    env = DeviceSeatsEnv("futbol-dash", 4)
    observations, infos = env.reset(seed=1)
    _, rewards, ended, *_ = env.step(np.full(4, ANY))
    for array in (observations, infos["action_mask"], rewards, ended):
        taken = StridedMemoryView.from_dlpack(array, stream_ptr=-1)
        assert taken.ptr == array.__cuda_array_interface__["data"][0]
        assert tuple(taken.shape) == array.shape
        assert taken.dtype == array.dtype


def _make(device: str) -> gymnasium.vector.VectorEnv:
    return gymnasium.make_vec(
        gymnasium_id("futbol-dash"),
        num_envs=2,
        vectorization_mode="vector_entry_point",
        device=device,
    )
