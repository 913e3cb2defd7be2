"""Phrases that the commentary of Super Team uses everywhere: pieces,
scores and remarks about a seat.
"""

from kickabout.engine.game import Remark
from kickabout.engine.vocabulary import slug
from kickabout.text.messages import Argument, Message, Seat

from .. import state as s
from ..actions import PIECE_WORDS
from ..pitch import seat_of
from ..state import State, Tile


def salt_of(before: State, what: int) -> int:
    """Return the number that picks the turn of phrase: of the moment and the action,
    so that it is always the same.
    """
    return before.turns + before.played + what


def whose_piece(piece: int, message_id: str = "whose-piece") -> Message:
    """Return a piece with its side: `your captain`."""
    return Message(message_id, player=Seat(seat_of(piece)), shirt=PIECE_WORDS[piece % s.PIECES])


def the_piece(piece: int) -> Message:
    """Return a piece whose side is clear from the context: `the captain`, `number 4`."""
    return Message("the-piece", shirt=PIECE_WORDS[piece % s.PIECES])


def tile_name(tile: int) -> Message:
    """Return a Strike tile as its reader sees the goal: `left`, `middle`, `right`."""
    return Message("tile-name", tile=slug(Tile(tile)), away=Seat(1))


def score(state: State) -> str:
    """Return the goals, home side first."""
    return f"{state.goals[0]}–{state.goals[1]}"


def quiet(message_id: str, seat: int, salt: int = 0, **arguments: Argument) -> Remark:
    """Return a minor remark about what a seat does."""
    return Remark(Message(message_id, player=Seat(seat), **arguments).varied(salt), "quiet", seat)


def whistle(message_id: str, seat: int, **arguments: Argument) -> Remark:
    """Return a remark about a seat with which play starts or stops."""
    return Remark(Message(message_id, player=Seat(seat), **arguments), "whistle", seat)
