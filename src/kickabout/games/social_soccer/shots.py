"""Passes, shots, blocks and goals (SOC-6, 8, 9)."""

from typing import Any

from . import state as s
from .actions import (
    BLOCK,
    CARD,
    GIVE_BALL,
    GIVE_UP,
    HOLD,
    LET,
    PASS,
    PLAY,
    SHOOT,
    SPOT,
    TWIST,
    VERB,
    number_of,
)
from .cards import push
from .effects import get_ball
from .pitch import attack_of, calm_down, defence_of, is_fresh, on_field, spot_of, tire
from .refusals import Refusal
from .stack import legal_cards, refuse_card
from .state import BlockTie, BoxRecord, CardType, Entry, Phase, Rest, ShotEnd, State, TwistUse

# The ball.


def wants_attack(box: BoxRecord, state: State, only_fresh: bool) -> bool:
    """Return whether the ball was given up or lost and someone who may get it has attack left (SOC-10.26)."""
    if state.returned == 0:
        return False
    for spot in range(s.SPOTS):
        fits = on_field(spot) and (not only_fresh or is_fresh(state, state.turn, spot))
        if fits and attack_of(box, state, state.turn, state.spot[state.turn, spot]) > 0:
            return True
    return False


def wants_fresh(state: State) -> bool:
    """Return whether a fresh field player may be given the ball, so that no tired one may (SOC-4.10, 6.4)."""
    for spot in range(s.SPOTS):
        member = state.spot[state.turn, spot]
        if member not in (state.ball, state.not_to) and is_fresh(state, state.turn, spot):
            return True
    return False


def refuse_ball(box: BoxRecord, state: State, action: int) -> Refusal:
    """Return what forbids an action while somebody is to get the ball (SOC-4.10, 8.18)."""
    if VERB[action] != GIVE_BALL:
        return Refusal.RELEASE_FIRST if state.not_to > 0 else Refusal.BALL_FIRST
    only_fresh = wants_fresh(state)
    only_able = wants_attack(box, state, only_fresh)
    return refuse_getter(box, state, SPOT[action], only_fresh, only_able)


def refuse_getter(
    box: BoxRecord, state: State, spot: int, only_fresh: bool, only_able: bool
) -> Refusal:
    """Return what forbids giving the ball to the member at a spot (SOC-4.10, 5.5, 8.18, 10.26)."""
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
    """Write the members who may be given the ball; return how many there are."""
    n = 0
    only_fresh = wants_fresh(state)
    only_able = wants_attack(box, state, only_fresh)
    for spot in range(s.SPOTS):
        if refuse_getter(box, state, spot, only_fresh, only_able) == Refusal.NONE:
            out[n] = number_of(GIVE_BALL, spot)
            n += 1
    return n


def give_ball(box: BoxRecord, state: State, spot: int) -> None:
    """Give the ball to a member and begin a sequence, unless he loses it at once."""
    begin_sequence(state)
    state.not_to = 0
    get_ball(box, state, state.spot[state.turn, spot])
    if state.ball == 0:
        state.phase = Phase.RESOLVE


def begin_sequence(state: State) -> None:
    """Begin a sequence of the side with the ball (SOC-5.1, 5.7)."""
    calm_down(state, False)
    state.shot_seat = s.NONE
    for seat in range(state.seats):
        state.twisted[seat] = 0  # 8.14
    state.turns += 1
    state.phase = Phase.CARRY_ON


# Actions of the side with the ball.


def refuse_pass(state: State, holder: int, spot: int, only_fresh: bool) -> Refusal:
    """Return what forbids a pass from the spot `holder` to `spot` (SOC-5.5, 6.1, 6.4, 6.5)."""
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
    """Return what forbids a shot from the spot `holder` (SOC-6.5, 8.1, 8.2)."""
    if not is_fresh(state, state.turn, holder):
        return Refusal.TIRED_HOLDER_SHOOTS
    if holder >= s.BENCH_TO:
        for other in range(s.ATTACKERS):
            if is_fresh(state, state.turn, other):
                return Refusal.ATTACKERS_SHOOT_FIRST
    return Refusal.NONE


def refuse_play(box: BoxRecord, state: State, action: int) -> int:
    """Return what forbids an action of the side with the ball (SOC-5.2, 5.6, 5.9, 5.10)."""
    seat = state.turn
    verb = VERB[action]
    if verb == PLAY:
        return refuse_card(box, state, seat, CARD[action])
    if verb == TWIST:
        return Refusal.TWIST_WITHOUT_BLOCK
    holder = spot_of(state, seat, state.ball)
    if verb == PASS:
        return refuse_pass(state, holder, SPOT[action], wants_fresh(state))
    if verb == SHOOT:
        return refuse_shot(state, holder)
    if verb == GIVE_BALL:
        return Refusal.HOLDER_HAS_BALL
    if is_fresh(state, seat, holder):
        if verb == GIVE_UP:
            return Refusal.HOLDER_IS_FRESH
        return Refusal.YOURS_TO_BEGIN if verb == HOLD else Refusal.YOU_HAVE_BALL
    return Refusal.NONE if verb == GIVE_UP else Refusal.HOLDER_IS_TIRED


