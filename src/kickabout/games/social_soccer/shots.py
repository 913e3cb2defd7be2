"""Passes, shots, blocks and goals (SOC-6, 8, 9)."""

from typing import Any

from kickabout.games.social_soccer import state as s
from kickabout.games.social_soccer.cards import push
from kickabout.games.social_soccer.effects import get_ball
from kickabout.games.social_soccer.pitch import (
    attack_of,
    calm_down,
    defence_of,
    is_fresh,
    on_field,
    spot_of,
    tire,
)
from kickabout.games.social_soccer.refusals import Refusal
from kickabout.games.social_soccer.stack import legal_cards, refuse_card
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


def wants_attack(box: BoxRecord, state: State, only_fresh: bool) -> bool:
    """Whether the ball comes back from the rival, and somebody who may get it has attack left (SOC-10.26)."""
    if state.returned == 0:
        return False
    for spot in range(s.SPOTS):
        fits = on_field(spot) and (not only_fresh or is_fresh(state, state.turn, spot))
        if fits and attack_of(box, state, state.turn, state.spot[state.turn, spot]) > 0:
            return True
    return False


def wants_fresh(state: State) -> bool:
    """Whether somebody fresh on the field may be given the ball, so that no tired one is (SOC-4.10, 6.4)."""
    for spot in range(s.SPOTS):
        member = state.spot[state.turn, spot]
        if member not in (state.ball, state.not_to) and is_fresh(state, state.turn, spot):
            return True
    return False


def refuse_ball(
    box: BoxRecord, state: State, spot: int, only_fresh: bool, only_able: bool
) -> Refusal:
    """Why whoever stands at a spot is not given the ball (SOC-4.10, 5.5, 8.18, 10.26)."""
    if not on_field(spot):
        return Refusal.ON_BENCH
    if state.spot[state.turn, spot] == state.not_to:
        return Refusal.BLOCKER_PASSES_ON
    if only_fresh and not is_fresh(state, state.turn, spot):
        return Refusal.TIRED_GETS_NO_RELEASE if state.not_to > 0 else Refusal.TIRED_GETS_NO_BALL
    if only_able and attack_of(box, state, state.turn, state.spot[state.turn, spot]) == 0:
        return Refusal.WOULD_LOSE_BALL_AGAIN
    return Refusal.NONE


def legal_balls(box: BoxRecord, state: State, out: Any) -> int:
    """Writes who may be given the ball."""
    n = 0
    only_fresh = wants_fresh(state)
    only_able = wants_attack(box, state, only_fresh)
    for spot in range(s.SPOTS):
        if refuse_ball(box, state, spot, only_fresh, only_able) == Refusal.NONE:
            out[n] = s.BALLS + spot
            n += 1
    return n


def give_ball(box: BoxRecord, state: State, spot: int) -> None:
    """A member gets the ball, and a sequence begins, unless he loses it at once."""
    begin_sequence(state)
    state.not_to = 0
    get_ball(box, state, state.spot[state.turn, spot])
    if state.ball == 0:
        state.phase = Phase.RESOLVE


def begin_sequence(state: State) -> None:
    """The side with the ball begins a sequence (SOC-5.1, 5.7)."""
    calm_down(state, False)
    state.shot_seat = s.NONE
    for seat in range(state.seats):
        state.twisted[seat] = 0  # 8.14
    state.turns += 1
    state.phase = Phase.CARRY_ON


# What a sequence goes on with.


def refuse_pass(state: State, holder: int, spot: int, only_fresh: bool) -> Refusal:
    """Why whoever has the ball, at the spot `holder`, does not pass to another (SOC-5.5, 6.1, 6.4, 6.5)."""
    if not is_fresh(state, state.turn, holder):
        return Refusal.TIRED_HOLDER_PASSES
    if not on_field(spot):
        return Refusal.BENCH_GETS_NO_PASS
    if spot == holder:
        return Refusal.HOLDER_GETS_NO_PASS
    if only_fresh and not is_fresh(state, state.turn, spot):
        return Refusal.TIRED_GETS_NO_PASS
    return Refusal.NONE


def refuse_shot(state: State, holder: int) -> Refusal:
    """Why whoever has the ball does not shoot (SOC-6.5, 8.1, 8.2)."""
    if not is_fresh(state, state.turn, holder):
        return Refusal.TIRED_HOLDER_SHOOTS
    if holder >= s.BENCH_TO:
        for other in range(s.ATTACKERS):
            if is_fresh(state, state.turn, other):
                return Refusal.ATTACKERS_SHOOT_FIRST
    return Refusal.NONE


