"""Accessibility errors that axe-core finds on a page: none."""

from collections.abc import Callable, Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from kickabout.engine.match import Match
from tests.journeys import (
    futera_susu_page,
    scenes,
    social_soccer_page,
    squad_rush_page,
    super_team_page,
)
from tests.journeys.conftest import Enter
from tests.journeys.table_page import SCHEMES, Player
from tests.journeys.table_server import TableServer

SIZES = ((1440, 900), (390, 844))
OPTIONS = {"preload": False, "rules": {"target-size": {"enabled": True}}}
TABLES: dict[str, Callable[[], Match]] = {
    "futbol-dash": lambda: scenes.dealt([scenes.DULL, scenes.DULL]),
    "super-team": lambda: super_team_page.position("play"),
    "futera-susu": lambda: futera_susu_page.position("before"),
    "squad-rush": lambda: squad_rush_page.position("act"),
    "social-soccer": lambda: social_soccer_page.position("play"),
}


def findings(player: Player) -> Iterator[str]:
    """Yield the errors on the page, once it is there as a whole, narrow and wide, light and dark."""
    player.page.wait_for_load_state()
    for width, height in SIZES:
        player.page.set_viewport_size({"width": width, "height": height})
        for scheme in SCHEMES:
            player.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            # Axe parses the sheets of a shadow tree by writing them into a page, which the policy forbids.
            found = Axe().run(player.page, options=OPTIONS)
            for one in found.response["violations"]:
                where = [" ".join(map(str, node["target"])) for node in one["nodes"]]
                yield f"{one['id']} at {width} px, {scheme}: {', '.join(where)}"


@pytest.mark.parametrize("address", ["/", "/competitions", *(f"/rules/{game}" for game in TABLES)])
def test_axe_finds_nothing_on_a_page(server: TableServer, enter: Enter, address: str) -> None:
    player = enter(server)
    player.visit(address)
    assert list(findings(player)) == []


@pytest.mark.parametrize("game", TABLES)
def test_axe_finds_nothing_at_a_table(server: TableServer, enter: Enter, game: str) -> None:
    match = TABLES[game]()
    player = enter(server)
    player.sit_at(server.set_up(match, ["Ada", *["bot:rule-of-thumb"] * (match.seats - 1)]))
    player.until("#live.mine")
    if game == "futbol-dash":
        player.page.locator("[data-drawer]").click()
        player.until("#rules .clause")
    assert list(findings(player)) == []


def test_axe_finds_nothing_at_a_curtain_and_behind_it(server: TableServer, enter: Enter) -> None:
    player = enter(server)
    sheet = player.team_sheet("futbol-dash")
    sheet.get_by_label("Seat 2", exact=True).select_option("here")
    sheet.get_by_role("button", name="Kick off").click()
    player.until("#curtain:modal")
    assert list(findings(player)) == []
    player.page.locator("#lift-curtain").click()
    player.until("#live.mine")
    expect(player.page.locator("#curtain")).to_have_count(0)
    assert list(findings(player)) == []
