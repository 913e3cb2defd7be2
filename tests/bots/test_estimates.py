"""What trials of a position say together, and how sure they are."""

from collections.abc import Sequence

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kickabout.bots.estimates import LEAST, MARGIN, MOST, Estimates
from kickabout.bots.trials import CONCEDED, FIGURES, SCORED, Outcomes

ACTIONS = ("play", "hold", "swap")


def tried(
    chances: Sequence[float], noise: float = 0.1, luck: float = 0.0, trials: int | None = None
) -> Estimates:
    """Return the estimates after so many trials, or until they have settled something.

    Their `noise` is each action's own, their `luck` the same for all.
    """
    rng, estimates = np.random.default_rng(5), Estimates(ACTIONS[: len(chances)])
    by_action = dict(zip(ACTIONS, chances, strict=False))
    while not estimates.settled if trials is None else estimates.due[1] < trials:
        actions, _, number = estimates.due
        shares = np.array([by_action[action] for action in actions])
        shares = shares + rng.normal(0, luck, (number, 1))
        estimates.add(outcomes(shares + rng.normal(0, noise, (number, len(actions)))))
    return estimates


def outcomes(shares: Sequence[Sequence[float]] | np.ndarray) -> Outcomes:
    noted = np.zeros((*np.shape(shares), FIGURES))
    noted[:, :, 0] = shares
    return noted


def named(estimates: Estimates) -> list[str]:
    return [one.action for one in estimates.choices]


def test_what_is_far_better_is_settled_at_once() -> None:
    estimates = tried((0.3, 0.6, 0.4))
    assert named(estimates) == ["hold", "swap", "play"]
    assert estimates.equals == 1
    assert estimates.choices[0].trials < 2 * LEAST


def test_among_equals_the_rule_of_thumb_decides() -> None:
    """The actions are in its order; the best of all is the second here."""
    estimates = tried((0.5, 0.5 + MARGIN / 3, 0.3))
    assert named(estimates) == ["play", "hold", "swap"]
    assert estimates.equals == 2
    assert estimates.choices[0].chance == estimates.choices[1].chance


def test_what_just_matters_takes_more_trials() -> None:
    assert tried((0.5, 0.5 + MARGIN * 1.3, 0.3)).choices[0].trials > 2 * LEAST


def test_what_trials_never_settle_has_an_end() -> None:
    estimates = tried((0.5, 0.5 + MARGIN), noise=0.3)
    assert MOST <= estimates.choices[0].trials < 2 * MOST


def test_what_is_clearly_worse_is_tried_no_more() -> None:
    estimates = tried((0.5, 0.5 + MARGIN, 0.3), noise=0.3)
    *_, worse = estimates.choices
    assert (worse.action, estimates.open) == ("swap", ("play", "hold"))
    assert worse.trials < 2 * LEAST
    assert worse.chance == pytest.approx(0.3, abs=0.05)


def test_a_single_action_takes_no_trial() -> None:
    estimates = Estimates(["hold"])
    assert estimates.settled
    assert estimates.equals == 1
    assert [(one.action, one.chance) for one in estimates.choices] == [("hold", None)]


def test_the_error_is_the_one_that_was_planted() -> None:
    errors = [one.error for one in tried((0.5, 0.5), noise=0.1, trials=2500).choices]
    assert errors == pytest.approx([0.1 / 2500**0.5] * 2, rel=0.1)


def test_luck_that_choices_share_settles_nothing_less() -> None:
    """Trials may find all chances too high or too low together; the difference is what counts."""
    assert tried((0.5, 0.4, 0.3), noise=0, luck=0.4).choices[0].trials < 2 * LEAST


def test_goals_are_counted() -> None:
    noted = outcomes([[0.5, 0.1]] * 4)
    noted[0, 0, SCORED] = noted[:2, 1, CONCEDED] = 1.0
    estimates = Estimates(ACTIONS[:2])
    estimates.add(noted)
    assert [(one.scores, one.concedes) for one in estimates.choices] == [(0.25, 0.0), (0.0, 0.5)]


shares = st.lists(st.tuples(*[st.floats(0, 1)] * 3), min_size=2, max_size=12)


@given(shares, shares)
def test_no_choice_that_is_shown_is_better_than_the_best(
    early: list[tuple[float, ...]], late: list[tuple[float, ...]]
) -> None:
    estimates = Estimates(ACTIONS)
    estimates.add(outcomes(np.repeat(early, LEAST, axis=0)))
    kept = [ACTIONS.index(action) for action in estimates.open]
    estimates.add(outcomes(np.repeat(late, LEAST, axis=0)[:, kept]))
    choices, equals = estimates.choices, estimates.equals
    chances = [one.chance for one in choices if one.chance is not None]
    assert chances == sorted(chances, reverse=True)
    assert 1 <= equals <= len(chances) == len(ACTIONS)
    assert all(chances[0] > chance for chance in chances[equals:])
