"""What a match ends in, from the two sevens and who meddles with them (RUSH-13, 14).

Of the record it reads the sevens (`line`), their bookings (`yellows`), the officials and the INSTANTs
of the drama (`instant`), and nothing else; it writes `goals` and `totals`, and nothing else.
"""

from kickabout.games.squad_rush import state as s
from kickabout.games.squad_rush.state import BoxRecord, Effect, OfficialEffect, State


def score(box: BoxRecord, state: State) -> None:
    """Writes each side's goals, and its defence, attack and midfield in the last leg."""
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
    """Adds the goals of one leg under its official, or none."""
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
    """What an official does; NONE without one."""
    return s.NONE if official == s.NONE else box.officials[official]


# The drama.


def instant_effect(box: BoxRecord, state: State, side: int) -> int:
    """What the INSTANT of a side does; NONE without one."""
    return (
        s.NONE
        if state.instant[side] == 0
        else box.effects[(state.instant[side] - 1) // s.PLAYS_PER_KIND]
    )


def names(box: BoxRecord, state: State, side: int, what: int) -> bool:
    """Whether a side plays PLAY ON on this: the other's INSTANT, or the official."""
    return (
        instant_effect(box, state, side) == Effect.PLAY_ON
        and (state.instant[side] - 1) % s.PLAYS_PER_KIND == what
    )


def instant_stands(box: BoxRecord, state: State, side: int) -> bool:
    """Whether what a side plays is not cancelled by the other."""
    return not names(box, state, 1 - side, s.ON_INSTANT)


def official_stands(box: BoxRecord, state: State) -> bool:
    """Whether no PLAY ON cancels the official's call."""
    for side in range(s.SIDES):
        if names(box, state, side, s.ON_OFFICIAL) and instant_stands(box, state, side):
            return False
    return True


# What a seven adds up to.


def booked(box: BoxRecord, state: State, player: int) -> bool:
    """Whether a player is booked: a captain may shrug off his first yellow card (RUSH-16.8)."""
    return state.yellows[player] > box.armband * box.star[player]


def rating(box: BoxRecord, state: State, player: int) -> int:
    """What a player counts for, booked or not."""
    return max(0, box.rating[player] - box.booked * booked(box, state, player))


def worth(box: BoxRecord, state: State, side: int, slot: int, official: int) -> int:
    """What the player of a slot counts for before anybody is ruled out."""
    if effect(box, official) == OfficialEffect.NO_BOOKINGS:
        return box.rating[state.line[side, slot]]
    return rating(box, state, state.line[side, slot])


def ruled_out(box: BoxRecord, state: State, side: int, official: int) -> int:
    """The slots that count for nothing, as a set of bits: the official's first, then the rival's."""
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
    """`out` and the slot from `first` on that counts most; of equals the most advanced."""
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
    """What the slots from `first` up to before `last` count for."""
    out = ruled_out(box, state, side, official)
    total = 0
    for slot in range(first, last):
        if out >> slot & 1 == 0:
            total += worth(box, state, side, slot, official)
    return total


def chemistry(box: BoxRecord, state: State, side: int, official: int) -> int:
    """What the nations of a seven beyond the first take from defence and from attack."""
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
    """A side's defence, never below 0."""
    total = count(box, state, side, official, 0, s.FIRST_ATTACKER)
    total -= chemistry(box, state, side, official)
    if effect(box, official) == OfficialEffect.DEFENCES_UP:
        total += box.official_values[official]
    return max(0, total)


def attack(box: BoxRecord, state: State, side: int, official: int) -> int:
    """A side's attack, never below 0."""
    total = count(box, state, side, official, s.FIRST_ATTACKER, s.SEVEN_SLOTS)
    return max(0, total - chemistry(box, state, side, official))


def midfield(box: BoxRecord, state: State, side: int, official: int) -> int:
    """What a side's two midfield slots count for."""
    return count(box, state, side, official, s.FIRST_ATTACKER, s.FIRST_FORWARD)


def has_star(box: BoxRecord, state: State, side: int, own_nation: bool) -> bool:
    """Whether a captain is in a seven; with `own_nation`, one of the nation that most of it are of.

    Of nations equally strong there, either will do.
    """
    for slot in range(s.SEVEN_SLOTS):
        player = state.line[side, slot]
        if box.star[player] == 1:
            if not own_nation:
                return True
            mine = of_nation(box, state, side, box.nation[player])
            most = True
            for nation in range(box.nations):
                if of_nation(box, state, side, nation) > mine:
                    most = False
            if most:
                return True
    return False


def of_nation(box: BoxRecord, state: State, side: int, nation: int) -> int:
    """How many of a seven are of a nation."""
    players = 0
    for slot in range(s.SEVEN_SLOTS):
        if box.nation[state.line[side, slot]] == nation:
            players += 1
    return players
