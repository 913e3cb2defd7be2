"""The rules of SocialSoccer, in the order in which a match meets them. Numbers are rulebook clauses.

A decision or an outcome changes the record; `proceed` then reads from it what comes next.
Every function works on records in place, interpreted or compiled (see `engine.records`).
"""

from typing import Any

from kickabout.engine.game import CHANCE, OVER
from kickabout.games.social_soccer import state as s
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
    BoxRecord,
    Entry,
    OpeningHand,
    Phase,
    State,
)


def setup(box: BoxRecord, state: State, seats: int) -> None:
    """Lays out a new match on a record of zeros (SOC-3)."""
    state.seats = seats
    state.loser = s.NONE
    state.scorer = s.NONE
    state.shot_seat = s.NONE
    state.goal_card = s.NONE
    state.winner = s.NONE
    state.copied = s.NONE
    take_fixed(box, state)
    proceed(box, state)


def is_simultaneous(box: BoxRecord, state: State, seat: int) -> bool:
    """Whether a seat has something left to prepare, at the same time as the other (SOC-2.13, 3.3)."""
    if state.phase == Phase.BUILD:
        return not is_built(box, state, seat)
    return state.phase == Phase.PLACE and state.placed[seat] < s.MEMBERS


def routine(box: BoxRecord, state: State) -> bool:
    """Whether what is decided is a team, a strategy or a line-up."""
    return state.phase <= Phase.PLACE


# What may be done.


def legal(box: BoxRecord, state: State, out: Any) -> int:
    """Writes the actor's legal actions, ascending, and returns how many there are."""
    phase = state.phase
    if phase == Phase.PLAY:
        return legal_play(box, state, out)
    if phase == Phase.ANSWER:
        return legal_answers(box, state, out)
    if phase == Phase.BLOCK:
        return legal_blocks(state, out)
    if phase == Phase.BALL:
        return legal_balls(state, s.BALLS, out, 0)
    if phase == Phase.COST:
        return legal_costs(state, out)
    if phase == Phase.AIM:
        return legal_aims(box, state, out)
    if phase == Phase.BUILD:
        return legal_build(box, state, state.actor, out)
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


def legal_discards(box: BoxRecord, state: State, out: Any) -> int:
    """Writes the cards of the actor's hand."""
    n = 0
    for kind in range(box.kinds):
        if state.hand[state.actor, kind] > 0:
            out[n] = s.DISCARDS + kind
            n += 1
    return n


def outcomes(box: BoxRecord, state: State, out: Any, weights: Any) -> int:
    """Writes the possible outcomes at a chance point with their weights; returns how many."""
    phase = state.phase
    if phase == Phase.SHOW:
        out[0] = s.SHOWS + player_to_show(state)
        weights[0] = 1
        return 1
    if phase == Phase.PRIORITY:
        for seat in range(s.SEATS):
            out[seat] = s.PRIORITIES + seat
            weights[seat] = 1
        return s.SEATS
    if phase == Phase.LOSE:
        return from_hand(box, state, out, weights)
    if phase == Phase.SEE:
        for kind in range(box.kinds):
            if state.hand[state.drawer, kind] > state.looked[kind]:
                out[0] = s.SIGHTS + kind
                weights[0] = 1
                return 1
    if phase == Phase.REVEAL and state.deck_size[1 - state.scorer] == 0:
        out[0] = s.NO_CARD  # 9.6
        weights[0] = 1
        return 1
    n = 0
    seat = 1 - state.scorer if phase == Phase.REVEAL else state.drawer
    first = s.REVEALS if phase == Phase.REVEAL else s.DRAWS
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
            out[n] = s.LOSSES + kind
            weights[n] = state.hand[state.drawer, kind]
            n += 1
    return n


def apply(box: BoxRecord, state: State, action: int) -> None:
    """Plays one decision or chance outcome, which must be legal or possible."""
    phase = state.phase
    if phase == Phase.PLAY:
        play(box, state, action)
    elif phase == Phase.ANSWER:
        answer(box, state, action)
    elif phase == Phase.BLOCK:
        block(state, action)
    elif phase == Phase.BALL:
        give_ball(state, action - s.BALLS)
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
    """The same before the first round of a game."""
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
    """The side with the ball goes on."""
    if action < s.SHOOT:
        pass_ball(state, action - s.PASSES)
    elif action == s.SHOOT:
        shoot(state)
    elif action == s.GIVE_UP:
        give_up(state)
    else:
        play_card(box, state, state.turn, action - s.PLAYS)


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
        settled = prepare_on(box, state) if state.phase < Phase.ROUND_DRAW else go_on(box, state)


def prepare_on(box: BoxRecord, state: State) -> bool:
    """Names the actor if there is something to decide in this phase; else goes on to the next."""
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
    """The same from the first round on."""
    phase = state.phase
    state.actor = state.turn
    if phase == Phase.ANSWER:
        return ask(box, state)
    if phase == Phase.RESOLVE:
        resolve(box, state)
    elif phase == Phase.CARRY_ON:
        carry_on(state)
    elif phase in (Phase.BALL, Phase.PLAY):
        return True
    elif phase == Phase.BLOCK:
        state.actor = 1 - state.turn
        if has_blocker(state):
            return True
        score(state)  # 8.8
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
    """Recovery, rotation, the pools, and two cards for each side (SOC-4, 11)."""
    state.round += 1
    if state.round > 1:
        recover(state)
        rotate(box, state)
    fill_pools(box, state)
    state.drawer = 0
    state.owed = box.draws
    state.phase = Phase.ROUND_DRAW


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
        state.phase = Phase.BALL
    else:
        begin_sequence(state)
    return False


def carry_on(state: State) -> None:
    """The side with the ball goes on, unless everybody on the field is tired (SOC-5.8, 12.1)."""
    state.phase = Phase.PLAY
    if fresh_members(state, 0) + fresh_members(state, 1) == 0:
        calm_down(state, True)
        state.phase = Phase.TRIM


def ask_cost(box: BoxRecord, state: State) -> bool:
    """Who tires for a Mastermove; then whom it is for; then the rival may answer (SOC-7.3, 7.8, 7.14)."""
    state.actor = state.asked
    if state.costs > 0:
        return True
    kind = state.stack_kind[state.stack - 1]
    if aimed_effect(box, kind) != s.NONE and can_aim(box, state, state.asked, kind):
        state.phase = Phase.AIM
    else:
        state.asked = 1 - state.asked
        state.phase = Phase.ANSWER
    return False


def resolve(box: BoxRecord, state: State) -> None:
    """Works off the stack from the top (SOC-7.10)."""
    if state.stack == 0:
        after_stack(state)
        return
    entry = state.stack - 1
    aimed = state.stack_aim[entry]
    action = work_off(box, state)
    if action == Entry.PASS:
        state.ball = aimed
    elif action == Entry.SHOT:
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
    state.phase = Phase.BALL
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
