"""The legal seven: the players that a pitch lacks for it, and the line-up of a match (RUSH-9)."""

from . import state as s
from .state import BoxRecord, Mode, Place, Position, State


def in_hand(state: State, seat: int, player: int) -> bool:
    """Return whether a player is in a seat's hand."""
    return state.place[player] == Place.HAND and state.owner[player] == seat


def on_pitch(state: State, seat: int, player: int) -> bool:
    """Return whether a player is on a seat's pitch."""
    return state.place[player] == Place.PITCH and state.owner[player] == seat


def bookings(box: BoxRecord, state: State, seat: int) -> int:
    """Return the number of yellow cards on a pitch."""
    yellows = 0
    for player in range(box.players):
        if on_pitch(state, seat, player):
            yellows += state.yellows[player]
    return yellows


def side_of(state: State, seat: int) -> int:
    """Return the side of a seat in the match under way, or NONE."""
    if state.sides[0] == seat:
        return 0
    return 1 if state.sides[1] == seat else s.NONE


def put_on(box: BoxRecord, state: State, seat: int, player: int) -> None:
    """Put a player on a pitch."""
    state.place[player] = Place.PITCH
    state.owner[player] = seat
    state.known[player] = 0
    state.pitch_size[seat] += 1
    tally(box, state, seat, player, 1)


def take_from(box: BoxRecord, state: State, player: int) -> None:
    """Take a player off his pitch and clear his bookings."""
    seat = state.owner[player]
    state.pitch_size[seat] -= 1
    state.yellows[player] = 0
    state.benched[player] = 0
    tally(box, state, seat, player, -1)
    if state.fresh == player:
        state.fresh = s.NONE


def tally(box: BoxRecord, state: State, seat: int, player: int, change: int) -> None:
    """Update the count of the players on a pitch."""
    if box.nation[player] == s.NONE:
        state.subs[seat] += change
    else:
        state.fielded[seat, box.nation[player] * s.POSITIONS + box.position[player]] += change


# Missing players.


def one_nation(box: BoxRecord, state: State) -> bool:
    """Return whether a seven has to be of one nation."""
    return box.mode == Mode.SQUAD_RUSH or state.sudden_death == 1


def missing(box: BoxRecord, state: State, seat: int, nation: int) -> int:
    """Return how many players a pitch lacks for a seven of this nation, Super Subs standing in."""
    lacking = 0
    for position in range(s.POSITIONS):
        lacking += max(
            0, s.SLOTS_OF[position] - state.fielded[seat, nation * s.POSITIONS + position]
        )
    return max(0, lacking - state.subs[seat])


def missing_mixed(box: BoxRecord, state: State, seat: int, off: int, on: int) -> int:
    """Return how many players a pitch would lack for a seven of any nations without `off` and with `on`.

    Either may be NONE.
    """
    lacking = 0
    for position in range(s.POSITIONS):
        standing = stands_for(box, on, position) - stands_for(box, off, position)
        for nation in range(box.nations):
            standing += state.fielded[seat, nation * s.POSITIONS + position]
        lacking += max(0, s.SLOTS_OF[position] - standing)
    subs = state.subs[seat] + stands_for(box, on, Position.SUB) - stands_for(box, off, Position.SUB)
    return max(0, lacking - subs)


def stands_for(box: BoxRecord, player: int, position: int) -> int:
    """Return 1 if `player` is not NONE and plays in this position, else 0."""
    return int(player != s.NONE and box.position[player] == position)


def fewest_missing(box: BoxRecord, state: State, seat: int) -> int:
    """Return how many players a pitch lacks for a legal seven."""
    if not one_nation(box, state):
        return missing_mixed(box, state, seat, s.NONE, s.NONE)
    fewest = s.SEVEN_SLOTS
    for nation in range(box.nations):
        if state.in_play[nation] == 1:
            fewest = min(fewest, missing(box, state, seat, nation))
    return fewest


def has_seven(box: BoxRecord, state: State, seat: int) -> bool:
    """Return whether a legal seven stands on a pitch."""
    return state.pitch_size[seat] >= s.SEVEN_SLOTS and fewest_missing(box, state, seat) == 0


# The seven of a match.


def booked(box: BoxRecord, state: State, player: int) -> bool:
    """Return whether a player is booked; a captain may shrug off his first yellow card (RUSH-16.8)."""
    return state.yellows[player] > box.armband * box.star[player]


def rating(box: BoxRecord, state: State, player: int) -> int:
    """Return the rating of a player with a booking taken off, at least 0."""
    return max(0, box.rating[player] - box.booked * booked(box, state, player))


def stands_in(state: State, seat: int, player: int) -> bool:
    """Return whether a player is on a seat's pitch and not left out."""
    return on_pitch(state, seat, player) and state.benched[player] <= 0


def is_seven_without(box: BoxRecord, state: State, seat: int, player: int) -> bool:
    """Return whether a pitch keeps a legal seven if this player is left out too."""
    left = 0
    for position in range(s.POSITIONS + 1):
        standing = 0
        for other in range(box.players):
            if (
                box.position[other] == position
                and other != player
                and stands_in(state, seat, other)
            ):
                standing += 1
        left += standing if position == Position.SUB else min(standing, s.SLOTS_OF[position])
    return left >= s.SEVEN_SLOTS


def line_up(box: BoxRecord, state: State, seat: int, side: int) -> None:
    """Write the player in each slot of a side into `line`, or NONE (RUSH-12.11).

    Players take the slots of their positions, the best first; Super Subs take the free ones, the better subs in
    attack.
    """
    for slot in range(s.SEVEN_SLOTS):
        state.line[side, slot] = s.NONE
    for slot in range(s.SEVEN_SLOTS):
        state.line[side, slot] = best_free(box, state, seat, s.POSITION_OF_SLOT[slot], side)
    for back in range(s.SEVEN_SLOTS):
        slot = s.SEVEN_SLOTS - 1 - back
        if state.line[side, slot] == s.NONE:
            state.line[side, slot] = best_free(box, state, seat, Position.SUB, side)


def best_free(box: BoxRecord, state: State, seat: int, position: int, side: int) -> int:
    """Return the best player of a position without a slot, or NONE."""
    best = s.NONE
    for player in range(box.players):
        if box.position[player] == position and stands_in(state, seat, player):
            free = True
            for slot in range(s.SEVEN_SLOTS):
                if state.line[side, slot] == player:
                    free = False
            if free and (best == s.NONE or rating(box, state, player) > rating(box, state, best)):
                best = player
    return best
