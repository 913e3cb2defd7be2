"""The ways to play a game: few combinations of seats and options that cover all pairs of values."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations_with_replacement, product
from typing import TypeAlias

from kickabout.engine.boxes import Box
from kickabout.engine.game import Game

MOST_CHOICES = 4
"""An option with more of them, such as all ready-made squads, has choices that are alike to the rules."""
SEATS = "seats"
Way: TypeAlias = tuple[int, Mapping[str, object]]
"""The number of seats and the options."""


def ways(game: Game, box: Box) -> Iterator[Way]:
    """Yield all ways to play; numeric options are left out."""
    choices: dict[str, Sequence[object]] = {
        name: list(option.choices)[: 2 if len(option.choices) > MOST_CHOICES else None]
        for name, option in box.options.items()
        if option.choices
    }
    choices[SEATS] = range(game.least_seats, game.most_seats + 1)
    everything: list[dict[str, object]] = [
        dict(zip(choices, values, strict=True)) for values in product(*choices.values())
    ]

    def pairs(way: Mapping[str, object]) -> set[tuple[object, ...]]:
        return set(combinations_with_replacement(way.items(), 2))

    left = set().union(*map(pairs, everything))
    while left:
        best = max(everything, key=lambda way: len(left & pairs(way)))
        left -= pairs(best)
        options = {**best}
        seats = options.pop(SEATS)
        assert isinstance(seats, int)
        yield seats, options
