"""How the commentary of Futera SuSu names players and tells moments apart."""

from kickabout.games.futera_susu import state as s
from kickabout.games.futera_susu.box import SusuBox
from kickabout.games.futera_susu.pitch import known_at
from kickabout.games.futera_susu.state import Position, State
from kickabout.text.messages import Argument, Message, Seat


def salt_of(state: State, what: int) -> int:
    """What picks the turn of phrase: the moment and what is done, so that it is always the same one."""
    return 7 * state.turns + 3 * state.duels + what


def named(box: SusuBox, state: State, seat: int, player: int, case: str = "") -> Argument:
    """A player of a seat, by the side as well where both are known to have the same one.

    `case` is `.first` where a sentence begins with it in the middle of a message.
    """
    name = box.player(player).named
    if any(state.squad[1 - seat, shirt] == player for shirt in range(s.SHIRTS)):
        return Message(f"player-of-side{case}", player=Seat(seat), name=name)
    return name


def in_duel(box: SusuBox, state: State, seat: int, case: str = "") -> Argument:
    """The player of a seat in the duel."""
    spot = state.spot[seat]
    player = known_at(state, seat, spot) if spot != s.NONE else 0
    return named(box, state, seat, player, case) if player else Message(f"the-card{case}")


def some(position: Position) -> Message:
    """Somebody of a position, where it is not known who."""
    return Message("somebody", position=position.name.lower())
