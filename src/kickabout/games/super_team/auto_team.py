"""AutoTeam, who plays seat 1 in the solo game: her procedure, from a card to what it leads to.
Numbers are rulebook clauses.

She decides nothing: each of her steps is an outcome of chance, and there are several only where her
procedure leaves a choice among equals.
"""

from typing import Any

from kickabout.engine.game import CHANCE
from kickabout.games.super_team.actions import (
    MOST_MORALE,
    any_pass,
    may_dribble,
    may_tackle,
    pay_morale,
    show_tiles,
    start_duel,
    start_pass,
    start_shot,
)
from kickabout.games.super_team.auto_choice import (
    AUTO,
    STRIDE,
    best_run,
    bonus_runs,
    dribbles,
    goal_kicks,
    least_runner,
    may_receive,
    may_run,
    passes_ahead,
    runs,
    runs_of,
    spaces_of,
    tactic_passes,
)
from kickabout.games.super_team.decks import advance_clock
from kickabout.games.super_team.movement import most_spaces, reaches, relocate
from kickabout.games.super_team.outcome import gain_morale
from kickabout.games.super_team.pitch import (
    ahead,
    carrier,
    distance,
    seat_of,
    take_ball,
    target_space,
)
from kickabout.games.super_team.state import (
    AUTO_DRIBBLES,
    AUTO_KICKS,
    AUTO_MOVES,
    AUTO_PASSES,
    AUTO_REST,
    AUTO_SHOT,
    AUTO_STEP,
    AUTO_TACKLES,
    AUTO_TURN,
    AUTO_TURNS,
    DEFENSIVE,
    DRIBBLING,
    NEXT,
    NONE,
    NOTHING,
    OFFENSIVE,
    PIECES,
    SHOOTING,
    SPACES,
    STEPS,
    TACKLING,
    BoxRecord,
    State,
)

CARDS = 2
"""Cards that she plays in a turn (SUPER-23.6)."""

# What her card has led to: `auto_mode`.
OVER = 0  # nothing is left to do
GOAL_KICK_DUE = 1  # her Goalie has to pass
LOOSE_BALL = 2  # she goes for the ball that was hers
SHOT_ON_GOAL = 3
TACTIC = 4  # the elements of the card, one after the other
PASS_AHEAD = 5
DRIBBLE_PAST = 6
ADVANCE = 7  # the carrier moves
BONUS = 8  # bonus movements of a tactic
GUARD = 9  # the movements of a defensive part
BONUS_TACKLE = 10
REST = 11  # nothing is possible


# Cards.


def cards_left(box: BoxRecord, state: State, out: Any) -> int:
    """Writes the cards that may be turned over next, ascending: those face down, or all of them if
    she has to shuffle first (SUPER-23.5, 23.20).
    """
    down = cards_down(box, state)
    n = 0
    for card in range(box.auto_cards):
        if down == 0 or state.auto_deck[card] == 1:
            out[n] = AUTO_TURNS + card
            n += 1
    return n


def cards_down(box: BoxRecord, state: State) -> int:
    """How many of her cards lie face down."""
    down = 0
    for card in range(box.auto_cards):
        down += state.auto_deck[card]
    return down


def take_card(box: BoxRecord, state: State, action: int) -> int:
    """Turns a card over and returns it; if none was left, all are shuffled and the clock moves
    (SUPER-23.7, 23.20, 26.7).
    """
    if cards_down(box, state) == 0:
        for card in range(box.auto_cards):
            state.auto_deck[card] = 1
        advance_clock(box, state)
    card = action - AUTO_TURNS
    state.auto_deck[card] = 0
    return card


def reveal(box: BoxRecord, state: State, action: int) -> None:
    """A card is turned over for a roll: her Morale, and in a shot her Strike tile
    (SUPER-26.3, 26.5, 26.7).
    """
    card = take_card(box, state, action)
    state.bids[AUTO] = min(min(box.auto_morale[card], MOST_MORALE), state.morale[AUTO])  # 26.3
    if state.action == SHOOTING:
        state.tiles[AUTO] = box.auto_strike[card]  # 26.5
        show_tiles(box, state)
    pay_morale(state)


