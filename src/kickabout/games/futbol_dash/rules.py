"""The rules of Fútbol Dash, in the order in which a match meets them. Numbers are rulebook clauses.

Every function works on records in place, interpreted or compiled (see `engine.records`).
"""

from typing import Any

from kickabout.engine.game import CHANCE
from kickabout.games.futbol_dash.shoot_out import end_among_leaders, most_goals, shoot_out_pick
from kickabout.games.futbol_dash.state import (
    ANSWER,
    ATTACK,
    CORNER,
    DEAL,
    DECK_OUT,
    DEFEND,
    DISCARD,
    DISCARDS,
    DONE,
    DRAW,
    DRAWS,
    EXPRESS,
    FACES,
    FOUL,
    GOAL,
    HALFTIME,
    HOLD,
    KICK_OFF,
    MISS,
    MOST_ANSWERS,
    MOST_SKIPS,
    NONE,
    OFFSIDE,
    OWN_GOAL,
    PENALTY,
    PLAY,
    PLAYS,
    PLAYS_PER_KIND,
    RED,
    REGULAR,
    REPLACE,
    REVIEW,
    SAVE,
    SHOOT,
    SHOOT_OUT,
    SHOTS,
    SHOW,
    SHOW_HAND,
    SHOWS,
    STARTS,
    SUBSTITUTION,
    SWAP,
    SWAP_DRAW,
    SWAPS,
    YELLOW,
    BoxRecord,
    State,
)


def setup(box: BoxRecord, state: State, seats: int) -> None:
    """Lays out a new match on a record of zeros (DASH-3.1 to 3.6)."""
    state.seats = seats
    for kind in range(box.kinds):
        state.deck[kind] = box.counts[kind]
        state.deck_size += box.counts[kind]
    for face in range(FACES):
        state.grid[face] = box.shot_cards[face]
        state.grid_size += box.shot_cards[face]
    state.top = NONE
    state.card = NONE
    state.face = NONE
    state.shooter = NONE
    state.winner = NONE
    state.phase = KICK_OFF
    state.actor = CHANCE


# What may be done.


def legal(box: BoxRecord, state: State, out: Any) -> int:
    """Writes the actor's legal actions, ascending, and returns how many there are."""
    seat = state.actor
    phase = state.phase
    n = 0
    if phase == PLAY:
        for kind in range(box.kinds):
            if state.hands[seat, kind] > 0:
                action = PLAYS + kind * PLAYS_PER_KIND
                if has_target(box, kind):
                    for target in range(state.seats):
                        if playable(box, state, kind, target):
                            out[n] = action + 1 + target
                            n += 1
                elif playable(box, state, kind, seat):
                    out[n] = action
                    n += 1
        if n == 0:
            out[0] = SHOW_HAND
            n = 1
    elif phase == ANSWER:
        for i in range(box.referees):
            kind = box.referee_kinds[i]
            if state.hands[seat, kind] > 0 and answers(box, state, kind):
                out[n] = PLAYS + kind * PLAYS_PER_KIND
                n += 1
        out[n] = HOLD
        n += 1
    elif phase == SWAP:
        for kind in range(box.kinds):
            if state.hands[seat, kind] > 0:
                out[n] = SWAPS + kind
                n += 1
        out[n] = DONE
        n += 1
    elif phase == SHOW:
        for kind in range(box.kinds):
            if n == 0 and state.hands[seat, kind] > state.known[seat, kind]:
                out[0] = SHOWS + kind
                n = 1
    elif phase == DISCARD:
        for kind in range(box.kinds):
            if state.hands[seat, kind] > 0:
                out[n] = DISCARDS + kind
                n += 1
    return n


def has_target(box: BoxRecord, kind: int) -> bool:
    """Whether a card is played on an opponent (DASH-5.4, 7.5, 8.5)."""
    effect = box.effects[kind]
    return effect in (DEFEND, OFFSIDE, YELLOW, RED)


def playable(box: BoxRecord, state: State, kind: int, target: int) -> bool:
    """Whether the card may be the one card of the actor's turn, on this target if it has one."""
    effect = box.effects[kind]
    value = box.values[kind]
    if effect == ATTACK:
        return state.points[state.actor] + value <= box.attack_points  # 5.2
    if effect == PENALTY:
        return state.points[state.actor] >= value  # 7.2
    if effect in (HALFTIME, SUBSTITUTION):
        return True
    if target == state.actor:  # 5.5, 8.5
        return False
    if effect in (DEFEND, OFFSIDE):
        return state.points[target] >= value  # 5.2, 7.7
    return effect == YELLOW or effect == RED  # never a referee card: 4.8


