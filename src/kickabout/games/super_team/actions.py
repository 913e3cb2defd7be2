"""Actions of Super Team: pass, shot on goal, dribble and tackle, from the choice of a target to where
the ball ends. Numbers are rulebook clauses.
"""

from typing import Any

from kickabout.engine.game import CHANCE
from kickabout.games.super_team.pitch import (
    ahead,
    between,
    blocks,
    carrier,
    distance,
    first_on_line,
    forward,
    goalie_of,
    half_way,
    in_any_rectangle,
    is_goalie,
    lies_in,
    may_stand,
    may_swap,
    neighbour,
    own_area,
    own_half,
    put,
    seat_of,
    swap,
    take_ball,
    target_space,
)
from kickabout.games.super_team.state import (
    ANSWER_ROLL,
    ANY_PASS,
    AREA,
    AUTO_LANDS,
    AUTO_REVEAL,
    BACKWARD_PASS,
    CAPTAIN,
    CLEAR_SIGHT,
    COLS,
    CROSS_PASS,
    DRIBBLE,
    DRIBBLES,
    DRIBBLING,
    FACES,
    FORWARD_PASS,
    GUARDING,
    IN_BETWEEN_PASS,
    KEEP,
    LAND,
    LANDS,
    LEADER,
    LONG_PASSES,
    MATCHING,
    NEXT,
    NONE,
    PASS,
    PASSES,
    PASSING,
    PAYING,
    PAYS,
    PIECES,
    PITCH,
    POACHER,
    ROLL,
    ROLL_BONUS,
    ROLLS,
    SEATS,
    SHOOT,
    SHOOTING,
    SHOT,
    STRIKES,
    STRIKING,
    TACKLE,
    TACKLES,
    TACKLING,
    THROUGH_PASS,
    TILES,
    TILES_SHOWN,
    TOKENS,
    TOKENS_SHOWN,
    WHITES,
    BoxRecord,
    State,
)

MOST_MORALE = 3
"""Morale that a side may pay for a roll."""


# What may be done.


def attacks(state: State, seat: int) -> bool:
    """Whether a seat has the ball with one of its pieces."""
    piece = carrier(state)
    return piece != NONE and seat_of(piece) == seat


def actions(box: BoxRecord, state: State, seat: int, out: Any) -> int:
    """Writes all actions that a seat may take in its role, ascending."""
    if seat != state.attacker:
        return tackles(box, state, seat, out)
    if not attacks(state, seat):
        return 0
    n = passes(box, state, seat, ANY_PASS, out)
    if state.goal_kick == 1:
        return n
    out[n] = SHOT
    n += 1
    for shirt in range(PIECES):
        if may_dribble(box, state, (1 - seat) * PIECES + shirt):
            out[n] = DRIBBLES + shirt
            n += 1
    return n


def any_action(box: BoxRecord, state: State, seat: int) -> bool:
    """Whether a seat may take any action; whoever has the ball can at least shoot, or kick it away."""
    if seat == state.attacker:
        if state.goal_kick == 0:
            return attacks(state, seat)
        return any_pass(box, state, seat, ANY_PASS)
    for shirt in range(PIECES):
        if may_tackle(box, state, seat * PIECES + shirt):
            return True
    return False


def passes(box: BoxRecord, state: State, seat: int, element: int, out: Any) -> int:
    """Writes all passes of the carrier's that an element of a card allows, ascending."""
    n = 0
    if not attacks(state, seat):
        return n
    to_spaces = may_pass_to_spaces(box, state, seat, element)
    for space in range(box.rows * COLS):
        if may_pass(box, state, seat, element, space, to_spaces):
            out[n] = PASSES + space
            n += 1
    return n


def any_pass(box: BoxRecord, state: State, seat: int, element: int) -> bool:
    """Whether an element of a card allows the carrier any pass."""
    if not attacks(state, seat):
        return False
    for piece in range(seat * PIECES, (seat + 1) * PIECES):
        space = state.at[piece]
        if element == THROUGH_PASS:
            for far in range(1, 3):
                end = neighbour(box, space, far * forward(seat), 0)
                if end != NONE and may_pass(box, state, seat, element, end, state.goal_kick == 0):
                    return True
        elif may_pass(box, state, seat, element, space, False):
            return True
    return element == ANY_PASS and may_pass_to_spaces(box, state, seat, element)


