"""The heuristic of Squad Rush: stick to a nation, stop the seat about to finish, and call.

It reads only a redacted record. Every legal action gets a worth, in hundredths of a player that the planned
seven lacks; the first with the highest worth is taken. `docs/lab-notes/bots.md` says how well it plays.
"""

from typing import Any

from kickabout.engine.dice import Words, below

from ..actions import CARD, DONE, DRAW_PILE, PLAYER
from ..effects import Effect
from ..state import PLAYERS, BoxRecord, Phase, State
from .answers import worth_of_answer
from .matches import worth_of_bench, worth_of_instant, worth_of_swap
from .plans import FIELDED, gain, planned, ready
from .turn import (
    AVERAGE,
    NEVER,
    STOPPED,
    worth_of_act,
    worth_of_burying,
    worth_of_discard,
    worth_of_holding,
)

LOTS = 8


def heuristic_action(box: BoxRecord, state: State, actions: Any, n: int, rng: Words) -> int:
    """Return the action of highest worth among the first n."""
    best: int = actions[0]
    most = 2 * NEVER
    plan = bury = 0
    if state.phase not in (Phase.ANSWER, Phase.SEVEN, Phase.SWAP, Phase.DRAMA):
        plan = planned(box, state, state.actor)
    if state.phase == Phase.ACT:
        bury = worth_of_burying(box, state)
    for i in range(n):
        worth = worth_of(box, state, actions[i], plan, bury)
        if state.phase == Phase.TRIM:
            # Ties are broken at random: a hand that always kept the same cards would withhold them for ever.
            worth = LOTS * worth + below(rng, LOTS)
        if worth > most:
            most = worth
            best = actions[i]
    return best


def worth_of(box: BoxRecord, state: State, action: int, plan: int, bury: int) -> int:
    """Return the worth of an action; doing nothing is worth 0."""
    phase = state.phase
    seat = state.actor
    if phase == Phase.DRAW:
        if action == DRAW_PILE:
            top = state.pile[state.pile_size - 1]
            worth = worth_of_holding(box, state, seat, plan, top) - AVERAGE
            # Left there, the whistle goes back to whoever blew it, to be blown again turn after turn.
            if state.acts == 0 and top >= PLAYERS and box.effects[top - PLAYERS] == Effect.NO_ACTS:
                worth += STOPPED
            return worth
    elif phase == Phase.ACT:
        return worth_of_act(box, state, action, plan, bury)
    elif phase == Phase.ANSWER:
        return worth_of_answer(box, state, action)
    elif phase == Phase.TRIM:
        return worth_of_discard(box, state, CARD[action], plan)
    elif phase == Phase.SEVEN:
        return worth_of_bench(box, state, PLAYER[action])
    elif phase == Phase.SWAP:
        return worth_of_swap(box, state, action)
    elif phase == Phase.DRAMA:
        return worth_of_instant(box, action)
    elif action == DONE:
        return 0
    elif phase == Phase.LOOK:
        return gain(box, state, seat, plan, PLAYER[action], True)
    elif phase in (Phase.EXTRA, Phase.LATE_PLAYER):
        return gain(box, state, seat, plan, PLAYER[action], False)
    elif phase == Phase.TAKE_OFF:
        exchanged = FIELDED if ready(box, state, seat, plan) > 0 else 0
        return exchanged - gain(box, state, seat, plan, PLAYER[action], False)
    elif phase == Phase.BRING_ON:
        return gain(box, state, seat, plan, PLAYER[action], False)
    return 0
