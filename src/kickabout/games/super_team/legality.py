"""Legal actions and chance outcomes of Super Team, and the refusals of all
others. Numbers are rulebook clauses.
"""

from enum import IntEnum
from typing import Any

from kickabout.engine.actions import Row
from kickabout.engine.game import CHANCE

from . import actions as a
from . import state as s
from .actions import (
    ACTIONS,
    AUTO_CARD,
    BID,
    BOARD,
    CARD,
    COUNT,
    DECISIONS,
    FORMATION,
    PIECE,
    PLAY,
    SPACE,
    STAT,
    VERB,
    WHITE_1,
    WHITE_2,
    number_of,
)
from .attempts import tiles_shown, tokens_shown
from .auto_steps import steps
from .auto_team import card_turns
from .ball_actions import acts, refuse_act
from .card_plays import plays, refuse_play
from .decks import draws
from .goal_kicks import refuse_kick
from .instructions import element_due, refuse_reward
from .movement import movements, refuse_move
from .outcome import lands, refuse_landing
from .power import dice_outcomes, whites_rolled
from .preparations import (
    board_shown,
    deals,
    refuse_centre,
    refuse_choice,
    refuse_formation,
    refuse_mark,
    refuse_place,
    refuse_rest,
)
from .refusals import Refusal
from .skills import pushes, refuse_bypass, refuse_push
from .state import BoxRecord, Element, Phase, Role, State, Zone

DUE: dict[IntEnum, tuple[IntEnum, tuple[int, ...]]] = {
    Phase.KICK_OFF: (Refusal.TOSS_DUE, ()),
    Phase.DEAL: (Refusal.DEAL_DUE, ()),
    Phase.CHOOSE: (Refusal.BOARD_DUE, (a.CHOOSE,)),
    Phase.SHOW: (Refusal.SHOWING_DUE, ()),
    Phase.MARK: (Refusal.MARKER_DUE, (a.MARK,)),
    Phase.ARRANGE: (Refusal.PLACE_DUE, (a.PLACE, a.FORM)),
    Phase.CENTRE: (Refusal.CENTRE_DUE, (a.CENTRE,)),
    Phase.DRAW: (Refusal.DRAW_DUE, ()),
    Phase.PLAY: (Refusal.CARD_DUE, (*PLAY, a.END_TURN)),
    Phase.MOVE: (Refusal.MOVEMENT_DUE, (a.MOVE,)),
    Phase.ACT: (Refusal.ACTION_DUE, (a.PASS, a.SHOOT, a.DRIBBLE, a.TACKLE)),
    Phase.GOAL_KICK: (Refusal.KICK_DUE, (a.KICK,)),
    Phase.PUSHED: (Refusal.PUSH_DUE, (a.PUSH,)),
    Phase.BYPASSED: (Refusal.BYPASS_DUE, (a.BYPASS,)),
    Phase.STRIKING: (Refusal.TILE_DUE, (a.STRIKE,)),
    Phase.GUARDING: (Refusal.TILE_DUE, (a.STRIKE,)),
    Phase.TILES: (Refusal.TILES_DUE, ()),
    Phase.PAYING: (Refusal.PAYMENT_DUE, (a.PAY,)),
    Phase.MATCHING: (Refusal.PAYMENT_DUE, (a.PAY,)),
    Phase.TOKENS: (Refusal.TOKENS_DUE, ()),
    Phase.ROLL: (Refusal.ROLL_DUE, ()),
    Phase.ANSWER_ROLL: (Refusal.ROLL_DUE, ()),
    Phase.LAND: (Refusal.LANDING_DUE, (a.LAND,)),
    Phase.REWARD: (Refusal.REWARD_DUE, (a.TAKE_MORALE, a.TAKE_MOVEMENT, a.TAKE_ACTION, a.DONE)),
    Phase.REST: (Refusal.REST_DUE, (a.REST,)),
    Phase.AUTO_TURN: (Refusal.HER_CARD_DUE, ()),
    Phase.AUTO_STEP: (Refusal.HER_STEP_DUE, ()),
    Phase.AUTO_REVEAL: (Refusal.HER_REVEAL_DUE, ()),
    Phase.FULL_TIME: (Refusal.MATCH_OVER, ()),
}
"""The refusal of any other verb, and the verbs that are due, whose numbers follow each other."""
not_due = ACTIONS.not_due(DUE, seat_decides=Refusal.SEAT_DECIDES)
_NUMBERS = [
    [n for verb in DUE.get(phase, (0, ()))[1] for n in ACTIONS.numbers(verb)] for phase in Phase
]
FIRST = Row(min(numbers, default=0) for numbers in _NUMBERS)
"""The first number of the verbs that are due, by phase."""
END = Row(max(numbers, default=-1) + 1 for numbers in _NUMBERS)


