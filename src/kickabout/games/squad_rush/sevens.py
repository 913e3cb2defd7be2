"""The best seven of a pitch, slot by slot, complete or not (RUSH-9)."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Literal

from . import state as s
from .box import RushBox
from .squad import missing, on_pitch, one_nation, rating
from .state import Position, State


@dataclass(frozen=True)
class Seven:
    """A line-up of the players of a pitch, with its totals."""

    slots: tuple[int, ...]
    """The player in each slot, NONE for an empty one."""
    defence: int
    attack: int
    chemistry: int
    """The amount that nations beyond the first take from defence, and again from attack."""

    @property
    def missing(self) -> int:
        """The number of empty slots."""
        return self.slots.count(s.NONE)

    @property
    def worth(self) -> int:
        """The sum of defence and attack."""
        return self.defence + self.attack


@dataclass(frozen=True)
class Lead:
    """How one nation leads another on a pitch whose seven has to be of one."""

    nation: int
    other: int
    places: int
    """The number of places of a seven that the nation fills, Super Subs included."""
    less: int
    """The same for the other one."""
    by: Literal["places", "ratings", "order"]
    """What decides: the places, the ratings of who fills them, or the order of the box."""


def men_on_pitch(box: RushBox, state: State, seat: int) -> list[int]:
    """Return the players on a pitch, by position and number."""
    return sorted(
        (player for player in range(len(box.players)) if on_pitch(state, seat, player)),
        key=lambda player: (box.record.position[player], player),
    )


def best_seven(box: RushBox, state: State, seat: int) -> Seven:
    """Return the seven with the fewest empty slots, and of those the one worth most after chemistry.

    Where a seven has to be of one nation, it is. Players that the viewer knows to be left out are not in it.
    """
    players = [player for player in men_on_pitch(box, state, seat) if state.benched[player] <= 0]
    nations = sorted({box.record.nation[player] for player in players} - {s.NONE})
    most = min(1, len(nations)) if one_nation(box.record, state) else len(nations)
    sevens = [
        _seven(box, state, [player for player in players if _is_of(box, player, allowed)])
        for size in range(most + 1)
        for allowed in combinations(nations, size)
    ]
    return min(sevens, key=lambda seven: (seven.missing, -seven.worth))


def nation_of_seven(box: RushBox, state: State, seat: int) -> int:
    """Return the nation that the best seven has to be of, NONE where it may be of several or is of none yet."""
    if not one_nation(box.record, state):
        return s.NONE
    players = (player for player in best_seven(box, state, seat).slots if player != s.NONE)
    return next(
        (nation for player in players if (nation := box.players[player].nation) != s.NONE), s.NONE
    )


def other_nation(box: RushBox, state: State, seat: int, player: int) -> int:
    """Return the nation of the best seven where it keeps a player out who is of another one, else NONE."""
    nation = nation_of_seven(box, state, seat)
    return s.NONE if box.players[player].nation in (s.NONE, nation) else nation


def lead(box: RushBox, state: State, seat: int, other: int) -> Lead:
    """Return how the nation that the best seven has to be of leads another one on a pitch (RUSH-9.8)."""
    nation = nation_of_seven(box, state, seat)
    places, less = (
        s.SEVEN_SLOTS - missing(box.record, state, seat, one) for one in (nation, other)
    )
    if places != less:
        return Lead(nation, other, places, less, "places")
    worth = [
        _seven(
            box, state, [man for man in men_on_pitch(box, state, seat) if _is_of(box, man, [one])]
        ).worth
        for one in (nation, other)
    ]
    return Lead(nation, other, places, less, "ratings" if worth[0] != worth[1] else "order")


def _is_of(box: RushBox, player: int, nations: Sequence[int]) -> bool:
    return box.record.nation[player] in (s.NONE, *nations)


def _seven(box: RushBox, state: State, players: list[int]) -> Seven:
    """Return the best seven of these players, with slots filled as in a match."""
    record = box.record
    worth = {player: rating(record, state, player) for player in players}
    taken: list[list[int]] = [[] for _ in range(s.POSITIONS + 1)]
    for player in sorted(players, key=lambda player: (-worth[player], player)):
        position = record.position[player]
        fits = position == Position.SUB or len(taken[position]) < s.SLOTS_OF[position]
        if fits and sum(map(len, taken)) < s.SEVEN_SLOTS:
            taken[position].append(player)
    slots = [s.NONE] * s.SEVEN_SLOTS
    for position in range(s.POSITIONS):
        for place, player in enumerate(taken[position]):
            slots[s.FIRST_SLOT[position] + place] = player
    subs = taken[Position.SUB]
    for slot in reversed(range(s.SEVEN_SLOTS)):
        if slots[slot] == s.NONE and subs:
            slots[slot] = subs.pop(0)
    counted = [worth.get(player, 0) for player in slots]
    chemistry = record.chemistry * max(0, _nations(box, slots) - 1)
    return Seven(
        tuple(slots),
        max(0, sum(counted[: s.FIRST_ATTACKER]) - chemistry),
        max(0, sum(counted[s.FIRST_ATTACKER :]) - chemistry),
        chemistry,
    )


def _nations(box: RushBox, slots: Sequence[int]) -> int:
    return len({box.record.nation[player] for player in slots if player != s.NONE} - {s.NONE})
