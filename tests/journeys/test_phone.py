"""A phone of 360 px, and a thumb."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from kickabout.engine.match import Match
from tests.journeys import scenes
from tests.journeys.conftest import Enter
from tests.journeys.table_page import Player
from tests.journeys.table_server import TableServer

PHONE = {
    "viewport": {"width": 360, "height": 740},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
THUMB = 44
SMALL = """least => [...document.querySelectorAll("button, select, summary, .tool, .choice, .brand, .ticket, label:has(input)")]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest("[inert]"))
  .map((one) => [one.getBoundingClientRect(), one])
  .filter(([box]) => box.width < least - .5 || box.height < least - .5)
  .map(([box, one]) => `${one.tagName}.${one.className} ${one.textContent.trim().slice(0, 20)}: ${box.width.toFixed()}x${box.height.toFixed()}`)"""


def fits_a_thumb(player: Player) -> None:
    """Assert that no control is smaller than a thumb, and that the page does not scroll sideways."""
    assert player.page.evaluate(SMALL, THUMB) == []
    player.fits(widths=(360,))


def test_first_turns_by_tapping(server: TableServer, enter: Enter, pictures: Path | None) -> None:
    player = enter(server, reduced_motion="no-preference", **PHONE)
    player.visit("/")
    fits_a_thumb(player)
    player.shoot("phone-front", pictures, full_page=True)
    player.kick_off_button().tap()
    for turn in range(4):
        assert player.awaits_turn()
        if turn == 3:
            player.shoot("phone-table", pictures)
        fits_a_thumb(player)
        player.decide(by_touch=True)


def test_the_hand_slides_under_the_thumb(
    server: TableServer, enter: Enter, pictures: Path | None
) -> None:
    hand = ["yellow-card", "short-pass", "nutmeg", "through-ball", "overlap", "block"]
    table = server.set_up(scenes.dealt([hand, scenes.DULL, scenes.DULL]))
    player = enter(server, **PHONE)
    player.sit_at(table)
    assert player.awaits_turn()
    last = player.page.locator("#hand .card").last
    expect(last).not_to_be_in_viewport(ratio=1)
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport(ratio=1)
    # Hand and prompt stay at the thumb however far down the report is read.
    player.page.mouse.wheel(0, 2000)
    expect(player.prompt()).to_be_in_viewport()

    player.card("yellow-card").tap()
    targets = player.page.locator(".target:visible")
    expect(targets).to_have_count(2)
    expect(targets.first).to_be_in_viewport(ratio=1)
    fits_a_thumb(player)
    player.shoot("phone-target", pictures)
    before = player.number
    targets.last.tap()
    player.sees_move_after(before)
    assert (0, "play yellow-card on 2") in server.played(table.id)


def test_the_answer_is_in_sight(server: TableServer, enter: Enter) -> None:
    # Referee cards lie at the far end of a hand; the countdown leaves no time to look for them.
    table = server.set_up(
        scenes.dealt([scenes.DULL, [*scenes.DULL[:5], "foul"]]), answer_seconds=15
    )
    ada, player = enter(server), enter(server, **PHONE)
    ada.sit_at(table)
    player.sit_at(table, 1)
    assert ada.awaits_turn()
    ada.card("nutmeg").click()
    player.until("#live.answering")
    expect(player.card("foul")).to_be_in_viewport(ratio=0.9)
    player.press(player.card("foul"), by_touch=True)
    player.says("Foul")


NARROW = {"viewport": {"width": 390, "height": 770}}
"""A narrow window with a mouse, which plays a card at once; too low for a hand in two rows."""
IS_WHOLE = """card => {
  const { left, right, top, height } = card.getBoundingClientRect();
  return [left + 3, right - 3].every(x => card.contains(document.elementFromPoint(x, top + height / 2)));
}"""
"""Whether neither an edge of the window nor an arrow covers a card."""
LEFT = "card => card.getBoundingClientRect().left"
SCROLL_HAND = "(hand, to) => { hand.scrollLeft = to === 'end' ? hand.scrollWidth : 0; }"


@pytest.mark.parametrize("game", ["futbol-dash", "squad-rush", "social-soccer"])
def test_a_press_on_the_edge_of_the_hand_scrolls_and_never_plays(
    server: TableServer, enter: Enter, game: str
) -> None:
    match = scenes.played_on(scenes.new(game=game), lambda match: match.actor == 0 and wide(match))
    table = server.set_up(match)
    player = enter(server, **NARROW)
    player.sit_at(table)
    assert player.awaits_turn()
    cards = player.page.locator("#hand .card")
    before = server.played(table.id)
    for x, goal in ((380, cards.last), (10, cards.first)):
        presses = 0
        while not goal.evaluate(IS_WHOLE):
            box = player.page.locator("#hand").bounding_box()
            assert box is not None
            player.page.mouse.click(x, box["y"] + box["height"] * (0.3 + 0.2 * (presses % 3)))
            presses += 1
            assert presses < 6
        assert presses
    assert server.played(table.id) == before


def wide(match: Match) -> bool:
    """Return whether seat 0 may play a card of a hand that is wider than a phone."""
    view = match.view(0)
    return len(view["hand"]) > 5 and any(card["plays"] for card in view["hand"])


def test_the_hand_stays_where_it_was_left_when_a_card_is_drawn(
    server: TableServer, enter: Enter
) -> None:
    match = scenes.dealt([scenes.DULL, scenes.DULL])
    player = enter(server, **NARROW)
    player.sit_at(server.set_up(match, ["Ada", "bot:rule-of-thumb"]))
    assert player.awaits_turn()
    player.page.locator("#hand").evaluate(SCROLL_HAND, "end")
    last = player.page.locator("#hand .card").nth(-2)
    card, left = last.get_attribute("id"), last.evaluate(LEFT)
    before = player.number
    player.card("nutmeg").evaluate("card => card.click()")
    player.sees_move_after(before)
    assert player.awaits_turn()
    assert player.page.locator(f"#{card}").evaluate(LEFT) == pytest.approx(left, abs=2)


def test_whoever_resigns_below_the_report_sees_the_result(
    server: TableServer, enter: Enter
) -> None:
    late = scenes.near_the_end(scenes.new(seed=3), 8)
    player = enter(server, **PHONE)
    player.sit_at(server.set_up(late, ["Ada", "bot:rule-of-thumb"]))
    assert player.awaits_turn()
    resign = player.page.locator("#resign > button")
    resign.scroll_into_view_if_needed()
    resign.tap()
    player.page.locator("#resign-sure .choice:not([popovertarget])").tap()
    player.until("#live.over")
    expect(player.page.locator(".final .headline")).to_be_in_viewport()
