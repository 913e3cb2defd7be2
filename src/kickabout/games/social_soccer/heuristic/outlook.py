"""The outlook: the lead that the rest of a round brings if nobody plays a card.

It depends on which field players are fresh. They are a bit set, side by side in the order of the ring.
"""

from .. import state as s
from ..pitch import attack_of, defence_of, is_fresh, spot_of
from ..state import BlockTie, BoxRecord, State

GOAL = 100
"""The unit of worth: hundredths of a goal."""
EXHAUSTION = 60
"""The cost of lacking an exhausted player in the next round."""


THE_BALL = 30
"""The cost of losing the ball, and the card that the rival draws for it."""


def fresh_now(state: State) -> int:
    """Return the bit set of the fresh players of both sides."""
    fresh = 0
    for seat in range(s.SEATS):
        for spot in range(s.SPOTS):
            if is_fresh(state, seat, spot):
                fresh += bit(seat, spot)
    return fresh


def bit(seat: int, spot: int) -> int:
    """Return the bit of the player at a spot."""
    return 1 << (seat * s.SPOTS + spot)


def ball_spot(state: State) -> int:
    """Return the spot of the ball, or the one that a pass on the stack goes to; NONE without a ball."""
    member = state.ball
    if state.stack > 0 and state.stack_kind[0] < 0 and state.stack_aim[0] > 0:
        member = state.stack_aim[0]
    return s.NONE if member <= 0 else spot_of(state, state.turn, member)


def outlook(box: BoxRecord, state: State, seat: int, turn: int, first: int, fresh: int) -> int:
    """Return a seat's lead over the rest of the round, in hundredths of a goal.

    The ball is with the player at the spot `first` of the side `turn`, or with any of that side if `first` is
    NONE. Both sides shoot while they can, attackers before defenders; the weakest defender who suffices blocks,
    and nobody if none does.
    """
    lead = 0
    given_up = 0
    exhaustion = EXHAUSTION if state.round < box.rounds else 0
    while given_up < s.SEATS:
        spot = first if first != s.NONE else next_shooter(box, state, turn, fresh)
        first = s.NONE
        if spot == s.NONE or fresh & bit(turn, spot) == 0:
            turn = 1 - turn
            given_up += 1
            continue
        given_up = 0
        fresh -= bit(turn, spot)
        if spot >= s.BENCH_TO and has_attacker(turn, fresh):
            continue  # he passes
        gain = GOAL
        blocker = who_blocks(box, state, turn, spot, fresh)
        if blocker != s.NONE:
            fresh -= bit(1 - turn, blocker)
            gain = 0
        if spot >= s.BENCH_TO:
            gain -= exhaustion
        lead += gain if turn == seat else -gain
        turn = 1 - turn
    return lead


def with_ball(box: BoxRecord, state: State, seat: int, spot: int, fresh: int) -> int:
    """Return the outlook if the side with the ball gives it to the player at a spot; with no attack left he
    loses it at once (SOC-10.25).
    """
    turn = state.turn
    if attack_of(box, state, turn, state.spot[turn, spot]) > 0:
        return outlook(box, state, seat, turn, spot, fresh)
    return outlook(box, state, seat, 1 - turn, s.NONE, fresh) - THE_BALL


def has_attacker(seat: int, fresh: int) -> bool:
    """Return whether a side has a fresh attacker."""
    for spot in range(s.ATTACKERS):
        if fresh & bit(seat, spot) != 0:
            return True
    return False


def next_shooter(box: BoxRecord, state: State, seat: int, fresh: int) -> int:
    """Return the spot of the strongest fresh attacker, else of the weakest fresh defender, or NONE; players without
    attack cannot keep the ball.
    """
    best = s.NONE
    most = 0
    for spot in range(s.ATTACKERS):
        if fresh & bit(seat, spot) != 0:
            attack = attack_of(box, state, seat, state.spot[seat, spot])
            if attack > most:
                best = spot
                most = attack
    if best != s.NONE:
        return best
    least = 0
    for spot in range(s.BENCH_TO, s.SPOTS):
        member = state.spot[seat, spot]
        if fresh & bit(seat, spot) != 0 and attack_of(box, state, seat, member) > 0:
            defence = defence_of(box, state, seat, member)
            if best == s.NONE or defence < least:
                best = spot
                least = defence
    return best


def who_blocks(box: BoxRecord, state: State, turn: int, shooter: int, fresh: int) -> int:
    """Return the spot of the weakest fresh defender who stops a shot without a card, or NONE."""
    needed = attack_of(box, state, turn, state.spot[turn, shooter]) + int(
        box.tie != BlockTie.BLOCKED
    )
    best = s.NONE
    least = 0
    for spot in range(s.BENCH_TO, s.SPOTS):
        if fresh & bit(1 - turn, spot) != 0:
            defence = defence_of(box, state, 1 - turn, state.spot[1 - turn, spot])
            if defence >= needed and (best == s.NONE or defence < least):
                best = spot
                least = defence
    return best
