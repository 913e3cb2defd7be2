"""The goals of a match of Futera SuSu, by the players who scored them, the cards that were shown, and what was taken off
or broke a tie at its end.
"""

from collections.abc import Iterable, Iterator, Mapping

from kickabout.engine.game import Tone
from kickabout.engine.incidents import Incident, IncidentKind, Scorer, Step
from kickabout.engine.vocabulary import slug

from . import state as s
from .actions import CARD, PLAY, VERB
from .box import SusuBox
from .state import End, State, WonBy

_SHOWN: Mapping[Tone, IncidentKind] = {"book": "yellow", "sent-off": "red"}
"""What the tone of an action card's effect says that it shows the rival."""
_TIE_BREAKS = (WonBy.MIDFIELDERS, WonBy.CARDS, WonBy.SUDDEN_DEATH)


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
        if after.ended > before.ended and after.ended in (End.MIDFIELDERS, End.COVER):
            yield from _deductions(box, after)
        if after.winner != before.winner and after.won_by in _TIE_BREAKS:
            how = slug(WonBy(after.won_by))
            yield Incident("tie-break", after.winner, Scorer("tie-break", how, how))


def _deductions(box: SusuBox, state: State) -> Iterator[Incident]:
    """Yield the goals that the end of the match has cost (SUSU-11.6, 12.1, 12.4)."""
    for seat in range(s.SEATS):
        if state.at_fault in (seat, s.SEATS):
            yield from [Incident("deduction", seat)] * box.record.penalty
