"""The rules of SocialSoccer, in the order in which a match meets them. Numbers are rulebook clauses.

`apply` changes the record by a decision or an outcome; `progress` then advances it to the next one.
Every function works on records in place, interpreted or compiled (see `engine.records`).
"""

from typing import Any

from kickabout.engine.game import CHANCE

from . import state as s
from .actions import (
    ACTIONS,
    AIM,
    BLOCK,
    CARD,
    DECISIONS,
    DISCARD,
    GIVE_UP,
    HIDDEN_TEAM,
    KEEP,
    LEAVE_BALL,
    LET,
    NO_CARD,
    PACK,
    PASS,
    PLACE,
    PLAYER,
    REDRAW,
    RIVAL_AIM,
    SEAT,
    SHOOT,
    SIGN,
    SPOT,
    TAKE,
    TAKE_BALL,
    TEAM,
    TIRE,
    VERB,
    number_of,
)
from .cards import draw, put_back, throw
from .full_time import how_it_ended
from .preparations import (
    build,
    legal_building,
    legal_place,
    place,
    refuse_building,
    refuse_place,
    show,
    take_fixed,
)
from .progress import proceed
from .refusals import Refusal
from .shots import (
    block,
    give_ball,
    give_up,
    legal_balls,
    legal_blocks,
    legal_play,
    pass_ball,
    refuse_ball,
    refuse_blocker,
    refuse_play,
    reveal,
    shoot,
)
from .stack import (
    aim,
    answer,
    legal_aims,
    legal_answers,
    legal_costs,
    pay,
    play_card,
    refuse_answer,
    refuse_cost,
    refuse_target,
)
from .state import BoxRecord, OpeningHand, Phase, State


def setup(box: BoxRecord, state: State, seats: int) -> None:
    """Lay out a new match on a record of zeros (SOC-3)."""
    state.seats = seats
    state.loser = s.NONE
    state.scorer = s.NONE
    state.shot_seat = s.NONE
    state.goal_card = s.NONE
    state.winner = s.NONE
    state.copied = s.NONE
    take_fixed(box, state)
    proceed(box, state)


def routine(box: BoxRecord, state: State) -> bool:
    """Return whether the decision is a routine one: building a team or a strategy, or placing a member."""
    return state.phase <= Phase.PLACE


# Legality.


not_due = ACTIONS.not_due(
    {
        Phase.BUILD: (Refusal.BUILD_FIRST, (TAKE, SIGN, PACK)),
        Phase.PLACE: (Refusal.PLACE_FIRST, (PLACE,)),
        Phase.SHOW: (Refusal.CHANCE_SHOWS_PLAYERS, ()),
        Phase.PRIORITY: (Refusal.CHANCE_GIVES_PRIORITY, ()),
        Phase.OPENING: (Refusal.CHANCE_DEALS_OPENING, ()),
        Phase.MULLIGAN: (Refusal.MULLIGAN_FIRST, (KEEP, REDRAW)),
        Phase.CHOOSE: (Refusal.PRIORITY_FIRST, (TAKE_BALL, LEAVE_BALL)),
        Phase.ROUND_DRAW: (Refusal.CHANCE_DEALS_ROUND, ()),
        Phase.COST: (Refusal.PAY_FIRST, (TIRE,)),
        Phase.AIM: (Refusal.AIM_FIRST, (AIM, RIVAL_AIM)),
        Phase.BLOCK: (Refusal.BLOCK_FIRST, (BLOCK, LET)),
        Phase.EFFECT_DRAW: (Refusal.CHANCE_DRAWS_FOR_EFFECT, ()),
        Phase.LOSE: (Refusal.CHANCE_TAKES_FROM_HAND, ()),
        Phase.SEE: (Refusal.CHANCE_SHOWS_HAND, ()),
        Phase.REVEAL: (Refusal.CHANCE_COUNTS_GOAL, ()),
        Phase.STEAL_DRAW: (Refusal.CHANCE_DRAWS_FOR_STEAL, ()),
        Phase.TRIM: (Refusal.DISCARD_FIRST, (DISCARD,)),
    },
    seat_decides=Refusal.SEAT_DECIDES,
)


def refuse(box: BoxRecord, state: State, action: int) -> int:
    """Return what forbids a decision, or chance an impossible outcome, now; it changes nothing."""
    phase = state.phase
    if phase == Phase.FULL_TIME:
        return how_it_ended(box, state)
    if action >= HIDDEN_TEAM:
        return Refusal.HIDDEN_NAME
    if TEAM[action] >= box.teams or PLAYER[action] >= box.players or CARD[action] >= box.kinds:
        return Refusal.NOT_IN_BOX
    if action >= DECISIONS and state.actor != CHANCE:
        return Refusal.SEAT_DECIDES
    refusal = not_due(phase, action)
    if refusal != Refusal.NONE:
        return refusal
    if phase == Phase.PLAY:
        return refuse_play(box, state, action)
    if phase == Phase.ANSWER:
        return refuse_answer(box, state, action)
    if phase == Phase.BLOCK and action != LET:
        return refuse_blocker(state, SPOT[action])
    if phase == Phase.BALL:
        return refuse_ball(box, state, action)
    if phase == Phase.COST:
        return refuse_cost(state, SPOT[action])
    if phase == Phase.AIM:
        return refuse_target(box, state, action)
    if phase == Phase.BUILD:
        return refuse_building(box, state, state.actor, action)
    if phase == Phase.PLACE:
        return refuse_place(state, state.actor, action)
    if phase == Phase.TRIM and state.hand[state.actor, CARD[action]] <= 0:
        return Refusal.NOT_IN_HAND_TO_DISCARD  # 12.4
    return Refusal.NONE


