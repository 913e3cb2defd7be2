"""Two at one device: each sees the own hand alone, and a curtain lies between."""

import re

import pytest
from playwright.sync_api import expect

from tests.journeys.conftest import Enter
from tests.journeys.futera_susu_page import FuteraSusuPage
from tests.journeys.game_page import GamePage
from tests.journeys.social_soccer_page import SocialSoccerPage
from tests.journeys.squad_rush_page import SquadRushPage
from tests.journeys.super_team_page import SuperTeamPage
from tests.journeys.table_page import Player
from tests.journeys.table_server import TableServer

KEEP_WHAT_IS_SENT = """document.addEventListener("htmx:sse:before:message", ({ detail }) => {
  window.sent = detail.message.data;
}, true)"""
DECISIONS = {
    "futera-susu": FuteraSusuPage,
    "social-soccer": SocialSoccerPage,
    "squad-rush": SquadRushPage,
    "super-team": SuperTeamPage,
}
MOST = 200


class Device:
    """A browser that Ana and Bo share at a table of their own."""

    def __init__(self, player: Player, game: str, **options: str) -> None:
        self.player, self.page = player, player.page
        self._hands: dict[str, set[str]] = {}
        self.passed = 0
        """How often it has been passed on."""
        player.page.add_init_script(KEEP_WHAT_IS_SENT)
        sheet = player.team_sheet(game)
        sheet.get_by_label("Your name").fill("Ana")
        sheet.get_by_label("Seat 2", exact=True).select_option("here")
        sheet.get_by_label("Name of player 2").fill("Bo")
        for name, value in options.items():
            chosen = f"[name='{name.replace('_', '-')}'][value='{value}']"
            sheet.locator(chosen).evaluate_all("all => all.forEach(one => { one.checked = true; })")
        sheet.get_by_role("button", name="Kick off").click()
        player.page.wait_for_url("**/t/*")

    def awaits_turn(self) -> bool:
        """Pass the device on if it asks for that; return whether there is a decision."""
        self.player.until("#curtain:modal, #live.mine, #live.over")
        if self.page.locator("#curtain").count():
            self.hides_both_hands()
            self.page.keyboard.press("Enter")
            self.passed += 1
            self.player.until("#live.mine")
        if self.player.is_over:
            return False
        ids = self.page.locator("#hand [id]").evaluate_all("all => all.map(one => one.id)")
        self._hands[self.player.live.get_attribute("data-hand") or ""] = set(ids)
        return True

    def hides_both_hands(self) -> None:
        """Assert that neither the page nor what was sent for it has a card of either hand."""
        shown = self.page.content() + str(self.page.evaluate("window.sent ?? ''"))
        assert 'id="hand"' not in shown
        there = set(re.findall(r'id=\\?"([^"\\]+)', shown))
        assert [one for hand in self._hands.values() for one in hand if one in there] == []
        expect(self.page.locator("#lift")).to_be_empty()


def test_two_play_a_whole_match_at_one_device(server: TableServer, enter: Enter) -> None:
    player = enter(server)
    device = Device(player, "futbol-dash", option_goals="1")
    turns = 0
    while device.awaits_turn() and turns < MOST:
        player.decide()
        turns += 1
    assert player.is_over
    assert device.passed > turns // 4
    expect(player.page.locator("#final-title")).to_contain_text(re.compile("Ana|Bo"))
    player.page.locator("form[action$='/again'] button").first.click()
    player.until("#live.playing")
    assert device.awaits_turn()


@pytest.mark.parametrize("game", DECISIONS)
def test_so_they_do_in_every_game(server: TableServer, enter: Enter, game: str) -> None:
    player = enter(server)
    device = Device(player, game, prepared="yes")
    plays: GamePage = DECISIONS[game](player)
    for _ in range(MOST):
        if device.passed > 3 or not device.awaits_turn():
            break
        with player.unless_overtaken():
            if player.choice("hold").count():
                plays.press(player.choice("hold"))
            else:
                plays.decide()
    assert device.passed > 3


def test_a_reload_and_a_second_tab_show_the_same_hand_until_it_is_hidden(
    server: TableServer, enter: Enter
) -> None:
    player = enter(server)
    device = Device(player, "futbol-dash")
    assert device.awaits_turn()
    hand = player.hand
    player.page.reload()
    player.until("#live.mine #hand")
    assert player.hand == hand
    other = player.second_tab()
    other.visit(player.page.url)
    other.until("#live.mine #hand")
    assert other.hand == hand
    player.page.keyboard.press("c")
    for tab in (player, other):
        tab.until("#curtain:modal")
        expect(tab.page.locator("#lift-curtain")).to_be_focused()
        expect(
            tab.page.get_by_role("dialog", name=re.compile("Pass the device to"))
        ).to_be_visible()
    device.hides_both_hands()
    player.page.keyboard.press("Escape")
    expect(player.page.locator("#curtain:modal")).to_be_visible()


def test_the_back_button_brings_no_hand_back(server: TableServer, enter: Enter) -> None:
    player = enter(server)
    device = Device(player, "futbol-dash")
    assert device.awaits_turn()
    player.visit("/")
    other = player.second_tab()
    other.visit("/")
    other.page.locator(".ticket").first.click()
    other.until("#live.mine #hand")
    other.page.keyboard.press("c")
    other.until("#curtain:modal")
    player.page.go_back()
    player.until("#curtain:modal")
    expect(player.page.locator("#hand")).to_have_count(0)


def test_a_phone_is_passed_on_by_a_tap(server: TableServer, enter: Enter) -> None:
    player = enter(server, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    Device(player, "futbol-dash")
    player.until("#curtain:modal")
    player.fits(widths=(390,))
    player.page.locator("#lift-curtain").tap()
    player.until("#live.mine #hand")
    player.page.locator("#put-down").tap()
    player.until("#curtain:modal")
