"""Building a squad: from nothing to a legal one, out as a file, in again elsewhere, and on to a table."""

import re
from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.journeys.conftest import Enter
from tests.journeys.table_page import Player
from tests.journeys.table_server import TableServer

ROSTERS = "/build/futera-susu"
ROWS = {"forward": 4, "midfielder": 2, "defender": 4, "goalkeeper": 1}


def state(player: Player) -> Locator:
    return player.page.locator(".verdict")


def part(player: Player, key: str) -> Locator:
    return player.page.locator(f"#part-{key}")


def begin(player: Player, start: str) -> None:
    """Begin a squad on the drawing board."""
    player.visit(ROSTERS)
    player.page.get_by_role("button", name=re.compile(start)).click()
    expect(player.page.locator("#pool")).to_be_visible()


def fill(player: Player, places: Locator, where: str, position: str = "") -> None:
    """Fill free places one by one with the first candidate, until no place is free."""
    left = places.count()
    places.first.click()
    expect(player.page.get_by_label("Position")).to_have_value(position)
    offers = player.page.locator(f"#pool .offer:not(.held) .put[id^=put-{where}-]:not(.pale)")
    for free in range(left, 0, -1):
        expect(places).to_have_count(free)
        offers.first.click()
    expect(places).to_have_count(0)


def test_a_squad_from_nothing_to_the_table(
    server: TableServer, enter: Enter, tmp_path: Path
) -> None:
    ada = enter(server)
    ada.visit("/?game=futera-susu")
    ada.page.locator(".fixture:visible").get_by_role("link", name="Build your squad").click()
    expect(ada.page.locator(".none-yet")).to_contain_text("No squad yet")
    ada.fits()
    begin(ada, "From nothing")
    expect(state(ada)).to_contain_text("Not complete")
    expect(state(ada)).to_contain_text("SUSU-1.2")

    for row, places in ROWS.items():
        free = part(ada, "eleven").locator(f".line.{row} .place.free a")
        expect(free).to_have_count(places)
        fill(ada, free, "eleven", row)
    # Whoever comes first in the pool comes from one team, and so a captain lifts them all.
    expect(part(ada, "eleven").locator(".gains")).to_contain_text("+5 Legendary Captain")
    expect(part(ada, "eleven").locator(".place.lifted")).to_have_count(11)
    fill(ada, part(ada, "subs").locator(".place.free a"), "subs")
    # Whoever comes first is no Midfielder: that is fair, and unwise.
    think = ada.page.get_by_role("region", name="Think it over")
    expect(think).to_contain_text("among the substitutes")
    expect(think).to_contain_text("SUSU-1.9")
    ada.fits()

    ada.page.get_by_role("link", name=re.compile("more to choose")).click()
    more = ada.page.locator("#pool .stepper button:last-child:not(.pale)")
    for packed in range(10):
        expect(part(ada, "deck")).to_contain_text(f"{packed} of 10")
        more.first.click()
    expect(state(ada)).to_contain_text("Legal")
    expect(ada.page.locator("#said")).to_have_text(re.compile("The squad is legal"))
    name = ada.page.get_by_label("Name of the squad")
    name.fill("Night Shift")
    name.press("Enter")
    expect(ada.page.locator("#said")).to_have_text(re.compile("Now called Night Shift"))
    ada.fits()

    # It is kept, and it goes out as a file.
    ada.visit(ROSTERS)
    expect(ada.page.locator(".own-roster.legal")).to_contain_text("Night Shift")
    with ada.page.expect_download() as out:
        ada.page.get_by_role("link", name="Export Night Shift").click()
    file = tmp_path / "night-shift.toml"
    out.value.save_as(file)
    assert out.value.suggested_filename == "night-shift.toml"

    # In another browser there is nothing, until the file is brought.
    bo = enter(server)
    bo.visit(ROSTERS)
    expect(bo.page.locator(".own-roster")).to_have_count(0)
    bo.page.get_by_label("Choose the file").set_input_files(file)
    bo.page.get_by_role("button", name="Import").click()
    expect(state(bo)).to_contain_text("Legal")
    expect(bo.page.get_by_label("Name of the squad")).to_have_value("Night Shift")

    # One click at a table, and it is one's own.
    bo.page.get_by_role("link", name="Find a table").click()
    sheet = bo.page.locator("form.sheet:visible")
    sheet.get_by_label("Seat 2").select_option("bot:rule-of-thumb")
    sheet.get_by_role("button", name="Kick off").click()
    bo.page.get_by_role("button", name="Play with Night Shift").click()
    bo.says("Your action deck stands")
    table = bo.page.url.rpartition("/")[2]
    signed = [action for _, action in server.played(table) if action.startswith("sign ")]
    assert len(signed) >= 16


