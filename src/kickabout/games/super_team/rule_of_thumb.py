"""A rule of thumb for Super Team: take the action after which the ball is worth most.

It reads a seen record alone. Every legal action gets a worth in thousandths of a goal (see
`judgement`), and the first with the highest is taken. Strike tiles are drawn by lot, or they could
be foreseen.
"""

from typing import Any

from kickabout.engine.dice import Words, below
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
    PLENTY,
    advance,
    ball_at,
    edge,
    gain,
    given,
    hold,
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
from kickabout.games.super_team.odds import (
    CERTAIN,
    chance,
    dribble_chance,
    goal_chance,
    pass_chance,
    shot_lead,
    shot_stray,
    tackle_chance,
)
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
    DEFENSIVE,
    DRAW_CARDS,
    DRIBBLE,
    DRIBBLES,
    DRIBBLING,
    END,
    EXTRA_CARDS,
    FACES,
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

GOAL = 1000
LEAST = -100 * GOAL
"""Less than any worth."""
BACK, MIXED = 8, 5
"""A defender before the own goal while the others kick off, against a row further ahead; and how much
chance there is in the choice of a formation."""
KEPT = 4
"""A card that stays in the hand, for each thing that it pays; Fatigue is better played."""
TIRED = 15
"""A Fatigue card more among one's own."""
DRAWN = 25
"""A card drawn or allowed beyond the usual."""
SPARE, CHANCE = 15, 40
"""A movement, and an action, that comes as a reward."""
MARKER_ORDER = (SHOOT, PASS, SHOOT, PASS, KEEP, TACKLE, KEEP, TACKLE, DRIBBLE, DRIBBLE)
"""Where Coach Markers go, one after the other."""
ROUNDS = 24
"""How often shooter and Goalie think about what the other would do."""


def advise(box: BoxRecord, state: State, actions: Any, n: int, rng: Words) -> int:
    """The action of highest worth among the first n."""
    phase = state.phase
    if phase in (STRIKING, GUARDING):
        return STRIKES + tile_by_lot(box, state, rng)
    cards = cards_left(state)
    now = moving = acting = rest = 0
    mover = NONE
    if phase == PLAY:
        cards = max(cards - 1, 0)
    if phase in (PLAY, MOVE, REWARD):
        now = position(box, state, cards)
    if phase == PLAY or (phase == REWARD and state.due_moves > 0):
        moving = best_movement(box, state, NOTHING, now, cards)
    if phase == PLAY:
        acting = best_action(box, state, cards, 0, 0)
    elif phase == REWARD and state.due_actions > 0:
        acting = best_action(box, state, cards, state.due_moves, state.due_actions - 1)
    best: int = actions[0]
    most = LEAST
    for i in range(n):
        action = actions[i]
        if phase == PLAY:
            worth = worth_of_play(box, state, action, now, moving, acting, cards)
        elif phase == REWARD:
            worth = worth_of_reward(box, state, action, moving, acting)
        elif phase == MOVE:
            number = action - MOVES
            piece = state.actor * PIECES + number // (2 * SPACES)
            by_ball = number // SPACES % 2 == 1
            if piece != mover:
                mover = piece
                rest = now - place(box, state, piece, state.at[piece])
            worth = worth_of_move(box, state, piece, number % SPACES, by_ball, rest, cards)
        else:
            worth = worth_of(box, state, action, cards, rng)
        if worth > most:
            most = worth
            best = action
    return best


def worth_of(box: BoxRecord, state: State, action: int, cards: int, rng: Words) -> int:
    """What an action is worth in the phase that asks for it."""
    phase = state.phase
    if phase == ACT:
        return worth_of_act(box, state, action, cards, state.due_moves, state.due_actions)
    if phase in (PAYING, MATCHING):
        return worth_of_paying(box, state, action - PAYS, cards)
    if phase == LAND:
        return ball_at(box, state, action - LANDS, state.actor)
    if phase == GOAL_KICK:
        return ball_at(box, state, action - KICKS, state.actor)
    if phase == PUSHED:
        return worth_of_push(box, state, action)
    if phase == BYPASSED:
        return worth_of_bypass(box, state, action - BYPASSES)
    if phase == ARRANGE:
        if action < FORMS:
            return LEAST
        return worth_of_formation(box, state, action - FORMS) + below(rng, MIXED)
    if phase == CENTRE:
        return 1 if action == CENTRES + CAPTAIN else 0
    if phase == MARK:
        return worth_of_marker(state, action - MARKS)
    if phase == REST:
        return action
    return below(rng, GOAL)


# Before a kick-off.


def worth_of_formation(box: BoxRecord, state: State, formation: int) -> int:
    """Who kicks off wants to stand far ahead; the others want two men in front of their goal as well."""
    seat = state.actor
    worth = 0
    for shirt in range(1, PIECES):
        space = box.formation[formation, shirt]
        column = space % COLS - box.target_column
        worth += space // COLS
        if seat != state.kicking and 0 <= column < 3 and space // COLS < box.rows // 3:
            worth += BACK
    return worth


