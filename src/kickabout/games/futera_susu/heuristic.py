"""The heuristic of Futera SuSu: send the best card, and spend action cards where
they turn a duel that matters.

It reads a seen record alone. Every legal action gets a worth; the first with the highest is taken.
`docs/lab-notes/bots.md` says how well it plays.
"""

from typing import Any

from kickabout.engine.dice import Words, below

from . import state as s
from .actions import (
    CARD,
    HOLD,
    LEAVE,
    LIFT,
    ROW,
    SPOT,
    STARTER,
    STAT,
    SUBSTITUTE,
    TAKE_DECK,
    TAKE_SQUAD,
    VERB,
)
from .duel import row_bonus, total_with
from .effects import Effect
from .odds import (
    BENCH_MIDFIELDERS,
    HOPE_OF_SHOT,
    POINT,
    STRONG,
    better_by,
    bonus_of,
    card_worth,
    chance_before,
    chance_between,
    is_midfielder,
    midfielders,
    prospects,
    standing,
    strength,
    strength_of,
    worth_of_lead,
)
from .pitch import known_at, row_sent
from .preparations import is_in_its_row
from .state import BoxRecord, Class, Phase, Spot, Stage, State
from .substitutes import gap_for

LATE = 4000
"""The number of Midfielders left, in thousandths, below which cards
are worth less and less to keep.
"""
SILENCED = 100
"""The gain in the chance of a duel from silencing the rival."""
USUAL, FINE = 50, 2
"""The worth of a rival's card on the pitch, and of each point of its stats above
average, in thousandths of a goal.
"""
UNSEEN = 14
"""The value assumed for the best unseen card of a row."""
MIDFIELD = 100
"""The extra weight of a gap in midfield, in points of stats, since no
side survives without Midfielders.
"""
NEVER = -(10**6)


def heuristic_action(box: BoxRecord, state: State, actions: Any, n: int, rng: Words) -> int:
    """Return the action of highest worth among the first n."""
    if state.phase == Phase.BUILD:
        return built(actions, n, rng)
    best: int = actions[0]
    most = 2 * NEVER
    for i in range(n):
        worth = 0
        if state.phase == Phase.LOCK_IN:
            worth = worth_of_place(state, actions[i])
        elif state.phase == Phase.SEND:
            worth = worth_of_sending(box, state, SPOT[actions[i]])
        elif state.phase in (Phase.BEFORE, Phase.AFTER):
            worth = worth_of_card(box, state, actions[i])
        elif state.phase == Phase.BRING:
            worth = worth_of_substitute(box, state, actions[i])
        if worth > most:
            most = worth
            best = actions[i]
    return best


def built(actions: Any, n: int, rng: Words) -> int:
    """Return one of the ready-made squads or decks on offer, anything else if there is none."""
    ready = 0
    while ready < n and VERB[actions[ready]] in (TAKE_SQUAD, TAKE_DECK):
        ready += 1
    chosen: int = actions[below(rng, ready if ready > 0 else n)]
    return chosen


def worth_of_place(state: State, action: int) -> int:
    """Return the worth of a step of the lock-in: every card goes in its own row, and
    one in a wrong row is picked up.
    """
    shirt = STARTER[action]
    if VERB[action] == LIFT:
        return 0 if is_in_its_row(state, state.actor, shirt) else 2
    return 3 if ROW[action] == s.POSITION_OF_SHIRT[shirt] else 1


# Sending and substituting.


def worth_of_sending(box: BoxRecord, state: State, spot: int) -> int:
    """Return the expected chance of winning the match with this card in the duel, in millionths."""
    seat = state.actor
    rival = 1 - seat
    attacks = seat == state.turn
    answer = state.spot[rival]
    chance = chance_of(box, state, spot)
    state.spot[seat] = spot
    if answer == s.NONE and state.stage == Stage.MIDFIELDER:
        state.spot[rival] = Spot.M1
    ahead = prospects(box, state, seat, attacks)
    behind = prospects(box, state, seat, not attacks)
    state.spot[seat] = s.NONE
    state.spot[rival] = answer
    return 1000 * behind + chance * (ahead - behind)


def chance_of(box: BoxRecord, state: State, spot: int) -> int:
    """Return a card's chance against the card that the rival has sent or may answer with."""
    seat = state.actor
    rival = 1 - seat
    player = known_at(state, seat, spot)
    bonus = bonus_of(box, state, seat, spot)
    if state.spot[rival] != s.NONE:
        theirs = known_at(state, rival, state.spot[rival])
        their_bonus = bonus_of(box, state, rival, state.spot[rival])
        return chance_between(box, state, player, bonus, theirs, their_bonus, seat)
    unknown = 500 + better_by(box, player, bonus)
    row = row_sent(state, rival)
    total = cards = 0
    for other in range(s.FIRST_SPOT[row], s.FIRST_SPOT[row + 1]):
        if state.field[rival, other] != 0:
            theirs = known_at(state, rival, other)
            chance = unknown
            if theirs > 0:
                chance = chance_between(box, state, player, bonus, theirs, 0, seat)
            total += chance
            cards += 1
    return total // cards


def worth_of_substitute(box: BoxRecord, state: State, action: int) -> int:
    """Return the worth of a substitute in the empty spot that it fills."""
    if action == LEAVE:
        return 0
    seat = state.actor
    spot = gap_for(box, state, seat, SUBSTITUTE[action])
    shirt = s.ELEVEN + SUBSTITUTE[action]
    state.field[seat, spot] = shirt + 1
    worth = strength(box, state, seat, spot)
    row = s.ROW_OF_SPOT[spot]
    worth += s.STATS * row_bonus(box, state, seat, row)
    if box.klass[state.squad[seat, shirt]] == Class.LEGENDARY_CAPTAIN:
        worth += 30
    if is_midfielder(spot):
        worth += MIDFIELD
    state.field[seat, spot] = 0
    return worth


