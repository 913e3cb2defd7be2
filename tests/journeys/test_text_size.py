"""Text on the pages is large enough to be read."""

from collections.abc import Callable, Iterator

import pytest

from kickabout.engine.match import Match
from tests.journeys import (
    futera_susu_page,
    scenes,
    social_soccer_page,
    squad_rush_page,
    super_team_page,
)
from tests.journeys.conftest import Enter
from tests.journeys.table_page import Player
from tests.journeys.table_server import TableServer

LEAST_PX = 11
SIZES = ((1440, 900), (1366, 768), (1024, 768), (390, 844))
REPLAYED = 40
SMALL = """least => {
  const found = new Map(), range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.data.trim(), one = walker.currentNode.parentElement;
    if (!text || one.closest("script, style, noscript, option, .gone, .sprite")) continue;
    if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    range.selectNodeContents(walker.currentNode);
    const { width, height } = range.getBoundingClientRect();
    if (!width || !height) continue;
    const { a, b } = one.getScreenCTM?.() ?? { a: 1, b: 0 };
    const size = parseFloat(getComputedStyle(one).fontSize) * Math.hypot(a, b);
    if (size < least - 0.05) found.set(`${one.tagName}.${one.getAttribute("class")}`, `${size}: ${text}`);
  }
  return [...found].map(([where, what]) => `${where} ${what}`);
}"""
TABLES: dict[str, list[Callable[[], Match]]] = {
    "futbol-dash": [lambda: scenes.dealt([scenes.DULL, scenes.DULL, scenes.DULL])],
    "super-team": [
        lambda: super_team_page.position("choose"),
        lambda: super_team_page.position("mark"),
        lambda: super_team_page.position("play"),
    ],
    "futera-susu": [
        lambda: scenes.new(game="futera-susu"),
        lambda: futera_susu_page.position("lock-in"),
        lambda: futera_susu_page.position("before"),
    ],
    "squad-rush": [
        lambda: squad_rush_page.position("act", lambda view: view["hand"], seats=4),
        lambda: squad_rush_page.position("act", seats=3, mode="group-stage"),
    ],
    "social-soccer": [
        lambda: scenes.new(game="social-soccer"),
        lambda: social_soccer_page.position("place"),
        lambda: social_soccer_page.position("block"),
    ],
}


def too_small(player: Player) -> Iterator[str]:
    for width, height in SIZES:
        player.page.set_viewport_size({"width": width, "height": height})
        for one in player.page.evaluate(SMALL, LEAST_PX):
            yield f"{width} px: {one}"


@pytest.mark.parametrize("game", TABLES)
def test_nothing_at_a_table_is_too_small(server: TableServer, enter: Enter, game: str) -> None:
    player = enter(server)
    for begin in TABLES[game]:
        match = begin()
        others = ["bot:rule-of-thumb"] * (match.seats - 1)
        player.sit_at(server.set_up(match, ["Ada", *others]))
        player.until("#live.mine")
        assert list(too_small(player)) == []
    over = server.set_up(scenes.played_on(scenes.new(game=game, seed=3), scenes.over))
    for address in (over.address, f"{over.address}/replay?at={REPLAYED}"):
        player.visit(address)
        assert list(too_small(player)) == []


@pytest.mark.parametrize("address", ["/", "/rules/squad-rush"])
def test_nothing_on_a_page_is_too_small(server: TableServer, enter: Enter, address: str) -> None:
    player = enter(server)
    player.visit(address)
    assert list(too_small(player)) == []
