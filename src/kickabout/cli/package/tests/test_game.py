"""The game keeps every promise that a game of Kickabout makes, and plays by its rulebook."""

import pytest

import kickabout
from kickabout.engine.check import check_game
from kickabout.engine.match import IllegalAction

GAME = kickabout.games.find("skeleton")


@pytest.mark.parametrize("options", [{}, {"level": "all"}, {"hand": 4}])
def test_it_keeps_every_promise(options: dict[str, object]) -> None:
    checked = check_game(GAME, seeds=range(5), options=options)
    assert checked.matches == 5 * (GAME.most_seats - GAME.least_seats + 1)


def after(*decisions: str) -> kickabout.Match:
    """Return a match of two, in which everybody has one card, after these decisions."""
    match = kickabout.new(GAME.name, 2, {"hand": 1})
    for decision in decisions:
        match.play(decision)
    return match


def test_a_card_is_laid_from_the_hand() -> None:
    """SKEL-3.1."""
    match = after("draw volley", "draw header")
    with pytest.raises(IllegalAction, match="in your hand"):
        match.play("lay header")


def test_the_highest_card_scores() -> None:
    """SKEL-3.3."""
    match = after("draw volley", "draw header", "lay volley", "lay header")
    assert (match.roll(), match.roll()) == ("show volley", "show header")
    assert match.scores == [1, 0]
