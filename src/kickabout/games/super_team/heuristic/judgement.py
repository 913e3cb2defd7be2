"""The worth of places on the pitch, the ball and Morale to the heuristic of Super
Team, in thousandths of a goal.
"""

from .. import state as s
from ..movement import held_up
from ..outcome import where_lost
from ..pitch import (
    ahead,
    blocks,
    carrier,
    crosses,
    cuts,
    distance,
    forward,
    is_goalie,
    may_stand,
    neighbour,
    outfield_of,
    own_area,
    pieces_of,
    seat_of,
    target_space,
)
from ..state import BoxRecord, State
from .odds import CERTAIN, pass_chance, shot_bound, shot_chance, shot_lead, shot_stray

RANGE = 8
"""The furthest distance from which a shot is considered."""
MISSED = -160
"""The worth of the position after a shot that was not a goal: mostly their Goalie has the ball."""
HELD, HELD_ROW, PRESSED = 50, 20, 25
"""The worth of having the ball at the end of a turn: in the middle of the pitch, for each space
nearer to goal, for each opponent beside it.
"""
GIVEN, GIVEN_ROW = 150, 15
"""The same for the opponents, whose turn comes next."""
LOOSE = 40
"""The worth of a loose ball that lies nearer to one's own side; its cost
if it lies nearer to the other.
"""
SCARCE, AMPLE = 105, 20
"""The worth of a Morale token up to the most that a roll may take, and beyond."""
PLENTY = 3
LEAST = -100_000
"""Less than the worth of anything."""
PAID = 20
"""The part of the Morale that it could pay for a shot that a side counts as spent, in per cent."""
HOPELESS = 300
"""The least chance of a pass that is counted on, per mille."""
BACK_KICK = 80
"""The cost of the ball being with the own Goalie, who must pass."""
CLOSER, BESIDE, BEHIND = 8, 30, 20
"""The worth of a defender for each space nearer to the ball, and beside it; the cost
of one whom the ball has passed.
"""
SHUT, BLOCK, SHADE = 50, 12, 6
"""The worth of a defender on the ball's lines to all three spaces of the goal, and on each; and on
a line of an opponent without the ball.
"""
MARKED = 12
"""The worth of a defender beside an opponent without the ball who is near the goal."""
HOME = 20
"""The cost of each space that a Goalie is away from the middle of his goal."""
UP = 1
"""The worth of an attacker without the ball for each space nearer to goal."""
OPEN = 120
"""The worth of an attacker who could receive the ball and shoot, if both were certain."""


# Morale.


def price(state: State, seat: int, tokens: int) -> int:
    """Return the worth of so many tokens of a seat's Morale to it: the last ones are worth most."""
    held = state.morale[seat]
    scarce = max(PLENTY - max(held - tokens, 0), 0) - max(PLENTY - held, 0)
    return SCARCE * scarce + AMPLE * (tokens - scarce)


def gain(state: State, seat: int, tokens: int) -> int:
    """Return the worth of so many additional tokens."""
    scarce = min(tokens, max(PLENTY - state.morale[seat], 0))
    return SCARCE * scarce + AMPLE * (tokens - scarce)


def spare_morale(state: State, seat: int) -> int:
    """Return the Morale that a seat can pay without running short."""
    return min(max(state.morale[seat] - PLENTY, 0), PLENTY)


def edge(state: State, seat: int) -> int:
    """Return by how much a seat can outbid the other side on a roll."""
    return min(state.morale[seat], PLENTY) - min(state.morale[1 - seat], PLENTY)


# Having the ball.


def advance(box: BoxRecord, space: int, seat: int) -> int:
    """Return how many spaces nearer to the goal that a seat attacks a space is than the middle of
    the pitch, less than 0 if it is further away.
    """
    return box.rows // 2 - distance(space, target_space(box, 1 - seat, 1))


def pressure(state: State, space: int, seat: int) -> int:
    """Return the number of opponents of a seat beside a space."""
    count = 0
    for piece in pieces_of(1 - seat):
        if state.at[piece] != s.NONE and distance(state.at[piece], space) == 1:
            count += 1
    return count


def hold(box: BoxRecord, state: State, space: int, seat: int) -> int:
    """Return the worth to a seat of having the ball on a space when its turn ends."""
    return HELD + HELD_ROW * advance(box, space, seat) - PRESSED * pressure(state, space, seat)


def given(box: BoxRecord, state: State, space: int, seat: int) -> int:
    """Return the cost to a seat of its opponents having the ball on a space when its turn ends."""
    return GIVEN + GIVEN_ROW * advance(box, space, 1 - seat)


