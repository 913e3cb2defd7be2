"""The commentary of Futera SuSu: what happened, as a reporter beside the pitch tells it.

It is derived only from two records and a decision as the viewer saw them, so that it cannot tell
what the viewer did not see.
"""

from collections.abc import Callable

from kickabout.engine.game import Remark

from ..actions import (
    BRING,
    DRAW,
    HIDDEN_ROW_SUB,
    HIDDEN_SUB,
    HIDDEN_TOUCH,
    INJURE,
    LEAVE,
    LIFT,
    PACK,
    PLACE,
    PLAY,
    RE_ROLL,
    ROLL,
    SEND,
    SHOW,
    SIGN,
    TAKE_DECK,
    TAKE_SQUAD,
    TELL,
    TIME,
    TOSS,
    VERB,
    WHISTLE,
)
from ..box import SusuBox
from ..state import State
from . import cards, duels, ends, preparations

Narrator = Callable[[SusuBox, State, int, State], list[Remark]]


def narrate(
    box: SusuBox, before: State, action: int, after: State, viewer: int
) -> list[Remark]:  # the records are already redacted for the viewer
    """Return what happened as remarks, from two records and a decision as the viewer saw them, whose goals come first."""
    remarks: list[Remark] = []
    narrator = _NARRATORS.get(VERB[action])
    if narrator is not None:
        remarks += narrator(box, before, action, after)
    remarks += preparations.how_far(box, before, after)
    remarks += duels.outcome(box, before, action, after, max(viewer, 0))
    return remarks + ends.consequences(box, before, after, max(viewer, 0))


_NARRATORS: dict[int, Narrator] = {
    TAKE_SQUAD: preparations.squad_taken,
    SIGN: preparations.player_signed,
    TAKE_DECK: preparations.deck_taken,
    PACK: preparations.card_packed,
    PLACE: preparations.card_placed,
    LIFT: preparations.card_lifted,
    HIDDEN_TOUCH: preparations.card_touched,
    TIME: preparations.time_up,
    TOSS: preparations.coin_tossed,
    DRAW: cards.card_drawn,
    BRING: cards.substitute_brought,
    HIDDEN_SUB: cards.substitute_brought,
    HIDDEN_ROW_SUB: cards.substitute_brought,
    LEAVE: cards.gap_left,
    INJURE: cards.substitute_hurt,
    PLAY: cards.card_played,
    SEND: duels.card_sent,
    SHOW: duels.card_shown,
    TELL: duels.bonuses_told,
    ROLL: duels.dice_rolled,
    RE_ROLL: duels.die_rolled_again,
    WHISTLE: ends.whistle,
}
"""The narrators by verb."""
