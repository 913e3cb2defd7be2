"""Competitions, from the invitation to the trophy."""

import re
from datetime import timedelta
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.journeys.conftest import Enter
from tests.journeys.table_page import Player
from tests.journeys.table_server import TableServer
from tests.journeys.test_accessibility import findings
from tests.journeys.test_people import claim
from tests.journeys.test_resign_and_rematch import give_up
from tests.journeys.test_season import assert_news_move_nothing

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
BOTS_MS = 120_000
"""The time in which bots play their matches among themselves."""


def press(player: Player, name: str) -> None:
    player.page.get_by_role("button", name=name, exact=True).click()


def organise(player: Player, name: str, form: str = "Cup", guest: str = "") -> str:
    """Organise a competition, as a guest under a name that is claimed by that, and return its address."""
    player.visit("/competitions")
    player.page.get_by_role("link", name="Organise one").click()
    if guest:
        player.page.get_by_label("Your name").fill(guest)
    player.page.get_by_label("Name of the competition").fill(name)
    player.page.get_by_role("radio", name=re.compile(f"^{form}")).check()
    press(player, "Set it up")
    if guest:
        press(player, "I have written it down: on to the competition")
    expect(player.page.get_by_role("heading", name=name)).to_be_visible()
    expect(player.page.locator(".competition-now")).to_contain_text("You take part.")
    return player.page.locator(".invite-link").inner_text()


def enter_by_link(player: Player, address: str, name: str) -> None:
    """Follow a link without having a name, and take part under one."""
    player.visit(address)
    player.page.get_by_label("Your name").fill(name)
    press(player, "Take part")
    press(player, "I have written it down: on to the competition")
    expect(player.page).to_have_url(address)
    expect(player.page.locator(".competition-now")).to_contain_text("You take part.")


def sit_down(player: Player) -> None:
    press(player, "Sit down")
    expect(player.page).to_have_url(re.compile("/t/"))


def is_to_play(player: Player, address: str) -> bool:
    """Return whether somebody has a match to play, once the table of one waits for its players."""
    player.visit(address)
    expect(player.page.locator(".competition-fixtures .competition-waiting")).to_be_visible()
    return player.page.locator(".competition-now.ready").count() > 0


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desktop", "phone"])
def test_a_cup_of_eight_with_six_bots_from_invitation_to_trophy(
    server: TableServer, enter: Enter, pictures: Path | None, size: dict[str, object]
) -> None:
    where = "on a phone" if size else "at a desk"
    ada, bo = enter(server, **size), enter(server, **size)
    address = organise(ada, f"Cup {where}", guest=f"Ada {where}")
    enter_by_link(bo, address, f"Bo {where}")
    expect(ada.page.get_by_role("button", name="Add 6 bots")).to_be_visible()
    # Against four weak ones both are among the better half, and do not meet in the first round.
    press(ada, "Choose bots")
    form = ada.page.locator("form[action$='/fill']:popover-open")
    form.get_by_role("spinbutton").fill("4")
    form.get_by_role("combobox").select_option("youth")
    form.get_by_role("button", name="Add bots").click()
    expect(ada.page.get_by_role("heading", name="6 sides take part")).to_be_visible()
    press(ada, "Add 2 bots")
    expect(ada.page.get_by_role("heading", name="8 sides take part")).to_be_visible()
    ada.shoot("competition-entered", pictures)
    press(ada, "Begin")
    for player in (ada, bo):
        expect(player.page.locator(".competition-now")).to_contain_text("is ready")
        sit_down(player)
        expect(player.page.locator(".occasion")).to_have_text(f"Cup {where}, quarter-final")
        give_up(player)
        expect(player.page.locator("#rematch")).to_have_count(0)
        expect(player.page.locator("#news")).to_contain_text("You are out of the cup.")
        expect(player.page.locator(".beside-fixture")).to_be_hidden()
        assert_news_move_nothing(player)
        news = player.page.locator("#news")
        expect(news.get_by_role("link", name="Set up another")).to_be_visible()
        news.get_by_role("link", name="See the cup").click()
        expect(player.page).to_have_url(f"{address}#bracket-title")
        expect(player.page.locator(".competition-now")).to_contain_text("You are out of the cup.")
    for player in (ada, bo):
        trophy = player.page.locator(".competition-trophy")
        expect(trophy).to_contain_text("has won!", timeout=BOTS_MS)
        parts = player.page.locator(
            ".competition-now, .competition-bracket-card, .competition-trophy"
        )
        expect(parts).to_have_count(3)
        expect(parts.first).to_contain_text("has won!")
        expect(parts.nth(1)).to_contain_text("You are out of the cup.")
        expect(parts.nth(1)).not_to_contain_text("is through to")
        expect(parts.last).to_contain_text(re.compile("Semi-finals.*Final", re.DOTALL))
        expect(player.page.locator(".competition-order li")).to_have_count(8)
        expect(player.page.locator(".tie.playing")).to_have_count(0)
        bracket = player.page.locator("#bracket")
        expect(bracket.locator(".round")).to_have_count(3)
        # None of its rounds is beyond the edge.
        assert bracket.evaluate("one => one.scrollWidth <= one.clientWidth")
        player.fits()
    ada.shoot("competition-trophy", pictures, full_page=True)


