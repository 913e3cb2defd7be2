"""The goals of a match of SocialSoccer, by the players who scored them; nobody is booked."""

from collections.abc import Iterable, Iterator

from kickabout.engine.incidents import Incident, Scorer, Step

from . import state as s
from .box import SocialBox
from .people import player_of


def incidents(box: SocialBox, steps: Iterable[Step]) -> Iterator[Incident]:
    """Yield the goals of all games of a match."""
    for before, _, after in steps:
        for seat in range(s.SEATS):
            if after.total[seat] > before.total[seat]:
                player = box.player(player_of(after, seat, after.shot_by))
                yield Incident("goal", seat, Scorer.of(player), before.game)
