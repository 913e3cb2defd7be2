"""What places on the pitch, the ball and Morale are worth to a rule of thumb for Super Team, in
thousandths of a goal.
"""

from kickabout.games.super_team import state as s
from kickabout.games.super_team.heuristic.odds import (
    CERTAIN,
    in_the_way,
    pass_chance,
    shot_bound,
    shot_chance,
    shot_lead,
    shot_stray,
)
from kickabout.games.super_team.movement import held_up
from kickabout.games.super_team.outcome import where_lost
from kickabout.games.super_team.pitch import (
    ahead,
    carrier,
    crosses,
    cuts,
    distance,
    forward,
    is_goalie,
    may_stand,
    neighbour,
    own_area,
    seat_of,
    target_space,
)
from kickabout.games.super_team.state import BoxRecord, State

RANGE = 8
"""Nobody shoots from further away."""
MISSED = -160
"""The ball after a shot that was no goal: mostly it is their Goalie's."""
HELD, HELD_ROW, PRESSED = 50, 20, 25
"""Having the ball at the end of a turn: in the middle of the pitch, for each space nearer to
goal, for each opponent beside it."""
GIVEN, GIVEN_ROW = 150, 15
"""The same for the other side, whose turn comes next."""
LOOSE = 40
"""A ball that lies nearer to the other side than to one's own, or the other way round."""
SCARCE, AMPLE = 105, 20
"""A Morale token as long as there are fewer than a roll may take, and beyond."""
PLENTY = 3
LEAST = -100_000
"""Less than any worth."""
PAID = 20
"""How much of the Morale that it could pay for a shot a side takes as spent, in per cent."""
HOPELESS = 300
"""Nobody counts on a pass with a lower chance."""
BACK_KICK = 80
"""The own Goalie has the ball and must pass."""
CLOSER, BESIDE, BEHIND = 8, 30, 20
"""A defender: for each space nearer to the ball; beside it; the ball has passed him."""
SHUT, BLOCK, SHADE = 50, 12, 6
"""A defender in the way of the ball to all three spaces of the goal, and to each; in that of another
opponent."""
MARKED = 12
"""A defender beside an opponent without the ball, in the own half."""
HOME = 20
"""A Goalie, for each space away from the middle of his goal."""
UP = 1
"""An attacker without the ball: for each space nearer to goal."""
OPEN = 120
"""An attacker who could have the ball and shoot: of the chance that both come off."""


# Morale.


def price(state: State, seat: int, tokens: int) -> int:
    """What so many tokens of a seat's Morale are worth to it: the last ones most."""
    held = state.morale[seat]
    scarce = max(PLENTY - max(held - tokens, 0), 0) - max(PLENTY - held, 0)
    return SCARCE * scarce + AMPLE * (tokens - scarce)


def gain(state: State, seat: int, tokens: int) -> int:
    """What so many tokens more are worth."""
    scarce = min(tokens, max(PLENTY - state.morale[seat], 0))
    return SCARCE * scarce + AMPLE * (tokens - scarce)


def spare_morale(state: State, seat: int) -> int:
    """Morale that a seat pays lightly."""
    return min(max(state.morale[seat] - PLENTY, 0), PLENTY)


def edge(state: State, seat: int) -> int:
    """By how much a seat can outbid the other side on a roll."""
    return min(state.morale[seat], PLENTY) - min(state.morale[1 - seat], PLENTY)


# Having the ball.


def advance(box: BoxRecord, space: int, seat: int) -> int:
    """How many spaces nearer to the goal that a seat attacks a space is than the middle of the pitch;
    less than 0 further away.
    """
    return box.rows // 2 - distance(space, target_space(box, 1 - seat, 1))


def pressure(state: State, space: int, seat: int) -> int:
    """Opponents of a seat beside a space."""
    count = 0
    for piece in range((1 - seat) * s.PIECES, (2 - seat) * s.PIECES):
        if state.at[piece] != s.NONE and distance(state.at[piece], space) == 1:
            count += 1
    return count


