"""What has happened meanwhile: the bell tells of it while a page is open."""

import json
from pathlib import Path

from playwright.sync_api import expect

from tests.journeys.conftest import Enter
from tests.journeys.table_server import TableServer
from tests.journeys.test_accessibility import findings
from tests.journeys.test_people import claim
from tests.journeys.test_phone import PHONE
from tests.table.people.push_service import PushedBrowser, PushService, push_service


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
    bo.page.get_by_role("link", name="All notices").tap()
    expect(bo.page.get_by_role("heading", name="What you are told about")).to_be_visible()
    assert list(findings(bo)) == []
    bo.fits()
    bo.page.get_by_role("link", name="Bell Ringer asks to be friends.").tap()
    bo.page.get_by_role("button", name="Be friends with Bell Ringer").tap()
    ada.visit("/me")
    ada.page.get_by_role("button", name="Notices: one unread").click()
    expect(ada.page.get_by_text("Bell Hearer and you are friends now.")).to_be_visible()


SUBSCRIBES = """
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    window.given = applicationServerKey;
    return SUBSCRIPTION;
  };
  Notification.requestPermission = async () => "granted";
"""
"""A browser whose push service is on this machine."""


def test_a_browser_shows_a_notice_although_no_page_is_open(tmp_path: Path, enter: Enter) -> None:
    with push_service() as service:
        server = TableServer(tmp_path / "data", pushes=service.origin)
        server.open()
        try:
            _tell_in_browser(server, service, enter)
        finally:
            server.close()


def _tell_in_browser(server: TableServer, service: PushService, enter: Enter) -> None:
    browser, here = PushedBrowser(), server.url.replace("127.0.0.1", "localhost")
    keys = {"p256dh": browser.public_key, "auth": browser.auth}
    subscription = json.dumps({"endpoint": f"{service.origin}/wpush/1", "keys": keys})
    ada, bo = enter(server), enter(server)
    bo.expects(f"another host: {here}")
    bo.context.add_init_script(SUBSCRIBES.replace("SUBSCRIPTION", subscription))
    claim(ada, "Pusher")
    bo.page.goto(f"{here}/me")
    bo.page.get_by_label("Name").first.fill("Pushed")
    bo.page.get_by_role("button", name="Take this name").click()
    bo.page.goto(f"{here}/me/notices")
    bo.page.get_by_role("button", name="Show notices in this browser").click()
    expect(bo.page.get_by_role("status")).to_contain_text("this browser shows you notices now")
    assert list(findings(bo)) == []
    bo.fits()
    worker = bo.context.service_workers[0]
    bo.page.goto("about:blank")

    ada.visit("/me/friends")
    ada.page.get_by_label("Their name on this server").fill("Pushed")
    ada.page.get_by_role("button", name="Ask to be friends").click()
    with service.arrived:
        assert service.arrived.wait_for(lambda: service.got, 60)
    (said,) = service.said(browser)
    # What a push service delivers the browser hands to the service worker.
    shown = worker.evaluate(
        """async (said) => {
          const shown = [];
          self.registration.showNotification = async (_, { body, data }) => shown.push([body, data]);
          const arrived = new PushEvent("push", { data: said });
          const waits = [];
          arrived.waitUntil = (one) => waits.push(one);
          self.dispatchEvent(arrived);
          await Promise.all(waits);
          return shown;
        }""",
        json.dumps(said),
    )
    assert shown == [["Pusher asks to be friends.", "/me/friends"]]


def test_what_one_is_told_is_a_choice(server: TableServer, enter: Enter) -> None:
    player = enter(server, timezone_id="Asia/Tokyo")
    claim(player, "Chooser")
    player.visit("/me/notices")
    page = player.page
    expect(page.get_by_label("Time zone")).to_have_value("Asia/Tokyo")
    page.get_by_label("A match is over: Browser").check()
    page.get_by_label("Your move: Here").uncheck()
    page.get_by_label("Quiet from").select_option("22:00")
    page.locator("[name=quiet_to]").select_option("07:00")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("status")).to_contain_text("as you have chosen")
    expect(page.get_by_label("A match is over: Browser")).to_be_checked()
    expect(page.get_by_label("Your move: Here")).not_to_be_checked()
    expect(page.get_by_label("Quiet from")).to_have_value("22")
    expect(page.get_by_label("Time zone")).to_have_value("Asia/Tokyo")
    player.fits()


def test_a_request_is_answered_in_the_bell_and_the_page_stays(
    server: TableServer, enter: Enter
) -> None:
    askers, bo = [enter(server), enter(server)], enter(server)
    claim(bo, "Asked")
    for asker, name in zip(askers, ("Asker", "Other asker"), strict=True):
        claim(asker, name)
        asker.visit("/me/friends")
        asker.page.get_by_label("Their name on this server").fill("Asked")
        asker.page.get_by_role("button", name="Ask to be friends").click()
        expect(asker.page.get_by_role("status")).to_be_visible()
    bo.page.add_init_script("setInterval = () => 0")  # the page follows at once, not in seconds
    bo.visit("/")
    asking = bo.page.locator("#open-tables")
    expect(asking).to_contain_text("Other asker")
    bo.page.get_by_role("button", name="Notices: 2 unread").click()
    bell = bo.page.get_by_role("dialog", name="Notices")
    bell.get_by_role("button", name="Be friends with Asker").click()
    expect(bell.get_by_role("status")).to_have_text("You agree to be friends with Asker.")
    expect(bo.page.get_by_role("button", name="Notices: one unread")).to_have_count(1)
    bell.get_by_role("button", name="Decline the request of Other asker").click()
    expect(bell).to_contain_text("Nothing new.")
    expect(bo.page.get_by_role("button", name="Notices", exact=True)).to_have_count(1)
    expect(asking).to_be_hidden()
    for asker, notice in zip(askers, ("Asked and you are friends now.", None), strict=True):
        asker.visit("/me/notices")
        expect(asker.page.locator(".notice-rows li")).to_contain_text([notice] if notice else [])
