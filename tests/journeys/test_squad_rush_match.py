"""Squad Rush from the team sheet to the call: piles, pitches, answers, and everybody who plays it."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.journeys import scenes
from tests.journeys.conftest import Enter
from tests.journeys.game_page import shoot_once
from tests.journeys.squad_rush_page import GAME, SquadRushPage, position
from tests.journeys.table_server import TableServer
from tests.journeys.test_everybody import MOVING, is_named_throughout
from tests.journeys.test_phone import IS_WHOLE, SMALL, THUMB

PHONE = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}


def test_a_newcomer_kicks_off(server: TableServer, enter: Enter) -> None:
    nina = enter(server)
    page, game_page = nina.page, SquadRushPage(nina, seed=2)
    sheet = nina.team_sheet(GAME)
    sheet.get_by_label("Your name").fill("Nina")
    sheet.get_by_label("Seat 2").select_option("bot:rule-of-thumb")
    sheet.get_by_role("button", name="Kick off").click()
    expect(page).to_have_url(re.compile("/t/"))
    assert game_page.awaits_turn()
    expect(page.locator(".team")).to_have_count(2)
    expect(page.locator("#team-0 .hole")).to_have_count(7)
    for _ in range(6):
        assert game_page.awaits_turn()
        game_page.decide()


def test_a_match_is_played_to_full_time(
    server: TableServer, enter: Enter, pictures: Path | None
) -> None:
    late = scenes.near_the_end(scenes.new(seed=2, game=GAME), 16)
    table = server.set_up(late, ["Nina", "bot:rule-of-thumb"])
    nina = enter(server)
    page, game_page = nina.page, SquadRushPage(nina, seed=2)
    nina.sit_at(table)
    game_page.plays_to_full_time(200, GAME, pictures)
    expect(page.locator("#final-title")).to_have_text(re.compile("You win!|Rosalind wins|A draw"))
    nina.shoot("squad-rush-full-time", pictures)
    nina.fits()
    is_named_throughout(nina)
    actions = [action for seat, action in server.played(table.id)[late.number :] if seat == 0]
    assert "draw deck" in actions
    assert any(re.fullmatch("play [a-z-]+", action) for action in actions)

    nina.visit(f"{table.address}/replay?at=60")
    expect(page.locator(".team")).to_have_count(2)
    # Now that it is over every hand lies open.
    expect(page.locator(".fans .open-hand i").first).to_be_visible()
    nina.fits()


def test_a_seven_that_stands_glows_and_is_called(
    server: TableServer, enter: Enter, pictures: Path | None
) -> None:
    match = position("act", lambda view: any(c["action"] == "call" for c in view["choices"]))
    table = server.set_up(match, ["Ada", "Bo"])
    ada, bo = enter(server), enter(server)
    ada.sit_at(table)
    bo.sit_at(table, 1)
    ada.until("#live.mine .choice.call")
    own = ada.page.locator("#team-0")
    expect(own).to_have_class(re.compile(r"\blegal\b"))
    expect(own).to_contain_text("Legal seven")
    expect(own).to_have_attribute("aria-label", re.compile("7 of a legal seven, complete"))
    expect(own.locator(".field .hole")).to_have_count(0)
    expect(ada.choice("call")).to_contain_text("GOOOAL!")
    ada.shoot("squad-rush-call", pictures)
    ada.page.keyboard.press("c")
    bo.until("#live.answering")
    expect(bo.page.locator(".shouted")).to_have_text("GOOOAL!")
    bo.shoot("squad-rush-called", pictures)
    bo.page.keyboard.press("h")
    expect(ada.page.locator("#final-title")).to_have_text("You win!")
    expect(bo.page.locator("#final-title")).to_have_text("Ada wins")


def test_cards_are_drawn_from_either_pile(server: TableServer, enter: Enter) -> None:
    match = position("draw", lambda view: len(view["pile"]["cards"]) > 2)
    top = match.view(0)["pile"]["top"]
    table = server.set_up(match)
    ada = enter(server)
    ada.sit_at(table)
    ada.until("#live.mine .draws")
    held = len(ada.hand)
    # What lies under the top is open, too.
    expect(ada.page.locator(".beneath li").first).to_be_visible()
    before = ada.number
    ada.page.locator("#discard .draws").click()
    ada.sees_move_after(before)
    expect(ada.page.locator("#hand .card")).to_have_count(held + 1)
    expect(ada.card(top["card"])).to_be_visible()
    ada.page.keyboard.press("d")
    expect(ada.page.locator("#hand .card")).to_have_count(held + 2)
    actions = [action for seat, action in server.played(table.id)[match.number :] if seat == 0]
    assert actions[:2] == ["draw pile", "draw deck"]


def test_a_tackle_is_aimed_at_the_pitches(server: TableServer, enter: Enter) -> None:
    def tackle(view: dict[str, object]) -> bool:
        hand = view["hand"]
        assert isinstance(hand, list)
        return any(card["card"] == "tackle" and len(card["plays"]) > 1 for card in hand)

    match = position("act", tackle, seats=3)
    plays = next(c["plays"] for c in match.view(0)["hand"] if c["card"] == "tackle")
    ada = enter(server)
    game_page = SquadRushPage(ada)
    for way in ("aim", "menu"):
        table = server.set_up(match)
        ada.sit_at(table)
        ada.until("#live.mine .card.ready[data-card=tackle]")
        aims = ada.page.locator(".spot-aim:visible")
        expect(aims).to_have_count(0)
        victim = plays[-1]["action"].removeprefix("tackle ")
        man = ada.page.locator(f"#man-{victim}")
        if way == "aim":
            ada.card("tackle").click()
            expect(aims).to_have_count(len(plays))
            ada.page.keyboard.press("Escape")
            expect(aims).to_have_count(0)
            ada.card("tackle").click()
            game_page.press(man.locator(".spot-aim"))
        else:
            # The other way about: the player first, then what to do to him.
            man.locator(".pick").click()
            menu = ada.page.locator(f"#menu-{victim}")
            expect(menu).to_be_visible()
            game_page.press(menu.get_by_role("button", name=re.compile("^Tackle")))
        assert server.played(table.id)[match.number] == (0, f"tackle {victim}")
        expect(ada.page.locator("#played .caption")).to_contain_text("You play Tackle")


def test_a_raised_booking_says_where_whoever_is_sent_off_lands(
    server: TableServer, enter: Enter
) -> None:
    match = position(
        "act",
        lambda view: any(c["group"] == "caution" and len(c["plays"]) > 1 for c in view["hand"]),
    )
    ada = enter(server)
    ada.sit_at(server.set_up(match))
    ada.until("#live.mine .card.caution.ready")
    ada.page.locator("#hand .card.caution.ready").first.click()
    expect(ada.page.locator(".aiming:visible")).to_have_text(re.compile("on top of the discards"))


def test_on_a_phone_something_that_can_be_played_is_in_sight(
    server: TableServer, enter: Enter
) -> None:
    match = position("draw", lambda view: view["draws"] == 1 and len(view["hand"]) > 6)
    ada = enter(server, viewport={"width": 390, "height": 844})
    ada.sit_at(server.set_up(match))
    ada.until("#live.mine .draws")
    ada.page.locator("#hand").evaluate("hand => { hand.scrollLeft = hand.scrollWidth; }")
    ada.page.locator("#deck .draws").click()
    ada.until("#live.mine #hand .card.ready")
    hand = ada.page.locator("#hand .card")
    assert any(card.evaluate(IS_WHOLE) for card in ada.page.locator("#hand .card.ready").all())
    for towards in ("before", "after"):
        arrow = ada.page.locator(f".hand-arrow[data-towards={towards}]")
        if arrow.is_visible():
            whole = [card.evaluate(IS_WHOLE) for card in hand.all()]
            hidden = whole.index(True) if towards == "before" else whole[::-1].index(True)
            expect(arrow.locator("b")).to_have_text(str(hidden))
    expect(ada.page.locator(".hand-arrow:visible")).not_to_have_count(0)


def test_whoever_holds_no_answer_is_not_asked_for_one(server: TableServer, enter: Enter) -> None:
    match = position("answer", lambda view: view["legal"] == ["hold"])
    ada = enter(server)
    ada.sit_at(server.set_up(match, ["Ada", "Bo"]))
    ada.until("#live.answering #played")
    expect(ada.prompt()).to_contain_text("You hold no answer")
    expect(ada.page.locator("#played .asked")).to_have_count(0)


def test_an_instant_answers(server: TableServer, enter: Enter, pictures: Path | None) -> None:
    match = position("answer", lambda view: any(card["plays"] for card in view["hand"]))
    view = match.view(0)
    card = next(card for card in view["hand"] if card["plays"])
    table = server.set_up(match)
    ada = enter(server)
    game_page = SquadRushPage(ada)
    ada.sit_at(table)
    ada.until("#live.answering")
    expect(ada.page.locator("#played")).to_have_attribute("data-by", str(view["played"]["by"]))
    expect(ada.choice("hold")).to_be_visible()
    ada.shoot("squad-rush-answer", pictures)
    # What the card does stands on it, uncut, and beside the one that is played; the others say why they wait.
    for one in ada.page.locator("#hand .card-line").all():
        assert one.inner_text()
        assert one.evaluate("one => one.scrollWidth <= one.clientWidth + 1")
    expect(ada.page.locator("#played .effect")).not_to_be_empty()
    reasons = ada.page.locator("#hand .card.pale .card-why")
    expect(reasons).to_have_count(ada.page.locator("#hand .card.pale").count())
    game_page.press(ada.page.locator(f"#card-{card['id']}"))
    assert server.played(table.id)[match.number] == (0, card["plays"][0]["action"])
    ada.says(card["name"])


def test_a_scene_is_staged_once_though_a_card_comes_and_goes(
    server: TableServer, enter: Enter
) -> None:
    def first(view: dict[str, object]) -> bool:
        players = view["players"]
        assert isinstance(players, list)
        return view["acts"] == 2 and not any(map(any, (player["slots"] for player in players)))

    match = position("act", first)
    assert match.state.turns == 1
    table = server.set_up(match)
    ada, bo = enter(server), enter(server, reduced_motion="no-preference")
    bo.page.add_init_script(
        "addEventListener('animationstart', ({ target: one }) => {"
        " if (one.matches('.moment')) (window.staged ??= []).push(one.id); }, true);"
    )
    ada.sit_at(table)
    bo.sit_at(table, 1)
    coin = bo.page.locator("#highlights .blown")
    expect(coin).to_contain_text("The coin says Ada")
    bo.page.wait_for_function("() => window.staged")
    ada.until("#live.mine #hand .card.ready")
    SquadRushPage(ada).decide()
    bo.until("#live.answering")
    expect(coin).not_to_be_visible()
    bo.press(bo.choice("hold"))
    bo.until("#idle")
    expect(coin).to_have_count(1)
    bo.page.evaluate(
        "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
    )
    staged = bo.page.evaluate("staged")
    assert len(staged) == len(set(staged)) <= 2  # the coin, and whoever comes on


def test_the_keyboard_alone_suffices(server: TableServer, enter: Enter) -> None:
    def movable(view: dict[str, object]) -> bool:
        players = view["players"]
        assert isinstance(players, list)
        standing = sum(slot is not None for slot in players[0]["slots"])
        return view["acts"] == 2 and standing > 2 and players[0]["hand"] < 9

    match = position("act", movable)
    table = server.set_up(match)
    ada = enter(server)
    ada.sit_at(table)
    ada.until("#live.mine .pick")
    page, press = ada.page, ada.page.keyboard.press
    ada.page.locator("#hand .card").first.focus()
    # Up to one's own pitch, to another player, his menu, back, and down to the hand again.
    press("ArrowUp")
    expect(page.locator("#team-0 .pick:focus")).to_have_count(1)
    first = page.locator("#team-0 .man:has(.pick:focus)").get_attribute("id") or ""
    for way in ("ArrowRight", "ArrowDown", "ArrowUp", "ArrowLeft"):
        press(way)
        if page.locator("#team-0 .man:has(.pick:focus)").count() == 0:
            page.locator(f"#{first} .pick").focus()
    expect(page.locator(".pick:focus")).to_have_count(1)
    page.locator(f"#{first} .pick").focus()
    press("Enter")
    expect(page.locator(".menu:popover-open")).to_be_visible()
    press("Escape")
    expect(page.locator(".menu:popover-open")).to_have_count(0)
    expect(page.locator(f"#{first} .pick")).to_be_focused()
    press("Escape")
    expect(page.locator("#hand .card:focus")).to_have_count(1)
    assert ada.number == match.number

    page.locator(f"#{first} .pick").focus()
    press("Enter")
    press("1")
    ada.sees_move_after(match.number)
    assert server.played(table.id)[match.number] == (0, f"recall {first.removeprefix('man-')}")
    ada.until("#live.mine .choice[data-choice=done]")
    press("e")
    expect(page.locator("#team-1")).to_have_class(re.compile(r"\bturn\b"))


def test_a_phone_in_one_hand(server: TableServer, enter: Enter, pictures: Path | None) -> None:
    match = position("draw", lambda view: view["round"] > 4, seats=4)
    table = server.set_up(match, ["Ada", *["bot:rule-of-thumb"] * 3])
    ada = enter(server, **PHONE)
    page, game_page = ada.page, SquadRushPage(ada, seed=3, by_touch=True)
    ada.sit_at(table)
    shown: set[str] = set()
    for _ in range(10):
        if not game_page.awaits_turn():
            break
        assert page.evaluate(SMALL, THUMB) == []
        ada.fits(widths=(360, 390))
        expect(ada.prompt()).to_be_in_viewport()
        if game_page.phase not in shown:
            # One's own pitch and the piles are in sight with the hand; the others are swiped.
            page.evaluate("scrollTo(0, 0)")  # the last decision may have been further down
            expect(page.locator("#team-0")).to_be_in_viewport(ratio=0.9)
            expect(page.locator("#deck")).to_be_in_viewport(ratio=0.9)
            shoot_once(ada, shown, GAME, f"phone-{game_page.phase}", pictures)
            shown.add(game_page.phase)
        game_page.decide()
    rivals = page.locator("#rivals")
    page.evaluate("scrollTo(0, 0)")
    expect(page.locator("#team-3 h3")).not_to_be_in_viewport()
    rivals.evaluate("all => { all.scrollLeft = all.scrollWidth; }")
    expect(page.locator("#team-3 h3")).to_be_in_viewport()


def test_everything_is_named_and_nothing_moves_for_those_who_want_no_motion(
    server: TableServer, enter: Enter
) -> None:
    match = position("draw", lambda view: view["round"] > 3, seats=4)
    ada = enter(server, reduced_motion="reduce")
    game_page = SquadRushPage(ada)
    ada.sit_at(server.set_up(match, ["Ada", *["bot:rule-of-thumb"] * 3]))
    for _ in range(5):
        if not game_page.awaits_turn():
            break
        is_named_throughout(ada)
        assert ada.page.evaluate(MOVING) == []
        game_page.decide()


def test_a_turn_without_any_script(server: TableServer, enter: Enter) -> None:
    match = position("draw", lambda view: view["round"] > 1)
    table = server.set_up(match)
    ada = enter(server, java_script_enabled=False)
    ada.sit_at(table)
    for one in ("#deck .draws", "#deck .draws", ".choice[data-choice=done]"):
        # Without a script nobody is told what chance has dealt: one looks again.
        while not ada.page.locator(one).count():
            ada.page.reload()
        ada.page.locator(one).click()
    actions = [action for seat, action in server.played(table.id)[match.number :] if seat == 0]
    assert actions[:3] == ["draw deck", "draw deck", "done"]
