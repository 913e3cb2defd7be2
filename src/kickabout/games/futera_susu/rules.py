"""The rules of Futera SuSu. Numbers are rulebook clauses.

A decision or an outcome changes the record; `proceed` (`progress`) then derives from it what comes
next. Every function works on records in place, interpreted or compiled (see `engine.records`).
"""

from typing import Any

from kickabout.engine.game import CHANCE

from . import state as s
from .action_cards import injure, legal_cards, play_card, refuse_in_window
from .actions import (
    ACTIONS,
    BONUS_1,
    BONUS_2,
    BRING,
    CARD,
    DECISIONS,
    DECK,
    DIE,
    DIE_1,
    DIE_2,
    DRAW,
    HOLD,
    INJURE,
    LEAVE,
    LIFT,
    PACK,
    PLACE,
    PLAY,
    PLAYER,
    RE_ROLL,
    ROLL,
    ROW,
    SEAT,
    SEND,
    SHOW,
    SIGN,
    SPOT,
    SQUAD,
    STARTER,
    SUBSTITUTE,
    TAKE_DECK,
    TAKE_SQUAD,
    TELL,
    TOSS,
    VERB,
    WHISTLE,
)
from .duel import clear_duel, legal_sends, refuse_at_send, send, show
from .preparations import (
    is_built,
    legal_build,
    legal_lock_in,
    lift,
    place,
    refuse_at_build,
    refuse_at_lock_in,
    sign,
    take_deck,
    take_fixed,
    take_squad,
    time_is_up,
)
from .progress import begin_possession, proceed
from .refusals import Refusal, is_in_box, refuse_after_the_end, refuse_outcome
from .state import BoxRecord, Phase, State
from .substitutes import bring, legal_substitutes, refuse_at_bring


def setup(box: BoxRecord, state: State, seats: int) -> None:
    """Set up a new match on a record of zeros (SUSU-2.1)."""
    state.seats = seats
    state.winner = s.NONE
    state.scorer = s.NONE
    state.at_fault = s.NONE
    for seat in range(seats):
        state.spot[seat] = s.NONE
        state.hole[seat] = s.NONE
        state.turning[seat] = s.NONE
        state.leaving[seat] = s.NONE
        state.last_played[seat] = s.NONE
    clear_duel(state)
    take_fixed(box, state)
    proceed(box, state)


# Legality.


not_due = ACTIONS.not_due(
    {
        Phase.BUILD: (Refusal.BUILD_FIRST, (TAKE_SQUAD, SIGN, TAKE_DECK, PACK)),
        Phase.DEAL: (Refusal.CHANCE_DEALS, ()),
        Phase.LOCK_IN: (Refusal.LINE_UP_FIRST, (PLACE, LIFT)),
        Phase.TOSS: (Refusal.CHANCE_TOSSES, ()),
        Phase.BEFORE: (Refusal.CARD_OR_HOLD, (PLAY, HOLD)),
        Phase.ROLL: (Refusal.CHANCE_ROLLS, ()),
        Phase.AFTER: (Refusal.CARD_OR_HOLD, (PLAY, HOLD)),
        Phase.RE_ROLL: (Refusal.CHANCE_RE_ROLLS, ()),
        Phase.INJURY: (Refusal.CHANCE_INJURES, ()),
        Phase.DRAW: (Refusal.CHANCE_DRAWS, ()),
        Phase.BRING: (Refusal.GAP_FIRST, (BRING, LEAVE)),
        Phase.SHOW: (Refusal.CHANCE_SHOWS, ()),
        Phase.TELL: (Refusal.CHANCE_TELLS, ()),
    },
    seat_decides=Refusal.SEAT_DECIDES,
)


def refuse(box: BoxRecord, state: State, action: int) -> int:
    """Return what forbids a decision, or chance an impossible outcome, now; it changes nothing."""
    phase = state.phase
    if not is_in_box(box, action):
        return Refusal.NOT_IN_BOX
    if phase == Phase.FULL_TIME:
        return refuse_after_the_end(box, state)
    if state.actor != CHANCE and action >= DECISIONS:
        return refuse_outcome(action)
    refusal = not_due(phase, action)
    if refusal != Refusal.NONE:
        return refusal
    if phase in (Phase.BEFORE, Phase.AFTER):
        return refuse_in_window(box, state, action)
    if phase == Phase.SEND:
        return refuse_at_send(state, state.actor, action)
    if phase == Phase.BRING:
        return refuse_at_bring(box, state, state.actor, action)
    if phase == Phase.LOCK_IN:
        return refuse_at_lock_in(box, state, state.actor, action)
    return refuse_at_build(box, state, state.actor, action)


