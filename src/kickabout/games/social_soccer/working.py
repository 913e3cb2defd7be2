"""The resolution of the stack step by step, for the commentary and the view.

It plays the rules themselves on copies of the viewer's records, and reads only public fields.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from . import progress, rules, stack
from . import state as s
from .actions import CARD, NO_CARD, SPOT
from .box import SocialBox
from .effects import doing
from .shots import block, reveal
from .state import Phase, State, TwistUse

_OF_CARDS = (Phase.EFFECT_DRAW, Phase.LOSE, Phase.SEE)


@dataclass(frozen=True)
class Step:
    """An effect that is carried out, or an entry that leaves the stack."""

    was: State
    now: State
    entry: int
    """The index of the entry on the stack."""
    kind: int
    """Its kind as on the stack: a card, a pass or a shot."""
    seat: int
    doing: int
    """The kind of card whose effects it carries out: its own, or the one it copies."""
    number: int
    """The index of the effect, NONE if the step is none."""


def steps(box: SocialBox, before: State, action: int, after: State) -> list[Step]:
    """Return the steps that a decision resolves before chance comes in; empty if it resolves nothing."""
    begun = _begun(box, before, action, after)
    return [] if begun is None else list(work(box, begun))


def work(box: SocialBox, state: State, past_chance: bool = False) -> Iterator[Step]:
    """Resolve the stack of a record, which is changed, up to the first chance point of cards or, with
    `past_chance`, past it as if no card came.
    """
    while state.phase == Phase.RESOLVE and state.stack > 0:
        was, entry = state.copy(), state.stack - 1
        kind, seat = state.stack_kind[entry], state.stack_seat[entry]
        card = doing(state)
        works = (
            kind >= 0 and not state.stack_off[entry] and state.stack_twist[entry] != TwistUse.BONUS
        )
        number = state.step if works and state.step < box.record.effects[card] else s.NONE
        progress.resolve(box.record, state)
        yield Step(was, state.copy(), entry, kind, seat, card, number)
        if state.phase in _OF_CARDS and (past_chance or state.owed == 0):
            state.owed = 0
            state.phase = Phase.RESOLVE


def _begun(box: SocialBox, before: State, action: int, after: State) -> State | None:
    """Return the record where a decision begins or continues the resolution, None if it does neither."""
    state, phase = before.copy(), before.phase
    if phase == Phase.PLAY:
        rules.play(box.record, state, action)
    elif phase == Phase.ANSWER:
        stack.answer(box.record, state, action)
    elif phase == Phase.BLOCK:
        block(state, action)
    elif phase == Phase.COST:
        stack.pay(state, SPOT[action])
    elif phase == Phase.AIM:
        stack.aim(state, action)
    elif phase == Phase.REVEAL and action != NO_CARD:
        reveal(box.record, state, CARD[action])
    elif phase in _OF_CARDS and state.owed == 1:
        state.phase = Phase.RESOLVE
        for seat in range(s.SEATS):
            state.hand_size[seat] = after.hand_size[seat]
            state.deck_size[seat] = after.deck_size[seat]
    else:
        return None
    while state.phase in (Phase.COST, Phase.ANSWER):
        waits = progress.ask_cost if state.phase == Phase.COST else stack.ask
        if waits(box.record, state):
            return None
    state.owed = 0 if phase in _OF_CARDS else state.owed
    return state if state.phase == Phase.RESOLVE else None
