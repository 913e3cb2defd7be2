"""The dice of a table: the server's secret, and what the seats add to it before the match begins.

The secret is drawn when the table is set up, and the table shows the commitment to it from then on.
Once every seat is taken, the dice are `open`: each seat whose page is expected to contribute may
seal a contribution. When all of these have, or the time is up, the seals are fixed (`sealed`), and
the seats reveal what they sealed. When all have, or that time is up as well, the dice are `set`:
the match begins, and nothing of this can change any more.
"""

from functools import cached_property
from typing import TypedDict

from kickabout.engine.chain import anchors_in
from kickabout.engine.keyed_dice import Contribution, Places, Proof, commitment_to, derived_seed
from kickabout.engine.links import Links
from kickabout.engine.match import Match
from kickabout.engine.verification import drawn_number
from kickabout.table.seats import Seats
from kickabout.table.store import DiceStage, Stored

SECONDS: dict[DiceStage, float] = {"open": 5.0, "sealed": 3.0, "set": 0.0}
"""The longest time that a table waits for missing seals, and for missing contributions, at the
normal pace."""


class ShownSeal(TypedDict):
    """The seal of a seat, and whether its contribution has been told."""

    seat: int
    seal: str
    told: bool


class ShownDice(TypedDict):
    """The public part of a table's dice."""

    stage: DiceStage
    commitment: str
    seals: list[ShownSeal]


def agreed_anchors(stored: Stored) -> dict[int, str]:
    """Return the anchors of the seats that make the dice of a table together, whose match is about to begin; none if
    the server and its contributors do.

    Without being told, they do where every seat is a person with a page of their own that has offered one.
    """
    if stored.joint is None:
        seats = Seats(stored.places, stored.seat_changes)
        own = (place.kind == "person" and place.device is None for place in stored.places)
        is_joint = all(own) and len(stored.anchors) == len(seats.people) == len(stored.places)
        return stored.anchors if is_joint else {}
    return stored.anchors if stored.joint else {}


def links_of(stored: Stored) -> Links:
    """Return the links with which the match of a table begins: none unless the seats make the dice together."""
    return Links.begin(stored.id, anchors_in(stored.agreed or ""))


class TableDice:
    """The dice of one table, as they stand. Nothing but the commitment and the seals may be shown to anybody."""

    def __init__(self, stored: Stored, pace: float, since: float) -> None:
        assert stored.secret is not None
        assert stored.dice is not None
        assert stored.dice != "real"
        self._table = stored.dice_name
        self._secret = stored.secret
        self._pace = pace
        self.commitment = commitment_to(stored.dice_name, stored.secret)
        self.since = since
        """The moment at which the current stage began."""
        self.stage: DiceStage = stored.dice
        self.awaited = stored.awaited
        """The seats that are expected to contribute."""
        self.contributions = {one.seat: one for one in stored.contributions}

    def __repr__(self) -> str:
        return f"<TableDice {self._table}: {self.stage}>"

    @property
    def missing(self) -> list[int]:
        """The seats that the table waits for: to seal, or to reveal what they sealed."""
        if self.stage == "open":
            return sorted(self.awaited - self.contributions.keys())
        if self.stage == "sealed":
            return [one.seat for one in self.told if one.value is None]
        return []

    @property
    def due(self) -> float:
        """The moment at which the stage ends, on the event loop's clock."""
        return self.since + (SECONDS[self.stage] * self._pace if self.missing else 0.0)

    @property
    def next_stage(self) -> DiceStage:
        """The stage after this one; without any seal there is nothing to reveal, so the dice are
        set.
        """
        return "sealed" if self.stage == "open" and self.contributions else "set"

    @property
    def told(self) -> list[Contribution]:
        """The contributions, by seat."""
        return [self.contributions[seat] for seat in sorted(self.contributions)]

    @property
    def shown(self) -> ShownDice:
        """The public part of the dice while the match runs, as JSON."""
        seals: list[ShownSeal] = [
            {"seat": one.seat, "seal": one.seal, "told": one.value is not None} for one in self.told
        ]
        return {"stage": self.stage, "commitment": self.commitment, "seals": seals}

    @property
    def proof(self) -> Proof:
        """Everything that the dice are made of; secret until the match is over."""
        return Proof(self._table, self.commitment, self._secret, tuple(self.told))

    def next_number(
        self, match: Match, places: Places | None, source: str, links: Links | None = None
    ) -> int:
        """Return the outcome that the dice, as they stand, give at the current chance point, as its
        number; `places` are those of the draws before, None in a match without a record, `links` those
        of the seats if they make the dice together.
        """
        key = links.key(self._key) if links else self._key
        return drawn_number(key, match, places, source)

    def seed(self, use: str) -> int:
        """Return what follows from the dice, as they stand, for what bots draw at random."""
        return derived_seed(self._key, use)

    @cached_property
    def _key(self) -> bytes:
        return self.proof.key
