"""The tests' GPU, its simulator and its compiler, where there are any."""

import os
import subprocess
import sys
from importlib.util import find_spec

import pytest

from kickabout.engine.devices import NoDevice, backend_for


def has_device() -> bool:
    """Return whether there is a GPU to play on."""
    try:
        backend_for("cuda").device_name()
    except NoDevice:
        return False
    return True


needs_none = pytest.mark.skipif(has_device(), reason="there is a GPU")
needs_device = pytest.mark.skipif(not has_device(), reason="there is no NVIDIA GPU")
needs_compiler = pytest.mark.skipif(
    find_spec("numba_cuda") is None or find_spec("nvidia") is None,
    reason="the extra kickabout[gpu] is not installed: make gpu-check",
)


def simulate(program: str) -> str:
    """Run a program with Numba's simulator of a GPU and return its output; fail unless it exits with 0."""
    simulated = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}
    result = subprocess.run(
        [sys.executable, "-c", program], env=simulated, capture_output=True, text=True, check=False
    )
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout
