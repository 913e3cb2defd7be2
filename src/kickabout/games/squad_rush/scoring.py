"""The score of a match from the two sevens, the officials and the INSTANTs (RUSH-13, 14).

This module reads nothing of the record but the sevens (`line`), their bookings (`yellows`), the officials and
the INSTANTs of the drama (`instant`), and writes nothing but `goals` and `totals`.
"""

from . import state as s
from .instants import instant_kind, instant_target
from .state import BoxRecord, Effect, GoldenBoot, OfficialEffect, State


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
    if call == OfficialEffect.SWAP_TOTALS:
        for side in range(s.SIDES):
            before = state.totals[side, 0]
            state.totals[side, 0] = state.totals[side, 1]
            state.totals[side, 1] = before
    lead = state.totals[0, 1] - state.totals[1, 0]
    against = state.totals[1, 1] - state.totals[0, 0]
    if call == OfficialEffect.GOALLESS:
        if lead != against and max(lead, against) >= box.official_values[official]:
            state.goals[0 if lead > against else 1] += 1
        return
    state.goals[0] += max(0, lead) // box.goal
    state.goals[1] += max(0, against) // box.goal
    if call == OfficialEffect.MIDFIELD_GOAL and state.totals[0, 2] != state.totals[1, 2]:
        state.goals[0 if state.totals[0, 2] > state.totals[1, 2] else 1] += box.official_values[
            official
        ]


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
    return (
        instant_effect(box, state, side) == Effect.PLAY_ON
        and instant_target(state.instant[side]) == what
    )


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


def booked(box: BoxRecord, state: State, player: int) -> bool:
    """Return whether a player is booked; a captain may shrug off his first yellow card (RUSH-16.8)."""
    return state.yellows[player] > box.armband * box.star[player]


def rating(box: BoxRecord, state: State, player: int) -> int:
    """Return the rating of a player with a booking taken off, at least 0."""
    return max(0, box.rating[player] - box.booked * booked(box, state, player))


def worth(box: BoxRecord, state: State, side: int, slot: int, official: int) -> int:
    """Return the rating of the player in a slot, before any slot is ruled out."""
    if effect(box, official) == OfficialEffect.NO_BOOKINGS:
        return box.rating[state.line[side, slot]]
    return rating(box, state, state.line[side, slot])


def ruled_out(box: BoxRecord, state: State, side: int, official: int) -> int:
    """Return the slots that count 0 as a bit set: the official rules out first, then the rival's INSTANT."""
    out = 0
    call = effect(box, official)
    if call == OfficialEffect.TOP_OUT:
        out = with_top(box, state, side, official, out, 0)
    elif call == OfficialEffect.TOP_FORWARD_OUT:
        out = with_top(box, state, side, official, out, s.FIRST_FORWARD)
    if instant_stands(box, state, 1 - side):
        played = instant_effect(box, state, 1 - side)
        if played == Effect.CANCEL:
            out = with_top(box, state, side, official, out, 0)
        elif played == Effect.SEND_BACK:
            out = with_top(box, state, side, official, out, s.FIRST_FORWARD)
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
    if effect(box, official) == OfficialEffect.NO_CHEMISTRY:
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
    if effect(box, official) == OfficialEffect.DEFENCES_UP:
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
