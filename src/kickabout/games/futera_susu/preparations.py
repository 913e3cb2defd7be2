"""Before the first duel: squads and decks are built, line-ups are locked in (SUSU-1 to SUSU-3)."""

from typing import Any

from kickabout.games.futera_susu.state import (
    BENCH,
    ELEVEN,
    FIRST_SPOT,
    GOALKEEPER,
    IN_HAND,
    LEGENDARY_CAPTAIN,
    LIFTS,
    NONE,
    PACKS,
    PLACES,
    POSITION_OF_SHIRT,
    POSITIONS,
    ROW_OF_SPOT,
    SHIRTS,
    SIGNS,
    TAKE_DECKS,
    TAKES,
    BoxRecord,
    State,
)

# Squads and decks.


def is_built(box: BoxRecord, state: State, seat: int) -> bool:
    """Whether a seat has its 16 players and its action deck."""
    return state.signed[seat] == SHIRTS and state.packed[seat] == box.deck_size


def legal_build(box: BoxRecord, state: State, seat: int, out: Any) -> int:
    """Writes how a seat may go on building; returns in how many ways."""
    n = 0
    if state.signed[seat] < SHIRTS:
        if state.signed[seat] == 0:  # 2.6
            for squad in range(box.squads):
                out[n] = TAKES + squad
                n += 1
        for player in range(1, box.players + 1):
            if may_sign(box, state, seat, player):
                out[n] = SIGNS + player - 1
                n += 1
        return n
    if state.packed[seat] == 0:
        for deck in range(box.decks):
            out[n] = TAKE_DECKS + deck
            n += 1
    for kind in range(box.kinds):
        if state.deck[seat, kind] < box.copies:  # 2.4
            out[n] = PACKS + kind
            n += 1
    return n


def may_sign(box: BoxRecord, state: State, seat: int, player: int) -> bool:
    """Whether a player may get the next shirt (SUSU-1.3, 1.7, 1.8, 2.2)."""
    shirt = state.signed[seat]
    position = box.position[player]
    if shirt < ELEVEN:
        if position != POSITION_OF_SHIRT[shirt]:
            return False
    elif position == GOALKEEPER:
        return False
    captain = box.klass[player] == LEGENDARY_CAPTAIN
    for other in range(shirt):
        signed = state.squad[seat, other]
        if signed == player:
            return False
        if captain and shirt < ELEVEN and box.klass[signed] == LEGENDARY_CAPTAIN:
            return False
    return True


def build(box: BoxRecord, state: State, seat: int, action: int) -> None:
    """A seat takes a ready-made squad or deck, or adds one player or card to its own."""
    if action < SIGNS:
        take_squad(box, state, seat, action - TAKES)
    elif action < TAKE_DECKS:
        sign(state, seat, action - SIGNS + 1)
    elif action < PACKS:
        take_deck(box, state, seat, action - TAKE_DECKS)
    else:
        state.deck[seat, action - PACKS] += 1
        state.packed[seat] += 1


def take_squad(box: BoxRecord, state: State, seat: int, squad: int) -> None:
    """All 16 players of a ready-made squad."""
    for shirt in range(SHIRTS):
        sign(state, seat, box.squad[squad, shirt])


def sign(state: State, seat: int, player: int) -> None:
    """A player gets the next shirt."""
    shirt = state.signed[seat]
    state.squad[seat, shirt] = player
    if shirt < ELEVEN:
        state.where[seat, shirt] = IN_HAND
    else:
        state.where[seat, shirt] = BENCH
        state.bench[seat] += 1
    state.signed[seat] += 1


def take_deck(box: BoxRecord, state: State, seat: int, deck: int) -> None:
    """All cards of a ready-made deck."""
    for kind in range(box.kinds):
        state.deck[seat, kind] = box.deck[deck, kind]
        state.packed[seat] += box.deck[deck, kind]


def take_fixed(box: BoxRecord, state: State) -> None:
    """The squads and decks that the options of the match give (SUSU-15.8, 15.9)."""
    for seat in range(state.seats):
        if box.fixed_squad[seat] != NONE:
            take_squad(box, state, seat, box.fixed_squad[seat])
        if box.fixed_deck[seat] != NONE:
            take_deck(box, state, seat, box.fixed_deck[seat])


# The lock-in.


def legal_lock_in(box: BoxRecord, state: State, seat: int, out: Any) -> int:
    """Writes what a seat may do with its eleven; returns how many ways there are."""
    n = 0
    if state.placed[seat] == ELEVEN:
        return n
    for shirt in range(ELEVEN):
        if state.where[seat, shirt] == IN_HAND:
            for row in range(POSITIONS):
                if free_spot(state, seat, row) != NONE:  # 3.3
                    out[n] = PLACES + shirt * POSITIONS + row
                    n += 1
    for shirt in range(ELEVEN):
        if state.where[seat, shirt] != IN_HAND and (
            box.strict == 1 or not is_in_its_row(state, seat, shirt)  # 3.4, 3.6
        ):
            out[n] = LIFTS + shirt
            n += 1
    return n


def free_spot(state: State, seat: int, row: int) -> int:
    """The first empty spot of a row, or NONE."""
    for spot in range(FIRST_SPOT[row], FIRST_SPOT[row + 1]):
        if state.field[seat, spot] == 0:
            return spot
    return NONE


def is_in_its_row(state: State, seat: int, shirt: int) -> bool:
    """Whether a placed shirt of the eleven (from 0) stands in the row of its position."""
    return ROW_OF_SPOT[state.where[seat, shirt]] == POSITION_OF_SHIRT[shirt]


def place(state: State, seat: int, shirt: int, row: int) -> None:
    """A card is laid face down into a row, be it the right one or not."""
    spot = free_spot(state, seat, row)
    state.field[seat, spot] = shirt + 1
    state.where[seat, shirt] = spot
    if is_in_its_row(state, seat, shirt):
        state.placed[seat] += 1


def lift(state: State, seat: int, shirt: int) -> None:
    """A card is picked up again; one that stood in its row disqualifies its side (SUSU-3.6)."""
    if is_in_its_row(state, seat, shirt):
        state.disqualified[seat] = 1
        return
    state.field[seat, state.where[seat, shirt]] = 0
    state.where[seat, shirt] = IN_HAND


def time_is_up(state: State) -> None:
    """The clock of the lock-in has run out (SUSU-3.8)."""
    for seat in range(state.seats):
        if state.placed[seat] < ELEVEN:
            state.disqualified[seat] = 1
