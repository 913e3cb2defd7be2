"""What the commentary of Super Team speaks of again and again: pieces, and whoever does something."""

from kickabout.engine.game import Remark
from kickabout.games.super_team import state as s
from kickabout.games.super_team.notation import PIECE_WORDS
from kickabout.games.super_team.pitch import seat_of
from kickabout.games.super_team.state import State
from kickabout.text.messages import Argument, Message, Seat


def salt_of(before: State, what: int) -> int:
    """What picks the turn of phrase: the moment and what is done, so that it is always the same one."""
    return before.turns + before.played + what


def whose_piece(piece: int, message_id: str = "whose-piece") -> Message:
    """A piece with its side: `your captain`."""
    return Message(message_id, player=Seat(seat_of(piece)), shirt=PIECE_WORDS[piece % s.PIECES])


def the_piece(piece: int) -> Message:
    """A piece where its side is plain: `the captain`, `number 4`."""
    return Message("the-piece", shirt=PIECE_WORDS[piece % s.PIECES])


def score(state: State) -> str:
    """The goals, home side first."""
    return f"{state.goals[0]}–{state.goals[1]}"


def quiet(message_id: str, seat: int, salt: int = 0, **arguments: Argument) -> Remark:
    """A remark in passing about what a seat does."""
    return Remark(Message(message_id, player=Seat(seat), **arguments).varied(salt), "quiet", seat)


def whistle(message_id: str, seat: int, **arguments: Argument) -> Remark:
    """A remark about a seat at which the game begins or stops."""
    return Remark(Message(message_id, player=Seat(seat), **arguments), "whistle", seat)