def turn_card(box: BoxRecord, state: State, action: int) -> None:
    """She plays a card in the role that she now has (SUPER-23.6, 23.8)."""
    state.auto_card = take_card(box, state, action)
    state.auto_used += 1
    state.step = 0
    state.auto_left = 0
    if state.attacker == AUTO:  # 23.8
        state.auto_mode = attack(box, state)
    else:
        state.auto_left = box.auto_moves[state.auto_card]
        state.auto_mode = GUARD if may_guard(box, state) else REST
    state.phase = AUTO_STEP
    state.actor = CHANCE


# What a card leads to.


def strike_space(box: BoxRecord, state: State) -> int:
    """The space of your goal that her card shows (SUPER-23.5)."""
    return target_space(box, 1 - AUTO, box.auto_strike[state.auto_card])


def attack(box: BoxRecord, state: State) -> int:
    """What she does with the ball: the first that is possible (SUPER-24.1)."""
    piece = carrier(state)
    if piece == NONE:
        chased = least_runner(box, state, state.ball, STRIDE, False) != NONE
        return LOOSE_BALL if chased else REST  # 24.14
    if state.goal_kick == 1:
        return GOAL_KICK_DUE  # 23.15, 23.18
    goal = strike_space(box, state)
    if distance(state.ball, goal) <= box.auto_range[state.auto_card]:
        return SHOT_ON_GOAL  # 24.2
    if element_possible(box, state):
        return TACTIC  # 24.3
    if has_piece_ahead(box, state):
        return PASS_AHEAD  # 24.7
    for rival in range(PIECES):
        if may_dribble(box, state, rival):
            return DRIBBLE_PAST  # 24.10
    if may_run(state, piece):  # 24.13
        spaces = spaces_of(state, piece, STRIDE)
        if best_run(box, state, piece, goal, spaces, False) != NONE:
            return ADVANCE  # 24.11
    return REST


def element(box: BoxRecord, state: State) -> int:
    """The element of her tactic that is next, NOTHING after the last."""
    return box.auto_elements[state.auto_card, state.step] if state.step < STEPS else NOTHING


def element_possible(box: BoxRecord, state: State) -> bool:
    """Whether that element can be carried out (SUPER-24.4)."""
    due = element(box, state)
    return due != NOTHING and any_pass(box, state, AUTO, due)


def has_piece_ahead(box: BoxRecord, state: State) -> bool:
    """Whether she can pass to a piece ahead of the carrier (SUPER-24.7, 24.15)."""
    for piece in range(AUTO * PIECES, (AUTO + 1) * PIECES):
        if ahead(AUTO, state.ball, state.at[piece]) > 0 and may_receive(box, state, piece):
            return True
    return False


def guard_spaces(state: State) -> int:
    """How far the next defensive movement goes: two spaces the first, one any later
    (SUPER-25.2, 25.8).
    """
    return STRIDE if state.auto_moved == 0 else 1


def may_guard(box: BoxRecord, state: State) -> bool:
    """Whether a piece can come nearer to the ball by the next defensive movement
    (SUPER-25.5, 25.9).
    """
    return least_runner(box, state, state.ball, guard_spaces(state), True) != NONE


# Her steps.


def steps(box: BoxRecord, state: State, out: Any) -> int:
    """Writes what she does next: one step, or several among which a lot decides, ascending
    (SUPER-23.12).
    """
    mode = state.auto_mode
    n = 0
    if mode == GOAL_KICK_DUE:
        n = goal_kicks(box, state, out)
    elif mode == LOOSE_BALL:
        n = runs(box, state, state.ball, STRIDE, False, out)
    elif mode == SHOT_ON_GOAL:
        out[0] = AUTO_SHOT
        n = 1
    elif mode == TACTIC:
        n = tactic_passes(box, state, element(box, state), out)
    elif mode == PASS_AHEAD:
        n = passes_ahead(box, state, out)
    elif mode == DRIBBLE_PAST:
        n = dribbles(box, state, out)
    elif mode == ADVANCE:
        goal = strike_space(box, state)
        n = runs_of(box, state, carrier(state), goal, STRIDE, False, out, 0)
    elif mode == BONUS:
        n = bonus_runs(box, state, strike_space(box, state), out)
    elif mode == GUARD:
        n = runs(box, state, state.ball, guard_spaces(state), True, out)
    elif mode == BONUS_TACKLE:
        out[0] = AUTO_TACKLES + state.moved % PIECES
        n = 1
    if n == 0:
        out[0] = AUTO_REST
        n = 1
    return n


