"""SocialSoccer from the team sheet to full time: line-up, passes, the stack, the shot."""

import re
from pathlib import Path

from playwright.sync_api import expect

from kickabout.engine.match import Match
from kickabout.text.messages import Message
from tests.journeys import scenes
from tests.journeys.conftest import Enter
from tests.journeys.game_page import View, shoot_once
from tests.journeys.social_soccer_page import GAME, SocialSoccerPage, position
from tests.journeys.table_server import TableServer
from tests.journeys.test_everybody import is_named_throughout

PHONE = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}


def test_a_newcomer_takes_a_team(server: TableServer, enter: Enter, pictures: Path | None) -> None:
    nina = enter(server)
    page, game_page = nina.page, SocialSoccerPage(nina, seed=2)
    sheet = nina.team_sheet(GAME)
    sheet.get_by_label("Your name").fill("Nina")
    sheet.get_by_label("Seat 2").select_option("bot:rule-of-thumb")
    sheet.get_by_role("button", name="Kick off").click()
    expect(page).to_have_url(re.compile("/t/"))
    nina.until("#live.mine .squad")
    expect(page.locator(".squad")).to_have_count(6)
    nina.shoot("social-soccer-teams", pictures)
    nina.fits()
    taken: set[str] = set()
    while "play" not in taken:
        assert game_page.awaits_turn()
        shoot_once(nina, taken, GAME, game_page.phase, pictures)
        game_page.decide()
    assert "place" in taken


def test_a_match_is_played_to_full_time(
    server: TableServer, enter: Enter, pictures: Path | None
) -> None:
    late = scenes.near_the_end(scenes.new(seed=2, game=GAME), 16)
    table = server.set_up(late, ["Nina", "bot:rule-of-thumb"])
    nina = enter(server)
    page, game_page = nina.page, SocialSoccerPage(nina, seed=2)
    nina.sit_at(table)
    taken = game_page.plays_to_full_time(300, GAME, pictures)
    assert "play" in taken  # whether anybody shoots at her goal is up to the bot
    expect(page.locator("#final-title")).to_have_text(re.compile("You win!|Rosalind wins|A draw"))
    nina.shoot("social-soccer-full-time", pictures)
    nina.fits()
    is_named_throughout(nina)
    nina.visit(f"{table.address}/replay?at=160")
    expect(page.locator(".ring.above .man, .ring.below .man")).to_have_count(20)
    # Now that it is over both hands lie open.
    expect(page.locator(".known").first).to_be_visible()
    nina.fits()


def test_ten_are_put_on_their_spots_by_key_and_by_pointer(
    server: TableServer, enter: Enter
) -> None:
    table = server.set_up(
        scenes.new(game=GAME, home="flat-out", away="long-table"), ["Ada", "bot:rule-of-thumb"]
    )
    ada = enter(server)
    game_page = SocialSoccerPage(ada)
    ada.sit_at(table)
    ada.until("#live.mine .member")
    page = ada.page
    expect(page.locator(".put-here:visible")).to_have_count(0)
    game_page.place(3, "a1")
    page.locator("#member-5").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".put-here:visible")).to_have_count(9)
    expect(page.locator(".put-here:focus")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("#member-5")).to_be_focused()
    before = ada.number
    page.keyboard.press("l")
    ada.sees_move_after(before)
    expect(page.locator(".member")).to_have_count(0)
    actions = [action for seat, action in server.played(table.id) if seat == 0]
    assert actions[0] == "place 3 in a1"
    assert sum(action.startswith("place ") for action in actions) == 10


def test_a_pass_is_made_by_the_keyboard(server: TableServer, enter: Enter) -> None:
    match = position("play", lambda view: sum(p["use"] == "pass" for p in view["spots"]) > 2)
    table = server.set_up(match)
    ada = enter(server)
    ada.sit_at(table)
    ada.until("#live.mine .pick")
    ada.page.locator("#hand .card").first.focus()
    ada.page.keyboard.press("ArrowUp")
    expect(ada.page.locator(".below .pick:focus")).to_have_count(1)
    pick = ada.page.locator(".pick:not(.to-shoot)").first
    pick.focus()
    action = pick.get_attribute("value")
    before = ada.number
    ada.page.keyboard.press("Enter")
    ada.sees_move_after(before)
    assert server.played(table.id)[match.number] == (0, action)


def test_a_block_says_how_it_would_end_and_adds_up(
    server: TableServer, enter: Enter, pictures: Path | None
) -> None:
    match = position("block")
    view = match.view(0)
    table = server.set_up(match)
    ada = enter(server)
    game_page = SocialSoccerPage(ada)
    ada.sit_at(table)
    ada.until("#live.mine .pick.to-block")
    attack = view["shot"]["attack"]["total"]
    expect(ada.page.locator(".fighter.attack .total")).to_contain_text(str(attack))
    stopping = [
        spot
        for spot in view["players"][0]["field"].values()
        if spot["plays"] and spot["defence"] >= attack
    ]
    expect(ada.page.locator(".pick.stops")).to_have_count(len(stopping))
    for waits in ada.page.locator("#hand .waits").all():
        expect(waits).to_have_text(re.compile("after the block|only in your shot"))
    ada.shoot("social-soccer-block", pictures)
    game_page.press(ada.page.locator(".pick.to-block").first)
    expect(ada.page.locator(".fighter.defence .total")).to_be_visible()
    expect(ada.page.locator(".stages .now")).to_have_text(re.compile("cards|result"))
    expect(ada.page.locator(".last-shot")).to_have_count(0)