def test_an_illegal_squad_is_refused(server: TableServer, enter: Enter) -> None:
    ada = enter(server)
    begin(ada, "All Hands")
    expect(state(ada)).to_contain_text("Legal")

    # A second captain in the eleven: built, but not playable, and the page says why.
    plain = part(ada, "eleven").locator(".line.forward .place", has_not=ada.page.locator(".mark"))
    plain.first.locator("a").click()
    expect(ada.page.locator(".swap")).to_be_visible()
    ada.sees_update_by(lambda: ada.page.get_by_label("Class").select_option("legendary-captain"))
    ada.page.locator("#found").get_by_role("button", name=": The eleven").last.click()
    expect(state(ada)).to_contain_text("Not legal")
    expect(state(ada)).to_contain_text("2 Legendary Captains")
    expect(state(ada)).to_contain_text("SUSU-1.7")
    ada.fits()
    address = ada.page.url

    # At a table it is shown with the reason, and there is nothing to press.
    sheet = ada.team_sheet("futera-susu")
    sheet.get_by_label("Seat 2").select_option("bot:rule-of-thumb")
    sheet.get_by_role("button", name="Kick off").click()
    offered = ada.page.locator("#own-rosters")
    expect(offered).to_contain_text("2 Legendary Captains")
    expect(offered.get_by_role("button")).to_have_count(0)
    ada.fits()

    ada.visit(address)
    ada.page.get_by_role("button", name="Take back").click()
    expect(state(ada)).to_contain_text("Legal")

    # What the sheet has no place for is refused at once.
    ada.expects("400")
    ada.page.get_by_role("link", name="Action cards").click()
    ada.page.locator("#pool .stepper button.pale:last-child").first.click()
    expect(ada.notice()).to_contain_text(re.compile("10 places are taken|At most 2"))


def test_a_bad_file_changes_nothing(server: TableServer, enter: Enter) -> None:
    ada = enter(server)
    ada.visit(ROSTERS)
    ada.expects("400")
    ada.page.get_by_label("or paste its text").fill('name = "Mine"\neleven = [7]')
    ada.page.get_by_role("button", name="Import").click()
    expect(ada.page.get_by_role("alert")).to_contain_text("eleven[1]")
    expect(ada.page.get_by_role("alert")).to_contain_text("Nothing has changed")
    expect(ada.page.get_by_label("or paste its text")).to_have_value(re.compile("Mine"))
    expect(ada.page.locator(".own-roster")).to_have_count(0)
    ada.fits()


def test_without_a_mouse(server: TableServer, enter: Enter) -> None:
    ada = enter(server)
    begin(ada, "From nothing")
    page = ada.page
    page.locator(".line.forward .place.free a").first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_label("Position")).to_have_value("forward")
    put = page.locator("#pool .put").first
    put.focus()
    page.keyboard.press("Space")
    expect(put).to_have_attribute("aria-pressed", "true")
    expect(put).to_be_focused()
    expect(page.locator("#said")).to_have_text(re.compile("in. The eleven: 1 of 11"))
    page.keyboard.press("Space")
    expect(put).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".place.filled")).to_have_count(0)


