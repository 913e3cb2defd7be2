"""Knock-out: whoever loses is out."""

from collections.abc import Sequence


def bracket(sides: int) -> list[int]:
    """Return the places of a bracket from top to bottom, each by the seed that belongs there, 0 being the best.

    There are as many places as the next power of two, at least two. If the better seed always wins, the best meet as late as
    they can.
    """
    seeds = [0, 1]
    while len(seeds) < sides:
        # Each side that is left is joined by one that it is to beat: seeds that meet always have the same sum.
        seeds = [seed for best in seeds for seed in (best, 2 * len(seeds) - 1 - best)]
    return seeds


def first_round(seeds: Sequence[int]) -> list[tuple[int, int | None]]:
    """Return the matches of the first round from top to bottom of the bracket, for sides given best first.

    The better seed is at home. It has None to meet, a bye, where the number of sides is no power of two: byes go to the
    best seeds. In the next round the winners of the first two matches meet, those of the third and fourth, and so on.
    """
    sides = [seeds[seed] if seed < len(seeds) else None for seed in bracket(len(seeds))]
    return [
        (home, away) for home, away in zip(sides[::2], sides[1::2], strict=True) if home is not None
    ]
