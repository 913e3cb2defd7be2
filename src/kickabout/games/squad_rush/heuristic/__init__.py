"""A rule of thumb for Squad Rush: keep to a nation, stop who is about to finish, and call.

It reads a seen record alone. Every legal action gets a worth, in hundredths of a player whom the
planned seven lacks; the first with the highest is taken. `docs/bots.md` says how well it plays.
"""

from typing import Any

from kickabout.engine.dice import Words, below
from kickabout.games.squad_rush.heuristic.answers import worth_of_answer
from kickabout.games.squad_rush.heuristic.matches import (
    worth_of_bench,
    worth_of_instant,
    worth_of_swap,
)
from kickabout.games.squad_rush.heuristic.plans import FIELDED, gain, lacking, planned
from kickabout.games.squad_rush.heuristic.turn import (
    AVERAGE,
    NEVER,
    worth_of_act,
    worth_of_burying,
    worth_of_discard,
    worth_of_holding,
)
from kickabout.games.squad_rush.state import (
    ACT,
    ANSWER,
    BENCHES,
    BRING_ON,
    DISCARDS,
    DONE,
    DRAMA,
    DRAW,
    DRAW_PILE,
    EXTRA,
    FIELDS,
    LATE_PLAYER,
    LOOK,
    OFFS,
    ONS,
    SEVEN,
    SWAP,
    TAKE_OFF,
    TAKES,
    TRIM,
    BoxRecord,
    State,
)

LOTS = 8


def heuristic_action(box: BoxRecord, state: State, actions: Any, n: int, rng: Words) -> int:
    """The action of highest worth among the first n."""
    best: int = actions[0]
    most = 2 * NEVER
    plan = bury = 0
    if state.phase not in (ANSWER, SEVEN, SWAP, DRAMA):
        plan = planned(box, state, state.actor)
    if state.phase == ACT:
        bury = worth_of_burying(box, state)
    for i in range(n):
        worth = worth_of(box, state, actions[i], plan, bury)
        if state.phase == TRIM:
            # Of equals any: a hand that kept the same ones for ever would keep them from all others.
            worth = LOTS * worth + below(rng, LOTS)
        if worth > most:
            most = worth
            best = actions[i]
    return best


def worth_of(box: BoxRecord, state: State, action: int, plan: int, bury: int) -> int:
    """How good an action is; to do nothing is worth 0."""
    phase = state.phase
    seat = state.actor
    if phase == DRAW:
        if action == DRAW_PILE:
            top = state.pile[state.pile_size - 1]
            return worth_of_holding(box, state, seat, plan, top) - AVERAGE
    elif phase == ACT:
        return worth_of_act(box, state, action, plan, bury)
    elif phase == ANSWER:
        return worth_of_answer(box, state, action)
    elif phase == TRIM:
        return worth_of_discard(box, state, action - DISCARDS, plan)
    elif phase == SEVEN:
        return worth_of_bench(box, state, action - BENCHES)
    elif phase == SWAP:
        return worth_of_swap(box, state, action)
    elif phase == DRAMA:
        return worth_of_instant(box, action)
    elif action == DONE:
        return 0
    elif phase == LOOK:
        return gain(box, state, seat, plan, action - TAKES, True)
    elif phase in (EXTRA, LATE_PLAYER):
        return gain(box, state, seat, plan, action - FIELDS, False)
    elif phase == TAKE_OFF:
        ready = lacking(box, state, seat, plan, False) - lacking(box, state, seat, plan, True)
        return (FIELDED if ready > 0 else 0) - gain(box, state, seat, plan, action - OFFS, False)
    elif phase == BRING_ON:
        return gain(box, state, seat, plan, action - ONS, False)
    return 0
