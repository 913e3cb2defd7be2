"""Two at a table say something to each other, each in their own language, and one need not listen."""

from urllib.parse import urlsplit

from playwright.sync_api import expect

from kickabout.table.language import table_messages
from kickabout.text.localization import PSEUDO
from kickabout.text.reader import Reader
from tests.journeys import scenes
from tests.journeys.conftest import Enter
from tests.journeys.table_page import Player
from tests.journeys.table_server import TableServer
from tests.journeys.test_accessibility import findings
from tests.journeys.test_phone import PHONE


def together(server: TableServer, enter: Enter) -> tuple[Player, Player]:
    """Two people whose match has begun, the second with a phone."""
    ada, bo = enter(server), enter(server, **PHONE)
    ada.visit("/")
    ada.page.get_by_role("button", name="Fútbol Dash with people").click()
    sheet = ada.page.get_by_role("dialog", name="Fútbol Dash with people")
    sheet.get_by_role("button", name="Invite by a link").click()
    ada.until(".lobby")
    bo.page.goto(ada.page.locator(".invite-link").inner_text())
    bo.page.get_by_label("Your name").fill("Bo")
    bo.page.get_by_role("button", name="Put it on").tap()
    expect(ada.page.locator(".lobby")).to_have_count(0)
    bo.until("#live.playing")
    return ada, bo


def test_they_say_something_and_one_is_muted(server: TableServer, enter: Enter) -> None:
    ada, bo = together(server, enter)
    bo.page.get_by_role("button", name="Say something").tap()
    phrases = bo.page.get_by_role("dialog", name="Say something")
    expect(phrases).to_be_visible()
    bo.fits()
    assert list(findings(bo)) == []
    phrases.get_by_role("button", name="Good luck!").tap()
    expect(phrases).to_be_hidden()
    for player, name in ((ada, "Bo"), (bo, "You")):
        expect(player.page.locator("#said")).to_contain_text(f"{name} Good luck!")
    # On a phone it is above the pitch, and hides nothing of the match.
    heard, match = bo.page.locator("#said p"), bo.page.locator(".pitch, #strip").first
    assert heard.evaluate("(one) => one.getAnimations()[0].effect.getTiming().duration") == 8000
    box, below = heard.bounding_box(), match.bounding_box()
    assert box
    assert below
    assert box["y"] + box["height"] <= below["y"]

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


def test_each_reads_it_in_their_own_language(server: TableServer, enter: Enter) -> None:
    ada, bo = enter(server), enter(server, locale=PSEUDO)
    table = server.set_up(scenes.new(), ["Ada", "Bo"])
    for number, player in enumerate((ada, bo)):
        player.sit_at(table, number)
    bo.page.locator("[data-dialog=phrases]").click()
    ada.page.locator("[data-dialog=phrases]").click()
    waits = ada.page.locator("#phrases").get_by_role("status")
    expect(waits).to_have_text("● Your move")  # and not with whoever only waits
    expect(bo.page.locator("#phrases").get_by_role("status")).to_have_count(0)
    bo.page.locator("#phrases [value=good-luck]").click()
    expect(ada.page.locator("#said")).to_contain_text("Bo Good luck!")
    luck = Reader(table_messages(PSEUDO)).say("phrase-good-luck")
    assert luck.startswith("⟦"), luck
    expect(bo.page.locator("#said")).to_contain_text(luck)


def test_they_write_to_each_other_once_both_allow_it(server: TableServer, enter: Enter) -> None:
    ada, bo = together(server, enter)
    watching = enter(server)
    watching.visit(urlsplit(ada.page.url).path)
    watching.until("#live.playing")
    bo.page.get_by_role("button", name="Say something").tap()
    phrases = bo.page.get_by_role("dialog", name="Say something")
    phrases.get_by_label("Let us write to each other").check()
    expect(bo.page.locator("#text-waits")).to_be_attached()
    expect(phrases.get_by_label("Write something")).to_be_hidden()
    assert list(findings(bo)) == []

    expect(ada.page.locator("#text-wanted")).to_contain_text("Bo would like to write to you")
    ada.page.get_by_role("button", name="Say something").click()
    own = ada.page.get_by_role("dialog", name="Say something")
    own.get_by_label("Let us write to each other").check()
    own.get_by_label("Write something").fill("Well met, <b>Bo</b>!")
    own.get_by_label("Write something").press("Enter")
    expect(own).to_be_hidden()
    for player in (ada, bo):
        expect(player.page.locator("#said")).to_contain_text("Well met, <b>Bo</b>!")
    bo.fits()
    assert list(findings(bo)) == []
    phrases.get_by_label("Write something").fill("Likewise")
    phrases.get_by_role("button", name="Send").tap()
    expect(ada.page.locator("#said")).to_contain_text("Bo Likewise")
    ada.page.get_by_text("What was said").click()
    ada.page.get_by_role("button", name="Report what Bo has written").click()
    expect(ada.page.locator("#notice")).to_contain_text("is told what Bo has written")

    bo.page.get_by_role("button", name="Say something").tap()
    phrases.get_by_label("Let us write to each other").uncheck()
    expect(bo.page.locator("#said")).not_to_contain_text("Well met")
    expect(phrases.get_by_label("Write something")).to_be_hidden()
    expect(ada.page.locator("#text-waits")).to_be_visible()
    phrases.get_by_role("button", name="Thanks!").tap()
    # What everybody hears has reached the spectator, and nothing else.
    expect(watching.page.locator("#said")).to_contain_text("Bo Thanks!")
    assert "Well met" not in watching.page.content()
    assert "Likewise" not in watching.page.content()
