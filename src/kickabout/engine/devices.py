"""Devices that play matches beside the processor: their interface, and where their backends are."""

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol

from kickabout.engine.boxes import Box
from kickabout.engine.game import Game
from kickabout.engine.kernels import Kernel
from kickabout.engine.match_loop import Playouts, Policy
from kickabout.text.invalid import Told

BACKENDS = {"cuda": "kickabout.gpu"}
"""The package whose `BACKEND` plays on a device; it is imported when somebody asks for the device."""


class NoDevice(Told, RuntimeError):
    """A device that is not there, or not what it takes to compile for it."""


class Backend(Protocol):
    """A device that plays matches: all that the rest of the code knows of it.

    What it returns equals what the processor would return, bit for bit.
    """

    block: int
    """The number of matches that it plays in one go: some for each of its threads."""

    def device_name(self) -> str:
        """Return the name of the device; raise `NoDevice` saying what is missing."""
        ...

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
        """Play matches as `engine.playouts.playouts` does.

        Raises what that does, `ValueError` for a policy or a loop that the device does not play, and `NoDevice`.
        """
        ...

    def seats_env(self, game: str, num_envs: int, **arguments: Any) -> Any:
        """Return the vectorized environment of a game with its arrays on the device; raise `NoDevice` without one."""
        ...


def backend_for(device: str) -> Backend:
    """Return the backend of a device that is not the processor; raise `ValueError` for an unknown one."""
    if device not in BACKENDS:
        raise ValueError(f"device is cpu or {' or '.join(BACKENDS)}, not {device!r}")
    backend: Backend = import_module(BACKENDS[device]).BACKEND
    return backend
