"""Response windows and pauses of a table, by public information."""

from kickabout.engine.game import Window
from kickabout.text.messages import Message, Text

from . import state as s
from .box import RushBox
from .squad import has_seven
from .state import Phase, State

MIDWAY = frozenset({Phase.EXTRA, Phase.TAKE_OFF, Phase.BRING_ON, Phase.LOOK})
"""The decisions after the choice of a card."""
PAUSES_MS: dict[int, int] = {
    Phase.NATION: 500,
    Phase.START: 500,
    Phase.DEAL: 80,
    Phase.DRAW: 450,
    Phase.DRAWN: 200,
    Phase.ACT: 1000,
    Phase.EXTRA: 900,
    Phase.TAKE_OFF: 900,
    Phase.BRING_ON: 700,
    Phase.LOOK: 1100,
    Phase.RESTART_DRAW: 300,
    Phase.ANSWER: 400,
    Phase.TRIM: 500,
    Phase.SEVEN: 400,
    Phase.SHOW_SEVEN: 300,
    Phase.FLIP: 1500,
    Phase.SWAP: 900,
    Phase.SHOW_SWAP: 900,
    Phase.LATE_PLAYER: 900,
    Phase.DRAMA: 900,
    Phase.SHOW_DRAMA: 900,
    Phase.WHISTLE: 7000,
}
FORFEIT_PAUSE_MS = 3500
TURN_PAUSE_MS = 1500
"""The pause at the start of a turn: what ended the one before is to be seen."""


def window(box: RushBox, state: State) -> Window | None:
    """Return the window in which INSTANTs may be played (RUSH-7), None outside one."""
    if state.phase != Phase.ANSWER:
        return None
    assert state.answers < s.MOST_ANSWERS
    ask = "instant" if state.answers else "call" if state.calling else "card"
    last = state.answer_seats[state.answers - 1] if state.answers else state.turn
    asked = []
    seat = state.actor
    while seat != last:
        if state.hand_size[seat] > 0:
            asked.append(seat)
        seat = (seat + 1) % state.seats
    return Window(ask, tuple(asked), _answered(box, state))


def _answered(box: RushBox, state: State) -> str:
    if state.answers:
        return box.cards[state.answer_cards[state.answers - 1]].slug
    if state.calling:
        return "call"
    return "player" if state.card < s.PLAYERS else box.cards[state.card - s.PLAYERS].slug


def answerable(box: RushBox) -> dict[str, Text]:
    """Return what an INSTANT can answer, with its name: a call of full time, players who come on, cards (RUSH-7)."""
    acts: dict[str, Text] = {word: Message(f"answered-{word}") for word in ("call", "player")}
    return acts | {card.slug: card.named for card in box.cards}


def pause(box: RushBox, state: State) -> int:
    """Return how many milliseconds a table rests after the last action, by public information."""
    if state.phase == Phase.WHISTLE and state.sides[0] != s.NONE:
        sevens = [has_seven(box.record, state, state.sides[side]) for side in range(s.SIDES)]
        if not all(sevens):
            return FORFEIT_PAUSE_MS
    if state.phase == Phase.ANSWER:
        # However many are asked, a card takes as long as it does between two.
        return PAUSES_MS[Phase.ANSWER] // (state.seats - 1)
    if state.phase == Phase.DRAW and state.draws == box.record.draws:
        return TURN_PAUSE_MS
    return PAUSES_MS.get(state.phase, 0)


def is_midway(box: RushBox, state: State) -> bool:
    """Return whether a card is played that somebody has still to be named for."""
    return state.phase in MIDWAY
