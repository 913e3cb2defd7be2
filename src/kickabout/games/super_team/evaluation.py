"""The evaluation of a position of Super Team at the beginning of a turn.

The weights come from a linear fit to the goals of the next four to six turns, over 218,000 turns
between heuristic bots. They are thousandths of a goal, from the point of view of the side to play.
"""

import math
from typing import Any

from . import state as s
from .heuristic.judgement import PLENTY, nearest, pressure, relay
from .heuristic.odds import CERTAIN
from .pitch import ahead, carrier, distance, outfield_of, seat_of, target_space
from .state import BoxRecord, State

GOAL = 1000
TURN = 170
"""The value of having the turn."""
MORALE, MORE_MORALE = (80, 48), (100, 55)
"""The value of a Morale token, up to `PLENTY` and beyond: one's own, and the
opponents', who have just played.
"""
ASTRAY = 34, 80
"""The value of each space that a Goalie is away from the middle of his goal."""
NEAR, FORWARD = 6, (20, 14)
"""The distance to the goal within which a piece attacks, and the value of such a piece."""
TIRED, TIRING = 28, 33
"""The value of a Fatigue card in one's own hand, and of one among the opponents' cards."""
LOOSE_SPACE, WITHIN, IN_REACH = 15, 2, 155
"""A loose ball: for each space to the opponents' goal, and if one's own pieces can reach it."""
BALL, BALL_SPACE, BESIDE, BEHIND, BETWEEN = 355, 20, 12, 47, 33
"""One's own ball: for each space to the opponents' goal, for each opponent beside it (who cannot
block any more), each of one's own pieces behind it, each of theirs before it.
"""
RELAY = 190
"""The value of a certain goal by a pass and a shot."""
THEIRS, THEIR_SPACE, PRESSING, STOPPING, OWED = 385, 29, 19, 14, 123
"""The opponents' ball: for each space to one's own goal, for each of one's own pieces beside it or
before it, and if their Goalie owes a kick.
"""


def evaluate(box: BoxRecord, state: State, out: Any) -> None:
    """Write the goals that each side has scored and may expect, from a record without blanks.

    They are scaled by the inverse square root of the part of the match that is left, since a lead
    counts the more the less is left.
    """
    seat = state.turn
    lead = GOAL * (state.goals[seat] - state.goals[1 - seat]) + prospects(box, state, seat)
    halves = box.steps + 1
    left = s.SEATS * halves - state.half * halves - state.clock
    out[seat] = lead / GOAL * math.sqrt(s.SEATS * halves / left)
    out[1 - seat] = 0.0


def prospects(box: BoxRecord, state: State, seat: int) -> int:
    """Return by how many thousandths of a goal the seat to play may
    expect to do better than the other.
    """
    other = 1 - seat
    worth = TURN + with_ball(box, state, seat)
    held, others = state.morale[seat], state.morale[other]
    worth += MORALE[0] * min(held, PLENTY) + MORALE[1] * max(held - PLENTY, 0)
    worth -= MORE_MORALE[0] * min(others, PLENTY) + MORE_MORALE[1] * max(others - PLENTY, 0)
    worth -= ASTRAY[0] * distance(state.at[seat * s.PIECES], target_space(box, seat, 1))
    worth += ASTRAY[1] * distance(state.at[other * s.PIECES], target_space(box, other, 1))
    worth += FORWARD[0] * attackers(box, state, seat) - FORWARD[1] * attackers(box, state, other)
    worth += TIRING * state.fatigues[other] - TIRED * state.hands[seat, s.FATIGUE_SLOT]
    return worth


def attackers(box: BoxRecord, state: State, seat: int) -> int:
    """Return how many of a seat's pieces are near the goal that it attacks."""
    goal = target_space(box, 1 - seat, 1)
    count = 0
    for piece in outfield_of(seat):
        if state.at[piece] != s.NONE and distance(state.at[piece], goal) <= NEAR:
            count += 1
    return count


def behind_ball(state: State, seat: int) -> int:
    """Return how many of a seat's pieces are nearer to its own goal line than the ball."""
    count = 0
    for piece in outfield_of(seat):
        if state.at[piece] != s.NONE and ahead(seat, state.at[piece], state.ball) > 0:
            count += 1
    return count


def with_ball(box: BoxRecord, state: State, seat: int) -> int:
    """Return the value to the seat to play of where the ball is and who has it."""
    other = 1 - seat
    ball = state.ball
    holder = carrier(state)
    if holder == s.NONE:
        reach = IN_REACH if nearest(state, ball, seat) <= WITHIN else 0
        return reach - LOOSE_SPACE * distance(ball, target_space(box, other, 1))
    if seat_of(holder) == other:
        worth = THEIR_SPACE * distance(ball, target_space(box, seat, 1)) - THEIRS
        worth += PRESSING * pressure(state, ball, other) + STOPPING * behind_ball(state, seat)
        return worth - OWED * state.goal_kick
    best = 0
    for piece in outfield_of(seat):
        if piece != holder and state.at[piece] != s.NONE:
            best = max(best, relay(box, state, piece, state.at[piece], best))
    worth = BALL - BALL_SPACE * distance(ball, target_space(box, other, 1))
    worth += BESIDE * pressure(state, ball, seat) + RELAY * best // CERTAIN
    return worth - BEHIND * behind_ball(state, seat) - BETWEEN * behind_ball(state, other)
