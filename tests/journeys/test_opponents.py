"""Playing against a level, with a hint now and then, and watching afterwards how the match turned."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from kickabout.bots import KINDS
from kickabout.bots.analysis import KERNELS
from kickabout.engine.compiled import warm
from kickabout.engine.match import Match
from kickabout.games import find
from kickabout.table.language import bot_title
from kickabout.table.play.hints import SHOWN
from tests.journeys import scenes, super_team_page
from tests.journeys.conftest import Enter
from tests.journeys.table_server import BOTS, TableServer

TITLES = {kind: bot_title(kind) for kind in KINDS}


@pytest.fixture(scope="module", autouse=True)
def _fast_rules() -> None:
    """The levels play by compiled rules, which may not have been made yet."""
    warm(find("futbol-dash"), loops=KERNELS)


def opening(seats: int = 2) -> Match:
    """Return a match at a decision of seat 0 that has several ways to go on."""
    first = scenes.decides(0)
    return scenes.played_on(
        scenes.new(seats), lambda match: first(match) and len(set(match.legal)) > 2
    )


@pytest.mark.parametrize("level", ["youth", "pro"])
def test_a_level_is_picked_and_plays(server: TableServer, enter: Enter, level: str) -> None:
    ada = enter(server)
    sheet = ada.team_sheet()
    peg = sheet.get_by_label("Seat 2")
    expect(peg).to_have_value("bot:amateur")  # who does not choose plays against somebody fitting
    expect(sheet.locator(".bot-notes li:visible")).to_have_count(1)
    peg.select_option(f"bot:{level}")
    note = sheet.locator(".bot-notes li:visible")
    expect(note).to_contain_text(TITLES[level])
    expect(note.get_by_role("img")).to_have_attribute("aria-label", re.compile("strength . of 5"))
    ada.fits()
    sheet.get_by_role("button", name="Kick off").click()
    expect(ada.page.locator("#lane-1 h3")).to_have_text(TITLES[level])
    for _ in range(4):
        assert ada.awaits_turn()
        ada.decide()
    table = ada.page.url.rpartition("/")[2]
    assert any(actor == 1 for actor, _ in server.played(table))
    expect(ada.page.locator("#trouble")).to_have_count(0)


def test_a_hint(server: TableServer, enter: Enter, pictures: Path | None) -> None:
    match = opening()
    table = server.set_up(match, ["Ada", "bot:amateur"])
    ada = enter(server)
    ada.sit_at(table)
    assert ada.awaits_turn()
    ada.page.keyboard.press("p")
    board = ada.page.locator("#hint.ready")
    expect(board).to_be_visible(timeout=120_000)
    expect(board).to_contain_text(TITLES["pro"])
    expect(board.locator(".advice")).to_have_count(min(len(match.legal), SHOWN))
    expect(board.locator(".advice.best")).to_have_count(1)
    for text in board.locator(".advice > b").all_inner_texts():
        shown = re.fullmatch(r"match (\d+)\s*%", text, re.IGNORECASE)
        assert shown, text
        assert 0 <= int(shown[1]) <= 100
    # The cards say it too, and so does what a screen reader hears.
    ready = ada.page.locator("#hand .card.ready").count()
    expect(ada.page.locator("#hand .card > .odds")).to_have_count(ready)
    expect(ada.page.locator("#hand .card.advised").first).to_be_visible()
    expect(board.get_by_role("status")).to_contain_text("per cent")
    ada.shoot("hint", pictures)
    ada.fits()
    number = ada.number
    best = board.locator(".advice.best").get_attribute("value")
    board.locator(".advice.best").click()
    ada.sees_move_after(number)
    assert (0, best) in server.played(table.id)
    expect(board).to_have_count(0)


def test_a_hint_on_a_phone_is_a_line_until_it_is_opened(server: TableServer, enter: Enter) -> None:
    table = server.set_up(opening(), ["Ada", "bot:amateur"])
    ada = enter(server, viewport={"width": 390, "height": 844})
    ada.sit_at(table)
    assert ada.awaits_turn()
    ada.page.locator("#ask-hint").click()
    board = ada.page.locator("#hint.ready")
    expect(board).to_be_visible(timeout=120_000)
    expect(board.locator(".advice").first).not_to_be_visible()
    expect(board.locator(".in-short")).to_be_visible()
    board.locator("summary").click()
    expect(board.locator(".advice.best")).to_be_visible()


def test_a_hint_without_scripts(server: TableServer, enter: Enter) -> None:
    table = server.set_up(opening(), ["Ada", "bot:amateur"])
    ada = enter(server, java_script_enabled=False)
    ada.take_seat(table.seats[0])
    ada.page.locator("#ask-hint").click(timeout=120_000)
    board = ada.page.locator("#hint.ready")
    expect(board).to_be_visible(timeout=120_000)
    board.locator(".advice.best").click()
    expect(ada.page.locator("#hint")).to_have_count(0)


def test_friends_play_without_hints(server: TableServer, enter: Enter) -> None:
    table = server.set_up(opening())
    ada = enter(server)
    ada.sit_at(table)
    assert ada.awaits_turn()
    expect(ada.page.locator("#ask-hint")).to_have_count(0)


def test_a_bot_comes_on_and_its_person_comes_back(
    server: TableServer, enter: Enter, pictures: Path | None
) -> None:
    table = server.set_up(opening(3), stand_in="rule-of-thumb")
    ada, bo, cleo = enter(server), enter(server), enter(server)
    for number, player in enumerate((ada, bo, cleo)):
        player.sit_at(table, number)
        player.until("#live.playing")
    bo.visit("/")
    for player in (ada, cleo):
        expect(player.page.locator("#sub-1")).to_contain_text("Bo has left")
    ada.page.get_by_role("button", name="Send Rosalind on").click()
    expect(ada.page.locator("#sub-1")).to_contain_text("if Cleo agrees")
    expect(ada.notice()).to_be_hidden()
    ada.shoot("asks-for-a-bot", pictures)
    cleo.page.get_by_role("button", name="Agree").click()
    for player in (ada, cleo):
        player.says(f"{BOTS['bot:rule-of-thumb']} comes on for Bo.")
        expect(player.page.locator("#lane-1")).to_contain_text("Rosalind plays")
        player.fits()
    assert ada.awaits_turn()
    ada.decide()

    bo.visit(table.address)
    bo.says("Rosalind comes on for you.")
    bo.shoot("played-for", pictures)
    bo.fits()
    expect(bo.page.locator("#hand .card.ready")).to_have_count(0)
    bo.page.get_by_role("button", name="Take your seat back").click()
    for player in (ada, bo, cleo):
        player.says(re.compile("on; Rosalind leaves the pitch."))
        expect(player.notice()).to_be_hidden()
    expect(ada.page.locator("#lane-1 .sub-on")).to_have_count(0)


@pytest.mark.parametrize("game", ["futbol-dash", "super-team"])
def test_who_has_left_takes_no_room_from_the_match(
    server: TableServer, enter: Enter, game: str
) -> None:
    match = opening(3) if game == "futbol-dash" else super_team_page.position("play")
    table = server.set_up(match)
    ada = enter(server, viewport={"width": 1280, "height": 720})
    ada.sit_at(table)
    subs = ada.page.locator(".sub")
    expect(subs).to_have_count(match.seats - 1)
    for here in (*subs.all(), *ada.page.locator("#pitch .lane, #pitch, #hand .card").all()):
        expect(here).to_be_in_viewport(ratio=0.99)


def test_a_shirt_that_nobody_came_for(server: TableServer, enter: Enter) -> None:
    table = server.set_up(scenes.new(), ["Ada", "open"], stand_in="random")
    ada = enter(server)
    ada.take_seat(table.seats[0])
    ada.fits()
    ada.page.get_by_role("button", name="Give seat 2 to Basti").click()
    ada.until("#live.playing:has(#pitch)")
    expect(ada.page.locator("#lane-1 h3")).to_have_text(BOTS["bot:random"])
    assert ada.awaits_turn()


def test_how_the_match_turned(server: TableServer, enter: Enter, pictures: Path | None) -> None:
    match = scenes.played_on(scenes.new(goals=2), scenes.over)
    table = server.set_up(match, ["Ada", "bot:amateur"])
    ada = enter(server)
    ada.visit(f"{table.address}/replay?at=30")
    page = ada.page
    expect(page.locator("#win-chart.done")).to_be_visible(timeout=120_000)
    expect(page.locator("#win-chart .win-chart-seat")).to_have_count(2)
    ada.shoot("win-chart", pictures)
    ada.fits()
    # A click on the win chart leads to that place, and so does what a keyboard reaches.
    pitch = page.locator(".win-chart-pitch > svg").bounding_box()
    assert pitch is not None
    page.mouse.click(pitch["x"] + pitch["width"] - 1, pitch["y"] + pitch["height"] / 2)
    expect(page).to_have_url(re.compile(f"at={match.number}$"))
    percent = page.locator("#win-chart .win-chart-seat strong")
    expect(percent).to_have_count(2)
    assert sorted(percent.all_inner_texts()) == ["0\xa0%", "100\xa0%"]
    swing = page.get_by_role("list", name="Turning points").get_by_role("link").first
    swing.focus()
    page.keyboard.press("Enter")
    expect(page).not_to_have_url(re.compile(f"at={match.number}$"))
    rows = page.locator(".win-chart-figures tbody tr")
    page.get_by_role("button", name="In figures").click()
    expect(rows.first).to_be_visible()
    page.keyboard.press("Escape")
    expect(rows.first).to_be_hidden()
    page.get_by_role("button", name="In figures").click()
    rows.first.get_by_role("link").click()
    expect(page).to_have_url(re.compile("at=0$"))
