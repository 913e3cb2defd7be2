"""The lock-in of Futera SuSu: both at once, out of sight of each other, against the clock."""

import re
from pathlib import Path

from playwright.sync_api import Route, expect

from tests.journeys.conftest import Enter
from tests.journeys.futera_susu_page import FuteraSusuPage, new_match, quick_box
from tests.journeys.table_server import TableServer
from tests.journeys.test_everybody import MOVING, is_named_throughout
from tests.journeys.test_phone import SMALL, THUMB

PHONE = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
ROWS = {"goal": [1], "defence": [2, 3, 4, 5], "midfield": [6, 7], "forwards": [8, 9, 10, 11]}
LINE_UP = [f"place {shirt} in {row}" for row, shirts in ROWS.items() for shirt in shirts]
KEYS = {"goal": "g", "defence": "d", "midfield": "m", "forwards": "f"}
# Cards on the pitch are as small as eleven in a row of four allow; each is offered large as well.
THUMBED = SMALL.replace("!one.closest(", "!one.closest('.token') && !one.closest(")


def test_a_wrong_row_is_marked_and_mended(
    server: TableServer, enter: Enter, pictures: Path | None
) -> None:
    table = server.set_up(new_match(), ["Ada", "bot:rule-of-thumb"])
    ada = enter(server)
    game_page = FuteraSusuPage(ada)
    ada.sit_at(table)
    ada.until("#live.mine .take")
    page = ada.page
    aims = page.locator(".row-aim:visible")
    expect(aims).to_have_count(0)
    game_page.take(9)
    expect(aims).to_have_count(4)
    expect(page.locator(".row-aim.right:visible")).to_have_attribute("data-row", "forwards")
    game_page.place(9, "midfield")
    expect(page.locator("#spot-0-m1")).to_contain_text("wrong row")
    # The next card is taken by itself; where there is no room left nothing can be laid.
    game_page.place(6, "midfield")
    game_page.take(7)
    expect(page.locator(".row-aim[data-row=midfield]")).to_be_hidden()
    ada.shoot("futera-susu-wrong-row", pictures)
    game_page.press(page.locator("#spot-0-m1 .pick"))
    expect(page.locator(".token.wrong")).to_have_count(0)
    game_page.lock_in()
    expect(page.locator("#half-0 .token.down")).to_have_count(11)
    actions = [action for seat, action in server.played(table.id) if seat == 0]
    assert actions[:3] == ["place 9 in midfield", "place 6 in midfield", "lift 9"]


def test_a_card_that_is_touched_again_costs_the_match(server: TableServer, enter: Enter) -> None:
    table = server.set_up(new_match(strict="on"), ["Ada", "bot:rule-of-thumb"])
    ada = enter(server)
    game_page = FuteraSusuPage(ada)
    ada.sit_at(table)
    ada.until("#live.mine .take")
    game_page.place(9, "forwards")
    ada.page.keyboard.press("Escape")  # the next card is taken by itself
    touched = ada.page.locator("#spot-0-f1 .pick")
    expect(touched).to_have_attribute("aria-label", re.compile("disqualifies you"))
    game_page.press(touched)
    expect(ada.page.locator("#final-title")).to_have_text(re.compile("Rosalind wins"))
    ada.says("disqualified")


def test_a_lock_in_that_runs_out(
    server: TableServer, enter: Enter, tmp_path: Path, pictures: Path | None
) -> None:
    match = new_match(box=quick_box(tmp_path, 12))
    for name in LINE_UP:
        match.play(name, seat=1)
    table = server.set_up(match)
    ada = enter(server)
    game_page = FuteraSusuPage(ada)
    ada.sit_at(table, 0)
    ada.until("#live.mine .take")
    clock = ada.page.get_by_role("timer")
    expect(clock).to_have_text(re.compile("^([1-9]|1[0-2])$"))
    game_page.place(1, "goal")
    ada.shoot("futera-susu-hurry", pictures)
    # Nobody does anything more: the clock decides.
    ada.until("#live.over")
    assert "time" in [action for _, action in server.played(table.id)]
    expect(ada.page.locator("#final-title")).to_have_text("Bo wins")
    expect(ada.page.locator("#goals-1-3")).to_be_visible()
    expect(ada.page.locator("#side-0")).to_contain_text("disqualified")


