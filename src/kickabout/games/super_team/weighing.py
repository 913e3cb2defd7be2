"""What cards, movements and actions are worth to a rule of thumb for Super Team, in thousandths of a
goal: what the position is worth after them, as far as dice allow.
"""

from kickabout.games.super_team.actions import (
    may_dribble,
    may_pass,
    may_pass_to_spaces,
    may_tackle,
    where_lost,
)
from kickabout.games.super_team.instructions import may_kick
from kickabout.games.super_team.judgement import (
    HOME,
    MISSED,
    ball_at,
    gain,
    given,
    place,
    price,
    promise,
    relay,
    spare_morale,
    worth_of_pass,
    worth_of_shot,
    worth_of_support,
)
from kickabout.games.super_team.movement import around, fits, may_move, most_spaces, reach
from kickabout.games.super_team.odds import CERTAIN, dribble_chance, pass_chance, tackle_chance
from kickabout.games.super_team.pitch import (
    carrier,
    distance,
    forward,
    is_goalie,
    neighbour,
    seat_of,
    swap,
)
from kickabout.games.super_team.state import (
    ANY_PASS,
    BYPASS,
    CAPTAIN,
    COACH_CARDS,
    DEFENSIVE,
    DRAW_CARDS,
    DRIBBLES,
    END,
    EXTRA_CARDS,
    FATIGUE,
    FATIGUE_SLOT,
    FOR_ACTION,
    FOR_GOAL_KICK,
    FOR_MOVEMENT,
    GAIN_ACTIONS,
    GAIN_MORALE,
    GAIN_MOVES,
    KICKS,
    KINDS,
    NONE,
    NOTHING,
    OFFENSIVE,
    PASSES,
    PERFORM,
    PIECES,
    PLAYS,
    SHED_FATIGUE,
    SHOT,
    SKILL_CARDS,
    SKILL_MOVE,
    SKIP,
    STAND_UP,
    STEPS,
    STRIKE,
    TACKLES,
    BoxRecord,
    State,
)

LEAST = -100_000
"""Less than any worth."""
EAGER = 60
"""A tackle before other cards, which are still there if it fails."""
KEPT = 4
"""A card that stays in the hand, for each thing that it pays; Fatigue is better played."""
TIRED = 15
"""A Fatigue card more among one's own."""
DRAWN = 25
"""A card drawn or allowed beyond the usual."""
SPARE, CHANCE = 15, 40
"""A movement, and an action, that comes as a reward."""


# Where things stand.


def cards_left(state: State) -> int:
    """How many cards the actor may still play in this turn, Fatigue apart."""
    fresh = state.hand_size[state.actor] - state.hands[state.actor, FATIGUE_SLOT]
    return min(state.allowed - state.played, fresh)


def position(box: BoxRecord, state: State, cards: int) -> int:
    """What the position is worth to the actor with so many cards left and what is due."""
    seat = state.actor
    piece = carrier(state)
    if piece == NONE or seat_of(piece) != seat:
        return ball_at(box, state, state.ball, seat)
    return promise(box, state, piece, state.ball, cards, state.due_moves, state.due_actions)


def idle(box: BoxRecord, state: State) -> int:
    """What the position is worth to the actor at the end of his turn."""
    return ball_at(box, state, state.ball, state.actor)


# Cards.


def worth_of_play(
    box: BoxRecord, state: State, action: int, now: int, moving: int, acting: int, cards: int
) -> int:
    """What a card and its use are worth, given the worth of the best movement and the best action."""
    if action == END:
        return idle(box, state)
    kind = (action - PLAYS) % KINDS
    use = (action - PLAYS) // KINDS
    cost = worth_of_card(box, state, kind)
    if use == FOR_MOVEMENT:
        return moving - cost
    if use == FOR_ACTION:
        first = EAGER if cards > 0 and state.attacker != state.actor else 0
        return acting + first - cost
    if use == FOR_GOAL_KICK:
        return best_kick(box, state) - cost
    if use == PERFORM:
        return worth_of_performing(box, state, kind, now, cards) - cost
    return idle(box, state) - cost


def worth_of_card(box: BoxRecord, state: State, kind: int) -> int:
    """How much a card is worth keeping: for what it pays."""
    if kind == FATIGUE:
        return -KEPT
    if kind >= COACH_CARDS:
        return 2 * KEPT
    return KEPT * (box.reward_morale[kind, OFFENSIVE] + box.reward_actions[kind, OFFENSIVE])


