"""A rule of thumb for Super Team: take the action after which the ball is worth most.

It reads a seen record alone. Every legal action gets a worth in thousandths of a goal (see
`judgement`), and the first with the highest is taken. Strike tiles are drawn by lot, or they could
be foreseen.
"""

from typing import Any

from kickabout.engine.dice import Words, below
from kickabout.games.super_team.actions import (
    bonus,
    may_dribble,
    may_pass,
    may_pass_to_spaces,
    may_tackle,
)
from kickabout.games.super_team.judgement import (
    CERTAIN,
    GOAL,
    after_shot,
    ball_at,
    chance,
    deviation,
    dribble_chance,
    expected,
    given,
    hold,
    pass_chance,
    promise,
    rows_up,
    shot_chance,
    tackle_chance,
    worth_of_pass,
)
from kickabout.games.super_team.movement import (
    fits,
    may_move,
    most_spaces,
    move_number,
    reaches,
)
from kickabout.games.super_team.pitch import (
    ahead,
    carrier,
    crosses,
    distance,
    is_goalie,
    lies_in,
    seat_of,
    swap,
    target_space,
)
from kickabout.games.super_team.state import (
    ACT,
    ANY_PASS,
    ARRANGE,
    BYPASS,
    BYPASSED,
    BYPASSES,
    CAPTAIN,
    CENTRE,
    CENTRES,
    COACH_CARDS,
    COLS,
    DRAW_CARDS,
    DRIBBLE,
    DRIBBLES,
    DRIBBLING,
    END,
    EXTRA_CARDS,
    FATIGUE,
    FATIGUE_SLOT,
    FOR_ACTION,
    FOR_GOAL_KICK,
    FOR_MOVEMENT,
    FORMS,
    GAIN_ACTIONS,
    GAIN_MORALE,
    GAIN_MOVES,
    GOAL_KICK,
    GUARDING,
    HALF,
    KEEP,
    KICKS,
    KINDS,
    LAND,
    LANDS,
    MARK,
    MARKS,
    MATCHING,
    MOVE,
    MOVES,
    NONE,
    NOTHING,
    OFFENSIVE,
    PASS,
    PASSES,
    PASSING,
    PAYING,
    PAYS,
    PERFORM,
    PIECES,
    PLAY,
    PLAYS,
    PUSHED,
    PUSHES,
    REST,
    REWARD,
    SHED_FATIGUE,
    SHOOT,
    SHOOTING,
    SHOT,
    SKILL_CARDS,
    SKILL_MOVE,
    SKIP,
    SPACES,
    STAND_UP,
    STEPS,
    STRIKE,
    STRIKES,
    STRIKING,
    TACKLE,
    TACKLES,
    TAKE_ACTION,
    TAKE_MORALE,
    TAKE_MOVE,
    BoxRecord,
    State,
)

MORALE = 30
"""A Morale token."""
LEAST = -100 * GOAL
"""Less than any worth."""
KEPT = 4
"""A card that stays in the hand; Fatigue is better played."""
TIRED = 15
"""A Fatigue card more among one's own."""
DRAWN = 25
"""A card drawn or allowed beyond the usual."""
SPARE = 12
"""A movement that comes as a reward."""
MARKER_ORDER = (SHOOT, PASS, SHOOT, PASS, KEEP, TACKLE, KEEP, TACKLE, DRIBBLE, DRIBBLE)
"""Where Coach Markers go, one after the other."""
ROUNDS = 24
"""How often shooter and Goalie think about what the other would do."""


def advise(box: BoxRecord, state: State, actions: Any, n: int, rng: Words) -> int:
    """The action of highest worth among the first n."""
    phase = state.phase
    if phase in (STRIKING, GUARDING):
        return STRIKES + tile_by_lot(box, state, rng)
    now = position(box, state) if phase in (PLAY, MOVE, REWARD) else 0
    best: int = actions[0]
    most = LEAST
    for i in range(n):
        worth = worth_of(box, state, actions[i], now, rng)
        if worth > most:
            most = worth
            best = actions[i]
    return best


