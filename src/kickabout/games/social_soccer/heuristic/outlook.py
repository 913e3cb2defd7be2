"""What the rest of a round brings if nobody plays a card any more: who is fresh decides it.

Whoever is fresh on the field is a bit of a number, side after side in the order of the ring.
"""

from kickabout.games.social_soccer import state as s
from kickabout.games.social_soccer.pitch import attack_of, defence_of, is_fresh, spot_of
from kickabout.games.social_soccer.state import BlockTie, BoxRecord, State

GOAL = 100
"""The unit: hundredths of a goal."""
EXHAUSTION = 60
"""What it costs to lack a player in the next round."""


THE_BALL = 30
"""What it costs to lose the ball and a card with it."""


def fresh_now(state: State) -> int:
    """The fresh players of both sides."""
    fresh = 0
    for seat in range(s.SEATS):
        for spot in range(s.SPOTS):
            if is_fresh(state, seat, spot):
                fresh += bit(seat, spot)
    return fresh


def bit(seat: int, spot: int) -> int:
    """The number that stands for one player."""
    return 1 << (seat * s.SPOTS + spot)


def ball_spot(state: State) -> int:
    """Where the ball is, or is going with a pass that waits on the stack; NONE if nobody has it."""
    member = state.ball
    if state.stack > 0 and state.stack_kind[0] < 0 and state.stack_aim[0] > 0:
        member = state.stack_aim[0]
    return s.NONE if member <= 0 else spot_of(state, state.turn, member)


def outlook(box: BoxRecord, state: State, seat: int, turn: int, first: int, fresh: int) -> int:
    """By how much a seat comes out of the round ahead, in hundredths of a goal.

    The ball is with whoever stands at the spot `first` of the side `turn`, or with anybody there if
    `first` is NONE. All shoot while they can, attackers before defenders; the weakest defender who will
    do blocks, and nobody where none will do.
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
    """The same for the side with the ball if whoever stands at a spot gets it: with no attack left he loses
    it at once (SOC-10.25).
    """
    turn = state.turn
    if attack_of(box, state, turn, state.spot[turn, spot]) > 0:
        return outlook(box, state, seat, turn, spot, fresh)
    return outlook(box, state, seat, 1 - turn, s.NONE, fresh) - THE_BALL


def has_attacker(seat: int, fresh: int) -> bool:
    """Whether a side has an attacker among the fresh."""
    for spot in range(s.ATTACKERS):
        if fresh & bit(seat, spot) != 0:
            return True
    return False


def next_shooter(box: BoxRecord, state: State, seat: int, fresh: int) -> int:
    """Where the strongest fresh attacker stands, else the defender who is missed least, or NONE; nobody
    without attack keeps the ball.
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
    """Where the weakest fresh defender stands who stops a shot of one spot without a card, or NONE."""
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
