"""The group table, its tie-breakers, and the sudden death (RUSH-15)."""

from typing import Any

from . import state as s
from .scoring import star_of
from .state import BoxRecord, Mode, Phase, Place, Rung, State
from .turns import win

TENTH = 0.1
"""The bonus to a seat's score for each seat on the same points that the tie-breakers put below it."""


def enter_result(box: BoxRecord, state: State) -> None:
    """Enter the goals of a match, its points and the Golden Boot (RUSH-14.11 to 14.17)."""
    state.result_boot[state.results] = s.NONE
    for side in range(s.SIDES):
        seat = state.sides[side]
        own = state.goals[side]
        rival = state.goals[1 - side]
        if own == rival:
            state.points[seat] += box.draw
        elif own > rival:
            state.points[seat] += box.win
            if star_of(box, state, side) != s.NONE:
                state.points[seat] += box.golden_boot
                state.result_boot[state.results] = seat
    enter_goals(state)


def enter_forfeit(box: BoxRecord, state: State, home_stands: bool, away_stands: bool) -> None:
    """Enter a match that was forfeited by one side or both (RUSH-12.12 to 12.15)."""
    result = state.results
    state.result_boot[result] = s.NONE
    for side in range(s.SIDES):
        stands = home_stands if side == 0 else away_stands
        state.result_forfeit[result, side] = 0 if stands else 1
        state.goals[side] = box.forfeit if stands else 0
        for what in range(3):
            state.totals[side, what] = 0
        if stands:
            state.points[state.sides[side]] += box.win
    enter_goals(state)
    if not home_stands and not away_stands:  # recorded as 0-2 for both: 12.15
        for side in range(s.SIDES):
            state.conceded[state.sides[side]] += box.forfeit


def enter_goals(state: State) -> None:
    """Add the goals of a match to the table and to the list of results."""
    result = state.results
    state.result_home[result] = state.sides[0]
    state.result_away[result] = state.sides[1]
    state.result_official[result] = state.official
    for side in range(s.SIDES):
        state.result_goals[result, side] = state.goals[side]
        state.scored[state.sides[side]] += state.goals[side]
        state.conceded[state.sides[side]] += state.goals[1 - side]
    state.results += 1


# The ladder of tie-breakers.


def lead_on(state: State, one: int, other: int, rung: int) -> int:
    """Return how far `one` is ahead of `other` on a rung, negative if behind."""
    if rung == Rung.POINTS:
        return state.points[one] - state.points[other]
    if rung == Rung.GOAL_DIFFERENCE:
        mine = state.scored[one] - state.conceded[one]
        return mine - (state.scored[other] - state.conceded[other])
    if rung == Rung.GOALS_SCORED:
        return state.scored[one] - state.scored[other]
    return state.sent_off[other] - state.sent_off[one]


def rung_between(state: State, one: int, other: int) -> int:
    """Return the first rung that separates two seats; `SUDDEN_DEATH` if they are level on all."""
    rung = 0
    while rung < Rung.SUDDEN_DEATH and lead_on(state, one, other, rung) == 0:
        rung += 1
    return rung


def ahead(state: State, one: int, other: int) -> int:
    """Return how far `one` is ahead of `other` on the first rung that separates them, 0 if level."""
    rung = rung_between(state, one, other)
    return 0 if rung == Rung.SUDDEN_DEATH else lead_on(state, one, other, rung)


def is_above(state: State, one: int, other: int) -> bool:
    """Return whether `one` ranks above `other`; among level seats, the winner of the cup ranks first."""
    lead = ahead(state, one, other)
    return lead > 0 or (lead == 0 and state.won[one] > state.won[other])


def rank(state: State, seat: int) -> int:
    """Return how many seats rank above a seat."""
    above = 0
    for other in range(state.seats):
        above += is_above(state, other, seat)
    return above


def standings(state: State) -> list[int]:
    """Return the seats from the top of the table down, level ones by number."""
    return sorted(range(state.seats), key=lambda seat: (rank(state, seat), seat))


def award(box: BoxRecord, state: State) -> None:
    """Award the cup to the top of the table, or start a sudden death if seats are level there (15.5, 15.6)."""
    level = 0
    for seat in range(state.seats):
        state.playing[seat] = 1
        for other in range(state.seats):
            if ahead(state, other, seat) > 0:
                state.playing[seat] = 0
        level += state.playing[seat]
    if level > 1:
        clear_everything(box, state)
        state.sudden_death = 1
        state.phase = Phase.START
        return
    for seat in range(state.seats):
        if state.playing[seat] == 1:
            win(state, seat)


def clear_everything(box: BoxRecord, state: State) -> None:
    """Put all cards back into the deck (RUSH-15.7)."""
    state.deck_size = 0
    for player in range(box.players):
        state.known[player] = 0
        state.yellows[player] = 0
        state.benched[player] = 0
        if state.place[player] != Place.OUT:
            state.place[player] = Place.DECK
            state.owner[player] = s.NONE
            state.deck_size += 1
    for i in range(state.pile_size):
        state.pile[i] = 0
    state.pile_size = 0
    for kind in range(s.KINDS):
        state.deck[kind] = box.counts[kind]
        state.deck_size += box.counts[kind]
    for seat in range(state.seats):
        for kind in range(s.KINDS):
            state.hand[seat, kind] = 0
            state.known_cards[seat, kind] = 0
        for place in range(s.NATIONS * s.POSITIONS):
            state.fielded[seat, place] = 0
        state.subs[seat] = 0
        state.hand_size[seat] = 0
        state.pitch_size[seat] = 0
        state.walled[seat] = 0
        state.fewer[seat] = 0
        state.no_acts[seat] = 0
        state.turns_taken[seat] = 0
        state.turns_left[seat] = 0
    state.caller = s.NONE
    state.way = 1


def scores(box: BoxRecord, state: State, out: Any) -> None:
    """Write the score of each seat (RUSH-8.10, 15.12)."""
    winners = 0
    for seat in range(state.seats):
        winners += state.won[seat]
    for seat in range(state.seats):
        if box.mode != Mode.GROUP_STAGE:
            out[seat] = state.won[seat] / winners
            continue
        out[seat] = state.points[seat]
        for other in range(state.seats):
            if state.points[other] == state.points[seat] and is_above(state, seat, other):
                out[seat] += TENTH


def goals(box: BoxRecord, state: State, out: Any) -> None:
    """Write the goals of each seat; in Squad Rush a call that stands is one."""
    for seat in range(state.seats):
        out[seat] = state.won[seat] if box.mode != Mode.GROUP_STAGE else state.scored[seat]