def may_pass_to_spaces(box: BoxRecord, state: State, seat: int, element: int) -> bool:
    """Whether a pass may go to an empty space: a goal kick only if no piece may be passed to."""
    if element not in (ANY_PASS, THROUGH_PASS):
        return False
    if state.goal_kick == 0:
        return True
    if element == THROUGH_PASS:
        return False
    for piece in range(seat * PIECES, (seat + 1) * PIECES):
        if may_pass(box, state, seat, element, state.at[piece], False):
            return False
    return True


def may_pass(
    box: BoxRecord, state: State, seat: int, element: int, space: int, to_spaces: bool
) -> bool:
    """Whether an element of a card allows a pass from the carrier to a space."""
    start = state.ball
    if space == start or box.flags[space] & PITCH == 0:
        return False
    piece = state.on[space] - 1
    if piece == NONE:
        if not to_spaces or in_any_rectangle(box, space):
            return False
        return element == ANY_PASS or is_through(state, seat, space)
    if seat_of(piece) != seat or (box.offside_trap == 1 and is_offside(box, state, piece)):
        return False
    if element == FORWARD_PASS:
        return ahead(seat, start, space) > 0
    if element == BACKWARD_PASS:
        return ahead(seat, start, space) < 0
    if element == CROSS_PASS:
        return ahead(seat, start, space) == 0
    if element == IN_BETWEEN_PASS:
        return between(state, start, space, seat)
    return element == ANY_PASS


def is_through(state: State, seat: int, space: int) -> bool:
    """Whether a space lies one or two spaces straight ahead of a piece that has not the ball."""
    for piece in range(seat * PIECES, (seat + 1) * PIECES):
        at = state.at[piece]
        if at != state.ball and at % COLS == space % COLS and 1 <= ahead(seat, at, space) <= 2:
            return True
    return False


def is_offside(box: BoxRecord, state: State, piece: int) -> bool:
    """Whether a piece is in the opponents' half, ahead of the ball and of all opponents but one."""
    seat = seat_of(piece)
    space = state.at[piece]
    if not own_half(box, space, 1 - seat) or ahead(seat, state.ball, space) <= 0:
        return False
    behind = 0
    for other in range((1 - seat) * PIECES, (2 - seat) * PIECES):
        if ahead(seat, state.at[other], space) > 0:
            behind += 1
    return behind >= PIECES - 1


def may_dribble(box: BoxRecord, state: State, rival: int) -> bool:
    """Whether the carrier may dribble past an opponent."""
    piece = carrier(state)
    seat = seat_of(piece)
    if is_goalie(piece) and own_area(box, state.ball, seat):
        return False
    near = distance(state.ball, state.at[rival]) == 1
    return near and may_swap(box, state, piece, rival)


def may_tackle(box: BoxRecord, state: State, piece: int) -> bool:
    """Whether a defender may tackle the carrier."""
    rival = carrier(state)
    if rival == NONE or seat_of(rival) == seat_of(piece) or state.tackled[piece] == 1:
        return False
    if distance(state.at[piece], state.ball) != 1:
        return False
    if is_goalie(piece) and own_area(box, state.at[piece], seat_of(piece)):
        return False
    if is_goalie(rival) and own_area(box, state.ball, seat_of(rival)):
        return False
    return may_swap(box, state, piece, rival)


def tackles(box: BoxRecord, state: State, seat: int, out: Any) -> int:
    """Writes the pieces of a seat that may tackle, ascending."""
    n = 0
    for shirt in range(PIECES):
        if may_tackle(box, state, seat * PIECES + shirt):
            out[n] = TACKLES + shirt
            n += 1
    return n


# Power and dice.


def has_ability(box: BoxRecord, state: State, piece: int, ability: int) -> int:
    """How much of an ability a piece has as its side's captain; 0 for none."""
    seat = seat_of(piece)
    captain = state.captain[seat]
    if box.captain_abilities == 0 or piece % PIECES != CAPTAIN or captain == NONE:
        return 0
    return box.captain_amount[captain] if box.captain_ability[captain] == ability else 0


def team_has(box: BoxRecord, state: State, seat: int, ability: int) -> int:
    """How much of an ability a side has; 0 for none."""
    team = state.team[seat]
    if box.team_abilities == 0 or team == NONE:
        return 0
    return box.team_amount[team] if box.team_ability[team] == ability else 0


