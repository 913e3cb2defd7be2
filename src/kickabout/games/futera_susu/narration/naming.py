"""The names of players in the commentary of Futera SuSu, and the choice of a turn of phrase."""

from kickabout.text.messages import Argument, Message, Seat

from .. import state as s
from ..box import SusuBox
from ..pitch import known_at
from ..state import Position, State


def salt_of(state: State, what: int) -> int:
    """Return the number that picks the turn of phrase: of the moment and the action,
    so that it is always the same.
    """
    return 7 * state.turns + 3 * state.duels + what


def named(box: SusuBox, state: State, seat: int, player: int, case: str = "") -> Argument:
    """Return the name of a seat's player, with the side if both are known to have the same player.

    `case` is `.first` for a name that begins a sentence in the middle of a message.
    """
    name = box.player(player).named
    if any(state.squad[1 - seat, shirt] == player for shirt in range(s.SHIRTS)):
        return Message(f"player-of-side{case}", player=Seat(seat), name=name)
    return name


def in_duel(box: SusuBox, state: State, seat: int, case: str = "") -> Argument:
    """Return the name of a seat's player in the duel."""
    spot = state.spot[seat]
    player = known_at(state, seat, spot) if spot != s.NONE else 0
    return named(box, state, seat, player, case) if player else Message(f"the-card{case}")


def some(position: Position) -> Message:
    """Return an unknown player of a position."""
    return Message("somebody", position=position.name.lower())
