"""Groups: who is in which, and who meets whom after them; and tables of more than two."""

from collections.abc import Sequence

from kickabout.table.formats.knock_out import bracket
from kickabout.table.formats.matching import best_pairs


def draw(sides: Sequence[int], groups: int) -> list[list[int]]:
    """Return the sides of each group, for sides given best first: from the first group to the last one and back."""
    drawn: list[list[int]] = [[] for _ in range(groups)]
    for place, side in enumerate(sides):
        turn, group = divmod(place, groups)
        drawn[groups - 1 - group if turn % 2 else group].append(side)
    return drawn


def tables(sides: Sequence[int], most: int = 4) -> list[list[int]]:
    """Return the sides of each table of up to `most`, at least 3, for at least two sides given best first.

    There are as few tables as can be, and their numbers of sides differ by one at most.
    """
    return draw(sides, -(-len(sides) // most))


def qualified(orders: Sequence[Sequence[int]], advance: int) -> list[int]:
    """Return the seeds of the knock-out, best first, for the order of each group.

    `advance` sides of each group go on, or all if it has fewer: first the winners, in the order of the groups, then the
    seconds, and so on, arranged so that sides of one group meet as late as can be.
    """
    places = bracket(sum(min(advance, len(order)) for order in orders))
    seeded: list[int] = []
    """The group of each seed."""
    seeds: list[int] = []
    for rank in range(advance):
        coming = [group for group, order in enumerate(orders) if rank < len(order)]
        arranged = _kept_apart(coming, seeded, places)
        seeded += arranged
        seeds += [orders[group][rank] for group in arranged]
    return seeds


def _kept_apart(coming: Sequence[int], seeded: Sequence[int], places: Sequence[int]) -> list[int]:
    """Return the groups that are coming in the order of the seeds after those of `seeded`."""
    place_of = {seed: place for place, seed in enumerate(places)}
    count, rounds = len(coming), len(places).bit_length()

    def cost(one: int, other: int) -> tuple[int, ...]:
        """Return what it costs to give a seed to a group: how many of its sides it may meet, by round.

        The numbers of seeds follow those of groups. Two groups, or two seeds, are no pair.
        """
        if (one < count) == (other < count):
            return (1,) + rounds * (0,)
        place = place_of[len(seeded) + other - count]
        mates = [seed for seed, group in enumerate(seeded) if group == coming[one]]
        meet = [(place ^ place_of[mate]).bit_length() for mate in mates]
        met = [meet.count(number) for number in range(1, rounds)]
        return (0, *met, (other - count - one) ** 2)

    pairs = best_pairs(2 * count, cost)
    return [coming[group] for group, _ in sorted(pairs, key=lambda pair: pair[1])]
