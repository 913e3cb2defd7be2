"""Two at a table say something to each other, each in their own language, and one need not listen."""

from playwright.sync_api import expect

from tests.journeys.conftest import Enter
from tests.journeys.table_server import TableServer
from tests.journeys.test_accessibility import findings
from tests.journeys.test_phone import PHONE


def test_they_say_something_and_one_is_muted(server: TableServer, enter: Enter) -> None:
    ada, bo = enter(server), enter(server, **PHONE)
    ada.visit("/")
    ada.page.get_by_role("button", name="Fútbol Dash with people").click()
    sheet = ada.page.get_by_role("dialog", name="Fútbol Dash with people")
    sheet.get_by_role("button", name="Play a friend").click()
    ada.until(".lobby")
    bo.page.goto(ada.page.locator(".invite-link").inner_text())
    bo.page.get_by_label("Your name").fill("Bo")
    bo.page.get_by_role("button").last.tap()
    expect(ada.page.locator(".lobby")).to_have_count(0)

    bo.until("#live.playing")
    bo.page.get_by_role("button", name="Say something").tap()
    phrases = bo.page.get_by_role("dialog", name="Say something")
    expect(phrases).to_be_visible()
    bo.fits()
    assert list(findings(bo)) == []
    phrases.get_by_role("button", name="Good luck!").tap()
    expect(phrases).to_be_hidden()
    for player in (ada, bo):
        expect(player.page.locator("#said")).to_contain_text("Bo Good luck!")

    ada.page.get_by_text("What was said").click()
    expect(ada.page.locator(".talk")).to_contain_text("Bo Good luck!")
    ada.page.get_by_role("button", name="Mute Bo").click()
    bo.page.get_by_role("button", name="Say something").tap()
    phrases.get_by_role("button", name="Sorry!").tap()
    expect(bo.page.locator("#said")).to_contain_text("Sorry!")
    expect(ada.page.locator("#said p", has_text="Sorry!")).to_be_hidden()
    ada.page.reload()
    ada.until("#live.playing")
    ada.page.get_by_text("What was said").click()
    expect(ada.page.get_by_role("button", name="Mute Bo")).to_have_attribute("aria-pressed", "true")
    ada.page.get_by_role("button", name="Mute Bo").click()
    expect(ada.page.locator(".talk")).to_contain_text("Sorry!")
