"""A finished match is watched again, forward and back."""

import re
from pathlib import Path

from playwright.sync_api import Route, expect

from kickabout.table.web.pages.replay import stops_of
from tests.journeys import scenes
from tests.journeys.conftest import Enter
from tests.journeys.table_server import TableServer


def test_stepping_through_a_match(server: TableServer, enter: Enter, pictures: Path | None) -> None:
    match = scenes.played_on(scenes.new(goals=1), scenes.over)
    table = server.set_up(match, ["Ada", "bot:rule-of-thumb"])
    ada = enter(server)
    ada.sit_at(table)
    expect(ada.page.locator("#final-title")).to_be_visible()
    ada.page.get_by_role("link", name="Watch it again").click()
    page, slider = ada.page, ada.page.get_by_role("slider")
    # It plays at once, as its link says.
    first = stops_of(match)[1]
    page.wait_for_function(
        # The page of the match may still stand there.
        "first => Number(document.querySelector('#position input')?.value) >= first",
        arg=first,
        polling=100,
    )
    page.get_by_role("button", name="Play").click()
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")

    # The deal is one step.
    page.get_by_role("link", name="One on").click()
    expect(slider).to_have_value(str(first))
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value(str(first + 1))
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(str(first))
    expect(page).to_have_url(re.compile(rf"at={first}$"))
    # It plays by itself, on this very page, until somebody stops it.
    page.evaluate("document.body.dataset.same = ''")
    page.get_by_role("combobox", name="Speed").select_option("4")
    page.locator("h1").click()
    page.keyboard.press("Space")
    page.wait_for_function(
        "least => Number(document.querySelector('#position input').value) >= least",
        arg=first + 3,
        polling=100,
    )
    page.get_by_role("button", name="Play").click()
    expect(page.get_by_role("button", name="Play")).to_have_attribute("aria-pressed", "false")
    assert page.locator("body").get_attribute("data-same") is not None
    # One's own side is at the bottom.
    expect(page.locator(".lane").last).to_contain_text("You")
    page.keyboard.press("End")
    expect(slider).to_have_value(str(match.number))
    ada.says("The first goal decides")
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    slider.fill("40")
    expect(page).to_have_url(re.compile("at=40$"))
    expect(page.get_by_text("step 40 of")).to_be_visible()
    # Now that it is over every hand lies open.
    expect(page.locator(".fans .card").first).to_be_visible()
    ada.shoot("replay", pictures)
    ada.fits()

    page.get_by_role("link", name="To the table").click()
    page.get_by_role("button", name="Again").click()
    expect(page).not_to_have_url(re.compile(table.id))
    assert ada.awaits_turn()


def test_a_running_match_keeps_its_hands_to_itself(server: TableServer, enter: Enter) -> None:
    table = server.set_up(scenes.dealt([scenes.DULL, scenes.DULL]))
    ada = enter(server)
    ada.expects("403")
    ada.take_seat(table.seats[0])
    ada.visit(f"{table.address}/replay?at=5")
    expect(ada.page.locator("main")).to_contain_text("opens once the match is over")
    ada.page.get_by_role("link", name="To the table").click()
    assert ada.awaits_turn()


def test_a_replay_plays_on_after_a_step_that_was_lost(server: TableServer, enter: Enter) -> None:
    match = scenes.played_on(scenes.new(goals=1), scenes.over)
    table = server.set_up(match, ["Ada", "bot:rule-of-thumb"])
    ada = enter(server)
    ada.sit_at(table)
    ada.expects("replay")
    lost: list[str] = []

    def lose_the_first(route: Route) -> None:
        if route.request.resource_type == "fetch" and not lost:
            lost.append(route.request.url)
            route.abort()
        else:
            route.continue_()

    ada.page.route("**/replay?at=*", lose_the_first)
    at = stops_of(match)[3]
    ada.visit(f"{table.address}/replay?at={at}#play")
    ada.page.wait_for_function(
        "least => Number(document.querySelector('#position input')?.value) >= least",
        arg=at + 3,
        polling=100,
    )
    assert lost
