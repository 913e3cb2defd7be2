"""The goals of a match of Fútbol Dash, by the cards that made the shots, the cards that were shown, and a shoot-out."""

from collections.abc import Iterable, Iterator

from kickabout.engine.incidents import Incident, Scorer, Step

from .actions import CARD, FACE, SEAT
from .box import DashBox
from .effects import Effect
from .state import Face, Phase, ShootOut


def incidents(box: DashBox, steps: Iterable[Step]) -> Iterator[Incident]:
    """Yield the goals and bookings of a match; the picks of a shoot-out are no goals (DASH-13.6)."""
    shot_by = -1
    for before, action, after in steps:
        if after.shoot_out != ShootOut.NOT_BEGUN and after.winner != before.winner:
            yield Incident("tie-break", after.winner, Scorer("tie-break", "shoot-out", "shoot-out"))
        if before.phase == Phase.SHOOT:
            if FACE[action] == Face.GOAL:
                yield Incident("goal", before.shooter, Scorer.of(box.cards[shot_by]))
            elif FACE[action] == Face.OWN_GOAL:
                others = (seat for seat in range(before.seats) if seat != before.shooter)
                yield from (Incident("own-goal", seat) for seat in others)
            continue
        if after.phase == Phase.SHOOT:
            # The attack that was completed, once nobody answers it, or a card that shoots at once.
            shot_by = before.card if before.phase == Phase.ANSWER else CARD[action]
        elif before.phase == Phase.PLAY and CARD[action] >= 0:
            effect = box.cards[CARD[action]].effect
            if effect == Effect.YELLOW:
                yield Incident("yellow", SEAT[action])
            elif effect == Effect.RED:
                yield Incident("red", SEAT[action])
