"""The heuristic of Super Team: take the action after which the position is worth most.

It reads a seen record alone. Every legal action gets a worth in thousandths of a goal (see
`judgement`), and the first with the highest is taken. Strike tiles are drawn by lot, since a fixed
choice could be foreseen.
"""

from typing import Any

from kickabout.engine.dice import Words, below

from .. import actions as a
from .. import state as s
from ..actions import BID, BY_BALL, COUNT, FORMATION, PIECE, SPACE, STAT, VERB, number_of
from ..pitch import carrier, distance, seat_of
from ..state import BallAction, BoxRecord, Element, Phase, Shirt, Stat, State
from .card_worth import CHANCE, worth_of_play
from .judgement import (
    LEAST,
    PLENTY,
    advance,
    ball_at,
    ball_won,
    edge,
    given,
    hold,
    place,
    price,
    ways_shut,
    worth_of_pass,
)
from .odds import (
    CERTAIN,
    chance,
    dribble_chance,
    goal_chance,
    pass_chance,
    shot_lead,
    shot_stray,
    tackle_chance,
)
from .weighing import (
    acts_to_come,
    best_action,
    best_movement,
    cards_left,
    idle,
    moves_to_come,
    position,
    worth_of_act,
    worth_of_best,
    worth_of_move,
)

GOAL = 1000
BACK, MIXED = 8, 5
"""The worth of a defender in front of the own goal while the opponents kick off, in rows further
ahead; and the range of the random part in the choice of a formation.
"""
MARKER_ORDER = (
    Stat.SHOOT,
    Stat.GOALKEEPING,
    Stat.SHOOT,
    Stat.GOALKEEPING,
    Stat.PASS,
    Stat.TACKLE,
    Stat.TACKLE,
    Stat.PASS,
    Stat.DRIBBLE,
    Stat.DRIBBLE,
)
"""The stats to which Coach Markers go, in this order."""
ROUNDS = 24
"""The most rounds of fictitious play between shooter and Goalie."""


def heuristic_action(box: BoxRecord, state: State, actions: Any, n: int, rng: Words) -> int:
    """Return the action of highest worth among the first n."""
    phase = state.phase
    if phase in (Phase.STRIKING, Phase.GUARDING):
        return number_of(a.STRIKE, tile_by_lot(box, state, rng))
    cards = cards_left(state)
    now = movement = acting = rest = ways = 0
    mover = s.NONE
    if phase == Phase.PLAY:
        cards = max(cards - 1, 0)
    if phase in (Phase.PLAY, Phase.MOVE, Phase.REWARD):
        now = position(box, state, cards)
    if phase == Phase.PLAY or (phase == Phase.REWARD and state.due_moves > 0):
        movement = best_movement(box, state, Element.NOTHING, now, cards, LEAST)
    if phase == Phase.PLAY:
        acting = best_action(box, state, cards, 0, 0)
    elif phase == Phase.REWARD and state.due_actions > 0:
        acting = best_action(box, state, cards, state.due_moves, state.due_actions - 1)
    best: int = actions[0]
    most = LEAST
    for i in range(n):
        action = actions[i]
        if phase == Phase.PLAY:
            worth = worth_of_play(box, state, action, now, movement, acting, cards, most)
        elif phase == Phase.REWARD:
            worth = worth_of_reward(box, state, action, worth_of_best(movement), acting)
        elif phase == Phase.MOVE:
            piece = state.actor * s.PIECES + PIECE[action]
            if piece != mover:
                mover = piece
                ways = ways_shut(box, state, piece)
                rest = now - place(box, state, piece, state.at[piece], ways)
            by_ball = BY_BALL[action] != s.NONE
            space = SPACE[action]
            worth = worth_of_move(box, state, piece, space, by_ball, rest, ways, cards, most)
        else:
            worth = worth_of(box, state, action, cards, rng, most)
        if worth > most:
            most = worth
            best = action
    return best


def worth_of(box: BoxRecord, state: State, action: int, cards: int, rng: Words, over: int) -> int:
    """Return the worth of an action in any phase but those of cards, movements and rewards; at or
    below `over` it may be inexact.
    """
    phase = state.phase
    if phase == Phase.ACT:
        moves, acts = moves_to_come(box, state), acts_to_come(box, state)
        return worth_of_act(box, state, action, cards, moves, acts, over)
    if phase in (Phase.PAYING, Phase.MATCHING):
        return worth_of_paying(box, state, BID[action], cards)
    if phase == Phase.LAND:
        return ball_at(box, state, SPACE[action], state.actor)
    if phase == Phase.GOAL_KICK:
        return ball_won(box, state, SPACE[action], cards, 0, 0, over)
    if phase == Phase.PUSHED:
        return worth_of_push(box, state, action)
    if phase == Phase.BYPASSED:
        return worth_of_bypass(box, state, PIECE[action])
    if phase == Phase.ARRANGE:
        if VERB[action] == a.PLACE:
            return LEAST
        return worth_of_formation(box, state, FORMATION[action]) + below(rng, MIXED)
    if phase == Phase.CENTRE:
        return 1 if PIECE[action] == Shirt.CAPTAIN else 0
    if phase == Phase.MARK:
        return worth_of_marker(state, STAT[action])
    if phase == Phase.REST:
        return COUNT[action]
    return below(rng, GOAL)


