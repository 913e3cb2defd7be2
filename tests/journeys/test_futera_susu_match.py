"""Futera SuSu from the team sheet to full time."""

import re
from itertools import count, pairwise
from pathlib import Path

import pytest
from playwright.sync_api import expect

from kickabout.engine.match import Match
from tests.journeys import scenes
from tests.journeys.conftest import Enter
from tests.journeys.futera_susu_page import GAME, FuteraSusuPage, new_match, position
from tests.journeys.table_server import TableServer


def test_a_newcomer_picks_a_side_in_two_clicks_and_plays_to_full_time(
    server: TableServer, enter: Enter, pictures: Path | None
) -> None:
    nina = enter(server)
    page, game_page = nina.page, FuteraSusuPage(nina, seed=2)
    sheet = nina.team_sheet(GAME)
    sheet.get_by_label("Your name").fill("Nina")
    sheet.get_by_label("Seat 2").select_option("bot:rule-of-thumb")
    sheet.locator("summary").click()
    sheet.locator("[name=option-possessions]").fill("2")
    sheet.get_by_role("button", name="Kick off").click()
    expect(page).to_have_url(re.compile("/t/"))

    nina.until("#live.mine .squad")
    expect(page.locator(".rival")).to_contain_text("chooses after you")
    expect(page.locator(".squad")).to_have_count(6)
    # What holds a squad together stands on it.
    expect(page.get_by_role("button", name="Take the squad All Hands")).to_contain_text("+5")
    nina.shoot("futera-susu-squads", pictures)
    nina.fits()
    game_page.press(page.get_by_role("button", name="Take the squad All Hands"))
    expect(page.locator(".deck-choice")).to_have_count(4)
    expect(page.locator(".rival")).to_contain_text("is ready")
    nina.shoot("futera-susu-decks", pictures)
    game_page.press(page.locator(".deck-choice").first)

    nina.until("#live.mine .take")
    expect(page.locator(".take")).to_have_count(11)
    expect(page.get_by_role("timer")).to_have_count(0)  # she keeps nobody waiting
    nina.shoot("futera-susu-lock-in", pictures)
    game_page.lock_in()
    phases = set()
    decisions = 0
    while game_page.awaits_turn():
        phases.add(game_page.phase)
        if game_page.phase == "after" and "after" not in phases:
            nina.shoot("futera-susu-duel", pictures)
        game_page.decide()
        decisions += 1
        assert decisions < 120
    assert "send" in phases
    expect(page.locator("#final-title")).to_have_text(re.compile("You win!|Rosalind wins|A draw"))
    nina.shoot("futera-susu-full-time", pictures)
    nina.fits()
    table = page.url.rpartition("/")[2]
    actions = [action for _, action in server.played(table)]
    assert "squad all-hands" in actions
    assert sum(action.startswith("roll ") for action in actions) > 1

    page.get_by_role("link", name="Watch it again").click()
    expect(page.locator("#pitch")).to_be_visible()
    nina.visit(f"/t/{table}/replay?at=45")
    expect(page.locator("#middle")).to_be_visible()
    # Now that it is over every card lies open.
    expect(page.locator(".token.hidden-card")).to_have_count(0)
    nina.fits()
    choosing = actions.index("squad all-hands")
    nina.visit(f"/t/{table}/replay?at={choosing}")
    expect(page.locator(".replaying #live")).to_be_visible()
    expect(page.locator("#own-rosters")).to_have_count(0)


