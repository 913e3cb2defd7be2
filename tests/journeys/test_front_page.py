"""The front page: one game is picked from several, and a seat may be the rules' own."""

import re

import pytest
from playwright.sync_api import expect

from tests.journeys.conftest import Enter
from tests.journeys.table_server import TableServer


def test_tabs_lay_one_fixture_open(server: TableServer, enter: Enter) -> None:
    ada = enter(server)
    ada.visit("/")
    tabs = ada.page.get_by_role("group", name="Fixtures").get_by_role("radio")
    names = [str(tab.get_attribute("value")) for tab in tabs.all()]
    assert len(names) > 1
    tabs.first.focus()
    for name in names:
        expect(ada.page.locator("form.sheet:visible")).to_have_count(1)
        expect(ada.page.locator("form.sheet:visible input[name=game]")).to_have_value(name)
        ada.fits()
        ada.page.keyboard.press("ArrowRight")


@pytest.mark.parametrize("scripts", [True, False])
def test_the_team_sheet_follows_the_solo_game(
    server: TableServer, enter: Enter, scripts: bool
) -> None:
    ada = enter(server, java_script_enabled=scripts)
    sheet = ada.team_sheet("super-team")
    seat, her_name = sheet.get_by_label("Seat 2"), sheet.locator("b", has_text="AutoTeam")
    expect(seat).to_be_visible()
    expect(her_name).to_be_hidden()
    sheet.locator("label:has(input[name=option-solo][value=normal])").click()
    expect(seat).to_be_hidden()
    expect(her_name).to_be_visible()
    sheet.get_by_label("Your name").fill("Ada")
    sheet.get_by_role("button", name="Kick off").click()
    expect(ada.page).to_have_url(re.compile("/t/"))
    expect(ada.live).to_contain_text("AutoTeam")
    # The game that was played last lies open.
    ada.visit("/")
    expect(ada.page.locator("form.sheet:visible input[name=game]")).to_have_value("super-team")