def nearest(state: State, space: int, seat: int) -> int:
    """Return the distance of a seat's nearest outfield piece from a space."""
    near = s.COLS + s.COLS
    for piece in outfield_of(seat):
        if state.at[piece] != s.NONE:
            near = min(near, distance(state.at[piece], space))
    return near


def ball_at(box: BoxRecord, state: State, space: int, seat: int) -> int:
    """Return the worth to a seat of the ball being on a space, whoever stands there."""
    piece = state.on[space] - 1
    if piece != s.NONE and seat_of(piece) == seat:
        if is_goalie(piece) and own_area(box, space, seat):
            return hold(box, state, space, seat) - BACK_KICK
        return hold(box, state, space, seat)
    if piece != s.NONE:
        return -given(box, state, space, seat)
    theirs = nearest(state, space, 1 - seat)
    if theirs <= 2:
        return -given(box, state, space, seat)
    mine = nearest(state, space, seat)
    worth = (hold(box, state, space, seat) - given(box, state, space, seat)) // 2
    return worth + (LOOSE if mine < theirs else -LOOSE)


# Attack.


def worth_of_shot(box: BoxRecord, state: State, piece: int, space: int, over: int) -> int:
    """Return the worth of a piece's shot from a space; at or below `over` it may be inexact."""
    seat = seat_of(piece)
    if distance(space, target_space(box, 1 - seat, 1)) > RANGE:
        return MISSED
    cost = price(state, seat, min(state.morale[seat], PLENTY)) * PAID // 100
    needed = (over + cost - MISSED) * CERTAIN // (CERTAIN - MISSED)
    lead = shot_lead(box, state, piece) + s.FACES * edge(state, seat)
    stray = shot_stray(box, state, seat)
    goal = needed
    if shot_bound(box, state, piece, space, lead, stray) > needed:
        goal = shot_chance(box, state, piece, space, lead, stray, needed)
    return goal + (CERTAIN - goal) * MISSED // CERTAIN - cost


def promise(
    box: BoxRecord,
    state: State,
    piece: int,
    space: int,
    cards: int,
    moves: int,
    acts: int,
    over: int,
) -> int:
    """Return the worth of a piece having the ball on a space, with so many cards and
    due movements and actions left in the turn: held, shot at once, or carried on and
    shot; `over` if it is not more.
    """
    seat = seat_of(piece)
    best = max(hold(box, state, space, seat), over)
    if cards + acts == 0 or (is_goalie(piece) and own_area(box, space, seat)):
        return best
    if distance(space, target_space(box, 1 - seat, 1)) > RANGE + 2:
        return best
    best = max(best, worth_of_shot(box, state, piece, space, best))
    if cards + moves == 0 or cards + moves + acts < 2:
        return best
    if state.lying[piece] == 1:
        return best
    spaces = 1 if held_up(box, state, piece, space) else 2
    for row in range(spaces + 1):
        for column in range(-spaces, spaces + 1):
            if max(row, abs(column)) < spaces:
                continue
            end = neighbour(box, space, row * forward(seat), column)
            if end != s.NONE and state.on[end] == 0 and may_stand(box, piece, end):
                best = max(best, worth_of_shot(box, state, piece, end, best))
    return best


def worth_of_pass(
    box: BoxRecord,
    state: State,
    end: int,
    comes_off: int,
    cards: int,
    moves: int,
    acts: int,
    over: int,
) -> int:
    """Return the worth of the carrier's pass to a space, given its chance of success and what is
    left to do after it; at or below `over` it may be inexact.
    """
    seat = seat_of(carrier(state))
    lost = ball_at(box, state, where_lost(state, state.ball, end, False, False), seat)
    needed = LEAST
    if comes_off > 0:
        needed = (over * CERTAIN - (CERTAIN - comes_off) * lost) // comes_off
    won = ball_won(box, state, end, cards, moves, acts, needed)
    return (comes_off * won + (CERTAIN - comes_off) * lost) // CERTAIN


def ball_won(
    box: BoxRecord, state: State, space: int, cards: int, moves: int, acts: int, over: int
) -> int:
    """Return the worth to the actor of the ball arriving on a space as intended, with so much left
    to do; at or below `over` it may be inexact.
    """
    seat = state.actor
    receiver = state.on[space] - 1
    if receiver != s.NONE:
        won = promise(box, state, receiver, space, cards, moves, acts, over)
        if is_goalie(receiver) and own_area(box, space, seat):
            won -= BACK_KICK
        return won
    runner = runner_to(state, space, seat)
    if cards + moves == 0 or runner == s.NONE:
        return ball_at(box, state, space, seat)
    spent = 1 if moves == 0 else 0
    state.lying[runner] = 1
    won = promise(box, state, runner, space, cards - spent, 0, acts, over)
    state.lying[runner] = 0
    return won


