"""Each side in its own colours, be its team the same as the other's."""

import pytest

import kickabout
from kickabout.engine.match import Match
from tests.journeys import futera_susu_page, game_page, scenes
from tests.journeys.conftest import Enter
from tests.journeys.table_server import TableServer

DRAWN: dict[str, tuple[str, ...]] = {
    "futera-susu": (".corner", ".pc-art", ".half", ".stub"),
    "social-soccer": (".ring", ".tile-face"),
    "super-team": (".side-board", ".stub", ".side-board", ".card-face"),
}
"""For each game, the parts drawn per side: the place, and the part that shows its colours."""
COLOURS = """([side, part]) => [...document.querySelectorAll(side)].map(
  (one) => getComputedStyle(one.querySelector(part)).background)"""


def under_way(game: str) -> Match:
    """Return a match between two teams that are as alike as they can be."""
    if game == "futera-susu":
        return game_page.position(
            lambda seed: futera_susu_page.new_match(seed, away="all-hands"),
            "before",
            lambda view: all(side["player"] for side in view["duel"]["sides"]),
        )
    options = {"home": "open-ears", "away": "open-ears"} if game == "social-soccer" else {}
    match = kickabout.new(game, seats=2, options=options, seed=4)
    return scenes.played_on(match, lambda now: now.actor == 0 and not now.is_routine)


@pytest.mark.parametrize("game", DRAWN)
def test_mirrored_teams_can_be_told_apart(server: TableServer, enter: Enter, game: str) -> None:
    ada = enter(server)
    ada.sit_at(server.set_up(under_way(game), ["Ada", "bot:rule-of-thumb"]))
    parts = DRAWN[game]
    for side, part in zip(parts[::2], parts[1::2], strict=True):
        colours = ada.page.evaluate(COLOURS, [side, part])
        assert len(colours) == 2
        assert colours[0] != colours[1], part