def refuse(box: BoxRecord, state: State, action: int) -> int:
    """Return what forbids the actor a decision, or chance an impossible outcome; 0 for nothing."""
    phase = state.phase
    if phase != Phase.FULL_TIME:
        if VERB[action] in (a.HIDDEN_CHOICE, a.HIDDEN_DRAW, a.HIDDEN_STRIKE, a.HIDDEN_PAY):
            return Refusal.HIDDEN_NAME  # 28.13
        if not has_name(box, action):
            return Refusal.NOT_IN_BOX
        if state.actor != CHANCE and action >= DECISIONS:
            return Refusal.SEAT_DECIDES
    if phase == Phase.LAND and state.actor == CHANCE:
        return Refusal.LOT_DUE
    refusal = not_due(phase, action)
    return refuse_due(box, state, action) if refusal == Refusal.NONE else refusal


def refuse_due(box: BoxRecord, state: State, action: int) -> Refusal:
    """Return what forbids the actor a decision of a verb that is due."""
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
        poor = BID[action] > state.morale[state.actor]
        return Refusal.TOO_LITTLE_MORALE if poor else Refusal.NONE  # 8.7
    if phase == Phase.LAND:
        return refuse_landing(state, SPACE[action])
    if phase == Phase.GOAL_KICK:
        return refuse_kick(box, state, state.actor, SPACE[action])
    if phase == Phase.PUSHED:
        return refuse_push(box, state, (1 - state.actor) * s.PIECES + PIECE[action], SPACE[action])
    if phase == Phase.BYPASSED:
        return refuse_bypass(box, state, (1 - state.actor) * s.PIECES + PIECE[action])
    if phase == Phase.ARRANGE and VERB[action] == a.FORM:
        return refuse_formation(state)
    if phase == Phase.ARRANGE:
        return refuse_place(box, state, SPACE[action])
    if phase == Phase.MARK:
        return refuse_mark(state, STAT[action])
    if phase == Phase.CENTRE:
        return refuse_centre(PIECE[action])
    if phase == Phase.CHOOSE:
        return refuse_choice(state, action)
    if phase == Phase.REST:
        return refuse_rest(state, COUNT[action])
    return Refusal.NONE  # any Strike tile


def legal(box: BoxRecord, state: State, out: Any) -> int:
    """Write the actor's legal actions, ascending, and return how many there are."""
    phase = state.phase
    if phase == Phase.PLAY:
        return plays(box, state, out)
    if phase == Phase.MOVE:
        return movements(box, state, state.actor, element_due(box, state), out)
    if phase == Phase.ACT:
        return acts(box, state, element_due(box, state), out)
    if phase == Phase.PUSHED:
        return pushes(box, state, out)
    end = END[phase]
    if phase == Phase.ARRANGE:  # a formation that the box does not have is not refused by its phase
        end = number_of(a.FORM, box.formations - 1) + 1
    n = 0
    for action in range(FIRST[phase], end):
        if refuse_due(box, state, action) == Refusal.NONE:
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
    n = 1
    if phase == Phase.KICK_OFF:
        n = s.SEATS
        for seat in range(n):
            out[seat] = number_of(a.START, seat)  # 3.1
    elif phase == Phase.DEAL:
        n = deals(box, state, out)
    elif phase == Phase.SHOW:
        out[0] = board_shown(box, state)
    elif phase == Phase.TILES:
        out[0] = tiles_shown(state)
    elif phase == Phase.TOKENS:
        out[0] = tokens_shown(state)
    elif phase == Phase.LAND:
        n = lands(state, out)
    elif phase == Phase.AUTO_STEP:
        n = steps(box, state, out)
    else:  # AUTO_TURN, AUTO_REVEAL
        n = card_turns(box, state, out)
    for i in range(n):
        weights[i] = 1
    return n


# Numbers.


def has_name(box: BoxRecord, action: int) -> bool:
    """Return whether a number stands for something that is in the box (SUPER-28.15)."""
    if CARD[action] != s.NONE:
        return has_card(box, CARD[action])
    if BOARD[action] != s.NONE:
        which, board = BOARD[action] // s.TEAMS, BOARD[action] % s.TEAMS
        return board < (box.teams if which == 0 else box.captains)
    if SPACE[action] != s.NONE:
        return box.flags[SPACE[action]] & Zone.PITCH != 0
    in_box = FORMATION[action] < box.formations and AUTO_CARD[action] < box.auto_cards
    return in_box and WHITE_1[action] <= WHITE_2[action]


def has_card(box: BoxRecord, kind: int) -> bool:
    """Return whether a kind of card is in the box: all but Fatigue do something with the ball."""
    return kind == s.FATIGUE or box.elements[kind, Role.OFFENSIVE, 0] != Element.NOTHING
