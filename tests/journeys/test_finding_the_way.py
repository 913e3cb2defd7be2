"""Finding the way: back to a match, out of a dead end, and into the rules."""

from playwright.sync_api import expect

from tests.journeys import scenes
from tests.journeys.conftest import Enter
from tests.journeys.table_server import TableServer


def test_a_match_is_found_again_on_the_front_page(server: TableServer, enter: Enter) -> None:
    ada = enter(server)
    ada.visit("/")
    expect(ada.page.locator("main")).to_contain_text("Your matches are kept here")
    table = server.set_up(scenes.dealt([scenes.DULL, scenes.DULL]))
    ada.sit_at(table)
    assert ada.awaits_turn()
    number = ada.number
    ada.page.get_by_role("link", name="Kickabout, front page").click()
    ticket = ada.page.locator(".ticket")
    expect(ticket).to_contain_text("You 0Bo 0")
    expect(ticket).to_contain_text("Your turn")
    ticket.click()
    assert ada.awaits_turn()
    assert ada.number == number

    stranger = enter(server)
    stranger.visit("/")
    expect(stranger.page.locator(".ticket")).to_have_count(0)


def test_a_dead_end_says_what_to_do(server: TableServer, enter: Enter) -> None:
    lost = enter(server)
    lost.expects("404")
    for address in ("/t/nowhere", "/join/nowhere", "/seat/nowhere", "/rules/rugby", "/nowhere"):
        lost.visit(address)
        expect(lost.page.locator("main")).to_contain_text("404")
        lost.fits()
    lost.visit("/t/nowhere")
    expect(lost.page.locator("main")).to_contain_text("There is no table here")
    lost.page.get_by_role("link", name="Front page", exact=True).click()
    expect(lost.page.get_by_role("button", name="Kick off").first).to_be_visible()


def test_a_taken_seat_leads_to_the_stands(server: TableServer, enter: Enter) -> None:
    table = server.set_up(scenes.dealt([scenes.DULL, scenes.DULL]))
    late = enter(server)
    late.expects("409")
    late.visit(table.invites[1])
    expect(late.page.locator("main")).to_contain_text("Bo has taken this seat")
    late.page.get_by_role("link", name="To the table").click()
    expect(late.prompt()).to_contain_text("From the stands")


def test_the_rulebook_has_a_page(server: TableServer, enter: Enter) -> None:
    reader = enter(server)
    reader.visit("/")
    reader.page.get_by_role("link", name="Rules of Fútbol Dash").click()
    expect(reader.page.get_by_role("heading", name="Fútbol Dash")).to_be_visible()
    contents = reader.page.get_by_role("navigation", name="Contents")
    contents.get_by_role("link").last.click()
    expect(reader.page.locator("section").last).to_be_in_viewport()
    expect(reader.page.locator(".clause.ruling").first).to_contain_text("our ruling")
    reader.fits()


def test_without_scripts_decisions_are_plain_forms(server: TableServer, enter: Enter) -> None:
    table = server.set_up(scenes.dealt([scenes.DULL, scenes.DULL]))
    plain = enter(server, java_script_enabled=False)
    plain.sit_at(table)
    number = plain.number
    plain.card("nutmeg").click()
    plain.sees_move_after(number)
    plain.page.get_by_role("button", name="Undo").click()
    plain.until("#live.mine")
    plain.card("overlap").click()
    plain.until("#played")
    actions = [action for actor, action in server.played(table.id) if actor >= 0]
    assert actions == ["play nutmeg", "undo", "play overlap"]
