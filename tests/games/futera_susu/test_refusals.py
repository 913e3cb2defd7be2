"""Whether something may be done and what is against it: one answer, at every position of random matches."""

from collections.abc import Mapping

import pytest

from kickabout.engine.dice import below, seeded
from kickabout.engine.game import CHANCE, OVER
from kickabout.engine.match import Match
from kickabout.games.futera_susu import GAME
from kickabout.games.futera_susu import state as s
from kickabout.games.futera_susu.refusals import Refusal
from kickabout.games.futera_susu.rules import refuse

OPTIONS: tuple[Mapping[str, object], ...] = (
    {},
    {"strict": "on", "removal": "every-loser", "length": "goals"},
    {"home": "all-hands", "away": "two-reigns", "home-deck": "long-whistle"},
)


@pytest.mark.parametrize("seed", range(len(OPTIONS)))
def test_legal_is_what_nothing_is_against(seed: int) -> None:
    match = Match(GAME, s.SEATS, OPTIONS[seed], None, seed)
    rng, out, weights = seeded(seed, 7), [0] * s.ACTIONS, [0] * GAME.most_outcomes
    box, state = match.box.record, match.state
    number = 0
    while state.actor != OVER:
        if state.actor == CHANCE:
            n = GAME.outcomes(box, state, out, weights)
        else:
            n = GAME.legal(box, state, out)
        may = set(out[:n])
        # All numbers now and then; elsewhere some of them, and those that may be.
        step = 1 if number % 20 == 0 else 61
        for action in {*range(below(rng, step), s.CODES, step), *may}:
            assert (refuse(box, state, action) == Refusal.NONE) == (action in may), action
        GAME.apply(box, state, out[below(rng, n)])
        number += 1
    assert all(refuse(box, state, action) != Refusal.NONE for action in range(s.CODES))
