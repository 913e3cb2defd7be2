"""Reasons why an action may not be done in Skeleton."""

from kickabout.engine.refusals import RefusalTable
from kickabout.text.messages import Argument, Message, Seat

from . import state as s
from .box import SkeletonBox


class Refusal(RefusalTable):
    """A reason against a decision or an outcome, with its rulebook clause."""

    NONE = ""

    # It is not the time for it.
    MATCH_OVER = "SKEL-4.1"
    CHANCE_DECIDES = "SKEL-6.2"
    SEAT_DECIDES = "SKEL-3.1"
    NO_DEAL = "SKEL-2.2"
    NOT_YET_LAID = "SKEL-3.2"

    # It is the time for it, but there is no such card.
    NOT_IN_BOX = "SKEL-2.1"
    NOT_IN_HAND = "SKEL-3.1"
    NOT_IN_DECK = "SKEL-2.1"
    NOT_NEXT = "SKEL-3.2"
    HIDDEN_NAME = "SKEL-6.1"


def explain(refusal: Refusal, box: SkeletonBox, state: s.State, action: int) -> Message:
    """Return the message of a refusal, with its clause and the seat and card that it mentions."""
    arguments: dict[str, Argument] = {}
    if state.actor >= 0:
        arguments["player"] = Seat(state.actor)
    if action < s.HIDDEN_DRAW and action % s.KINDS < len(box.cards):
        arguments["card"] = box.cards[action % s.KINDS].named
    return refusal.message(**arguments)
