"""Visibility rules of Futera SuSu (SUSU-14): redaction, determinization and the census."""

from typing import Any

from kickabout.engine.dice import Words, below, deal
from kickabout.engine.game import HIDDEN

from . import state as s
from .actions import (
    BRING,
    DRAW,
    HIDDEN_DECK,
    HIDDEN_DRAW,
    HIDDEN_LAST_PLACE,
    HIDDEN_LIFT,
    HIDDEN_PACK,
    HIDDEN_PLACE,
    HIDDEN_ROW_SUB,
    HIDDEN_SIGN,
    HIDDEN_SQUAD,
    HIDDEN_SUB,
    HIDDEN_TOUCH,
    LIFT,
    PACK,
    PLACE,
    ROW,
    SIGN,
    STARTER,
    SUBSTITUTE,
    TAKE_DECK,
    TAKE_SQUAD,
    VERB,
    number_of,
)
from .preparations import is_in_its_row
from .state import BoxRecord, Class, Place, Position, State
from .substitutes import gap_for


def redact(box: BoxRecord, state: State, seat: int) -> None:
    """Blank the other side's face-down cards, bench, hand and deck (SUSU-14.1 to 14.5)."""
    for other in range(state.seats):
        if other != seat:
            for shirt in range(s.SHIRTS):
                if state.seen[other, shirt] == 0:
                    state.squad[other, shirt] = HIDDEN
                    state.where[other, shirt] = HIDDEN
            for spot in range(s.SPOTS):
                if state.face_up[other, spot] == 0 and (
                    state.field[other, spot] > 0 or state.turns == 0  # 14.2, 14.8
                ):
                    state.field[other, spot] = HIDDEN
            for kind in range(s.KINDS):
                state.deck[other, kind] = HIDDEN
                state.hand[other, kind] = HIDDEN
            if state.placed[other] < s.ELEVEN:
                state.placed[other] = HIDDEN


def observation_of(box: BoxRecord, state: State, action: int, seat: int) -> int:
    """Return what a seat sees of an action about to be played (SUSU-14.1, 14.2, 16.9)."""
    verb = VERB[action]
    actor = state.actor
    if verb == DRAW and state.drawer != seat:
        return HIDDEN_DRAW
    if actor == seat:
        return action
    if verb == TAKE_SQUAD:
        return HIDDEN_SQUAD
    if verb == SIGN:
        return HIDDEN_SIGN
    if verb == TAKE_DECK:
        return HIDDEN_DECK
    if verb == PACK:
        return HIDDEN_PACK
    if verb == PLACE:
        own = ROW[action] == s.POSITION_OF_SHIRT[STARTER[action]]
        last = own and state.placed[actor] == s.ELEVEN - 1
        return HIDDEN_LAST_PLACE if last else HIDDEN_PLACE
    if verb == LIFT:
        return HIDDEN_TOUCH if is_in_its_row(state, actor, STARTER[action]) else HIDDEN_LIFT
    if verb == BRING:
        spot = gap_for(box, state, actor, SUBSTITUTE[action])
        if spot == state.hole[actor]:
            return HIDDEN_SUB
        return number_of(HIDDEN_ROW_SUB, s.ROW_OF_SPOT[spot])
    return action


# Determinization.


def determinize(box: BoxRecord, state: State, rng: Words) -> None:
    """Fill in the blanks at random, consistently with all that is open.

    A ready-made squad or deck that fits what has been seen is preferred to one of the side's own.
    """
    for seat in range(state.seats):
        if state.hand[seat, 0] == HIDDEN:
            guess_squad(box, state, rng, seat)
            guess_line_up(box, state, rng, seat)
            guess_cards(box, state, rng, seat)


def guess_squad(box: BoxRecord, state: State, rng: Words, seat: int) -> None:
    """Assign players to the unseen shirts."""
    squad = box.fixed_squad[seat]
    if squad == s.NONE:
        fitting = 0
        for ready in range(box.squads):
            if squad_fits(box, state, seat, ready):
                fitting += 1
                if below(rng, fitting) == 0:
                    squad = ready
    for shirt in range(s.SHIRTS):
        if state.squad[seat, shirt] == HIDDEN:
            if shirt >= state.signed[seat]:
                state.squad[seat, shirt] = 0
            elif squad != s.NONE:
                state.squad[seat, shirt] = box.squad[squad, shirt]
            else:
                state.squad[seat, shirt] = any_player(box, state, rng, seat, shirt)


def squad_fits(box: BoxRecord, state: State, seat: int, squad: int) -> bool:
    """Return whether a seat may have taken a ready-made squad, as far as it has been seen."""
    for shirt in range(s.SHIRTS):
        if state.seen[seat, shirt] == 1 and state.squad[seat, shirt] != box.squad[squad, shirt]:
            return False
    for row in range(Position.GOALKEEPER):
        lacking = 0
        for spot in range(s.FIRST_SPOT[row], s.FIRST_SPOT[row + 1]):
            if state.from_bench[seat, spot] == 1 and state.field[seat, spot] == HIDDEN:
                lacking += 1
        for shirt in range(s.ELEVEN, s.SHIRTS):
            if state.seen[seat, shirt] == 0 and box.position[box.squad[squad, shirt]] == row:
                lacking -= 1
        if lacking > 0:
            return False
    return True


