"""Matches on an NVIDIA GPU: the same rules, compiled for it by numba-cuda, a thread for each match.

The rest of the code knows it as a `Backend` (`engine.devices`) and imports nothing of it. It needs the extra
`kickabout[gpu]`, of which nothing is imported before it is asked to play. With NUMBA_ENABLE_CUDASIM=1 in the
environment kernels run in Numba's simulator instead, interpreted, which is for tests of a few matches.
"""

from collections.abc import Sequence
from typing import Any

from kickabout.engine.boxes import Box
from kickabout.engine.devices import Backend
from kickabout.engine.game import Game
from kickabout.engine.kernels import Kernel
from kickabout.engine.match_loop import (
    HEURISTIC,
    PLAY_ALIKE,
    PLAY_MATCHES,
    RANDOM,
    Playouts,
    Policy,
)


class Cuda:
    """The backend of NVIDIA GPUs."""

    block = 2**17

    def device_name(self) -> str:
        """Return the name of the GPU."""
        from kickabout.gpu import numba_cuda

        return numba_cuda.device_name()

    def playouts(
        self,
        game: Game,
        box: Box,
        seats: int,
        seed: int,
        matches: int,
        policies: Sequence[Policy],
        loop: Kernel,
        first: int,
    ) -> Playouts:
        """Play matches of random and heuristic seats."""
        is_known = loop in (PLAY_MATCHES, PLAY_ALIKE)
        if not is_known or any(one not in (RANDOM, HEURISTIC) for one in policies):
            raise ValueError(
                "a GPU plays seats that are random or follow the rule of thumb, no others"
            )
        from kickabout.gpu.playouts import playouts

        return playouts(game, box, seats, seed, matches, policies, loop, first)

    def seats_env(self, game: str, num_envs: int, **arguments: Any) -> Any:
        """Return a `DeviceSeatsEnv`."""
        from kickabout.gpu.seats_env import DeviceSeatsEnv

        return DeviceSeatsEnv(game, num_envs, **arguments)


BACKEND: Backend = Cuda()
