"""Salts that pick the variant of a message by the moment and the action, so that a replay reads the same."""

from .. import state as s
from ..state import State


def salt_of(state: State, what: int) -> int:
    """Return a number that differs from one moment to the next."""
    weary = sum(state.rest[seat, member] for seat in range(s.SEATS) for member in range(s.MEMBERS))
    return int(state.turns + 3 * state.round + weary + 5 * state.stack + what)


def card_salt(state: State, what: int) -> int:
    """Return a number that goes up by one with every card played."""
    left = (state.deck_size[seat] + state.hand_size[seat] for seat in range(s.SEATS))
    return int(what - sum(left))