# Action cards.


def worth_of_card(box: BoxRecord, state: State, action: int) -> int:
    """Return the gain of an action card in the chance of winning the match, less its worth in hand."""
    if action == HOLD:
        return 0
    seat = state.actor
    effect = box.effects[CARD[action]]
    ahead = prospects(box, state, seat, state.turn == seat)
    behind = prospects(box, state, seat, state.turn != seat)
    if state.phase == Phase.BEFORE:
        gain = gain_before(box, state, seat, action, ahead, behind)
    else:
        again = chance_before(box, state, seat)
        now = chance_after(box, state, seat, HOLD, again)
        then = chance_after(box, state, seat, action, again)
        gain = (then - now) * (ahead - behind) // 1000
        if effect == Effect.SEND_OFF:
            gain += worth_of_red(box, state, SPOT[action])
        elif effect == Effect.INJURY:
            gain += worth_of_loss(box, state, 0, BENCH_MIDFIELDERS)
    left = min(midfielders(box, state, seat), midfielders(box, state, 1 - seat))
    return gain - box.held[CARD[action]] * min(left, LATE) // LATE


def gain_before(
    box: BoxRecord, state: State, seat: int, action: int, ahead: int, behind: int
) -> int:
    """Return the gain of a card played before the roll; NEVER for those that can wait."""
    now = chance_before(box, state, seat)
    rival = 1 - seat
    effect = box.effects[CARD[action]]
    if effect == Effect.SWITCH:
        spot = SPOT[action]
        then = chance_between(
            box,
            state,
            known_at(state, seat, spot),
            bonus_of(box, state, seat, spot),
            known_at(state, rival, state.spot[rival]),
            state.bonus[rival],
            seat,
        )
        return (then - now) * (ahead - behind) // 1000
    if effect == Effect.OFFSIDE:
        return (1000 - now) * (ahead - behind) // 1000
    if effect == Effect.LONG_BALL:
        cost = POINT * box.values[CARD[action]]
        then = standing_after(box, state, HOPE_OF_SHOT - cost, 0)
        return now * (then - ahead) // 1000
    if effect == Effect.SILENCE:
        return SILENCED * (ahead - behind) // 1000
    return NEVER


def chance_after(box: BoxRecord, state: State, seat: int, action: int, again: int) -> int:
    """Return the chance of the duel with the present dice and one more card, or none (HOLD)."""
    rival = 1 - seat
    my_stat = state.die[seat] - 1
    their_stat = state.die[rival] - 1
    own = total_with(box, state, seat, my_stat)
    other = total_with(box, state, rival, their_stat)
    if action == HOLD:
        return worth_of_lead(state, own - other, seat, again)
    effect = box.effects[CARD[action]]
    if effect == Effect.RE_ROLL:
        return again
    if effect == Effect.RE_ROLL_OWN:
        chance = 0
        for stat in range(s.STATS):
            lead = total_with(box, state, seat, stat) - other
            chance += worth_of_lead(state, lead, seat, again)
        return chance // s.STATS
    if effect in (Effect.BOOST_ALL, Effect.WEAKEN, Effect.WALL) or (
        effect == Effect.BOOST and STAT[action] == my_stat
    ):
        own += box.values[CARD[action]]
    elif effect == Effect.ADVANTAGE and own == other:
        return 1000
    elif effect == Effect.SEND_OFF and SPOT[action] == state.spot[rival]:
        other = best_other(box, state, rival, their_stat)
    return worth_of_lead(state, own - other, seat, again)


def best_other(box: BoxRecord, state: State, seat: int, stat: int) -> int:
    """Return the best value of a side at a face of the die once its card in the duel is sent off."""
    row = s.ROW_OF_SPOT[state.spot[seat]]
    best = STRONG // s.STATS
    for spot in range(s.FIRST_SPOT[row], s.FIRST_SPOT[row + 1]):
        if spot != state.spot[seat] and state.field[seat, spot] != 0:
            player = known_at(state, seat, spot)
            best = max(best, box.stats[player, stat] if player > 0 else UNSEEN)
    bonus = box.captain if state.bonus[seat] == box.captain else 0  # the row is no longer full
    return best + bonus + state.boost[seat, stat]


def worth_of_red(box: BoxRecord, state: State, spot: int) -> int:
    """Return the lasting worth of a rival's card leaving the pitch."""
    rival = 1 - state.actor
    player = known_at(state, rival, spot)
    loss = USUAL + card_worth(box, state, rival, spot)
    if player > 0:
        loss += FINE * (strength_of(box, player) - STRONG)
    return worth_of_loss(box, state, loss, 1000 if is_midfielder(spot) else 0)


def worth_of_loss(box: BoxRecord, state: State, loss: int, gone: int) -> int:
    """Return the worth of a loss of the rival's, in thousandths of goals and of Midfielders."""
    return standing_after(box, state, loss, gone) - standing_after(box, state, 0, 0)


def standing_after(box: BoxRecord, state: State, gain: int, gone: int) -> int:
    """Return the actor's chance to win the match with a gain in goals, and so many of the rival's Midfielders gone;
    all in thousandths.
    """
    seat = state.actor
    lead = 1000 * (state.goals[seat] - state.goals[1 - seat])
    theirs = midfielders(box, state, 1 - seat) - gone
    return standing(box, state, lead + gain, midfielders(box, state, seat), theirs)
