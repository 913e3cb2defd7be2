"""The rules of Super Team: a match from its first roll to full time. Numbers are rulebook clauses.

Each module covers one subject: `preparations` before a kick-off; `instructions` of cards, with
`skills` and `goal_kicks`; `movement` and `ball_actions` on the `pitch`, with the dice of an action in
`power` and `outcome`; `decks` and the clock; `auto_team` for the solo opponent.

Each leaves phase NEXT when it is done; `go_on` then finds out what follows. Every function works on
records in place, interpreted or compiled (see `engine.records`).
"""

from typing import Any

from kickabout.engine.game import CHANCE, OVER

from . import state as s
from .actions import AUTO_CARD, BID, CARD, COUNT, END_TURN, PIECE, SEAT, SPACE, STAT, TILE
from .attempts import act, ask_morale, pay, pay_morale, show_tiles, strike
from .auto_team import proceed, reveal, take_step, turn_card
from .card_plays import play
from .decks import copies, deck_ready, draw
from .goal_kicks import kick
from .instructions import ask_draw, ask_reward, forfeit, next_element, reward
from .movement import move
from .outcome import come_to_rest, roll
from .pitch import ask, carrier, goalie_of, is_auto, lies_in, seat_of, take_ball
from .preparations import choose, clear_pitch, deal, half_time, kick_off, mark, place, prepare, rest
from .skills import bypass, push
from .state import BoxRecord, Phase, Stage, State, Zone

STRANDED_ROUNDS = 2
"""Rounds after which a ball alone in a small rectangle goes to its Goalie (SUPER-14.18)."""


def setup(box: BoxRecord, state: State, seats: int) -> None:
    """Set up a new match on a record of zeros (SUPER-3.14, 23.2, 23.3)."""
    state.seats = seats
    state.ball = s.NONE
    state.slot = s.NONE
    state.doer = s.NONE
    state.rival = s.NONE
    state.landed = s.NONE
    state.moved = s.NONE
    state.auto_card = s.NONE
    for piece in range(s.SEATS * s.PIECES):
        state.at[piece] = s.NONE
    for seat in range(s.SEATS):
        state.team[seat] = s.NONE
        state.captain[seat] = s.NONE
        state.tiles[seat] = s.NONE
        state.green[seat] = s.NONE
        for i in range(2):
            state.offered[seat, 0, i] = s.NONE
            state.offered[seat, 1, i] = s.NONE
        if is_auto(box, seat):
            state.morale[seat] = box.auto_start_morale  # 23.3
            for stat in range(s.STATS):
                state.markers[seat, stat] = box.auto_markers[stat]  # 23.2, 26.8
        else:
            for slot in range(s.FATIGUE_SLOT):
                state.decks[seat, slot] = copies(box, slot)
                state.deck_size[seat] += state.decks[seat, slot]
    if box.solo > 0:
        for card in range(box.auto_cards):
            state.auto_deck[card] = 1
    ask(state, Phase.KICK_OFF, CHANCE)  # 3.1


# Playing.


def apply(box: BoxRecord, state: State, action: int) -> None:
    """Play one decision or chance outcome, which must be legal or possible."""
    phase = state.phase
    state.phase = Phase.NEXT
    state.rolled = 0
    if phase == Phase.PLAY:
        if action == END_TURN:
            end_turn(state)
        else:
            play(box, state, action)
    elif phase == Phase.MOVE:
        state.step += 1
        move(box, state, action)
    elif phase == Phase.ACT:
        state.step += 1
        act(box, state, state.actor, action)
    elif phase in (Phase.ROLL, Phase.ANSWER_ROLL):
        roll(box, state, action, phase == Phase.ANSWER_ROLL)
    elif phase in (Phase.PAYING, Phase.MATCHING):
        pay(box, state, BID[action])
    elif phase == Phase.REWARD:
        reward(box, state, action)
    elif phase == Phase.DRAW:
        draw(state, CARD[action])
    elif phase in (Phase.STRIKING, Phase.GUARDING):
        strike(box, state, TILE[action])
    elif phase == Phase.TILES:
        show_tiles(box, state)
        ask_morale(box, state)
    elif phase == Phase.TOKENS:
        pay_morale(state)
    elif phase == Phase.LAND:
        come_to_rest(box, state, SPACE[action])  # 9.9
    elif phase == Phase.GOAL_KICK:
        kick(box, state, SPACE[action])
    elif phase == Phase.PUSHED:
        push(box, state, action)
    elif phase == Phase.BYPASSED:
        bypass(box, state, action)
    elif phase == Phase.ARRANGE:
        place(box, state, action)
    elif phase == Phase.MARK:
        mark(state, STAT[action])
    elif phase == Phase.CENTRE:
        kick_off(box, state, state.kicking * s.PIECES + PIECE[action])
    elif phase == Phase.CHOOSE:
        choose(state, action)
    elif phase == Phase.DEAL:
        deal(state, action)
    elif phase == Phase.SHOW:
        state.shown += 1
    elif phase == Phase.REST:
        rest(state, COUNT[action])
    elif phase == Phase.AUTO_TURN:
        turn_card(box, state, AUTO_CARD[action])
    elif phase == Phase.AUTO_STEP:
        take_step(box, state, action)
    elif phase == Phase.AUTO_REVEAL:
        reveal(box, state, AUTO_CARD[action])
    else:  # KICK_OFF
        state.kicker = SEAT[action]  # 3.1
        state.kicking = state.kicker
    while state.phase == Phase.NEXT:
        go_on(box, state)


