"""The rules on an NVIDIA GPU: the same functions, compiled for it by numba-cuda, a thread for each match.

It needs the extra `kickabout[gpu]` and nothing of it is imported without. With NUMBA_ENABLE_CUDASIM=1 in the
environment kernels run in Numba's simulator instead, interpreted, which is for tests of a few matches.
"""

from kickabout.engine.gpu.backend import NoDevice, device_name, is_simulated

__all__ = ["NoDevice", "device_name", "is_simulated"]
