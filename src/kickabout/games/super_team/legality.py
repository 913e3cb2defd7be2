"""Legal actions and chance outcomes of Super Team, and the refusals of all
others. Numbers are rulebook clauses.
"""

from typing import Any

from kickabout.engine.game import CHANCE
from kickabout.games.super_team import state as s
from kickabout.games.super_team.attempts import tiles_shown, tokens_shown
from kickabout.games.super_team.auto_steps import refuse_step, steps
from kickabout.games.super_team.auto_team import card_turns, cards_down, refuse_card_turn
from kickabout.games.super_team.ball_actions import acts, refuse_act
from kickabout.games.super_team.card_plays import plays, refuse_play
from kickabout.games.super_team.decks import draws, refuse_draw
from kickabout.games.super_team.goal_kicks import kicks, refuse_kick
from kickabout.games.super_team.instructions import element_due, refuse_reward, rewards
from kickabout.games.super_team.movement import movements, refuse_move
from kickabout.games.super_team.outcome import lands, refuse_landing
from kickabout.games.super_team.pitch import seat_of
from kickabout.games.super_team.power import dice_outcomes, refuse_roll, roller, whites_rolled
from kickabout.games.super_team.preparations import (
    board_shown,
    places,
    refuse_arrangement,
    refuse_centre,
    refuse_choice,
    refuse_deal,
    refuse_mark,
    refuse_rest,
)
from kickabout.games.super_team.refusals import Refusal
from kickabout.games.super_team.skills import pushes, refuse_bypass, refuse_push
from kickabout.games.super_team.state import BoxRecord, Phase, State, Zone


def refuse(box: BoxRecord, state: State, action: int) -> Refusal:
    """Return what forbids the actor a decision, or makes a chance outcome
    impossible; NONE if it may be played.

    Total over all numbers in every state.
    """
    if state.phase == Phase.FULL_TIME:
        return Refusal.MATCH_OVER
    if action >= s.HIDDEN_CHOICE:
        return Refusal.HIDDEN_NAME  # 28.13
    if not has_name(box, action):
        return Refusal.NOT_IN_BOX
    if state.actor == CHANCE:
        return refuse_outcome(box, state, action)
    return Refusal.SEAT_DECIDES if action >= s.ACTIONS else refuse_decision(box, state, action)


def refuse_decision(box: BoxRecord, state: State, action: int) -> Refusal:
    """Return what forbids the actor a decision."""
    phase = state.phase
    if phase == Phase.PLAY:
        return refuse_play(box, state, action)
    if phase == Phase.MOVE:
        return refuse_move(box, state, action, element_due(box, state))
    if phase == Phase.ACT:
        return refuse_act(box, state, action, element_due(box, state))
    if phase == Phase.REWARD:
        return refuse_reward(box, state, action)
    if phase in (Phase.PAYING, Phase.MATCHING):
        return refuse_payment(state, action)
    if phase in (Phase.STRIKING, Phase.GUARDING):
        return Refusal.NONE if s.STRIKES <= action < s.PAYS else Refusal.TILE_DUE  # 11.3
    if phase == Phase.LAND:
        if not s.LANDS <= action < s.STRIKES:
            return Refusal.LANDING_DUE
        return refuse_landing(state, action - s.LANDS)
    if phase == Phase.GOAL_KICK:
        if not s.KICKS <= action < s.SHOT:
            return Refusal.KICK_DUE
        return refuse_kick(box, state, state.actor, action - s.KICKS)
    if phase == Phase.PUSHED:
        if not s.PUSHES <= action < s.BYPASSES:
            return Refusal.PUSH_DUE
        number = action - s.PUSHES
        piece = (1 - state.actor) * s.PIECES + number // s.SPACES
        return refuse_push(box, state, piece, number % s.SPACES)
    if phase == Phase.BYPASSED:
        if not s.BYPASSES <= action < s.LANDS:
            return Refusal.BYPASS_DUE
        return refuse_bypass(box, state, (1 - state.actor) * s.PIECES + action - s.BYPASSES)
    if phase == Phase.ARRANGE:
        return refuse_arrangement(box, state, action)
    if phase == Phase.MARK:
        return refuse_mark(state, action)
    if phase == Phase.CENTRE:
        return refuse_centre(action)
    if phase == Phase.CHOOSE:
        return refuse_choice(state, action)
    return refuse_rest(state, action)