def test_two_lock_in_at_once_and_out_of_sight(
    server: TableServer, enter: Enter, pictures: Path | None
) -> None:
    match = new_match()
    names = [
        [entry["player"]["name"] for entry in match.view(seat)["players"][seat]["to_place"]]
        for seat in (0, 1)
    ]
    table = server.set_up(match)
    ada, bo = enter(server), enter(server)
    ada.sit_at(table, 0)
    bo.sit_at(table, 1)
    game_pages = [FuteraSusuPage(ada), FuteraSusuPage(bo)]
    for player in (ada, bo):
        player.until("#live.mine .take")
    # They take turns only because a story is told in order: neither waits for the other.
    for shirt in (11, 8, 1):
        for game_page in game_pages:
            row = next(row for row, shirts in ROWS.items() if shirt in shirts)
            game_page.place(shirt, row)
    game_pages[1].place(9, "defence")
    game_pages[0].place(9, "forwards")
    for seat, player in enumerate((ada, bo)):
        told = player.page.content()
        assert not [name for name in names[1 - seat] if name in told]
        # How far the other is, and where, cannot be seen.
        rival = player.page.locator(f"#half-{1 - seat}")
        expect(rival.locator(".token.hole")).to_have_count(11)
        expect(rival.locator(".token:not(.hole)")).to_have_count(0)
    before = rows_of(ada.page.locator("#half-1").inner_html())
    game_pages[1].press(bo.page.locator(".token.wrong .pick"))
    game_pages[1].lock_in()
    expect(bo.prompt()).to_contain_text("Waiting for the other side")
    expect(ada.page.locator("#half-1 .token.hidden-card")).to_have_count(11)
    assert before != rows_of(ada.page.locator("#half-1").inner_html())
    ada.shoot("futera-susu-both", pictures)
    game_pages[0].lock_in()
    for seat, player in enumerate((ada, bo)):
        player.until("#live:has(.pitch.at-send)")
        expect(player.page.locator(f"#half-{1 - seat} .token.hidden-card")).to_have_count(11)
        expect(player.page.locator(f"#half-{seat} .token.down")).to_have_count(11)
        told = player.page.content()
        assert not [name for name in names[1 - seat] if name in told]
    # All backs are alike but for the name of the place, which nobody hides.
    backs = ada.page.locator("#half-1 .token.hidden-card").evaluate_all(
        """all => all.map(one => one.outerHTML
            .replace(/(id|data-spot|data-row)="[^"]*"/g, '')
            .replace(/<b class="token-spot">[^<]*<\\/b>/, ''))"""
    )
    assert len(set(backs)) == 1


def rows_of(html: str) -> str:
    """Return the markup without counters of moves."""
    return re.sub(r"\s+", " ", html)


def test_the_lock_in_by_keys_alone(server: TableServer, enter: Enter) -> None:
    table = server.set_up(new_match(), ["Ada", "bot:rule-of-thumb"])
    ada = enter(server)
    ada.sit_at(table)
    ada.until("#live.mine .take")
    for row, shirts in ROWS.items():
        for shirt in shirts:
            card = ada.page.locator(f".take[data-shirt='{shirt}']")
            ada.page.keyboard.type(str(shirt))
            expect(card).to_have_attribute("aria-pressed", "true")
            ada.page.keyboard.press(KEYS[row])
            expect(card).to_have_count(0)
    placed = [a for seat, a in server.played(table.id) if seat == 0]
    assert placed == LINE_UP
    # From then on a number sends, and H holds.
    game_page = FuteraSusuPage(ada)
    for _ in range(6):
        if not game_page.awaits_turn():
            break
        before = ada.number
        ada.page.keyboard.press("1" if ada.page.locator(".candidates").count() else "h")
        ada.sees_move_after(before)


