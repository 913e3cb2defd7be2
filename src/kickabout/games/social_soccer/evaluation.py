"""What a position of SocialSoccer promises each seat, for a search that looks no further."""

from typing import Any

from kickabout.games.social_soccer.pitch import attack_of, defence_of, is_fresh
from kickabout.games.social_soccer.state import (
    ATTACKERS,
    BENCH_TO,
    SINGLE,
    SPOTS,
    BoxRecord,
    State,
)

A_ROUND = 0.02
"""What one point of fresh attack or defence adds to the goals that a side may expect."""
A_CARD = 0.05
THE_BALL = 0.15


def evaluate(box: BoxRecord, state: State, out: Any) -> None:
    """Writes the goals of each seat, with a little for who is fresh, the cards and the ball."""
    for seat in range(state.seats):
        promise = 0.0
        for spot in range(ATTACKERS):
            if is_fresh(state, seat, spot):
                promise += A_ROUND * attack_of(box, state, seat, state.spot[seat, spot])
        for spot in range(BENCH_TO, SPOTS):
            if is_fresh(state, seat, spot):
                promise += A_ROUND * defence_of(box, state, seat, state.spot[seat, spot])
        promise += A_CARD * state.hand_size[seat]
        if state.turn == seat:
            promise += THE_BALL
        if box.length == SINGLE:
            out[seat] = state.goals[seat] + promise
        else:
            out[seat] = state.games[seat] + (state.goals[seat] + promise) / 10