def legal(box: BoxRecord, state: State, out: Any) -> int:
    """Write the actor's legal actions, ascending, and return how many there are."""
    phase = state.phase
    if phase in (Phase.BEFORE, Phase.AFTER):
        return legal_cards(box, state, out)
    if phase == Phase.SEND:
        return legal_sends(state, out)
    if phase == Phase.BRING:
        return legal_substitutes(box, state, out)
    if phase == Phase.LOCK_IN:
        return legal_lock_in(box, state, state.actor, out)
    if phase == Phase.BUILD:
        return legal_build(box, state, state.actor, out)
    return 0


def is_simultaneous(box: BoxRecord, state: State, seat: int) -> bool:
    """Return whether a seat may decide while the other is the actor: both prepare at the same time."""
    if state.phase == Phase.BUILD:
        return not is_built(box, state, seat)
    return state.phase == Phase.LOCK_IN and state.placed[seat] < s.ELEVEN


def routine(box: BoxRecord, state: State) -> bool:
    """Return whether bots leave this decision to the heuristic: squads and line-ups."""
    return state.phase == Phase.BUILD or state.phase == Phase.LOCK_IN


def apply(box: BoxRecord, state: State, action: int) -> None:
    """Play one decision, chance outcome or end of a clock, which must be possible."""
    verb = VERB[action]
    seat = state.actor
    if verb == WHISTLE:
        state.whistled = 1  # 12.9
        return
    state.rolled = 0
    if verb == PLAY:
        play_card(box, state, action)
    elif verb == HOLD:
        state.asked += 1
    elif verb == ROLL:
        roll(state, DIE_1[action] + 1, DIE_2[action] + 1)
    elif verb == SEND:
        send(state, seat, SPOT[action])
    elif verb == BRING:
        bring(box, state, seat, SUBSTITUTE[action])
    elif verb == LEAVE:
        state.hole[seat] = s.NONE  # 9.9
    elif verb == DRAW:
        draw(state, CARD[action])
    elif verb == PLACE:
        place(state, seat, STARTER[action], ROW[action])
    elif verb == LIFT:
        lift(state, seat, STARTER[action])
    elif verb == RE_ROLL:
        state.die[state.drawer] = DIE[action] + 1
        state.one_die = 0
        state.rolled = 1
        state.asked = 0  # 7.8
    elif verb == INJURE:
        injure(state, state.drawer, SUBSTITUTE[action])
    elif verb == SHOW:
        show(state, state.drawer)
    elif verb == TELL:
        state.bonus[0] = BONUS_1[action]
        state.bonus[1] = BONUS_2[action]
        state.told = 1
    elif verb == TAKE_SQUAD:
        take_squad(box, state, seat, SQUAD[action])
    elif verb == SIGN:
        sign(state, seat, PLAYER[action] + 1)
    elif verb == TAKE_DECK:
        take_deck(box, state, seat, DECK[action])
    elif verb == PACK:
        state.deck[seat, CARD[action]] += 1
        state.packed[seat] += 1
    elif verb == TOSS:
        begin_possession(state, SEAT[action])
    else:  # TIME
        time_is_up(box, state)
    proceed(box, state)


def roll(state: State, attackers: int, defenders: int) -> None:
    """Record both dice; cards may then be played on the result (SUSU-5.1, 7.4)."""
    state.die[state.turn] = attackers
    state.die[1 - state.turn] = defenders
    state.rolls += 1
    state.rolled = 1
    state.asked = 0


def draw(state: State, kind: int) -> None:
    """Move an action card of this kind from the deck of `drawer` to its hand."""
    seat = state.drawer
    state.deck[seat, kind] -= 1
    state.deck_size[seat] -= 1
    state.hand[seat, kind] += 1
    state.hand_size[seat] += 1
    state.draws[seat] -= 1