def legal_play(box: BoxRecord, state: State, out: Any) -> int:
    """Write the legal actions of the side with the ball; return how many there are."""
    seat = state.turn
    holder = spot_of(state, seat, state.ball)
    fresh = is_fresh(state, seat, holder)
    n = 0
    if fresh:
        only_fresh = wants_fresh(state)
        for spot in range(s.SPOTS):
            if refuse_pass(state, holder, spot, only_fresh) == Refusal.NONE:
                out[n] = number_of(PASS, spot)
                n += 1
        if refuse_shot(state, holder) == Refusal.NONE:
            out[n] = SHOOT
            n += 1
    n = legal_cards(box, state, seat, out, n)
    if not fresh:
        out[n] = GIVE_UP
        n += 1
    return n


def pass_ball(state: State, spot: int) -> None:
    """Tire the holder and announce his pass, which the rival may answer (SOC-6.3, 6.7)."""
    seat = state.turn
    tire(state, seat, state.ball, Rest.TIRED)
    announce(state, Entry.PASS, 1 - seat)
    state.stack_aim[0] = state.spot[seat, spot]


def announce(state: State, entry: int, asked: int) -> None:
    """Put a pass or a shot on the stack and ask a seat for cards first."""
    push(state, entry, state.turn)
    state.asked = asked
    state.holds = 0
    state.phase = Phase.ANSWER


def give_up(state: State) -> None:
    """Give up the ball of a tired holder to the rival, who draws no card for it."""
    state.turn = 1 - state.turn
    state.ball = 0
    state.returned = 1
    state.phase = Phase.BALL


# Shots.


def shoot(state: State) -> None:
    """Announce a shot, which tires an attacker and exhausts a defender; the rival may answer with cards before
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


def refuse_blocker(state: State, spot: int) -> Refusal:
    """Return what forbids to block with the member at a spot of the side without the ball (SOC-5.5, 8.6)."""
    if not on_field(spot):
        return Refusal.ON_BENCH
    if spot < s.ATTACKERS:
        return Refusal.ATTACKER_BLOCKS_NOT
    return Refusal.NONE if is_fresh(state, 1 - state.turn, spot) else Refusal.TIRED_BLOCKS_NOT


def has_blocker(state: State) -> bool:
    """Return whether the rival has a fresh defender who can block (SOC-8.6, 8.9)."""
    for spot in range(s.BENCH_TO, s.SPOTS):
        if refuse_blocker(state, spot) == Refusal.NONE:
            return True
    return False


def legal_blocks(state: State, out: Any) -> int:
    """Write the possible blockers and the choice to let the shot through; return how many there are."""
    n = 0
    for spot in range(s.BENCH_TO, s.SPOTS):
        if refuse_blocker(state, spot) == Refusal.NONE:
            out[n] = number_of(BLOCK, spot)
            n += 1
    out[n] = LET
    return n + 1


def block(state: State, action: int) -> None:
    """Block with a defender, who tires, and let both sides add cards; or let the shot go in."""
    rival = 1 - state.turn
    if action == LET:
        score(state)
        return
    state.blocker = state.spot[rival, SPOT[action]]
    state.shot_against = state.blocker
    tire(state, rival, state.blocker, Rest.TIRED)
    announce(state, Entry.SHOT, state.turn)  # 8.12


def compare(box: BoxRecord, state: State) -> None:
    """Compare attack with defence: a goal, or the ball for the blocking side (SOC-8.10, 8.11, 13.4)."""
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
    """Score a goal, which a card of the conceding side's deck will count (SOC-9.1)."""
    state.shot_end = ShotEnd.GOAL
    state.goals[state.turn] += 1
    state.total[state.turn] += 1
    state.scorer = state.turn
    state.phase = Phase.REVEAL


def reveal(box: BoxRecord, state: State, kind: int) -> None:
    """Count a goal by a card of the conceding side; a Twist takes effect first (SOC-9.1 to 9.3)."""
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
    """Give the ball to the conceding side (SOC-9.7)."""
    state.turn = 1 - state.scorer
    state.scorer = s.NONE
    state.ball = 0
    state.shooter = 0
    state.blocker = 0
    state.stolen = 0


def after_stack(state: State) -> None:
    """Go on after the stack is empty: with the sequence, or with the side that has won the ball."""
    if state.scorer != s.NONE:
        kick_off(state)
    if state.ball == 0:
        state.phase = Phase.STEAL_DRAW if state.stolen == 1 else Phase.BALL
    else:
        state.phase = Phase.CARRY_ON