def power_needed(box: BoxRecord, state: State, piece: int, end: int, is_shot: bool) -> int:
    """The power that a pass or a shot of the carrier's takes: half the distance, and the blocks."""
    seat = seat_of(piece)
    start = state.at[piece]
    spaces = distance(start, end)
    if not is_shot:
        spaces = max(spaces - team_has(box, state, seat, LONG_PASSES), 1)
    power = (spaces + 1) // 2
    if state.skipping == 0:
        in_way = blocks(state, start, end, seat)
        power += max(in_way - has_ability(box, state, piece, CLEAR_SIGHT), 0)
    if is_shot and lies_in(box, start, AREA, 1 - seat):
        power -= has_ability(box, state, piece, POACHER)
    return max(power, 0)


def bonus(box: BoxRecord, state: State, piece: int, stat: int) -> int:
    """What a piece adds to a roll of its side: stars of the captain and of AutoTeam, abilities."""
    seat = seat_of(piece)
    if is_auto(box, seat):
        return box.auto_stars[stat]
    stars = 0
    captain = state.captain[seat]
    if box.captain_abilities == 1 and piece % PIECES == CAPTAIN and captain != NONE:
        stars = box.captain_stars[captain, stat]
    team = state.team[seat]
    if team_has(box, state, seat, ROLL_BONUS) > 0 and box.team_stat[team] == stat:
        stars += box.team_amount[team]
    return stars


def is_auto(box: BoxRecord, seat: int) -> bool:
    """Whether a seat is AutoTeam's."""
    return box.solo > 0 and seat == 1


def roller(state: State, answering: bool) -> int:
    """The piece that rolls in the action under way."""
    if not answering:
        return state.doer
    if state.action == SHOOTING:
        return goalie_of(1 - seat_of(state.doer))
    return state.rival


def stat_rolled(state: State, answering: bool) -> int:
    """The stat of a roll in the action under way."""
    action = state.action
    if action == PASSING:
        return PASS
    if action == SHOOTING:
        return KEEP if answering else SHOOT
    if action == DRIBBLING:
        return TACKLE if answering else DRIBBLE
    return DRIBBLE if answering else TACKLE


def dice_outcomes(box: BoxRecord, whites: int, out: Any, weights: Any) -> int:
    """Writes the outcomes of a green die and 0..2 white dice, ascending, with their weights."""
    n = 0
    for green in range(10):
        faces = 0
        for face in range(FACES):
            if box.green[face] == green:
                faces += 1
        if faces == 0:
            continue
        for low in range(WHITES):
            for high in range(low, WHITES):
                weight = faces * white_weight(box, whites, low, high)
                if weight > 0:
                    out[n] = ROLLS + (green * WHITES + low) * WHITES + high
                    weights[n] = weight
                    n += 1
    return n


def white_weight(box: BoxRecord, whites: int, low: int, high: int) -> int:
    """In how many ways white dice show these two, the lower first; 0 stands for no die."""
    if whites == 0:
        return 1 if high == 0 else 0
    if whites == 1:
        return white_faces(box, high) if low == 0 and high > 0 else 0
    if low == 0:
        return 0
    ways = white_faces(box, low) * white_faces(box, high)
    return ways if low == high else 2 * ways


def white_faces(box: BoxRecord, shown: int) -> int:
    """How many faces of a white die show this: the face plus 2."""
    count = 0
    for face in range(FACES):
        if box.white[face] + 2 == shown:
            count += 1
    return count


# How an action goes.


def act(box: BoxRecord, state: State, action: int) -> None:
    """The actor takes an action."""
    seat = state.actor
    if action < SHOT:
        start_pass(box, state, action - PASSES)
    elif action == SHOT:
        start_shot(box, state)
    elif action < TACKLES:
        start_duel(box, state, DRIBBLING, carrier(state), (1 - seat) * PIECES + action - DRIBBLES)
    else:
        start_duel(box, state, TACKLING, seat * PIECES + action - TACKLES, carrier(state))


def begin(state: State, kind: int, doer: int, rival: int, target: int) -> None:
    """An action begins: nothing is paid, rolled or decided yet."""
    state.acts += 1
    state.action = kind
    state.doer = doer
    state.rival = rival
    state.origin = state.ball
    state.target = target
    state.landed = NONE
    state.success = 0
    state.shown_tokens = 0
    for seat in range(SEATS):
        state.tiles[seat] = NONE
        state.bids[seat] = 0
        state.power[seat] = 0
        state.green[seat] = NONE
        state.white[seat, 0] = 0
        state.white[seat, 1] = 0
        state.result[seat] = 0


