"""The rules of SocialSoccer, in the order in which a match meets them. Numbers are rulebook clauses.

A decision or an outcome changes the record; `proceed` then reads from it what comes next.
Every function works on records in place, interpreted or compiled (see `engine.records`).
"""

from typing import Any

from kickabout.engine.game import CHANCE, OVER
from kickabout.games.social_soccer.cards import draw, put_back, throw
from kickabout.games.social_soccer.effects import aimed_effect, can_aim
from kickabout.games.social_soccer.full_time import clear_pitch, end_game, is_over
from kickabout.games.social_soccer.pitch import (
    calm_down,
    fill_pools,
    fresh_members,
    on_field,
    recover,
    rotate,
    spot_of,
)
from kickabout.games.social_soccer.preparations import (
    build,
    is_built,
    legal_build,
    legal_place,
    place,
    player_to_show,
    show,
    shown_next,
    take_fixed,
)
from kickabout.games.social_soccer.shots import (
    after_stack,
    begin_sequence,
    block,
    compare,
    give_ball,
    give_up,
    has_blocker,
    legal_balls,
    legal_blocks,
    legal_play,
    pass_ball,
    reveal,
    score,
    shoot,
)
from kickabout.games.social_soccer.stack import (
    aim,
    answer,
    ask,
    legal_aims,
    legal_answers,
    legal_costs,
    pay,
    play_card,
    work_off,
)
from kickabout.games.social_soccer.state import (
    AIM,
    ANSWER,
    BALL,
    BALLS,
    BLOCK,
    BUILD,
    CARRY_ON,
    CHOOSE,
    COST,
    DISCARDS,
    DRAWS,
    EFFECT_DRAW,
    FULL_TIME,
    GIVE_UP,
    KEEP,
    LEAVE_BALL,
    LOSE,
    LOSSES,
    MEMBERS,
    MULLIGAN,
    NO_CARD,
    NONE,
    OPENING,
    PASS_ENTRY,
    PASSES,
    PLACE,
    PLAY,
    PLAYS,
    PRIORITIES,
    PRIORITY,
    REDRAW,
    RESOLVE,
    REVEAL,
    REVEALS,
    ROUND_DRAW,
    SEATS,
    SEE,
    SHOOT,
    SHOT_ENTRY,
    SHOW,
    SHOWS,
    SIGHTS,
    SPOTS,
    STEAL_DRAW,
    TAKE_BALL,
    TIRES,
    TRIM,
    BoxRecord,
    State,
)

DREW_ANEW = 2


def setup(box: BoxRecord, state: State, seats: int) -> None:
    """Lays out a new match on a record of zeros (SOC-3)."""
    state.seats = seats
    state.loser = NONE
    state.scorer = NONE
    state.shot_seat = NONE
    state.goal_card = NONE
    state.winner = NONE
    state.copied = NONE
    take_fixed(box, state)
    proceed(box, state)


def is_simultaneous(box: BoxRecord, state: State, seat: int) -> bool:
    """Whether a seat has something left to prepare, at the same time as the other (SOC-2.13, 3.3)."""
    if state.phase == BUILD:
        return not is_built(box, state, seat)
    return state.phase == PLACE and state.placed[seat] < MEMBERS


def routine(box: BoxRecord, state: State) -> bool:
    """Whether what is decided is a team, a strategy or a line-up."""
    return state.phase <= PLACE


# What may be done.


def legal(box: BoxRecord, state: State, out: Any) -> int:
    """Writes the actor's legal actions, ascending, and returns how many there are."""
    phase = state.phase
    if phase == PLAY:
        return legal_play(box, state, out)
    if phase == ANSWER:
        return legal_answers(box, state, out)
    if phase == BLOCK:
        return legal_blocks(state, out)
    if phase == BALL:
        return legal_balls(state, BALLS, out, 0)
    if phase == COST:
        return legal_costs(state, out)
    if phase == AIM:
        return legal_aims(box, state, out)
    if phase == BUILD:
        return legal_build(box, state, state.actor, out)
    if phase == PLACE:
        return legal_place(state, state.actor, out)
    if phase == TRIM:
        return legal_discards(box, state, out)
    if phase == MULLIGAN:
        out[0] = KEEP
        out[1] = REDRAW
        return 2
    out[0] = TAKE_BALL  # CHOOSE
    out[1] = LEAVE_BALL
    return 2


def legal_discards(box: BoxRecord, state: State, out: Any) -> int:
    """Writes the cards of the actor's hand."""
    n = 0
    for kind in range(box.kinds):
        if state.hand[state.actor, kind] > 0:
            out[n] = DISCARDS + kind
            n += 1
    return n


