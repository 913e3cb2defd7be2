"""The message of each refusal of Super Team, with its arguments."""

from collections.abc import Iterator

from kickabout.engine.vocabulary import slug
from kickabout.text.messages import Argument, Message, Seat

from . import state as s
from .actions import (
    AUTO_LAND,
    DRAW,
    KICK,
    LAND,
    MOVE,
    PASS,
    PIECE,
    PIECE_WORDS,
    PLACE,
    PUSH,
    SPACE,
    STAT,
    VERB,
)
from .box import SuperBox
from .pitch import distance
from .power import whites_rolled
from .refusals import Refusal
from .state import Phase, Stat, State


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
    yield "drawer", Seat(state.drawer)
    if state.phase in (Phase.ROLL, Phase.ANSWER_ROLL):
        yield "dice", whites_rolled(state)


def _of_action(box: SuperBox, state: State, action: int) -> Iterator[tuple[str, Argument]]:
    kind = action - DRAW if action >= DRAW else action % s.KINDS
    card = box.cards[kind] if kind < s.KINDS else None
    if card is not None:
        yield "card", card.named
        yield "cost", card.cost
    if STAT[action] != s.NONE:
        yield "stat", slug(Stat(STAT[action]))
    verb, space = VERB[action], SPACE[action]
    if verb in (MOVE, PASS, KICK, PUSH, LAND, PLACE, AUTO_LAND):
        yield "space", box.space_name(space)
        yield "receiver", PIECE_WORDS[(state.on[space] - 1) % s.PIECES]
    if verb == MOVE:
        piece = state.actor * s.PIECES + PIECE[action]
        yield "length", distance(state.at[piece], space)
