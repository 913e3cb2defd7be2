"""Response windows and pauses at a table, both from what everybody sees."""

from kickabout.engine.game import Window
from kickabout.text.messages import Text

from .answers import last_to_play
from .box import DashBox
from .state import NONE, Group, Phase, State

PAUSES_MS = {
    Phase.KICK_OFF: 300,
    Phase.DRAW: 250,
    Phase.PLAY: 1100,
    Phase.ANSWER: 350,
    Phase.REPLACE: 500,
    Phase.SHOW: 500,
    Phase.DISCARD: 900,
    Phase.SWAP: 700,
    Phase.SHOOT: 1300,
    Phase.SHOOT_OUT: 1500,
}
SHOT_PAUSE_MS = 1500


def window(box: DashBox, state: State) -> Window | None:  # as every game has it
    """Return the window in which referee cards may be played, or None (DASH-10)."""
    if state.phase != Phase.ANSWER:
        return None
    asked = []
    seat = state.actor
    while seat != last_to_play(state):
        asked.append(seat)
        seat = (seat + 1) % state.seats
    card = state.answer_cards[state.answers - 1] if state.answers else state.card
    return Window("var" if state.answers else "foul", tuple(asked), box.cards[card].slug)


def answerable(box: DashBox) -> dict[str, Text]:  # as every game has it
    """Return the cards that a referee card can answer, with their names (DASH-10)."""
    return {card.slug: card.named for card in box.cards if card.effect.row.group != Group.CHANGER}


def pause(box: DashBox, state: State) -> int:  # as every game has it
    """Return the milliseconds for which a table shows the last event before it goes on.

    A shot is shown once: before the draw of the next turn, not before its card again.
    """
    shown = state.face != NONE and state.phase != Phase.PLAY
    return PAUSES_MS.get(Phase(state.phase), 0) + (SHOT_PAUSE_MS if shown else 0)
