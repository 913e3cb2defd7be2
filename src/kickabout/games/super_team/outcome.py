"""The results of the dice in Super Team: who wins the action, and where the ball
ends. Numbers are rulebook clauses.
"""

from typing import Any

from kickabout.engine.game import CHANCE

from . import state as s
from .actions import AUTO_LAND, GREEN, WHITE_1, WHITE_2, number_of
from .pitch import (
    ask,
    carrier,
    first_on_line,
    half_way,
    is_auto,
    keeps_at_home,
    seat_of,
    swap,
    take_ball,
)
from .power import bonus, has_ability, roller, stat_rolled, team_has
from .refusals import Refusal
from .state import AbilityKind, BallAction, BoxRecord, Phase, State


def roll(box: BoxRecord, state: State, action: int, answering: bool) -> None:
    """Record the dice of one side (SUPER-8.1, 8.3, 8.4)."""
    piece = roller(state, answering)
    seat = seat_of(piece)
    state.green[seat] = GREEN[action]
    state.white[seat, 0] = WHITE_1[action]
    state.white[seat, 1] = WHITE_2[action]
    total = state.green[seat] + bonus(box, state, piece, stat_rolled(state, answering))
    for i in range(s.MOST_WHITES):
        if state.white[seat, i] > 0:
            total += state.white[seat, i] - 2  # 8.3
    state.result[seat] = total + state.bids[seat] - state.power[seat]  # 10.5, 11.10
    if state.action != BallAction.PASS and not answering:  # 10.4
        state.phase = Phase.ANSWER_ROLL
    else:
        resolve(box, state)


def resolve(box: BoxRecord, state: State) -> None:
    """Resolve the action by the dice (SUPER-8.11, 10.5, 11.11, 12.3, 13.3)."""
    doer = state.doer
    seat = seat_of(doer)
    mine = state.result[seat]
    theirs = state.result[1 - seat]
    state.skipping = 0
    state.rolled = 1
    if state.action == BallAction.PASS:
        if mine >= 0:  # 10.5
            state.success = 1
            come_to_rest(box, state, state.target)
        else:
            lose_ball(box, state)
    elif state.action == BallAction.SHOT:
        if mine >= theirs:
            state.success = 1
            state.landed = state.target
            score(box, state, seat)  # 11.11
        else:
            lose_ball(box, state)  # 11.12
    elif state.action == BallAction.DRIBBLE:
        state.landed = state.ball
        if mine >= theirs:  # 12.3
            win_duel(box, state, doer, state.rival)
            come_to_rest(box, state, state.at[doer])
    elif mine > theirs:  # 13.3
        rival = state.rival
        win_duel(box, state, doer, rival)
        take_ball(box, state, state.at[doer], rival)
        state.landed = state.ball
    else:
        state.tackled[doer] = 1  # 13.5
        state.landed = state.ball


def score(box: BoxRecord, state: State, seat: int) -> None:
    """Count a goal of a side, and pay the other side the Morale of its ability (SUPER-11.1, 22.14)."""
    state.goals[seat] += 1
    state.scored = 1
    comeback = team_has(box, state, 1 - seat, AbilityKind.COMEBACK_MORALE)
    gain_morale(box, state, 1 - seat, comeback)


def win_duel(box: BoxRecord, state: State, winner: int, loser: int) -> None:
    """Swap the places of winner and loser, and pay a Leader's Morale (SUPER-12.3, 13.3)."""
    state.success = 1
    swap(state, winner, loser)  # 12.5, 13.8
    gain_morale(
        box, state, seat_of(winner), has_ability(box, state, winner, AbilityKind.LEADER)
    )  # 22.6


def come_to_rest(box: BoxRecord, state: State, space: int) -> None:
    """Put the ball of the action under way on the space where it ends (SUPER-14.6, 14.19, 14.20).

    A Goalie who gets it there in his own penalty area, by a shot or from a team-mate, owes a goal
    kick.
    """
    doer = state.doer
    take_ball(box, state, space, doer)
    state.landed = space
    piece = carrier(state)
    if piece != s.NONE and piece != doer and keeps_at_home(box, piece, space):
        given = state.action == BallAction.SHOT or seat_of(piece) == seat_of(doer)
        state.goal_kick = 1 if given else state.goal_kick


def where_lost(state: State, start: int, end: int, is_shot: bool, second: bool) -> int:
    """Return where a failed pass or shot stops: at the first piece on its line, else half-way, on
    the `second` of two spaces if the line runs between them (SUPER-10.6 to 10.8, 11.12 to 11.14).
    """
    piece = first_on_line(state, start, end, is_shot)
    return state.at[piece] if piece != s.NONE else half_way(start, end, second)


def lose_ball(box: BoxRecord, state: State) -> None:
    """Stop the ball of a failed pass or shot, or ask on which of two spaces it stops
    (SUPER-9.9, 10.6, 11.12, 11.16).
    """
    is_shot = state.action == BallAction.SHOT
    one = where_lost(state, state.origin, state.target, is_shot, False)  # 11.16
    if one == where_lost(state, state.origin, state.target, is_shot, True):
        come_to_rest(box, state, one)
    else:
        ask(state, Phase.LAND, CHANCE if is_auto(box, seat_of(state.doer)) else seat_of(state.doer))


def lands(state: State, out: Any) -> int:
    """Write where the ball of AutoTeam's failed pass or shot may stop, ascending (SUPER-9.8, 9.9)."""
    one = half_way(state.origin, state.target, False)
    other = half_way(state.origin, state.target, True)
    out[0] = number_of(AUTO_LAND, min(one, other))
    out[1] = number_of(AUTO_LAND, max(one, other))
    return 2


def refuse_landing(state: State, space: int) -> Refusal:
    """Return what forbids the actor to stop the ball of a failed pass or shot on a space (SUPER-9.8)."""
    one = half_way(state.origin, state.target, False)
    other = half_way(state.origin, state.target, True)
    return Refusal.NONE if space in (one, other) else Refusal.NOT_HALF_WAY


def gain_morale(box: BoxRecord, state: State, seat: int, tokens: int) -> None:
    """Give a side Morale from the bank, as far as there is any (SUPER-8.10)."""
    bank = box.morale_tokens - state.morale[0] - state.morale[1]
    state.morale[seat] += min(tokens, bank)
