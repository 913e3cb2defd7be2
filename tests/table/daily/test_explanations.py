"""What is told of the answers to a position."""

import pytest

from kickabout.bots.position_finder import Finder
from kickabout.bots.positions import classics
from kickabout.games import find, names
from kickabout.table.daily import explanations, is_explained
from kickabout.table.daily.position_worker import look

GAME = "futera-susu"


@pytest.mark.parametrize("game", names())
def test_classics_are_explained(game: str) -> None:
    assert all(is_explained(position) for position in classics(find(game)))


def test_what_cannot_be_explained_is_no_position_of_a_day(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = classics(find(GAME))
    monkeypatch.setattr(Finder, "look_through", lambda *_, **__: kept)
    assert look(GAME, 0, 0.0, []) in [one.write() for one in kept]
    monkeypatch.setattr(explanations, "whys", lambda *_: {})
    assert look(GAME, 0, 0.0, []) is None
