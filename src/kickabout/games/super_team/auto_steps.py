"""The next steps of AutoTeam. Numbers are rulebook clauses."""

from typing import Any

from . import actions as a
from . import state as s
from .actions import number_of
from .auto_choice import (
    STRIDE,
    ahead_rank,
    element,
    goal_kick_rank,
    goal_pass_rank,
    guard_spaces,
    may_advance,
    off_marked,
    runs,
    strike_space,
    tactic_rank,
)
from .ball_actions import refuse_dribble
from .pitch import carrier
from .refusals import Refusal
from .state import AutoMode, BoxRecord, State


def steps(box: BoxRecord, state: State, out: Any) -> int:
    """Write AutoTeam's next step, or the equal ones among which a lot decides, ascending
    (SUPER-23.12).
    """
    mode = state.auto_mode
    n = 0
    if mode == AutoMode.GOAL_KICK:
        n = best_steps(box, state, a.AUTO_KICK, s.SPACES, out)  # 23.15
        if n == 0:
            n = best_steps(box, state, a.AUTO_PASS, s.SPACES, out)  # 23.16
    elif mode in (AutoMode.TACTIC, AutoMode.PASS_AHEAD):
        n = best_steps(box, state, a.AUTO_PASS, s.SPACES, out)
    elif mode == AutoMode.DRIBBLE:
        n = best_steps(box, state, a.AUTO_DRIBBLE, s.PIECES, out)
    elif mode == AutoMode.SHOT:
        out[0] = a.AUTO_SHOOT
        n = 1
    elif mode == AutoMode.TACKLE:
        out[0] = number_of(a.AUTO_TACKLE, state.moved % s.PIECES)  # 25.7
        n = 1
    elif mode != AutoMode.REST:
        runner, goal = who_runs(box, state), where_to(box, state)
        guards = mode == AutoMode.GUARD
        most = guard_spaces(state) if guards else STRIDE
        n = runs(box, state, runner, goal, most, guards, out)
    if n == 0:
        out[0] = a.AUTO_REST  # 24.1, 25.9
        n = 1
    return n


def best_steps(box: BoxRecord, state: State, verb: int, words: int, out: Any) -> int:
    """Write the steps of a verb with the least rank, of the first `words` words of its slot, ascending."""
    n = 0
    least = s.NONE
    for word in range(words):
        rank = step_rank(box, state, verb, word)
        if rank == s.NONE or (n > 0 and rank > least):
            continue
        if n > 0 and rank < least:
            n = 0
        least = rank
        out[n] = number_of(verb, word)
        n += 1
    return n


def step_rank(box: BoxRecord, state: State, verb: int, word: int) -> int:
    """Return the rank of a kick or a pass to a space, or of the dribble past a piece, NONE if it is
    not possible now.
    """
    mode = state.auto_mode
    if mode == AutoMode.DRIBBLE:
        may_dribble = refuse_dribble(box, state, word) == Refusal.NONE
        return off_marked(box, state.at[word]) if may_dribble else s.NONE  # 24.17
    if mode == AutoMode.PASS_AHEAD:
        return ahead_rank(box, state, word)
    if mode == AutoMode.TACTIC:
        return tactic_rank(box, state, element(box, state), word)
    return (
        goal_kick_rank(box, state, word)
        if verb == a.AUTO_KICK
        else goal_pass_rank(box, state, word)
    )


def who_runs(box: BoxRecord, state: State) -> int:
    """Return the piece that makes AutoTeam's next movement: the carrier, where it comes first and
    can come nearer; NONE for the nearest piece (SUPER-24.6, 24.11, 24.19).
    """
    piece = carrier(state)
    mode = state.auto_mode
    if mode not in (AutoMode.ADVANCE, AutoMode.BONUS) or piece == s.NONE:
        return s.NONE
    if mode == AutoMode.ADVANCE:
        return piece
    return piece if may_advance(box, state, piece) else s.NONE


def where_to(box: BoxRecord, state: State) -> int:
    """Return the space towards which AutoTeam's next movement goes
    (SUPER-24.6, 24.11, 24.14, 25.1).
    """
    if state.auto_mode in (AutoMode.ADVANCE, AutoMode.BONUS):
        return strike_space(box, state)
    return state.ball
