"""A bot that plays by a trained network, which is kept in a file.

The file is NumPy's `.npz`: the weights of a few linear layers, with ReLU between them, as half-precision numbers,
and as JSON what the network was trained for. Playing takes NumPy alone.
"""

import hashlib
import io
import json
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from kickabout.bots.heuristic import advised
from kickabout.bots.vectors import Choices, Normalizer
from kickabout.engine.boxes import Box
from kickabout.engine.dice import seeded
from kickabout.engine.game import Game
from kickabout.engine.match import Seen
from kickabout.engine.observation import Layout, layout_of
from kickabout.text.invalid import Invalid
from kickabout.text.messages import Argument, Message
from kickabout.text.system_errors import reason

PREFIX = "trained:"
"""What the name of such a bot begins with; the path of its file follows."""
ABOUT = "about"
"""The entry of the file with what the network was trained for."""

Layers = Sequence[tuple[NDArray[np.floating], NDArray[np.floating]]]
"""The weights, shape (outputs, inputs), and the biases of each layer, the first one first."""
Categories = Mapping[str, tuple[int, int]]
"""The fields that are read one-hot (see `Normalizer`)."""


@dataclass(frozen=True)
class Purpose:
    """What a network was trained for: it plays nothing else."""

    game: str
    seats: int
    box: str
    """The digest of the box."""
    observations: str
    """A digest of the layout of observations."""
    categories: dict[str, tuple[int, int]]

    @classmethod
    def of(cls, game: Game, box: Box, seats: int, categories: Categories) -> "Purpose":
        """Return the purpose of a network that is trained with this box and this many seats."""
        layout = digest_of(layout_of(game, seats))
        return cls(game.name, seats, box.digest, layout, dict(categories))


@dataclass(frozen=True, eq=False)
class Network:
    """A network with its purpose."""

    file: str
    """Where it was read from."""
    purpose: Purpose
    layers: Layers
    digest: str
    """A digest of the file."""

    def check(self, game: Game, box: Box, seats: int) -> None:
        """Raise `ValueError` if it was trained for something else, saying for what."""
        purpose = self.purpose
        if purpose.game != game.name:
            raise _error("trained-other-game", file=self.file, theirs=purpose.game, game=game.name)
        if purpose.seats != seats:
            raise _error("trained-other-seats", file=self.file, theirs=purpose.seats, seats=seats)
        layout = layout_of(game, seats)
        if purpose.observations != digest_of(layout):
            raise _error("trained-other-observations", file=self.file, game=game.name)
        if purpose.box != box.digest:
            raise _error("trained-other-box", file=self.file, theirs=purpose.box, box=box.digest)
        ends = self.layers[0][0].shape[1], len(self.layers[-1][1])
        try:
            reads = Normalizer(layout, purpose.categories).size
        except (KeyError, TypeError, ValueError) as error:
            raise _error("trained-other-observations", file=self.file, game=game.name) from error
        if ends != (reads, len(Choices(game, box, seats).names)):
            raise _error("trained-other-size", file=self.file)

    def values(self, vectors: NDArray[np.float32]) -> NDArray[np.float32]:
        """Return how much it favours each choice, shape (n, choices), from vectors of shape (n, inputs)."""
        *hidden, (weights, biases) = self._single
        for inner, bias in hidden:
            vectors = np.maximum(vectors @ inner.T + bias, 0)
        values: NDArray[np.float32] = vectors @ weights.T + biases
        return values

    @cached_property
    def _single(self) -> list[tuple[NDArray[np.float32], NDArray[np.float32]]]:
        return [(one.astype(np.float32), two.astype(np.float32)) for one, two in self.layers]


