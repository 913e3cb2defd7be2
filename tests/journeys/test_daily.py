"""Somebody plays a match of the day, sees how they stand, and looks at the picture to share."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.journeys.conftest import Enter
from tests.journeys.table_server import TableServer
from tests.journeys.test_season import assert_news_move_nothing

RESULT = re.compile("(Won|Drawn|Lost) \\d+–\N{WORD JOINER}\\d+")


@pytest.mark.parametrize("width", [1280, 390])
def test_a_match_of_the_day_from_the_front_page_to_the_picture(
    server: TableServer, enter: Enter, pictures: Path | None, width: int
) -> None:
    ana = enter(server, viewport={"width": width, "height": 844})
    page = ana.page
    ana.visit("/")
    begin = page.locator(".begin-here")
    expect(begin).to_be_in_viewport()
    page.locator(".today-strip a").click()
    expect(page.locator(".day-fixture")).to_have_count(5)
    ana.fits()
    page.locator("[data-game=futbol-dash]").get_by_role("button", name="Play").click()
    expect(page).to_have_url(re.compile("/t/"))
    decisions = 0
    while ana.awaits_turn():
        ana.decide()
        decisions += 1
        assert decisions < 600
    expect(page.locator(".news-head")).to_have_text(RESULT)
    assert_news_move_nothing(ana)
    ana.fits()
    ana.shoot(f"day-full-time-{width}", pictures)
    page.locator("#news").get_by_role("link", name="All matches of today").click()
    own = page.locator("[data-game=futbol-dash]")
    expect(own.locator(".day-result")).to_have_text(RESULT)
    expect(page.locator(".today-streak")).to_have_text("Streak: 1 day")
    ana.fits()
    link = page.get_by_role("link", name="Download your day as a picture")
    # The browser's own page around a picture has styles that the server allows nowhere.
    size = link.evaluate(
        """async (one) => {
          const picture = new Image();
          picture.src = one.href;
          await picture.decode();
          return [picture.naturalWidth, picture.naturalHeight];
        }"""
    )
    assert size == [1200, 630]
    ana.shoot(f"today-{width}", pictures, full_page=True)
