"""The legal next steps of AutoTeam, and why another is refused. Numbers are rulebook clauses."""

from typing import Any

from kickabout.games.super_team import state as s
from kickabout.games.super_team.auto_choice import (
    AUTO,
    STRIDE,
    ahead_rank,
    best_run,
    element,
    goal_kick_rank,
    least_runner,
    may_advance,
    off_marked,
    refuse_run,
    refuse_runner,
    run_rank,
    runs,
    spaces_of,
    strike_space,
    tactic_rank,
)
from kickabout.games.super_team.ball_actions import refuse_dribble
from kickabout.games.super_team.pitch import carrier
from kickabout.games.super_team.refusals import Refusal
from kickabout.games.super_team.state import AutoMode, BoxRecord, State


def steps(box: BoxRecord, state: State, out: Any) -> int:
    """Write AutoTeam's next step, or the equal ones among which a lot decides, ascending
    (SUPER-23.12).
    """
    n = 0
    if runs_now(state):
        runner, goal = who_runs(box, state), where_to(box, state)
        guarding = state.auto_mode == AutoMode.GUARD
        n = runs(box, state, runner, goal, run_spaces(state), guarding, out)
    else:
        least = s.NONE
        for action in range(s.AUTO_PASSES, s.AUTO_REST):
            rank = step_rank(box, state, action)
            if rank == s.NONE or (n > 0 and rank > least):
                continue
            if n > 0 and rank < least:
                n = 0
            least = rank
            out[n] = action
            n += 1
    if n == 0:
        out[0] = s.AUTO_REST
        n = 1
    return n


def refuse_step(box: BoxRecord, state: State, action: int) -> Refusal:
    """Return what keeps AutoTeam from a step (SUPER-23.11, 23.12, 23.15, 24.1, 25.1)."""
    if s.AUTO_MOVES <= action < s.AUTO_PASSES and runs_now(state):
        return refuse_movement(box, state, action - s.AUTO_MOVES)
    if action == s.AUTO_REST:
        return Refusal.NONE if finds_nothing(box, state) else step_due(state)
    if s.AUTO_MOVES <= action < s.AUTO_LANDS or s.AUTO_DRIBBLES <= action < s.AUTO_REST:
        rank = step_rank(box, state, action)
        if rank == s.NONE:
            return step_due(state)
        return Refusal.NONE if rank == least_step(box, state) else step_elsewhere(state)
    return Refusal.HER_STEP_DUE


def refuse_movement(box: BoxRecord, state: State, number: int) -> Refusal:
    """Return what keeps AutoTeam from a movement where one is due
    (SUPER-23.10 to 23.13, 24.18, 25.4).
    """
    piece = AUTO * s.PIECES + number // s.SPACES
    space = number % s.SPACES
    runner, goal, most = who_runs(box, state), where_to(box, state), run_spaces(state)
    guarding = state.auto_mode == AutoMode.GUARD
    spaces = spaces_of(state, piece, most)
    if run_rank(box, state, piece, space, goal, spaces, guarding) == s.NONE:
        return Refusal.HER_RUN_LEADS_AWAY
    least = s.NONE if runner != s.NONE else least_runner(box, state, goal, most, guarding)
    refusal = refuse_runner(box, state, piece, runner, goal, most, guarding, least)
    if refusal != Refusal.NONE:
        return refusal
    best = best_run(box, state, piece, goal, spaces, guarding)
    return refuse_run(box, state, piece, space, goal, spaces, guarding, best)


def finds_nothing(box: BoxRecord, state: State) -> bool:
    """Return whether AutoTeam has no step to take (SUPER-24.1, 25.9)."""
    if not runs_now(state):
        return least_step(box, state) == s.NONE
    guarding = state.auto_mode == AutoMode.GUARD
    most = run_spaces(state)
    if who_runs(box, state) != s.NONE:
        return False
    return least_runner(box, state, where_to(box, state), most, guarding) == s.NONE