def test_a_squad_of_ones_own_is_signed_and_a_deck_packed(server: TableServer, enter: Enter) -> None:
    match = scenes.new(game=GAME)
    table = server.set_up(match, ["Ada", "bot:rule-of-thumb"])
    ada = enter(server)
    game_page = FuteraSusuPage(ada)
    ada.sit_at(table)
    ada.until("#live.mine .squad")
    page = ada.page
    page.get_by_text("Sign your own").click()
    everybody = page.locator("#pool-list li[data-words]:visible")
    many = everybody.count()
    page.get_by_role("searchbox").fill("susu city")
    assert 0 < everybody.count() < many
    game_page.press(everybody.first.get_by_role("button"))
    expect(page.locator(".squad")).to_have_count(0)
    # Who signs its own players leaves all ready-made squads to the other side.
    expect(page.locator(".rival")).to_contain_text("is ready")
    # The search stays, and the list is of the next shirt's position.
    expect(page.locator(".shirts .filled")).to_have_count(1)
    while page.locator("#pool-list").count():
        game_page.press(page.locator("#pool-list li[data-words]:visible button").first)
    expect(page.locator(".deck-choice")).to_have_count(4)
    page.get_by_text("Pack your own").click()
    for number in range(10):
        game_page.press(page.locator(".packing button").nth(number // 2))
    ada.until("#live.mine .take")
    signed = [a for seat, a in server.played(table.id) if seat == 0 and a.startswith("sign ")]
    packed = [a for seat, a in server.played(table.id) if seat == 0 and a.startswith("pack ")]
    assert len(signed) == 16
    assert len(packed) == 10


def test_a_duel_adds_up(server: TableServer, enter: Enter, pictures: Path | None) -> None:
    match = position("after", lambda view: view["duel"]["fresh"])
    table = server.set_up(match)
    ada = enter(server)
    ada.sit_at(table)
    ada.until("#live.mine .total")
    duel = match.view(0)["duel"]
    rolled = next(a for _, a in reversed(server.played(table.id)) if a.startswith("roll "))
    for seat in (0, 1):
        side = duel["sides"][seat]
        die = rolled.split(" ")[1 if seat == duel["attacker"] else 2]
        effort = ada.page.locator(f"#effort-{duel['number']}-{seat}")
        expect(effort.locator(".die")).to_have_accessible_name(f"die: {die}, {side['stat']}")
        parts = [
            int(part.replace("−", "-")) for part in effort.locator(".equation b").all_inner_texts()
        ]
        total = int(effort.locator(".total").inner_text().split()[-1].replace("−", "-"))
        assert sum(parts) == total == side["total"]
        # The stat that counts is lit on the card, and the sum says why.
        card = ada.page.locator(f".corner:has(#duel-{duel['number']}-{seat}-{side['shirt']})")
        expect(card.locator(".lit")).to_have_count(1)
        expect(card.locator(".lit")).to_contain_text(str(side["base"]))
        if side["bonus"]:
            expect(effort.locator(".whys")).to_contain_text(side["bonus"]["why"])
    ada.shoot("futera-susu-sum", pictures)


def test_a_card_of_the_other_side_is_told_in_the_duel(server: TableServer, enter: Enter) -> None:
    match = position("after", lambda view: view["duel"]["sides"][1]["card"] is not None)
    ada = enter(server)
    ada.sit_at(server.set_up(match, ["Ada", "Bo"]))
    ada.until("#live.mine .total")
    card = match.view(0)["duel"]["sides"][1]["card"]["name"]
    expect(ada.page.locator(".between .played-line").first).to_contain_text(card)
    expect(ada.page.locator(".answer-card.theirs .answer-name")).to_have_text(card)


def after(what: str) -> Match:
    """Return a match in which seat 0 decides for the first time since the report told something."""

    def far(match: Match) -> bool:
        told = [line.remark.message.id for line in match.story(0)[-6:]]
        return match.actor == 0 and what in told and match.log[-1][0] != 0

    for seed in count(1):
        try:
            return scenes.played_on(new_match(seed), far)
        except AssertionError:
            continue  # it was over first
    raise AssertionError(what)


@pytest.mark.parametrize(
    ("what", "told"),
    [
        ("plays-offside", "Offside: no goal"),
        ("plays-send-off", "Red Card: .+ is off"),
        ("substitute-hurt", "Pulled Hamstring: .+ is out"),
        ("level-roll", r"Level at \d+, rolled again: Bo won"),
    ],
)
def test_what_ends_or_changes_a_duel_stays_until_the_viewer_acts(
    server: TableServer, enter: Enter, pictures: Path | None, what: str, told: str
) -> None:
    ada = enter(server)
    game_page = FuteraSusuPage(ada)
    ada.sit_at(server.set_up(after(what)))
    ada.until("#live.mine")
    event = ada.page.locator("#middle .event").first
    expect(event).to_have_text(re.compile(told))
    ada.shoot(f"futera-susu-{what}", pictures)
    game_page.decide()
    if what in ("plays-offside", "plays-send-off"):
        expect(event).to_have_count(0)


def test_the_whole_side_and_all_chances_are_in_sight_when_somebody_chooses(
    server: TableServer, enter: Enter
) -> None:
    ada = enter(server)
    ada.page.set_viewport_size({"width": 390, "height": 844})
    players = ["Ada", "bot:rule-of-thumb"]
    ada.sit_at(server.set_up(position("send", lambda view: view["duel"] is not None), players))
    ada.until("#live.mine .candidates")
    keeper = ada.page.locator(".half.own .row.goal .token").bounding_box()
    stage = ada.page.locator("#stage").bounding_box()
    assert keeper is not None
    assert stage is not None
    assert keeper["y"] + keeper["height"] <= stage["y"]

    ada.page.set_viewport_size({"width": 1024, "height": 768})
    ada.sit_at(server.set_up(position("before", lambda view: len(view["hand"]) > 4)))
    ada.until("#live.mine .card-note")
    feet = [foot.bounding_box() for foot in ada.page.locator("#hand .card-note").all()]
    assert len(feet) > 4
    edges = [(foot["x"], foot["x"] + foot["width"]) for foot in feet if foot is not None]
    assert all(right <= left for (_, right), (left, _) in pairwise(edges))


def test_who_is_sent_is_chosen_among_cards_or_on_the_pitch(
    server: TableServer, enter: Enter
) -> None:
    match = position("send")
    spot = match.view(0)["spots"][0]
    sent = next(f for f in match.view(0)["players"][0]["field"] if f["spot"] == spot["spot"])
    for way in (".candidates .pcard.ready", f"#spot-0-{spot['spot']} .pick"):
        table = server.set_up(match)
        ada = enter(server)
        game_page = FuteraSusuPage(ada)
        ada.sit_at(table)
        ada.until("#live.mine .candidates")
        game_page.press(ada.page.locator(way).first)
        assert server.played(table.id)[match.number] == (0, spot["action"])
        expect(ada.page.locator(".corner.own .pcard")).to_contain_text(sent["player"]["name"])


def test_a_red_card_is_aimed_at_a_card_on_the_pitch(server: TableServer, enter: Enter) -> None:
    def red(view: dict[str, object]) -> bool:
        hand = view["hand"]
        assert isinstance(hand, list)
        return any(card["card"] == "red-card" and card["plays"] for card in hand)

    match = position("before", red)
    table = server.set_up(match)
    ada = enter(server)
    game_page = FuteraSusuPage(ada)
    ada.sit_at(table)
    ada.until("#live.mine .card.ready[data-card=red-card]")
    aims = ada.page.locator(".spot-aim:visible")
    expect(aims).to_have_count(0)
    ada.card("red-card").click()
    plays = next(c["plays"] for c in match.view(0)["hand"] if c["card"] == "red-card")
    expect(aims).to_have_count(len(plays))
    ada.page.keyboard.press("Escape")
    expect(aims).to_have_count(0)
    ada.card("red-card").click()
    game_page.press(ada.page.locator("#spot-1-d2 .spot-aim"))
    assert (0, "play red-card on d2") in server.played(table.id)


def test_full_time_of_a_forfeit(server: TableServer, enter: Enter) -> None:
    match = new_match(strict="on")
    match.play("place 1 in goal")
    match.play("lift 1")
    assert match.actor is None
    ada = enter(server)
    ada.sit_at(server.set_up(match, ["Ada", "bot:rule-of-thumb"]))
    expect(ada.page.locator("#final-title")).to_have_text("Rosalind wins")
    expect(ada.page.locator("#side-0")).to_contain_text("disqualified")