def answers(box: BoxRecord, state: State, kind: int) -> bool:
    """Whether the card may answer what was played last (DASH-10.1, 10.2, 10.8, 10.13)."""
    if state.answers == 0:
        return box.effects[kind] == FOUL
    return box.effects[kind] == REVIEW and state.answers < MOST_ANSWERS


def outcomes(box: BoxRecord, state: State, out: Any, weights: Any) -> int:
    """Writes the possible outcomes at a chance point with their weights; returns how many."""
    phase = state.phase
    n = 0
    if phase == KICK_OFF:
        for seat in range(state.seats):
            out[n] = STARTS + seat
            weights[n] = 1
            n += 1
    elif phase in (SHOOT, SHOOT_OUT):
        for face in range(FACES):
            weight = state.grid[face] if phase == SHOOT else state.spots[face]
            if weight > 0:
                out[n] = SHOTS + face
                weights[n] = weight
                n += 1
    else:
        for kind in range(box.kinds):
            if state.deck[kind] > 0:
                out[n] = DRAWS + kind
                weights[n] = state.deck[kind]
                n += 1
    return n


def apply(box: BoxRecord, state: State, action: int) -> None:
    """Plays one decision or chance outcome, which must be legal or possible."""
    phase = state.phase
    if phase == ANSWER:
        answer(box, state, action)
    elif phase == PLAY:
        play(box, state, action)
    elif phase == DRAW:
        draw(state, action - DRAWS)
        wait_for_play(state)
    elif phase == DEAL:
        draw(state, action - DRAWS)
        deal(box, state)
    elif phase == REPLACE:
        draw(state, action - DRAWS)
        ask(box, state, state.drawer)
    elif phase == SHOOT:
        shot(box, state, action - SHOTS)
    elif phase == SWAP:
        swap(box, state, action)
    elif phase == SWAP_DRAW:
        draw(state, action - DRAWS)
        state.swapped -= 1
        swap_in(box, state)
    elif phase == SHOW:
        state.known[state.actor, action - SHOWS] += 1
        if hand_is_known(box, state, state.actor):
            state.phase = DISCARD
    elif phase == DISCARD:
        leave_hand(state, state.actor, action - DISCARDS)
        discard(state, action - DISCARDS)
        next_turn(box, state)
    elif phase == SHOOT_OUT:
        shoot_out_pick(box, state, action - SHOTS)
    else:  # KICK_OFF
        state.turn = action - STARTS
        deal(box, state)


# Cards between deck, hands and discard pile.


def resting_hand(box: BoxRecord, state: State, seat: int) -> int:
    """Cards that a seat holds between turns (DASH-4.2, 8.10)."""
    return max(box.hand - state.fewer[seat], min(box.least_hand, box.hand))


def deck_ready(box: BoxRecord, state: State) -> bool:
    """Whether a card can be drawn; in a Regular match the discard pile becomes the deck (11.2)."""
    if state.deck_size == 0 and box.mode == REGULAR:
        gather_discard(box, state)
    return state.deck_size > 0


def gather_discard(box: BoxRecord, state: State) -> None:
    """Shuffles the discard pile into the deck."""
    for kind in range(box.kinds):
        state.deck_size += state.discard[kind]
        state.deck[kind] += state.discard[kind]
        state.discard[kind] = 0
    state.top = NONE


def draw(state: State, kind: int) -> None:
    """`drawer` takes a card of this kind from the deck."""
    state.deck[kind] -= 1
    state.deck_size -= 1
    state.hands[state.drawer, kind] += 1
    state.hand_size[state.drawer] += 1


def leave_hand(state: State, seat: int, kind: int) -> None:
    """A card leaves a hand in the open; one that everybody knew of is not known any more (14.3)."""
    state.hands[seat, kind] -= 1
    state.hand_size[seat] -= 1
    if state.known[seat, kind] > 0:
        state.known[seat, kind] -= 1


def discard(state: State, kind: int) -> None:
    """Lays a card on the discard pile."""
    state.discard[kind] += 1
    state.top = kind


def hand_is_known(box: BoxRecord, state: State, seat: int) -> bool:
    """Whether every card of the hand lies open."""
    known = 0
    for kind in range(box.kinds):
        known += state.known[seat, kind]
    return known == state.hand_size[seat]


