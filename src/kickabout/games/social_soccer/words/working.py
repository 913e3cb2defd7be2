"""How the stack is worked off, step by step: what commentary and view tell of each card in turn.

It plays the rules themselves on copies of the records that a viewer sees; all they read is open.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from kickabout.games.social_soccer import rules, stack
from kickabout.games.social_soccer.box import SocialBox
from kickabout.games.social_soccer.shots import block, pass_ball, reveal
from kickabout.games.social_soccer.state import (
    AIM,
    ANSWER,
    BLOCK,
    COST,
    DRAWS,
    EFFECT_DRAW,
    LET,
    LOSE,
    NO_CARD,
    NONE,
    PASSES,
    PLAY,
    PLAYS,
    RESOLVE,
    REVEAL,
    REVEALS,
    SEATS,
    SEE,
    SHOOT,
    TIRES,
    State,
)

_OF_CARDS = (EFFECT_DRAW, LOSE, SEE)


@dataclass(frozen=True)
class Step:
    """An effect that happens, or an entry that comes off the stack."""

    was: State
    now: State
    entry: int
    """The place on the stack of what is at work."""
    kind: int
    """What it is, as the stack has it."""
    seat: int
    doing: int
    """The kind of card whose effects it has: its own, or what it copies."""
    number: int
    """Which of these effects, NONE for anything else."""


def steps(box: SocialBox, before: State, action: int, after: State) -> list[Step]:
    """What is worked off after a decision until chance comes in; none if nothing is."""
    begun = _begun(box, before, action, after)
    return [] if begun is None else list(work(box, begun))


def work(box: SocialBox, state: State, past_chance: bool = False) -> Iterator[Step]:
    """Works off the stack of a record, which changes, up to where cards come in by chance, or past it
    as if none came.
    """
    while state.phase == RESOLVE and state.stack > 0:
        was, entry = state.copy(), state.stack - 1
        kind, seat = state.stack_kind[entry], state.stack_seat[entry]
        doing = kind if state.copied == NONE else state.copied
        works = kind >= 0 and not state.stack_off[entry] and state.stack_twist[entry] != 1
        number = state.step if works and state.step < box.record.effects[doing] else NONE
        rules.resolve(box.record, state)
        yield Step(was, state.copy(), entry, kind, seat, doing, number)
        if state.phase in _OF_CARDS and (past_chance or state.owed == 0):
            state.owed = 0
            state.phase = RESOLVE


def _begun(box: SocialBox, before: State, action: int, after: State) -> State | None:
    """The record as it is when its stack begins, or goes on, to be worked off after a decision."""
    state, phase = before.copy(), before.phase
    if phase == PLAY and PASSES <= action < SHOOT:
        pass_ball(state, action - PASSES)
    elif phase == PLAY and action >= PLAYS:
        rules.play(box.record, state, action)
    elif phase == ANSWER:
        stack.answer(box.record, state, action)
    elif phase == BLOCK and action != LET:
        block(state, action)
    elif phase == COST:
        stack.pay(state, action - TIRES)
    elif phase == AIM:
        stack.aim(state, action)
    elif phase == REVEAL and action != NO_CARD:
        reveal(box.record, state, action - REVEALS)
    elif phase in _OF_CARDS and action >= DRAWS and state.owed == 1:
        state.phase = RESOLVE
        for seat in range(SEATS):
            state.hand_size[seat] = after.hand_size[seat]
            state.deck_size[seat] = after.deck_size[seat]
    else:
        return None
    while state.phase in (COST, ANSWER):
        waits = rules.ask_cost if state.phase == COST else stack.ask
        if waits(box.record, state):
            return None
    state.owed = 0 if phase in _OF_CARDS else state.owed
    return state if state.phase == RESOLVE else None
