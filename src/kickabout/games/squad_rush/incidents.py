"""The call that wins a match of Squad Rush, by the player who made it a seven, and the bookings.

In the Group Stage whole sevens score, so that goals are nobody's.
"""

from collections.abc import Iterable, Iterator

from kickabout.engine.incidents import Incident, Scorer, Step

from . import state as s
from .box import RushBox
from .effects import Effect
from .narration.effects import played
from .state import Mode, Place


def incidents(box: RushBox, steps: Iterable[Step]) -> Iterator[Incident]:
    """Yield the goals and bookings of a match."""
    for before, action, after in steps:
        yield from _booked(box, Step(before, action, after))
        if box.record.mode == Mode.GROUP_STAGE:
            continue
        for seat in range(before.seats):
            if after.won[seat] > before.won[seat]:
                fresh = before.fresh if seat == before.turn else s.NONE
                scorer = None if fresh == s.NONE else Scorer.of(box.players[fresh])
                yield Incident("goal", seat, scorer)


def _booked(box: RushBox, step: Step) -> Iterator[Incident]:
    """Yield the booking that a card has just come to, if nobody has stopped it (RUSH-5.3 to 5.7)."""
    before, action, after = step
    act = played(box, before, action)
    if act is None or act.card < s.PLAYERS or act.target == s.NONE:
        return
    effect = box.cards[act.card - s.PLAYERS].effect
    is_gone = after.place[act.target] != Place.PITCH
    if effect == Effect.DISMISS and is_gone:
        yield Incident("red", act.target_seat)
    elif effect == Effect.BOOK and is_gone:
        yield Incident("second-yellow", act.target_seat)
    elif effect == Effect.BOOK and after.yellows[act.target] > before.yellows[act.target]:
        yield Incident("yellow", act.target_seat)