def refuse_outcome(box: BoxRecord, state: State, action: int) -> Refusal:
    """Return what makes a chance outcome impossible."""
    phase = state.phase
    if phase in (Phase.ROLL, Phase.ANSWER_ROLL):
        seat = seat_of(roller(state, phase == Phase.ANSWER_ROLL))
        return refuse_roll(box, seat, whites_rolled(state), action)
    if phase == Phase.DRAW:
        if not s.DRAWS <= action < s.TILES_SHOWN:
            return Refusal.DRAW_DUE
        return refuse_draw(state, action - s.DRAWS)
    if phase == Phase.DEAL:
        return refuse_deal(box, state, action)
    if phase == Phase.KICK_OFF:
        return Refusal.NONE if s.STARTS <= action < s.DEALS else Refusal.TOSS_DUE  # 3.1
    if phase == Phase.SHOW:
        if not s.SHOWS <= action < s.DRAWS:
            return Refusal.SHOWING_DUE
        chosen = action == board_shown(box, state)
        return Refusal.NONE if chosen else Refusal.OTHER_BOARD_CHOSEN
    if phase == Phase.TILES:
        if not s.TILES_SHOWN <= action < s.TOKENS_SHOWN:
            return Refusal.TILES_DUE
        return Refusal.NONE if action == tiles_shown(state) else Refusal.OTHER_TILES_PICKED
    if phase == Phase.TOKENS:
        if not s.TOKENS_SHOWN <= action < s.ROLLS:
            return Refusal.TOKENS_DUE
        return Refusal.NONE if action == tokens_shown(state) else Refusal.OTHER_MORALE_PAID
    if phase == Phase.LAND:
        if not s.AUTO_LANDS <= action < s.AUTO_DRIBBLES:
            return Refusal.LOT_DUE
        return refuse_landing(state, action - s.AUTO_LANDS)
    if phase == Phase.AUTO_STEP:
        return refuse_step(box, state, action)
    if not s.AUTO_TURNS <= action < s.AUTO_MOVES:
        return Refusal.HER_CARD_DUE if phase == Phase.AUTO_TURN else Refusal.HER_REVEAL_DUE
    return refuse_card_turn(state, action - s.AUTO_TURNS, cards_down(box, state))


def refuse_payment(state: State, action: int) -> Refusal:
    """Return what forbids the actor to pay so much Morale for a roll (SUPER-8.4, 8.7)."""
    if not s.PAYS <= action < s.TAKE_MORALE:
        return Refusal.PAYMENT_DUE
    poor = action - s.PAYS > state.morale[state.actor]
    return Refusal.TOO_LITTLE_MORALE if poor else Refusal.NONE


def legal(box: BoxRecord, state: State, out: Any) -> int:
    """Write the actor's legal actions, ascending, and return how many there are."""
    phase = state.phase
    if phase == Phase.PLAY:
        return plays(box, state, out)
    if phase == Phase.MOVE:
        return movements(box, state, state.actor, element_due(box, state), out)
    if phase == Phase.ACT:
        return acts(box, state, element_due(box, state), out)
    if phase == Phase.REWARD:
        return rewards(box, state, out)
    if phase in (Phase.PAYING, Phase.MATCHING):
        return allowed(box, state, s.PAYS, s.TAKE_MORALE, out)
    if phase in (Phase.STRIKING, Phase.GUARDING):
        return allowed(box, state, s.STRIKES, s.PAYS, out)
    if phase == Phase.LAND:
        return lands(state, out, s.LANDS)
    if phase == Phase.GOAL_KICK:
        return kicks(box, state, out)
    if phase == Phase.PUSHED:
        return pushes(box, state, out)
    if phase == Phase.BYPASSED:
        return allowed(box, state, s.BYPASSES, s.LANDS, out)
    if phase == Phase.ARRANGE:
        return places(box, state, out)
    if phase == Phase.MARK:
        return allowed(box, state, s.MARKS, s.PLACES, out)
    if phase == Phase.CENTRE:
        return allowed(box, state, s.CENTRES, s.RESTS, out)
    if phase == Phase.CHOOSE:
        return allowed(box, state, s.CHOICES, s.MARKS, out)
    if phase == Phase.REST:
        return allowed(box, state, s.RESTS, s.ACTIONS, out)
    return 0


def allowed(box: BoxRecord, state: State, first: int, end: int, out: Any) -> int:
    """Write the decisions of a block that nothing forbids the actor, ascending."""
    n = 0
    for action in range(first, end):
        if refuse_decision(box, state, action) == Refusal.NONE:
            out[n] = action
            n += 1
    return n