def runs_now(state: State) -> bool:
    """Return whether AutoTeam's next step is a movement."""
    mode = state.auto_mode
    return mode in (AutoMode.LOOSE_BALL, AutoMode.ADVANCE, AutoMode.BONUS, AutoMode.GUARD)


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


def run_spaces(state: State) -> int:
    """Return how far AutoTeam's next movement goes: two spaces, but in defence one for any
    after the first (SUPER-25.2, 25.8).
    """
    return 1 if state.auto_mode == AutoMode.GUARD and state.auto_moved > 0 else STRIDE


def step_rank(box: BoxRecord, state: State, action: int) -> int:
    """Return the rank of a step that is not a movement, NONE if it is not possible now: a lot
    decides among those with the least rank.
    """
    mode = state.auto_mode
    if mode == AutoMode.GOAL_KICK:
        return goal_kick_rank(box, state, action)
    if mode in (AutoMode.TACTIC, AutoMode.PASS_AHEAD):
        if not s.AUTO_PASSES <= action < s.AUTO_KICKS:
            return s.NONE
        if mode == AutoMode.PASS_AHEAD:
            return ahead_rank(box, state, action - s.AUTO_PASSES)
        return tactic_rank(box, state, element(box, state), action - s.AUTO_PASSES)
    if mode == AutoMode.DRIBBLE:
        rival = action - s.AUTO_DRIBBLES
        if not 0 <= rival < s.PIECES or refuse_dribble(box, state, rival) != Refusal.NONE:
            return s.NONE
        return off_marked(box, state.at[rival])  # 24.17
    if mode == AutoMode.SHOT:
        return 0 if action == s.AUTO_SHOT else s.NONE
    if mode == AutoMode.TACKLE:
        return 0 if action == s.AUTO_TACKLES + state.moved % s.PIECES else s.NONE
    return s.NONE


def least_step(box: BoxRecord, state: State) -> int:
    """Return the least rank of all steps that are not movements, NONE if there are none."""
    least = s.NONE
    for action in range(s.AUTO_PASSES, s.AUTO_REST):
        rank = step_rank(box, state, action)
        if rank != s.NONE and (least == s.NONE or rank < least):
            least = rank
    return least


def step_due(state: State) -> Refusal:
    """Return the refusal of a step of another kind than the one that is due."""
    mode = state.auto_mode
    if mode == AutoMode.GOAL_KICK:
        return Refusal.HER_KICK_DUE
    if mode == AutoMode.LOOSE_BALL:
        return Refusal.HER_CHASE_DUE
    if mode == AutoMode.SHOT:
        return Refusal.HER_SHOT_DUE
    if mode == AutoMode.TACTIC:
        return Refusal.HER_TACTIC_DUE
    if mode == AutoMode.PASS_AHEAD:
        return Refusal.HER_PASS_DUE
    if mode == AutoMode.DRIBBLE:
        return Refusal.HER_DRIBBLE_DUE
    if mode == AutoMode.ADVANCE:
        return Refusal.HER_ADVANCE_DUE
    if mode == AutoMode.BONUS:
        return Refusal.HER_BONUS_DUE
    if mode == AutoMode.GUARD:
        return Refusal.HER_GUARDING_DUE
    if mode == AutoMode.TACKLE:
        return Refusal.HER_TACKLE_DUE
    return Refusal.HER_REST_DUE if state.attacker == AUTO else Refusal.HER_DEFENCE_IS_OVER


def step_elsewhere(state: State) -> Refusal:
    """Return the refusal of a step of the right kind with the wrong target."""
    mode = state.auto_mode
    if mode == AutoMode.GOAL_KICK:
        return Refusal.HER_KICK_GOES_ELSEWHERE
    if mode == AutoMode.TACTIC:
        return Refusal.HER_TACTIC_GOES_ELSEWHERE
    if mode == AutoMode.PASS_AHEAD:
        return Refusal.HER_PASS_GOES_ELSEWHERE
    return Refusal.HER_DRIBBLE_GOES_ELSEWHERE
