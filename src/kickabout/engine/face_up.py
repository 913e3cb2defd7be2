"""Which kinds of cards lie open in a redacted record."""

from collections.abc import Iterable

import numpy as np

from kickabout.engine.records import Cells


def kinds_in(*piles: Cells) -> set[int]:
    """Return the kinds of which there is a card in any of these piles; their last axis counts by kind, and a blank is no
    card.
    """
    kinds: set[int] = set()
    for pile in piles:
        counts = np.asarray(pile)
        kinds.update(np.flatnonzero(counts.reshape(-1, counts.shape[-1]).max(axis=0) > 0).tolist())
    return kinds


def kinds_of(cards: Iterable[int]) -> set[int]:
    """Return the kinds of single cards; a blank, and a place without a card, is none."""
    return {int(kind) for kind in cards if kind >= 0}
