"""The end of a match, the tie-breaks, and sudden death (SUSU-12 and SUSU-13)."""

from typing import Any

from kickabout.engine.game import OVER

from . import state as s
from .duel import begin_stage
from .pitch import cards_in_row, cards_on_pitch
from .state import BoxRecord, End, Length, Phase, Position, Stage, State, WonBy


def is_played_out(box: BoxRecord, state: State) -> bool:
    """Return whether the agreed length is reached with the possession that has ended
    (SUSU-12.7 to 12.9).
    """
    if box.length == Length.POSSESSIONS:
        return state.turns >= 2 * box.possessions
    if box.length == Length.GOALS:
        return max(state.goals[0], state.goals[1]) >= box.goals
    return box.length == Length.CLOCK and state.whistled == 1


def punish(box: BoxRecord, state: State, seat: int, why: int) -> None:
    """Take the penalty from a seat's goals and end the match (SUSU-11.6, 12.1, 12.4)."""
    state.goals[seat] -= box.penalty
    state.at_fault = seat if state.ended == 0 else s.SEATS
    state.ended = why


def punish_lack_of_midfielders(box: BoxRecord, state: State) -> None:
    """Punish each side that has no Midfielder left on the pitch, which ends the match
    (SUSU-12.1 to 12.4).
    """
    for seat in range(state.seats):
        if cards_in_row(state, seat, Position.MIDFIELDER) == 0:
            punish(box, state, seat, End.MIDFIELDERS)


def forfeit(box: BoxRecord, state: State) -> None:
    """End the match after a disqualification (SUSU-3.10, 3.11)."""
    state.ended = End.DISQUALIFIED
    for seat in range(state.seats):
        if state.disqualified[seat] == 1:
            state.at_fault = seat if state.at_fault == s.NONE else s.SEATS
    if state.at_fault < s.SEATS:
        state.goals[1 - state.at_fault] = box.forfeit
        win(state, 1 - state.at_fault, WonBy.FORFEIT)
    else:
        win(state, s.NONE, 0)


def decide(state: State) -> None:
    """Decide the match by goals, Midfielders or cards on the pitch, or else begin sudden death
    (SUSU-13).
    """
    lead = state.goals[0] - state.goals[1]
    how = WonBy.GOALS
    if lead == 0:
        lead = cards_in_row(state, 0, Position.MIDFIELDER) - cards_in_row(
            state, 1, Position.MIDFIELDER
        )
        how = WonBy.MIDFIELDERS
    if lead == 0:
        lead = cards_on_pitch(state, 0) - cards_on_pitch(state, 1)
        how = WonBy.CARDS
    if lead != 0:
        win(state, 0 if lead > 0 else 1, how)
    elif cards_on_pitch(state, 0) == 1:  # 13.9
        win(state, s.NONE, 0)
    else:
        state.sudden_death = 1
        state.long_ball = 0
        state.turn = 1 - state.turn  # 13.4
        begin_stage(state, Stage.GOALKEEPER)


def note_attempt(state: State, scored: bool) -> None:
    """Record an attempt of sudden death; after both sides' attempts, a lead wins (SUSU-13.4, 13.9)."""
    seat = state.turn
    state.attempts[seat] += 1
    if scored:
        state.scored[seat] += 1
        state.scorer = seat
    if state.attempts[0] == state.attempts[1]:
        lead = state.scored[0] - state.scored[1]
        if lead != 0:
            win(state, 0 if lead > 0 else 1, WonBy.SUDDEN_DEATH)
            return
        if state.attempts[0] == s.MOST_ATTEMPTS:
            win(state, s.NONE, 0)
            return
    state.turn = 1 - seat
    begin_stage(state, Stage.GOALKEEPER)


def win(state: State, winner: int, how: int) -> None:
    """End the match with a winner, NONE for a draw."""
    state.winner = winner
    state.won_by = how
    state.phase = Phase.FULL_TIME
    state.actor = OVER


def goals(box: BoxRecord, state: State, out: Any) -> None:
    """Write the goals scored in possessions, without the point lost at the end (SUSU-12.1) and
    without those awarded by a forfeit (SUSU-3.10).
    """
    for seat in range(state.seats):
        out[seat] = float(state.goals[seat])
        if state.ended == End.DISQUALIFIED:
            out[seat] = 0.0
        elif state.at_fault == seat or state.at_fault == s.SEATS:
            out[seat] += box.penalty


def scores(box: BoxRecord, state: State, out: Any) -> None:
    """Write the goals, which may be below zero; half a goal more goes
    to the winner of a level match.
    """
    for seat in range(state.seats):
        out[seat] = float(state.goals[seat])
        if state.winner == seat and state.goals[seat] == state.goals[1 - seat]:
            out[seat] += 0.5
