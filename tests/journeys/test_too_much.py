"""Somebody who wants more of a server than it grants is told so in words, and goes on with what there is."""

from pathlib import Path

from playwright.sync_api import expect

from tests.journeys.conftest import Enter
from tests.journeys.table_page import LINE_DOWN
from tests.journeys.table_server import TableServer


def test_a_second_tab_and_a_second_table_are_too_much(
    tmp_path: Path, enter: Enter, pictures: Path | None
) -> None:
    server = TableServer(tmp_path, limits={"streams": 1, "tables": 1})
    server.open()
    try:
        nina = enter(server)
        nina.expects(f"429|{LINE_DOWN}")
        nina.visit("/")
        nina.kick_off_button().click()
        assert nina.awaits_turn()

        tab = nina.second_tab()
        tab.visit(nina.page.url)
        expect(tab.notice()).to_contain_text("Close some, and this page goes on.")
        # It stays for as long as the page stands still.
        expect(tab.page.locator(".notice-text")).to_have_css("animation-name", "none")
        tab.shoot("too-many-streams", pictures)
        # Without news of its own the tab still plays: the answer to a decision is the table.
        before = nina.number
        tab.decide()
        nina.sees_move_after(before)

        # Her first table was set up before the server knew her browser.
        for _ in range(2):
            tab.visit("/")
            tab.kick_off_button().click()
        expect(tab.page.locator("h1")).to_have_text("Time wasting")
        expect(tab.page.locator("main")).to_contain_text("60 minutes")
        tab.shoot("too-many-tables", pictures)
        tab.fits()
    finally:
        server.close()