def hold(box: BoxRecord, state: State, space: int, seat: int) -> int:
    """What it is worth to a seat that it has the ball on a space when its turn ends."""
    return HELD + HELD_ROW * advance(box, space, seat) - PRESSED * pressure(state, space, seat)


def given(box: BoxRecord, state: State, space: int, seat: int) -> int:
    """What it costs a seat that its opponents have the ball on a space when its turn ends."""
    return GIVEN + GIVEN_ROW * advance(box, space, 1 - seat)


def nearest(state: State, space: int, seat: int) -> int:
    """How far a seat's nearest piece is from a space, its Goalie apart."""
    near = s.COLS + s.COLS
    for piece in range(seat * s.PIECES + 1, (seat + 1) * s.PIECES):
        if state.at[piece] != s.NONE:
            near = min(near, distance(state.at[piece], space))
    return near


def ball_at(box: BoxRecord, state: State, space: int, seat: int) -> int:
    """What it is worth to a seat that the ball is on a space, whoever stands there."""
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
    """What it is worth that a piece shoots from a space, as far as that is more than `over`."""
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
    """What it is worth that a piece has the ball on a space, with so many cards and due movements and
    actions left in the turn: held, shot at once, or carried on and shot; or `over`, if it is no more.
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
    """What the carrier's pass to a space is worth, as far as that is more than `over`, given the chance
    that it comes off and so much left to do after it.
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
    """What it is worth to the actor that the ball comes to a space as he meant, with so much left to
    do, as far as it is more than `over`.
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
    """A piece of a seat without the ball that can move to a space, NONE without one."""
    for piece in range(seat * s.PIECES + 1, (seat + 1) * s.PIECES):
        fresh = state.at[piece] != state.ball and state.lying[piece] == 0
        if fresh and distance(state.at[piece], space) <= 2:
            return piece
    return s.NONE


def relay(box: BoxRecord, state: State, piece: int, space: int, over: int) -> int:
    """The chance of a goal by a pass to a piece on a space and its shot at once, as far as it is more
    than `over`.
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
    """What a place is worth to a piece while the others have the ball: beside it, and in its way.

    `ways` is who else stands there (see `ways_shut`).
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
    for other in range((1 - seat) * s.PIECES + 1, (2 - seat) * s.PIECES):
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
        # Unless he has passed already, or it is off all three lines.
        if py * y >= 0 and abs(py) <= abs(y) and abs(px) <= abs(x) + 1:
            shaded = cuts(x - 1, y, px, py) + cuts(x, y, px, py) + cuts(x + 1, y, px, py)
            worth += shaded * (danger * SHADE // 8)
        if max(abs(px), abs(py)) == 1:
            worth += MARKED
    return worth


def ways_shut(box: BoxRecord, state: State, piece: int) -> int:
    """How many of a piece's side, apart from it, stand in each of the ball's three ways to their goal
    while the others have it: three digits to the base PIECES.
    """
    seat = seat_of(piece)
    holder = carrier(state)
    shut = 0
    if holder == s.NONE or seat_of(holder) == seat:
        return shut
    for tile in range(3):
        end = target_space(box, seat, tile)
        count = in_the_way(state, state.ball, end, 1 - seat, 1)
        if crosses(state.ball, end, state.at[piece]):
            count -= 1
        shut = shut * s.PIECES + count
    return shut


def screen(box: BoxRecord, state: State, seat: int, space: int, ways: int) -> int:
    """What the ball's ways to the goal are worth to those who stand in them, a piece on a space among
    them: the way with the fewest counts most.
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
    """What a place without the ball is worth to a piece, whichever side has it; `ways` as in `guard`."""
    seat = seat_of(piece)
    holder = carrier(state)
    if is_goalie(piece):
        return -HOME * distance(space, target_space(box, seat, 1))
    if holder == s.NONE or seat_of(holder) != seat:
        return guard(box, state, piece, space, ways)
    return worth_of_support(box, state, space, relay(box, state, piece, space, 0))


def worth_of_support(box: BoxRecord, state: State, space: int, goal: int) -> int:
    """What a place is worth to a piece whose side has the ball, with its chance of a relay."""
    return OPEN * goal // CERTAIN + UP * advance(box, space, state.actor)
