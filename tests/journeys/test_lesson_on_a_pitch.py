"""The coach of Super Team stands beside the pitch, and leaves in sight what a learner is to press."""

from playwright.sync_api import Locator, expect

from tests.journeys.conftest import Enter
from tests.journeys.table_server import TableServer


def overlap(one: Locator, other: Locator) -> bool:
    """Return whether one part of the page lies over another."""
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    across = a["x"] < b["x"] + b["width"] and b["x"] < a["x"] + a["width"]
    return across and a["y"] < b["y"] + b["height"] and b["y"] < a["y"] + a["height"]


def test_a_learner_sees_the_pitch_and_what_to_press(server: TableServer, enter: Enter) -> None:
    nina = enter(server)
    page, coach = nina.page, nina.page.locator("#coach")
    nina.visit("/how-to-play/super-team")
    page.get_by_role("button", name="Learn by playing: Your first goal").click()
    for _ in range(4):
        text = coach.inner_text()
        coach.get_by_role("button", name="Go on").click()
        expect(coach).not_to_have_text(text, use_inner_text=True)
    nina.press(nina.card("backward"))
    spent = page.locator("#hand [value='spend backward on movement']")
    expect(spent).to_have_css("outline-style", "solid")
    assert not overlap(coach, spent)
    spent.click()

    expect(coach).to_contain_text("Click number 4")
    assert not overlap(coach, page.locator("#pitch"))
    piece = page.locator("#mover-4")
    expect(piece).to_have_css("outline-style", "solid")
    expect(page.locator("#mover-3")).to_have_css("outline-style", "none")
    piece.click()
    expect(piece).to_have_css("outline-style", "none")
    nina.press(page.locator("#spots [value='move 4 h8']"))
    expect(coach).to_contain_text("Click Cross Pass")


def test_the_card_of_a_coach_stays_on_the_board_of_its_team(
    server: TableServer, enter: Enter
) -> None:
    nina = enter(server)
    nina.visit("/how-to-play/super-team")
    nina.page.get_by_role("button", name="Learn by playing: Your own team").click()
    offer = nina.page.locator(".offer").first
    expect(offer.locator(".card.coach")).not_to_have_css("position", "fixed")