def routine(box: BoxRecord, state: State) -> bool:
    """Return whether bots leave this decision to the heuristic: boards, Coach Markers, formations
    and rest, whose effects lie beyond the horizon of a search.
    """
    return state.stage == Stage.PREPARING


# Turns.


def go_on(box: BoxRecord, state: State) -> None:
    """Find out what comes next and set its phase and actor."""
    seat = state.turn
    if state.stage == Stage.PREPARING:
        if not prepare(box, state):
            start_turn(box, state, state.kicking)
    elif state.stage == Stage.ENDING:
        draw_up(box, state)
    elif state.scored == 1:  # 11.18, 23.9
        end_turn(state)
    elif is_auto(box, seat):
        if not proceed(box, state):
            end_turn(state)
    elif state.due_draws > 0:
        ask_draw(box, state)
    elif state.slot != s.NONE:
        next_element(box, state)
    elif not ask_reward(box, state):  # 15.13
        ask_play(box, state)


def start_turn(box: BoxRecord, state: State, seat: int) -> None:
    """Start a side's turn with all its pieces active (SUPER-5.1)."""
    state.stage = Stage.PLAYING
    state.turn = seat
    state.turns += 1
    state.scored = 0
    state.played = 0
    state.allowed = box.cards_a_turn  # 5.2
    state.thrown = 0
    state.free_runs = 0
    state.moved = s.NONE
    state.auto_used = 0
    state.auto_moved = 0
    state.auto_card = s.NONE
    state.auto_mode = 0
    state.auto_left = 0
    for piece in range(s.SEATS * s.PIECES):
        state.tackled[piece] = 0  # 13.6
        if seat_of(piece) == seat:
            state.lying[piece] = 0  # 5.1


def ask_play(box: BoxRecord, state: State) -> None:
    """Ask for the next card, or end the turn if there can be none (SUPER-5.2)."""
    seat = state.turn
    if state.played < state.allowed and state.hand_size[seat] > 0:
        ask(state, Phase.PLAY, seat)
    else:
        end_turn(state)


def end_turn(state: State) -> None:
    """End the turn; what the card under way still owed is lost (SUPER-11.18)."""
    state.stage = Stage.ENDING
    state.slot = s.NONE
    state.due_draws = 0
    state.skipping = 0
    forfeit(state)


def draw_up(box: BoxRecord, state: State) -> None:
    """Draw the next card for a hand that is not full, else pass the turn to the other side
    (SUPER-4.6, 5.4, 5.7).
    """
    seat = state.turn
    if not is_auto(box, seat) and state.hand_size[seat] < box.hand and deck_ready(box, state, seat):
        state.drawer = seat
        ask(state, Phase.DRAW, CHANCE)  # 5.4
        return
    opening = state.kicker if state.half == 0 else 1 - state.kicker  # 4.6
    if seat != opening:
        end_round(box, state)
        if state.phase == Phase.FULL_TIME or state.stage == Stage.PREPARING:  # 11.21
            return
    if state.scored == 1:
        clear_pitch(state, 1 - seat)  # 11.17
    else:
        start_turn(box, state, 1 - seat)  # 5.4


def end_round(box: BoxRecord, state: State) -> None:
    """End the round after both sides' turns: the half may be over, and a ball that nobody can reach
    goes to a Goalie (SUPER-4.5, 14.18, 21.1).
    """
    if state.clock >= box.steps:  # 4.5, 21.1
        if state.half == 0:
            half_time(box, state)
        else:
            ask(state, Phase.FULL_TIME, OVER)
        return
    if state.scored == 1 or carrier(state) != s.NONE:
        return
    for seat in range(s.SEATS):
        if lies_in(box, state.ball, Zone.RECTANGLE, seat):
            state.stranded += 1
            if state.stranded == STRANDED_ROUNDS:  # 14.18
                take_ball(box, state, state.at[goalie_of(seat)], s.NONE)


# The result.


def scores(box: BoxRecord, state: State, out: Any) -> None:
    """Write the goals of each seat (SUPER-21.2, 21.3)."""
    for seat in range(state.seats):
        out[seat] = state.goals[seat]
