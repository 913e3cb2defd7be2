"""Power and dice of Super Team: the power that a pass or a shot needs, and the sum of a roll.
Numbers are rulebook clauses.
"""

from typing import Any

from . import state as s
from .actions import ROLL, number_of
from .pitch import blocks, distance, goalie_of, is_auto, lies_in, seat_of
from .state import AbilityKind, BallAction, BoxRecord, Phase, Shirt, Stat, State, Zone


def advanced_captain(box: BoxRecord, state: State, piece: int) -> int:
    """Return the captain board of a piece if its advanced side is in play, NONE for any other piece
    (SUPER-22.2, 22.3).
    """
    if box.captain_abilities == 0 or piece % s.PIECES != Shirt.CAPTAIN:
        return s.NONE
    return state.captain[seat_of(piece)]


def has_ability(box: BoxRecord, state: State, piece: int, ability: int) -> int:
    """Return the amount of an ability that a piece has as its side's captain, 0 for none
    (SUPER-22.2, 22.6).
    """
    captain = advanced_captain(box, state, piece)
    if captain == s.NONE or box.captain_ability[captain] != ability:
        return 0
    return box.captain_amount[captain]


def team_has(box: BoxRecord, state: State, seat: int, ability: int) -> int:
    """Return the amount of an ability that a side has, 0 for none (SUPER-22.1, 22.5)."""
    team = state.team[seat]
    if box.team_abilities == 0 or team == s.NONE or box.team_ability[team] != ability:
        return 0
    return box.team_amount[team]


def power_needed(
    box: BoxRecord, state: State, piece: int, start: int, end: int, is_shot: bool
) -> int:
    """Return the power that a pass or a shot of a piece from a space needs: half the distance, and the
    blocks (SUPER-9.2, 9.4, 11.8).
    """
    in_way = blocks(state, start, end, seat_of(piece), 0)  # 9.4
    return power_past(box, state, piece, start, end, in_way, is_shot)


def power_past(
    box: BoxRecord, state: State, piece: int, start: int, end: int, in_way: int, is_shot: bool
) -> int:
    """Return the power that a pass or a shot needs with so many opponents in the way."""
    spaces = distance(start, end)
    if not is_shot:
        long_passes = team_has(box, state, seat_of(piece), AbilityKind.LONG_PASSES)  # 22.5
        spaces = max(spaces - long_passes, 1)
    power = (spaces + 1) // 2  # 9.2
    if state.skipping == 0:  # 17.8
        power += max(in_way - has_ability(box, state, piece, AbilityKind.CLEAR_SIGHT), 0)  # 22.6
    if is_shot and lies_in(box, start, Zone.AREA, 1 - seat_of(piece)):
        power -= has_ability(box, state, piece, AbilityKind.POACHER)  # 22.6
    return max(power, 0)


def bonus(box: BoxRecord, state: State, piece: int, stat: int) -> int:
    """Return the bonus of a piece on a roll of its side: stars of the captain and of AutoTeam,
    abilities (SUPER-22.3 to 22.5, 26.8).
    """
    seat = seat_of(piece)
    if is_auto(box, seat):
        return box.auto_stars[stat]  # 26.8
    captain = advanced_captain(box, state, piece)
    stars = box.captain_stars[captain, stat] if captain != s.NONE else 0  # 22.3, 22.4
    on_rolls = team_has(box, state, seat, AbilityKind.ROLL_BONUS)
    if on_rolls > 0 and box.team_stat[state.team[seat]] == stat:
        stars += on_rolls  # 22.5
    return stars


def roller(state: State, answering: bool) -> int:
    """Return the piece that rolls in the action under way (SUPER-10.4, 11.10, 12.2, 13.2)."""
    if not answering:
        return state.doer
    if state.action == BallAction.SHOT:
        return goalie_of(1 - seat_of(state.doer))
    return state.rival


def stat_rolled(state: State, answering: bool) -> int:
    """Return the stat of a roll in the action under way (SUPER-10.5, 11.10, 12.2, 13.2)."""
    action = state.action
    if action == BallAction.PASS:
        return Stat.PASS
    if action == BallAction.SHOT:
        return Stat.GOALKEEPING if answering else Stat.SHOOT
    if action == BallAction.DRIBBLE:
        return Stat.TACKLE if answering else Stat.DRIBBLE
    return Stat.DRIBBLE if answering else Stat.TACKLE


def whites_rolled(state: State) -> int:
    """Return how many white dice the roll that is due has (SUPER-8.1)."""
    answering = state.phase == Phase.ANSWER_ROLL
    return state.markers[seat_of(roller(state, answering)), stat_rolled(state, answering)]


def dice_outcomes(box: BoxRecord, whites: int, out: Any, weights: Any) -> int:
    """Write the outcomes of a green die and 0..2 white dice, ascending, with their weights
    (SUPER-1.5, 1.6, 8.1, 8.2).
    """
    n = 0
    for green in range(10):
        faces = green_faces(box, green)
        if faces == 0:
            continue
        for low in range(s.WHITES):
            for high in range(low, s.WHITES):
                ways = white_weight(box, whites, low, high)
                if ways > 0:
                    out[n] = number_of(ROLL, green, low, high)
                    weights[n] = faces * ways
                    n += 1
    return n


def green_faces(box: BoxRecord, shown: int) -> int:
    """Return how many faces of the green die show this."""
    count = 0
    for face in range(s.FACES):
        if box.green[face] == shown:
            count += 1
    return count


def white_weight(box: BoxRecord, whites: int, low: int, high: int) -> int:
    """Return in how many ways white dice show these two, the lower first; 0 stands for no die
    (SUPER-8.1, 8.2).
    """
    if whites == 0:
        return 1 if high == 0 else 0  # 8.2
    if whites == 1:
        return white_faces(box, high) if low == 0 and high > 0 else 0
    if low == 0:
        return 0
    ways = white_faces(box, low) * white_faces(box, high)
    return ways if low == high else 2 * ways


def white_faces(box: BoxRecord, shown: int) -> int:
    """Return how many faces of a white die show this: the face plus 2."""
    count = 0
    for face in range(s.FACES):
        if box.white[face] + 2 == shown:
            count += 1
    return count
