"""The benchmark for researchers: what is said of the games, and the curves on the miniature."""

import numpy as np

from benchmarks.miniature import tree
from benchmarks.research import SEEDS, card, curves, spread
from kickabout.games import find


def test_a_spread_leaves_out_a_tenth_of_the_matches() -> None:
    assert spread(np.arange(101.0)) == "50 (5–95)"
    assert spread(np.array([2.0, 3.0])) == "2.5 (2.0–3.0)"


def test_a_card_tells_what_a_seat_is_not_shown() -> None:
    game = find("futbol-dash")
    rows = dict(card(game, 20, 1))
    assert rows["players"] == "2–6"
    assert rows["hidden, in whole or in part"] == "`deck`, `hands`"
    assert rows["box"] == f"`{game.load_box(None).digest}`"
    assert rows["decisions a match, random"] != rows["decisions a match, rule of thumb"]


def test_the_curves_come_nearer_to_the_solution_with_each_seed() -> None:
    for curve in curves(tree(), (100, 3000)).values():
        (first, early), (last, late) = curve
        assert (first, last) == (100, 3000)
        assert len(set(late)) == len(SEEDS)
        assert max(late) < min(early)
