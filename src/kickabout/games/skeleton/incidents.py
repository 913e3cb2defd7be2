"""The goals of a match of Skeleton, by the cards that scored them; nobody is booked."""

from collections.abc import Iterable, Iterator

from kickabout.engine.incidents import Incident, Scorer, Step

from .box import SkeletonBox


def incidents(box: SkeletonBox, steps: Iterable[Step]) -> Iterator[Incident]:
    """Yield the goals of a match."""
    for before, _, after in steps:
        for seat in range(before.seats):
            if after.goals[seat] > before.goals[seat]:
                yield Incident("goal", seat, Scorer.of(box.cards[after.laid[seat] - 1]))
