"""Reasons why an action may not be done in Skeleton."""

from kickabout.engine.refusals import RefusalTable
from kickabout.text.messages import Argument, Message, Seat

from .actions import CARD
from .box import SkeletonBox
from .state import State


class Refusal(RefusalTable):
    """A reason against a decision or an outcome, with its rulebook clause."""

    NONE = ""

    # It is not the time for it.
    MATCH_OVER = "SKEL-4.1"
    CHANCE_DEALS = "SKEL-2.2"
    CHANCE_SHOWS = "SKEL-3.2"
    SEAT_DECIDES = "SKEL-3.1"

    # It is the time for it, but there is no such card.
    NOT_IN_BOX = "SKEL-2.1"
    NOT_IN_HAND = "SKEL-3.1"


def explain(refusal: Refusal, box: SkeletonBox, state: State, action: int) -> Message:
    """Return the message of a refusal, with its clause and the seat and card that it mentions."""
    arguments: dict[str, Argument] = {}
    if state.actor >= 0:
        arguments["player"] = Seat(state.actor)
    if 0 <= CARD[action] < len(box.cards):
        arguments["card"] = box.cards[CARD[action]].named
    return refusal.message(**arguments)
