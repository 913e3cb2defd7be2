"""The links of a table are made anew: the old ones lead nowhere, and whoever sits stays seated."""

from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, expect

from tests.journeys.conftest import Enter
from tests.journeys.table_page import Player
from tests.journeys.table_server import TableServer

DONE = "The old links lead nowhere any more."


def private_link(player: Player) -> str:
    return player.page.locator(".my-link a").get_attribute("href") or ""


def leads_nowhere(player: Player, link: str) -> None:
    """See that a link is refused like one that never was."""
    answer = player.page.goto(link)
    assert answer is not None
    assert answer.status == 404
    player.expects("404")


def invitation_of(ada: Player, seats: int) -> Locator:
    """Open a table with this many seats, as Ada; return the invitations."""
    sheet = ada.team_sheet()
    sheet.get_by_label("Your name").fill("Ada")
    for seat in range(2, seats + 1):
        sheet.get_by_label(f"Seat {seat}").select_option("open")
    sheet.get_by_role("button", name="Kick off").click()
    links = ada.page.locator(".invite-link")
    expect(links).to_have_count(seats - 1)
    return links


def test_whoever_opened_the_table_makes_all_links_anew(
    server: TableServer, enter: Enter, pictures: Path | None
) -> None:
    ada, bo, stranger = enter(server), enter(server), enter(server)
    links = invitation_of(ada, 3)
    bo.visit(links.first.inner_text())
    bo.page.get_by_label("Your name").fill("Bo")
    bo.page.get_by_role("button", name="Put it on").click()
    expect(ada.page.locator("#peg-1")).to_contain_text("Bo")
    ada_before, bo_before, invited = private_link(ada), private_link(bo), links.inner_text()

    # By the keyboard alone, and nothing happens before the second press.
    ada.page.locator("#about-table > summary").focus()
    ada.page.keyboard.press("Enter")
    summary = ada.page.locator("#links summary")
    expect(summary).to_have_text("Make new links for this table")
    summary.focus()
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator("#links form")).to_contain_text("All links of this table stop working")
    ada.shoot("new-links-lobby", pictures, full_page=True)
    assert Axe().run(ada.page, context="#links").response["violations"] == []
    ada.fits()
    assert (private_link(ada), links.inner_text()) == (ada_before, invited)
    ada.page.keyboard.press("Tab")
    expect(ada.page.get_by_label("Other browsers lose my seat")).to_be_focused()
    ada.page.keyboard.press("Tab")
    expect(ada.page.get_by_role("button", name="Make new links")).to_be_focused()
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("alert")).to_contain_text(DONE)
    expect(links).not_to_have_text(invited)
    expect(bo.page.locator(f".my-link a[href='{bo_before}']")).to_have_count(0)
    ada.shoot("new-links-made", pictures, full_page=True)

    for old in (ada_before, bo_before, invited):
        leads_nowhere(stranger, old)
    stranger.visit(links.inner_text())
    stranger.page.get_by_label("Your name").fill("Cleo")
    stranger.page.get_by_role("button", name="Put it on").click()
    for player in (ada, bo, stranger):
        player.until("#live.playing #hand")


def test_others_make_their_own_link_anew_and_are_alone(
    server: TableServer, enter: Enter, pictures: Path | None
) -> None:
    ada, bo, thief = enter(server), enter(server), enter(server)
    bo.visit(invitation_of(ada, 2).inner_text())
    bo.page.get_by_label("Your name").fill("Bo")
    bo.page.get_by_role("button", name="Put it on").click()
    bo.until("#live.playing #hand")
    bo.page.locator("#about-table > summary").click()
    summary = bo.page.locator("#links summary")
    expect(summary).to_have_text("Make a new private link")
    summary.click()
    old = private_link(bo)
    thief.take_seat(old)
    thief.until("#live.playing #hand")
    # What Bo reads stays open while the match goes on.
    alone = bo.page.get_by_label("Other browsers lose my seat")
    alone.check()
    number = bo.number
    mover = ada if "mine" in str(ada.live.get_attribute("class")) else thief
    assert mover.awaits_turn()
    mover.decide()
    bo.sees_move_after(number)
    expect(alone).to_be_checked()
    expect(alone).to_be_focused()
    bo.shoot("new-links-playing", pictures)
    bo.page.set_viewport_size({"width": 390, "height": 844})
    alone.scroll_into_view_if_needed()
    bo.shoot("new-links-phone", pictures)
    bo.page.set_viewport_size({"width": 1280, "height": 800})
    bo.fits()

    bo.page.get_by_role("button", name="Make a new link").click()
    expect(bo.page.get_by_role("alert")).to_contain_text(DONE)
    expect(bo.page.locator("#links[open]")).to_have_count(0)
    summary.click()
    expect(alone).not_to_be_checked()
    # Whoever took the seat by the link watches from now on, on the page that is open.
    expect(thief.page.locator("#hand")).to_have_count(0)
    leads_nowhere(thief, old)
    new = private_link(bo)
    assert new != old
    thief.visit(new)
    expect(thief.page.locator("form[action^='/seat/'] button")).to_be_visible()
    expect(bo.page.locator("#hand")).to_be_visible()
    expect(ada.page.locator("#hand")).to_be_visible()


def test_links_are_made_anew_without_scripts(server: TableServer, enter: Enter) -> None:
    ada = enter(server, java_script_enabled=False)
    links = invitation_of(ada, 2)
    before = links.inner_text()
    ada.page.locator("#about-table > summary").click()
    ada.page.locator("#links summary").click()
    ada.page.get_by_role("button", name="Make new links").click()
    expect(ada.page.locator("#notice")).to_contain_text(DONE)
    assert links.inner_text() != before
