"""What a game says lies face up is what its view shows, and all of a hand that somebody holds."""

from collections.abc import Iterator
from typing import Any

import pytest

import kickabout
from kickabout.engine.game import SPECTATOR, no_cards
from kickabout.games import find, names

MATCHES = [
    *((game, {}) for game in names() if find(game).face_up is not no_cards),
    ("squad-rush", {"mode": "group-stage"}),
]
LONGEST = 300


def cards_in(shown: Any) -> Iterator[str]:
    """Yield the cards that are drawn in a view, wherever they are."""
    if isinstance(shown, dict):
        if isinstance(shown.get("card"), str):
            yield shown["card"]
        for part in shown.values():
            yield from cards_in(part)
    elif isinstance(shown, list | tuple):
        for part in shown:
            yield from cards_in(part)


@pytest.mark.parametrize(("game", "options"), MATCHES, ids=str)
def test_it_is_what_was_drawn_or_told(game: str, options: dict[str, object]) -> None:
    """No card is counted that a viewer has not been shown, and each that they hold is."""
    found, bot = find(game), kickabout.bot("rule-of-thumb", seed=1)
    match = kickabout.new(game, seats=max(2, found.least_seats), options=options, seed=3)
    viewers = [0, SPECTATOR]
    shown: dict[int, set[str]] = {viewer: set() for viewer in viewers}
    is_more = False
    while match.actor is not None and match.number < LONGEST:
        before = match.state
        if isinstance(match.actor, int):
            match.play(bot.choose(match.seen(match.actor)))
        else:
            match.roll()
        told = match.last_observed(before)
        now = {viewer: found.face_up(match.box, match.hidden(viewer)) for viewer in viewers}
        for viewer, cards in now.items():
            view = match.view(viewer)
            shown[viewer].update(cards_in(view), told[viewer].split())
            assert cards <= shown[viewer]
            assert {card["card"] for card in view["hand"]} <= cards
        assert now[SPECTATOR] <= now[0]
        is_more = is_more or now[SPECTATOR] < now[0]
    assert is_more
