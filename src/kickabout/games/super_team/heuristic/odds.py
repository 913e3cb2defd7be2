"""The chances of passes, shots and duels of Super Team, in whole numbers for speed.

A roll is approximated by a normal curve with the mean and the standard deviation of the dice in the
box, which is right to a few per cent. Chances are per mille; leads are counted in sixths.
"""

from .. import state as s
from ..pitch import (
    blocks,
    crosses,
    distance,
    goalie_of,
    half_distance,
    may_stand,
    neighbour,
    seat_of,
    target_space,
)
from ..power import bonus, has_ability, power_needed, power_past
from ..state import AbilityKind, BoxRecord, Stat, State

CERTAIN = 1000
# fmt: off
CURVE = (
    500, 550, 599, 646, 691, 734, 773, 809, 841, 870, 894, 915, 933,
    948, 960, 970, 977, 983, 988, 991, 994, 996, 997, 998, 999,
)
# fmt: on
"""The chance that a roll is not further below its mean than so many
eighths of its standard deviation.
"""


def sign(number: int) -> int:
    """Return 1, 0 or -1."""
    return 1 if number > 0 else (-1 if number < 0 else 0)


# Dice.


def chance(lead: int, stray: int) -> int:
    """Return the chance that dice which lead by so much on average do not fall behind."""
    if stray == 0:
        return CERTAIN if lead >= 0 else 0
    eighths = (256 * (lead + s.FACES // 2) + stray) // (2 * stray)
    if eighths >= 0:
        return CURVE[min(eighths, len(CURVE) - 1)]
    return CERTAIN - CURVE[min(-eighths, len(CURVE) - 1)]


# Passes and duels.


def pass_chance(box: BoxRecord, state: State, piece: int, start: int, end: int, morale: int) -> int:
    """Return the chance that a piece's pass succeeds."""
    whites = state.markers[seat_of(piece), Stat.PASS]
    power = power_needed(box, state, piece, start, end, False)
    roll = box.mean[whites] + s.FACES * (bonus(box, state, piece, Stat.PASS) + morale - power)
    return chance(roll, box.stray[0, whites])


def tackle_chance(box: BoxRecord, state: State, tackler: int, rival: int, more: int) -> int:
    """Return the chance that a tackle succeeds with so much more Morale:
    only a higher roll wins the ball.
    """
    return duel_chance(box, state, tackler, Stat.TACKLE, rival, Stat.DRIBBLE, more - 1)


def dribble_chance(box: BoxRecord, state: State, piece: int, rival: int, more: int) -> int:
    """Return the chance that a dribble succeeds with so much more Morale."""
    return duel_chance(box, state, piece, Stat.DRIBBLE, rival, Stat.TACKLE, more)


def duel_chance(
    box: BoxRecord, state: State, one: int, stat: int, other: int, answer: int, more: int
) -> int:
    """Return the chance that a piece's roll plus `more` is no lower than another's."""
    whites = state.markers[seat_of(one), stat]
    others = state.markers[seat_of(other), answer]
    lead = box.mean[whites] - box.mean[others]
    lead += s.FACES * (bonus(box, state, one, stat) - bonus(box, state, other, answer) + more)
    return chance(lead, box.stray[1, whites + others])


# Shots.


def shot_lead(box: BoxRecord, state: State, piece: int) -> int:
    """Return by how much a piece's Shoot roll exceeds the other Goalie's roll on average."""
    seat = seat_of(piece)
    lead = box.mean[state.markers[seat, Stat.SHOOT]] + s.FACES * bonus(
        box, state, piece, Stat.SHOOT
    )
    lead -= box.mean[state.markers[1 - seat, Stat.GOALKEEPING]]
    return lead - s.FACES * bonus(box, state, goalie_of(1 - seat), Stat.GOALKEEPING)


def shot_stray(box: BoxRecord, state: State, seat: int) -> int:
    """Return the standard deviation of the dice of a seat's shot and of the other Goalie."""
    stray: int = box.stray[
        1, state.markers[seat, Stat.SHOOT] + state.markers[1 - seat, Stat.GOALKEEPING]
    ]
    return stray


def goalie_sent(box: BoxRecord, state: State, goalie: int, space: int) -> int:
    """Return the space that a Goalie reaches who is sent to another."""
    start = state.at[goalie]
    rows = space // s.COLS - start // s.COLS
    columns = space % s.COLS - start % s.COLS
    step = neighbour(box, start, sign(rows), sign(columns))
    return step if state.on[step] == 0 and may_stand(box, goalie, step) else start


def margin(
    box: BoxRecord, state: State, piece: int, start: int, end: int, in_way: int, stand: int
) -> int:
    """Return the power that a shot needs, with so many outfield players in its way and the Goalie
    on a space, less the power that the Goalie needs.
    """
    if stand != start and crosses(start, end, stand):
        in_way += 1
    return power_past(box, state, piece, start, end, in_way, True) - half_distance(stand, end)


def goal_chance(
    box: BoxRecord, state: State, piece: int, start: int, tile: int, guess: int, more: int
) -> int:
    """Return the chance of a goal from a space to one tile while the Goalie is sent to
    another, with so much more Morale.
    """
    seat = seat_of(piece)
    end = target_space(box, 1 - seat, tile)
    stand = goalie_sent(box, state, goalie_of(1 - seat), target_space(box, 1 - seat, guess))
    in_way = blocks(state, start, end, seat, 1)
    less = margin(box, state, piece, start, end, in_way, stand)
    return chance(
        shot_lead(box, state, piece) + s.FACES * (more - less), shot_stray(box, state, seat)
    )


def shot_bound(box: BoxRecord, state: State, piece: int, start: int, lead: int, stray: int) -> int:
    """Return a quick upper bound on the chance of a goal from a space: that of a shot at the
    nearest tile with nobody in the way, while the Goalie has the furthest way to go. `lead` and
    `stray` are those of the dice, Morale included (see `shot_lead` and `shot_stray`).
    """
    other = 1 - seat_of(piece)
    goalie = state.at[goalie_of(other)]
    left, right = target_space(box, other, 0), target_space(box, other, 2)
    rows = abs(start // s.COLS - left // s.COLS)
    near = max(rows, left % s.COLS - start % s.COLS, start % s.COLS - right % s.COLS)
    power = max((near + 1) // 2 - has_ability(box, state, piece, AbilityKind.POACHER), 0)
    kept = (max(distance(goalie, left), distance(goalie, right)) + 2) // 2
    return chance(lead + s.FACES * (kept - power), stray)


def shot_chance(
    box: BoxRecord, state: State, piece: int, start: int, lead: int, stray: int, over: int
) -> int:
    """Return the chance of a goal from a space, if the Goalie guesses the tile in one case of
    three; `over` if it is not higher. `lead` and `stray` as in `shot_bound`.
    """
    seat = seat_of(piece)
    goalie = goalie_of(1 - seat)
    first = target_space(box, 1 - seat, 0)
    sent = (
        goalie_sent(box, state, goalie, first),
        goalie_sent(box, state, goalie, first + 1),
        goalie_sent(box, state, goalie, first + 2),
    )
    saved = has_ability(box, state, piece, AbilityKind.POACHER)
    best = 3 * over + 2
    for tile in range(3):
        end = first + tile
        stand, other = sent[tile], sent[(tile + 1) % 3]
        # An upper bound, quick to compute: nobody in the way.
        power = max(half_distance(start, end) - saved, 0)
        guessed, wrong = power - half_distance(stand, end), power - half_distance(other, end)
        if in_three_cases(lead, stray, guessed, wrong) <= best:
            continue
        in_way = blocks(state, start, end, seat, 1)
        guessed = margin(box, state, piece, start, end, in_way, stand)
        wrong = margin(box, state, piece, start, end, in_way, other)
        best = max(best, in_three_cases(lead, stray, guessed, wrong))
    return best // 3


def in_three_cases(lead: int, stray: int, guessed: int, wrong: int) -> int:
    """Return the chances of a goal added up over the Goalie's three guesses, one of them right, by the power
    that the shot needs more than he.
    """
    right = chance(lead - s.FACES * guessed, stray)
    return right + 2 * chance(lead - s.FACES * wrong, stray)