def take_step(box: BoxRecord, state: State, action: int) -> None:
    """She does it."""
    mode = state.auto_mode
    state.phase = NEXT
    if mode not in (TACTIC, BONUS, GUARD):
        state.auto_mode = OVER
    if AUTO_MOVES <= action < AUTO_PASSES:
        if mode == GUARD:
            state.auto_moved += 1  # 25.2
        state.auto_left = max(state.auto_left - 1, 0)
        run(box, state, action - AUTO_MOVES)
    elif AUTO_PASSES <= action < AUTO_KICKS:
        start_pass(box, state, action - AUTO_PASSES)
    elif AUTO_KICKS <= action < AUTO_KICKS + SPACES:
        take_ball(box, state, action - AUTO_KICKS, carrier(state))  # 23.15
    elif AUTO_DRIBBLES <= action < AUTO_TACKLES:
        start_duel(box, state, DRIBBLING, carrier(state), action - AUTO_DRIBBLES)
    elif AUTO_TACKLES <= action < AUTO_SHOT:
        tackler = AUTO * PIECES + action - AUTO_TACKLES
        start_duel(box, state, TACKLING, tackler, carrier(state))
    elif action == AUTO_SHOT:
        start_shot(box, state)


def run(box: BoxRecord, state: State, number: int) -> None:
    """A piece of hers moves, by way of the loose ball where it can, and lies down
    (SUPER-24.11, 24.20, 25.1).
    """
    piece = AUTO * PIECES + number // SPACES
    space = number % SPACES
    by_ball = reaches(box, state, piece, space, True, most_spaces(state, piece))
    relocate(box, state, piece, space, by_ball)


def proceed(box: BoxRecord, state: State) -> bool:
    """Goes on with her turn: the next step of her card, or the next card; False when it is over
    (SUPER-23.6).
    """
    if state.auto_mode == TACTIC:
        go_on_with_tactic(box, state)
    elif state.auto_mode == GUARD:
        go_on_guarding(box, state)
    # Bonus movements follow a tactic at once, and each other.
    if state.auto_mode == BONUS and not (state.auto_left > 0 and may_use_bonus(box, state)):
        state.auto_mode = OVER
    if state.auto_mode == OVER and state.auto_used == CARDS:  # 23.6
        return False
    state.phase = AUTO_STEP if state.auto_mode != OVER else AUTO_TURN
    state.actor = CHANCE
    return True


def go_on_with_tactic(box: BoxRecord, state: State) -> None:
    """A pass of her tactic has come to rest: the next one, the rewards, or the end of it
    (SUPER-24.3, 24.4).
    """
    state.auto_mode = OVER
    if state.success == 0:  # 24.4
        return
    state.step += 1
    if element(box, state) == NOTHING:
        gain_morale(box, state, AUTO, box.auto_reward_morale[state.auto_card, OFFENSIVE])  # 24.3
        state.auto_left = box.auto_reward_moves[state.auto_card]
        state.auto_mode = BONUS
    elif element_possible(box, state):  # 24.4
        state.auto_mode = TACTIC


def may_use_bonus(box: BoxRecord, state: State) -> bool:
    """Whether any piece of hers can make a bonus movement (SUPER-24.19)."""
    piece = carrier(state)
    goal = strike_space(box, state)
    if piece != NONE and may_run(state, piece):
        spaces = spaces_of(state, piece, STRIDE)
        if best_run(box, state, piece, goal, spaces, False) != NONE:
            return True
    return least_runner(box, state, goal, STRIDE, False) != NONE


def go_on_guarding(box: BoxRecord, state: State) -> None:
    """A defensive movement has been made: the next one, the rewards, or the end of the card
    (SUPER-25.6, 25.7, 25.9, 25.10).

    Once she has the ball she defends no longer, and what is left of the card is lost.
    """
    if state.auto_left > 0:
        if state.attacker == AUTO or not may_guard(box, state):  # 25.9, 25.10
            state.auto_mode = OVER
        return
    state.auto_mode = OVER
    gain_morale(box, state, AUTO, box.auto_reward_morale[state.auto_card, DEFENSIVE])  # 25.6
    last = state.moved
    if box.auto_reward_actions[state.auto_card] == 0 or last == NONE or seat_of(last) != AUTO:
        return
    if may_tackle(box, state, last):  # 25.7
        state.auto_mode = BONUS_TACKLE
