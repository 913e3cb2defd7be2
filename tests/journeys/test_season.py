"""A season with a club of one's own: it is founded, plays a matchday, and finds the table changed."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.journeys.conftest import Enter
from tests.journeys.table_page import Player
from tests.journeys.table_server import TableServer
from tests.journeys.test_accessibility import findings
from tests.journeys.test_resign_and_rematch import give_up

SCREENS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True},
}


def assert_news_move_nothing(player: Player) -> None:
    """What is below the news of a match that is over stays where it is when they come in."""
    expect(player.page.locator(".news-word")).to_be_visible()
    loaded, empty = player.page.locator("#news").evaluate(
        """news => {
            const empty = news.cloneNode(false);
            empty.removeAttribute("hx-get");
            news.after(empty);
            const heights = [news.offsetHeight, empty.offsetHeight];
            empty.remove();
            return heights;
        }"""
    )
    assert loaded == empty


@pytest.mark.parametrize("screen", SCREENS)
def test_a_club_is_founded_and_plays_its_first_matchday(
    server: TableServer, enter: Enter, pictures: Path | None, screen: str
) -> None:
    player = enter(server, **SCREENS[screen])
    page = player.page
    player.visit("/")
    page.get_by_role("link", name="A season with a club of your own").click()
    expect(page.get_by_role("heading", name="Found a club")).to_be_visible()
    assert list(findings(player)) == []
    page.get_by_label("Fútbol Dash").check()
    page.get_by_label("The name of the club").fill("Dynamo Duvet")
    player.shoot(f"season-new-{screen}", pictures)
    player.fits()
    page.get_by_role("button", name="Begin the season").click()

    rows = page.locator(".season-table tbody tr")
    expect(rows).to_have_count(8)
    expect(rows.locator(".played")).to_have_text(["0"] * 8)
    rival = page.locator(".season-next .season-side:not(.own)").inner_text().strip()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.locator("#live")).to_contain_text(rival)
    for _ in range(8):
        if not player.awaits_turn():
            break
        player.decide()
    if not player.is_over:
        give_up(player)
    expect(page.locator(".news-head")).to_have_text(re.compile(r"You are \dth|[123](st|nd|rd)"))
    expect(page.locator("#news")).to_contain_text("Next: matchday 2")
    assert_news_move_nothing(player)
    player.shoot(f"season-full-time-{screen}", pictures)
    page.locator("#news").get_by_role("link", name="Back to the season").click()

    expect(rows.locator(".played")).to_have_text(["1"] * 8)
    expect(page.locator(".season-next")).to_contain_text("Matchday 2 of 14")
    scores = page.locator("#matchday-1 .season-matches b")
    expect(scores).to_have_text([re.compile("\\d–\N{WORD JOINER}\\d")] * 4)
    assert list(findings(player)) == []
    player.fits()
    player.shoot(f"season-{screen}", pictures, full_page=True)
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("button", name="Concede the match").click()
    expect(page.locator("tr.own .played")).to_have_text("2")
    expect(page.locator("#matchday-2 .own b")).to_contain_text("conceded")
    news = page.locator(".season-news")
    expect(news).to_contain_text("Matchday 2")
    expect(news).to_contain_text(re.compile("(Dynamo Duvet.*0.*3|3.*0.*Dynamo Duvet)", re.DOTALL))
    expect(news).to_contain_text("It counts as a win for ")
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("button", name="Concede the match").click()
    expect(news).to_contain_text("You are out of the cup.")
    expect(news).to_contain_text("is through to the second round")
    expect(news.get_by_role("link", name="See the cup")).to_be_visible()
    player.fits()


@pytest.mark.parametrize("screen", SCREENS)
def test_a_club_plays_a_round_of_a_group_stage(
    own_server: TableServer, enter: Enter, pictures: Path | None, screen: str
) -> None:
    player = enter(own_server, **SCREENS[screen])
    page = player.page
    player.visit("/season/new")
    page.get_by_label("Squad Rush: Group Stage").check()
    page.get_by_label("The name of the club").fill("Dynamo Duvet")
    player.shoot(f"season-new-group-{screen}", pictures)
    player.fits()
    page.get_by_role("button", name="Begin the season").click()

    own_server.let_others_draw()
    expect(page.locator(".season-next")).to_contain_text("Round 1 of 7")
    names = page.locator("#season-next .season-side")
    expect(names).to_have_count(4)
    rivals = [one for one in names.all_inner_texts() if one.strip() != "Dynamo Duvet"]
    player.fits()
    player.shoot(f"season-group-{screen}", pictures, full_page=True)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page).to_have_url(re.compile("/t/"))
    for rival in rivals:
        expect(page.locator("#live")).to_contain_text(rival.strip())
    assert player.awaits_turn()
    address = page.url.removeprefix(own_server.url)
    page.goto("about:blank")  # so that nothing complains of the server that is gone
    own_server.close()
    own_server.play_to_the_end(address.removeprefix("/t/"))
    own_server.open()

    player.visit(address)
    expect(page.locator(".news-head")).to_have_text(re.compile(r"You are \dth|[123](st|nd|rd)"))
    expect(page.locator("#news")).to_contain_text(re.compile("At the table you were [1-4]"))
    player.shoot(f"season-group-full-time-{screen}", pictures)
    page.locator("#news").get_by_role("link", name="Back to the season").click()

    rows = page.locator(".season-table tbody tr")
    expect(rows.locator(".played")).to_have_text(["3"] * 8)
    tables = page.locator("#matchday-1 .season-tables > li")
    expect(tables).to_have_count(2)
    for table in tables.all():
        expect(table.locator("ol b")).to_have_text([re.compile(r"\d+ Pts")] * 4)
    expect(page.locator(".season-next")).to_contain_text("Cup: first round")
    player.fits()
    player.shoot(f"season-group-after-{screen}", pictures, full_page=True)
    assert list(findings(player)) == []
