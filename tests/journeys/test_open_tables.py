"""Two find each other: strangers on the front page, friends by their names."""

import re
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest
from playwright.sync_api import expect

from kickabout.table.people.seeking import BOT_SECONDS
from tests.journeys.conftest import Enter
from tests.journeys.table_page import Player
from tests.journeys.table_server import TableServer
from tests.journeys.test_accessibility import findings
from tests.journeys.test_layout import edges
from tests.journeys.test_people import claim
from tests.journeys.test_phone import PHONE


def test_a_stranger_sits_down_at_an_open_table(server: TableServer, enter: Enter) -> None:
    bo = enter(server, **PHONE)
    bo.visit("/")
    open_tables = bo.page.locator("#open-tables")
    expect(open_tables).to_be_hidden()
    ada = enter(server)
    sheet = ada.team_sheet("futbol-dash")
    sheet.get_by_label("Your name").fill("Ada")
    sheet.get_by_label("Seat 2", exact=True).select_option("anybody")
    sheet.get_by_role("button", name="Kick off").click()
    ada.until(".lobby")
    expect(ada.page.locator(".lobby header")).to_contain_text(re.compile("on the peg\\s+Everybody"))
    expect(open_tables).to_contain_text("Ada waits for one more")  # without loading the page anew
    bo.fits()
    open_tables.get_by_role("link", name="Sit down").tap()
    bo.page.get_by_label("Your name").fill("Bo")
    bo.page.get_by_role("button", name="Put it on").tap()
    bo.until("#live")
    ada.until("#live.playing, #live:not(:has(.lobby))")
    expect(ada.page.locator(".lobby")).to_have_count(0)


def test_two_who_want_to_play_now_meet(server: TableServer, enter: Enter) -> None:
    ada, bo = enter(server), enter(server, **PHONE)
    for player in (ada, bo):
        player.visit("/")
        player.page.get_by_role("button", name="Fútbol Dash with people").click()
        player.fits()
        sheet = player.page.get_by_role("dialog", name="Fútbol Dash with people")
        sheet.get_by_role("button", name="Play somebody now").click()
        expect(player.page).to_have_url(re.compile("/t/"))
    expect(ada.page.locator(".lobby")).to_have_count(0)
    assert ada.page.url == bo.page.url


@pytest.fixture
def paced(tmp_path: Path) -> Iterator[TableServer]:
    """A server of its own, with the time after which somebody counts as gone."""
    server = TableServer(tmp_path / "data", pace=1.0)
    server.open()
    yield server
    server.close()


def test_who_looks_at_something_else_is_told_of_who_comes(paced: TableServer, enter: Enter) -> None:
    ada, bo = enter(paced, **PHONE), enter(paced)
    play_now(ada, "Futera SuSu")
    ada.visit("/")
    seek = ada.page.locator("#seek")
    expect(seek).to_contain_text("You wait for somebody who plays Futera SuSu.")
    ada.fits()
    assert list(findings(ada)) == []
    bo.visit("/lobby?game=futera-susu")
    expect(bo.page.locator(".open-tables li")).to_have_count(1)
    play_now(bo, "Futera SuSu")
    seek.get_by_role("link", name="Go to the match").tap()
    ada.until("#live:not(:has(.lobby))")
    assert ada.page.url == bo.page.url
    expect(seek).to_have_count(1)
    expect(seek).to_be_empty()


def test_a_bot_plays_meanwhile_and_the_place_is_kept(
    paced: TableServer, enter: Enter, pictures: Path | None
) -> None:
    ada, bo = enter(paced, **PHONE), enter(paced)
    play_now(ada, "Fútbol Dash")
    ada.until(".lobby")
    place = ada.page.url
    seek = ada.page.locator("#seek")
    expect(seek).to_be_empty()  # at first there is only to wait
    paced.let_seekers_wait(timedelta(seconds=BOT_SECONDS))
    expect(seek).to_contain_text("You keep your place while you play a bot")
    ada.shoot("waiting-bot", pictures)
    ada.fits()
    assert list(findings(ada)) == []
    seek.get_by_role("button", name="Play a bot meanwhile").tap()

    # The match with the bot goes on while she waits, and her place is still to be had.
    ada.until("#live.playing")
    expect(seek).to_contain_text("You wait for somebody who plays Fútbol Dash.")
    meanwhile = ada.page.url
    assert meanwhile != place
    assert ada.awaits_turn()
    ada.decide()
    bo.visit("/lobby?game=futbol-dash")
    expect(bo.page.locator(".open-tables li")).to_have_count(1)

    play_now(bo, "Fútbol Dash")
    assert bo.page.url == place
    expect(seek).to_contain_text("wants to play Fútbol Dash with you.")
    expect(ada.page).to_have_title("Somebody wants to play · Kickabout")
    ada.shoot("waiting-found", pictures)
    seek.get_by_role("link", name="Go to the match").tap()
    ada.until("#live.playing")
    assert ada.page.url == place
    for player in (ada, bo):
        expect(player.page.locator(".lobby")).to_have_count(0)

    # The match with the bot has not gone.
    ada.visit("/")
    ada.page.locator(f"a.ticket[href='{meanwhile.removeprefix(paced.url)}']").tap()
    ada.until("#live.playing")


def play_now(player: Player, game: str) -> None:
    player.visit("/")
    player.page.get_by_role("button", name=f"{game} with people").click()
    sheet = player.page.get_by_role("dialog", name=f"{game} with people")
    sheet.get_by_role("button", name="Play somebody now").click()
    expect(player.page).to_have_url(re.compile("/t/"))


def test_friends_play_by_name(server: TableServer, enter: Enter) -> None:
    ada, bo = enter(server), enter(server, **PHONE)
    claim(ada, "Ada Friend")  # all journeys share a server, and others play as Ada
    claim(bo, "Bo Friend")
    ada.visit("/people/Bo Friend")
    ada.page.get_by_role("button", name="Ask to be friends").click()
    expect(ada.page.get_by_role("status")).to_contain_text("they are told of your request")
    bo.visit("/me")
    expect(bo.page.locator(".bell")).to_contain_text("Ada Friend asks to be friends.")
    bo.visit("/me/friends")
    bo.fits()
    assert list(findings(bo)) == []
    bo.visit("/")
    company = bo.page.locator("#open-tables")
    company.get_by_role("button", name="Be friends with Ada Friend").tap()
    expect(bo.page.get_by_role("status")).to_have_text("You and Ada Friend are friends.")
    expect(bo.page.locator(".people-rows")).to_contain_text("Ada Friend")
    bo.visit("/")
    ada.visit("/me/friends")
    expect(ada.page.locator(".people-rows")).to_contain_text("here now")
    ada.page.get_by_role("link", name="Bo Friend", exact=True).click()
    expect(ada.page.locator("#live")).to_contain_text("You are friends.")
    ada.page.go_back()
    ada.page.get_by_role("button", name="Ask Bo Friend for a match").click()
    ada.page.get_by_role("button", name="Fútbol Dash").click()
    ada.until(".lobby")
    expect(ada.page.locator(".lobby")).to_contain_text("Bo Friend has been asked")
    expect(ada.page.locator("#this-machine")).to_have_count(0)
    expect(company).to_contain_text(
        "Ada Friend would like a match"
    )  # without loading the page anew
    bo.fits()
    invited = company.get_by_role("link", name="Sit down")
    assert edges(invited)[3] <= edges(bo.page.locator(".games"))[1]
    invited.tap()
    bo.page.get_by_role("button", name="Put it on").tap()
    bo.until("#live")
    expect(ada.page.locator(".lobby")).to_have_count(0)