def refuse_play(box: BoxRecord, state: State, action: int) -> Refusal:
    """Why the side with the ball does not go on like this (SOC-5.2, 5.6, 5.9, 5.10)."""
    seat = state.turn
    holder = spot_of(state, seat, state.ball)
    if s.PLAYS <= action < s.TWISTS:
        return refuse_card(box, state, seat, action - s.PLAYS)
    if s.TWISTS <= action < s.TIRES:
        return Refusal.TWIST_WITHOUT_BLOCK
    if s.PASSES <= action < s.SHOOT:
        return refuse_pass(state, holder, action - s.PASSES, wants_fresh(state))
    if action == s.SHOOT:
        return refuse_shot(state, holder)
    if s.BALLS <= action < s.PASSES:
        return Refusal.HOLDER_HAS_BALL
    if is_fresh(state, seat, holder):
        if action == s.GIVE_UP:
            return Refusal.HOLDER_IS_FRESH
        return Refusal.YOURS_TO_BEGIN if action == s.HOLD else Refusal.YOU_HAVE_BALL
    return Refusal.NONE if action == s.GIVE_UP else Refusal.HOLDER_IS_TIRED


def legal_play(box: BoxRecord, state: State, out: Any) -> int:
    """Writes what the side with the ball may do."""
    seat = state.turn
    holder = spot_of(state, seat, state.ball)
    fresh = is_fresh(state, seat, holder)
    n = 0
    if fresh:
        only_fresh = wants_fresh(state)
        for spot in range(s.SPOTS):
            if refuse_pass(state, holder, spot, only_fresh) == Refusal.NONE:
                out[n] = s.PASSES + spot
                n += 1
        if refuse_shot(state, holder) == Refusal.NONE:
            out[n] = s.SHOOT
            n += 1
    n = legal_cards(box, state, seat, out, n)
    if not fresh:
        out[n] = s.GIVE_UP
        n += 1
    return n


def pass_ball(state: State, spot: int) -> None:
    """The holder tires; the pass stands once the rival has let it happen (SOC-6.3, 6.7)."""
    seat = state.turn
    tire(state, seat, state.ball, Rest.TIRED)
    announce(state, Entry.PASS, 1 - seat)
    state.stack_aim[0] = state.spot[seat, spot]


def announce(state: State, entry: int, asked: int) -> None:
    """A pass or a shot goes on the stack, and a seat is asked for cards first."""
    push(state, entry, state.turn)
    state.asked = asked
    state.holds = 0
    state.phase = Phase.ANSWER


def give_up(state: State) -> None:
    """A side whose holder is tired leaves the ball to the rival, who draws nothing for it."""
    state.turn = 1 - state.turn
    state.ball = 0
    state.returned = 1
    state.phase = Phase.BALL


# Shots.


def shoot(state: State) -> None:
    """An attacker tires by a shot, a defender is exhausted by it; the rival may answer with cards before
    anybody blocks (SOC-8.1, 8.4, 8.5).
    """
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
    announce(state, Entry.SHOT, 1 - seat)


def refuse_block(state: State, action: int) -> Refusal:
    """Why the side without the ball does not meet a shot like this (SOC-5.5, 8.6)."""
    if action == s.LET:
        return Refusal.NONE
    if not s.BLOCKS <= action < s.LET:
        return Refusal.BLOCK_FIRST
    spot = action - s.BLOCKS
    if not on_field(spot):
        return Refusal.ON_BENCH
    if spot < s.ATTACKERS:
        return Refusal.ATTACKER_BLOCKS_NOT
    return Refusal.NONE if is_fresh(state, 1 - state.turn, spot) else Refusal.TIRED_BLOCKS_NOT


def has_blocker(state: State) -> bool:
    """Whether the rival has a fresh defender (SOC-8.6, 8.9)."""
    for spot in range(s.BENCH_TO, s.SPOTS):
        if refuse_block(state, s.BLOCKS + spot) == Refusal.NONE:
            return True
    return False


def legal_blocks(state: State, out: Any) -> int:
    """Writes who may intercept, and that nobody has to."""
    n = 0
    for action in range(s.BLOCKS, s.LET + 1):
        if refuse_block(state, action) == Refusal.NONE:
            out[n] = action
            n += 1
    return n


def block(state: State, action: int) -> None:
    """A defender tires by intercepting, and both sides may add cards; or the shot goes in."""
    rival = 1 - state.turn
    if action == s.LET:
        score(state)
        return
    state.blocker = state.spot[rival, action - s.BLOCKS]
    state.shot_against = state.blocker
    tire(state, rival, state.blocker, Rest.TIRED)
    announce(state, Entry.SHOT, state.turn)  # 8.12


def compare(box: BoxRecord, state: State) -> None:
    """Attack against defence (SOC-8.10, 8.11, 13.4)."""
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
