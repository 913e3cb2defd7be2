"""The legal actions on the pitch and beside the hand, as a page offers them."""

from kickabout.engine.view_types import Choice
from kickabout.engine.vocabulary import slug
from kickabout.games.social_soccer import state as s
from kickabout.games.social_soccer.actions import ACTIONS
from kickabout.games.social_soccer.box import SocialBox
from kickabout.games.social_soccer.people import player_at
from kickabout.games.social_soccer.pitch import spot_of
from kickabout.games.social_soccer.state import Spot, State
from kickabout.games.social_soccer.view.types import PitchPlay
from kickabout.text.messages import Argument, Message, Text

_ON_PITCH = (
    (s.BALLS, "ball"),
    (s.PASSES, "pass"),
    (s.BLOCKS, "block"),
    (s.TIRES, "tire"),
    (s.AIMS, "aim"),
    (s.RIVAL_AIMS, "aim"),
)
"""The actions on a spot: the first action number, and a word."""
_CHOICES = {
    s.KEEP: "keep",
    s.REDRAW: "redraw",
    s.TAKE_BALL: "take-ball",
    s.LEAVE_BALL: "leave-ball",
    s.SHOOT: "shoot",
    s.LET: "let",
    s.HOLD: "hold",
    s.GIVE_UP: "give-up",
}
"""The choices beside the hand, as words."""


def spot_plays(box: SocialBox, state: State, seat: int, legal_now: list[int]) -> list[PitchPlay]:
    """Return a seat's legal actions on players on the pitch, with their spots."""
    plays: list[PitchPlay] = []
    for action in legal_now:
        side, spot, use = _on_pitch(state, seat, action)
        if use:
            number = player_at(state, side, spot)
            own: Argument = box.player(number).named if number else Spot(spot).name
            plays.append(
                {
                    "action": ACTIONS.name_of(box, action),
                    "label": Message(f"pitch-{use}", own=own),
                    "use": use,
                    "seat": side,
                    "spot": slug(Spot(spot)),
                }
            )
    return plays


def _on_pitch(state: State, seat: int, action: int) -> tuple[int, int, str]:
    """Return the side and the spot that an action names, and its use; the use is empty if it names none."""
    if action == s.SHOOT:
        return seat, spot_of(state, seat, state.ball), "shoot"
    for first, use in _ON_PITCH:
        if first <= action < first + s.SPOTS:
            side = 1 - seat if first == s.RIVAL_AIMS else seat
            return side, action - first, use
    return seat, 0, ""


def choices(box: SocialBox, state: State, legal_now: list[int]) -> list[Choice]:
    """Return the legal actions that belong neither to a card in hand nor to a spot, and the shot."""
    return [
        {"action": ACTIONS.name_of(box, action), "label": label}
        for action in legal_now
        if (label := _label(box, state, action))
    ]


def _label(box: SocialBox, state: State, action: int) -> Text:
    if s.TAKES <= action < s.SIGNS:
        return box.teams[action - s.TAKES].named
    if action == s.HOLD and state.blocker > 0:
        return Message("choice-add-nothing")
    return Message(f"choice-{_CHOICES[action]}") if action in _CHOICES else ""
