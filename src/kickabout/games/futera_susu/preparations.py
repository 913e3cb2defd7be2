"""Preparations for the first duel: squads and decks are built, line-ups are locked in
(SUSU-1 to SUSU-3).
"""

from typing import Any

from . import state as s
from .actions import (
    CARD,
    LIFT,
    PACK,
    PLACE,
    PLAYER,
    ROW,
    SIGN,
    STARTER,
    TAKE_DECK,
    TAKE_SQUAD,
    VERB,
    number_of,
)
from .pitch import free_spot
from .refusals import Refusal
from .state import BoxRecord, Class, LockIn, Place, Position, State

# Squads and decks.


def is_built(box: BoxRecord, state: State, seat: int) -> bool:
    """Return whether a seat has its 16 players and its action deck."""
    return state.signed[seat] == s.SHIRTS and state.packed[seat] == box.deck_size


def legal_build(box: BoxRecord, state: State, seat: int, out: Any) -> int:
    """Write the legal actions of a seat that builds its squad and deck, and return their number."""
    n = 0
    if refuse_squad(state, seat) == Refusal.NONE:
        for squad in range(box.squads):
            out[n] = number_of(TAKE_SQUAD, squad)
            n += 1
    if refuse_signing(state, seat) == Refusal.NONE:
        for player in range(1, box.players + 1):
            if refuse_sign(box, state, seat, player) == Refusal.NONE:
                out[n] = number_of(SIGN, player - 1)
                n += 1
    if refuse_deck(state, seat) == Refusal.NONE:
        for deck in range(box.decks):
            out[n] = number_of(TAKE_DECK, deck)
            n += 1
    if refuse_packing(state, seat) == Refusal.NONE:
        for kind in range(box.kinds):
            if refuse_pack(box, state, seat, kind) == Refusal.NONE:
                out[n] = number_of(PACK, kind)
                n += 1
    return n


def refuse_at_build(box: BoxRecord, state: State, seat: int, action: int) -> Refusal:
    """Return what forbids a step to a seat that builds its squad and deck."""
    verb = VERB[action]
    if verb == TAKE_SQUAD:
        return refuse_squad(state, seat)
    if verb == TAKE_DECK:
        return refuse_deck(state, seat)
    if verb == SIGN:
        refusal = refuse_signing(state, seat)
        if refusal == Refusal.NONE:
            refusal = refuse_sign(box, state, seat, PLAYER[action] + 1)
        return refusal
    refusal = refuse_packing(state, seat)
    if refusal == Refusal.NONE:
        refusal = refuse_pack(box, state, seat, CARD[action])
    return refusal


def refuse_signing(state: State, seat: int) -> Refusal:
    """Return what forbids signing any player (SUSU-2.1)."""
    return Refusal.NONE if state.signed[seat] < s.SHIRTS else Refusal.SQUAD_COMPLETE


def refuse_squad(state: State, seat: int) -> Refusal:
    """Return what forbids taking a ready-made squad (SUSU-2.1, 2.6)."""
    if 0 < state.signed[seat] < s.SHIRTS:
        return Refusal.SIGNING_BEGUN
    return refuse_signing(state, seat)


def refuse_sign(box: BoxRecord, state: State, seat: int, player: int) -> Refusal:
    """Return what forbids giving a player the next shirt (SUSU-1.3, 1.7, 1.8, 2.2)."""
    shirt = state.signed[seat]
    position = box.position[player]
    if shirt < s.ELEVEN:
        if position != s.POSITION_OF_SHIRT[shirt]:
            return Refusal.SHIRT_OF_OTHER_POSITION
    elif position == Position.GOALKEEPER:
        return Refusal.GOALKEEPER_AS_SUBSTITUTE
    captain = shirt < s.ELEVEN and box.klass[player] == Class.LEGENDARY_CAPTAIN
    captains = 0
    for other in range(shirt):
        signed = state.squad[seat, other]
        if signed == player:
            return Refusal.SIGNED_ALREADY
        if captain and box.klass[signed] == Class.LEGENDARY_CAPTAIN:
            captains += 1
    return Refusal.NONE if captains == 0 else Refusal.SECOND_CAPTAIN


def refuse_packing(state: State, seat: int) -> Refusal:
    """Return what forbids packing any card (SUSU-2.7)."""
    return Refusal.NONE if state.signed[seat] == s.SHIRTS else Refusal.SQUAD_BEFORE_DECK


def refuse_deck(state: State, seat: int) -> Refusal:
    """Return what forbids taking a ready-made deck (SUSU-2.5, 2.6)."""
    refusal = refuse_packing(state, seat)
    if refusal == Refusal.NONE and state.packed[seat] > 0:
        return Refusal.PACKING_BEGUN
    return refusal


def refuse_pack(box: BoxRecord, state: State, seat: int, kind: int) -> Refusal:
    """Return what forbids packing one more card of a kind (SUSU-2.4)."""
    return Refusal.NONE if state.deck[seat, kind] < box.copies else Refusal.TOO_MANY_COPIES


def take_squad(box: BoxRecord, state: State, seat: int, squad: int) -> None:
    """Sign all 16 players of a ready-made squad."""
    for shirt in range(s.SHIRTS):
        sign(state, seat, box.squad[squad, shirt])