def worth_of_marker(state: State, stat: int) -> int:
    """Coach Markers go down the order of MARKER_ORDER."""
    held = state.markers[state.actor, stat]
    for rank in range(len(MARKER_ORDER)):
        if MARKER_ORDER[rank] == stat:
            if held == 0:
                return -rank
            held -= 1
    return LEAST + 1


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
        return acting - cost
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
        worth += tackle_chance(box, state, piece, holder, 0) * swing(box, state) // CERTAIN
    return worth - cost


def swing(box: BoxRecord, state: State) -> int:
    """What it is worth to win the ball where it is."""
    seat = state.actor
    return hold(box, state, state.ball, seat) + given(box, state, state.ball, seat)


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
    wins = tackle_chance(box, state, seat * PIECES + action - TACKLES, piece, 0)
    return ball_at(box, state, state.ball, seat) + wins * swing(box, state) // CERTAIN


def worth_of_reward(box: BoxRecord, state: State, action: int, moving: int, acting: int) -> int:
    """Morale first; then movements, unless the ball is better passed or shot first."""
    if action == TAKE_MORALE:
        return 10 * GOAL
    if action == TAKE_MOVE:
        return moving
    if action == TAKE_ACTION:
        return acting
    return idle(box, state)


# Goal kicks and skills.


def best_kick(box: BoxRecord, state: State) -> int:
    """What the best kick is worth."""
    seat = state.actor
    best = LEAST
    for i in range(box.marked_spaces):
        if may_kick(box, state, seat, box.marked[i]):
            best = max(best, ball_at(box, state, box.marked[i], seat))
    return best


def worth_of_push(box: BoxRecord, state: State, action: int) -> int:
    """How far an opponent is pushed from the ball, or with it from the goal."""
    seat = state.actor
    piece = (1 - seat) * PIECES + (action - PUSHES) // SPACES
    space = (action - PUSHES) % SPACES
    if piece == carrier(state):
        return -advance(box, space, 1 - seat)
    return distance(space, state.ball)


def worth_of_bypass(box: BoxRecord, state: State, shirt: int) -> int:
    """What changing places with an opponent is worth."""
    seat = state.actor
    return hold(box, state, state.at[(1 - seat) * PIECES + shirt], seat)


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


def worth_of_paying(box: BoxRecord, state: State, tokens: int, cards: int) -> int:
    """What it is worth to pay so much Morale for the roll: the chance that it buys, less its price.

    The other side is taken to pay as much as it can on a shot, and nothing else.
    """
    doer = state.doer
    seat = seat_of(doer)
    actor = state.actor
    cost = price(state, actor, tokens)
    if state.action == PASSING:
        moves, acts = state.due_moves, state.due_actions
        return worth_of_pass(box, state, state.target, tokens, cards, moves, acts) - cost
    more = tokens if actor == seat else -tokens
    if state.action == SHOOTING:
        theirs = min(state.morale[1 - actor], PLENTY)
        more += -theirs if actor == seat else theirs
        lead = shot_lead(box, state, doer) + FACES * more
        lead -= FACES * (state.power[seat] - state.power[1 - seat])
        wins = chance(lead, shot_stray(box, state, seat))
        prize = GOAL
    elif state.action == DRIBBLING:
        wins = dribble_chance(box, state, doer, state.rival, more)
        prize = 3 * CHANCE
    else:
        wins = tackle_chance(box, state, doer, state.rival, more)
        prize = hold(box, state, state.ball, seat) + given(box, state, state.ball, seat)
    if actor != seat:
        wins = CERTAIN - wins
    return wins * prize // CERTAIN - cost


def tile_by_lot(box: BoxRecord, state: State, rng: Words) -> int:
    """A Strike tile as a player picks it who has thought about the other's thoughts.

    Shooter and Goalie answer what the other has picked so far, round after round; the answer of a
    round drawn by lot is taken. So each tile comes up as often as it should, unforeseen.
    """
    doer = state.doer
    seat = seat_of(doer)
    more = edge(state, seat)
    last = 1 + below(rng, ROUNDS)
    # What each tile is worth so far: to the shooter, and to the Goalie.
    shot_left = shot_middle = shot_right = 0
    kept_left = kept_middle = kept_right = 0
    shot = below(rng, 3)
    guess = below(rng, 3)
    for _ in range(last):
        shot_left += goal_chance(box, state, doer, state.ball, 0, guess, more)
        shot_middle += goal_chance(box, state, doer, state.ball, 1, guess, more)
        shot_right += goal_chance(box, state, doer, state.ball, 2, guess, more)
        kept_left -= goal_chance(box, state, doer, state.ball, shot, 0, more)
        kept_middle -= goal_chance(box, state, doer, state.ball, shot, 1, more)
        kept_right -= goal_chance(box, state, doer, state.ball, shot, 2, more)
        shot = best_of_three(shot_left, shot_middle, shot_right)
        guess = best_of_three(kept_left, kept_middle, kept_right)
    return shot if state.actor == seat else guess


def best_of_three(left: int, middle: int, right: int) -> int:
    """The tile of the highest worth."""
    if middle >= left and middle >= right:
        return 1
    return 0 if left >= right else 2