def outcomes(box: BoxRecord, state: State, out: Any, weights: Any) -> int:
    """Writes the possible outcomes at a chance point with their weights; returns how many."""
    phase = state.phase
    if phase == SHOW:
        out[0] = SHOWS + player_to_show(state)
        weights[0] = 1
        return 1
    if phase == PRIORITY:
        for seat in range(SEATS):
            out[seat] = PRIORITIES + seat
            weights[seat] = 1
        return SEATS
    if phase == LOSE:
        return from_hand(box, state, out, weights)
    if phase == SEE:
        for kind in range(box.kinds):
            if state.hand[state.drawer, kind] > state.looked[kind]:
                out[0] = SIGHTS + kind
                weights[0] = 1
                return 1
    if phase == REVEAL and state.deck_size[1 - state.scorer] == 0:
        out[0] = NO_CARD  # 9.6
        weights[0] = 1
        return 1
    n = 0
    seat = 1 - state.scorer if phase == REVEAL else state.drawer
    first = REVEALS if phase == REVEAL else DRAWS
    for kind in range(box.kinds):
        if state.deck[seat, kind] > 0:
            out[n] = first + kind
            weights[n] = state.deck[seat, kind]
            n += 1
    return n


def from_hand(box: BoxRecord, state: State, out: Any, weights: Any) -> int:
    """Writes the cards of a hand that may be lost."""
    n = 0
    for kind in range(box.kinds):
        if state.hand[state.drawer, kind] > 0:
            out[n] = LOSSES + kind
            weights[n] = state.hand[state.drawer, kind]
            n += 1
    return n


def apply(box: BoxRecord, state: State, action: int) -> None:
    """Plays one decision or chance outcome, which must be legal or possible."""
    phase = state.phase
    if phase == PLAY:
        play(box, state, action)
    elif phase == ANSWER:
        answer(box, state, action)
    elif phase == BLOCK:
        block(state, action)
    elif phase == BALL:
        give_ball(state, action - BALLS)
    elif phase == COST:
        pay(state, action - TIRES)
    elif phase == AIM:
        aim(state, action)
    elif phase == TRIM:
        throw(state, state.actor, action - DISCARDS)
    elif phase in (OPENING, ROUND_DRAW, EFFECT_DRAW, STEAL_DRAW):
        draw(state, state.drawer, action - DRAWS)
        state.owed -= 1
    elif phase == LOSE:
        throw(state, state.drawer, action - LOSSES)
        state.owed -= 1
    elif phase == SEE:
        look(state, action - SIGHTS)
    elif phase == REVEAL:
        if action == NO_CARD:
            state.phase = RESOLVE
        else:
            reveal(box, state, action - REVEALS)
    else:
        prepare(box, state, action)
    proceed(box, state)


def prepare(box: BoxRecord, state: State, action: int) -> None:
    """The same before the first round of a game."""
    phase = state.phase
    if phase == BUILD:
        build(box, state, state.actor, action)
    elif phase == PLACE:
        place(state, state.actor, action)
    elif phase == SHOW:
        show(state)
    elif phase == PRIORITY:
        state.turn = action - PRIORITIES
        state.phase = OPENING
    elif phase == CHOOSE:
        state.turn = state.loser if action == TAKE_BALL else 1 - state.loser
        state.phase = OPENING
    elif action == KEEP:  # MULLIGAN
        state.redrawn[state.actor] = 1
    else:
        put_back(state, state.actor)
        state.redrawn[state.actor] = DREW_ANEW
        state.phase = OPENING


def play(box: BoxRecord, state: State, action: int) -> None:
    """The side with the ball goes on."""
    if action < SHOOT:
        pass_ball(state, action - PASSES)
    elif action == SHOOT:
        shoot(state)
    elif action == GIVE_UP:
        give_up(state)
    else:
        play_card(box, state, state.turn, action - PLAYS)


def look(state: State, kind: int) -> None:
    """The rival has seen one more card of a hand (SOC-10.12)."""
    state.looked[kind] += 1
    state.known[state.drawer, kind] = max(state.known[state.drawer, kind], state.looked[kind])
    state.owed -= 1


# What comes next.


def proceed(box: BoxRecord, state: State) -> None:
    """Goes through the phases until somebody, or chance, has something to decide."""
    settled = False
    while not settled:
        settled = prepare_on(box, state) if state.phase < ROUND_DRAW else go_on(box, state)


