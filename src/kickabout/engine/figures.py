"""What the loops count in each match."""

from enum import IntEnum

import numpy as np
from numpy.typing import NDArray


class Figure(IntEnum):
    """What the loop counts in each match: a column of its table."""

    TURNS = 0
    """Turns, all seats together."""
    STARTER = 1
    """The seat that had the first turn."""
    DECISIONS = 2
    """Decisions of seats."""
    CHOICES = 3
    """Those with more than one legal action."""
    OPTIONS = 4
    """Legal actions in those, all together."""
    CHANCES = 5
    """Chance outcomes, which are no decisions."""
    LEAD_CHANGES = 6
    """How often another seat had scored the most, alone, than the last one that had; seen between turns."""
    BEHIND = 7
    """The seats that have been behind in goals between two turns, in bits."""


class Counted:
    """Matches with the figures of each."""

    table: NDArray[np.int64]
    """The figures, shape (matches, len(Figure))."""

    @property
    def turns(self) -> NDArray[np.int64]:
        """The turns of each match, all seats together."""
        return self.table[:, Figure.TURNS]

    @property
    def starters(self) -> NDArray[np.int64]:
        """The seat that had the first turn of each match."""
        return self.table[:, Figure.STARTER]

    @property
    def decisions(self) -> int:
        """Decisions of seats in all matches."""
        return int(self.table[:, Figure.DECISIONS].sum())

    @property
    def choices(self) -> int:
        """Decisions with more than one legal action."""
        return int(self.table[:, Figure.CHOICES].sum())

    @property
    def chances(self) -> int:
        """Chance outcomes, which are no decisions."""
        return int(self.table[:, Figure.CHANCES].sum())
