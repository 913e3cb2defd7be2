"""Leagues: everybody meets everybody."""

from collections.abc import Sequence
from typing import Literal

_MATES = (1, 2, 4)
"""Whom the last of eight sides meets in a round, by their places in the circle of the others, which turns."""
_SEATS = (1, 0, 0, 1, 3, 2, 2)
"""In which seat it sits there, round by round."""


def rounds(sides: Sequence[int], legs: Literal[1, 2]) -> list[list[tuple[int, int]]]:
    """Return the matches of each round, the side at home first, by the circle method.

    In a leg each side meets each other once, as often at home as away; with an even number of sides, once more at home
    or away. An odd number of sides rests one in each round. In the second leg home and away are turned round. Nobody
    is at home, or away, in three matches in a row.
    """
    circle = len(sides) - 1 + len(sides) % 2
    leg = []
    for middle in range(circle):
        matches = []
        if circle < len(sides):
            # The last side stands beside the circle, and meets whoever would rest.
            matches.append(_turned((sides[middle], sides[-1]), middle))
        for step in range(1, (circle + 1) // 2):
            # A side comes one step further in each round: home and away take turns.
            pair = sides[(middle - step) % circle], sides[(middle + step) % circle]
            matches.append(_turned(pair, step))
        leg.append(matches)
    if legs == 1:
        return leg
    # The first round is the last one of the second leg: else two sides would have three matches at home in a row.
    return leg + [[(away, home) for home, away in matches] for matches in leg[1:] + leg[:1]]


def tables(sides: Sequence[int]) -> list[list[tuple[int, ...]]]:
    """Return the two tables of four of each of seven rounds for eight sides, by the seat.

    Each side meets each other in three rounds, any three meet in one, and everybody has each seat once or twice.
    """
    *circle, last = sides
    rounds = []
    for step, seat in enumerate(_SEATS):
        turned = [circle[(step + place) % len(circle)] for place in range(len(circle))]
        mates = [turned[place] for place in _MATES]
        others = [side for side in turned if side not in mates]
        rounds.append([(*mates[:seat], last, *mates[seat:]), tuple(others)])
    return rounds


def _turned(pair: tuple[int, int], number: int) -> tuple[int, int]:
    """Return the pair, turned round for odd numbers."""
    return (pair[1], pair[0]) if number % 2 else pair
