"""What a rule of thumb for Super Team thinks of a position: chances of the dice, and what places are
worth. Chances are per mille, worths thousandths of a goal; a roll's lead is counted in sixths.
"""

from kickabout.games.super_team.actions import bonus, has_ability, team_has, where_lost
from kickabout.games.super_team.movement import held_up
from kickabout.games.super_team.pitch import (
    ahead,
    crosses,
    distance,
    forward,
    goalie_of,
    is_goalie,
    lies_in,
    may_stand,
    neighbour,
    own_area,
    seat_of,
    target_space,
)
from kickabout.games.super_team.state import (
    AREA,
    CLEAR_SIGHT,
    COLS,
    DRIBBLE,
    FACES,
    KEEP,
    LONG_PASSES,
    NONE,
    PASS,
    PIECES,
    POACHER,
    SHOOT,
    TACKLE,
    BoxRecord,
    State,
)

CERTAIN = 1000
GOAL = 1000
CURVE = (
    500,
    550,
    599,
    646,
    691,
    734,
    773,
    809,
    841,
    870,
    894,
    915,
    933,
    948,
    960,
    970,
    977,
    983,
    988,
    991,
    994,
    996,
    997,
    998,
    999,
)
"""The chance that a roll is not further below its mean than so many eighths of its deviation."""
FAR = 9
"""From this many rows nobody shoots."""
MISSED = -100
"""The ball after a shot that was no goal: mostly it is their Goalie's."""
HELD, HELD_ROW, PRESSED = 40, 14, 35
"""Having the ball at the end of a turn: at all, for every row, for every opponent beside it."""
GIVEN, GIVEN_ROW = 110, 14
"""The same for an opponent, whose turn comes next."""


# Dice.


def expected(box: BoxRecord, whites: int) -> int:
    """What a green die and so many white dice come to on average, in sixths."""
    total = 0
    for face in range(FACES):
        total += box.green[face] + whites * box.white[face]
    return total


def deviation(box: BoxRecord, greens: int, whites: int) -> int:
    """How far so many dice stray from their mean: the standard deviation, in 96ths."""
    green = green_squares = white = white_squares = 0
    for face in range(FACES):
        green += box.green[face]
        green_squares += box.green[face] * box.green[face]
        white += box.white[face]
        white_squares += box.white[face] * box.white[face]
    variance = greens * (FACES * green_squares - green * green)
    variance += whites * (FACES * white_squares - white * white)
    square = 256 * variance
    root = 0
    step = 1 << 14
    while step > 0:
        if (root + step) * (root + step) <= square:
            root += step
        step >>= 1
    return root