def sign(state: State, seat: int, player: int) -> None:
    """Give a player the next shirt."""
    shirt = state.signed[seat]
    state.squad[seat, shirt] = player
    if shirt < s.ELEVEN:
        state.where[seat, shirt] = Place.IN_HAND
    else:
        state.where[seat, shirt] = Place.BENCH
        state.bench[seat] += 1
    state.signed[seat] += 1


def take_deck(box: BoxRecord, state: State, seat: int, deck: int) -> None:
    """Pack all cards of a ready-made deck."""
    for kind in range(box.kinds):
        state.deck[seat, kind] = box.deck[deck, kind]
        state.packed[seat] += box.deck[deck, kind]


def take_fixed(box: BoxRecord, state: State) -> None:
    """Take the squads and decks that the options of the match prescribe (SUSU-15.8, 15.9)."""
    for seat in range(state.seats):
        if box.fixed_squad[seat] != s.NONE:
            take_squad(box, state, seat, box.fixed_squad[seat])
        if box.fixed_deck[seat] != s.NONE:
            take_deck(box, state, seat, box.fixed_deck[seat])


# The lock-in.


def legal_lock_in(box: BoxRecord, state: State, seat: int, out: Any) -> int:
    """Write the legal actions of a seat that lays out its eleven, and return how many there are."""
    n = 0
    for shirt in range(s.ELEVEN):
        if refuse_taking(state, seat, shirt) == Refusal.NONE:
            for row in range(s.POSITIONS):
                if refuse_row(state, seat, row) == Refusal.NONE:
                    out[n] = number_of(PLACE, shirt, row)
                    n += 1
    for shirt in range(s.ELEVEN):
        if refuse_lift(box, state, seat, shirt) == Refusal.NONE:
            out[n] = number_of(LIFT, shirt)
            n += 1
    return n


def refuse_at_lock_in(box: BoxRecord, state: State, seat: int, action: int) -> Refusal:
    """Return what forbids a step to a seat that lays out its eleven."""
    if VERB[action] == LIFT:
        return refuse_lift(box, state, seat, STARTER[action])
    refusal = refuse_taking(state, seat, STARTER[action])
    return refuse_row(state, seat, ROW[action]) if refusal == Refusal.NONE else refusal


def refuse_taking(state: State, seat: int, shirt: int) -> Refusal:
    """Return what forbids placing a shirt of the eleven (from 0) in any row (SUSU-3.4, 3.5)."""
    if state.where[seat, shirt] == Place.IN_HAND:
        return Refusal.NONE
    return Refusal.STANDS_RIGHT if is_in_its_row(state, seat, shirt) else Refusal.STANDS_WRONG


def refuse_row(state: State, seat: int, row: int) -> Refusal:
    """Return what forbids placing one more card in a row (SUSU-3.3)."""
    return Refusal.NONE if free_spot(state, seat, row) != s.NONE else Refusal.ROW_FULL


def refuse_lift(box: BoxRecord, state: State, seat: int, shirt: int) -> Refusal:
    """Return what forbids lifting a shirt of the eleven (from 0) again (SUSU-3.4, 3.6, 3.7)."""
    if state.where[seat, shirt] == Place.IN_HAND:
        return Refusal.NOT_PLACED
    if box.strict == 0 and is_in_its_row(state, seat, shirt):
        return Refusal.RIGHT_AND_NOT_LIFTED
    return Refusal.NONE


def is_in_its_row(state: State, seat: int, shirt: int) -> bool:
    """Return whether a placed shirt of the eleven (from 0) is in the row of its position."""
    return s.ROW_OF_SPOT[state.where[seat, shirt]] == s.POSITION_OF_SHIRT[shirt]


def place(state: State, seat: int, shirt: int, row: int) -> None:
    """Place a card face down in a row, whether the right one or not."""
    spot = free_spot(state, seat, row)
    state.field[seat, spot] = shirt + 1
    state.where[seat, shirt] = spot
    if is_in_its_row(state, seat, shirt):
        state.placed[seat] += 1


def lift(state: State, seat: int, shirt: int) -> None:
    """Pick a card up again, or disqualify the side if the card was in its row (SUSU-3.6)."""
    if is_in_its_row(state, seat, shirt):
        state.disqualified[seat] = 1
        return
    state.field[seat, state.where[seat, shirt]] = 0
    state.where[seat, shirt] = Place.IN_HAND


def time_is_up(box: BoxRecord, state: State) -> None:
    """End the lock-in when its clock has run out (SUSU-3.8, 3.15)."""
    for seat in range(state.seats):
        if state.placed[seat] == s.ELEVEN:
            continue
        if box.lock_in == LockIn.GENTLE:
            line_up(state, seat)
        else:
            state.disqualified[seat] = 1


def line_up(state: State, seat: int) -> None:
    """Place all cards of the eleven that are not in their row where they belong."""
    for shirt in range(s.ELEVEN):
        if state.where[seat, shirt] != Place.IN_HAND and not is_in_its_row(state, seat, shirt):
            lift(state, seat, shirt)
    for shirt in range(s.ELEVEN):
        if state.where[seat, shirt] == Place.IN_HAND:
            place(state, seat, shirt, s.POSITION_OF_SHIRT[shirt])
