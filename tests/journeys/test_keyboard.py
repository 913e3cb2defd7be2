"""The keyboard alone suffices."""

import re

from playwright.sync_api import expect

from tests.journeys import scenes
from tests.journeys.conftest import Enter
from tests.journeys.table_page import Player
from tests.journeys.table_server import TableServer

ENDLESS = 300
"""A number of decisions that no seat reaches in a match that makes progress."""


def decide_with_keys(player: Player, by_number: bool) -> bool:
    """Play the highlighted card, else the first that may be played: by its number or by arrows.

    Return whether it was played with the focus on it: not by a number, nor if no card may be
    played.
    """
    before = player.number
    states = player.page.locator("#hand .card").evaluate_all(
        "cards => cards.map(c => !c.matches('.ready') ? 0 : c.matches('.best') ? 2 : 1)"
    )
    press = player.page.keyboard.press
    if not any(states):
        press("h")
    elif by_number:
        press(str((states.index(max(states)) + 1) % 10))
    else:
        chosen = player.page.locator("#hand .card").nth(states.index(max(states)))
        player.page.locator("#hand .card").first.focus()
        for _ in range(states.index(max(states))):
            press("ArrowRight")
        expect(chosen).to_be_focused()
        press("Enter")
    player.sees_move_after(before)
    return any(states) and not by_number


def test_a_table_is_set_up_without_a_mouse(server: TableServer, enter: Enter) -> None:
    player = enter(server)
    sheet = player.team_sheet()
    press = player.page.keyboard.press
    sheet.get_by_label("Your name").focus()
    player.page.keyboard.type("Kay")
    sheet.locator("summary").focus()
    press("Enter")
    sheet.locator("input[name=option-goals]:checked").focus()
    press("ArrowLeft")
    press("ArrowLeft")
    expect(sheet.locator("input[name=option-goals][value='1']")).to_be_checked()
    press("Enter")
    expect(player.page).to_have_url(re.compile("/t/"))
    assert player.awaits_turn()


def test_a_match_is_played_to_its_end_without_a_mouse(server: TableServer, enter: Enter) -> None:
    late = scenes.near_the_end(scenes.new(seed=3), 8)
    kay = enter(server)
    kay.sit_at(server.set_up(late, ["Kay", "bot:rule-of-thumb"]))
    decisions = 0
    while kay.awaits_turn():
        on_card = decide_with_keys(kay, by_number=decisions % 2 == 0)
        decisions += 1
        assert decisions < ENDLESS
        if not kay.is_over and on_card:
            # The focus stays in the hand.
            expect(kay.page.locator("#hand .card:focus")).to_have_count(1)
    assert decisions > 1
    kay.page.get_by_role("button", name="Again").focus()
    before = kay.page.url
    kay.page.keyboard.press("Space")
    expect(kay.page).not_to_have_url(before)


def test_the_focus_stays_in_the_hand_when_updates_overlap(
    server: TableServer, enter: Enter
) -> None:
    table = server.set_up(scenes.dealt([scenes.DULL, scenes.DULL]))
    ada, bo = enter(server), enter(server)
    ada.sit_at(table, 0)
    bo.sit_at(table, 1)
    assert ada.awaits_turn()
    bo.page.locator("#hand .card").nth(1).focus()
    # What an update does that has begun when the next one arrives.
    bo.page.locator("#hand .slot").nth(1).evaluate("slot => slot.remove()")
    ada.page.keyboard.press("Digit1")
    bo.until("#live.answering")
    expect(bo.page.locator("#hand .card:focus")).to_have_count(1)


def test_a_target_is_chosen_by_its_number(server: TableServer, enter: Enter) -> None:
    hand = ["yellow-card", "short-pass", "nutmeg", "through-ball", "overlap", "block"]
    table = server.set_up(scenes.dealt([hand, scenes.DULL, scenes.DULL]))
    ada = enter(server)
    ada.sit_at(table)
    assert ada.awaits_turn()
    press = ada.page.keyboard.press
    number = str(ada.hand.index("yellow-card") + 1)

    press(number)
    expect(ada.page.locator(".target:visible")).to_have_count(2)
    press("Escape")
    expect(ada.page.locator(".target:visible")).to_have_count(0)
    expect(ada.card("yellow-card")).to_be_focused()
    press(number)
    press("2")
    ada.says(re.compile("Cleo"))
    assert (0, "play yellow-card on 2") in server.played(table.id)


def test_keys_let_stand_take_back_and_explain(server: TableServer, enter: Enter) -> None:
    table = server.set_up(scenes.dealt([scenes.DULL, scenes.DULL]))
    ada, bo = enter(server), enter(server)
    ada.sit_at(table, 0)
    bo.sit_at(table, 1)
    assert ada.awaits_turn()
    ada.page.keyboard.press("Digit1")
    bo.until("#live.answering")
    ada.until("#undo")
    ada.page.keyboard.press("u")
    ada.until("#live.mine")
    bo.until("#live:not(.answering)")
    ada.page.keyboard.press("Digit2")
    bo.until("#live.answering")
    bo.page.keyboard.press("h")
    assert bo.awaits_turn()
    actions = [action for actor, action in server.played(table.id) if actor >= 0]
    assert actions == ["play nutmeg", "undo", "play through-ball", "hold"]

    bo.page.keyboard.press("Shift+?")
    expect(bo.page.get_by_role("dialog")).to_be_visible()
    bo.page.keyboard.press("Digit1")
    bo.page.keyboard.press("Escape")
    expect(bo.page.get_by_role("dialog")).to_be_hidden()
    bo.page.keyboard.press("r")
    expect(bo.page.locator("#rules")).to_be_visible()
    bo.page.keyboard.press("Escape")
    expect(bo.page.locator("#rules")).to_be_hidden()
    assert [a for s, a in server.played(table.id) if s >= 0] == actions