def chance(lead: int, stray: int) -> int:
    """The chance that dice which lead by so much on average do not fall behind: a normal curve."""
    if stray == 0:
        return CERTAIN if lead >= 0 else 0
    eighths = (256 * (lead + FACES // 2) + stray) // (2 * stray)
    if eighths >= 0:
        return CURVE[min(eighths, len(CURVE) - 1)]
    return CERTAIN - CURVE[min(-eighths, len(CURVE) - 1)]


def pass_chance(box: BoxRecord, state: State, piece: int, start: int, end: int, morale: int) -> int:
    """The chance that a piece's pass comes off."""
    seat = seat_of(piece)
    whites = state.markers[seat, PASS]
    spaces = max(distance(start, end) - team_has(box, state, seat, LONG_PASSES), 1)
    power = (spaces + 1) // 2
    if state.skipping == 0:
        in_way = in_the_way(state, start, end, seat, 0)
        power += max(in_way - has_ability(box, state, piece, CLEAR_SIGHT), 0)
    roll = expected(box, whites) + FACES * (bonus(box, state, piece, PASS) + morale - power)
    return chance(roll, deviation(box, 1, whites))


def in_the_way(state: State, start: int, end: int, seat: int, shirt: int) -> int:
    """Opponents of a seat on a line, from a shirt number on."""
    count = 0
    for piece in range((1 - seat) * PIECES + shirt, (2 - seat) * PIECES):
        space = state.at[piece]
        if space != NONE and space != start and crosses(start, end, space):
            count += 1
    return count


def tackle_chance(box: BoxRecord, state: State, tackler: int, rival: int, morale: int) -> int:
    """The chance that a tackle comes off: only a higher roll wins the ball."""
    return duel_chance(box, state, tackler, TACKLE, rival, DRIBBLE, morale - 1)


def dribble_chance(box: BoxRecord, state: State, piece: int, rival: int, morale: int) -> int:
    """The chance that a dribble comes off."""
    return duel_chance(box, state, piece, DRIBBLE, rival, TACKLE, morale)


def duel_chance(
    box: BoxRecord, state: State, one: int, stat: int, other: int, answer: int, more: int
) -> int:
    """The chance that a piece's roll, and so much more, is no lower than another's."""
    whites = state.markers[seat_of(one), stat]
    others = state.markers[seat_of(other), answer]
    lead = expected(box, whites) - expected(box, others)
    lead += FACES * (bonus(box, state, one, stat) - bonus(box, state, other, answer) + more)
    return chance(lead, deviation(box, 2, whites + others))


# Shots.


def shot_lead(box: BoxRecord, state: State, piece: int) -> int:
    """By how much a piece's Shoot roll exceeds the other Goalie's roll on average."""
    seat = seat_of(piece)
    lead = expected(box, state.markers[seat, SHOOT]) + FACES * bonus(box, state, piece, SHOOT)
    lead -= expected(box, state.markers[1 - seat, KEEP])
    return lead - FACES * bonus(box, state, goalie_of(1 - seat), KEEP)


def shot_stray(box: BoxRecord, state: State, seat: int) -> int:
    """How far the dice of a seat's shot and of the other Goalie stray."""
    return deviation(box, 2, state.markers[seat, SHOOT] + state.markers[1 - seat, KEEP])


def goalie_sent(box: BoxRecord, state: State, goalie: int, space: int) -> int:
    """Where a Goalie gets to who is sent to a space."""
    start = state.at[goalie]
    rows = space // COLS - start // COLS
    columns = space % COLS - start % COLS
    step = neighbour(box, start, sign(rows), sign(columns))
    return step if state.on[step] == 0 and may_stand(box, goalie, step) else start


def sign(number: int) -> int:
    """1, 0 or -1."""
    return 1 if number > 0 else (-1 if number < 0 else 0)


def margin(
    box: BoxRecord, state: State, piece: int, start: int, end: int, in_way: int, stand: int
) -> int:
    """The power that a shot takes, with so many outfield players in its way and the Goalie on a
    space, less the power that the Goalie takes.
    """
    power = (distance(start, end) + 1) // 2
    if state.skipping == 0:
        if stand != start and crosses(start, end, stand):
            in_way += 1
        power += max(in_way - has_ability(box, state, piece, CLEAR_SIGHT), 0)
    if lies_in(box, start, AREA, 1 - seat_of(piece)):
        power -= has_ability(box, state, piece, POACHER)
    return max(power, 0) - (distance(stand, end) + 1) // 2


def goal_chance(box: BoxRecord, state: State, piece: int, start: int, tile: int, guess: int) -> int:
    """The chance of a goal from a space to one tile while the Goalie is sent to another."""
    seat = seat_of(piece)
    end = target_space(box, 1 - seat, tile)
    stand = goalie_sent(box, state, goalie_of(1 - seat), target_space(box, 1 - seat, guess))
    in_way = in_the_way(state, start, end, seat, 1)
    lead = shot_lead(box, state, piece)
    lead -= FACES * margin(box, state, piece, start, end, in_way, stand)
    return chance(lead, shot_stray(box, state, seat))


def shot_chance(box: BoxRecord, state: State, piece: int, start: int) -> int:
    """The chance of a goal from a space, if the Goalie is sent anywhere with equal chance."""
    seat = seat_of(piece)
    if ahead(seat, start, target_space(box, 1 - seat, 1)) >= FAR:
        return 0
    lead = shot_lead(box, state, piece)
    stray = shot_stray(box, state, seat)
    best = 0
    for tile in range(3):
        end = target_space(box, 1 - seat, tile)
        in_way = in_the_way(state, start, end, seat, 1)
        total = 0
        for guess in range(3):
            stand = goalie_sent(box, state, goalie_of(1 - seat), target_space(box, 1 - seat, guess))
            less = FACES * margin(box, state, piece, start, end, in_way, stand)
            total += chance(lead - less, stray)
        best = max(best, total)
    return best // 3


# Having the ball.


def rows_up(box: BoxRecord, space: int, seat: int) -> int:
    """How many rows a space lies ahead of a seat's own goal."""
    return space // COLS if seat == 0 else box.rows - 1 - space // COLS


def pressure(state: State, space: int, seat: int) -> int:
    """Opponents of a seat beside a space."""
    count = 0
    for piece in range((1 - seat) * PIECES, (2 - seat) * PIECES):
        if state.at[piece] != NONE and distance(state.at[piece], space) == 1:
            count += 1
    return count


def hold(box: BoxRecord, state: State, space: int, seat: int) -> int:
    """What it is worth to a seat that it has the ball on a space when its turn ends."""
    return HELD + HELD_ROW * rows_up(box, space, seat) - PRESSED * pressure(state, space, seat)


def given(box: BoxRecord, space: int, seat: int) -> int:
    """What it costs a seat that its opponents have the ball on a space when its turn ends."""
    return GIVEN + GIVEN_ROW * rows_up(box, space, 1 - seat)


def nearest(state: State, space: int, seat: int) -> int:
    """How far a seat's nearest piece is from a space, its Goalie apart."""
    near = COLS + COLS
    for piece in range(seat * PIECES + 1, (seat + 1) * PIECES):
        if state.at[piece] != NONE:
            near = min(near, distance(state.at[piece], space))
    return near


def ball_at(box: BoxRecord, state: State, space: int, seat: int) -> int:
    """What it is worth to a seat that the ball comes to a space after something has failed."""
    piece = state.on[space] - 1
    if piece != NONE and seat_of(piece) == seat:
        return hold(box, state, space, seat)
    if piece != NONE or nearest(state, space, 1 - seat) <= 2:
        return -given(box, space, seat)
    return (hold(box, state, space, seat) - given(box, space, seat)) // 2


def after_shot(shot: int) -> int:
    """What a shot with such a chance is worth."""
    return shot + (CERTAIN - shot) * MISSED // CERTAIN


def promise(
    box: BoxRecord, state: State, piece: int, space: int, cards: int, moves: int, acts: int
) -> int:
    """What it is worth that a piece has the ball on a space, with so many cards and due movements and
    actions left in the turn: held, shot at once, or carried on and shot.
    """
    seat = seat_of(piece)
    best = hold(box, state, space, seat)
    if cards + acts == 0 or is_goalie(piece):
        return best
    best = max(best, after_shot(shot_chance(box, state, piece, space)))
    if cards + moves == 0 or cards + moves + acts < 2:
        return best
    spaces = 1
    if state.lying[piece] == 0 and not held_up(box, state, piece, space):
        spaces = 2
    elif state.lying[piece] == 1 and state.morale[seat] == 0:
        return best
    for row in range(1, spaces + 1):
        for column in range(-spaces, spaces + 1):
            end = neighbour(box, space, row * forward(seat), column)
            if end != NONE and state.on[end] == 0 and may_stand(box, piece, end):
                best = max(best, after_shot(shot_chance(box, state, piece, end)))
    return best


def worth_of_pass(box: BoxRecord, state: State, end: int, cards: int, moves: int, acts: int) -> int:
    """What the carrier's pass to a space is worth, with so much left to do after it."""
    piece = state.on[state.ball] - 1
    seat = seat_of(piece)
    extra = min(state.morale[seat], 1)
    comes_off = pass_chance(box, state, piece, state.ball, end, extra)
    receiver = state.on[end] - 1
    won = -given(box, end, seat)
    if receiver != NONE:
        won = promise(box, state, receiver, end, cards, moves, acts)
        if is_goalie(receiver) and own_area(box, end, seat):
            won -= GIVEN
    elif cards + moves > 0:
        runner = runner_to(state, end, seat)
        if runner != NONE:
            spent = 1 if moves == 0 else 0
            won = promise(box, state, runner, end, cards - spent, 0, acts)
    lost = ball_at(box, state, where_lost(state, state.ball, end, False, False), seat)
    return (comes_off * won + (CERTAIN - comes_off) * lost) // CERTAIN


def runner_to(state: State, space: int, seat: int) -> int:
    """A piece of a seat without the ball that can move to a space, NONE without one."""
    for piece in range(seat * PIECES + 1, (seat + 1) * PIECES):
        fresh = state.at[piece] != state.ball and state.lying[piece] == 0
        if fresh and distance(state.at[piece], space) <= 2:
            return piece
    return NONE
