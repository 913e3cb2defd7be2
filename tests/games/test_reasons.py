"""Reasons in all games: for whatever is legal, from what the seat sees, and in words."""

import numpy as np
import pytest

import kickabout
from kickabout.engine.game import Game
from kickabout.games import find, names

GAMES = [find(name) for name in names()]
CHOICES = 60


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_legal_action_has_reasons_that_can_be_told(game: Game) -> None:
    match = kickabout.new(game.name, seats=2, seed=4)
    thumb, rng = kickabout.bot("rule-of-thumb", seed=4), np.random.default_rng(4)
    words, told, left = game.localization(), set(), CHOICES
    while match.actor is not None and left:
        if match.actor == "chance":
            match.roll()
            continue
        seen = match.seen(match.actor)
        for action in seen.legal:
            for reason in game.reasons(seen.box, seen.state, seen.seat, match.number_of(action)):
                assert words.format(reason.message, seen.seat)
                told.add(reason.message.id)
        left -= len(seen.legal) > 1 and not seen.is_routine
        quick = seen.is_routine or rng.random() < 0.5
        match.play(thumb.choose(seen) if quick else str(rng.choice(seen.legal)))
    assert len(told) > 2
