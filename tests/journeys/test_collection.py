"""A collection grows by what one has seen: cards met, officials survived, and lessons finished."""

import re
from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.journeys import scenes
from tests.journeys.conftest import Enter
from tests.journeys.table_page import Player
from tests.journeys.table_server import TableServer
from tests.journeys.test_accessibility import findings
from tests.journeys.test_people import claim
from tests.journeys.test_resign_and_rematch import give_up


def test_what_was_seen_in_a_match_is_turned_up(
    server: TableServer, enter: Enter, pictures: Path | None
) -> None:
    ada, bo = enter(server), enter(server)
    claim(ada, "Ada Collects")
    collection_of(ada, "Fútbol Dash", "0 of 18 cards met")
    table = server.set_up(scenes.dealt([scenes.DULL, [*scenes.DULL[:5], "clearance"]]))
    for seat, player in enumerate((ada, bo)):
        player.sit_at(table, seat)
    ada.card("through-ball").click()
    ada.sees_move_after(ada.number)
    give_up(ada)

    cards = collection_of(ada, "Fútbol Dash", "5 of 18 cards met")
    for name in ("Nutmeg", "Through Ball", "Overlap", "Pressing", "Long Pass"):
        expect(cards.get_by_text(name, exact=True)).to_be_visible()
    expect(cards.get_by_text("Clearance")).to_have_count(0)  # which stayed in the rival's hand
    expect(cards.locator("[aria-hidden] > i")).to_have_count(13)
    # Each with its drawing, by the style of its game.
    drawing = cards.locator(".card", has_text="Nutmeg").locator(".card-face .sign")
    expect(drawing).to_have_css("stroke", "rgb(255, 255, 255)")
    box = drawing.bounding_box()
    assert box
    assert 30 < box["width"] < 100
    expect(cards).to_contain_text("0 of 1 lessons finished")

    season = scenes.new(seed=4, game="squad-rush", mode="group-stage")
    table = server.set_up(scenes.near_the_end(season, 5))
    ada.sit_at(table)
    give_up(ada)
    survived = collection_of(ada, "Squad Rush", re.compile(r"[1-9]\d* of \d+ officials survived"))
    expect(survived.get_by_text(re.compile(r"^[1-9] match(es)?$")).first).to_be_visible()
    assert list(findings(ada)) == []
    ada.fits()
    ada.shoot("collection", pictures, full_page=True)
    ada.visit("/me")  # with the balance of both matches
    ada.fits()


def collection_of(player: Player, game: str, says: str | re.Pattern[str]) -> Locator:
    player.visit("/me")
    player.page.get_by_role("link", name="Collection").click()
    part = player.page.locator(".people-card", has=player.page.get_by_role("heading", name=game))
    expect(part).to_contain_text(says)
    return part