class TrainedBot:
    """A player that takes the legal action which a network favours, except for routine decisions.

    `seed` fixes these. `choose` raises `ValueError` in a match that the network was not trained for.
    """

    def __init__(self, network: Network, seed: int | None = None) -> None:
        self.network = network
        self._rng = seeded(secrets.randbits(64) if seed is None else seed)
        self._checked: Box | None = None

    def choose(self, seen: Seen) -> str:
        """Return the legal action that the network favours."""
        if not seen.legal:
            raise ValueError(f"seat {seen.seat} has nothing to decide now")
        if seen.box is not self._checked:
            self._prepare(seen.game, seen.box, seen.state.seats)
        if len(seen.legal) == 1:
            return seen.legal[0]
        if seen.is_routine:
            return advised(seen, self._rng)
        observation = self._layout.observe(seen.state, seen.seat)
        values = self.network.values(self._normalize(observation[np.newaxis]))[0]
        places, parse = self._places[seen.seat], seen.game.actions.parse
        return max(seen.legal, key=lambda name: values[places[parse(seen.box, name)]])

    def _prepare(self, game: Game, box: Box, seats: int) -> None:
        self.network.check(game, box, seats)
        self._layout = layout_of(game, seats)
        self._normalize = Normalizer(self._layout, self.network.purpose.categories)
        self._places = [
            {int(action): place for place, action in enumerate(row)}
            for row in Choices(game, box, seats).numbers
        ]
        self._checked = box


def is_trained(kind: str) -> bool:
    """Return whether a bot of this name plays by a network."""
    return kind.startswith(PREFIX)


def network_of(kind: str) -> Network:
    """Return the network of a bot by its name, `trained:FILE`; raise `ValueError` as `load` does."""
    return load(Path(kind.removeprefix(PREFIX)))


def save(file: Path, purpose: Purpose, layers: Layers) -> None:
    """Write a network into a file."""
    arrays: dict[str, Any] = {ABOUT: np.array(json.dumps(vars(purpose)))}
    for number, (weights, biases) in enumerate(layers):
        arrays[f"weights-{number}"] = weights.astype(np.float16)
        arrays[f"biases-{number}"] = biases.astype(np.float16)
    with file.open("wb") as stream:
        np.savez_compressed(stream, **arrays)


def load(file: Path) -> Network:
    """Read a network from a file; raise `ValueError` if there is none, saying why."""
    try:
        changed = file.stat().st_mtime_ns
        return _load(file, changed)
    except OSError as error:
        raise _error("trained-unread", file=str(file), reason=reason(error)) from error


@lru_cache(maxsize=16)  # a bot of each match reads the same file
def _load(file: Path, _changed: int) -> Network:
    content = file.read_bytes()
    try:
        with np.load(io.BytesIO(content), allow_pickle=False) as kept:
            about = json.loads(str(kept[ABOUT]))
            layers = [
                (kept[f"weights-{number}"], kept[f"biases-{number}"])
                for number in range(len(kept.files) // 2)
            ]
        categories = {name: (int(low), int(n)) for name, (low, n) in about["categories"].items()}
        purpose = Purpose(**{**about, "categories": categories})
        fits = [before.shape[0] == after.shape[1] for (before, _), (after, _) in pairwise(layers)]
        if not layers or not all(fits) or any(len(b) != w.shape[0] for w, b in layers):
            raise ValueError("layers that do not fit")
    except (
        AttributeError,
        BadZipFile,
        EOFError,
        IndexError,
        KeyError,
        TypeError,
        ValueError,
    ) as error:
        raise _error("trained-no-network", file=str(file)) from error
    digest = hashlib.sha256(content).hexdigest()[:16]
    return Network(str(file), purpose, layers, digest)


def digest_of(layout: Layout) -> str:
    """Return a digest of what a network has to know of a layout: the fields, and where each begins."""
    fields = [(part.name, *part.shape, part.start) for part in layout.parts]
    return hashlib.sha256(repr(fields).encode()).hexdigest()[:16]


def _error(message: str, **arguments: Argument) -> Invalid:
    return Invalid(Message(message, **arguments))
