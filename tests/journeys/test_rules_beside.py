"""The rulebook lies beside the table, and cards say why they may not be played."""

import re
from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.journeys import scenes
from tests.journeys.conftest import Enter
from tests.journeys.table_page import Player
from tests.journeys.table_server import TableServer


def at_the_table(server: TableServer, player: Player) -> Locator:
    """Seat 0 at its turn, with a card that may not be played; returns that card."""
    player.sit_at(server.set_up(scenes.dealt([scenes.DULL, scenes.DULL])))
    assert player.awaits_turn()
    card = player.card("pressing")
    expect(card).to_have_attribute("aria-disabled", "true")
    return card


def test_a_clause_is_found_in_the_rulebook_beside_the_table(
    server: TableServer, enter: Enter, pictures: Path | None
) -> None:
    ada = enter(server, viewport={"width": 1440, "height": 900})
    card = at_the_table(server, ada)
    tip = ada.page.locator(f"#{card.get_attribute('aria-describedby')}")
    expect(tip).to_be_hidden()
    card.hover()
    expect(tip).to_be_visible()
    expect(tip).to_contain_text("no attack points to take")

    ada.page.get_by_role("link", name="Rules").click()
    drawer = ada.page.locator("#rules")
    expect(drawer).to_be_visible()
    clause = drawer.locator("[id^='DASH-']").nth(30)
    clause.scroll_into_view_if_needed()
    expect(clause).to_be_in_viewport()
    pitch, beside = ada.page.locator("#pitch").bounding_box(), drawer.bounding_box()
    assert pitch is not None
    assert beside is not None
    assert pitch["x"] + pitch["width"] <= beside["x"]
    assert pitch["width"] > 1.5 * beside["width"]  # the match is still what one looks at
    ada.shoot("rules-beside", pictures)
    ada.fits()

    # The match goes on beside the open book.
    number = ada.number
    ada.card("nutmeg").click()
    ada.sees_move_after(number)
    expect(drawer).to_be_visible()
    ada.page.get_by_role("button", name="Close the rulebook").click()
    expect(drawer).to_be_hidden()


def test_a_card_says_why_not_to_a_key_and_to_a_finger(server: TableServer, enter: Enter) -> None:
    ada = enter(server)
    card = at_the_table(server, ada)
    number = ada.number
    ada.page.mouse.move(5, 5)
    ada.page.keyboard.press("Tab")
    card.focus()
    tip = ada.page.locator(f"#{card.get_attribute('aria-describedby')}")
    expect(tip).to_be_visible()
    reason = tip.inner_text()
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator("#reason")).to_have_text(reason, use_inner_text=True)

    finger = enter(server, viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    at_the_table(server, finger).tap(force=True)  # it is there to be tapped, if not to be played
    first = re.search(r"(.*?\.)", reason)
    assert first, reason
    expect(finger.page.locator("#lift")).to_contain_text(first[1])
    expect(finger.page.locator(".lift-play")).to_have_count(0)
    assert (ada.number, finger.number) == (number, number)