def worth_of_performing(box: BoxRecord, state: State, kind: int, now: int, cards: int) -> int:
    """What it is worth to perform a card."""
    seat = state.actor
    part = OFFENSIVE if state.attacker == seat else DEFENSIVE
    if COACH_CARDS <= kind < SKILL_CARDS:
        return worth_of_coach(box, state, kind, now)
    if kind >= SKILL_CARDS:
        return worth_of_skill(box, state, kind, part, now, cards)
    first = box.elements[kind, part, 0]
    pay = gain(state, seat, box.reward_morale[kind, part]) - TIRED * box.tiring[kind, part]
    if first < STRIKE:
        return best_tactic(box, state, kind, pay, cards)
    pay += SPARE * box.reward_moves[kind, part] + CHANCE * box.reward_actions[kind, part]
    if box.elements[kind, part, 1] != NOTHING:
        pay = 2 * pay // 3 + SPARE
    return best_movement(box, state, first, now, cards) + pay


def best_tactic(box: BoxRecord, state: State, kind: int, pay: int, cards: int) -> int:
    """What the passes of a tactic are worth, done in the best way: the first two, and a guess at the
    others.
    """
    seat = state.actor
    first = box.elements[kind, OFFENSIVE, 0]
    second = box.elements[kind, OFFENSIVE, 1]
    moves = box.reward_moves[kind, OFFENSIVE]
    acts = box.reward_actions[kind, OFFENSIVE]
    if second == NOTHING:
        return best_pass(box, state, first, pay, cards, moves, acts)
    piece = carrier(state)
    start = state.ball
    best = LEAST
    for shirt in range(1, PIECES):
        mate = seat * PIECES + shirt
        end = state.at[mate]
        if mate == piece or not may_pass(box, state, seat, first, end, False):
            continue
        comes_off = pass_chance(box, state, piece, start, end, spare_morale(state, seat))
        state.ball = end
        won = best_pass(box, state, second, pay, cards, moves, acts)
        state.ball = start
        if won > LEAST:
            lost = ball_at(box, state, where_lost(state, start, end, False, False), seat)
            best = max(best, (comes_off * won + (CERTAIN - comes_off) * lost) // CERTAIN)
    return best - (SPARE if box.elements[kind, OFFENSIVE, 2] != NOTHING else 0)


def best_pass(
    box: BoxRecord, state: State, element: int, pay: int, cards: int, moves: int, acts: int
) -> int:
    """What the best pass is worth that an element of a card allows, which pays so much when it comes
    off; LEAST without one.
    """
    seat = state.actor
    best = LEAST
    to_spaces = may_pass_to_spaces(box, state, seat, element)
    morale = spare_morale(state, seat)
    for shirt in range(PIECES):
        end = state.at[seat * PIECES + shirt]
        for far in range(3 if to_spaces else 1):
            space = neighbour(box, end, far * forward(seat), 0)
            if space == NONE or (far > 0 and state.on[space] != 0):
                continue
            if may_pass(box, state, seat, element, space, to_spaces):
                on = pass_chance(box, state, carrier(state), state.ball, space, morale)
                worth = worth_of_pass(box, state, space, morale, cards, moves, acts)
                best = max(best, worth + on * pay // CERTAIN)
    return best


def worth_of_coach(box: BoxRecord, state: State, kind: int, now: int) -> int:
    """What a Coach card is worth."""
    seat = state.actor
    worth = now - price(state, seat, box.cost[kind])
    for step in range(STEPS):
        element = box.elements[kind, OFFENSIVE, step]
        amount = box.amounts[kind, OFFENSIVE, step]
        if element == STAND_UP:
            for piece in range(seat * PIECES, (seat + 1) * PIECES):
                worth += SPARE * state.lying[piece]
        elif element == GAIN_MORALE:
            worth += gain(state, seat, amount)
        elif element in (DRAW_CARDS, EXTRA_CARDS):
            worth += DRAWN * amount
        elif element == SHED_FATIGUE:
            worth += TIRED * min(amount, state.discards[seat, FATIGUE_SLOT])
        elif element == GAIN_MOVES:
            worth += 2 * SPARE * amount
        elif element == GAIN_ACTIONS:
            worth += CHANCE * amount
    return worth


def worth_of_skill(box: BoxRecord, state: State, kind: int, part: int, now: int, cards: int) -> int:
    """What a captain's skill is worth."""
    captain = state.actor * PIECES + CAPTAIN
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
            worth = max(worth, best_pass(box, state, ANY_PASS, 0, cards, 0, 0))
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
        ends = reach(box, state, piece, False, most_spaces(state, piece))
        rest = now - place(box, state, piece, state.at[piece])
        spot = 0
        while ends >> spot > 0:
            space = around(state.at[piece], spot)
            if ends >> spot & 1 and fits(state, piece, space, element):
                worth = worth_of_move(box, state, piece, space, False, rest, cards)
                best = max(best, worth)
            spot += 1
    return best


def worth_of_move(
    box: BoxRecord, state: State, piece: int, space: int, by_ball: bool, rest: int, cards: int
) -> int:
    """What the position is worth after a movement, the rest of it apart from this piece given."""
    seat = state.actor
    holder = carrier(state)
    cost = price(state, seat, state.lying[piece])
    if piece == holder or by_ball or space == state.ball:
        was = state.lying[piece]
        state.lying[piece] = 1
        worth = promise(box, state, piece, space, cards, state.due_moves, state.due_actions)
        state.lying[piece] = was
        return worth - cost - (HOME if is_goalie(piece) else 0)
    acts = cards + state.due_actions
    if holder != NONE and seat_of(holder) == seat and not is_goalie(piece):
        goal = relay(box, state, piece, space)
        worth = rest + worth_of_support(box, state, space, goal)
        if acts >= 2:
            worth = max(worth, goal + (CERTAIN - goal) * MISSED // CERTAIN)
        return worth - cost
    worth = rest + place(box, state, piece, space)
    may_try = acts > 0 and holder != NONE and not is_goalie(piece) and state.tackled[piece] == 0
    if may_try and distance(space, state.ball) == 1 and state.goal_kick == 0:
        wins = tackle_chance(box, state, piece, holder, 0)
        worth += wins * swing(box, state, piece, max(cards - 1, 0), 0, 0) // CERTAIN
    return worth - cost


def swing(box: BoxRecord, state: State, piece: int, cards: int, moves: int, acts: int) -> int:
    """What it is worth that a piece wins the ball where it is, with so much left to do after it."""
    won = promise(box, state, piece, state.ball, cards, moves, acts)
    return won + given(box, state, state.ball, state.actor)


# Actions.


def best_action(box: BoxRecord, state: State, cards: int, moves: int, acts: int) -> int:
    """What the best action is worth; LEAST without one."""
    seat = state.actor
    best = LEAST
    if seat != state.attacker:
        for shirt in range(PIECES):
            if may_tackle(box, state, seat * PIECES + shirt):
                worth = worth_of_act(box, state, TACKLES + shirt, cards, moves, acts)
                best = max(best, worth)
        return best
    if carrier(state) == NONE:
        return best
    best = best_pass(box, state, ANY_PASS, 0, cards, moves, acts)
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
        return worth_of_pass(box, state, space, spare_morale(state, seat), cards, moves, acts)
    if action == SHOT:
        return worth_of_shot(box, state, piece, state.ball)
    if action < TACKLES:
        rival = (1 - seat) * PIECES + action - DRIBBLES
        wins = dribble_chance(box, state, piece, rival, 0)
        kept = promise(box, state, piece, state.ball, cards, moves, acts)
        swap(state, piece, rival)
        past = promise(box, state, piece, state.at[piece], cards, moves, acts)
        swap(state, piece, rival)
        return (wins * past + (CERTAIN - wins) * kept) // CERTAIN
    tackler = seat * PIECES + action - TACKLES
    wins = tackle_chance(box, state, tackler, piece, 0)
    won = swing(box, state, tackler, cards, moves, acts)
    return ball_at(box, state, state.ball, seat) + wins * won // CERTAIN


def best_kick(box: BoxRecord, state: State) -> int:
    """What the best kick is worth."""
    seat = state.actor
    best = LEAST
    for i in range(box.marked_spaces):
        if may_kick(box, state, seat, box.marked[i]):
            best = max(best, ball_at(box, state, box.marked[i], seat))
    return best


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
