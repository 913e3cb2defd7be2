"""The score of a match from the two sevens, the officials and the INSTANTs (RUSH-13, 14).

This module reads nothing of the record but the sevens (`line`), their bookings (`yellows`), the officials and
the INSTANTs of the drama (`instant`), and writes nothing but `goals` and `totals`.
"""

from . import state as s
from .calls import (
    BOOKINGS_COUNT,
    CALL_RULES_OUT,
    CHEMISTRY_COUNTS,
    LIFTS_DEFENCES,
    OfficialEffect,
    add_goals,
    change_totals,
)
from .effects import RULES_OUT, STOPS_INSTANTS
from .instants import instant_kind, instant_target
from .squad import rating
from .state import BoxRecord, GoldenBoot, State


def score(box: BoxRecord, state: State) -> None:
    """Write each side's goals, and its defence, attack and midfield in the last leg."""
    state.goals[0] = 0
    state.goals[1] = 0
    official = state.official if official_stands(box, state) else s.NONE
    if effect(box, official) == OfficialEffect.TWO_LEGS:
        score_leg(box, state, s.NONE)
        official = state.second_official
    score_leg(box, state, official)


def score_leg(
    box: BoxRecord,
    state: State,
    official: int,
) -> None:
    """Add the goals of one leg under its official, which may be NONE."""
    for side in range(s.SIDES):
        state.totals[side, 0] = defence(box, state, side, official)
        state.totals[side, 1] = attack(box, state, side, official)
        state.totals[side, 2] = midfield(box, state, side, official)
    call = effect(box, official)
    change_totals(call, box, state, official, s.NONE)
    add_goals(call, box, state, official, s.NONE)


def effect(box: BoxRecord, official: int) -> int:
    """Return the effect of an official, NONE without one."""
    return s.NONE if official == s.NONE else box.officials[official]


# The drama.


def instant_effect(box: BoxRecord, state: State, side: int) -> int:
    """Return the effect of a side's INSTANT, NONE without one."""
    kind = instant_kind(state.instant[side])
    return s.NONE if kind == s.NONE else box.effects[kind]


def names(box: BoxRecord, state: State, side: int, what: int) -> bool:
    """Return whether a side plays PLAY ON against this: the other side's INSTANT, or the official."""
    played = instant_effect(box, state, side)
    stops = played != s.NONE and STOPS_INSTANTS[played] == 1
    return stops and instant_target(state.instant[side]) == what


def instant_stands(box: BoxRecord, state: State, side: int) -> bool:
    """Return whether the other side leaves a side's INSTANT uncancelled."""
    return not names(box, state, 1 - side, s.ON_INSTANT)


def official_stands(box: BoxRecord, state: State) -> bool:
    """Return whether no PLAY ON cancels the official's call."""
    for side in range(s.SIDES):
        if names(box, state, side, s.ON_OFFICIAL) and instant_stands(box, state, side):
            return False
    return True


# Totals of a seven.


def worth(box: BoxRecord, state: State, side: int, slot: int, official: int) -> int:
    """Return the rating of the player in a slot, before any slot is ruled out."""
    call = effect(box, official)
    if call != s.NONE and BOOKINGS_COUNT[call] == 0:
        return box.rating[state.line[side, slot]]
    return rating(box, state, state.line[side, slot])


def ruled_out(box: BoxRecord, state: State, side: int, official: int) -> int:
    """Return the slots that count 0 as a bit set: the official rules out first, then the rival's INSTANT."""
    out = 0
    call = effect(box, official)
    if call != s.NONE and CALL_RULES_OUT[call] != s.NONE:
        out = with_top(box, state, side, official, out, CALL_RULES_OUT[call])
    if instant_stands(box, state, 1 - side):
        played = instant_effect(box, state, 1 - side)
        if played != s.NONE and RULES_OUT[played] != s.NONE:
            out = with_top(box, state, side, official, out, RULES_OUT[played])
    return out


def with_top(box: BoxRecord, state: State, side: int, official: int, out: int, first: int) -> int:
    """Return `out` with the highest-rated slot from `first` on added; of equals, the most advanced."""
    top = s.NONE
    for slot in range(first, s.SEVEN_SLOTS):
        if out >> slot & 1 == 0 and (
            top == s.NONE
            or worth(box, state, side, slot, official) >= worth(box, state, side, top, official)
        ):
            top = slot
    return out | 1 << top


def count(
    box: BoxRecord,
    state: State,
    side: int,
    official: int,
    first: int,
    last: int,
) -> int:
    """Return the sum of the ratings in the slots from `first` up to but excluding `last`."""
    out = ruled_out(box, state, side, official)
    total = 0
    for slot in range(first, last):
        if out >> slot & 1 == 0:
            total += worth(box, state, side, slot, official)
    return total


def chemistry(box: BoxRecord, state: State, side: int, official: int) -> int:
    """Return what the nations of a seven beyond the first take from its defence and from its attack."""
    call = effect(box, official)
    if call != s.NONE and CHEMISTRY_COUNTS[call] == 0:
        return 0
    nations = 0
    for slot in range(s.SEVEN_SLOTS):
        nation = box.nation[state.line[side, slot]]
        if nation != s.NONE:
            nations |= 1 << nation
    extra = -1
    for nation in range(box.nations):
        extra += nations >> nation & 1
    return box.chemistry * max(0, extra)


def defence(box: BoxRecord, state: State, side: int, official: int) -> int:
    """Return a side's defence, at least 0."""
    total = count(box, state, side, official, 0, s.FIRST_ATTACKER)
    total -= chemistry(box, state, side, official)
    call = effect(box, official)
    if call != s.NONE and LIFTS_DEFENCES[call] == 1:
        total += box.official_values[official]
    return max(0, total)


def attack(box: BoxRecord, state: State, side: int, official: int) -> int:
    """Return a side's attack, at least 0."""
    total = count(box, state, side, official, s.FIRST_ATTACKER, s.SEVEN_SLOTS)
    return max(0, total - chemistry(box, state, side, official))


def midfield(box: BoxRecord, state: State, side: int, official: int) -> int:
    """Return the sum of the ratings in a side's two midfield slots."""
    return count(box, state, side, official, s.FIRST_ATTACKER, s.FIRST_FORWARD)


def star_of(box: BoxRecord, state: State, side: int) -> int:
    """Return the captain in a seven who may win the Golden Boot, the most advanced of several, or NONE.

    Where he has to be of his seven's most frequent nation, any of equally frequent ones will do (RUSH-14.14, 14.15).
    """
    star = s.NONE
    for slot in range(s.SEVEN_SLOTS):
        player = state.line[side, slot]
        if box.star[player] == 1:
            most = 0
            if box.boot_for == GoldenBoot.OWN_NATION:
                for nation in range(box.nations):
                    most = max(most, of_nation(box, state, side, nation))
            if of_nation(box, state, side, box.nation[player]) >= most:
                star = player
    return star


def of_nation(box: BoxRecord, state: State, side: int, nation: int) -> int:
    """Return how many players of a seven are of a nation."""
    players = 0
    for slot in range(s.SEVEN_SLOTS):
        if box.nation[state.line[side, slot]] == nation:
            players += 1
    return players
