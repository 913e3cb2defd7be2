"""Phases of SocialSoccer: advancing a match to the next decision of a seat or of chance."""

from kickabout.engine.game import CHANCE, OVER

from . import state as s
from .effects import aimed_effect, get_ball, refuse_every_aim
from .full_time import clear_pitch, end_game, is_over
from .pitch import (
    attack_of,
    calm_down,
    fill_pools,
    fresh_members,
    on_field,
    recover,
    rotate,
    spot_of,
)
from .preparations import is_simultaneous, shown_next
from .refusals import Refusal
from .shots import after_stack, begin_sequence, compare, has_blocker, score
from .stack import ask, work_off
from .state import BoxRecord, Entry, OpeningHand, Phase, State


def proceed(box: BoxRecord, state: State) -> None:
    """Advance through the phases until a seat or chance has a decision to make."""
    settled = False
    while not settled:
        settled = prepare_on(box, state) if state.phase < Phase.ROUND_DRAW else go_on(box, state)


def prepare_on(box: BoxRecord, state: State) -> bool:
    """Name the actor if this phase has a decision, else advance to another phase; return whether it has."""
    phase = state.phase
    if phase in (Phase.BUILD, Phase.PLACE):
        for seat in range(state.seats):
            if is_simultaneous(box, state, seat):
                state.actor = seat
                return True
        state.phase = Phase.PLACE if phase == Phase.BUILD else Phase.SHOW
        return False
    state.actor = CHANCE
    if phase == Phase.SHOW:
        if shown_next(state) < s.SEATS * s.SPOTS:
            return True
        state.phase = Phase.PRIORITY if state.loser == s.NONE else Phase.CHOOSE
    elif phase == Phase.OPENING:
        for seat in range(state.seats):
            if state.hand_size[seat] < box.opening and state.deck_size[seat] > 0:
                state.drawer = seat
                return True
        state.phase = Phase.MULLIGAN
    elif phase == Phase.MULLIGAN:
        for ahead in range(state.seats):
            seat = (state.turn + ahead) % s.SEATS
            if state.redrawn[seat] == OpeningHand.UNDECIDED:  # 3.11, 3.12
                state.actor = seat
                return True
        start_round(box, state)
    elif phase == Phase.CHOOSE:
        state.actor = state.loser
        return True
    else:  # PRIORITY
        return True
    return False


def go_on(box: BoxRecord, state: State) -> bool:
    """Advance likewise from the first round on."""
    phase = state.phase
    state.actor = state.turn
    if phase == Phase.ANSWER:
        return ask(box, state)
    if phase == Phase.RESOLVE:
        resolve(box, state)
    elif phase == Phase.CARRY_ON:
        carry_on(box, state)
    elif phase in (Phase.BALL, Phase.PLAY):
        return True
    elif phase == Phase.BLOCK:
        state.actor = 1 - state.turn
        if has_blocker(state):
            return True
        score(state)  # 8.9
    elif phase == Phase.COST:
        return ask_cost(box, state)
    elif phase == Phase.AIM:
        state.actor = state.asked
        return True
    elif phase in (Phase.EFFECT_DRAW, Phase.LOSE, Phase.SEE):
        if state.owed > 0:
            state.actor = CHANCE
            return True
        state.phase = Phase.RESOLVE
    elif phase == Phase.ROUND_DRAW:
        return deal_round(box, state)
    elif phase == Phase.STEAL_DRAW:
        return draw_for_ball(box, state)
    elif phase == Phase.TRIM:
        return trim(box, state)
    elif phase == Phase.REVEAL:
        state.actor = CHANCE
        return True
    elif phase == Phase.FULL_TIME:
        state.actor = OVER
        return True
    else:  # GAME_START
        clear_pitch(state)
        state.phase = Phase.PLACE
        return prepare_on(box, state)
    return False


def start_round(box: BoxRecord, state: State) -> None:
    """Start a round: recovery, rotation, the pools, and the cards for each side (SOC-4, 11)."""
    state.round += 1
    if state.round > 1:
        recover(state)
        rotate(box, state)
    fill_pools(box, state)
    state.drawer = 0
    state.owed = box.draws
    state.phase = Phase.ROUND_DRAW


def deal_round(box: BoxRecord, state: State) -> bool:
    """Deal the cards of a round, then begin a sequence (SOC-4.4, 4.6 to 4.9).

    Return whether a card is dealt.
    """
    if state.owed > 0 and state.deck_size[state.drawer] > 0:
        state.actor = CHANCE
        return True
    if state.drawer == 0:
        state.drawer = 1
        state.owed = box.draws
    elif state.ball == 0 or not on_field(spot_of(state, state.turn, state.ball)):
        state.ball = 0
        state.phase = Phase.BALL
    else:
        begin_sequence(state)
    return False


def carry_on(box: BoxRecord, state: State) -> None:
    """Continue the sequence, or end the round if all field players are tired or the holder has no attack left
    (SOC-5.8, 12.1). He keeps the ball in that case because no fresh player has any attack left (SOC-10.27).
    """
    state.phase = Phase.PLAY
    fresh = fresh_members(state, 0) + fresh_members(state, 1)
    if fresh == 0 or attack_of(box, state, state.turn, state.ball) == 0:
        calm_down(state, True)
        state.phase = Phase.TRIM


def ask_cost(box: BoxRecord, state: State) -> bool:
    """Ask who tires for a Mastermove, then for its target, then the rival for an answer (SOC-7.3, 7.8, 7.14).

    Return whether a player still has to be tired.
    """
    state.actor = state.asked
    if state.costs > 0:
        return True
    kind = state.stack_kind[state.stack - 1]
    has_target = refuse_every_aim(box, state, state.asked, kind) == Refusal.NONE
    if aimed_effect(box, kind) != s.NONE and has_target:
        state.phase = Phase.AIM
    else:
        state.asked = 1 - state.asked
        state.phase = Phase.ANSWER
    return False


def resolve(box: BoxRecord, state: State) -> None:
    """Resolve the top of the stack, step by step (SOC-7.10)."""
    if state.stack == 0:
        after_stack(state)
        return
    entry = state.stack - 1
    aimed = state.stack_aim[entry]
    action = work_off(box, state)
    if action == Entry.PASS:
        get_ball(box, state, aimed)
    elif action == Entry.SHOT:
        if state.blocker > 0:
            compare(box, state)
        else:
            state.phase = Phase.BLOCK


def draw_for_ball(box: BoxRecord, state: State) -> bool:
    """Draw for the side that has won the ball (SOC-5.13); return whether a card is drawn."""
    if state.stolen == 1:
        state.stolen = 0
        state.drawer = state.turn
        state.owed = min(box.steal_draws, state.deck_size[state.turn])
    if state.owed > 0:
        state.actor = CHANCE
        return True
    state.phase = Phase.BALL
    return False


def trim(box: BoxRecord, state: State) -> bool:
    """Trim the hands, then start the next round or end the game (SOC-12.4, 12.5).

    Return whether a seat has to discard.
    """
    for seat in range(state.seats):
        if state.hand_size[seat] > box.hand_limit:
            state.actor = seat
            return True
    if is_over(box, state):
        end_game(box, state)
    else:
        start_round(box, state)
    return False
