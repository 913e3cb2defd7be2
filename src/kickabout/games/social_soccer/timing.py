"""Minutes, response windows and pauses of a table, by public information."""

from kickabout.engine.game import Window
from kickabout.text.messages import Message, Text

from . import state as s
from .box import SocialBox
from .cards import can_be_asked
from .state import Entry, MatchLength, Phase, ShotEnd, State

MIDWAY = frozenset({Phase.COST, Phase.AIM})
"""The decisions after the choice of a card."""
MINUTES = 10
"""The minutes that a round stands for."""
PAUSES_MS: dict[int, int] = {
    Phase.BUILD: 120,
    Phase.PLACE: 120,
    Phase.SHOW: 80,
    Phase.PRIORITY: 1200,
    Phase.OPENING: 200,
    Phase.MULLIGAN: 600,
    Phase.CHOOSE: 900,
    Phase.ROUND_DRAW: 300,
    Phase.BALL: 800,
    Phase.PLAY: 1000,
    Phase.COST: 600,
    Phase.AIM: 700,
    Phase.ANSWER: 700,
    Phase.BLOCK: 1400,
    Phase.EFFECT_DRAW: 400,
    Phase.LOSE: 800,
    Phase.SEE: 120,
    Phase.REVEAL: 3000,
    Phase.STEAL_DRAW: 600,
    Phase.TRIM: 600,
}
ROTATION_PAUSE_MS = 3000
"""Once a round, for the rotation."""
BLOCKED_PAUSE_MS = 1800
"""Once after a block, for the comparison of attack and defence."""
RELEASE_PAUSE_MS = 1200
"""Before a blocker passes on, so that the shooter has read how it ended."""
COUNTED_PAUSE_MS = 2200
"""Once after a goal, for the card that counts it."""


def window(box: SocialBox, state: State) -> Window | None:
    """Return the window in which cards may be played (SOC-7), None outside one.

    In a shot the other seat is asked as well if this one adds nothing.
    """
    if state.phase != Phase.ANSWER:
        return None
    seat = state.actor
    both = state.blocker > 0 and state.holds == 0 and can_be_asked(box.record, state, 1 - seat)
    asked = (seat, 1 - seat) if both else (seat,)
    if state.blocker > 0:
        return Window("shot", asked, "duel")
    kind = state.stack_kind[state.stack - 1]
    acts: dict[int, str] = {Entry.PASS: "pass", Entry.SHOT: "shot"}
    return Window("answer", asked, acts.get(kind) or box.cards[kind].slug)


def answerable(box: SocialBox) -> dict[str, Text]:
    """Return what can be answered, with its name: a pass, a shot, its duel, and cards (SOC-7)."""
    acts: dict[str, Text] = {word: Message(f"answered-{word}") for word in ("pass", "shot", "duel")}
    return acts | {card.slug: card.named for card in box.cards}


def can_be_drawn(box: SocialBox) -> bool:
    """Return whether a match can end as a draw: one of several games is played until somebody has won most of them
    (SOC-12.10, 12.12).
    """
    return bool(box.record.length == MatchLength.SINGLE)


def minute(box: SocialBox, state: State) -> int:
    """Return the minutes played when this round began; at the end, in all."""
    return MINUTES * max(0, state.round - (state.phase != Phase.FULL_TIME))


def pause(box: SocialBox, state: State) -> int:
    """Return how many milliseconds a table rests after the last action, by public information."""
    phase = state.phase
    first = state.drawer == 0 and state.owed == box.record.draws
    if phase == Phase.ROUND_DRAW and state.round > 1 and first:
        return ROTATION_PAUSE_MS
    blocked = phase == Phase.STEAL_DRAW and state.not_to > 0
    if blocked and state.owed == min(box.record.steal_draws, state.deck_size[state.turn]):
        return BLOCKED_PAUSE_MS
    if phase == Phase.BALL and state.not_to > 0:
        return RELEASE_PAUSE_MS
    if phase == Phase.BALL and state.shot_seat != s.NONE and state.shot_end == ShotEnd.GOAL:
        return COUNTED_PAUSE_MS
    return PAUSES_MS.get(phase, 0)


def is_midway(box: SocialBox, state: State) -> bool:
    """Return whether a card is played that still has to be paid for, or aimed."""
    return state.phase in MIDWAY