def deal(box: BoxRecord, state: State) -> None:
    """Fills every hand, before the first turn and after Halftime (DASH-3.3, 9.5, 9.6)."""
    for seat in range(state.seats):
        if state.deck_size > 0 and state.hand_size[seat] < resting_hand(box, state, seat):
            state.drawer = seat
            state.phase = DEAL
            state.actor = CHANCE
            return
    if state.turns == 0:
        start_turn(box, state, state.turn)
    else:
        next_turn(box, state)


# Turns.


def next_turn(box: BoxRecord, state: State) -> None:
    """Passes the turn clockwise, unless the match is over (DASH-3.5, 8.1, 8.3, 4.9)."""
    if is_full_time(box, state):
        end_among_leaders(box, state, most_goals(state))  # 12.3, 12.7 to 12.9
        return
    seat = (state.turn + 1) % state.seats
    while state.skips[seat] > 0 or (state.hand_size[seat] == 0 and not deck_ready(box, state)):
        if state.skips[seat] > 0:
            state.skips[seat] -= 1
        seat = (seat + 1) % state.seats
    start_turn(box, state, seat)


def is_full_time(box: BoxRecord, state: State) -> bool:
    """Whether the match ends with this turn, goals needed or not (DASH-12.3, 12.4, 12.6, 12.9)."""
    if box.mode == EXPRESS and box.express_end == DECK_OUT and state.deck_size == 0:
        return True
    if box.mode == REGULAR:
        turned = 0
        for seat in range(state.seats):
            turned += state.shots[seat, GOAL]
        if turned == box.shot_cards[GOAL]:
            return True
    for seat in range(state.seats):
        if state.hand_size[seat] > 0:
            return False
    return not deck_ready(box, state)


def start_turn(box: BoxRecord, state: State, seat: int) -> None:
    """A seat draws, if it may, and then plays (DASH-4.1, 4.2)."""
    state.turn = seat
    state.turns += 1
    if state.hand_size[seat] <= resting_hand(box, state, seat) and deck_ready(box, state):
        state.drawer = seat
        state.phase = DRAW
        state.actor = CHANCE
    else:
        wait_for_play(state)


def wait_for_play(state: State) -> None:
    """The seat whose turn it is has its one card to play."""
    state.phase = PLAY
    state.actor = state.turn


def play(box: BoxRecord, state: State, action: int) -> None:
    """The one card of the turn, or the word that there is none (DASH-4.6)."""
    seat = state.turn
    state.face = NONE
    state.corners = 0
    if action == SHOW_HAND:
        state.phase = DISCARD if hand_is_known(box, state, seat) else SHOW
        return
    kind = (action - PLAYS) // PLAYS_PER_KIND
    target = (action - PLAYS) % PLAYS_PER_KIND - 1
    effect = box.effects[kind]
    value = box.values[kind]
    leave_hand(state, seat, kind)
    if effect in (ATTACK, DEFEND):
        state.card = kind
        state.target = seat if effect == ATTACK else target
        state.answers = 0
        ask(box, state, seat)
    elif effect == HALFTIME:
        state.removed[kind] += 1  # 9.4
        halftime(box, state)
    elif effect == RED:
        state.table[target, kind] += 1  # 8.8
        state.fewer[target] = min(state.fewer[target] + value, box.hand)
        next_turn(box, state)
    elif effect == SUBSTITUTION:
        state.card = kind
        state.swapped = 0
        ask_swap(box, state)
    else:
        discard(state, kind)  # 4.4
        if effect == PENALTY:
            shoot(box, state, seat)
        elif effect == OFFSIDE:
            lose_attack(box, state, target)
            next_turn(box, state)
        else:  # YELLOW
            state.skips[target] = min(state.skips[target] + value, MOST_SKIPS)  # 8.4, 8.14
            next_turn(box, state)


# Answers: referee cards.


def ask(box: BoxRecord, state: State, seat: int) -> None:
    """Asks the first seat to the left of the one that played last (DASH-10.5, 10.9)."""
    state.phase = ANSWER
    state.actor = (seat + 1) % state.seats


def answer(box: BoxRecord, state: State, action: int) -> None:
    """A referee card, or the question goes to the next seat."""
    seat = state.actor
    if action == HOLD:
        last = state.answer_seats[state.answers - 1] if state.answers > 0 else state.turn
        following = (seat + 1) % state.seats
        if following == last:
            settle(box, state)
        else:
            state.actor = following
        return
    kind = (action - PLAYS) // PLAYS_PER_KIND
    leave_hand(state, seat, kind)
    state.answer_cards[state.answers] = kind
    state.answer_seats[state.answers] = seat
    state.answers += 1
    if deck_ready(box, state):  # 10.14 to 10.16
        state.drawer = seat
        state.phase = REPLACE
        state.actor = CHANCE
    else:
        ask(box, state, seat)


