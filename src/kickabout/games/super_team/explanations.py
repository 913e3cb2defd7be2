"""The message of each refusal of Super Team, with its arguments."""

from collections.abc import Iterator

from kickabout.engine.vocabulary import slug
from kickabout.text.messages import Argument, Message, Seat

from . import state as s
from .actions import CARD, MOVE, PIECE, PIECE_WORDS, SPACE, STAT, VERB
from .box import SuperBox
from .pitch import distance
from .refusals import Refusal
from .state import Stat, State


def explain(refusal: Refusal, box: SuperBox, state: State, action: int) -> Message:
    """Return the message of a refusal, with its clause and its arguments."""
    arguments = dict(_of_state(state)) | dict(_of_action(box, state, action))
    return refusal.message(**arguments)


def note(refusal: Refusal, box: SuperBox, state: State, action: int) -> Message:
    """Return a note of a word or three on what keeps a card from being performed."""
    why = explain(refusal, box, state, action)
    return Message(f"{why.id}.note", **why.arguments)


def _of_state(state: State) -> Iterator[tuple[str, Argument]]:
    seat = state.actor
    if seat >= 0:
        yield "player", Seat(seat)
        yield "morale", state.morale[seat]
        yield "fatigue", state.fatigues[seat]
        yield "shirt", PIECE_WORDS[state.placed[seat] % s.PIECES]


def _of_action(box: SuperBox, state: State, action: int) -> Iterator[tuple[str, Argument]]:
    space = SPACE[action]
    if CARD[action] != s.NONE and (card := box.cards[CARD[action]]):
        yield "card", card.named
        yield "cost", card.cost
    if STAT[action] != s.NONE:
        yield "stat", slug(Stat(STAT[action]))
    if space != s.NONE:
        yield "space", box.space_name(space)
        yield "receiver", PIECE_WORDS[(state.on[space] - 1) % s.PIECES]
    if VERB[action] == MOVE and state.actor >= 0:
        piece = state.actor * s.PIECES + PIECE[action]
        yield "length", distance(state.at[piece], space)
