"""The front page: one tap kicks off, the team sheet is a link away, and a seat may be the rules' own."""

import re

import pytest
from playwright.sync_api import ViewportSize, expect

import kickabout
from tests.journeys.conftest import Enter
from tests.journeys.table_server import TableServer

FIRST_SCREENS: tuple[ViewportSize, ...] = (
    {"width": 1366, "height": 768},
    {"width": 390, "height": 844},
)


@pytest.mark.parametrize("scripts", [True, False])
def test_one_tap_leads_to_the_first_decision(
    server: TableServer, enter: Enter, scripts: bool
) -> None:
    ada = enter(server, java_script_enabled=scripts, viewport=FIRST_SCREENS[0])
    names = kickabout.available_games()
    for number, name in enumerate(names):
        ada.visit("/")
        expect(ada.page.locator(".ticket")).to_have_count(number)
        ada.kick_off_button(name).click()
        expect(ada.page).to_have_url(re.compile("/t/"))
        assert ada.live.get_attribute("data-game") == name
        if scripts:
            ada.until("#live.mine")
        assert not ada.page.locator("#live.mine [data-phase=build]").count()
    # The games stay in sight when tables of one's own stand before them.
    if scripts:
        ada.visit("/")
        ada.fits()
        for screen in FIRST_SCREENS:
            ada.page.set_viewport_size(screen)
            for button in ada.page.locator(".kick-off").all():
                expect(button).to_be_in_viewport(ratio=1)


def test_it_remembers_how_somebody_plays(server: TableServer, enter: Enter) -> None:
    ada = enter(server)
    sheet = ada.team_sheet("futbol-dash")
    sheet.get_by_label("Your name").fill("Ada")
    sheet.get_by_label("Seat 2").select_option("bot:pro")
    # What says nothing with a mode is not asked.
    sheet.locator(".extra-options summary").click()
    goals, ends = (sheet.get_by_role("group", name=name) for name in ("Goals", "Express end"))
    expect(goals).to_be_visible()
    expect(ends).to_be_hidden()
    sheet.locator("label:has(input[name=option-mode][value=express])").click()
    expect(goals).to_be_hidden()
    expect(ends).to_be_visible()
    sheet.get_by_role("button", name="Kick off").click()
    expect(ada.page).to_have_url(re.compile("/t/"))
    ada.visit("/")
    ada.page.get_by_role("link", name="Change how Fútbol Dash").click()
    expect(sheet.get_by_label("Your name")).to_have_value("Ada")
    expect(sheet.get_by_label("Seat 2")).to_have_value("bot:pro")
    expect(sheet.locator("[name=option-mode][value=express]")).to_be_checked()


@pytest.mark.parametrize("scripts", [True, False])
def test_the_team_sheet_follows_the_solo_game(
    server: TableServer, enter: Enter, scripts: bool
) -> None:
    ada = enter(server, java_script_enabled=scripts)
    sheet = ada.team_sheet("super-team")
    seat, her_name = sheet.get_by_label("Seat 2"), sheet.locator("b", has_text="AutoTeam")
    expect(seat).to_be_visible()
    expect(her_name).to_be_hidden()
    sheet.locator(".extra-options summary").click()
    sheet.locator("label:has(input[name=option-solo][value=normal])").click()
    expect(seat).to_be_hidden()
    expect(her_name).to_be_visible()
    sheet.get_by_label("Your name").fill("Ada")
    sheet.get_by_role("button", name="Kick off").click()
    expect(ada.page).to_have_url(re.compile("/t/"))
    expect(ada.live).to_contain_text("AutoTeam")


@pytest.mark.parametrize("scripts", [True, False])
def test_what_needs_scripts_is_offered_with_them_alone(
    server: TableServer, enter: Enter, scripts: bool
) -> None:
    ada = enter(server, java_script_enabled=scripts)
    theme = ada.page.get_by_role("button", name="Light or dark")
    ada.visit("/")
    expect(theme).to_be_visible(visible=scripts)
    ada.kick_off_button("squad-rush").click()
    expect(ada.live).to_have_attribute("data-game", "squad-rush")
    expect(theme).to_be_visible(visible=scripts)
    expect(ada.page.get_by_role("button", name="Keys")).to_be_visible(visible=scripts)
    expect(ada.page.get_by_role("link", name="Rules")).to_be_visible()
    expect(ada.page.locator("kbd").first).to_be_visible(visible=scripts)