def start_pass(box: BoxRecord, state: State, target: int) -> None:
    """The carrier passes to a space."""
    piece = carrier(state)
    begin(state, PASSING, piece, NONE, target)
    state.power[seat_of(piece)] = power_needed(box, state, piece, target, False)
    ask_morale(box, state)


def start_duel(box: BoxRecord, state: State, kind: int, doer: int, rival: int) -> None:
    """A dribble or a tackle."""
    begin(state, kind, doer, rival, state.at[rival])
    ask_morale(box, state)


def start_shot(box: BoxRecord, state: State) -> None:
    """The carrier shoots: both sides pick a Strike tile, AutoTeam when her card is turned."""
    piece = carrier(state)
    seat = seat_of(piece)
    begin(state, SHOOTING, piece, NONE, NONE)
    if is_auto(box, seat):
        state.phase = GUARDING
        state.actor = 1 - seat
    else:
        state.phase = STRIKING
        state.actor = seat


def strike(box: BoxRecord, state: State, action: int) -> None:
    """A Strike tile is picked."""
    seat = state.actor
    state.tiles[seat] = action - STRIKES
    if is_auto(box, 1 - seat):
        ask_morale(box, state)
    elif state.phase == STRIKING:
        state.phase = GUARDING
        state.actor = 1 - seat
    else:
        state.phase = TILES
        state.actor = CHANCE


def tiles_shown(state: State) -> int:
    """The code of both Strike tiles as they are turned over."""
    seat = seat_of(state.doer)
    return TILES_SHOWN + state.tiles[seat] * 3 + state.tiles[1 - seat]


def show_tiles(box: BoxRecord, state: State) -> None:
    """The ball's target is known, and the Goalie goes where he was sent."""
    seat = seat_of(state.doer)
    goalie = goalie_of(1 - seat)
    state.target = target_space(box, 1 - seat, state.tiles[seat])
    send_goalie(box, state, goalie, target_space(box, 1 - seat, state.tiles[1 - seat]))
    state.power[seat] = power_needed(box, state, state.doer, state.target, True)
    state.power[1 - seat] = (distance(state.at[goalie], state.target) + 1) // 2


def send_goalie(box: BoxRecord, state: State, goalie: int, space: int) -> None:
    """The Goalie goes one space towards another, as straight as he can, and stays active."""
    start = state.at[goalie]
    best = NONE
    least = 0
    for row in range(-1, 2):
        for column in range(-1, 2):
            step = neighbour(box, start, row, column)
            if step == NONE or state.on[step] != 0 or not may_stand(box, goalie, step):
                continue
            if distance(step, space) >= distance(start, space):
                continue
            rows = step // COLS - space // COLS
            columns = step % COLS - space % COLS
            far = rows * rows + columns * columns
            if best == NONE or far < least:
                best = step
                least = far
    if best != NONE:
        put(state, goalie, best)
        if best == state.ball:
            take_ball(box, state, best, NONE)


def ask_morale(box: BoxRecord, state: State) -> None:
    """Asks the side that acts for Morale, if it has any to pay."""
    seat = seat_of(state.doer)
    if state.morale[seat] > 0 and not is_auto(box, seat):
        state.phase = PAYING
        state.actor = seat
    else:
        ask_other_morale(box, state)


def ask_other_morale(box: BoxRecord, state: State) -> None:
    """Asks the other side, if it rolls as well."""
    seat = 1 - seat_of(state.doer)
    if state.action != PASSING and state.morale[seat] > 0 and not is_auto(box, seat):
        state.phase = MATCHING
        state.actor = seat
    else:
        show_morale(box, state)


def show_morale(box: BoxRecord, state: State) -> None:
    """Secret Morale is shown; AutoTeam turns a card for hers."""
    state.actor = CHANCE
    if state.action == PASSING:
        pay_morale(state)
    elif box.solo > 0:
        state.phase = AUTO_REVEAL
    elif state.morale[0] > 0 or state.morale[1] > 0:
        state.phase = TOKENS
    else:
        pay_morale(state)


def pay(box: BoxRecord, state: State, action: int) -> None:
    """A side puts Morale aside for the roll."""
    state.bids[state.actor] = action - PAYS
    if state.phase == PAYING:
        ask_other_morale(box, state)
    else:
        show_morale(box, state)


