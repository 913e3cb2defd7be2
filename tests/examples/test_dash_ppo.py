"""The worked example of training, as far as it goes without its libraries."""

import numpy as np

from examples.dash_ppo.choices import NUMBERS, actions, choices
from kickabout.envs.matches import Matches


def test_every_legal_action_is_one_choice_and_every_choice_is_legal() -> None:
    matches = Matches("futbol-dash", 32)
    matches.reset(seed=1)
    for step in range(150):
        masks = matches.action_masks
        offered = choices(matches.observations, masks)
        assert np.array_equal(offered.sum(axis=1), masks.sum(axis=1))
        chosen = np.array([np.flatnonzero(row)[step % row.sum()] for row in offered])
        decided = actions(matches.observations, chosen)
        assert masks[np.arange(32), decided].all()
        matches.step(decided)
        assert not matches.illegal.any()


def test_the_other_seat_has_one_place_whoever_plays() -> None:
    game = Matches("futbol-dash", 1).game
    box = game.load_box(None)
    parse = game.notation.parse
    pairs = {tuple(pair) for pair in NUMBERS.T.tolist()}
    assert (parse(box, "play block on 1"), parse(box, "play block on 0")) in pairs
    assert (parse(box, "play nutmeg"), parse(box, "play nutmeg")) in pairs
    assert len(set(NUMBERS[0])) == len(set(NUMBERS[1])) == NUMBERS.shape[1]
