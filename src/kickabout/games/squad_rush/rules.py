"""The rules of Squad Rush, in the order in which a match meets them. Numbers are rulebook clauses.

`apply` changes the record by a decision or an outcome; `proceed` then advances it to the next one.
Every function works on records in place, interpreted or compiled (see `engine.records`).
"""

from kickabout.engine.game import CHANCE, OVER

from . import state as s
from .actions import CARD, DRAW_PILE, NATION, PLAYER, SEAT
from .acts import act, bring_on, extra, look, take_off
from .answers import answer, ask
from .cards import can_draw, deck_ready, discard, draw, draw_top, gather, leave_hand
from .chance import next_looked_for
from .group_table import award
from .matchday import bench, choose_instant, decides, show_instant, step, whistle
from .officials import choose_swap, flip, late_player, next_drawer, show_swap
from .refusals import Refusal
from .squad import has_seven, side_of
from .state import BoxRecord, Phase, Place, State
from .turn_legality import refuse_call
from .turns import next_turn, start_turn, win


def setup(box: BoxRecord, state: State, seats: int) -> None:
    """Lay out a new match on a record of zeros (RUSH-2)."""
    state.seats = seats
    state.way = 1
    state.fresh = s.NONE
    state.derby = s.NONE
    state.taken_off = s.NONE
    state.card = s.NONE
    state.target = s.NONE
    state.target_seat = s.NONE
    state.caller = s.NONE
    state.official = s.NONE
    state.second_official = s.NONE
    for side in range(s.SIDES):
        state.sides[side] = s.NONE
    for seat in range(seats):
        state.playing[seat] = 1
    for player in range(box.players):
        state.owner[player] = s.NONE
        if box.nation[player] == s.NONE:
            state.place[player] = Place.DECK
            state.deck_size += 1
    for kind in range(box.kinds):
        state.deck[kind] = box.counts[kind]
        state.deck_size += box.counts[kind]
    state.phase = Phase.NATION
    proceed(box, state)


def is_simultaneous(box: BoxRecord, state: State, seat: int) -> bool:
    """Return whether a seat has a secret decision to make at the same time as another seat (RUSH-12.8)."""
    side = side_of(state, seat)
    return (
        state.phase in (Phase.SEVEN, Phase.SWAP, Phase.DRAMA)
        and side != s.NONE
        and decides(state, side)
    )


def routine(box: BoxRecord, state: State) -> bool:
    """Return whether the decision is a routine one: leaving a player out of a seven."""
    return state.phase == Phase.SEVEN


def apply(box: BoxRecord, state: State, action: int) -> None:
    """Play one decision or chance outcome, which must be legal or possible."""
    phase = state.phase
    if phase == Phase.ANSWER:
        answer(box, state, action)
    elif phase == Phase.ACT:
        act(box, state, action)
    elif phase == Phase.DRAW:
        draw_or_take(state, action)
    elif phase in (Phase.DRAWN, Phase.DEAL, Phase.RESTART_DRAW):
        draw(state, state.drawer, CARD[action])
        if phase != Phase.DEAL:
            state.draws -= 1
        if phase == Phase.DRAWN:
            state.phase = Phase.DRAW
    elif phase == Phase.TRIM:
        leave_hand(state, state.turn, CARD[action])
        discard(state, CARD[action])
    elif phase == Phase.EXTRA:
        extra(box, state, action)
    elif phase == Phase.TAKE_OFF:
        take_off(box, state, action)
    elif phase == Phase.BRING_ON:
        bring_on(box, state, PLAYER[action])
    elif phase == Phase.LOOK_THROUGH:
        state.looked = PLAYER[action] + 1
    elif phase == Phase.LOOK:
        look(state, action)
    elif phase == Phase.NATION:
        bring_into_play(box, state, NATION[action])
    elif phase == Phase.START:
        state.turn = SEAT[action]
        state.starter = state.turn
        state.phase = Phase.DEAL
    else:
        apply_on_matchday(box, state, action)
    proceed(box, state)


def apply_on_matchday(box: BoxRecord, state: State, action: int) -> None:
    """Play one decision or chance outcome while the pitches are locked."""
    phase = state.phase
    if phase == Phase.SEVEN:
        bench(state, PLAYER[action])
    elif phase == Phase.SHOW_SEVEN:
        state.benched[PLAYER[action]] = 2
    elif phase == Phase.FLIP:
        flip(box, state, action)
    elif phase == Phase.SWAP:
        choose_swap(state, action)
    elif phase == Phase.SHOW_SWAP:
        show_swap(box, state, action)
    elif phase == Phase.LATE_PLAYER:
        late_player(box, state, action)
    elif phase == Phase.DRAMA:
        choose_instant(state, action)
    elif phase == Phase.SHOW_DRAMA:
        show_instant(state, action)
    else:  # WHISTLE
        whistle(box, state)