def worth_of(box: BoxRecord, state: State, action: int, now: int, rng: Words) -> int:
    """What an action is worth in the phase that asks for it."""
    phase = state.phase
    if phase == PLAY:
        return worth_of_play(box, state, action, now)
    if phase == MOVE:
        return worth_of_move(box, state, action, now, cards_left(state))
    if phase == ACT:
        return worth_of_act(
            box, state, action, cards_left(state), state.due_moves, state.due_actions
        )
    if phase == REWARD:
        return worth_of_reward(box, state, action, now)
    if phase in (PAYING, MATCHING):
        return worth_of_paying(box, state, action - PAYS)
    if phase == LAND:
        return ball_at(box, state, action - LANDS, state.actor)
    if phase == GOAL_KICK:
        return worth_of_kick(box, state, action - KICKS)
    if phase == PUSHED:
        return worth_of_push(box, state, action)
    if phase == BYPASSED:
        return worth_of_bypass(box, state, action - BYPASSES)
    if phase == ARRANGE:
        return below(rng, GOAL) if action >= FORMS else LEAST + 1
    if phase == CENTRE:
        return 1 if action == CENTRES + CAPTAIN else 0
    if phase == MARK:
        return worth_of_marker(state, action - MARKS)
    if phase == REST:
        return action
    return below(rng, GOAL)


# Before a kick-off.


def worth_of_marker(state: State, stat: int) -> int:
    """Coach Markers go down the order of MARKER_ORDER."""
    held = state.markers[state.actor, stat]
    for place in range(len(MARKER_ORDER)):
        if MARKER_ORDER[place] == stat:
            if held == 0:
                return -place
            held -= 1
    return LEAST + 1


# Where things stand.


def cards_left(state: State) -> int:
    """How many cards the actor may still play in this turn, Fatigue apart."""
    fresh = state.hand_size[state.actor] - state.hands[state.actor, FATIGUE_SLOT]
    return min(state.allowed - state.played, fresh)


def position(box: BoxRecord, state: State) -> int:
    """What the position is worth to the actor if he does nothing more than he must."""
    seat = state.actor
    piece = carrier(state)
    if piece == NONE or seat_of(piece) != seat:
        return ball_at(box, state, state.ball, seat)
    cards = cards_left(state)
    return promise(box, state, piece, state.ball, cards, state.due_moves, state.due_actions)


def idle(box: BoxRecord, state: State) -> int:
    """What the position is worth to the actor at the end of his turn."""
    return ball_at(box, state, state.ball, state.actor)


# Cards.


def worth_of_play(box: BoxRecord, state: State, action: int, now: int) -> int:
    """What a card and its use are worth."""
    if action == END:
        return idle(box, state)
    kind = (action - PLAYS) % KINDS
    use = (action - PLAYS) // KINDS
    cost = -KEPT if kind == FATIGUE else KEPT * worth_of_card(box, kind)
    cards = max(cards_left(state) - (0 if kind == FATIGUE else 1), 0)
    if use == FOR_MOVEMENT:
        return best_movement(box, state, NOTHING, now, cards) - cost
    if use == FOR_ACTION:
        return best_action(box, state, ANY_PASS, cards, 0, 0) - cost
    if use == FOR_GOAL_KICK:
        return best_kick(box, state) - cost
    if use == PERFORM:
        return worth_of_performing(box, state, kind, now, cards) - cost
    return idle(box, state) - cost


def worth_of_card(box: BoxRecord, kind: int) -> int:
    """How much a card is worth keeping: for what it pays."""
    if kind >= COACH_CARDS:
        return 2
    return box.reward_morale[kind, OFFENSIVE] + box.reward_actions[kind, OFFENSIVE]


