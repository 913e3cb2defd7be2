"""A newcomer plays a whole match with the mouse, one click for each decision."""

import re
from itertools import count
from pathlib import Path

from playwright.sync_api import expect

from tests.journeys import scenes
from tests.journeys.conftest import Enter
from tests.journeys.table_server import BOTS, TableServer

WON = re.compile(f"You win!|({'|'.join(BOTS.values())}) wins")


def test_a_newcomer_kicks_off_and_plays_to_the_end(
    server: TableServer, enter: Enter, pictures: Path | None
) -> None:
    newcomer = enter(server, reduced_motion="no-preference")
    sheet = newcomer.team_sheet()
    newcomer.shoot("front", pictures)
    page = newcomer.page
    sheet.get_by_label("Your name").fill("Nina")
    sheet.get_by_text("Finer points", exact=True).click()
    sheet.locator("label:has(input[name=option-goals][value='1'])").click()
    sheet.get_by_role("button", name="Kick off").click()
    expect(page).to_have_url(re.compile("/t/"))

    decisions = 0
    while newcomer.awaits_turn():
        newcomer.decide()
        decisions += 1
        assert decisions < 300

    expect(page.locator("#final-title")).to_have_text(WON)
    expect(page.locator(".board li")).to_have_count(2)
    newcomer.shoot("full-time", pictures)
    newcomer.fits()
    before = page.url
    page.get_by_role("button", name="Again").click()
    expect(page).not_to_have_url(before)
    assert newcomer.awaits_turn()
    expect(newcomer.live).to_have_attribute("data-status", "playing")


def test_a_shoot_out_decides_an_express_match(
    server: TableServer, enter: Enter, pictures: Path | None
) -> None:
    # The last turn of the match is still to be played; the shoot-out comes from it.
    matches = (
        scenes.played_on(scenes.new(seed=seed, mode="express"), scenes.over) for seed in count()
    )
    whole = next(match for match in matches if match.state.shoot_out)
    last = max(n for n, (actor, _) in enumerate(whole.log) if actor == 0)
    match = scenes.cut(whole, last)
    ada = enter(server)
    ada.sit_at(server.set_up(match, ["Ada", "bot:rule-of-thumb"]))
    while ada.awaits_turn():
        ada.decide()
    ada.says(re.compile("shoot-out"))
    ada.says(re.compile("steps? up"))
    expect(ada.page.locator("#final-title")).to_have_text(WON)
    ada.shoot("after-the-shoot-out", pictures)
