"""The position of the day: seen, answered, graded, and played on from."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from kickabout.games import names
from tests.journeys.conftest import Enter
from tests.journeys.table_page import Player
from tests.journeys.table_server import TableServer

SCREENS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}


@pytest.mark.parametrize("screen", SCREENS)
def test_a_position_is_answered_and_played_on(
    server: TableServer, enter: Enter, screen: str, pictures: Path | None
) -> None:
    ada = enter(server, **SCREENS[screen])
    ada.visit("/position/futera-susu")
    page = ada.page
    expect(page.locator("#prompt")).to_be_visible()
    expect(page.locator("#brief")).to_be_in_viewport(ratio=1)
    expect(page.locator(".position-answers")).to_have_count(0)
    if pictures:
        page.screenshot(path=pictures / f"position-{screen}.png")
    # What there is to choose depends on the day.
    choice = page.locator(".candidates .pcard.ready, .choices [data-choice]").first
    choice.click()
    if screen == "phone" and page.locator("#lift").is_visible():
        page.locator("#lift .lift-play").click()
    expect(page.locator("#chosen-title")).to_be_in_viewport(ratio=1)
    expect(page.locator("#answer")).to_be_in_viewport(ratio=1)
    page.locator("#choose-another").click()
    expect(page.locator("#prompt")).to_be_visible()
    page.go_back()
    page.locator("#answer").click()
    expect(page.locator("#standing-title")).to_be_visible()
    expect(page.locator(".position-row.own")).to_have_count(1)
    expect(page.locator(".position-row").first).to_contain_text("best")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    away = page.locator(".position-away").first
    expect(page.locator(".meaning")).to_have_count(0)
    away.focus()
    expect(page.locator(".meaning")).to_have_text(away.get_attribute("title") or "?")
    away.blur()
    expect(page.locator(".meaning")).to_have_count(0)
    if pictures:
        page.screenshot(path=pictures / f"position-{screen}-answered.png", full_page=True)
    # It stays answered.
    ada.visit("/position/futera-susu")
    expect(page.locator("#standing-title")).to_be_visible()
    rival = page.locator("#play-on-about").inner_text().partition("Against ")[2].partition(",")[0]
    page.locator("#play-on").click()
    expect(page).to_have_url(re.compile(r"/t/\w+$"))
    expect(page.locator("#live")).to_contain_text(rival)


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768), (390, 844)])
def test_board_and_hand_keep_their_places_while_an_answer_is_confirmed(
    server: TableServer, enter: Enter, size: tuple[int, int]
) -> None:
    ada = enter(server, viewport={"width": size[0], "height": size[1]})
    places = """ids => ids.map(
        id => Object.values(document.querySelector(id).getBoundingClientRect().toJSON()))"""
    for game in names():
        kept = ["#pitch", "#bench", "#prompt", "#hand"]
        if size[0] == 390:  # what is over the hand is less then
            kept = ["#pitch"] if game == "social-soccer" else ["#pitch", "#hand"]
        ada.visit(f"/position/{game}")
        before = ada.page.evaluate(places, kept)
        _press_whatever_comes_first(ada, game)
        assert ada.page.evaluate(places, kept) == before, game


@pytest.mark.parametrize("screen", SCREENS)
def test_whoever_takes_up_another_card_takes_the_answer_back(
    server: TableServer, enter: Enter, screen: str
) -> None:
    ada = enter(server, **SCREENS[screen])
    page = ada.page
    tried = []
    for game in names():
        ada.visit(f"/position/{game}")
        _press_whatever_comes_first(ada, game)
        expect(page.locator("#answer")).to_be_visible()
        expect(page.locator(".position-asked")).to_be_in_viewport(ratio=1)
        aimed = page.locator("#hand .card[aria-haspopup]:not([aria-disabled])")
        if not aimed.count():
            continue
        tried.append(game)
        (aimed.first.tap if screen == "phone" else aimed.first.click)()
        expect(page.locator("#answer, .is-answer")).to_have_count(0)
        expect(page).to_have_url(re.compile(rf"/position/{game}$"))
        if game == "squad-rush" and screen == "desktop":
            expect(page.locator(".aiming:visible")).to_have_count(1)
    if not tried:
        pytest.skip("no card in a hand of today's positions has a target")


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768)])
def test_a_position_beside_a_pitch_is_whole_and_its_answers_scroll_with_the_page(
    server: TableServer, enter: Enter, width: int, height: int
) -> None:
    ada = enter(server, viewport={"width": width, "height": height})
    ada.visit("/position/super-team")
    page = ada.page
    expect(page.locator("#prompt")).to_be_visible()
    for card in page.locator("#hand .card").all():
        expect(card).to_be_in_viewport(ratio=1)
    _press_whatever_comes_first(ada, "super-team")
    page.locator("#answer").click()
    expect(page.locator("#standing-title")).to_be_visible()
    hidden = "bench => bench.scrollHeight - bench.clientHeight"
    assert page.locator("#bench").evaluate(hidden) <= 0


def _press_whatever_comes_first(player: Player, game: str) -> None:
    """Press an answer, so that the page asks for it once more."""
    for _ in range(2):  # a card, and its target
        begun = player.page.locator("#play [name=begun]")
        before = f"begun={begun.input_value()}&" if begun.count() else ""
        action = player.page.locator('[form="play"][value]').first.get_attribute("value")
        player.visit(f"/position/{game}?{before}action={action}")
        if player.page.locator("#answer").count():
            break
