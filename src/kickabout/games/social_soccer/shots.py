"""Passes, shots, blocks and goals (SOC-6, 8, 9)."""

from typing import Any

from kickabout.games.social_soccer import state as s
from kickabout.games.social_soccer.cards import push
from kickabout.games.social_soccer.pitch import (
    attack_of,
    calm_down,
    defence_of,
    is_fresh,
    may_shoot,
    on_field,
    spot_of,
    tire,
)
from kickabout.games.social_soccer.stack import legal_cards
from kickabout.games.social_soccer.state import (
    BlockTie,
    BoxRecord,
    CardType,
    Entry,
    Phase,
    Rest,
    ShotEnd,
    State,
    TwistUse,
)

# The ball.


def legal_balls(state: State, first: int, out: Any, n: int) -> int:
    """Adds who may get the ball: the fresh on the field, or any there if none is (SOC-4.10, 6.4, 8.18)."""
    seat = state.turn
    wants_fresh = False
    for spot in range(s.SPOTS):
        if is_free(state, spot) and is_fresh(state, seat, spot):
            wants_fresh = True
    for spot in range(s.SPOTS):
        if is_free(state, spot) and (not wants_fresh or is_fresh(state, seat, spot)):
            out[n] = first + spot
            n += 1
    return n


def is_free(state: State, spot: int) -> bool:
    """Whether somebody on the field may be given the ball, who does not have it."""
    member = state.spot[state.turn, spot]
    return on_field(spot) and member != state.ball and member != state.not_to


def give_ball(state: State, spot: int) -> None:
    """A member gets the ball, and a sequence begins."""
    state.ball = state.spot[state.turn, spot]
    state.not_to = 0
    begin_sequence(state)


def begin_sequence(state: State) -> None:
    """The side with the ball begins a sequence (SOC-5.1, 5.7)."""
    calm_down(state, False)
    state.shot_seat = s.NONE
    for seat in range(state.seats):
        state.twisted[seat] = 0  # 8.14
    state.turns += 1
    state.phase = Phase.CARRY_ON


# What a sequence goes on with.


def legal_play(box: BoxRecord, state: State, out: Any) -> int:
    """Writes what the side with the ball may do (SOC-5.2, 5.9, 5.10)."""
    seat = state.turn
    n = 0
    fresh = is_fresh(state, seat, spot_of(state, seat, state.ball))
    if fresh:
        n = legal_balls(state, s.PASSES, out, n)
        if may_shoot(state):
            out[n] = s.SHOOT
            n += 1
    n = legal_cards(box, state, seat, out, n)
    if not fresh:
        out[n] = s.GIVE_UP  # 5.10
        n += 1
    return n


def pass_ball(state: State, spot: int) -> None:
    """The holder tires; the pass stands once the rival has let it happen (SOC-6.3, 6.7)."""
    seat = state.turn
    tire(state, seat, state.ball, Rest.TIRED)
    push(state, Entry.PASS, seat)
    state.stack_aim[0] = state.spot[seat, spot]
    state.asked = 1 - seat
    state.holds = 0
    state.phase = Phase.ANSWER


def give_up(state: State) -> None:
    """A side whose holder is tired leaves the ball to the rival, who draws nothing for it."""
    state.turn = 1 - state.turn
    state.ball = 0
    state.phase = Phase.BALL


# Shots.


def shoot(state: State) -> None:
    """An attacker tires by a shot, a defender is exhausted by it (SOC-8.1, 8.4)."""
    seat = state.turn
    spot = spot_of(state, seat, state.ball)
    tire(state, seat, state.ball, Rest.TIRED if spot < s.ATTACKERS else Rest.EXHAUSTED)
    state.shooter = state.ball
    state.shot_seat = seat
    state.shot_by = state.shooter
    state.shot_against = 0
    state.shot_attack = 0
    state.shot_defence = 0
    state.shot_end = ShotEnd.UNDER_WAY
    state.goal_card = s.NONE
    state.phase = Phase.BLOCK


def has_blocker(state: State) -> bool:
    """Whether the rival has a fresh defender (SOC-8.5, 8.8)."""
    for spot in range(s.BENCH_TO, s.SPOTS):
        if is_fresh(state, 1 - state.turn, spot):
            return True
    return False


def legal_blocks(state: State, out: Any) -> int:
    """Writes who may intercept, and that nobody has to."""
    n = 0
    for spot in range(s.BENCH_TO, s.SPOTS):
        if is_fresh(state, 1 - state.turn, spot):
            out[n] = s.BLOCKS + spot
            n += 1
    out[n] = s.LET
    return n + 1


def block(state: State, action: int) -> None:
    """A defender tires by intercepting, and both sides may add cards; or the shot goes in."""
    rival = 1 - state.turn
    if action == s.LET:
        score(state)
        return
    state.blocker = state.spot[rival, action - s.BLOCKS]
    state.shot_against = state.blocker
    tire(state, rival, state.blocker, Rest.TIRED)
    push(state, Entry.SHOT, state.turn)
    state.asked = state.turn  # 8.11
    state.holds = 0
    state.phase = Phase.ANSWER


def compare(box: BoxRecord, state: State) -> None:
    """Attack against defence (SOC-8.9, 8.10, 13.4)."""
    rival = 1 - state.turn
    state.shot_attack = attack_of(box, state, state.turn, state.shooter)
    state.shot_defence = defence_of(box, state, rival, state.blocker)
    lead = state.shot_attack - state.shot_defence
    if lead > 0 or (lead == 0 and box.tie != BlockTie.BLOCKED):
        score(state)
        return
    state.shot_end = ShotEnd.BLOCKED
    state.not_to = state.blocker  # 8.18
    state.turn = rival
    state.ball = 0
    state.shooter = 0
    state.blocker = 0
    state.stolen = 1


# Goals.


def score(state: State) -> None:
    """A goal: the conceding side's deck will count it (SOC-9.1)."""
    state.shot_end = ShotEnd.GOAL
    state.goals[state.turn] += 1
    state.total[state.turn] += 1
    state.scorer = state.turn
    state.phase = Phase.REVEAL


def reveal(box: BoxRecord, state: State, kind: int) -> None:
    """The top card of the conceding side goes to its goal zone; a Twist works first (SOC-9.1 to 9.3)."""
    seat = 1 - state.scorer
    state.goal_card = kind
    state.deck[seat, kind] -= 1
    state.deck_size[seat] -= 1
    if box.types[kind] == CardType.TWIST:
        push(state, kind, seat)
        state.stack_twist[state.stack - 1] = TwistUse.REVEAL
    else:
        state.zone[seat, kind] += 1
    state.phase = Phase.RESOLVE


def kick_off(state: State) -> None:
    """The conceding side has the ball (SOC-9.7)."""
    state.turn = 1 - state.scorer
    state.scorer = s.NONE
    state.ball = 0
    state.shooter = 0
    state.blocker = 0
    state.stolen = 0


def after_stack(state: State) -> None:
    """Nothing is left on the stack: the sequence goes on, or the ball has changed sides."""
    if state.scorer != s.NONE:
        kick_off(state)
    if state.ball == 0:
        state.phase = Phase.STEAL_DRAW if state.stolen == 1 else Phase.BALL
    else:
        state.phase = Phase.CARRY_ON
