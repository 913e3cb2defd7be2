"""The pitch: the cards on its spots, and the row that is due to send one."""

from . import state as s
from .state import Position, Stage, State


def player_at(state: State, seat: int, spot: int) -> int:
    """Return the player on a spot, which must not be empty."""
    return state.squad[seat, state.field[seat, spot] - 1]


def cards_in_row(state: State, seat: int, row: int) -> int:
    """Return how many cards are in a row."""
    cards = 0
    for spot in range(s.FIRST_SPOT[row], s.FIRST_SPOT[row + 1]):
        if state.field[seat, spot] != 0:
            cards += 1
    return cards


def cards_on_pitch(state: State, seat: int) -> int:
    """Return how many cards a seat has on the pitch, including its goalkeeper."""
    cards = 0
    for spot in range(s.SPOTS):
        if state.field[seat, spot] != 0:
            cards += 1
    return cards


def free_spot(state: State, seat: int, row: int) -> int:
    """Return the first empty spot of a row, or NONE."""
    for spot in range(s.FIRST_SPOT[row], s.FIRST_SPOT[row + 1]):
        if state.field[seat, spot] == 0:
            return spot
    return s.NONE


def known_at(state: State, seat: int, spot: int) -> int:
    """Return the player on a spot, 0 if it is empty or the viewer does not know the player."""
    return known_in(state, seat, state.field[seat, spot])


def known_in(state: State, seat: int, shirt: int) -> int:
    """Return the player in a shirt, from 1; 0 if there is none, or
    the viewer cannot tell who it is.
    """
    return max(state.squad[seat, shirt - 1], 0) if shirt > 0 else 0


def row_sent(state: State, seat: int) -> int:
    """Return the row from which a seat sends a card into the duel
    (SUSU-4.3 to 4.6, 11.1, 11.2, 13.5).
    """
    if state.stage == Stage.MIDFIELDER:
        return Position.MIDFIELDER.value
    if seat != state.turn:
        if state.stage == Stage.GOALKEEPER:
            return Position.GOALKEEPER.value
        if cards_in_row(state, seat, Position.DEFENDER) > 0:
            return Position.DEFENDER.value
        return Position.MIDFIELDER.value
    if cards_in_row(state, seat, Position.FORWARD) > 0:
        return Position.FORWARD.value
    if state.sudden_death == 1 and cards_in_row(state, seat, Position.MIDFIELDER) == 0:
        return Position.DEFENDER.value
    return Position.MIDFIELDER.value


def empty_spots(state: State, seat: int) -> list[int]:
    """Return the empty spots of a side, for narration and views: the rules make no lists."""
    return [spot for spot in range(s.OUTFIELD) if state.field[seat, spot] == 0]
