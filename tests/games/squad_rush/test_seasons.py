"""Seasons of Squad Rush whose matches are played: random seats seldom have a seven, so here they build."""

from collections.abc import Mapping

import pytest

from kickabout.engine import check
from kickabout.engine.check import check_game
from kickabout.engine.dice import below
from kickabout.engine.spots import chosen
from kickabout.games.squad_rush import GAME
from kickabout.games.squad_rush.actions import (
    ACTIONS,
    DONE,
    DRAW_PILE,
    HITS,
    RECALL,
    SHOW_CARD,
    SHOW_ON,
    SHOW_OUT,
    VERB,
)

pytestmark = pytest.mark.long
DRAMA = {"mode": "group-stage", "matchday-drama": "on"}
LEGS = DRAMA | {"added-time": "new-official", "golden-boot": "own-nation"}
ANY = 2
"""Of ten decisions so many are of any kind."""
SHOWN = {
    "a seven": ACTIONS.numbers(SHOW_OUT),
    "a swap": ACTIONS.numbers(SHOW_ON),
    "an INSTANT": ACTIONS.numbers(SHOW_CARD),
}


def breaks_up(action: int) -> bool:
    """Whether a decision keeps sevens from coming to stand."""
    return VERB[action] in (RECALL, *HITS, DONE, DRAW_PILE)


@pytest.mark.parametrize(("seats", "seed", "options"), [(2, 10, DRAMA), (3, 7, LEGS)])
def test_played_matches_keep_the_promises_too(
    seats: int, seed: int, options: Mapping[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = set[int]()

    def building(actions: list[int], weights: list[int], rng: list[int]) -> int:
        builds = [action for action in actions if not breaks_up(action)]
        if weights or not builds or below(rng, 10) < ANY:
            action = chosen(actions, weights, rng)
        else:
            action = builds[below(rng, len(builds))]
        seen.add(action)
        return action

    monkeypatch.setattr(check, "chosen", building)
    check_game(GAME, [seed], seats=[seats], options=options, every=100)
    assert [name for name, shown in SHOWN.items() if seen.isdisjoint(shown)] == []