def test_a_final_of_two_and_what_it_means_at_the_table(server: TableServer, enter: Enter) -> None:
    ada, bo, watcher = enter(server), enter(server, **PHONE), enter(server)
    claim(ada, "Ada of the Final")
    address = organise(ada, "Cup of two")
    enter_by_link(bo, address, "Bo of the Final")
    press(ada, "Begin")
    sit_down(ada)
    beside = ada.page.locator(".beside-fixture")
    expect(beside).to_contain_text("Waiting for Bo of the Final")
    watcher.visit(ada.page.url)
    expect(watcher.page.locator("#peg-1")).to_contain_text(" of the Final")
    expect(watcher.page.locator(".beside-fixture")).to_contain_text("Waiting for Bo of the Final")
    bo.visit(ada.page.url)  # whoever has the address of the table finds the seat kept there
    expect(bo.page.locator(".beside-fixture")).to_contain_text("Your seat is kept for you")
    sit_down(bo)
    expect(beside).to_be_hidden()
    give_up(bo)
    ada.until("#live.over")
    expect(ada.page.locator("#news")).to_contain_text("You have won it!")
    expect(ada.page.locator("#news .news-head .icon")).to_be_visible()
    ada.page.locator("#news").get_by_role("link", name="To the competition").click()
    expect(ada.page.locator(".competition-trophy")).to_contain_text("You have won!")
    watcher.visit(address)
    expect(watcher.page.locator(".competition-trophy")).to_contain_text("Ada of the Final has won!")
    expect(ada.page.locator(".confetti")).to_have_count(1)
    expect(watcher.page.locator(".confetti")).to_have_count(0)


def test_who_does_not_come_loses_and_twice_is_out(server: TableServer, enter: Enter) -> None:
    """At a desk: a league of three, in which one has not come to either match."""
    ada, bo, eva = enter(server), enter(server), enter(server)
    claim(ada, "Ada of the League")
    address = organise(ada, "League of three", "League")
    enter_by_link(bo, address, "Bo of the League")
    enter_by_link(eva, address, "Eva of the League")
    press(ada, "Begin")
    missed = 0
    while missed < 2:
        while not any(is_to_play(player, address) for player in (ada, bo)):
            pass  # the table of the next match is being set up
        present = [player for player in (ada, bo) if is_to_play(player, address)]
        for player in present:
            sit_down(player)
        if len(present) == 2:
            give_up(bo)
        else:
            server.let_people_wait(timedelta(minutes=6))
            missed += 1
        eva.visit(address)
        walkovers = eva.page.locator(".competition-fixtures .competition-walkover")
        expect(walkovers).to_have_count(missed, timeout=BOTS_MS)
    expect(eva.page.locator(".competition-now")).to_contain_text("did not come")
    gone = ada.page.locator("#gone-title ~ ul li")
    ada.visit(address)
    expect(gone).to_contain_text("Eva of the League")
    eva.visit("/competitions")
    other = organise(ada, "Another cup")
    eva.visit(other)
    eva.expects("409 .*/enter")
    press(eva, "Take part")
    expect(eva.page.get_by_role("alert")).to_contain_text("you can enter one again from")


