"""A name that lasts: claimed in one browser, taken along to another, and taken up again when all are lost."""

import re

from playwright.sync_api import expect

from tests.journeys.conftest import Enter
from tests.journeys.table_page import Player
from tests.journeys.table_server import TableServer
from tests.journeys.test_accessibility import findings
from tests.journeys.test_phone import PHONE

CODE = re.compile(r"^([A-Z]{5}-){4}[A-Z]{5}$")


def claim(player: Player, name: str) -> str:
    """Claim a name on the own page, and return the recovery code."""
    player.visit("/")
    player.page.get_by_role("link", name="You", exact=True).click()
    page = player.page
    expect(page.get_by_role("heading", name="You play as a guest")).to_be_visible()
    page.locator("form[action='/me/claim']").get_by_label("Name").fill(name)
    page.get_by_role("button", name="Take this name").click()
    expect(page.get_by_role("heading", name=name)).to_be_visible()
    code = page.locator("#code p > code").inner_text()
    assert CODE.fullmatch(code)
    page.get_by_role("button", name="I have written it down").click()
    expect(page.locator("#code")).to_have_count(0)
    return code


def test_a_name_goes_on_playing_on_another_device(server: TableServer, enter: Enter) -> None:
    ada = enter(server)
    claim(ada, "Ada of the Park")
    ada.visit("/")
    ada.page.get_by_role("button", name="Kick off").first.click()
    ada.until("#live.mine")
    table = ada.page.url
    expect(ada.page.locator("body")).to_contain_text("You")

    ada.visit("/me")
    ada.page.get_by_role("button", name="Sign in another device").click()
    link = ada.page.locator("#device-link > p > code").inner_text()
    ada.visit("/me/matches")
    ada.page.go_back()  # the link was shown once
    expect(ada.page.get_by_role("heading", name="Ada of the Park")).to_be_visible()
    expect(ada.page.locator(".people-code")).to_have_count(0)
    phone = enter(server, **PHONE)
    phone.page.goto(link)
    phone.fits()
    phone.page.get_by_role("button", name="Yes, I am Ada of the Park").tap()
    expect(phone.page.get_by_role("heading", name="Ada of the Park")).to_be_visible()
    phone.fits()
    phone.page.get_by_role("link", name="Matches").tap()
    phone.fits()
    phone.page.locator(f"a.ticket[href='{table.removeprefix(server.url)}']").tap()
    phone.until("#live.mine")  # it is the same seat


def test_lost_with_all_devices_it_comes_back_by_its_code(server: TableServer, enter: Enter) -> None:
    lost = enter(server)
    code = claim(lost, "Nina Lost")
    found = enter(server)
    found.expects("409 .*/me/recover")
    found.visit("/me")
    form = found.page.locator("form[action='/me/recover']")
    form.get_by_label("Name").fill("Nina Lost")
    form.get_by_label("Recovery code").fill("WRONG")
    form.get_by_role("button").click()
    expect(found.page.get_by_role("alert")).to_contain_text("do not belong together")
    expect(form.get_by_label("Name")).to_have_value("Nina Lost")
    form.get_by_label("Recovery code").fill(code.lower())
    form.get_by_role("button").click()
    expect(found.page.get_by_role("heading", name="Nina Lost")).to_be_visible()
    found.page.get_by_role("button", name="Sign it out").click()
    lost.visit("/me")
    expect(lost.page.get_by_role("heading", name="You play as a guest")).to_be_visible()


def test_axe_finds_nothing_on_the_pages_about_people(server: TableServer, enter: Enter) -> None:
    player = enter(server)
    player.visit("/me")
    assert list(findings(player)) == []
    claim(player, "Greta")
    assert list(findings(player)) == []
    for address in ("/me/matches", "/people/Greta"):
        player.visit(address)
        assert list(findings(player)) == []