def outcomes(box: BoxRecord, state: State, out: Any, weights: Any) -> int:
    """Write the possible outcomes at a chance point with their weights, and return their number."""
    phase = state.phase
    if phase in (Phase.ROLL, Phase.ANSWER_ROLL):
        return dice_outcomes(box, whites_rolled(state), out, weights)
    if phase == Phase.DRAW:
        return draws(state, out, weights)
    if phase == Phase.KICK_OFF:
        n = possible(box, state, s.STARTS, s.DEALS, out)
    elif phase == Phase.DEAL:
        n = possible(box, state, s.DEALS, s.SHOWS, out)
    elif phase == Phase.SHOW:
        n = possible(box, state, s.SHOWS, s.DRAWS, out)
    elif phase == Phase.TILES:
        n = possible(box, state, s.TILES_SHOWN, s.TOKENS_SHOWN, out)
    elif phase == Phase.TOKENS:
        n = possible(box, state, s.TOKENS_SHOWN, s.ROLLS, out)
    elif phase == Phase.LAND:
        n = lands(state, out, s.AUTO_LANDS)
    elif phase == Phase.AUTO_STEP:
        n = steps(box, state, out)
    else:  # AUTO_TURN, AUTO_REVEAL
        n = card_turns(box, state, out)
    for i in range(n):
        weights[i] = 1
    return n


def possible(box: BoxRecord, state: State, first: int, end: int, out: Any) -> int:
    """Write the outcomes of a block that nothing makes impossible, ascending."""
    n = 0
    for action in range(first, end):
        if refuse_outcome(box, state, action) == Refusal.NONE:
            out[n] = action
            n += 1
    return n


# Numbers.


def has_name(box: BoxRecord, action: int) -> bool:
    """Return whether a number below HIDDEN_CHOICE stands for something that is in the box
    (SUPER-28.15).
    """
    if action < s.END:
        return has_card(box, (action - s.PLAYS) % s.KINDS)
    if s.MOVES <= action < s.PASSES:
        return has_space(box, (action - s.MOVES) % s.SPACES)
    if s.PASSES <= action < s.KICKS:
        return has_space(box, action - s.PASSES)
    if s.KICKS <= action < s.SHOT:
        return has_space(box, action - s.KICKS)
    if s.PUSHES <= action < s.BYPASSES:
        return has_space(box, (action - s.PUSHES) % s.SPACES)
    if s.LANDS <= action < s.STRIKES:
        return has_space(box, action - s.LANDS)
    if s.CHOICES <= action < s.MARKS:
        return has_board(box, action - s.CHOICES)
    if s.PLACES <= action < s.FORMS:
        return has_space(box, action - s.PLACES)
    if s.FORMS <= action < s.CENTRES:
        return action - s.FORMS < box.formations
    if s.DEALS <= action < s.SHOWS:
        return has_board(box, action - s.DEALS)
    if s.SHOWS <= action < s.DRAWS:
        return has_board(box, action - s.SHOWS)
    if s.DRAWS <= action < s.TILES_SHOWN:
        return has_card(box, action - s.DRAWS)
    if s.ROLLS <= action < s.AUTO_TURNS:
        whites = (action - s.ROLLS) % (s.WHITES * s.WHITES)
        return whites // s.WHITES <= whites % s.WHITES
    if s.AUTO_TURNS <= action < s.AUTO_MOVES:
        return action - s.AUTO_TURNS < box.auto_cards
    if s.AUTO_MOVES <= action < s.AUTO_PASSES:
        return has_space(box, (action - s.AUTO_MOVES) % s.SPACES)
    if s.AUTO_PASSES <= action < s.AUTO_DRIBBLES:
        return has_space(box, (action - s.AUTO_PASSES) % s.SPACES)
    return True


def has_card(box: BoxRecord, kind: int) -> bool:
    """Return whether a kind of card is in the box."""
    if s.TEAM_CARDS <= kind < s.COACH_CARDS:
        return (kind - s.TEAM_CARDS) // 3 < box.teams
    if s.COACH_CARDS <= kind < s.SKILL_CARDS:
        return kind - s.COACH_CARDS < box.teams
    if s.SKILL_CARDS <= kind < s.FATIGUE:
        return (kind - s.SKILL_CARDS) // 3 < box.captains
    return True


def has_board(box: BoxRecord, number: int) -> bool:
    """Return whether a team, or after all teams a captain, is in the box."""
    return number % s.TEAMS < (box.teams if number < s.TEAMS else box.captains)


def has_space(box: BoxRecord, space: int) -> bool:
    """Return whether a space is on the pitch."""
    return box.flags[space] & Zone.PITCH != 0