def test_the_organiser_puts_a_result_right_on_a_phone(server: TableServer, enter: Enter) -> None:
    """With a reason, which everybody is shown; the table follows."""
    ada, bo, eva = (enter(server, **PHONE) for _ in range(3))
    claim(ada, "Ada with the pen")
    address = organise(ada, "League of the pen", "League")
    enter_by_link(bo, address, "Bo with the pen")
    enter_by_link(eva, address, "Eva with the pen")
    press(ada, "Begin")
    players = [player for player in (ada, bo, eva) if is_to_play(player, address)]
    for player in players:
        sit_down(player)
    give_up(players[1])
    ada.visit(address)
    expect(ada.page.get_by_text("You organise this.")).to_be_visible()
    opens = ada.page.get_by_role("button", name=re.compile("Correct the result of"))
    opens.first.click()
    form = ada.page.locator("form[action$='/correct']:popover-open")
    for field in form.get_by_role("spinbutton").all():
        field.fill("3")
    form.get_by_label("Reason, which everybody is shown").fill("The lights went out.")
    ada.fits()
    ada.expects("400 .*/correct")
    form.get_by_role("button", name="Correct it").click()
    expect(ada.page.get_by_role("alert")).to_contain_text("cannot end level at 3")
    opens.first.click()
    for field, goals in zip(form.get_by_role("spinbutton").all(), "12", strict=True):
        field.fill(goals)
    form.get_by_label("Reason, which everybody is shown").fill("The lights went out.")
    form.get_by_role("button", name="Correct it").click()
    told = ada.page.get_by_text("The lights went out.")
    expect(told).to_be_visible()
    expect(told).to_be_in_viewport()
    for player in (ada, bo):
        player.visit(address)
        fixtures = player.page.locator(".competition-fixtures")
        expect(fixtures).to_contain_text("Corrected by the organiser, from ")
        expect(player.page.locator(".competition-table tbody")).to_contain_text(
            "1–\N{WORD JOINER}2"
        )
        player.fits()


def test_axe_finds_nothing_at_the_trophy(server: TableServer, enter: Enter) -> None:
    """Nor where scorers and cards are listed, of bots among themselves."""
    player = enter(server)
    claim(player, "Axe of the Cup")
    organise(player, "Cup of axes")
    press(player, "Withdraw")
    for _ in range(2):
        press(player, "Add a bot")
    press(player, "Begin")
    expect(player.page.locator(".competition-trophy")).to_be_visible(timeout=BOTS_MS)
    expect(player.page.locator(".scorers")).to_be_visible()
    assert list(findings(player)) == []


def test_axe_finds_nothing_on_the_pages_of_a_competition(server: TableServer, enter: Enter) -> None:
    player = enter(server)
    claim(player, "Axe of the League")
    player.visit("/competitions/new")
    assert list(findings(player)) == []
    player.page.get_by_label("Groups and knock-out").check()
    player.page.get_by_role("button", name="Set it up").click()
    press(player, "Add 7 bots")
    expect(player.page.locator(".competition-entered li")).to_have_count(8)
    assert list(findings(player)) == []
    player.page.get_by_role("button", name="Begin", exact=True).click()
    expect(player.page.locator(".competition-table").first).to_be_visible()
    assert list(findings(player)) == []
    player.visit(f"{player.page.url}/embed")
    expect(player.page.locator("button")).to_have_count(0)
    assert list(findings(player)) == []
