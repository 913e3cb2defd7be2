"""Messages of the refusals of Fútbol Dash and the facts in their arguments."""

from kickabout.text.messages import Argument, Message, Seat

from . import state as dash
from .actions import CARD, PLAY, SEAT, VERB
from .box import DashBox
from .refusals import Refusal
from .state import State


def explain(refusal: Refusal, box: DashBox, state: State, action: int) -> Message:
    """Return the message of a refusal, with its clause and the cards, seats and points that it mentions."""
    arguments: dict[str, Argument] = {"most": box.record.attack_points}
    if state.actor >= 0:
        arguments["player"] = Seat(state.actor)
    kind = CARD[action]
    if 0 <= kind < len(box.cards):
        card = box.cards[kind]
        arguments |= {"card": card.named, "value": card.value}
        if state.actor >= 0:
            yours = state.points[state.actor]
            arguments |= {"yours": yours, "sum": yours + card.value}
    if VERB[action] == PLAY and SEAT[action] != dash.NONE:
        target = SEAT[action]
        arguments |= {"seat": target, "theirs": state.points[target]}
    return refusal.message(**arguments)