# Before a kick-off.


def worth_of_formation(box: BoxRecord, state: State, formation: int) -> int:
    """Return the worth of a formation: the side that kicks off wants to stand far ahead, the other
    also wants two defenders in front of its goal.
    """
    seat = state.actor
    worth = 0
    for shirt in range(1, s.PIECES):
        space = box.formation[formation, shirt]
        column = space % s.COLS - box.target_column
        worth += space // s.COLS
        if seat != state.kicking and 0 <= column < 3 and space // s.COLS < box.rows // 3:
            worth += BACK
    return worth


def worth_of_marker(state: State, stat: int) -> int:
    """Return the worth of a Coach Marker on a stat, by the order of MARKER_ORDER."""
    held = state.markers[state.actor, stat]
    for rank in range(len(MARKER_ORDER)):
        if MARKER_ORDER[rank] == stat:
            if held == 0:
                return -rank
            held -= 1
    return LEAST + 1


# Rewards and skills.


def worth_of_reward(box: BoxRecord, state: State, action: int, moving: int, acting: int) -> int:
    """Return the worth of a reward: Morale first, then movements, unless it is
    better to pass or shoot first.
    """
    if action == a.TAKE_MORALE:
        return 10 * GOAL
    if action == a.TAKE_MOVEMENT:
        return moving
    if action == a.TAKE_ACTION:
        return acting
    return idle(box, state)


def worth_of_push(box: BoxRecord, state: State, action: int) -> int:
    """Return the worth of pushing an opponent to a space: far from the ball, or
    with the ball far from the goal.
    """
    seat = state.actor
    piece = (1 - seat) * s.PIECES + PIECE[action]
    space = SPACE[action]
    if piece == carrier(state):
        return -advance(box, space, 1 - seat)
    return distance(space, state.ball)


def worth_of_bypass(box: BoxRecord, state: State, shirt: int) -> int:
    """Return the worth of changing places with an opponent."""
    seat = state.actor
    return hold(box, state, state.at[(1 - seat) * s.PIECES + shirt], seat)


# Morale and Strike tiles.


def worth_of_paying(box: BoxRecord, state: State, tokens: int, cards: int) -> int:
    """Return the worth of paying so much Morale for the roll: the
    chance that it buys, less its price.

    The other side is assumed to pay as much as it can on a shot, and nothing otherwise.
    """
    doer = state.doer
    seat = seat_of(doer)
    actor = state.actor
    cost = price(state, actor, tokens)
    if state.action == BallAction.PASS:
        moves, acts = moves_to_come(box, state), acts_to_come(box, state)
        on = pass_chance(box, state, doer, state.ball, state.target, tokens)
        return worth_of_pass(box, state, state.target, on, cards, moves, acts, LEAST) - cost
    more = tokens if actor == seat else -tokens
    if state.action == BallAction.SHOT:
        theirs = min(state.morale[1 - actor], PLENTY)
        more += -theirs if actor == seat else theirs
        lead = shot_lead(box, state, doer) + s.FACES * more
        lead -= s.FACES * (state.power[seat] - state.power[1 - seat])
        wins = chance(lead, shot_stray(box, state, seat))
        prize = GOAL
    elif state.action == BallAction.DRIBBLE:
        wins = dribble_chance(box, state, doer, state.rival, more)
        prize = 3 * CHANCE
    else:
        wins = tackle_chance(box, state, doer, state.rival, more)
        prize = hold(box, state, state.ball, seat) + given(box, state, state.ball, seat)
    if actor != seat:
        wins = CERTAIN - wins
    return wins * prize // CERTAIN - cost


def tile_by_lot(box: BoxRecord, state: State, rng: Words) -> int:
    """Return a Strike tile drawn from an approximate equilibrium, so that it cannot be foreseen.

    By fictitious play, shooter and Goalie answer the other's picks so far, round after round; the
    answer of a random round is taken.
    """
    doer = state.doer
    seat = seat_of(doer)
    more = edge(state, seat)
    last = 1 + below(rng, ROUNDS)
    # The accumulated worth of each tile to the shooter, and to the Goalie.
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
    """Return the tile of the highest worth."""
    if middle >= left and middle >= right:
        return 1
    return 0 if left >= right else 2
