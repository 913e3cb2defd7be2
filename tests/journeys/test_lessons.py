"""Somebody who has never played takes the lesson that is offered, and goes through it by pressing what is lit."""

from playwright.sync_api import expect

from kickabout.engine.lessons import lessons_of
from kickabout.games import find
from tests.journeys.conftest import Enter
from tests.journeys.scenes import decides, new, played_on
from tests.journeys.table_server import TableServer


def test_a_newcomer_is_led_through_a_match(server: TableServer, enter: Enter) -> None:
    match = played_on(new(seed=7), decides(0))
    nina = enter(server)
    nina.sit_at(server.set_up(match, ["Nina", "bot:rule-of-thumb"]))
    page, coach = nina.page, nina.page.locator("#coach")
    page.locator("#newcomer").get_by_role("button", name="Learn it").click()

    expect(coach).to_have_attribute("data-note", "1")
    hand = page.locator("#hand")
    expect(hand).to_have_css("outline-style", "solid")
    nina.fits()
    page.keyboard.press("Space")
    expect(coach).to_contain_text("2 of 14")
    coach.get_by_role("button", name="Go on").click()

    expect(coach).to_contain_text("Play your Long Pass")
    nina.expects("409")
    nina.card("overlap").click()
    expect(page.locator("#notice")).to_contain_text("this lesson goes on")
    expect(coach).to_contain_text("Play your Long Pass")

    lesson = lessons_of(find("futbol-dash"))[0]
    asked = [step for step in lesson.steps if step.notes and step.actor == lesson.seat]
    for step in asked:
        expect(coach).to_be_visible()
        while not coach.locator(".coach-ask").count():
            text = coach.inner_text()
            coach.get_by_role("button", name="Go on").click()
            expect(coach).not_to_have_text(text, use_inner_text=True)
        control = page.locator(f"#bench [value='{step.action}']").first
        expect(control).to_have_css("outline-style", "solid")
        text = coach.inner_text()
        nina.press(control)
        expect(coach).not_to_have_text(text, use_inner_text=True)
    # What comes of the shot is shown once the coach has said what a shot is.
    coach.get_by_role("button", name="Go on").click()
    expect(page.locator("#final-title")).to_have_text("You win!")
