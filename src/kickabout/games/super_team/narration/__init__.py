"""The commentary of Super Team: what happened, as messages.

It is derived only from two records and a decision as the viewer saw them, so that it cannot tell
what the viewer did not see.
"""

from collections.abc import Callable, Iterator

from kickabout.engine.game import Remark
from kickabout.games.super_team import state as s
from kickabout.games.super_team.box import SuperBox
from kickabout.games.super_team.narration import before_kick_off, cards, dice, pitch
from kickabout.games.super_team.narration.phrases import quiet, score, the_piece, whistle
from kickabout.games.super_team.pitch import carrier
from kickabout.games.super_team.state import Phase, State
from kickabout.text.messages import Message

Narrator = Callable[[SuperBox, State, int, State], list[Remark]]


def narrate(box: SuperBox, before: State, action: int, after: State, viewer: int) -> list[Remark]:
    """Return what happened as remarks, from two records and a decision as the viewer saw them."""
    remarks: list[Remark] = []
    for first, end, narrator in _NARRATORS:
        if first <= action < end:
            remarks += narrator(box, before, action, after)
    remarks += cards.ends(box, before, after)
    remarks += cards.morale_gained(before, action, after)
    remarks += _kick_off(before, after)
    remarks += _possession(before, after)
    remarks += _time(box, before, after)
    return remarks


_NARRATORS: tuple[tuple[int, int, Narrator], ...] = (
    (s.PLAYS, s.END, cards.played),
    (s.MOVES, s.PASSES, pitch.moved),
    (s.PASSES, s.KICKS, pitch.pass_begun),
    (s.KICKS, s.SHOT, pitch.kicked),
    (s.SHOT, s.DRIBBLES, pitch.shot_begun),
    (s.DRIBBLES, s.PUSHES, pitch.duel_begun),
    (s.PUSHES, s.BYPASSES, pitch.pushed),
    (s.BYPASSES, s.LANDS, pitch.passed_by),
    (s.LANDS, s.STRIKES, dice.landed),
    (s.STRIKES, s.PAYS, dice.tile_picked),
    (s.TAKE_MORALE, s.CHOICES, cards.reward_taken),
    (s.CHOICES, s.MARKS, before_kick_off.board_chosen),
    (s.MARKS, s.PLACES, before_kick_off.marked),
    (s.PLACES, s.FORMS, before_kick_off.placed),
    (s.FORMS, s.CENTRES, before_kick_off.formed),
    (s.RESTS, s.ACTIONS, before_kick_off.rested),
    (s.STARTS, s.DEALS, before_kick_off.started),
    (s.DEALS, s.SHOWS, before_kick_off.dealt),
    (s.SHOWS, s.DRAWS, before_kick_off.board_shown),
    (s.DRAWS, s.TILES_SHOWN, cards.drawn),
    (s.TILES_SHOWN, s.TOKENS_SHOWN, dice.tiles_shown),
    (s.TOKENS_SHOWN, s.ROLLS, dice.tokens_shown),
    (s.ROLLS, s.AUTO_TURNS, dice.rolled),
    (s.AUTO_TURNS, s.AUTO_MOVES, cards.auto_card_turned),
    (s.AUTO_MOVES, s.AUTO_PASSES, pitch.auto_moved),
    (s.AUTO_PASSES, s.AUTO_KICKS, pitch.pass_begun),
    (s.AUTO_KICKS, s.AUTO_LANDS, pitch.kicked),
    (s.AUTO_LANDS, s.AUTO_DRIBBLES, dice.landed),
    (s.AUTO_DRIBBLES, s.AUTO_SHOT, pitch.duel_begun),
    (s.AUTO_SHOT, s.AUTO_REST, pitch.shot_begun),
    (s.AUTO_REST, s.HIDDEN_CHOICE, cards.auto_rested),
    (s.HIDDEN_CHOICE, s.HIDDEN_DRAW, before_kick_off.board_laid),
)
"""The narrator of each block of actions: from the first number to the one before the second."""


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
        yield quiet("becomes-attacker", seat)
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
