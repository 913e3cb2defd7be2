"""The commentary of SocialSoccer, as messages told by a reporter beside the pitch.

It is made only from two records and a decision as the viewer saw them, so it cannot leak what the viewer did
not see. `preparations` narrates what comes before a game, `ball` the actions of players, `cards` the cards that
are played, `effects` what comes of them, `goals` how shots end, `endings` everything that ends on its own.
"""

from collections.abc import Callable

from kickabout.engine.game import Remark

from .. import actions
from ..box import SocialBox
from ..state import State
from ..working import steps
from . import ball, cards, goals, preparations
from .effects import tell_worked
from .endings import tell_ends

Teller = Callable[[SocialBox, State, int, State], list[Remark]]


def narrate(
    box: SocialBox, before: State, action: int, after: State, viewer: int
) -> list[Remark]:  # the records are the viewer's already
    """Narrate what happened, from two records and a decision as the viewer saw them."""
    remarks: list[Remark] = []
    if actions.VERB[action] in _TELLERS:
        remarks += _TELLERS[actions.VERB[action]](box, before, action, after)
    remarks += preparations.tell_preparations(box, before, after)
    remarks += tell_worked(box, steps(box, before, action, after))
    remarks += goals.tell_goal(box, before, after)
    return remarks + tell_ends(box, before, after)


_TELLERS: dict[int, Teller] = {
    actions.TAKE: preparations.tell_take,
    actions.SIGN: preparations.tell_sign,
    actions.PACK: preparations.tell_pack,
    actions.PLACE: preparations.tell_place,
    actions.SHOW: preparations.tell_show,
    actions.PRIORITY: preparations.tell_priority,
    actions.TAKE_BALL: preparations.tell_choice,
    actions.LEAVE_BALL: preparations.tell_choice,
    actions.KEEP: preparations.tell_mulligan,
    actions.REDRAW: preparations.tell_mulligan,
    actions.GIVE_BALL: ball.tell_ball,
    actions.PASS: ball.tell_pass,
    actions.SHOOT: ball.tell_shot,
    actions.BLOCK: ball.tell_block,
    actions.LET: ball.tell_let,
    actions.GIVE_UP: ball.tell_gives_up,
    actions.PLAY: cards.tell_card,
    actions.TWIST: cards.tell_twist,
    actions.TIRE: cards.tell_tires,
    actions.AIM: cards.tell_aim,
    actions.RIVAL_AIM: cards.tell_aim,
    actions.DRAW: cards.tell_draw,
    actions.LOSE: cards.tell_loss,
    actions.SEE: cards.tell_look,
    actions.DISCARD: cards.tell_trim,
    actions.REVEAL: goals.tell_reveal,
    actions.NO_CARD: goals.tell_no_card,
}
"""The teller of each verb."""
