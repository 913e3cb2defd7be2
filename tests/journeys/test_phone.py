"""A phone of 360 px, and a thumb."""

from pathlib import Path

from playwright.sync_api import expect

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
