"""Messages of the refusals of Futera SuSu and the facts in their arguments."""

from collections.abc import Iterator

from kickabout.engine.vocabulary import slug, slugs
from kickabout.text.messages import Argument, Message, Seat

from . import state as s
from .actions import (
    BRING,
    CARD,
    INJURE,
    PLAYER,
    ROW,
    SHIRT,
    SHOW,
    SIGN,
    SPOT,
    STARTER,
    SUBSTITUTE,
    VERB,
)
from .box import SusuBox
from .pitch import row_sent
from .refusals import Refusal
from .state import Class, Phase, Position, Row, Spot, State


def explain(refusal: Refusal, box: SusuBox, state: State, action: int) -> Message:
    """Return the message of a refusal, with its clause and its arguments."""
    if refusal == Refusal.NOT_IN_BOX:
        return refusal.message()
    arguments = {**dict(_named(box, state, action)), **dict(_standing(box, state, action))}
    return refusal.message(**arguments)


def _named(box: SusuBox, state: State, action: int) -> Iterator[tuple[str, Argument]]:
    """Yield what the action itself names: a player, a shirt, a row, a spot, an action card."""
    verb = VERB[action]
    if PLAYER[action] != s.NONE:
        yield from _player(box, PLAYER[action] + 1)
    if CARD[action] != s.NONE:
        yield "card", box.cards[CARD[action]].named
    if STARTER[action] != s.NONE:
        yield "shirt", STARTER[action] + 1
    if ROW[action] != s.NONE:
        yield "row", slugs(Row)[ROW[action]]
    if SPOT[action] != s.NONE:
        yield "spot", slugs(Spot)[SPOT[action]]
    if verb == BRING and state.phase == Phase.BRING:
        yield from _player(box, state.squad[state.actor, s.ELEVEN + SUBSTITUTE[action]])
    if verb == INJURE:
        yield "shirt", s.ELEVEN + SUBSTITUTE[action] + 1
    if verb == SHOW:
        yield "shirt", SHIRT[action] + 1


def _player(box: SusuBox, number: int) -> Iterator[tuple[str, Argument]]:
    player = box.player(number)
    yield "name", player.named
    yield "position", slug(Position(player.position))


def _standing(box: SusuBox, state: State, action: int) -> Iterator[tuple[str, Argument]]:
    """Yield the situation of the actor: what is still to be built, the row due, the empty spot."""
    seat = state.actor
    if seat < 0:
        return
    yield "player", Seat(seat)
    if state.phase == Phase.BUILD:
        yield from _building(box, state, action)
    elif state.phase == Phase.SEND:
        yield "due", slug(Position(row_sent(state, seat)))
    elif state.phase == Phase.BRING:
        yield "gap", slugs(Spot)[state.hole[seat]]
        yield "due", slug(Position(s.ROW_OF_SPOT[state.hole[seat]]))


def _in_words(number: int) -> Message:
    return Message("number-in-words", number=number)


def _building(box: SusuBox, state: State, action: int) -> Iterator[tuple[str, Argument]]:
    seat, signed = state.actor, state.signed[state.actor]
    squad = [box.player(state.squad[seat, shirt]) for shirt in range(signed)]
    if signed < s.SHIRTS:
        yield "left", _in_words(s.SHIRTS - signed)
    else:
        yield "left", _in_words(box.record.deck_size - state.packed[seat])
        yield "copies", _in_words(box.record.copies)
    if signed < s.ELEVEN:
        yield "next", signed + 1
        yield "due", slug(Position(s.POSITION_OF_SHIRT[signed]))
    for shirt, player in enumerate(squad, 1):
        if VERB[action] == SIGN and player.number == PLAYER[action] + 1:
            yield "shirt", shirt
        if shirt <= s.ELEVEN and player.klass == Class.LEGENDARY_CAPTAIN:
            yield "captain", player.named
