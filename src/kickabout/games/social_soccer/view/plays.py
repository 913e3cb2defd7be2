"""The legal actions on the pitch and beside the hand, as a page offers them."""

from kickabout.engine.actions import verb_of
from kickabout.engine.view_types import Choice
from kickabout.engine.vocabulary import slug
from kickabout.text.messages import Argument, Message, Text

from .. import actions
from .. import state as s
from ..box import SocialBox
from ..people import called_at, player_at
from ..pitch import spot_of
from ..state import Phase, Spot, State
from .types import PitchPlay

_CHOICES = {
    actions.KEEP: "keep",
    actions.REDRAW: "redraw",
    actions.TAKE_BALL: "take-ball",
    actions.LEAVE_BALL: "leave-ball",
    actions.SHOOT: "shoot",
    actions.LET: "let",
    actions.HOLD: "hold",
    actions.GIVE_UP: "give-up",
}
"""The choices beside the hand, as words."""


def spot_plays(box: SocialBox, state: State, seat: int, legal_now: list[int]) -> list[PitchPlay]:
    """Return a seat's legal actions on players on the pitch, with their spots."""
    if state.phase == Phase.PLACE:
        return []
    plays: list[PitchPlay] = []
    for action in legal_now:
        shoots = action == actions.SHOOT
        spot = spot_of(state, seat, state.ball) if shoots else actions.SPOT[action]
        if spot != s.NONE:
            name = actions.ACTIONS.name_of(box, action)
            use = verb_of(name)
            side = 1 - seat if actions.VERB[action] == actions.RIVAL_AIM else seat
            number = player_at(state, side, spot)
            own: Argument = called_at(box, state, side, spot) if number else Spot(spot).name
            plays.append(
                {
                    "action": name,
                    "label": Message(f"pitch-{use}", own=own),
                    "use": use,
                    "seat": side,
                    "spot": slug(Spot(spot)),
                }
            )
    return plays


def choices(box: SocialBox, state: State, legal_now: list[int]) -> list[Choice]:
    """Return the legal actions that belong neither to a card in hand nor to a spot, and the shot."""
    return [
        {"action": actions.ACTIONS.name_of(box, action), "label": label}
        for action in legal_now
        if (label := _label(box, state, action))
    ]


def _label(box: SocialBox, state: State, action: int) -> Text:
    if actions.VERB[action] == actions.TAKE:
        return box.teams[actions.TEAM[action]].named
    if action == actions.HOLD and state.blocker > 0:
        return Message("choice-add-nothing")
    return Message(f"choice-{_CHOICES[action]}") if action in _CHOICES else ""
