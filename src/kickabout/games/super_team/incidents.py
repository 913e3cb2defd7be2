"""The goals of a match of Super Team, by the pieces that scored them; nobody is booked."""

from collections.abc import Iterable, Iterator

from kickabout.engine.incidents import Incident, Scorer, Step

from . import state as s
from .actions import PIECE_WORDS
from .box import SuperBox
from .state import Shirt, State


def incidents(box: SuperBox, steps: Iterable[Step]) -> Iterator[Incident]:
    """Yield the goals of a match."""
    for before, _, after in steps:
        for seat in range(s.SEATS):
            if after.goals[seat] > before.goals[seat]:
                yield Incident("goal", seat, _scorer(box, after, seat))


def _scorer(box: SuperBox, state: State, seat: int) -> Scorer:
    """Return the piece that has just scored: a captain by the name on its board, any other by its shirt."""
    shirt, board = state.doer % s.PIECES, state.captain[seat]
    if shirt == Shirt.CAPTAIN and board != s.NONE:
        return Scorer.of(box.captains[board])
    return Scorer("shirt", PIECE_WORDS[shirt], PIECE_WORDS[shirt])
