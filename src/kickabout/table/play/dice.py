"""The dice of a table: the server's secret, and what the seats add to it before the match begins.

The secret is drawn when the table is set up, and the table shows the commitment to it from then on. Once everybody has
sat down, the dice are `open`: each seat whose page is expected may seal a contribution. When those have, or the time
for it is over, the seals are fixed (`sealed`), and the seats tell what they sealed. When all have, or that time is
over as well, the dice are `set`: the match begins, and nothing of this can change any more.
"""

from typing import Any

from kickabout.engine.keyed_dice import Contribution, Proof, commitment_to
from kickabout.engine.match import Match
from kickabout.engine.verification import drawn_number
from kickabout.table.store import DiceStage, Stored

SECONDS: dict[DiceStage, float] = {"open": 5.0, "sealed": 3.0, "set": 0.0}
"""How long a table waits at most for those who have yet to seal, or to tell, at the usual pace."""


class TableDice:
    """The dice of one table; nothing here is for anybody to see but the commitment and the seals."""

    def __init__(self, stored: Stored, pace: float, now: float) -> None:
        assert stored.secret is not None
        self._table = stored.id
        self._secret = stored.secret
        self._pace = pace
        self.commitment = commitment_to(stored.id, stored.secret)
        self.awaited = set(stored.holders.values())
        """The seats whose pages are expected to contribute: after a restart, those of all browsers that hold one."""
        self.since = now
        """When the stage began that the dice are in."""
        self.take(stored)

    def take(self, stored: Stored) -> None:
        """Takes over how far the database has come."""
        assert stored.dice is not None
        assert stored.dice != "real"
        self.stage: DiceStage = stored.dice
        self.contributions = {one.seat: one for one in stored.contributions}
        self._key: bytes | None = None

    def __repr__(self) -> str:
        return f"<TableDice {self._table}: {self.stage}>"

    @property
    def missing(self) -> list[int]:
        """The seats that the table waits for: to seal, or to tell what they sealed."""
        if self.stage == "open":
            return sorted(self.awaited - self.contributions.keys())
        if self.stage == "sealed":
            return [one.seat for one in self.told if one.value is None]
        return []

    @property
    def due(self) -> float:
        """When the stage ends, on the clock of the event loop."""
        return self.since + (SECONDS[self.stage] * self._pace if self.missing else 0.0)

    @property
    def next_stage(self) -> DiceStage:
        """What comes after this stage: where nobody has sealed, nobody has anything to tell."""
        return "sealed" if self.stage == "open" and self.contributions else "set"

    @property
    def told(self) -> list[Contribution]:
        """The contributions, by seat."""
        return [self.contributions[seat] for seat in sorted(self.contributions)]

    @property
    def shown(self) -> dict[str, Any]:
        """What anybody may know of them while the match runs, as JSON."""
        seals = [
            {"seat": one.seat, "seal": one.seal, "told": one.value is not None} for one in self.told
        ]
        return {"stage": self.stage, "commitment": self.commitment, "seals": seals}

    @property
    def proof(self) -> Proof:
        """All that the dice are made of: a secret until the match is over."""
        return Proof(self._table, self.commitment, self._secret, tuple(self.told))

    def next_number(self, match: Match) -> int:
        """The number of what the dice say, as they stand, at the chance point that the match has come to."""
        if self.stage != "set":
            return drawn_number(self.proof.key, match)
        if self._key is None:
            self._key = self.proof.key
        return drawn_number(self._key, match)
