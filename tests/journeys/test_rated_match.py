"""Two with names play for their ratings: the switch on the team sheet, the table, full time, and what is left of it."""

import re
from itertools import cycle

import pytest
from playwright.sync_api import Locator, expect

from tests.journeys.conftest import Enter
from tests.journeys.table_page import Player
from tests.journeys.table_server import TableServer
from tests.journeys.test_accessibility import findings
from tests.journeys.test_people import claim
from tests.journeys.test_phone import PHONE

CHANGE = re.compile(r"^1000\? → (\d+)\?$")


def rated_switch(sheet: Locator) -> Locator:
    """Return the part of a team sheet that offers a rated match, with every other seat open."""
    sheet.get_by_label("Seat 2", exact=True).select_option("open")
    return sheet.locator(".rated")


def whoever_is_asked(*players: Player) -> Player | None:
    """Wait until somebody is to decide, and return them; None once the match is over."""
    for player in cycle(players):
        if player.is_over:
            return None
        if player.page.locator("#live.mine").count():
            return player
    raise AssertionError("nobody plays")


@pytest.mark.long
@pytest.mark.timeout(480)
def test_two_names_play_for_their_ratings(server: TableServer, enter: Enter) -> None:
    ada, bo, guest = enter(server), enter(server, **PHONE), enter(server)
    # A guest is told what it takes.
    sheet = guest.team_sheet()
    expect(sheet.locator(".rated")).to_be_hidden()
    expect(rated_switch(sheet).get_by_role("link", name="Take a name")).to_be_visible()

    claim(ada, "Ada Rated")
    claim(bo, "Bo Rated")
    sheet = ada.team_sheet()
    about_bots = sheet.get_by_text("Against a bot it counts")
    expect(about_bots).to_be_visible()
    rated_switch(sheet).locator("label", has_text="Yes").click()
    expect(about_bots).to_be_hidden()
    sheet.locator("summary").click()
    sheet.locator("label:has(input[name=option-goals][value='1'])").click()
    ada.fits()
    sheet.get_by_role("button", name="Kick off").click()
    ada.until(".lobby")
    expect(ada.page.locator(".lobby")).to_contain_text("It is rated")
    expect(ada.page.locator("#peg-0")).to_contain_text("1000?")
    link = ada.page.locator(".invite-link").inner_text()

    guest.visit(link)
    expect(guest.page.get_by_role("button", name="Put it on")).to_have_count(0)
    assert list(findings(guest)) == []
    bo.visit(link)
    bo.fits()
    bo.page.get_by_role("button", name="Put it on").tap()
    for player in (ada, bo):
        player.until("#live.playing:has(#pitch)")
        expect(player.page.locator(".chip.rating")).to_have_text(["1000?", "1000?"])

    while (asked := whoever_is_asked(ada, bo)) is not None:
        asked.decide(by_touch=asked is bo)
    for player in (ada, bo):
        player.until("#live.over .rating-change")
    bo.fits()
    changes = ada.page.locator(".rating-change").all_inner_texts()
    after = [int(found[1]) for text in changes if (found := CHANGE.match(text))]
    assert after[0] > 1000 > after[1]  # the winner is first
    assert after[0] - 1000 == 1000 - after[1]
    assert list(findings(ada)) == []

    for player, name in ((ada, "Ada Rated"), (bo, "Bo Rated")):
        won = player.page.locator(".final-title").inner_text() == "You win!"
        own = after[0] if won else after[1]
        player.visit("/me")
        expect(player.page.locator(".rating-figure")).to_contain_text(f"{own}? ± ")
        player.visit("/me/matches")
        expect(player.page.locator(".ticket")).to_contain_text(f"1000? → {own}?")
        guest.visit(f"/people/{name}")
        expect(guest.page.locator(".rating-figure")).to_contain_text(f"{own}? ± ")
    guest.fits()
    assert list(findings(guest)) == []
    ada.visit("/me")
    ada.page.get_by_role("button", name="Keep them to myself").click()
    guest.expects("404 .*/people/")
    guest.visit("/people/Ada%20Rated")
    expect(guest.page.locator(".rating-figure")).to_have_count(0)