def settle(box: BoxRecord, state: State) -> None:
    """Nobody answers any more: from the end of the chain, every second card stands (DASH-10.11)."""
    kind = state.card
    target = state.target
    cancelled = state.answers % 2 == 1
    for i in range(state.answers):
        discard(state, state.answer_cards[i])  # 10.17
    state.answers = 0
    state.card = NONE
    if cancelled:
        discard(state, kind)  # 10.12
        next_turn(box, state)
        return
    state.table[target, kind] += 1  # 4.3
    if box.effects[kind] == DEFEND:
        state.points[target] -= box.values[kind]  # 5.4
        next_turn(box, state)
        return
    state.points[target] += box.values[kind]  # 5.1
    if state.points[target] == box.attack_points:
        shoot(box, state, target)  # 6.1
    else:
        next_turn(box, state)


# Game changers that take more than one step.


def halftime(box: BoxRecord, state: State) -> None:
    """All hands and attack cards go back with the discard pile, and new hands come (DASH-9)."""
    for seat in range(state.seats):
        lose_attack(box, state, seat)
        for kind in range(box.kinds):
            state.discard[kind] += state.hands[seat, kind]
            state.hands[seat, kind] = 0
            state.known[seat, kind] = 0
        state.hand_size[seat] = 0
    gather_discard(box, state)
    deal(box, state)


def lose_attack(box: BoxRecord, state: State, seat: int) -> None:
    """Back to 0 attack points; attack and defence cards in front of the seat go (DASH-6.9, 6.10)."""
    state.points[seat] = 0
    for kind in range(box.kinds):
        if box.effects[kind] != RED and state.table[seat, kind] > 0:
            state.discard[kind] += state.table[seat, kind]
            state.table[seat, kind] = 0
            state.top = kind


def ask_swap(box: BoxRecord, state: State) -> None:
    """Asks for the next card to exchange, as long as there may be one (DASH-7.8, 7.9)."""
    seat = state.turn
    if state.swapped < box.values[state.card] and state.hand_size[seat] > 0:
        state.phase = SWAP
        state.actor = seat
    else:
        swap_in(box, state)


def swap(box: BoxRecord, state: State, action: int) -> None:
    """A card goes out by Substitution, or enough have gone."""
    if action == DONE:
        swap_in(box, state)
    else:
        leave_hand(state, state.turn, action - SWAPS)
        discard(state, action - SWAPS)
        state.swapped += 1
        ask_swap(box, state)


def swap_in(box: BoxRecord, state: State) -> None:
    """As many cards come in as went out, as far as cards last (DASH-7.10)."""
    if state.swapped > 0 and deck_ready(box, state):
        state.drawer = state.turn
        state.phase = SWAP_DRAW
        state.actor = CHANCE
    else:
        discard(state, state.card)  # 4.4
        state.card = NONE
        state.swapped = 0
        next_turn(box, state)


# Shots.


def shoot(box: BoxRecord, state: State, seat: int) -> None:
    """A shot card is due; an empty grid is filled first (DASH-6.2, 6.11, 6.12)."""
    if state.grid_size == 0:
        for face in range(FACES):
            if face in (SAVE, MISS, CORNER):
                for owner in range(state.seats):
                    state.grid[face] += state.shots[owner, face]
                    state.grid_size += state.shots[owner, face]
                    state.shots[owner, face] = 0
    state.shooter = seat
    state.phase = SHOOT
    state.actor = CHANCE


def shot(box: BoxRecord, state: State, face: int) -> None:
    """A shot card is turned over (DASH-6.3 to 6.8)."""
    seat = state.shooter
    state.grid[face] -= 1
    state.grid_size -= 1
    state.shots[seat, face] += 1
    state.face = face
    state.turner = seat
    if face == CORNER:
        state.corners += 1
        shoot(box, state, seat)
        return
    if face == GOAL:
        state.goals[seat] += 1
    elif face == OWN_GOAL:
        for other in range(state.seats):
            if other != seat:
                state.goals[other] += 1
    lose_attack(box, state, seat)  # 6.9, 7.4
    if box.mode == REGULAR:
        best = most_goals(state)
        if best >= box.goals:
            end_among_leaders(box, state, best)  # 12.1, 12.2
            return
    next_turn(box, state)
