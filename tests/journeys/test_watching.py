"""Whoever watches some moves behind sees nothing that could help a player, follows along, and sees the end at once."""

from pathlib import Path

from playwright.sync_api import expect

from tests.journeys.conftest import Enter
from tests.journeys.table_server import TableServer
from tests.journeys.test_phone import PHONE
from tests.journeys.test_resign_and_rematch import give_up

MOST_DECISIONS = 40


def test_a_watcher_follows_some_moves_behind(
    server: TableServer, enter: Enter, pictures: Path | None
) -> None:
    ada, bo, watcher = enter(server), enter(server), enter(server, **PHONE)
    sheet = ada.team_sheet()
    sheet.get_by_label("Your name").fill("Ada")
    sheet.get_by_label("Seat 2").select_option("open")
    sheet.get_by_text("Finer points", exact=True).click()
    sheet.get_by_label("12 moves behind").check()
    ada.shoot("watched-behind-sheet", pictures)
    sheet.get_by_role("button", name="Kick off").click()
    ada.until(".lobby")
    expect(ada.page.locator(".lobby")).to_contain_text("Whoever watches is 12 moves behind.")
    watcher.visit(ada.page.url)
    watcher.until(".lobby")
    bo.visit(ada.page.locator(".invite-link").inner_text())
    bo.page.get_by_label("Your name").fill("Bo")
    bo.page.get_by_role("button", name="Put it on").click()

    # The page of whoever waits in the stands goes there by itself.
    watcher.until("#live.playing")
    expect(watcher.prompt()).to_contain_text("12 moves behind.")
    assert watcher.number == 0
    for _ in range(MOST_DECISIONS):
        number = ada.number
        next(player for player in (ada, bo) if player.page.locator("#live.mine").count()).decide()
        for player in (ada, bo):
            player.sees_move_after(number)
        if watcher.number > 0:
            break
    assert 0 < watcher.number <= max(ada.number, bo.number) - 12
    watcher.shoot("watched-behind", pictures)
    watcher.fits()

    give_up(bo)
    watcher.until("#live.over")
    expect(watcher.page.locator("#final-title")).to_be_visible()
    expect(watcher.page.locator(".ended-by")).to_contain_text("resigns and heads for")
    assert watcher.number == bo.number
