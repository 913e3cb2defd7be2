"""AutoTeam, who plays seat 1 in the solo game: her procedure, from a card to its effects. Numbers
are rulebook clauses.

She decides nothing: each of her steps is a chance outcome, and there are several only where her
procedure leaves a choice among equals.
"""

from typing import Any

from kickabout.engine.game import CHANCE

from . import state as s
from .actions import AUTO_KICK, AUTO_MOVE, AUTO_TURN, PIECE, SPACE, VERB, number_of
from .attempts import act, pay_morale, show_tiles
from .auto_choice import (
    AUTO,
    STRIDE,
    ahead_rank,
    element,
    guard_spaces,
    least_runner,
    may_advance,
    strike_space,
)
from .ball_actions import refuse_dribble, refuse_passing, refuse_tackle
from .decks import advance_clock
from .goal_kicks import kick
from .movement import most_spaces, reaches, relocate
from .outcome import gain_morale
from .pitch import ask, carrier, distance, pieces_of, seat_of
from .refusals import Refusal
from .state import AutoMode, BallAction, BoxRecord, Element, Phase, Role, State

CARDS = 2
"""The cards that AutoTeam plays in a turn (SUPER-23.6)."""


# Cards.


def card_turns(box: BoxRecord, state: State, out: Any) -> int:
    """Write the cards that may be turned over next, ascending: those face down, or all of them if
    AutoTeam has to shuffle first (SUPER-23.5, 23.20).
    """
    down = cards_down(box, state)
    n = 0
    for card in range(box.auto_cards):
        if down == 0 or state.auto_deck[card] == 1:
            out[n] = number_of(AUTO_TURN, card)
            n += 1
    return n


def cards_down(box: BoxRecord, state: State) -> int:
    """Return how many of AutoTeam's cards lie face down."""
    down = 0
    for card in range(box.auto_cards):
        down += state.auto_deck[card]
    return down


def take_card(box: BoxRecord, state: State, card: int) -> None:
    """Turn a card over; if none was face down, first shuffle all and move the clock
    (SUPER-23.7, 23.20, 26.7).
    """
    if cards_down(box, state) == 0:
        for other in range(box.auto_cards):
            state.auto_deck[other] = 1
        advance_clock(box, state)
    state.auto_deck[card] = 0


def reveal(box: BoxRecord, state: State, card: int) -> None:
    """Turn a card over for a roll: it gives AutoTeam's Morale, and in a shot her Strike tile
    (SUPER-26.3, 26.5, 26.7).
    """
    take_card(box, state, card)
    state.bids[AUTO] = min(box.auto_morale[card], state.morale[AUTO])  # 26.3
    if state.action == BallAction.SHOT:
        state.tiles[AUTO] = box.auto_strike[card]  # 26.5
        show_tiles(box, state)
    pay_morale(state)


def turn_card(box: BoxRecord, state: State, card: int) -> None:
    """Turn over the card that AutoTeam plays, in her present role (SUPER-23.6, 23.8)."""
    take_card(box, state, card)
    state.auto_card = card
    state.auto_used += 1
    state.step = 0
    state.auto_left = 0
    if state.attacker == AUTO:  # 23.8
        state.auto_mode = attack(box, state)
    else:
        state.auto_left = box.auto_moves[state.auto_card]
        state.auto_mode = AutoMode.GUARD if may_guard(box, state) else AutoMode.REST
    ask(state, Phase.AUTO_STEP, CHANCE)


# The effects of a card.


def attack(box: BoxRecord, state: State) -> int:
    """Return what AutoTeam does with the ball: the first mode that is possible (SUPER-24.1)."""
    piece = carrier(state)
    if piece == s.NONE:
        chased = least_runner(box, state, state.ball, STRIDE, False) != s.NONE
        return AutoMode.LOOSE_BALL if chased else AutoMode.REST  # 24.14
    if state.goal_kick == 1:
        return AutoMode.GOAL_KICK  # 23.15, 23.18
    goal = strike_space(box, state)
    if distance(state.ball, goal) <= box.auto_range[state.auto_card]:
        return AutoMode.SHOT  # 24.2
    if element_possible(box, state):
        return AutoMode.TACTIC  # 24.3
    if has_piece_ahead(box, state):
        return AutoMode.PASS_AHEAD  # 24.7
    for rival in range(s.PIECES):
        if refuse_dribble(box, state, rival) == Refusal.NONE:
            return AutoMode.DRIBBLE  # 24.10
    if may_advance(box, state, piece):  # 24.13
        return AutoMode.ADVANCE  # 24.11
    return AutoMode.REST


def element_possible(box: BoxRecord, state: State) -> bool:
    """Return whether the next element of AutoTeam's tactic can be carried out (SUPER-24.4)."""
    due = element(box, state)
    if due == Element.NOTHING:
        return False
    return refuse_passing(box, state, AUTO, due) == Refusal.NONE


