"""Super Team from the team sheet to full time, against another side and against AutoTeam."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.journeys import scenes
from tests.journeys.conftest import Enter
from tests.journeys.super_team_page import SuperTeamPage, short_match
from tests.journeys.table_server import TableServer

STATS = ("pass", "pass", "shoot", "shoot", "tackle", "goalkeeping")


def test_somebody_sets_a_side_up_and_kicks_off(
    server: TableServer, enter: Enter, pictures: Path | None
) -> None:
    nina = enter(server, reduced_motion="no-preference")
    page, game_page = nina.page, SuperTeamPage(nina)
    sheet = nina.team_sheet("super-team")
    sheet.get_by_label("Your name").fill("Nina")
    # A newcomer is offered the smaller choice, and takes the whole game.
    expect(sheet.locator("[name=option-basic-cards][value=on]")).to_be_checked()
    sheet.locator("label:has([name=option-basic-cards][value=off])").click()
    sheet.get_by_role("button", name="Kick off").click()
    expect(page).to_have_url(re.compile("/t/"))

    for board in ("team", "captain"):
        page.locator(f".offer.{board}").first.wait_for()
        expect(page.locator(".offer")).to_have_count(2)
        expect(page.locator(".offer .card").first).to_be_visible()
        nina.shoot(f"super-team-{board}", pictures)
        page.locator(".offer-board").last.click()
    for stat in STATS:
        mark = page.locator(f".stat-mark[data-choice='mark {stat}']")
        mark.wait_for()
        before = nina.number
        mark.click()
        nina.sees_move_after(before)
    expect(page.locator("#stat-0-pass .set")).to_have_count(2)
    expect(page.locator("#stat-0-dribble .set")).to_have_count(0)

    page.locator(".formation").first.wait_for()
    nina.shoot("super-team-line-up", pictures)
    page.get_by_role("button", name="The Arrow").click()
    expect(page.locator(".piece.home:not(.beside)")).to_have_count(6)
    while not page.locator("#hand .card.ready").count():
        assert game_page.awaits_turn()
        if not page.locator("#hand .card.ready").count():
            game_page.decide()
    expect(page.locator("#hand .card")).to_have_count(4)
    nina.shoot("super-team-kick-off", pictures)
    nina.fits()

    before = nina.number
    game_page.decide()
    page.locator("#undo").click()
    nina.sees_move_after(before + 1)
    expect(page.locator("#hand .card")).to_have_count(4)


def test_a_quick_match_is_played_to_full_time(
    server: TableServer, enter: Enter, tmp_path: Path, pictures: Path | None
) -> None:
    match = scenes.near_the_end(short_match(tmp_path, seed=5), 25)
    table = server.set_up(match, ["Nina", "bot:rule-of-thumb"])
    nina = enter(server)
    game_page = SuperTeamPage(nina, seed=2)
    nina.sit_at(table)
    phases = set()
    decisions = 0
    while game_page.awaits_turn():
        phases.add(game_page.phase)
        game_page.decide()
        decisions += 1
        assert decisions < 250
    assert {"play", "move"} <= phases
    expect(nina.page.locator("#final-title")).to_have_text(
        re.compile("You win!|Rosalind wins|A draw")
    )
    expect(nina.page.locator("#scoreboard .clock")).to_have_attribute(
        "aria-label", re.compile("Second half, minute 90")
    )
    nina.shoot("super-team-full-time", pictures)
    nina.fits()

    nina.page.get_by_role("link", name="Watch it again").click()
    expect(nina.page.locator("#pitch")).to_be_visible()
    nina.visit(f"{table.address}/replay?at=60")
    expect(nina.page.locator("#stage")).to_be_visible()
    nina.fits()


def test_a_solo_match_against_autoteam(
    server: TableServer, enter: Enter, tmp_path: Path, pictures: Path | None
) -> None:
    match = scenes.near_the_end(short_match(tmp_path, seed=7, solo="normal"), 20)
    table = server.set_up(match, ["Nina", "AutoTeam"])
    nina = enter(server)
    game_page = SuperTeamPage(nina, seed=3)
    nina.sit_at(table)
    expect(nina.page.locator("#board-1 h3")).to_have_text("AutoTeam")
    decisions = 0
    while game_page.awaits_turn():
        game_page.decide()
        decisions += 1
        assert decisions < 250
    actions = [action for _, action in server.played(table.id)]
    assert any(action.startswith("turn ") for action in actions)
    assert any(action.startswith("auto ") for action in actions)
    expect(nina.page.locator("#final-title")).to_have_text(
        re.compile("You win!|AutoTeam wins|A draw")
    )
    nina.shoot("super-team-solo", pictures)
