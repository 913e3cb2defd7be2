"""Scripts take all text from messages too: in the pseudo-language everything is in brackets.

Pages from the server are checked in `tests/table/web/test_pseudo_language.py`.
"""

from collections.abc import Iterator
from contextlib import suppress

import pytest
from playwright.sync_api import expect

from kickabout.games import find, names
from kickabout.text.localization import PSEUDO
from tests.journeys.conftest import Enter
from tests.journeys.futera_susu_page import FuteraSusuPage
from tests.journeys.social_soccer_page import SocialSoccerPage
from tests.journeys.squad_rush_page import SquadRushPage
from tests.journeys.super_team_page import SuperTeamPage
from tests.journeys.table_page import Player
from tests.journeys.table_server import BOTS, TableServer
from tests.pseudo_language import names_of, outside

GAME_PAGES = {
    "super-team": SuperTeamPage,
    "futera-susu": FuteraSusuPage,
    "squad-rush": SquadRushPage,
    "social-soccer": SocialSoccerPage,
}
DECISIONS = 12


@pytest.fixture(scope="module")
def pseudo_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    server = TableServer(tmp_path_factory.mktemp("pseudo") / "data", locale=PSEUDO)
    server.open()
    yield server
    server.close()
    assert not server.log


def words_outside(player: Player, game: str) -> set[str]:
    return outside(player.page.content(), {"Ada", *BOTS.values(), *names_of(find(game))})


@pytest.mark.parametrize("game", names())
def test_a_match_says_nothing_else(pseudo_server: TableServer, enter: Enter, game: str) -> None:
    ada = enter(pseudo_server)
    sheet = ada.team_sheet(game)
    sheet.locator("input[name=name]").fill("Ada")
    sheet.locator("select[name=seat-1]").select_option("bot:rule-of-thumb")
    sheet.locator(".kick-off").click()
    ada.page.wait_for_url("**/t/*")
    player = GAME_PAGES[game](ada) if game in GAME_PAGES else ada
    for _ in range(DECISIONS):
        if not player.awaits_turn():
            break
        assert words_outside(ada, game) == set()
        for card in ada.page.locator("#hand .card[aria-disabled]").all()[:1]:
            card.click(force=True)  # it only says why it cannot be played
            assert words_outside(ada, game) == set()
        with suppress(ValueError):  # a window that has closed while the page was read
            player.decide()
    assert words_outside(ada, game) == set()


def test_a_link_is_copied_without_another_word(pseudo_server: TableServer, enter: Enter) -> None:
    ada = enter(pseudo_server)
    sheet = ada.team_sheet()
    sheet.locator("input[name=name]").fill("Ada")
    sheet.locator("select[name=seat-1]").select_option("open")
    sheet.locator(".kick-off").click()
    ada.page.locator(".invites .copy").click()
    expect(ada.page.locator(".copy-why")).to_be_visible()
    assert words_outside(ada, "futbol-dash") == set()


def test_what_does_not_reach_the_table(pseudo_server: TableServer, enter: Enter) -> None:
    ada = enter(pseudo_server)
    sheet = ada.team_sheet()
    sheet.locator("input[name=name]").fill("Ada")
    sheet.locator("select[name=seat-1]").select_option("bot:rule-of-thumb")
    sheet.locator(".kick-off").click()
    assert ada.awaits_turn()
    ada.expects("")
    ada.context.set_offline(True)
    ada.page.locator("#hand .card.ready").first.click()
    if ada.page.locator(".target:enabled:visible").count():
        ada.page.locator(".target:enabled:visible").first.click()
    ada.until("#notice .notice-text")
    assert words_outside(ada, "futbol-dash") == set()
