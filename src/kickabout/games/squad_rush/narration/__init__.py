"""The commentary of Squad Rush, as told by a reporter beside the pitch.

It is made only from two records and a decision as the viewer saw them, so it cannot leak what the viewer did
not see. `plays` narrates what is played, `effects` what comes of it, `matchday` and `whistle` the matches, and
`consequences` everything that follows on its own.
"""

from collections.abc import Callable, Iterable

from kickabout.engine.game import Remark

from .. import actions
from ..actions import VERB
from ..box import RushBox
from ..state import State
from . import matchday, plays
from .consequences import consequences
from .effects import settled
from .whistle import final_whistle

Teller = Callable[[RushBox, State, int, State], Iterable[Remark]]
_TELLERS: dict[int, Teller] = {
    actions.DRAW_NATION: plays.nation,
    actions.START: plays.start,
    actions.DRAW: plays.draw,
    actions.HIDDEN_DRAW: plays.draw_unseen,
    actions.DRAW_PILE: plays.draw_pile,
    actions.DISCARD: plays.discard,
    actions.TAKE: plays.take,
    actions.DONE: plays.done,
    actions.FIELD: plays.player_comes_on,
    actions.RECALL: plays.recall,
    actions.TACKLE: plays.card_played,
    actions.BOOK: plays.card_played,
    actions.DISMISS: plays.card_played,
    actions.PLAY: plays.card_played,
    actions.CALL: plays.call,
    actions.TAKE_OFF: plays.take_off,
    actions.BRING_ON: plays.bring_on,
    actions.BENCH: plays.bench,
    actions.OFF_NOBODY: plays.take_nobody_off,
    actions.DRAW_OFFICIAL: matchday.official_flipped,
    actions.GATHER: matchday.officials_gathered,
    actions.NO_OFFICIAL: matchday.no_official_found,
    actions.SHOW_OFF: matchday.swap_shown,
    actions.SHOW_NO_SWAP: matchday.no_swap_shown,
    actions.SHOW_CARD: matchday.instant_shown,
    actions.SHOW_NO_CARD: matchday.no_instant_shown,
    actions.FINAL_WHISTLE: final_whistle,
}
"""The tellers by verb. Those of `matchday` tell outcomes, those of `plays` mostly decisions."""
_FOLLOWING: tuple[Teller, ...] = (
    settled,
    matchday.pitches_lock,
    matchday.sevens_shown,
    matchday.drama_settled,
    consequences,
    matchday.sides_meet,
)
"""The tellers of what may follow from any action, in the order in which it is told."""


def narrate(box: RushBox, before: State, action: int, after: State, viewer: int) -> list[Remark]:
    """Narrate what happened, from two records and a decision as the viewer saw them."""
    own = _TELLERS.get(VERB[action])
    tellers = (own, *_FOLLOWING) if own else _FOLLOWING
    return [remark for teller in tellers for remark in teller(box, before, action, after)]
