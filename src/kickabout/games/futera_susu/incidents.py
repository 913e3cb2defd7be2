"""The goals of a match of Futera SuSu, by the players who scored them, and the cards that were shown."""

from collections.abc import Iterable, Iterator, Mapping

from kickabout.engine.game import Tone
from kickabout.engine.incidents import Incident, IncidentKind, Scorer, Step

from .actions import CARD, PLAY, VERB
from .box import SusuBox

_SHOWN: Mapping[Tone, IncidentKind] = {"book": "yellow", "sent-off": "red"}
"""What the tone of an action card's effect says that it shows the rival."""


def incidents(box: SusuBox, steps: Iterable[Step]) -> Iterator[Incident]:
    """Yield the goals and bookings of a match; those of a sudden death are no goals (SUSU-13.1)."""
    for before, action, after in steps:
        if VERB[action] == PLAY:
            shown = _SHOWN.get(box.cards[CARD[action]].effect.row.tone)
            if shown is not None:
                yield Incident(shown, 1 - before.actor)
        seat = after.last_winner
        if after.duels > before.duels and after.goals[seat] > before.goals[seat]:
            player = after.squad[seat, after.last_shirt[seat] - 1]
            yield Incident("goal", seat, Scorer.of(box.player(player)))
