"""A real box on the table: each says on the own phone what was drawn, and the others only see that it was."""

from pathlib import Path

from playwright.sync_api import expect

from tests.journeys.conftest import Enter
from tests.journeys.table_server import TableServer


def test_two_friends_deal_real_cards(
    server: TableServer, enter: Enter, pictures: Path | None
) -> None:
    ada, bo = enter(server), enter(server)
    sheet = ada.team_sheet()
    sheet.get_by_label("Your name").fill("Ada")
    sheet.get_by_label("Seat 2").select_option("open")
    sheet.locator(".extra-options summary").click()
    sheet.locator("label:has([name=real][value=yes])").click()
    sheet.get_by_role("button", name="Kick off").click()
    bo.visit(ada.page.locator(".invite-link").inner_text())
    bo.page.get_by_label("Your name").fill("Bo")
    bo.page.get_by_role("button", name="Put it on").click()

    for player in (ada, bo):
        expect(player.page.locator("#real")).to_contain_text("How was it decided?")
    bo.shoot("real-pick", pictures)
    bo.page.get_by_role("button", name="Ada kicks off").click()
    asked = ada.page.get_by_label("Which card was dealt to you?")
    for card, held in (("draw nutmeg", 1), ("draw overlap", 2)):
        asked.select_option(card)
        ada.page.get_by_role("button", name="Enter").first.click()
        expect(ada.page.locator("#hand .card")).to_have_count(held)
    ada.shoot("real-deal", pictures)
    expect(bo.prompt()).to_contain_text("waits for Ada to draw")
    expect(bo.page.locator("#real")).to_have_count(0)

    ada.page.locator("#undo").click()
    expect(ada.page.locator("#hand .card")).to_have_count(1)
    ada.fits()