def test_without_scripts_it_is_built_with_plain_forms(server: TableServer, enter: Enter) -> None:
    ada = enter(server, java_script_enabled=False)
    begin(ada, "All Hands")
    page = ada.page
    page.locator(".line.forward .off").first.click()
    expect(state(ada)).to_contain_text("Not complete")
    page.locator(".line.forward .place.free a").click()
    expect(page).to_have_url(re.compile("f-position=forward"))
    page.locator("#pool .put:not(.pale):not(.in)").first.click()
    expect(state(ada)).to_contain_text("Legal")
    page.get_by_label("Search").fill("nobody of this name")
    page.get_by_role("button", name="Show", exact=True).click()
    expect(page.locator("#found")).to_contain_text("Nobody fits")
    page.get_by_label("Name of the squad").fill("Plain Sailing")
    page.get_by_role("button", name="Rename").click()
    page.get_by_role("button", name="Duplicate").click()
    expect(page.get_by_label("Name of the squad")).to_have_value("Plain Sailing, again")
    page.get_by_text("Delete", exact=True).click()
    page.get_by_role("button", name="Delete it").click()
    expect(page.locator(".own-roster")).to_have_count(1)
    expect(page.locator(".own-roster")).to_contain_text("Plain Sailing")


def test_on_a_phone(server: TableServer, enter: Enter) -> None:
    ada = enter(server, viewport={"width": 360, "height": 740}, has_touch=True)
    begin(ada, "City Lights")
    page = ada.page
    page.locator(".line.defender .place.filled a").first.tap()
    expect(page.locator(".swap")).to_be_in_viewport()
    page.locator("#pool .put:not(.pale):not(.in)").first.tap()
    expect(page.locator(".swap")).to_have_count(0)
    page.locator(".thumb").get_by_role("link", name="The eleven").tap()
    expect(part(ada, "eleven").locator("h2")).to_be_in_viewport()
    ada.fits((320, 360))


def test_a_team_of_forty_cards_to_a_table_that_takes_forty(
    server: TableServer, enter: Enter
) -> None:
    ada = enter(server)
    page = ada.page
    ada.visit("/build/social-soccer")
    page.get_by_role("button", name=re.compile("Flat Out")).click()
    expect(state(ada)).to_contain_text("Legal")
    kinds = page.get_by_role("navigation", name="For a match with deck")
    kinds.get_by_role("link", name="40x4").click()
    expect(kinds.locator("[aria-current]")).to_have_text("40x4")
    expect(state(ada)).to_contain_text("The strategy has 30 cards; it takes 40")

    # A card looks as it does on the table: its value's colour, its cost, its type, what it does.
    page.get_by_role("link", name=re.compile("more to choose")).click()
    card = page.locator("#row-head-down .card")
    expect(card.locator(".card-face.of-effort use")).to_have_attribute("href", "#so-sign-attack")
    expect(card.locator(".card-face")).to_have_css("background-color", "rgb(194, 60, 39)")
    expect(card.locator(".card-value")).to_have_text("4")
    expect(card.locator(".card-group use")).to_have_attribute("href", "#so-group-support")
    expect(page.locator("#part-players .mark.of-effort").first).to_be_visible()

    # Neutral cards are for everybody.
    page.get_by_label("Value").select_option("neutral")
    expect(page.locator("#found .found-count")).to_contain_text("show all")
    more = page.locator("#pool .stepper button:last-child:not(.pale)")
    for packed in range(30, 40):
        expect(part(ada, "strategy")).to_contain_text(f"{packed} of 40")
        more.first.click()
    expect(state(ada)).to_contain_text("with Deck 40x4")
    ada.fits()

    page.get_by_role("link", name="Find a table").click()
    sheet = page.locator("form.sheet:visible")
    expect(sheet.locator("input[value='40x4']")).to_be_checked()
    sheet.get_by_label("Seat 2").select_option("bot:rule-of-thumb")
    sheet.get_by_role("button", name="Kick off").click()
    page.get_by_role("button", name="Play with Flat Out").click()
    expect(page.locator("#own-rosters")).to_have_count(0)
    actions = [action for _, action in server.played(page.url.rpartition("/")[2])]
    assert sum(action.startswith("pack ") for action in actions) >= 40
