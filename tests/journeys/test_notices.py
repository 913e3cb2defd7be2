"""What has happened meanwhile: the bell tells of it while a page is open."""

from playwright.sync_api import expect

from tests.journeys.conftest import Enter
from tests.journeys.table_server import TableServer
from tests.journeys.test_accessibility import findings
from tests.journeys.test_people import claim
from tests.journeys.test_phone import PHONE


def test_the_bell_rings_while_the_front_page_is_open(server: TableServer, enter: Enter) -> None:
    ada, bo = enter(server), enter(server, **PHONE)
    claim(ada, "Bell Ringer")
    claim(bo, "Bell Hearer")
    bo.visit("/")
    expect(bo.page.get_by_role("button", name="Notices", exact=True)).to_be_visible()
    ada.visit("/me/friends")
    ada.page.get_by_label("Their name on this server").fill("Bell Hearer")
    ada.page.get_by_role("button", name="Ask to be friends").click()
    bo.page.get_by_role("button", name="Notices: one unread").tap()
    assert list(findings(bo)) == []
    bo.fits()
    bo.page.get_by_role("link", name="All of them").tap()
    assert list(findings(bo)) == []
    bo.fits()
    bo.page.get_by_role("link", name="Bell Ringer asks to be friends.").tap()
    bo.page.get_by_role("button", name="Be friends with Bell Ringer").tap()
    ada.visit("/me")
    ada.page.get_by_role("button", name="Notices: one unread").click()
    expect(ada.page.get_by_text("Bell Hearer and you are friends now.")).to_be_visible()
