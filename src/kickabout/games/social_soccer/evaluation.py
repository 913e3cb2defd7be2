"""The evaluation of positions of SocialSoccer, for the leaves of a search."""

from typing import Any

from .heuristic.cards import A_CARD, change_of
from .heuristic.outlook import GOAL, fresh_now
from .state import BoxRecord, MatchLength, Phase, State

GOALS_OF_A_GAME = 10
"""The number of goals that count as much as a game won in a match of several games."""


def evaluate(box: BoxRecord, state: State, out: Any) -> None:
    """Write each seat's goals plus what the rest of the round and the cards in hand are expected to bring."""
    under_way = Phase.ROUND_DRAW <= state.phase < Phase.FULL_TIME
    lead = change_of(box, state, 0, fresh_now(state)) if under_way else 0
    for seat in range(state.seats):
        promise = (lead if seat == 0 else -lead) / (2 * GOAL)
        promise += A_CARD * state.hand_size[seat] / GOAL
        if box.length == MatchLength.SINGLE:
            out[seat] = state.goals[seat] + promise
        else:
            out[seat] = state.games[seat] + (state.goals[seat] + promise) / GOALS_OF_A_GAME
