"""The laboratory: a designer changes a box, has it played, looks for a better one, and sits down to play it."""

import re

from playwright.sync_api import expect

from tests.journeys.conftest import Enter
from tests.journeys.table_server import TableServer
from tests.journeys.test_accessibility import findings


def test_a_designer_changes_a_box_and_plays_it(server: TableServer, enter: Enter) -> None:
    ada = enter(server)
    page = ada.page
    ada.visit("/")
    page.get_by_role("link", name="Change a game").click()
    page.get_by_role("button", name="Change Fútbol Dash").click()
    ada.until("[name='f.rules.hand']")  # before its scripts have run a change tells nobody
    hand = page.locator("[name='f.rules.hand']")
    hand.fill("5")
    hand.press("Tab")
    expect(page.get_by_text("rules.hand: 6 → 5")).to_be_visible()
    expect(page.locator("#box-text")).to_have_value(re.compile(r"hand = 5 "))
    cards = page.locator("#group-cards")
    cards.locator("summary").click()
    cards.get_by_role("button", name="Take Nutmeg out of the box").click()
    expect(page.get_by_text("gone: cards[nutmeg]")).to_be_visible()
    expect(cards).to_have_attribute("open", "")
    page.get_by_role("button", name="Take back the last change").click()
    expect(page.get_by_text("gone: cards[nutmeg]")).to_be_hidden()
    ada.expects("status of 400")
    hand.fill("50")
    hand.press("Tab")
    expect(page.locator(".lab-field.wrong")).to_contain_text(
        "from 1 to 12 (cards, DASH-3.3), not 50"
    )
    expect(hand).to_have_value("50")
    hand.fill("6")
    hand.press("Tab")
    expect(page.get_by_text("this is the game’s own box")).to_be_visible()
    expect(page.get_by_text("every row is met")).to_be_visible()
    assert list(findings(ada)) == []
    page.get_by_role("spinbutton", name="Matches").fill("50")
    page.get_by_role("button", name="Let the bots play").click()
    expect(page.get_by_role("heading", name="Fútbol Dash: 50 matches")).to_be_visible(
        timeout=60_000
    )
    assert list(findings(ada)) == []
    page.get_by_role("link", name="Play it").click()
    page.get_by_role("button", name="Kick off").click()
    expect(page.locator("header.top h1")).to_contain_text("My box")


def test_a_designer_looks_for_a_box_and_takes_it_over(server: TableServer, enter: Enter) -> None:
    ada = enter(server)
    page = ada.page
    ada.visit("/lab")
    page.get_by_role("button", name="Change Fútbol Dash").click()
    ada.until("[name='f.rules.hand']")
    page.get_by_role("radio", name="Which values give").check()
    line = page.get_by_role("group", name="Number 1", exact=True)
    line.get_by_label("Number").fill("rules.hnad")
    line.get_by_label("From").fill("4")
    line.get_by_label("To").fill("5")
    page.get_by_role("group", name="Target 1").get_by_label("Value").fill("25")
    page.get_by_role("spinbutton", name="Boxes to try").fill("2")
    page.get_by_role("spinbutton", name="Matches").fill("20")
    ada.expects("status of 400")
    page.get_by_role("button", name="Let the bots play").click()
    # What is wrong stands at its field, and the page where the question is.
    expect(page.get_by_text("is it 'rules.hand' that is meant").last).to_be_in_viewport()
    assert list(findings(ada)) == []
    line.get_by_label("Number").fill("rules.hand")
    page.get_by_role("button", name="Let the bots play").click()
    found = page.get_by_role("region", name="Boxes that were found")
    expect(found).to_be_visible(timeout=60_000)
    assert list(findings(ada)) == []
    found.get_by_role("button", name="Take over this box").first.click()
    expect(page.get_by_label("Name of the box")).to_have_value("My box, tuned")
