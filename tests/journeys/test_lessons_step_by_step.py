"""Every lesson, step by step in a browser: what a note points at, and what it asks for, is in sight."""

from contextlib import suppress

import pytest
from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from kickabout.engine.lessons import Lesson, lessons_of
from kickabout.games import find, names
from tests.journeys.conftest import Enter
from tests.journeys.table_page import Player
from tests.journeys.table_server import TableServer

LESSONS = [
    pytest.param(lesson, id=f"{lesson.game} {lesson.name}")
    for name in names()
    for lesson in lessons_of(find(name))
]
TIMES = 4
"""A decision may take the press of a card, of its use and of a place, and one to make sure."""
FAULT = """
one => {
  const at = one.getBoundingClientRect();
  if (!at.width || !at.height) return "is not shown";
  const x = (Math.max(at.left, 0) + Math.min(at.right, innerWidth)) / 2,
    y = (Math.max(at.top, 0) + Math.min(at.bottom, innerHeight)) / 2;
  const above = document.elementFromPoint(x, y);
  if (!above) return "is off the screen";
  const coach = document.querySelector("#coach").getBoundingClientRect();
  const inside = coach.left < x && x < coach.right && coach.top < y && y < coach.bottom;
  if (inside && !one.closest("#coach")) return "is covered by the coach";
  const ground = one.closest("#pitch"); // a space is not covered by who stands on it
  if (ground && ground !== one && ground.contains(above)) return "";
  return one.contains(above) || above.contains(one) ? "" : `is covered by ${above.outerHTML.slice(0, 90)}`;
}
"""
"""Why an element cannot be seen, empty if it can: its middle, of what is in the window, decides."""


def in_sight(one: Locator) -> None:
    """Assert that an element can be seen, once the page has come to rest."""
    expect(one).to_be_visible()
    page = one.page
    page.wait_for_function(
        "() => !document.getAnimations().some(one => one.playState === 'pending')"
    )
    fault = one.evaluate(FAULT)
    if fault:  # a card may be on its way
        page.wait_for_timeout(700)
        fault = one.evaluate(FAULT)
    note = page.locator("#coach").inner_text()
    assert not fault, f"{one} {fault}, while the coach says: {note}"


def do(nina: Player, action: str, parts: list[str]) -> None:
    """Make the decision that a note asks for, by pressing what is lit until the next note comes."""
    page = nina.page
    note = page.locator("#coach").get_attribute("data-note")
    press = [
        f'#live [value="{action}"]:not(.advice):visible',
        f'#live .slot:has(.aims [value="{action}"]) .card, #live .leads-on:not([aria-pressed="true"])',
        *(f"#{part}" for part in parts),
    ]
    for _ in range(TIMES):
        lit = next(filter(Locator.count, map(page.locator, press))).first
        in_sight(lit)
        with suppress(PlaywrightTimeout):  # a press that came through late
            nina.press(lit)
        page.wait_for_timeout(400)
        if page.locator(f"#coach[data-note='{note}'][data-meant='{action}']").count() == 0:
            return
    raise AssertionError(f"nothing that is lit leads to: {action}")


@pytest.mark.long
@pytest.mark.parametrize("lesson", LESSONS)
def test_what_the_coach_speaks_of_is_in_sight(
    server: TableServer, enter: Enter, lesson: Lesson
) -> None:
    nina = enter(server)
    page, coach = nina.page, nina.page.locator("#coach")
    nina.visit("/")
    page.locator(f"[popovertarget=lessons-{lesson.game}]:not([popovertargetaction])").click()
    page.locator(f"[formaction='/lessons/{lesson.game}/{lesson.name}']:visible").last.click()
    for number in range(1, lesson.notes + 1):
        expect(coach).to_have_attribute("data-note", str(number))
        parts = (coach.get_attribute("data-parts") or "").split()
        for part in parts:
            in_sight(page.locator(f"#{part}"))
        meant = coach.get_attribute("data-meant")
        if meant is not None:
            do(nina, meant, parts)
        elif number < lesson.notes:
            page.locator("#go-on").click()