def test_nothing_is_lost_of_what_is_laid_faster_than_the_line_carries_it(
    server: TableServer, enter: Enter
) -> None:
    table = server.set_up(new_match())
    ada, bo = enter(server), enter(server)
    ada.sit_at(table, 0)
    ada.until("#live.mine .take")
    held: list[Route] = []

    def slow(route: Route) -> None:
        if held:
            route.continue_()
        held.append(route)

    def place(row: str) -> None:
        for shirt in ROWS[row]:
            ada.page.keyboard.type(str(shirt))
            ada.page.keyboard.press(KEYS[row])

    ada.page.route("**/play", slow)
    place("goal")
    place("defence")
    # An update that comes in meanwhile takes nothing away either.
    ada.sees_update_by(lambda: bo.sit_at(table, 1))
    place("midfield")
    place("forwards")
    assert len(held) == 1
    held[0].continue_()
    expect(ada.page.locator(".take")).to_have_count(0)
    placed = [action for seat, action in server.played(table.id) if seat == 0]
    assert placed == LINE_UP


def test_a_phone_in_one_hand(server: TableServer, enter: Enter, pictures: Path | None) -> None:
    table = server.set_up(new_match(), ["Ada", "bot:rule-of-thumb"])
    ada = enter(server, **PHONE)
    game_page = FuteraSusuPage(ada, seed=3, by_touch=True)
    ada.sit_at(table)
    ada.until("#live.mine .take")
    # All four rows and the cards to place are in sight at once.
    for row in ROWS:
        expect(ada.page.locator(f"#half-0 .row.{row}")).to_be_in_viewport(ratio=0.9)
    expect(ada.page.locator(".take").first).to_be_in_viewport(ratio=0.9)
    game_page.take(1)
    assert ada.page.evaluate(THUMBED, THUMB) == []
    ada.fits(widths=(360,))
    ada.shoot("futera-susu-phone-lock-in", pictures)
    game_page.lock_in()
    shown = set()
    for _ in range(8):
        if not game_page.awaits_turn():
            break
        assert ada.page.evaluate(THUMBED, THUMB) == []
        ada.fits(widths=(360,))
        expect(ada.prompt()).to_be_in_viewport()
        expect(ada.page.locator("#middle")).to_be_in_viewport(ratio=0.95)
        if game_page.phase not in shown:
            shown.add(game_page.phase)
            ada.shoot(f"futera-susu-phone-{game_page.phase}", pictures)
        game_page.decide()


def test_the_pitch_is_told_and_nothing_moves_for_those_who_want_no_motion(
    server: TableServer, enter: Enter
) -> None:
    table = server.set_up(new_match(), ["Ada", "bot:rule-of-thumb"])
    ada = enter(server, reduced_motion="reduce")
    game_page = FuteraSusuPage(ada)
    ada.sit_at(table)
    ada.until("#live.mine .take")
    is_named_throughout(ada)
    assert ada.page.evaluate(MOVING) == []
    game_page.lock_in()
    for _ in range(5):
        if not game_page.awaits_turn():
            break
        assert ada.page.evaluate(MOVING) == []
        game_page.decide()
    is_named_throughout(ada)
    told = ada.page.get_by_role("region", name="The pitch in words")
    expect(told).to_contain_text(re.compile("attacks?: (Midfielder|Forward) against"))
    expect(told).to_contain_text("Otto Bollard")


def test_placing_without_any_script(server: TableServer, enter: Enter) -> None:
    table = server.set_up(new_match(), ["Ada", "bot:rule-of-thumb"])
    ada = enter(server, java_script_enabled=False)
    ada.sit_at(table)
    ada.page.get_by_label("Which card, and where").select_option("place 10 in forwards")
    ada.page.get_by_role("button", name="Place", exact=True).click()
    assert (0, "place 10 in forwards") in server.played(table.id)
