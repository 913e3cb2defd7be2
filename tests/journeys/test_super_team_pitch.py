"""The pitch of Super Team: looked at before one commits, by pointer, finger, key and ear."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from kickabout.engine.match import Match
from tests.journeys import game_page, scenes
from tests.journeys.conftest import Enter
from tests.journeys.super_team_page import SuperTeamPage, position
from tests.journeys.table_page import Player
from tests.journeys.table_server import PreparedTable, TableServer
from tests.journeys.test_phone import PHONE, SMALL, THUMB

WHOLE = """() => {
  const floor = document.querySelector(".aims[data-laid] .target").getBoundingClientRect().top;
  return [...document.querySelectorAll("#glance > :is(b, small)")].every(
    (one) => one.getBoundingClientRect().bottom <= floor + 1 && one.scrollHeight <= one.clientHeight + 1);
}"""
"""Whether the text of a raised card is whole above its uses."""


def blocked_pass() -> tuple[Match, game_page.View]:
    """Return a match in which seat 0 may pass by somebody in the way, and the spot of that pass."""
    match = position("act", passing)
    return match, next(s for s in match.view(0)["spots"] if s["kind"] == "pass" and s["blocks"])


def looks_at_a_pass(
    server: TableServer, enter: Enter
) -> tuple[PreparedTable, Player, Match, game_page.View]:
    """Ada at her phone has touched the spot of a pass, for the first time."""
    match, spot = blocked_pass()
    table = server.set_up(match)
    ada = enter(server, **PHONE)
    ada.sit_at(table)
    ada.until("#live.mine #spots")
    expect(ada.page.locator("#pitch")).to_be_in_viewport(ratio=0.98)
    ada.page.locator(f"#spots .spot.pass[data-space='{spot['space']}']").tap()
    return table, ada, match, spot


def passing(view: game_page.View) -> bool:
    """Return whether a pass may be blocked and none is sure, with Morale in hand."""
    passes = [spot for spot in view["spots"] if spot["kind"] == "pass"]
    return any(spot["blocks"] for spot in passes) and view["players"][0]["morale"] > 0


def test_power_and_chance_stand_beside_the_target(
    server: TableServer, enter: Enter, pictures: Path | None
) -> None:
    match, spot = blocked_pass()
    ada = enter(server)
    ada.sit_at(server.set_up(match))
    lit = ada.page.locator(f"#spots .spot.pass[data-space='{spot['space']}']")
    lit.hover()
    plate = ada.page.locator("#plate")
    expect(plate).to_be_visible()
    expect(plate.locator("h4")).to_contain_text(f"Pass to {spot['space']}")
    blocked = spot["power"] - spot["distance"]
    needs = (
        f"Needs {spot['power']} from dice and Morale:"
        f" {spot['distance']} for the distance, {blocked} in the way."
    )
    expect(plate.locator(".needs")).to_have_text(needs)
    per_cent = [f"{round(100 * chance)} %" for chance in spot["chance"]]
    expect(plate.locator("td:last-child")).to_have_text(per_cent)
    # The way of the ball is drawn before it is played, and who stands in it.
    expect(ada.page.locator("#way .ball-way")).to_have_count(1)
    expect(ada.page.locator("#way .blocker")).to_have_count(len(spot["blocks"]))
    ada.shoot("super-team-pass", pictures)
    ada.page.mouse.move(5, 5)
    expect(plate).to_be_hidden()

    before = ada.number
    lit.click()
    ada.sees_move_after(before)


def test_a_raised_card_shows_where_it_could_be_played(
    server: TableServer, enter: Enter, pictures: Path | None
) -> None:
    def passes_on(view: game_page.View) -> bool:
        firsts = [one for one in view["reach"] if one["plays"][0].startswith("play ")][:1]
        return any(spot["kind"] == "pass" for one in firsts for spot in one["spots"])

    match = position("play", passes_on)
    first = match.view(0)["reach"][0]
    use = next(one for one in match.view(0)["reach"] if one["plays"][0].endswith(" movement"))
    ada = enter(server)
    ada.sit_at(server.set_up(match))
    card = ada.page.locator(f"#card-{first['plays'][0].removeprefix('play ')}-1")
    lit = ada.page.locator("#reach .spot")
    expect(lit).to_have_count(0)
    card.click()
    told = [f"{round(100 * spot['chance'][0])} %" for spot in first["spots"]]
    expect(lit).to_have_text(told)
    assert ada.page.evaluate(WHOLE)
    ada.shoot("super-team-raised", pictures)
    ada.page.locator(".target:visible[value$=' movement']").hover()
    expect(ada.page.locator("#reach .spot.move.taken")).to_have_count(
        len({spot["from"] for spot in use["spots"]})
    )
    ada.page.keyboard.press("Escape")
    expect(lit).to_have_count(0)
    assert ada.number == match.number


def test_a_card_with_one_use_is_raised_before_it_is_played(
    server: TableServer, enter: Enter
) -> None:
    def has_one(view: game_page.View) -> bool:
        return any(len(card["plays"]) == 1 for card in view["hand"])

    match = position("play", has_one)
    card = next(card for card in match.view(0)["hand"] if len(card["plays"]) == 1)
    table = server.set_up(match)
    ada = enter(server)
    ada.sit_at(table)
    ada.page.locator(f"#card-{card['id']}").click()
    use = ada.page.locator(".target:enabled:visible")
    expect(use).to_have_count(1)
    assert ada.number == match.number
    use.click()
    ada.sees_move_after(match.number)
    assert (0, card["plays"][0]["action"]) in server.played(table.id)


def test_a_piece_is_chosen_and_moved_by_names_alone(server: TableServer, enter: Enter) -> None:
    def several(view: game_page.View) -> bool:
        moves = [spot for spot in view["spots"] if spot["kind"] == "move"]
        return len({spot["piece"] for spot in moves}) > 2

    match = position("move", several)
    move = match.view(0)["spots"][-1]
    table = server.set_up(match)
    ada = enter(server)
    ada.sit_at(table)
    page = ada.page
    ada.until("#spots .mover")
    expect(page.locator("#spots .spot.open")).to_have_count(0)
    page.keyboard.type(move["from"])
    expect(page.locator("#spots .mover[aria-pressed=true]")).to_have_attribute(
        "data-piece", move["piece"]
    )
    page.keyboard.type(move["space"])
    expect(page.locator("#spots .spot:focus")).to_have_attribute("data-space", move["space"])
    expect(page.locator("#way .piece-way")).to_have_count(1)
    # The arrows go over what is lit, and the piece can be put back.
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowDown")
    expect(page.locator("#spots :focus")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("#spots .spot.open")).to_have_count(0)
    page.keyboard.type(move["from"] + move["space"])
    page.keyboard.press("Enter")
    ada.sees_move_after(match.number)
    assert (0, move["action"]) in server.played(table.id)


def test_a_finger_sees_first_what_it_will_do(
    server: TableServer, enter: Enter, pictures: Path | None
) -> None:
    table, ada, match, spot = looks_at_a_pass(server, enter)
    plate = ada.page.locator("#plate")
    expect(plate).to_be_in_viewport(ratio=1)
    ada.shoot("super-team-phone", pictures)
    assert ada.number == match.number
    small = ada.page.evaluate(
        SMALL.replace("!one.closest(", "!one.closest('#spots') && !one.closest("), THUMB
    )
    assert small == []
    ada.fits(widths=(360,))
    plate.get_by_role("button", name="Do it").tap()
    ada.sees_move_after(match.number)
    assert (0, spot["action"]) in server.played(table.id)


def test_a_card_can_be_played_in_a_narrow_window_while_dice_lie(
    server: TableServer, enter: Enter
) -> None:
    def has_rolled(view: game_page.View) -> bool:
        return bool(view["action"] and view["action"]["fresh"])

    match = position("play", has_rolled)
    ada = enter(server, viewport={"width": 390, "height": 844})
    ada.sit_at(server.set_up(match))
    # The strip tells what they have decided.
    expect(ada.page.locator("#stage .verdict")).to_be_hidden()
    ada.page.locator("#hand .card.ready").first.click()
    use = ada.page.locator(".target:enabled:visible").first
    expect(use).to_be_in_viewport(ratio=1)
    use.click()
    ada.sees_move_after(match.number)


def test_an_update_takes_nothing_from_under_the_eye(server: TableServer, enter: Enter) -> None:
    table, ada, match, spot = looks_at_a_pass(server, enter)
    plate = ada.page.locator("#plate")
    read = plate.inner_text()
    ada.sees_update_by(lambda: enter(server).sit_at(table, 1))
    assert plate.inner_text() == read
    plate.get_by_role("button", name="Do it").tap()
    ada.sees_move_after(match.number)
    assert (0, spot["action"]) in server.played(table.id)


def test_where_a_shot_goes_is_a_secret_until_both_have_chosen(
    server: TableServer, enter: Enter
) -> None:
    match = position("striking")
    table = server.set_up(match)
    ada, bo = enter(server), enter(server)
    ada.sit_at(table, 0)
    bo.sit_at(table, 1)
    expect(ada.page.locator("button.panel")).to_have_count(3)
    expect(bo.page.locator("button.panel")).to_have_count(0)
    ada.page.get_by_role("button", name="Shoot at left").click()
    expect(bo.page.locator("button.panel")).to_have_count(3)
    assert "left" not in bo.page.locator("#lines li").first.inner_text()
    expect(bo.page.locator("#stage .tile-goal .on")).to_have_count(0)
    # Whose pitch is turned calls the other side left.
    bo.page.get_by_role("button", name="Guard left").click()
    for player in (ada, bo):
        expect(player.page.locator("#stage .tile-goal .on")).to_have_count(2)
    log = [action for _, action in server.played(table.id)]
    assert "strike left" in log
    assert "reveal left right" in log


def test_dice_lie_as_they_were_rolled_and_add_up(server: TableServer, enter: Enter) -> None:
    match = position("paying", lambda view: view["action"]["kind"] == "pass")
    table = server.set_up(match)
    ada = enter(server)
    ada.sit_at(table)
    ada.choice("pay 1").click()
    total = ada.page.locator(".sum.total b")
    expect(total).to_have_count(1)
    rolled = next(a for _, a in reversed(server.played(table.id)) if a.startswith("roll"))
    faces = re.findall(r"\d+|fumble", rolled)
    expect(ada.page.locator("#stage .die .cube i:first-child")).to_have_count(len(faces))
    sums = [
        int(one.replace("−", "-"))
        for one in ada.page.locator(".sum:not(.total) b").all_inner_texts()
    ]
    assert sum(sums) == int(total.inner_text().replace("−", "-"))
    expect(ada.page.locator(".verdict")).to_have_text(re.compile("On the spot|Astray"))


def test_dice_lie_until_whoever_watches_has_pressed_something(
    server: TableServer, enter: Enter
) -> None:
    """The other side plays on after a roll that Ada has not yet had time to read."""

    def has_rolled(match: Match) -> bool:
        if not scenes.decides(1, "play")(match):
            return False
        action = match.view(0)["action"]
        uses = [play["use"] for card in match.view(1)["hand"] for play in card["plays"]]
        has_more = len(match.view(1)["hand"]) > 2
        return has_more and bool(action and action["fresh"]) and "movement" in uses

    table = server.set_up(scenes.played_on(scenes.new(game="super-team"), has_rolled))
    ada, bo = enter(server), enter(server)
    ada.sit_at(table)
    bo.sit_at(table, 1)
    verdict = ada.page.locator("#stage .verdict")
    expect(verdict).to_have_count(1)
    read = verdict.text_content() or ""
    bo_plays = SuperTeamPage(bo)

    def plays_on() -> None:
        assert bo_plays.awaits_turn()
        ada.sees_update_by(bo_plays.decide)

    bo.page.locator("#hand .card.ready").first.click()
    ada.sees_update_by(bo.page.locator(".target:enabled:visible[value$=' movement']").first.click)
    expect(ada.page.locator("#stage .procedure")).to_be_visible()
    expect(bo.page.locator("#stage .verdict")).to_have_count(0)
    expect(verdict).to_have_text(read)
    expect(ada.page.locator("#stage .die")).not_to_have_count(0)

    ada.page.keyboard.press("Shift")  # has not answered anything
    plays_on()
    expect(verdict).to_have_text(read)

    ada.page.locator("#boards h3").first.click()
    plays_on()
    expect(ada.page.locator("#stage.kept")).to_have_count(0)


def test_the_pitch_is_told_in_words(server: TableServer, enter: Enter) -> None:
    match = position("play")
    ada = enter(server)
    ada.sit_at(server.set_up(match))
    told = ada.page.get_by_role("region", name="The pitch in words")
    for player in match.view(0)["players"]:
        for piece in player["pieces"]:
            expect(told).to_contain_text(piece["space"])
    expect(told).to_contain_text(f"on {match.view(0)['pitch']['ball']}")


def test_a_pass_without_any_script(server: TableServer, enter: Enter) -> None:
    match = position("act", passing)
    spot = next(s for s in match.view(0)["spots"] if s["kind"] == "pass")
    table = server.set_up(match)
    ada = enter(server, java_script_enabled=False)
    ada.sit_at(table)
    ada.page.locator(f"#spots .spot.pass[data-space='{spot['space']}']").click()
    assert (0, spot["action"]) in server.played(table.id)


def test_the_uses_of_a_card_keep_their_places_and_their_keys(
    server: TableServer, enter: Enter
) -> None:
    def has_one(view: game_page.View) -> bool:
        return any("perform" in card["barred"] and card["plays"] for card in view["hand"])

    match = position("play", has_one)
    ada = enter(server)
    ada.sit_at(server.set_up(match))
    places = []
    for card in match.view(0)["hand"]:
        if not card["plays"]:
            continue
        ada.page.locator(f"#card-{card['id']}").click()
        uses = ada.page.locator(f"#aims-{card['id']} .target")
        barred = [use in card["barred"] for use in ("perform", "movement", "action")]
        assert [uses.nth(n).is_disabled() for n in range(3)] == barred
        for use, why in card["barred"].items():
            expect(uses.filter(has_text=why).first).to_be_visible()
            assert not any(play["use"] == use for play in card["plays"])
        expect(ada.page.locator(f"#aims-{card['id']}[data-laid]")).to_be_visible()
        lies = [uses.nth(n).bounding_box() for n in range(3)]
        places.append([box["x"] for box in lies if box])
        # While it is raised, the digits are those of its uses alone.
        for key in ada.page.locator("#hand .card-key").all():
            expect(key).to_have_css("opacity", "0")
    for place in places:
        assert place == pytest.approx(places[0], abs=3)