# Phases.


def proceed(box: BoxRecord, state: State) -> None:
    """Advance through the phases until a seat or chance has a decision to make."""
    settled = False
    while not settled:
        settled = go_on(box, state) if state.phase < Phase.SEVEN else go_on_late(box, state)


def go_on(box: BoxRecord, state: State) -> bool:
    """Name the actor if this phase has a decision, else advance to another phase; return whether it has."""
    phase = state.phase
    seat = state.turn
    state.actor = seat
    if phase == Phase.ANSWER:
        return ask(box, state)
    if phase == Phase.ACT:
        if state.sudden_death == 1 and has_seven(box, state, seat):  # 15.8
            win(state, seat)
        elif has_more_to_do(box, state):  # 3.7
            return True
        else:
            state.phase = Phase.TRIM
    elif phase == Phase.DRAW:
        if state.draws > 0 and can_draw(state):  # 3.5
            return True
        state.phase = Phase.ACT
    elif phase == Phase.TRIM:
        if state.hand_size[seat] > box.most_hand:  # 3.8
            return True
        next_turn(box, state)
    elif phase == Phase.TAKE_OFF:
        if state.swaps > 0 and state.pitch_size[seat] > 0 and state.hand_size[seat] > 0:
            return True
        state.phase = Phase.ACT
    elif phase in (Phase.BRING_ON, Phase.LOOK, Phase.EXTRA):
        return True
    elif phase == Phase.LOOK_THROUGH:
        if next_looked_for(box, state) != s.NONE:
            state.actor = CHANCE
            return True
        state.phase = Phase.LOOK
    elif phase == Phase.DEAL:
        return next_dealt(box, state)
    elif phase == Phase.RESTART_DRAW:
        if state.draws > 0 and deck_ready(state):
            state.actor = CHANCE
            return True
        if state.locked == 1:
            next_drawer(box, state)
        else:
            state.phase = Phase.EXTRA
    else:  # NATION, START, DRAWN
        state.actor = CHANCE
        return True
    return False


def go_on_late(box: BoxRecord, state: State) -> bool:
    """Advance likewise while the pitches are locked, and at the end of the match."""
    if state.phase == Phase.FULL_TIME:
        state.actor = OVER
        return True
    if state.phase == Phase.RESET:
        reset(box, state)
        return False
    return step(box, state)


def bring_into_play(box: BoxRecord, state: State, nation: int) -> None:
    """Put the players of a nation into the deck, until there is one nation more than seats (RUSH-2.1)."""
    state.in_play[nation] = 1
    state.nations += 1
    for player in range(box.players):
        if box.nation[player] == nation:
            state.place[player] = Place.DECK
            state.deck_size += 1
    if state.nations > state.seats:
        state.phase = Phase.START


def next_dealt(box: BoxRecord, state: State) -> bool:
    """Name the seat to be dealt a card, or start the first turn; return whether a card is dealt (RUSH-2.5)."""
    for seat in range(state.seats):
        if state.playing[seat] == 1 and state.hand_size[seat] < box.hand:
            state.drawer = seat
            state.actor = CHANCE
            return True
    start_turn(box, state, state.turn)
    return False


def draw_or_take(state: State, action: int) -> None:
    """Draw a card of the turn, from the deck by chance or from the top of the discard pile (3.3)."""
    if action == DRAW_PILE:
        draw_top(state, state.turn)
        state.draws -= 1
    else:
        if state.deck_size == 0:
            gather(state)
        state.drawer = state.turn
        state.phase = Phase.DRAWN


def has_more_to_do(box: BoxRecord, state: State) -> bool:
    """Return whether a turn goes on, by public information: an act, the call, or a second Tackle (3.7)."""
    again = state.derby != s.NONE and (
        state.hand_size[state.turn] > 0 and state.pitch_size[state.derby] > 0
    )
    return state.acts > 0 or again or refuse_call(box, state) == Refusal.NONE


def reset(box: BoxRecord, state: State) -> None:
    """End a matchday: start the next one, or award the cup (RUSH-10.4 to 10.8, 15.1)."""
    state.locked = 0
    for player in range(box.players):
        state.benched[player] = 0
    state.matchday += 1
    state.match = 0
    if state.matchday == s.MATCHDAYS:
        award(box, state)
        return
    if state.deck_size < box.thin:
        gather(state)
    state.caller = s.NONE
    for seat in range(state.seats):
        state.turns_taken[seat] = 0
        state.turns_left[seat] = 0
    start_turn(box, state, state.starter)