def worth_of_performing(box: BoxRecord, state: State, kind: int, now: int, cards: int) -> int:
    """What it is worth to perform a card."""
    seat = state.actor
    attacking = state.attacker == seat
    part = 0 if attacking else 1
    moves = box.reward_moves[kind, part]
    acts = box.reward_actions[kind, part]
    first = box.elements[kind, part, 0]
    pay = MORALE * box.reward_morale[kind, part] - TIRED * box.tiring[kind, part]
    if first < STRIKE:
        return best_tactic(box, state, kind, part, cards, moves, acts, pay)
    if COACH_CARDS <= kind < SKILL_CARDS:
        return worth_of_coach(box, state, kind, now, cards)
    if kind >= SKILL_CARDS:
        return worth_of_skill(box, state, kind, part, now, cards)
    pay += SPARE * moves + 2 * SPARE * acts
    worth = best_movement(box, state, first, now, cards)
    if box.elements[kind, part, 1] != NOTHING:
        pay = 2 * pay // 3 + SPARE
    return worth + pay


def best_tactic(
    box: BoxRecord, state: State, kind: int, part: int, cards: int, moves: int, acts: int, pay: int
) -> int:
    """What the best way is worth to do the passes of a tactic: the first, and the second of them."""
    seat = state.actor
    first = box.elements[kind, part, 0]
    second = box.elements[kind, part, 1]
    if second == NOTHING:
        return best_pass(box, state, first, cards, moves, acts, pay)
    piece = carrier(state)
    start = state.ball
    best = LEAST
    for shirt in range(PIECES):
        mate = seat * PIECES + shirt
        end = state.at[mate]
        if mate == piece or not may_pass(box, state, seat, first, end, False):
            continue
        if is_goalie(mate) and lies_in(box, end, 8, seat):
            continue
        comes_off = pass_chance(box, state, piece, start, end, 0)
        state.ball = end
        won = best_pass(box, state, second, cards, moves, acts, pay)
        state.ball = start
        if won == LEAST:
            continue
        lost = -given(box, end, seat)
        best = max(best, (comes_off * won + (CERTAIN - comes_off) * lost) // CERTAIN)
    if box.elements[kind, part, 2] != NOTHING:
        best -= SPARE
    return best


def best_pass(
    box: BoxRecord,
    state: State,
    element: int,
    cards: int,
    moves: int,
    acts: int,
    pay: int,
) -> int:
    """What the best pass is worth that an element of a card allows; LEAST without one."""
    seat = state.actor
    best = LEAST
    for shirt in range(PIECES):
        mate = seat * PIECES + shirt
        end = state.at[mate]
        if may_pass(box, state, seat, element, end, False):
            best = max(best, worth_of_pass(box, state, end, cards, moves, acts) + pay)
        for far in range(1, 3):
            space = end + (1 - 2 * seat) * far * COLS
            if space < 0 or space >= SPACES or state.on[space] != 0:
                continue
            to_spaces = may_pass_to_spaces(box, state, seat, element)
            if may_pass(box, state, seat, element, space, to_spaces):
                best = max(best, worth_of_pass(box, state, space, cards, moves, acts) + pay)
    return best


def worth_of_coach(box: BoxRecord, state: State, kind: int, now: int, cards: int) -> int:
    """What a Coach card is worth."""
    seat = state.actor
    worth = max(now, idle(box, state)) - MORALE * box.cost[kind]
    for step in range(STEPS):
        element = box.elements[kind, 0, step]
        amount = box.amounts[kind, 0, step]
        if element == STAND_UP:
            for piece in range(seat * PIECES, (seat + 1) * PIECES):
                worth += SPARE * state.lying[piece]
        elif element == GAIN_MORALE:
            worth += MORALE * amount
        elif element in (DRAW_CARDS, EXTRA_CARDS):
            worth += DRAWN * amount
        elif element == SHED_FATIGUE:
            worth += TIRED * min(amount, state.discards[seat, FATIGUE_SLOT])
        elif element == GAIN_MOVES:
            worth += 2 * SPARE * amount
        elif element == GAIN_ACTIONS:
            worth += 3 * SPARE * amount
    return worth


def worth_of_skill(box: BoxRecord, state: State, kind: int, part: int, now: int, cards: int) -> int:
    """What a captain's skill is worth."""
    seat = state.actor
    captain = seat * PIECES + CAPTAIN
    has_ball = carrier(state) == captain
    worth = now
    moved = 0
    before = state.skipping
    for step in range(STEPS):
        element = box.elements[kind, part, step]
        if element == SKIP:
            state.skipping = 1
        elif element == SKILL_MOVE:
            moved = 1
            worth = max(worth, best_movement(box, state, SKILL_MOVE, now, cards))
        elif element == STRIKE:
            worth = max(worth, promise(box, state, captain, state.ball, 0, moved, 1))
        elif element == ANY_PASS and has_ball:
            worth = max(worth, best_pass(box, state, ANY_PASS, cards, 0, 0, 0))
        elif element == BYPASS:
            worth = max(worth, best_bypass(box, state, cards))
    state.skipping = before
    return worth


# Movements.


def best_movement(box: BoxRecord, state: State, element: int, now: int, cards: int) -> int:
    """What the best movement is worth that an element of a card allows; LEAST without one."""
    seat = state.actor
    best = LEAST
    for shirt in range(PIECES):
        piece = seat * PIECES + shirt
        if not may_move(box, state, piece, element):
            continue
        most = most_spaces(state, piece)
        start = state.at[piece]
        for row in range(-most, most + 1):
            for column in range(-most, most + 1):
                space = start + row * COLS + column
                across = start % COLS + column
                if space < 0 or space >= SPACES or across < 0 or across >= COLS:
                    continue
                if not fits(state, piece, space, element):
                    continue
                if reaches(box, state, piece, space, False, most):
                    action = move_number(shirt, 0, space)
                    best = max(best, worth_of_move(box, state, action, now, cards))
    return best


def worth_of_move(box: BoxRecord, state: State, action: int, now: int, cards: int) -> int:
    """What the position is worth after a movement."""
    seat = state.actor
    number = action - MOVES
    space = number % SPACES
    piece = seat * PIECES + number // (2 * SPACES)
    by_ball = number // SPACES % 2 == 1
    start = state.at[piece]
    cost = MORALE * state.lying[piece]
    holder = carrier(state)
    moves, acts = state.due_moves, state.due_actions
    if piece == holder or by_ball or space == state.ball:
        was = state.lying[piece]
        state.lying[piece] = 1
        worth = promise(box, state, piece, space, cards, moves, acts)
        state.lying[piece] = was
        if is_goalie(piece):
            worth -= SPARE
        return worth - cost
    if is_goalie(piece):
        return now + goalie_place(box, space, seat) - goalie_place(box, start, seat) - cost
    if holder != NONE and seat_of(holder) == seat:
        gain = support(box, state, piece, space) - support(box, state, piece, start)
        worth = now + gain
        if cards + acts >= 2:
            on = pass_chance(box, state, holder, state.ball, space, 0)
            shot = after_shot(shot_chance(box, state, piece, space))
            lost = -given(box, space, seat)
            worth = max(worth, (on * shot + (CERTAIN - on) * lost) // CERTAIN)
        return worth - cost
    gain = guard(box, state, piece, space) - guard(box, state, piece, start)
    may_try = cards + acts > 0 and holder != NONE and state.tackled[piece] == 0
    if may_try and distance(space, state.ball) == 1 and not is_goalie(holder):
        gain += tackle_chance(box, state, piece, holder, 0) * swing(box, state) // CERTAIN
    return now + gain - cost


def goalie_place(box: BoxRecord, space: int, seat: int) -> int:
    """Where a Goalie is worth most: in the middle of his goal."""
    return -3 * SPARE * distance(space, target_space(box, seat, 1))


def support(box: BoxRecord, state: State, piece: int, space: int) -> int:
    """What a piece without the ball is worth on a space while its side has it."""
    seat = seat_of(piece)
    on = pass_chance(box, state, carrier(state), state.ball, space, 0)
    return on * shot_chance(box, state, piece, space) // (6 * CERTAIN) + rows_up(box, space, seat)


def guard(box: BoxRecord, state: State, piece: int, space: int) -> int:
    """What a piece is worth on a space while the others have the ball: beside it, and in its way."""
    seat = seat_of(piece)
    ball = state.ball
    worth = -12 * distance(space, ball)
    if distance(space, ball) == 1:
        worth += 50
    if ahead(seat, space, ball) < 0:
        worth -= 20
    for tile in range(3):
        if crosses(ball, target_space(box, seat, tile), space):
            worth += 25
    return worth


def swing(box: BoxRecord, state: State) -> int:
    """What it is worth to win the ball where it is."""
    seat = state.actor
    return hold(box, state, state.ball, seat) + given(box, state.ball, seat)


# Actions.


def best_action(
    box: BoxRecord, state: State, element: int, cards: int, moves: int, acts: int
) -> int:
    """What the best action is worth."""
    seat = state.actor
    carrier(state)
    best = LEAST
    if seat != state.attacker:
        for shirt in range(PIECES):
            if may_tackle(box, state, seat * PIECES + shirt):
                worth = worth_of_act(box, state, TACKLES + shirt, cards, moves, acts)
                best = max(best, worth)
        return best
    best = best_pass(box, state, element, cards, moves, acts, 0)
    if state.goal_kick == 1:
        return max(best, LEAST + 1)
    best = max(best, worth_of_act(box, state, SHOT, cards, moves, acts))
    for shirt in range(PIECES):
        if may_dribble(box, state, (1 - seat) * PIECES + shirt):
            best = max(best, worth_of_act(box, state, DRIBBLES + shirt, cards, moves, acts))
    return best


def worth_of_act(
    box: BoxRecord, state: State, action: int, cards: int, moves: int, acts: int
) -> int:
    """What an action is worth, with so much left to do after it."""
    seat = state.actor
    piece = carrier(state)
    if action < KICKS:
        space = action - PASSES
        if state.on[space] == 0 and cards + moves == 0 and state.goal_kick == 0:
            return LEAST + 1
        return worth_of_pass(box, state, space, cards, moves, acts)
    if action == SHOT:
        return after_shot(shot_chance(box, state, piece, state.ball))
    if action < TACKLES:
        rival = (1 - seat) * PIECES + action - DRIBBLES
        wins = dribble_chance(box, state, piece, rival, 0)
        kept = promise(box, state, piece, state.ball, cards, moves, acts)
        swap(state, piece, rival)
        state.ball = state.at[piece]
        past = promise(box, state, piece, state.ball, cards, moves, acts)
        swap(state, piece, rival)
        state.ball = state.at[piece]
        return (wins * past + (CERTAIN - wins) * kept) // CERTAIN
    wins = tackle_chance(box, state, seat * PIECES + action - TACKLES, piece, 0)
    return ball_at(box, state, state.ball, seat) + wins * swing(box, state) // CERTAIN


def worth_of_reward(box: BoxRecord, state: State, action: int, now: int) -> int:
    """Morale first; then movements, unless the ball is better passed or shot first."""
    cards = cards_left(state)
    if action == TAKE_MORALE:
        return 10 * GOAL
    if action == TAKE_MOVE:
        return best_movement(box, state, NOTHING, now, cards)
    if action == TAKE_ACTION:
        return best_action(box, state, ANY_PASS, cards, state.due_moves, state.due_actions - 1)
    return idle(box, state)


# Goal kicks and skills.


def worth_of_kick(box: BoxRecord, state: State, space: int) -> int:
    """What it is worth that the Goalie kicks to a marked space."""
    return ball_at(box, state, space, state.actor)


def best_kick(box: BoxRecord, state: State) -> int:
    """What the best kick is worth."""
    seat = state.actor
    best = LEAST
    for i in range(box.marked_spaces):
        space = box.marked[i]
        ours = lies_in(box, space, HALF, seat) and space != state.ball
        if ours and (state.on[space] == 0 or seat_of(state.on[space] - 1) == seat):
            best = max(best, worth_of_kick(box, state, space))
    return best


def worth_of_push(box: BoxRecord, state: State, action: int) -> int:
    """How far an opponent is pushed from the ball, or with it from the goal."""
    seat = state.actor
    piece = (1 - seat) * PIECES + (action - PUSHES) // SPACES
    space = (action - PUSHES) % SPACES
    if piece == carrier(state):
        return -rows_up(box, space, 1 - seat)
    return distance(space, state.ball)


def worth_of_bypass(box: BoxRecord, state: State, shirt: int) -> int:
    """What changing places with an opponent is worth."""
    seat = state.actor
    space = state.at[(1 - seat) * PIECES + shirt]
    return hold(box, state, space, seat)


def best_bypass(box: BoxRecord, state: State, cards: int) -> int:
    """What the best bypass is worth to a captain who has the ball; LEAST without one."""
    seat = state.actor
    captain = seat * PIECES + CAPTAIN
    best = LEAST
    if carrier(state) != captain:
        return best
    for shirt in range(1, PIECES):
        space = state.at[(1 - seat) * PIECES + shirt]
        if distance(space, state.ball) == 1:
            best = max(best, promise(box, state, captain, space, cards, 0, 0))
    return best


# Morale and Strike tiles.


def worth_of_paying(box: BoxRecord, state: State, tokens: int) -> int:
    """What it is worth to pay so much Morale for the roll: the chance that it buys, less its price."""
    doer = state.doer
    seat = seat_of(doer)
    actor = state.actor
    prize = 240
    if state.action == PASSING:
        wins = pass_chance(box, state, doer, state.origin, state.target, tokens)
        prize = 200
    elif state.action == SHOOTING:
        prize = GOAL
        lead = tokens if actor == seat else -tokens
        lead += -min(state.morale[1], 1) if actor == seat else min(state.morale[seat], 1)
        roll = expected(box, state.markers[seat, SHOOT]) - expected(
            box, state.markers[1 - seat, KEEP]
        )
        roll += 6 * (lead - state.power[seat] + state.power[1 - seat])
        roll += 6 * bonus(box, state, doer, SHOOT)
        wins = chance(
            roll, deviation(box, 2, state.markers[seat, SHOOT] + state.markers[1 - seat, KEEP])
        )
    elif state.action == DRIBBLING:
        more = tokens if actor == seat else -tokens
        wins = dribble_chance(box, state, doer, state.rival, more)
    else:
        more = tokens if actor == seat else -tokens
        wins = tackle_chance(box, state, doer, state.rival, more)
        prize = 300
    if actor != seat:
        wins = CERTAIN - wins
    return wins * prize // CERTAIN - MORALE * tokens


def tile_by_lot(box: BoxRecord, state: State, rng: Words) -> int:
    """A Strike tile as a player draws it who has thought about the other's thoughts.

    Shooter and Goalie answer each other's tiles so far, round after round; one round's answer,
    drawn by lot, is taken. So all tiles come up as often as they should, and nobody foresees which.
    """
    doer = state.doer
    picked = below(rng, ROUNDS)
    shot = guess = below(rng, 3)
    for turn in range(ROUNDS):
        if turn == picked:
            break
        shot = below(rng, 3)
        guess = below(rng, 3)
    return shot if state.actor == seat_of(doer) else guess
