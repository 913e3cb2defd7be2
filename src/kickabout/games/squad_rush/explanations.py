"""Messages of the refusals of Squad Rush and the facts in their arguments."""

from kickabout.engine.vocabulary import slug
from kickabout.text.messages import Argument, Message

from . import state as s
from .actions import CARD, HIT, NATION, TARGET
from .box import RushBox
from .refusals import Refusal
from .squad import fewest_missing, side_of
from .state import Phase, State


def explain(refusal: Refusal, box: RushBox, state: State, action: int) -> Message:
    """Return the message of a refusal, with its clause and arguments."""
    arguments: dict[str, Argument] = {"seat": _seat(refusal, state, action)}
    card = CARD[action]
    if refusal == Refusal.RIVAL_CARD_NOT_HELD:
        card = s.PLAYERS + box.record.hits[HIT[action]]
    if box.has(card):
        arguments |= {"card": box.named(card), "slug": box.named(card).slug}
    if 0 <= NATION[action] < len(box.nations):
        arguments["nation"] = box.nations[NATION[action]].named
    if refusal == Refusal.SAY_ON_WHOM:
        arguments["verb"] = slug(box.cards[card - s.PLAYERS].effect)
    off = state.taken_off
    if state.phase == Phase.SWAP:
        off = state.off[side_of(state, state.actor)] - 1
    if off >= 0:
        arguments["off"] = box.named(off)
    number = _number(refusal, box, state)
    if number is not None:
        arguments["number"] = number
    return refusal.message(**arguments)


def _seat(refusal: Refusal, state: State, action: int) -> int:
    """Return the seat that a refusal is about: mostly the actor, or the seat whose secret is shown."""
    if refusal == Refusal.SECOND_TACKLE_ELSEWHERE:
        return state.derby
    if refusal == Refusal.CALLED_ALREADY:
        return state.caller
    if refusal in (Refusal.NO_SUCH_SEAT, Refusal.NOBODY_BOOKED):
        return TARGET[action]
    if state.phase in (Phase.SHOW_SWAP, Phase.SHOW_DRAMA):
        return state.sides[state.side]
    return state.actor


def _number(refusal: Refusal, box: RushBox, state: State) -> int | None:
    """Return the number that a refusal is about, None if it has none."""
    if refusal in (Refusal.LACKS_SEVEN, Refusal.LACKS_SEVEN_FOR_FULL_TIME):
        return fewest_missing(box.record, state, state.actor)
    numbers: dict[Refusal, int] = {
        Refusal.PITCH_FULL: box.record.pitch,
        Refusal.HAND_TOO_LARGE: box.record.most_hand,
        Refusal.CALL_TOO_EARLY: box.record.turns_before_call,
    }
    return numbers.get(refusal)
