"""OpenSpiel's observations: what a seat knows as text and as a tensor, with and without its memory."""

from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from kickabout.engine.game import EVERYTHING, SPECTATOR
from kickabout.envs.observation import layout
from kickabout.envs.openspiel.rules_adapter import RulesAdapter, as_text


class Observer:
    """An observer of states for one kind of observation; OpenSpiel's `PyObserver`.

    `tensor` (float32) has its parts one after the other, and `dict` names them: `seen`, the observation of the
    redacted record (`kickabout.envs.observation`), and with perfect recall `memory`, shape (decisions, bits):
    what the seat saw of the latest decisions and chance outcomes, the latest first, each its number plus 1 in
    binary, lowest bit first, and 0 where there was none.
    """

    def __init__(self, adapter: RulesAdapter, kind: Any, memory: int) -> None:
        self._adapter = adapter
        self._layout = layout(adapter.game, adapter.seats)
        self._recalls: bool = kind.perfect_recall
        self._viewer = None
        self._private_alone = not kind.public_info
        if kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            alone = kind.private_info == pyspiel.PrivateInfoType.NONE
            self._viewer = SPECTATOR if alone else EVERYTHING
        bits = adapter.game.actions.codes.bit_length()
        rows = memory if self._recalls else 0
        self.tensor: NDArray[np.float32] = np.zeros(self._layout.size + rows * bits, np.float32)
        self.dict = {"seen": self.tensor[: self._layout.size]}
        if rows:
            self.dict["memory"] = self.tensor[self._layout.size :].reshape(rows, bits)

    @staticmethod
    def knows(kind: Any) -> bool:
        """Return whether this kind of observation is supported.

        Perfect recall covers all that a seat has seen; private information alone is that of one seat.
        """
        own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        known: bool = own and kind.public_info if kind.perfect_recall else own or kind.public_info
        return known

    def set_from(self, state: Any, player: int) -> None:
        """Fill `tensor` and `dict` with what `player` observes of a state."""
        position = state.position
        seen = self._vector(position.record, player, self._viewer_of(player))
        if self._private_alone:
            public = self._vector(position.record, player, SPECTATOR)
            seen[seen == public] = 0
        self.dict["seen"][:] = seen
        if "memory" in self.dict:
            rows = self.dict["memory"]
            rows.fill(0)
            codes = np.frombuffer(position.memories[player].codes, "<u2")[::-1].astype(int) + 1
            rows[: len(codes)] = codes[:, np.newaxis] >> np.arange(rows.shape[1]) & 1

    def string_from(self, state: Any, player: int) -> str:
        """Return the observation as text: the whole memory, or else the record's fields that are not 0."""
        position = state.position
        if self._recalls:
            text: str = position.memories[player].text
            return text
        fields = self._adapter.fields(position.record, self._viewer_of(player))
        if self._private_alone:
            public = self._adapter.fields(position.record, SPECTATOR)
            fields = {name: text for name, text in fields.items() if public.get(name) != text}
        return as_text(fields)

    def _viewer_of(self, player: int) -> int:
        return player if self._viewer is None else self._viewer

    def _vector(self, record: bytes, player: int, viewer: int) -> NDArray[np.int16]:
        return self._layout.observe(self._adapter.seen(record, viewer), player)