def any_player(box: BoxRecord, state: State, rng: Words, seat: int, shirt: int) -> int:
    """Return a random player who may wear this shirt beside those known or assigned already."""
    wanted = s.POSITION_OF_SHIRT[shirt] if shirt < s.ELEVEN else bench_position(state, seat, shirt)
    chosen = 0
    fitting = 0
    for player in range(1, box.players + 1):
        position = box.position[player]
        fits = position == wanted or (wanted == s.NONE and position != Position.GOALKEEPER)
        captain = box.klass[player] == Class.LEGENDARY_CAPTAIN
        for other in range(s.SHIRTS):
            signed = state.squad[seat, other]
            if signed == player:
                fits = False
            if captain and signed > 0 and box.klass[signed] == Class.LEGENDARY_CAPTAIN:
                fits = False
        if fits:
            fitting += 1
            if below(rng, fitting) == 0:
                chosen = player
    return chosen


def bench_position(state: State, seat: int, shirt: int) -> int:
    """Return the position of the unseen substitute in this shirt if one
    has come on unseen, else NONE.
    """
    before = 0
    for other in range(s.ELEVEN, shirt):
        if state.seen[seat, other] == 0:
            before += 1
    for spot in range(s.SPOTS):
        if state.from_bench[seat, spot] == 1 and state.field[seat, spot] == HIDDEN:
            if before == 0:
                return s.ROW_OF_SPOT[spot]
            before -= 1
    return s.NONE


def guess_line_up(box: BoxRecord, state: State, rng: Words, seat: int) -> None:
    """Assign places to the unseen shirts."""
    for shirt in range(s.SHIRTS):
        if state.where[seat, shirt] == HIDDEN:
            state.where[seat, shirt] = Place.IN_HAND if shirt < s.ELEVEN else Place.BENCH
            if shirt >= state.signed[seat]:
                state.where[seat, shirt] = 0
    if state.placed[seat] != s.ELEVEN:
        # A line-up that is still being laid out counts as not begun.
        state.placed[seat] = 0
        for spot in range(s.SPOTS):
            state.field[seat, spot] = 0
        return
    for spot in range(s.SPOTS):
        if state.field[seat, spot] == HIDDEN:
            shirt = unseen_shirt(box, state, rng, seat, spot)
            state.field[seat, spot] = shirt + 1
            state.where[seat, shirt] = spot


def unseen_shirt(box: BoxRecord, state: State, rng: Words, seat: int, spot: int) -> int:
    """Return a random shirt (from 0) that may lie face down on a spot."""
    bench = state.from_bench[seat, spot] == 1
    chosen = 0
    fitting = 0
    for shirt in range(s.SHIRTS):
        fits = state.where[seat, shirt] == (Place.BENCH if bench else Place.IN_HAND)
        if fits and box.position[state.squad[seat, shirt]] == s.ROW_OF_SPOT[spot]:
            fitting += 1
            if below(rng, fitting) == 0:
                chosen = shirt
    return chosen


def guess_cards(box: BoxRecord, state: State, rng: Words, seat: int) -> None:
    """Assign the hidden action cards of a hand and a deck."""
    left = state.packed[seat]
    deck = box.fixed_deck[seat]
    if deck == s.NONE and left == box.deck_size:
        fitting = 0
        for ready in range(box.decks):
            if deck_fits(box, state, seat, ready):
                fitting += 1
                if below(rng, fitting) == 0:
                    deck = ready
    for kind in range(s.KINDS):
        used = state.used[seat, kind]
        left -= used
        state.hand[seat, kind] = 0
        state.deck[seat, kind] = 0
        if deck != s.NONE and left >= 0:
            state.deck[seat, kind] = box.deck[deck, kind] - used
    if deck == s.NONE:
        for _ in range(left):
            pack_any(box, state, rng, seat)
    deal(rng, state.deck, state.hand, seat, left, state.hand_size[seat])


def deck_fits(box: BoxRecord, state: State, seat: int, deck: int) -> bool:
    """Return whether a seat may have taken a ready-made deck, by the cards that it has used."""
    for kind in range(box.kinds):
        if state.used[seat, kind] > box.deck[deck, kind]:
            return False
    return True


def pack_any(box: BoxRecord, state: State, rng: Words, seat: int) -> None:
    """Pack one more card of a random kind that has copies left."""
    chosen = 0
    fitting = 0
    for kind in range(box.kinds):
        if state.deck[seat, kind] + state.used[seat, kind] < box.copies:
            fitting += 1
            if below(rng, fitting) == 0:
                chosen = kind
    state.deck[seat, chosen] += 1


# The census.


def census(box: BoxRecord, state: State, out: Any) -> None:
    """Count the shirts and the action cards of each seat, assigned or not, wherever they are."""
    for seat in range(state.seats):
        shirts = s.SHIRTS - state.signed[seat]
        for shirt in range(state.signed[seat]):
            place = state.where[seat, shirt]
            if (
                place in (Place.BENCH, Place.GONE, Place.IN_HAND)
                or state.field[seat, place] == shirt + 1
            ):
                shirts += 1
        cards = box.deck_size - state.packed[seat]
        for kind in range(s.KINDS):
            cards += state.deck[seat, kind] + state.hand[seat, kind] + state.used[seat, kind]
        out[2 * seat] = shirts
        out[2 * seat + 1] = cards
