"""A match over days: what waits for one, answers given in advance, and what becomes of whoever does not come."""

import re
from datetime import timedelta
from pathlib import Path

from playwright.sync_api import expect

from tests.journeys import scenes
from tests.journeys.conftest import Enter
from tests.journeys.table_page import LINE_DOWN, Player
from tests.journeys.table_server import TableServer

PHONE = {"width": 390, "height": 844}


def lets_all_stand(player: Player, pictures: Path | None) -> None:
    player.until("[data-dialog=in-advance]")
    player.page.get_by_role("button", name="Answer in advance").click()
    advance = player.page.locator("#in-advance")
    for box in advance.get_by_role("checkbox").all():
        box.check()
    player.shoot("in-advance", pictures)
    player.fits()
    advance.get_by_role("button", name="Save").click()
    expect(advance).to_be_hidden()
    expect(player.page.locator("#notice")).to_contain_text("stand without asking you")


def test_two_play_over_days_until_one_does_not_come(
    own_server: TableServer, enter: Enter, pictures: Path | None
) -> None:
    table = own_server.set_up(scenes.dealt([scenes.DULL, scenes.DULL]), time_control="3d")
    ada, bo = enter(own_server), enter(own_server, viewport=PHONE)
    for player, seat in ((ada, 0), (bo, 1)):
        player.expects(LINE_DOWN)
        player.sit_at(table, seat)

    # Both let everything stand, so that nobody waits for that.
    for player in (ada, bo):
        lets_all_stand(player, pictures)

    # What waits for Ada is on her list, which leads to it.
    ada.visit("/moves")
    expect(ada.page.locator("#live")).to_contain_text("against Bo")
    expect(ada.page.locator("#live")).to_contain_text("2 d 23 h left")
    ada.shoot("moves", pictures)
    ada.fits()
    ada.page.get_by_role("link", name="Fútbol Dash").click()
    assert ada.awaits_turn()
    expect(ada.page.locator("#lane-0 .clock")).to_have_text("2 d 23 h")
    expect(ada.page.locator("#lane-1 .clock")).to_have_count(0)
    ada.decide()
    bo.until("#live.mine")
    expect(bo.page.locator("#lane-1 .clock")).to_have_text("2 d 23 h")
    bo.page.set_viewport_size({"width": 390, "height": 844})
    for step in ("Previous move", "Next move"):
        expect(bo.page.get_by_role("link", name=step)).to_be_visible()
    bo.fits()
    ada.visit("/moves")
    expect(ada.page.locator("#live")).to_contain_text("No match waits for you.")

    # Bo does not come for three days, and once more.
    own_server.kill()
    own_server.let_time_pass(timedelta(days=3))
    own_server.open()
    ada.visit(table.address)
    expect(ada.page.locator("#lines")).to_contain_text(
        "Bo’s time is up: the bench decides, this once."
    )
    ada.until("#live.mine")
    ada.decide()
    bo.visit(table.address)
    bo.until("#live.mine")
    own_server.kill()
    own_server.let_time_pass(timedelta(days=3))
    own_server.open()
    ada.visit(table.address)
    ada.until("#live.over")
    expect(ada.page.locator(".ended-by")).to_contain_text("Bo’s time is up: a loss on the clock.")
    expect(ada.page.locator("#final-title")).to_have_text("You win!")
    ada.shoot("lost-on-time", pictures)
    ada.visit("/")
    expect(ada.page.locator(".tickets")).to_contain_text("on time")


def test_clocks_run_down_before_all(server: TableServer, enter: Enter) -> None:
    table = server.set_up(
        scenes.dealt([scenes.DULL, scenes.DULL]), answer_seconds=4, time_control="5+5"
    )
    ada, bo = enter(server), enter(server)
    ada.sit_at(table)
    bo.sit_at(table, 1)
    for player in (ada, bo):
        player.until("#lane-0 .clock.runs")
        expect(player.page.locator("#lane-1 .clock")).to_have_text("5:00")
        expect(player.page.locator("#lane-0 .clock")).to_have_text(re.compile(r"4:[0-5]\d"))
