"""Helpers for all of the commentary of Squad Rush."""

from kickabout.engine.game import Remark, Tone
from kickabout.engine.vocabulary import slug
from kickabout.text.messages import Argument, Message, Seat

from .. import state as s
from ..box import RushBox
from ..state import Position, State


def varied(state: State, what: int, message_id: str, **arguments: Argument) -> Message:
    """Return a message in a variant picked by the moment and by what is done."""
    salt = 7 * state.turns + 3 * state.results + 5 * state.acts + what
    return Message(message_id, **arguments).varied(salt)


def of_player(message_id: str, seat: int, tone: Tone = "quiet", **arguments: Argument) -> Remark:
    """Return a remark about a seat that is the `player` of its message."""
    return Remark(Message(message_id, player=Seat(seat), **arguments), tone, seat)


def varied_of_player(
    state: State, what: int, message_id: str, seat: int, tone: Tone = "play", **arguments: Argument
) -> Remark:
    """Return a remark about a seat that is the `player` of its message, in a variant (see `varied`)."""
    return Remark(varied(state, what, message_id, player=Seat(seat), **arguments), tone, seat)


def described(box: RushBox, card: int) -> Argument:
    """Return the name of a card; for a player, with position, rating and nation."""
    if card >= s.PLAYERS:
        return box.named(card)
    entry = box.players[card]
    if entry.nation == s.NONE:
        return Message("sub-described", man=entry.named, rating=entry.rating)
    return Message(
        "man-described",
        man=entry.named,
        position=slug(Position(entry.position)),
        rating=entry.rating,
        nation=box.nations[entry.nation].named,
    )


def loud(box: RushBox, card: int) -> str:
    """Return "yes" if the name of a card ends with an exclamation mark, else "no"."""
    return "yes" if box.named(card).text.endswith("!") else "no"


def man_of(box: RushBox, state: State, player: int) -> Message:
    """Return a player on a pitch together with his manager."""
    return Message("man-of", rival=Seat(state.owner[player]), man=box.players[player].owned)


def number_words(number: int) -> Message:
    """Return a number in words."""
    return Message("number-in-words", number=number)
