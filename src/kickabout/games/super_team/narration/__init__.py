"""The commentary of Super Team: what happened, as messages.

It is derived only from two records and a decision as the viewer saw them, so that it cannot tell
what the viewer did not see.
"""

from collections.abc import Callable, Iterator

from kickabout.engine.game import Remark
from kickabout.text.messages import Message, Seat

from .. import actions as a
from .. import state as s
from ..actions import PLAY, VERB
from ..box import SuperBox
from ..pitch import carrier
from ..state import Phase, State
from . import before_kick_off, cards, dice, pitch
from .phrases import quiet, score, the_piece, whistle

Narrator = Callable[[SuperBox, State, int, State], list[Remark]]


def narrate(box: SuperBox, before: State, action: int, after: State, viewer: int) -> list[Remark]:
    """Return what happened as remarks, from two records and a decision as the viewer saw them."""
    remarks: list[Remark] = []
    narrator = _NARRATORS.get(VERB[action])
    if narrator is not None:
        remarks += narrator(box, before, action, after)
    remarks += cards.ends(box, before, after)
    remarks += cards.morale_gained(before, action, after)
    remarks += _kick_off(before, after)
    remarks += _possession(before, after)
    remarks += _time(box, before, after)
    return remarks


_NARRATORS: dict[int, Narrator] = {
    **dict.fromkeys(PLAY, cards.played),
    a.MOVE: pitch.moved,
    a.PASS: pitch.pass_begun,
    a.KICK: pitch.kicked,
    a.SHOOT: pitch.shot_begun,
    a.DRIBBLE: pitch.duel_begun,
    a.TACKLE: pitch.duel_begun,
    a.PUSH: pitch.pushed,
    a.BYPASS: pitch.passed_by,
    a.LAND: dice.landed,
    a.STRIKE: dice.tile_picked,
    a.TAKE_MORALE: cards.morale_taken,
    a.DONE: cards.rest_declined,
    a.CHOOSE: before_kick_off.board_chosen,
    a.MARK: before_kick_off.marked,
    a.PLACE: before_kick_off.placed,
    a.FORM: before_kick_off.formed,
    a.REST: before_kick_off.rested,
    a.START: before_kick_off.started,
    a.DEAL: before_kick_off.dealt,
    a.SHOW: before_kick_off.board_shown,
    a.DRAW: cards.drawn,
    a.REVEAL_TILES: dice.tiles_shown,
    a.REVEAL_BIDS: dice.tokens_shown,
    a.ROLL: dice.rolled,
    a.AUTO_TURN: cards.auto_card_turned,
    a.AUTO_MOVE: pitch.moved,
    a.AUTO_PASS: pitch.pass_begun,
    a.AUTO_KICK: pitch.kicked,
    a.AUTO_LAND: dice.landed,
    a.AUTO_DRIBBLE: pitch.duel_begun,
    a.AUTO_TACKLE: pitch.duel_begun,
    a.AUTO_SHOOT: pitch.shot_begun,
    a.AUTO_REST: cards.auto_rested,
    a.HIDDEN_CHOICE: before_kick_off.board_laid,
}
"""The narrator of each verb, but those of which there is nothing to tell."""


# The consequences of a decision.


def _kick_off(before: State, after: State) -> Iterator[Remark]:
    """Yield that the ball comes to the centre, and what a kick-off brings."""
    if before.ball != s.NONE or after.ball == s.NONE:
        return
    seat = after.kicking
    how = "kicks-off-second-half" if before.half == 1 else "kicks-off"
    yield whistle("kicks-off-again" if before.scored else how, seat, to=the_piece(carrier(after)))
    for side in range(s.SEATS):
        gained = after.morale[side] - before.morale[side]
        if gained > 0:
            yield quiet("kick-off-gives", side, gained=gained)


def _possession(before: State, after: State) -> Iterator[Remark]:
    """Yield that the other side now has the ball, or that a Goalie must kick it out."""
    if after.scored or s.NONE in (before.ball, after.ball):
        return
    seat = after.attacker
    if after.stranded == 0 and before.stranded > 0 and carrier(after) != s.NONE:
        yield quiet("ball-lay-long-enough", seat)
    if seat != before.attacker:
        is_over = after.turn == seat or after.phase == Phase.DRAW
        how = "becomes-attacker" if is_over else "becomes-attacker-later"
        yield quiet(how, seat, rival=Seat(1 - seat))
    if after.goal_kick == 1 and before.goal_kick == 0:
        yield quiet("owes-goal-kick", seat)


def _time(box: SuperBox, before: State, after: State) -> Iterator[Remark]:
    """Yield the moves of the clock, half-time and full time."""
    if before.half == after.half and after.clock > before.clock:
        owner = 0 if after.deck_size[0] > before.deck_size[0] else 1
        is_last = after.clock == box.record.steps
        how = "shuffles-new-deck-last" if is_last else "shuffles-new-deck"
        yield whistle(how, owner, minute=box.minute(after))
    if after.half != before.half:
        yield Remark(Message("half-time", score=score(after)), "whistle")
    if after.phase == Phase.FULL_TIME and before.phase != Phase.FULL_TIME:
        ahead = after.goals[0] - after.goals[1]
        if ahead == 0:
            yield Remark(Message("full-time-drawn", score=score(after)), "whistle")
        else:
            yield whistle("full-time-won", 0 if ahead > 0 else 1, score=score(after))
