"""The rules of SocialSoccer, in the order in which a match meets them. Numbers are rulebook clauses.

`apply` changes the record by a decision or an outcome; `progress` then advances it to the next one.
Every function works on records in place, interpreted or compiled (see `engine.records`).
"""

from typing import Any

from kickabout.engine.game import CHANCE
from kickabout.games.social_soccer import state as s
from kickabout.games.social_soccer.cards import draw, put_back, throw
from kickabout.games.social_soccer.chances import refuse_outcome
from kickabout.games.social_soccer.full_time import how_it_ended
from kickabout.games.social_soccer.preparations import (
    build,
    legal_building,
    legal_place,
    place,
    refuse_building,
    refuse_place,
    show,
    take_fixed,
)
from kickabout.games.social_soccer.progress import proceed
from kickabout.games.social_soccer.refusals import Refusal
from kickabout.games.social_soccer.shots import (
    block,
    give_ball,
    give_up,
    legal_balls,
    legal_blocks,
    legal_play,
    pass_ball,
    refuse_ball,
    refuse_block,
    refuse_play,
    reveal,
    shoot,
    wants_attack,
    wants_fresh,
)
from kickabout.games.social_soccer.stack import (
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
from kickabout.games.social_soccer.state import BoxRecord, OpeningHand, Phase, State


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


def refuse(box: BoxRecord, state: State, action: int) -> Refusal:
    """Return what forbids an action of the actor, or an outcome of chance; `Refusal.NONE` if nothing does."""
    if state.phase == Phase.FULL_TIME:
        return how_it_ended(box, state)
    if action >= s.HIDDEN_TEAM:
        return Refusal.HIDDEN_NAME
    if not is_in_box(box, action):
        return Refusal.NOT_IN_BOX
    if state.actor == CHANCE:
        return refuse_outcome(box, state, action)
    if action >= s.ACTIONS:
        return Refusal.SEAT_DECIDES
    return refuse_decision(box, state, action)


def is_in_box(box: BoxRecord, action: int) -> bool:
    """Return whether the box has the team, player or kind of card that an action names, if it names one."""
    if action < s.SIGNS:
        return action - s.TAKES < box.teams
    if action < s.PACKS:
        return action - s.SIGNS < box.players
    if action < s.PLACES:
        return action - s.PACKS < box.kinds
    if s.PLAYS <= action < s.TIRES:
        return (action - s.PLAYS) % s.KINDS < box.kinds
    if s.DISCARDS <= action < s.ACTIONS:
        return action - s.DISCARDS < box.kinds
    if s.SHOWS <= action < s.PRIORITIES:
        return (action - s.SHOWS) % s.PLAYERS < box.players
    if s.DRAWS <= action < s.NO_CARD:
        return (action - s.DRAWS) % s.KINDS < box.kinds
    return True


def refuse_decision(box: BoxRecord, state: State, action: int) -> Refusal:
    """Return what forbids a decision where a seat decides."""
    phase = state.phase
    if phase == Phase.PLAY:
        return refuse_play(box, state, action)
    if phase == Phase.ANSWER:
        return refuse_answer(box, state, action)
    if phase == Phase.BLOCK:
        return refuse_block(state, action)
    if phase == Phase.BALL:
        if s.BALLS <= action < s.PASSES:
            only_fresh = wants_fresh(state)
            only_able = wants_attack(box, state, only_fresh)
            return refuse_ball(box, state, action - s.BALLS, only_fresh, only_able)
        return Refusal.RELEASE_FIRST if state.not_to > 0 else Refusal.BALL_FIRST
    if phase == Phase.COST:
        return refuse_cost(state, action)
    if phase == Phase.AIM:
        return refuse_target(box, state, action)
    if phase == Phase.BUILD:
        return refuse_building(box, state, state.actor, action)
    if phase == Phase.PLACE:
        return refuse_place(state, state.actor, action)
    if phase == Phase.TRIM:
        return refuse_discard(state, action)
    if phase == Phase.MULLIGAN:
        return Refusal.NONE if action in (s.KEEP, s.REDRAW) else Refusal.MULLIGAN_FIRST
    takes_or_leaves = action in (s.TAKE_BALL, s.LEAVE_BALL)  # CHOOSE
    return Refusal.NONE if takes_or_leaves else Refusal.PRIORITY_FIRST


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
        out[0] = s.KEEP
        out[1] = s.REDRAW
        return 2
    out[0] = s.TAKE_BALL  # CHOOSE
    out[1] = s.LEAVE_BALL
    return 2


def refuse_discard(state: State, action: int) -> Refusal:
    """Return what forbids an action while a hand is trimmed (SOC-12.4)."""
    if not s.DISCARDS <= action < s.ACTIONS:
        return Refusal.DISCARD_FIRST
    held = state.hand[state.actor, action - s.DISCARDS] > 0
    return Refusal.NONE if held else Refusal.NOT_IN_HAND_TO_DISCARD


def legal_discards(box: BoxRecord, state: State, out: Any) -> int:
    """Write the legal discards, which are the cards of the actor's hand; return how many there are."""
    n = 0
    for kind in range(box.kinds):
        if refuse_discard(state, s.DISCARDS + kind) == Refusal.NONE:
            out[n] = s.DISCARDS + kind
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
        give_ball(box, state, action - s.BALLS)
    elif phase == Phase.COST:
        pay(state, action - s.TIRES)
    elif phase == Phase.AIM:
        aim(state, action)
    elif phase == Phase.TRIM:
        throw(state, state.actor, action - s.DISCARDS)
    elif phase in (Phase.OPENING, Phase.ROUND_DRAW, Phase.EFFECT_DRAW, Phase.STEAL_DRAW):
        draw(state, state.drawer, action - s.DRAWS)
        state.owed -= 1
    elif phase == Phase.LOSE:
        throw(state, state.drawer, action - s.LOSSES)
        state.owed -= 1
    elif phase == Phase.SEE:
        look(state, action - s.SIGHTS)
    elif phase == Phase.REVEAL:
        if action == s.NO_CARD:
            state.phase = Phase.RESOLVE
        else:
            reveal(box, state, action - s.REVEALS)
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
        state.turn = action - s.PRIORITIES
        state.phase = Phase.OPENING
    elif phase == Phase.CHOOSE:
        state.turn = state.loser if action == s.TAKE_BALL else 1 - state.loser
        state.phase = Phase.OPENING
    elif action == s.KEEP:  # MULLIGAN
        state.redrawn[state.actor] = OpeningHand.KEPT
    else:
        put_back(state, state.actor)
        state.redrawn[state.actor] = OpeningHand.DRAWN_ANEW
        state.phase = Phase.OPENING


def play(box: BoxRecord, state: State, action: int) -> None:
    """Play an action of the side with the ball."""
    if action < s.SHOOT:
        pass_ball(state, action - s.PASSES)
    elif action == s.SHOOT:
        shoot(state)
    elif action == s.GIVE_UP:
        give_up(state)
    else:
        play_card(box, state, state.turn, action - s.PLAYS)


def look(state: State, kind: int) -> None:
    """Show one more card of a hand to the rival (SOC-10.12)."""
    state.looked[kind] += 1
    state.known[state.drawer, kind] = max(state.known[state.drawer, kind], state.looked[kind])
    state.owed -= 1
