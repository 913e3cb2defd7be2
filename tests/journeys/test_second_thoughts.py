"""Old pages, double clicks and second thoughts: nothing is lost and nothing is played twice."""

from playwright.sync_api import Route, expect

from tests.journeys import scenes, super_team_page
from tests.journeys.conftest import Enter
from tests.journeys.squad_rush_page import position
from tests.journeys.table_page import LINE_DOWN
from tests.journeys.table_server import TableServer

KEEP_MESSAGE = """document.addEventListener("htmx:after:swap", ({ detail }) => {
  if (detail.ctx?.sourceElement?.id === "stream") window.message = { ...detail.ctx };
})"""


def test_an_old_page_is_told_what_happened(server: TableServer, enter: Enter) -> None:
    table = server.set_up(scenes.dealt([scenes.DULL, scenes.DULL]))
    ada, bo = enter(server), enter(server)
    ada.sit_at(table)
    bo.sit_at(table, 1)
    old = ada.second_tab()
    ada.expects(f"409|{LINE_DOWN}")
    old.page.route("**/events?*", lambda route: route.abort())
    old.visit(table.address)
    expect(old.page.locator("#connection")).to_be_visible()

    assert ada.awaits_turn()
    ada.card("nutmeg").click()
    bo.until("#live.answering")
    bo.choice("hold").click()
    assert bo.awaits_turn()
    expect(bo.page.locator("#hand .card")).to_have_count(len(scenes.DULL) + 1)
    before = server.played(table.id)

    # The old page still offers the first turn.
    assert "nutmeg" in old.hand
    old.card("overlap").click()
    expect(old.notice()).to_contain_text("The table has moved on since you looked.")
    expect(old.notice()).to_contain_text("Nutmeg")
    assert server.played(table.id) == before
    # And it stands right again.
    expect(old.prompt()).to_contain_text("Bo")
    assert "nutmeg" not in old.hand
    assert old.number == ada.number


def test_a_message_that_was_overtaken_is_dropped(server: TableServer, enter: Enter) -> None:
    table = server.set_up(scenes.dealt([scenes.DULL, scenes.DULL]))
    ada = enter(server)
    ada.page.add_init_script(KEEP_MESSAGE)
    ada.sit_at(table)
    assert ada.awaits_turn()
    ada.page.wait_for_function("() => window.message")
    old = ada.page.evaluate_handle("() => window.message")
    before = ada.number
    ada.card("nutmeg").click()
    ada.sees_move_after(before)
    after = ada.number

    old.evaluate("message => htmx.swap(message)")
    assert ada.number == after
    assert "nutmeg" not in ada.hand


def test_a_double_click_plays_once(server: TableServer, enter: Enter) -> None:
    table = server.set_up(scenes.dealt([scenes.DULL, scenes.DULL]))
    ada, bo = enter(server), enter(server)
    ada.sit_at(table)
    bo.sit_at(table, 1)
    assert ada.awaits_turn()
    ada.card("nutmeg").dblclick()
    bo.until("#live.answering")
    bo.choice("hold").dblclick()
    assert bo.awaits_turn()
    played = [entry for entry in server.played(table.id) if entry[0] >= 0]
    assert played == [(0, "play nutmeg"), (1, "hold")]
    for player in (ada, bo):
        expect(player.notice()).to_be_empty()


def test_a_press_waits_for_the_answer_to_the_last_one(server: TableServer, enter: Enter) -> None:
    match = position("draw", lambda view: len(view["pile"]["cards"]) > 2)
    table = server.set_up(match)
    ada = enter(server)
    ada.sit_at(table)
    ada.until("#live.mine .draws")
    before, held = ada.number, len(ada.hand)
    routes: list[Route] = []
    ada.page.route("**/play", lambda route: routes.append(route), times=1)
    ada.page.keyboard.press("d")
    while not routes:
        ada.page.wait_for_timeout(10)
    [first] = routes
    answer = first.fetch()
    ada.sees_move_after(before)
    expect(ada.page.locator("#hand .card")).to_have_count(held + 1)
    ada.page.keyboard.press("d")
    first.fulfill(response=answer)
    expect(ada.page.locator("#hand .card")).to_have_count(held + 2)


def test_a_play_is_taken_back_before_anybody_acts(server: TableServer, enter: Enter) -> None:
    table = server.set_up(scenes.dealt([scenes.DULL, scenes.DULL]))
    ada, bo = enter(server), enter(server)
    ada.sit_at(table)
    bo.sit_at(table, 1)
    assert ada.awaits_turn()
    hand = ada.hand
    undo = ada.page.get_by_role("button", name="Undo")
    expect(undo).to_have_count(0)
    ada.card("overlap").click()
    bo.until("#played")
    undo.click()
    assert ada.awaits_turn()
    assert ada.hand == hand
    bo.until("#live:not(:has(#played))")
    expect(undo).to_have_count(0)

    # Once Bo has answered it is too late.
    ada.card("overlap").click()
    bo.until("#live.answering")
    expect(undo).to_be_visible()
    bo.choice("hold").click()
    assert bo.awaits_turn()
    ada.until("#live:not(:has(#played-card))")
    expect(undo).to_have_count(0)


def test_a_press_of_something_else_in_no_time_counts(server: TableServer, enter: Enter) -> None:
    table = server.set_up(super_team_page.position("mark"))
    ada = enter(server)
    ada.sit_at(table)
    ada.until("#live.mine .marking")
    routes: list[Route] = []
    ada.page.route("**/play", lambda route: routes.append(route), times=1)
    on_pass, on_shoot = (
        ada.page.locator(f"[data-choice='mark {stat}']") for stat in ("pass", "shoot")
    )
    on_pass.click()
    while not routes:
        ada.page.wait_for_timeout(10)
    on_pass.click()
    on_shoot.click()
    routes[0].continue_()
    expect(ada.page.locator(".stat-mark .set")).to_have_count(2)
    assert server.played(table.id)[-2:] == [(0, "mark pass"), (0, "mark shoot")]
