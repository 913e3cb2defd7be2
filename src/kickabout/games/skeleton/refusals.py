"""Why something may not be done in Skeleton: the refusals of the rules, with clause and message."""

from enum import IntEnum

from kickabout.engine.vocabulary import slug
from kickabout.games.skeleton import state as s
from kickabout.games.skeleton.box import SkeletonBox
from kickabout.text.messages import Argument, Message, Seat


class Refusal(IntEnum):
    """What forbids an action or an outcome."""

    NONE = 0
    MATCH_OVER = 1
    CHANCE_DECIDES = 2
    SEAT_DECIDES = 3
    NOT_IN_HAND = 4
    NOT_IN_DECK = 5
    NOT_NEXT = 6
    NO_DEAL = 7
    NOT_YET_LAID = 8
    HIDDEN_NAME = 9
    NOT_IN_BOX = 10


CLAUSES = {
    Refusal.MATCH_OVER: "SKEL-4.1",
    Refusal.CHANCE_DECIDES: "SKEL-6.2",
    Refusal.SEAT_DECIDES: "SKEL-3.1",
    Refusal.NOT_IN_HAND: "SKEL-3.1",
    Refusal.NOT_IN_DECK: "SKEL-2.1",
    Refusal.NOT_NEXT: "SKEL-3.2",
    Refusal.NO_DEAL: "SKEL-2.2",
    Refusal.NOT_YET_LAID: "SKEL-3.2",
    Refusal.HIDDEN_NAME: "SKEL-6.1",
    Refusal.NOT_IN_BOX: "SKEL-2.1",
}


def explain(refusal: Refusal, box: SkeletonBox, state: s.State, action: int) -> Message:
    """The message of a refusal, with its clause and what it speaks of."""
    arguments: dict[str, Argument] = {}
    if state.actor >= 0:
        arguments["player"] = Seat(state.actor)
    if action < s.HIDDEN_DRAW and action % s.KINDS < len(box.cards):
        arguments["card"] = box.cards[action % s.KINDS].named
    return Message(f"refused-{slug(refusal)}", clause=CLAUSES[refusal], **arguments)
