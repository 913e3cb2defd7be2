"""What a position of Super Team promises each side, by what the rule of thumb thinks of it."""

from typing import Any

from kickabout.games.super_team.pitch import carrier, is_goalie, seat_of
from kickabout.games.super_team.rule_of_thumb.judgement import ball_at, guard, price, promise
from kickabout.games.super_team.state import FATIGUE_SLOT, NONE, PIECES, BoxRecord, State

GOAL = 1000


def evaluate(box: BoxRecord, state: State, out: Any) -> None:
    """Writes the goals that each side has and may hope for, from a record without blanks."""
    seat = state.turn
    holder = carrier(state)
    if holder != NONE and seat_of(holder) == seat:
        fresh = state.hand_size[seat] - state.hands[seat, FATIGUE_SLOT]
        cards = max(min(state.allowed - state.played, fresh), 0)
        worth = promise(box, state, holder, state.ball, cards, 0, 0)
    else:
        worth = ball_at(box, state, state.ball, seat)
    for side in range(2):
        lead = state.goals[side] * GOAL + price(state, side, state.morale[side])
        if side == seat:
            lead += worth
        if holder != NONE and seat_of(holder) != side:
            for piece in range(side * PIECES, (side + 1) * PIECES):
                if state.at[piece] != NONE and not is_goalie(piece):
                    lead += guard(box, state, piece, state.at[piece])
        out[side] = lead / GOAL
