"""Two who do not know each other find each other on the front page."""

from playwright.sync_api import expect

from tests.journeys.conftest import Enter
from tests.journeys.table_server import TableServer
from tests.journeys.test_phone import PHONE


def test_a_stranger_sits_down_at_an_open_table(server: TableServer, enter: Enter) -> None:
    bo = enter(server, **PHONE)
    bo.visit("/")
    open_tables = bo.page.locator("#open-tables")
    expect(open_tables).to_be_hidden()
    ada = enter(server)
    sheet = ada.team_sheet("futbol-dash")
    sheet.get_by_label("Your name").fill("Ada")
    sheet.get_by_label("Seat 2", exact=True).select_option("anybody")
    sheet.get_by_role("button", name="Kick off").click()
    ada.until(".lobby")
    expect(open_tables).to_contain_text("Ada waits for one more")  # without loading the page anew
    bo.fits()
    open_tables.get_by_role("link", name="Sit down").tap()
    bo.page.get_by_label("Your name").fill("Bo")
    bo.page.get_by_role("button").last.tap()
    bo.until("#live")
    ada.until("#live.playing, #live:not(:has(.lobby))")
    expect(ada.page.locator(".lobby")).to_have_count(0)