def runner_to(state: State, space: int, seat: int) -> int:
    """Return a piece of a seat without the ball that can move to a space, NONE if there is none."""
    for piece in outfield_of(seat):
        fresh = state.at[piece] != state.ball and state.lying[piece] == 0
        if fresh and distance(state.at[piece], space) <= 2:
            return piece
    return s.NONE


def relay(box: BoxRecord, state: State, piece: int, space: int, over: int) -> int:
    """Return the chance of a goal by a pass to a piece on a space and an immediate shot; at or
    below `over` it may be inexact.
    """
    seat = seat_of(piece)
    if distance(space, target_space(box, 1 - seat, 1)) > RANGE:
        return 0
    lead = shot_lead(box, state, piece) + s.FACES * edge(state, seat)
    stray = shot_stray(box, state, seat)
    bound = shot_bound(box, state, piece, space, lead, stray)
    if bound <= over:
        return 0
    on = pass_chance(box, state, carrier(state), state.ball, space, spare_morale(state, seat))
    if on < HOPELESS or on <= over:
        return 0
    goal = over * CERTAIN // on
    if bound > goal:
        goal = shot_chance(box, state, piece, space, lead, stray, goal)
    return on * goal // CERTAIN


# Places without the ball.


def guard(box: BoxRecord, state: State, piece: int, space: int, ways: int) -> int:
    """Return the worth of a place to a piece while the opponents have the ball:
    beside the ball, and in its way.

    `ways` counts the other defenders there (see `ways_shut`).
    """
    seat = seat_of(piece)
    ball = state.ball
    far = distance(space, ball)
    worth = -CLOSER * far
    if far == 1:
        worth += BESIDE
    if ahead(seat, space, ball) < 0:
        worth -= BEHIND
    row = space // s.COLS
    column = space % s.COLS
    goal = target_space(box, seat, 1)
    for other in outfield_of(1 - seat):
        at = state.at[other]
        x = goal % s.COLS - at % s.COLS
        y = goal // s.COLS - at // s.COLS
        danger = RANGE + 2 - max(abs(x), abs(y))
        if danger <= 0 or at == space:
            continue
        if at == ball:
            worth += danger * screen(box, state, seat, space, ways) // 8
            continue
        px = column - at % s.COLS
        py = row - at // s.COLS
        # Unless the opponent has passed already, or the space is off all three lines.
        if py * y >= 0 and abs(py) <= abs(y) and abs(px) <= abs(x) + 1:
            shaded = cuts(x - 1, y, px, py) + cuts(x, y, px, py) + cuts(x + 1, y, px, py)
            worth += shaded * (danger * SHADE // 8)
        if max(abs(px), abs(py)) == 1:
            worth += MARKED
    return worth


def ways_shut(box: BoxRecord, state: State, piece: int) -> int:
    """Return how many of a piece's team-mates stand on each of the ball's three lines to their goal
    while the opponents have it: three digits to the base PIECES.
    """
    seat = seat_of(piece)
    holder = carrier(state)
    shut = 0
    if holder == s.NONE or seat_of(holder) == seat:
        return shut
    for tile in range(3):
        end = target_space(box, seat, tile)
        count = blocks(state, state.ball, end, 1 - seat, 1)
        if crosses(state.ball, end, state.at[piece]):
            count -= 1
        shut = shut * s.PIECES + count
    return shut


def screen(box: BoxRecord, state: State, seat: int, space: int, ways: int) -> int:
    """Return the worth of blocking the ball's lines to the goal, with a piece on a space among the
    blockers: the line with the fewest counts most.
    """
    fewest = s.PIECES
    total = 0
    for back in range(3):
        count = ways % s.PIECES
        ways //= s.PIECES
        if crosses(state.ball, target_space(box, seat, 2 - back), space):
            count += 1
        fewest = min(fewest, count)
        total += count
    return SHUT * fewest + BLOCK * total


def place(box: BoxRecord, state: State, piece: int, space: int, ways: int) -> int:
    """Return the worth of a place to a piece without the ball, whichever
    side has it; `ways` as in `guard`.
    """
    seat = seat_of(piece)
    holder = carrier(state)
    if is_goalie(piece):
        return -HOME * distance(space, target_space(box, seat, 1))
    if holder == s.NONE or seat_of(holder) != seat:
        return guard(box, state, piece, space, ways)
    return worth_of_support(box, state, space, relay(box, state, piece, space, 0))


def worth_of_support(box: BoxRecord, state: State, space: int, goal: int) -> int:
    """Return the worth of a place to a piece whose side has the ball, given its chance of a relay."""
    return OPEN * goal // CERTAIN + UP * advance(box, space, state.actor)