def test_what_made_the_last_shot_stays_on_the_table(server: TableServer, enter: Enter) -> None:
    def blocked_with_cards(match: Match) -> bool:
        told = [line.remark.message for line in match.story(0)]
        sums = [one.arguments["attack"] for one in told if one.id in ("blocked", "level-is-block")]
        return scenes.decides(0)(match) and bool(sums) and isinstance(sums[-1], Message)

    match = scenes.new(game=GAME, home="flat-out", away="long-table", seed=1)
    scenes.played_on(match, blocked_with_cards)
    ada = enter(server)
    ada.sit_at(server.set_up(match, ["Ada", "bot:rule-of-thumb"]))
    expect(ada.page.locator(".last-shot")).to_have_text(
        re.compile(r"Last shot: .*block.*Attack \d = \d .\d \(.*\).*Defence \d", re.DOTALL)
    )
    ada.fits()


def test_the_stack_waits_for_an_answer(
    server: TableServer, enter: Enter, pictures: Path | None
) -> None:
    match = position("answer", lambda view: not view["shot"] and len(view["stack"]) > 1)
    table = server.set_up(match)
    ada = enter(server)
    ada.sit_at(table)
    ada.until("#live.mine .so-stack")
    expect(ada.page.locator(".entry")).to_have_count(len(match.view(0)["stack"]))
    ada.shoot("social-soccer-stack", pictures)
    before = ada.number
    ada.page.keyboard.press("h")
    ada.sees_move_after(before)
    assert server.played(table.id)[match.number] == (0, "hold")


def test_whoever_presses_twice_lets_no_shot_through(server: TableServer, enter: Enter) -> None:
    match = position("answer", lambda view: bool(view["shot"] and view["shot"]["announced"]))
    table = server.set_up(match)
    ada = enter(server)
    ada.sit_at(table)
    ada.until("#live.mine .choice[data-key=h]")
    ada.page.locator(".choice[data-key=h]").focus()
    ada.page.keyboard.press("Enter")
    ada.until("#live.mine .pick.to-block")
    ada.page.keyboard.press("Enter")
    ada.page.keyboard.press("h")
    expect(ada.page.locator("#live.mine .choice.lets")).to_be_visible()
    assert [action for seat, action in server.played(table.id)[match.number :] if seat == 0] == [
        "hold"
    ]


def test_on_a_phone_ones_own_side_is_in_reach(
    server: TableServer, enter: Enter, pictures: Path | None
) -> None:
    table = server.set_up(position("block"), ["Ada", "bot:rule-of-thumb"])
    ada = enter(server, **PHONE)
    game_page = SocialSoccerPage(ada, by_touch=True)
    ada.sit_at(table)
    ada.until("#live.mine .pick.to-block")
    ada.fits()
    bench = ada.page.locator("#bench").bounding_box()
    for pick in ada.page.locator(".pick.to-block").all():
        box = pick.bounding_box()
        assert box
        assert bench
        assert box["y"] + box["height"] <= bench["y"]
    ada.shoot("social-soccer-phone", pictures)
    for _ in range(8):
        if not game_page.awaits_turn():
            break
        game_page.decide()
        ada.fits()


def test_a_match_of_several_games_tells_how_it_stands(server: TableServer, enter: Enter) -> None:
    match = scenes.new(game=GAME, home="flat-out", away="open-ears", match="best-of-3")
    scenes.played_on(match, lambda match: match.view()["match"]["game"] > 1)
    won = match.view()["match"]["games"]
    ada = enter(server)
    page = ada.page
    ada.sit_at(server.set_up(match, ["Ada", "bot:rule-of-thumb"]))
    expect(page.locator("#live.mine .unplaced")).to_contain_text(f"Game 2 · {won[0]}:{won[1]}")
    ada.fits()

    # At the end the board counts games, not the goals of the last.
    between = match.number
    scenes.played_on(match, scenes.over)
    won = match.view()["match"]["games"]
    table = server.set_up(match, ["Ada", "bot:rule-of-thumb"])
    ada.sit_at(table)
    counts = page.locator(".board .flip")
    expect(counts).to_have_text([str(games) for games in sorted(won, reverse=True)])
    ada.fits()

    # In a replay nobody can be placed.
    ada.visit(f"{table.address}/replay?at={between}")
    expect(page.locator(".unplaced .member")).to_have_count(10)
    expect(page.locator(".unplaced button")).to_have_count(0)
    ada.fits()


def test_on_a_phone_no_number_of_a_shot_lies_on_another(
    server: TableServer, enter: Enter, pictures: Path | None
) -> None:
    def adds_up(view: View) -> bool:
        shot = view["shot"]
        sums = [shot["attack"], shot["defence"]] if shot and shot["blocker"] else []
        return any(len(one["steps"]) > 1 for one in sums)

    match = position("answer", adds_up)
    ada = enter(server, **PHONE)
    ada.sit_at(server.set_up(match, ["Ada", "bot:rule-of-thumb"]))
    ada.until("#live.mine .fighter.defence .step")
    ada.shoot("social-soccer-phone-sums", pictures)
    for fighter in ada.page.locator(".fighter").all():
        total = fighter.locator(".total").bounding_box()
        assert total
        for number in fighter.locator(".step b").all():
            box = number.bounding_box()
            assert box
            assert box["x"] + box["width"] <= total["x"]
    notes = ada.page.locator("#hand .card-note").all()
    assert notes
    for note in notes:
        box = note.bounding_box()
        assert box
        assert box["y"] + box["height"] <= ada.page.evaluate("innerHeight")
    ada.fits()