def has_piece_ahead(box: BoxRecord, state: State) -> bool:
    """Return whether AutoTeam can pass to a piece ahead of the carrier (SUPER-24.7, 24.15)."""
    for piece in pieces_of(AUTO):
        if ahead_rank(box, state, state.at[piece]) != s.NONE:
            return True
    return False


def may_guard(box: BoxRecord, state: State) -> bool:
    """Return whether the next defensive movement can bring a piece nearer to the ball
    (SUPER-25.5, 25.9).
    """
    return least_runner(box, state, state.ball, guard_spaces(state), True) != s.NONE


# AutoTeam's steps.


def take_step(box: BoxRecord, state: State, action: int) -> None:
    """Take AutoTeam's step."""
    mode = state.auto_mode
    if mode not in (AutoMode.TACTIC, AutoMode.BONUS, AutoMode.GUARD):
        state.auto_mode = AutoMode.OVER
    verb = VERB[action]
    if verb == AUTO_MOVE:
        if mode == AutoMode.GUARD:
            state.auto_moved += 1  # 25.2
        state.auto_left = max(state.auto_left - 1, 0)
        run(box, state, AUTO * s.PIECES + PIECE[action], SPACE[action])
    elif verb == AUTO_KICK:
        kick(box, state, SPACE[action])  # 23.15
    else:
        act(box, state, AUTO, action)


def run(box: BoxRecord, state: State, piece: int, space: int) -> None:
    """Move one of AutoTeam's pieces, by way of the loose ball where possible; it becomes inactive
    (SUPER-24.11, 24.20, 25.1).
    """
    by_ball = reaches(box, state, piece, space, True, most_spaces(state, piece))
    relocate(box, state, piece, space, by_ball)


def proceed(box: BoxRecord, state: State) -> bool:
    """Continue AutoTeam's turn with the next step of her card, or the next card; return False when
    the turn is over (SUPER-23.6).
    """
    if state.auto_mode == AutoMode.TACTIC:
        go_on_with_tactic(box, state)
    elif state.auto_mode == AutoMode.GUARD:
        go_on_guarding(box, state)
    # A bonus movement follows a tactic or another bonus movement immediately.
    if state.auto_mode == AutoMode.BONUS and not (
        state.auto_left > 0 and may_use_bonus(box, state)
    ):
        state.auto_mode = AutoMode.OVER
    if state.auto_mode == AutoMode.OVER and state.auto_used == CARDS:  # 23.6
        return False
    return ask(
        state, Phase.AUTO_TURN if state.auto_mode == AutoMode.OVER else Phase.AUTO_STEP, CHANCE
    )


def go_on_with_tactic(box: BoxRecord, state: State) -> None:
    """Continue after a pass of AutoTeam's tactic: with the next one, the rewards, or the end of it
    (SUPER-24.3, 24.4).
    """
    state.auto_mode = AutoMode.OVER
    if state.success == 0:  # 24.4
        return
    state.step += 1
    if element(box, state) == Element.NOTHING:
        gain_morale(
            box, state, AUTO, box.auto_reward_morale[state.auto_card, Role.OFFENSIVE]
        )  # 24.3
        state.auto_left = box.auto_reward_moves[state.auto_card]
        state.auto_mode = AutoMode.BONUS
    elif element_possible(box, state):  # 24.4
        state.auto_mode = AutoMode.TACTIC


def may_use_bonus(box: BoxRecord, state: State) -> bool:
    """Return whether any of AutoTeam's pieces can make a bonus movement (SUPER-24.19)."""
    piece = carrier(state)
    if piece != s.NONE and may_advance(box, state, piece):
        return True
    return least_runner(box, state, strike_space(box, state), STRIDE, False) != s.NONE


def go_on_guarding(box: BoxRecord, state: State) -> None:
    """Continue after a defensive movement: with the next one, the rewards, or the end of the card
    (SUPER-25.6, 25.7, 25.9, 25.10).

    Once AutoTeam has the ball she no longer defends, and the rest of the card is lost.
    """
    if state.auto_left > 0:
        if state.attacker == AUTO or not may_guard(box, state):  # 25.9, 25.10
            state.auto_mode = AutoMode.OVER
        return
    state.auto_mode = AutoMode.OVER
    gain_morale(box, state, AUTO, box.auto_reward_morale[state.auto_card, Role.DEFENSIVE])  # 25.6
    last = state.moved
    if box.auto_reward_actions[state.auto_card] == 0 or last == s.NONE or seat_of(last) != AUTO:
        return
    if refuse_tackle(box, state, last) == Refusal.NONE:  # 25.7
        state.auto_mode = AutoMode.TACKLE