def legal(box: BoxRecord, state: State, out: Any) -> int:
    """Write the actor's legal actions, ascending, and return how many there are."""
    phase = state.phase
    if phase == Phase.PLAY:
        return legal_play(box, state, out)
    if phase == Phase.ANSWER:
        return legal_answers(box, state, out)
    if phase == Phase.BLOCK:
        return legal_blocks(state, out)
    if phase == Phase.BALL:
        return legal_balls(box, state, out)
    if phase == Phase.COST:
        return legal_costs(state, out)
    if phase == Phase.AIM:
        return legal_aims(box, state, out)
    if phase == Phase.BUILD:
        return legal_building(box, state, state.actor, out)
    if phase == Phase.PLACE:
        return legal_place(state, state.actor, out)
    if phase == Phase.TRIM:
        return legal_discards(box, state, out)
    if phase == Phase.MULLIGAN:
        out[0] = KEEP
        out[1] = REDRAW
        return 2
    out[0] = TAKE_BALL  # CHOOSE
    out[1] = LEAVE_BALL
    return 2


def legal_discards(box: BoxRecord, state: State, out: Any) -> int:
    """Write the legal discards, which are the cards of the actor's hand; return how many there are."""
    n = 0
    for kind in range(box.kinds):
        if state.hand[state.actor, kind] > 0:
            out[n] = number_of(DISCARD, kind)
            n += 1
    return n


def apply(box: BoxRecord, state: State, action: int) -> None:
    """Play one decision or chance outcome, which must be legal or possible."""
    phase = state.phase
    if phase == Phase.PLAY:
        play(box, state, action)
    elif phase == Phase.ANSWER:
        answer(box, state, action)
    elif phase == Phase.BLOCK:
        block(state, action)
    elif phase == Phase.BALL:
        give_ball(box, state, SPOT[action])
    elif phase == Phase.COST:
        pay(state, SPOT[action])
    elif phase == Phase.AIM:
        aim(state, action)
    elif phase == Phase.TRIM:
        throw(state, state.actor, CARD[action])
    elif phase in (Phase.OPENING, Phase.ROUND_DRAW, Phase.EFFECT_DRAW, Phase.STEAL_DRAW):
        draw(state, state.drawer, CARD[action])
        state.owed -= 1
    elif phase == Phase.LOSE:
        throw(state, state.drawer, CARD[action])
        state.owed -= 1
    elif phase == Phase.SEE:
        look(state, CARD[action])
    elif phase == Phase.REVEAL:
        if action == NO_CARD:
            state.phase = Phase.RESOLVE
        else:
            reveal(box, state, CARD[action])
    else:
        prepare(box, state, action)
    proceed(box, state)


def prepare(box: BoxRecord, state: State, action: int) -> None:
    """Play one decision or chance outcome before the first round of a game."""
    phase = state.phase
    if phase == Phase.BUILD:
        build(box, state, state.actor, action)
    elif phase == Phase.PLACE:
        place(state, state.actor, action)
    elif phase == Phase.SHOW:
        show(state)
    elif phase == Phase.PRIORITY:
        state.turn = SEAT[action]
        state.phase = Phase.OPENING
    elif phase == Phase.CHOOSE:
        state.turn = state.loser if action == TAKE_BALL else 1 - state.loser
        state.phase = Phase.OPENING
    elif action == KEEP:  # MULLIGAN
        state.redrawn[state.actor] = OpeningHand.KEPT
    else:
        put_back(state, state.actor)
        state.redrawn[state.actor] = OpeningHand.DRAWN_ANEW
        state.phase = Phase.OPENING


def play(box: BoxRecord, state: State, action: int) -> None:
    """Play an action of the side with the ball."""
    verb = VERB[action]
    if verb == PASS:
        pass_ball(state, SPOT[action])
    elif verb == SHOOT:
        shoot(state)
    elif verb == GIVE_UP:
        give_up(state)
    else:
        play_card(box, state, state.turn, CARD[action])


def look(state: State, kind: int) -> None:
    """Show one more card of a hand to the rival (SOC-10.12)."""
    state.looked[kind] += 1
    state.known[state.drawer, kind] = max(state.known[state.drawer, kind], state.looked[kind])
    state.owed -= 1
