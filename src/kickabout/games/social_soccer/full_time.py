"""The end of a round, of a game and of a match (SOC-12)."""

from typing import Any

from . import state as s
from .cards import gather
from .pitch import calm_down
from .refusals import Refusal
from .state import BoxRecord, MatchLength, OpeningHand, Phase, Rest, State

GAMES_TO_WIN = 2
MOST_GAMES = 5
"""The most games in a match of several games, drawn ones included."""


def is_over(box: BoxRecord, state: State) -> bool:
    """Return whether the game ends with this round (SOC-12.6 to 12.10)."""
    lead = abs(state.goals[0] - state.goals[1])
    if lead >= box.lead:
        return True
    if state.round < box.rounds:
        return False
    return lead > 0 or state.round >= box.rounds + box.extra_rounds


def how_it_ended(box: BoxRecord, state: State) -> Refusal:
    """Return how the match ended, which forbids any further action (SOC-12.6 to 12.13)."""
    if box.length == MatchLength.BEST_OF_3:
        won = state.winner != s.NONE and state.games[state.winner] == GAMES_TO_WIN
        return Refusal.WON_BY_GAMES if won else Refusal.NO_MORE_GAMES
    if abs(state.goals[0] - state.goals[1]) >= box.lead:
        return Refusal.WON_BY_LEAD
    if state.winner == s.NONE:
        return Refusal.DRAWN
    return Refusal.WON_IN_EXTRA_ROUNDS if state.round > box.rounds else Refusal.WON_AFTER_ALL_ROUNDS


def end_game(box: BoxRecord, state: State) -> None:
    """End a game, then end the match or go on to the next game (SOC-12.11 to 12.13)."""
    state.game += 1
    best = s.NONE
    if state.goals[0] != state.goals[1]:
        best = 0 if state.goals[0] > state.goals[1] else 1
        state.games[best] += 1
    state.loser = s.NONE if best == s.NONE else 1 - best
    decided = best != s.NONE and state.games[best] == GAMES_TO_WIN
    if box.length == MatchLength.SINGLE or decided or state.game == MOST_GAMES:
        state.winner = s.NONE
        if state.games[0] != state.games[1]:
            state.winner = 0 if state.games[0] > state.games[1] else 1
        state.phase = Phase.FULL_TIME
    else:
        state.phase = Phase.GAME_START


def clear_pitch(state: State) -> None:
    """Clear the pitch for the next game; the teams stay (SOC-3.14)."""
    calm_down(state, True)
    for seat in range(state.seats):
        gather(state, seat)
        state.goals[seat] = 0
        state.placed[seat] = 0
        state.shown[seat] = 0
        state.redrawn[seat] = OpeningHand.UNDECIDED
        state.custody[seat] = 0
        for member in range(s.MEMBERS):
            state.rest[seat, member] = Rest.FRESH
        for spot in range(s.SPOTS):
            state.spot[seat, spot] = 0
    state.round = 0
    state.ball = 0
    state.shot_seat = s.NONE
    state.goal_card = s.NONE


def goals(box: BoxRecord, state: State, out: Any) -> None:
    """Write the goals of each seat over all games of the match."""
    for seat in range(state.seats):
        out[seat] = float(state.total[seat])


def scores(box: BoxRecord, state: State, out: Any) -> None:
    """Write the goals of each seat or, in a match of several games, the games won (SOC-12.14)."""
    for seat in range(state.seats):
        out[seat] = float(
            state.goals[seat] if box.length == MatchLength.SINGLE else state.games[seat]
        )