def tokens_shown(state: State) -> int:
    """The code of the Morale of both sides as it is shown."""
    seat = seat_of(state.doer)
    return TOKENS_SHOWN + state.bids[seat] * 4 + state.bids[1 - seat]


def pay_morale(state: State) -> None:
    """The Morale goes to the bank, and the dice are due."""
    state.shown_tokens = 1
    for seat in range(SEATS):
        state.morale[seat] -= state.bids[seat]
    state.phase = ROLL
    state.actor = CHANCE


def roll(box: BoxRecord, state: State, action: int) -> None:
    """The dice of one side have come to rest."""
    answering = state.phase == ANSWER_ROLL
    piece = roller(state, answering)
    seat = seat_of(piece)
    number = action - ROLLS
    low = number // WHITES % WHITES
    high = number % WHITES
    state.green[seat] = number // (WHITES * WHITES)
    state.white[seat, 0] = low
    state.white[seat, 1] = high
    total = state.green[seat] + bonus(box, state, piece, stat_rolled(state, answering))
    if low > 0:
        total += low - 2
    if high > 0:
        total += high - 2
    state.result[seat] = total + state.bids[seat] - state.power[seat]
    if state.action != PASSING and not answering:
        state.phase = ANSWER_ROLL
    else:
        resolve(box, state)


def resolve(box: BoxRecord, state: State) -> None:
    """The dice decide."""
    doer = state.doer
    seat = seat_of(doer)
    mine = state.result[seat]
    theirs = state.result[1 - seat]
    state.skipping = 0
    state.rolled = 1
    state.phase = NEXT
    if state.action == PASSING:
        if mine >= 0:
            state.success = 1
            come_to_rest(box, state, state.target)
        else:
            lose_ball(box, state)
    elif state.action == SHOOTING:
        if mine >= theirs:
            state.success = 1
            state.landed = state.target
            state.goals[seat] += 1
            state.scored = 1
        else:
            lose_ball(box, state)
    elif state.action == DRIBBLING:
        state.landed = state.ball
        if mine >= theirs:
            win_duel(box, state, doer, state.rival)
            come_to_rest(box, state, state.at[doer])
    elif mine > theirs:
        rival = state.rival
        win_duel(box, state, doer, rival)
        take_ball(box, state, state.at[doer], rival)
        state.landed = state.ball
    else:
        state.tackled[doer] = 1
        state.landed = state.ball


def win_duel(box: BoxRecord, state: State, winner: int, loser: int) -> None:
    """Winner and loser change places."""
    state.success = 1
    swap(state, winner, loser)
    gain_morale(box, state, seat_of(winner), has_ability(box, state, winner, LEADER))


def come_to_rest(box: BoxRecord, state: State, space: int) -> None:
    """The ball of the action under way ends on a space."""
    take_ball(box, state, space, state.doer)
    state.landed = space


def where_lost(state: State, start: int, end: int, is_shot: bool, second: bool) -> int:
    """Where a pass or shot that fails stops: at the first piece on its line, else half-way, on the
    `second` of two spaces if the line runs between them.
    """
    piece = first_on_line(state, start, end, is_shot)
    return state.at[piece] if piece != NONE else half_way(start, end, second)


def lose_ball(box: BoxRecord, state: State) -> None:
    """A pass or shot has failed."""
    is_shot = state.action == SHOOTING
    one = where_lost(state, state.origin, state.target, is_shot, False)
    if one == where_lost(state, state.origin, state.target, is_shot, True):
        come_to_rest(box, state, one)
    else:
        state.phase = LAND
        state.actor = CHANCE if is_auto(box, seat_of(state.doer)) else seat_of(state.doer)


def lands(state: State, out: Any, first: int) -> int:
    """Writes the two half-way spaces, ascending, as numbers from `first` on."""
    one = half_way(state.origin, state.target, False)
    other = half_way(state.origin, state.target, True)
    out[0] = first + min(one, other)
    out[1] = first + max(one, other)
    return 2


def land(box: BoxRecord, state: State, action: int) -> None:
    """The ball stops on the half-way space picked."""
    first = LANDS if action < AUTO_LANDS else AUTO_LANDS
    state.phase = NEXT
    come_to_rest(box, state, action - first)


def gain_morale(box: BoxRecord, state: State, seat: int, tokens: int) -> None:
    """A side takes Morale from the bank, as far as there is any."""
    bank = box.morale_tokens - state.morale[0] - state.morale[1]
    state.morale[seat] += min(tokens, bank)
