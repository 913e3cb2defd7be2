"""Pairing everybody at the least cost, whatever the costs are about."""

from collections.abc import Callable
from itertools import combinations

from rustworkx import PyGraph, max_weight_matching

_ROOM = 1 << 124
"""The solver calculates with 128 bits. A sum of costs below this is safe: its dual variables are no larger than twice
the sum, and it adds up three of them at most."""


def best_pairs(count: int, cost: Callable[[int, int], tuple[int, ...]]) -> list[tuple[int, int]]:
    """Return the pairs of the numbers below `count`, an even number, whose costs have the least sum.

    `cost` tells the costs of a pair of numbers, the lower one first: some integers from 0. A sum is less than another
    one by the first integer in which they differ. Of several solutions it is always the same one. Raises `OverflowError`
    if costs are too large.
    """
    pairs = list(combinations(range(count), 2))
    weights, room = [0] * len(pairs), 1
    for level in reversed(list(zip(*(cost(a, b) for a, b in pairs), strict=True))):
        weights = [weight - room * one for weight, one in zip(weights, level, strict=True)]
        room *= count // 2 * max(level) + 1
    if room > _ROOM:
        raise OverflowError("costs are too large to be added up")
    graph: PyGraph[None, int] = PyGraph(multigraph=False)
    graph.add_nodes_from([None] * count)
    graph.add_edges_from([(a, b, weight) for (a, b), weight in zip(pairs, weights, strict=True)])
    matched = max_weight_matching(graph, max_cardinality=True, weight_fn=int)
    return sorted((min(pair), max(pair)) for pair in matched)