def prepare_on(box: BoxRecord, state: State) -> bool:
    """Names the actor if there is something to decide in this phase; else goes on to the next."""
    phase = state.phase
    if phase in (BUILD, PLACE):
        for seat in range(state.seats):
            if is_simultaneous(box, state, seat):
                state.actor = seat
                return True
        state.phase = PLACE if phase == BUILD else SHOW
        return False
    state.actor = CHANCE
    if phase == SHOW:
        if shown_next(state) < SEATS * SPOTS:
            return True
        state.phase = PRIORITY if state.loser == NONE else CHOOSE
    elif phase == OPENING:
        for seat in range(state.seats):
            if state.hand_size[seat] < box.opening and state.deck_size[seat] > 0:
                state.drawer = seat
                return True
        state.phase = MULLIGAN
    elif phase == MULLIGAN:
        for ahead in range(state.seats):
            seat = (state.turn + ahead) % SEATS
            if state.redrawn[seat] == 0:  # 3.11, 3.12
                state.actor = seat
                return True
        start_round(box, state)
    elif phase == CHOOSE:
        state.actor = state.loser
        return True
    else:  # PRIORITY
        return True
    return False


def go_on(box: BoxRecord, state: State) -> bool:
    """The same from the first round on."""
    phase = state.phase
    state.actor = state.turn
    if phase == ANSWER:
        return ask(box, state)
    if phase == RESOLVE:
        resolve(box, state)
    elif phase == CARRY_ON:
        carry_on(state)
    elif phase in (BALL, PLAY):
        return True
    elif phase == BLOCK:
        state.actor = 1 - state.turn
        if has_blocker(state):
            return True
        score(state)  # 8.8
    elif phase == COST:
        return ask_cost(box, state)
    elif phase == AIM:
        state.actor = state.asked
        return True
    elif phase in (EFFECT_DRAW, LOSE, SEE):
        if state.owed > 0:
            state.actor = CHANCE
            return True
        state.phase = RESOLVE
    elif phase == ROUND_DRAW:
        return deal_round(box, state)
    elif phase == STEAL_DRAW:
        return draw_for_ball(box, state)
    elif phase == TRIM:
        return trim(box, state)
    elif phase == REVEAL:
        state.actor = CHANCE
        return True
    elif phase == FULL_TIME:
        state.actor = OVER
        return True
    else:  # GAME_START
        clear_pitch(state)
        state.phase = PLACE
        return prepare_on(box, state)
    return False


def start_round(box: BoxRecord, state: State) -> None:
    """Recovery, rotation, the pools, and two cards for each side (SOC-4, 11)."""
    state.round += 1
    if state.round > 1:
        recover(state)
        rotate(box, state)
    fill_pools(box, state)
    state.drawer = 0
    state.owed = box.draws
    state.phase = ROUND_DRAW


def deal_round(box: BoxRecord, state: State) -> bool:
    """Both sides draw, then somebody has the ball (SOC-4.4, 4.6 to 4.9)."""
    if state.owed > 0 and state.deck_size[state.drawer] > 0:
        state.actor = CHANCE
        return True
    if state.drawer == 0:
        state.drawer = 1
        state.owed = box.draws
    elif state.ball == 0 or not on_field(spot_of(state, state.turn, state.ball)):
        state.ball = 0
        state.phase = BALL
    else:
        begin_sequence(state)
    return False


def carry_on(state: State) -> None:
    """The side with the ball goes on, unless everybody on the field is tired (SOC-5.8, 12.1)."""
    state.phase = PLAY
    if fresh_members(state, 0) + fresh_members(state, 1) == 0:
        calm_down(state, True)
        state.phase = TRIM


def ask_cost(box: BoxRecord, state: State) -> bool:
    """Who tires for a Mastermove; then whom it is for; then the rival may answer (SOC-7.3, 7.8, 7.14)."""
    state.actor = state.asked
    if state.costs > 0:
        return True
    kind = state.stack_kind[state.stack - 1]
    if aimed_effect(box, kind) != NONE and can_aim(box, state, state.asked, kind):
        state.phase = AIM
    else:
        state.asked = 1 - state.asked
        state.phase = ANSWER
    return False


def resolve(box: BoxRecord, state: State) -> None:
    """Works off the stack from the top (SOC-7.10)."""
    if state.stack == 0:
        after_stack(state)
        return
    entry = state.stack - 1
    aimed = state.stack_aim[entry]
    action = work_off(box, state)
    if action == PASS_ENTRY:
        state.ball = aimed
    elif action == SHOT_ENTRY:
        compare(box, state)


def draw_for_ball(box: BoxRecord, state: State) -> bool:
    """Who has won the ball draws for it (SOC-5.13)."""
    if state.stolen == 1:
        state.stolen = 0
        state.drawer = state.turn
        state.owed = min(box.steal_draws, state.deck_size[state.turn])
    if state.owed > 0:
        state.actor = CHANCE
        return True
    state.phase = BALL
    return False


def trim(box: BoxRecord, state: State) -> bool:
    """Hands are cut down to the limit; then the game goes on or ends (SOC-12.4, 12.5)."""
    for seat in range(state.seats):
        if state.hand_size[seat] > box.hand_limit:
            state.actor = seat
            return True
    if is_over(box, state):
        end_game(box, state)
    else:
        start_round(box, state)
    return False
