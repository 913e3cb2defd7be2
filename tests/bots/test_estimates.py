"""What several searches of a position say together, and how sure they are."""

from collections.abc import Sequence

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kickabout.bots.estimates import LEAST, MARGIN, MOST, Estimates

ACTIONS = ("play", "hold", "swap")


def searched(
    chances: Sequence[float],
    visits: Sequence[int] = (100, 100, 100),
    noise: float = 0.02,
    searches: int | None = None,
) -> Estimates:
    """Return the estimates after searches that err at random, so many or until they have settled something."""
    rng, estimates = np.random.default_rng(5), Estimates(ACTIONS)
    made = 0
    while not estimates.settled if searches is None else made < searches:
        estimates.add(visits, [chance + rng.normal(0, noise) for chance in chances])
        made += 1
    return estimates


def test_what_is_far_better_is_settled_at_once() -> None:
    estimates = searched((0.3, 0.6, 0.4))
    assert [one.action for one in estimates.choices] == ["hold", "swap", "play"]
    assert estimates.equals == 1
    assert estimates.choices[0].visits == 100 * LEAST


def test_what_differs_by_less_than_matters_counts_as_equal() -> None:
    assert searched((0.5, 0.5 + MARGIN / 3, 0.3)).equals == 2


def test_what_just_matters_takes_more_searches() -> None:
    assert searched((0.5, 0.5 + MARGIN, 0.3)).choices[0].visits > 100 * LEAST


def test_what_searches_never_settle_has_an_end() -> None:
    estimates, made = Estimates(ACTIONS), 0
    while not estimates.settled:
        estimates.add((9, 9, 9), (0.5, 0.5 + MARGIN + (-1) ** made * 0.3, 0.3))
        made += 1
    assert made == MOST


def test_what_was_tried_too_seldom_is_not_judged() -> None:
    estimates = searched((0.9, 0.5, 0.4), visits=(1, 100, 100))
    assert [(one.action, one.chance is None) for one in estimates.choices] == [
        ("hold", False),
        ("swap", False),
        ("play", True),
    ]
    assert estimates.equals == 1


def test_what_no_search_tries_has_no_chance() -> None:
    """A single legal action is played without a search."""
    estimates = Estimates(["hold"])
    estimates.add((0,), (0.0,))
    assert estimates.settled
    assert estimates.equals == 1
    assert [one.chance for one in estimates.choices] == [None]


def test_the_error_is_the_one_that_was_planted() -> None:
    errors = [one.error for one in searched((0.3, 0.6, 0.4), noise=0.1, searches=2000).choices]
    assert errors == pytest.approx([0.1 / 2000**0.5] * 3, rel=0.1)


def test_luck_that_choices_share_settles_nothing_less() -> None:
    """Searches may find all chances too high or too low together; the difference is what counts."""
    rng, estimates = np.random.default_rng(5), Estimates(ACTIONS)
    while not estimates.settled:
        luck = rng.normal(0, 0.2)
        estimates.add((9, 9, 9), (0.5 + luck, 0.4 + luck, 0.3 + luck))
    assert estimates.choices[0].visits == 9 * LEAST


found = st.lists(st.tuples(st.integers(0, 50), st.floats(0, 1)), min_size=3, max_size=3)


@given(
    st.lists(found.filter(lambda row: any(visits for visits, _ in row)), min_size=2, max_size=12)
)
def test_no_choice_that_is_shown_is_better_than_the_best(
    searches: list[list[tuple[int, float]]],
) -> None:
    estimates = Estimates(ACTIONS)
    for row in searches:
        estimates.add([visits for visits, _ in row], [share for _, share in row])
    choices, equals = estimates.choices, estimates.equals
    chances = [one.chance for one in choices if one.chance is not None]
    assert chances == sorted(chances, reverse=True)
    assert 1 <= equals <= len(chances)
    assert all(chances[0] - chance >= MARGIN for chance in chances[equals:])
