"""Giving a match up, with one press more, whoever is to decide; and playing again, where both have to want to."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import kickabout
from tests.journeys import scenes
from tests.journeys.conftest import Enter
from tests.journeys.table_page import Player
from tests.journeys.table_server import TableServer


def give_up(player: Player) -> None:
    player.until("#resign")
    resign = player.page.locator("#resign")
    resign.get_by_role("button", name="Resign", exact=True).click()
    button = player.page.locator("#resign-sure").get_by_role("button", name="Resign")
    expect(button).to_be_in_viewport(ratio=1)
    button.click()
    player.until("#live.over")


def test_a_friend_gives_up_and_the_other_has_won(
    server: TableServer, enter: Enter, pictures: Path | None
) -> None:
    table = server.set_up(scenes.dealt([scenes.DULL, scenes.DULL]))
    ada, bo, watcher = enter(server), enter(server), enter(server)
    ada.sit_at(table)
    bo.sit_at(table, 1)
    watcher.visit(table.address)
    watcher.until("#live.playing")
    expect(watcher.page.locator("#resign")).to_have_count(0)
    quitter, other = (bo, ada) if ada.awaits_turn() else (ada, bo)
    give_up(quitter)
    expect(quitter.page.locator(".board strong")).to_have_text(["3", "0"])
    quitter.shoot("resigned", pictures)
    quitter.fits()
    for player in (other, watcher):
        player.until("#live.over")
        expect(player.page.locator(".ended-by")).to_contain_text("resigns and heads for")
    expect(other.page.locator("#final-title")).to_have_text("You win!")
    expect(quitter.page.locator(".ended-by")).to_contain_text("You resign and head for")
    quitter.page.get_by_role("link", name="Watch it again").click()
    quitter.page.keyboard.press("End")
    expect(quitter.page.locator("#lines")).to_contain_text("You resign and head for")
    other.visit("/")
    ticket = other.page.locator(".ticket")
    expect(ticket).to_contain_text("by resignation")
    expect(ticket.locator(".ticket-sides b")).to_have_text(
        ["3", "0"] if other is ada else ["0", "3"]
    )


def test_against_a_bot_too_by_touch(server: TableServer, enter: Enter) -> None:
    ada = enter(server, viewport={"width": 390, "height": 844}, has_touch=True)
    ada.team_sheet().get_by_role("button", name="Kick off").click()
    give_up(ada)
    expect(ada.page.locator("#final-title")).not_to_have_text("You win!")
    ada.fits()


def test_both_play_again_and_their_pages_go_there(
    server: TableServer, enter: Enter, pictures: Path | None
) -> None:
    table = server.set_up(scenes.dealt([scenes.DULL, scenes.DULL]))
    ada, bo, watcher = enter(server), enter(server), enter(server)
    ada.sit_at(table)
    bo.sit_at(table, 1)
    give_up(ada)
    watcher.visit(table.address)
    for player in (ada, bo):
        player.until("#live.over #rematch")
    rematch = ada.page.locator("#rematch")
    rematch.get_by_role("button", name="Play again").click()
    expect(rematch).to_contain_text("Waiting for Bo.")
    ada.shoot("rematch", pictures)
    ada.fits()
    expect(bo.page.locator("#rematch")).to_contain_text("Ada wants to play again.")
    rematch.get_by_role("button", name="Never mind").click()
    expect(bo.page.locator("#rematch")).not_to_contain_text("wants to play again")
    rematch.get_by_role("button", name="Play again").click()
    expect(bo.page.locator("#rematch")).to_contain_text("Ada wants to play again.")
    bo.page.locator("#rematch").get_by_role("button", name="Play again").click()
    for player in (ada, bo):
        expect(player.page).not_to_have_url(re.compile(table.id))
        player.until("#live.playing")
    assert ada.page.url == bo.page.url
    expect(bo.page.locator("#lane-1 h3")).to_have_text("Ada")  # a seat further on
    # Who looks back at the old match stays there.
    ada.page.go_back()
    ada.until("#live.over")
    expect(ada.page.get_by_role("link", name="The next match")).to_be_visible()
    watcher.page.get_by_role("link", name="The next match").click()
    expect(watcher.page).to_have_url(bo.page.url)


def test_the_best_of_three_goes_on_until_it_is_decided(
    server: TableServer, enter: Enter, pictures: Path | None
) -> None:
    ada, bo = enter(server), enter(server)
    sheet = ada.team_sheet()
    sheet.get_by_label("Your name").fill("Ada")
    sheet.get_by_label("Seat 2").select_option("open")
    sheet.locator("details.extra-options summary").click()
    sheet.get_by_label("best of three").check()
    sheet.get_by_role("button", name="Kick off").click()
    bo.visit(ada.page.locator(".invite-link").inner_text())
    bo.page.get_by_label("Your name").fill("Bo")
    bo.page.get_by_role("button", name="Put it on").click()
    before = ada.page.url
    give_up(bo)
    expect(ada.page.locator("#bench .series")).to_contain_text("Best of three: You 1 · Bo 0")
    ada.shoot("series", pictures)
    ada.fits()
    for player in (ada, bo):
        player.until("#live.over #rematch")
    ada.page.locator("#rematch").get_by_role("button", name="The next match").click()
    for player in (ada, bo):
        expect(player.page).not_to_have_url(before)
        player.until("#live.playing")
        expect(player.page.locator("#commentary .series")).to_contain_text("Best of three:")
    give_up(bo)
    ada.until("#live.over")
    expect(ada.page.locator("#bench")).to_contain_text("You win the series!")
    expect(bo.page.locator("#bench")).to_contain_text("Ada wins the series.")
    expect(bo.page.locator("#rematch")).not_to_contain_text("begins by itself")


def test_two_friends_agree_on_a_draw(
    server: TableServer, enter: Enter, pictures: Path | None
) -> None:
    match = scenes.played_on(scenes.new(game="super-team"), lambda one: one.number >= 40)
    table = server.set_up(match)
    ada, bo = enter(server), enter(server)
    ada.sit_at(table)
    bo.sit_at(table, 1)
    ada.until("#draw")
    ada.page.get_by_role("button", name="Offer a draw").click()
    ada.page.locator("#draw").get_by_role("button", name="Yes, offer it").click()
    expect(ada.page.locator("#commentary")).to_contain_text("You have offered a draw.")
    offer = bo.page.locator("#draw-offer")
    expect(offer).to_contain_text("Ada offers a draw.")
    bo.shoot("draw-offered", pictures)
    bo.fits()
    offer.get_by_role("button", name="Accept the draw").click()
    for player in (ada, bo):
        player.until("#live.over")
        expect(player.page.locator("#final-title")).to_have_text("A draw")
        expect(player.page.locator(".ended-by")).to_have_text("Both agree on a draw.")


@pytest.mark.parametrize("game", kickabout.available_games())
def test_what_comes_in_below_moves_no_button(server: TableServer, enter: Enter, game: str) -> None:
    ada = enter(server)
    analysis = '<section id="analysis" class="analysis done"></section>'
    ada.page.route(
        "**/analysis", lambda route: route.fulfill(content_type="text/html", body=analysis)
    )
    ada.sit_at(server.set_up(scenes.played_on(scenes.new(game=game), lambda one: one.number >= 40)))
    give_up(ada)
    expect(ada.page.locator("#analysis.done")).to_be_attached()
    button = ada.page.get_by_role("link", name="Watch it again")
    before = button.bounding_box()
    ada.page.locator("#analysis").evaluate("one => (one.innerHTML = '<p>Luck</p>'.repeat(40))")
    after = button.bounding_box()
    assert before
    assert after
    assert after["y"] == before["y"]
