"""The tables as they lie on a screen: nothing is cut off, nothing lies over what is to be read."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from kickabout.engine.match import Match
from kickabout.games import names
from tests.journeys import (
    futera_susu_page,
    scenes,
    social_soccer_page,
    squad_rush_page,
    super_team_page,
)
from tests.journeys.conftest import Enter
from tests.journeys.table_page import Player
from tests.journeys.table_server import TableServer
from tests.journeys.test_phone import PHONE

TRUE_PX = 1.0
"""The tolerance for the corner of a rotated card."""
STRAIGHTEN = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("#hand .slot { rotate: none; translate: none; }");
  document.adoptedStyleSheets.push(sheet);
}"""
"""Straighten a fan, of which only bounding boxes can be measured."""
STILL = "() => !document.querySelector('#hint').getAnimations().length"
OVERLAPS = """([over, under, slack]) => [...document.querySelectorAll(over)].flatMap((one) => {
  const a = one.getBoundingClientRect();
  return [...document.querySelectorAll(under)]
    .filter((other) => !one.contains(other) && !other.contains(one))
    .filter((other) => other.checkVisibility() && one.checkVisibility())
    .filter((other) => {
      const b = other.getBoundingClientRect();
      return Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack;
    })
    .map((other) => `${one.className} over ${other.className} ${other.textContent.trim()}`);
})"""


def seated(server: TableServer, enter: Enter, match: Match, width: int, height: int) -> Player:
    others = ["bot:rule-of-thumb"] * (match.seats - 1)
    phone = PHONE if width < 640 else {}
    player = enter(server, **{**phone, "viewport": {"width": width, "height": height}})
    player.sit_at(server.set_up(match, ["Ada", *others]))
    player.until("#live.mine")
    return player


def edges(one: Locator) -> tuple[float, float, float, float]:
    """Return an element's left, upper, right and lower edge."""
    box = one.bounding_box()
    assert box is not None
    return box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]


def lies_in(inner: Locator, outer: Locator) -> None:
    left, top, right, bottom = edges(inner)
    around = edges(outer)
    assert left >= around[0] - TRUE_PX
    assert top >= around[1] - TRUE_PX
    assert right <= around[2] + TRUE_PX
    assert bottom <= around[3] + TRUE_PX


def overlaps(player: Player, over: str, under: str, slack: float = TRUE_PX) -> list[str]:
    found: list[str] = player.page.evaluate(OVERLAPS, [over, under, slack])
    return found


def first_turn(match: Match) -> Match:
    return scenes.played_on(match, scenes.decides(0, "act"))


BOARDS: dict[str, tuple[Callable[[], Match], str]] = {
    "futbol-dash": (lambda: scenes.dealt([scenes.DULL, scenes.DULL]), "#lane-0"),
    "squad-rush": (lambda: first_turn(scenes.new(game="squad-rush")), "#team-0 .field"),
    "group-stage": (
        lambda: first_turn(scenes.new(seats=3, game="squad-rush", mode="group-stage")),
        "#team-0 .field",
    ),
}


@pytest.mark.parametrize("game", BOARDS)
def test_the_rules_beside_the_first_turn_leave_the_board_whole(
    server: TableServer, enter: Enter, game: str
) -> None:
    begin, own = BOARDS[game]
    ada = seated(server, enter, begin(), 1440, 900)
    ada.page.locator("[data-drawer]").click()
    expect(ada.page.locator("#rules .clause").first).to_be_visible()
    lies_in(ada.page.locator(own), ada.page.locator("#pitch"))
    _, top, _, bottom = edges(ada.page.locator("#pitch"))
    assert bottom - top > 400


def test_a_fan_of_cards_stays_in_its_panel(server: TableServer, enter: Enter) -> None:
    match = scenes.new(game="futera-susu")
    while match.view(0)["build"]["step"] == "squad":
        match.play(match.legal[0])
    ada = seated(server, enter, match, 390, 844)
    deck = ada.page.locator(".deck-choice").first
    for card in deck.locator(".in-fan").all():
        lies_in(card, deck)
    assert (
        overlaps(ada, ".deck-fan .in-fan", ".deck-choice .squad-text, .deck-choice .deck-list i")
        == []
    )


def after_a_movement() -> Match:
    """Seat 0 has moved a piece: it may take that back, and ask what to do next."""
    match = super_team_page.position("move")
    while match.view(0)["phase"] != "play":
        assert match.actor == 0
        match.play(match.legal[0])
    return match


def test_the_prompt_and_the_hand_have_room_for_each_other(
    server: TableServer, enter: Enter
) -> None:
    ada = seated(server, enter, after_a_movement(), 1366, 768)
    for offered in ("#ask-hint", "#undo", ".choice.end"):
        expect(ada.page.locator(offered)).to_be_visible()
    assert edges(ada.prompt())[3] <= edges(ada.page.locator("#hand"))[1] + TRUE_PX
    assert edges(ada.page.locator("#hand"))[3] <= 768


@pytest.mark.parametrize("seats", [2, 6])
def test_the_caption_of_a_played_card_lies_free(
    server: TableServer, enter: Enter, seats: int
) -> None:
    match = scenes.new(seats=seats, seed=5)
    scenes.played_on(match, lambda one: one.actor == 0 and bool(one.view(0)["window"]))
    ada = enter(server)
    ada.sit_at(server.set_up(match))
    ada.until("#played")
    for width, height in (
        (1440, 900),
        (1152, 800),
        (1024, 768),
        (961, 800),
        (768, 1024),
        (641, 800),
    ):
        ada.page.set_viewport_size({"width": width, "height": height})
        for over, under in (
            (".shot-grid", ".caption > *"),
            (".stack .card", ".caption > *"),
            (".stack .card", ".piles .card, .shot-grid .spots"),
        ):
            assert overlaps(ada, over, under) == []


@pytest.mark.parametrize("game", names())
def test_nothing_reaches_beyond_the_narrowest_screen(
    server: TableServer, enter: Enter, game: str
) -> None:
    # 320 pixels, as Reflow of WCAG 2.2 (1.4.10) has it.
    ada = enter(server, viewport={"width": 320, "height": 640})
    for address in (f"/?game={game}", f"/rules/{game}", f"/how-to-play/{game}"):
        ada.visit(address)
        ada.until("main")
        assert ada.page.evaluate("document.documentElement.scrollWidth") <= 320, address


def test_the_boards_stand_beside_the_pitch_of_a_tablet(server: TableServer, enter: Enter) -> None:
    match = scenes.new(game="super-team", seed=5)
    scenes.played_on(match, lambda one: one.actor == 0 and one.view(0)["phase"] == "guarding")
    ada = enter(server)
    ada.sit_at(server.set_up(match))
    for width, height in ((700, 950), (960, 700)):
        ada.page.set_viewport_size({"width": width, "height": height})
        _, _, right, _ = edges(ada.page.locator("#pitch svg.turf").first)
        left, _, _, _ = edges(ada.page.locator(".boards"))
        assert 0 <= left - right < 20


NOTED: dict[str, Callable[[], Match]] = {
    "futbol-dash": lambda: scenes.dealt([scenes.DULL, scenes.DULL]),
    "super-team": after_a_movement,
    "futera-susu": lambda: futera_susu_page.position("before"),
    "squad-rush": lambda: squad_rush_page.position(
        "act", lambda view: any(card["note"] for card in view["hand"])
    ),
    "social-soccer": lambda: social_soccer_page.position(
        "answer", lambda view: any(card["note"] for card in view["hand"])
    ),
}


@pytest.mark.parametrize("game", NOTED)
def test_what_counts_of_a_card_covers_nothing_on_it(
    server: TableServer, enter: Enter, game: str
) -> None:
    match = NOTED[game]()
    for width, height in ((1366, 768), (390, 844)):
        ada = seated(server, enter, match.copy(), width, height)
        assert ada.page.locator("#hand .card-note").count()
        ada.page.evaluate(STRAIGHTEN)
        printed = "#hand :is(.card-face, .card-name, .card-when, .card-nation)"
        assert overlaps(ada, "#hand .card-note", printed, slack=3) == []


OWN_BELOW: dict[str, tuple[Callable[[], Match], str, str]] = {
    "futbol-dash": (lambda: scenes.dealt([scenes.DULL, scenes.DULL]), "#lane-0", "#lane-1"),
    "futera-susu": (lambda: futera_susu_page.position("send"), "#half-0", "#half-1"),
    "squad-rush": (lambda: squad_rush_page.position("act"), "#team-0", "#team-1"),
    "social-soccer": (lambda: social_soccer_page.position("block"), "#ring-0", "#ring-1"),
}


@pytest.mark.parametrize("game", OWN_BELOW)
def test_on_a_phone_ones_own_side_stands_below(
    server: TableServer, enter: Enter, game: str
) -> None:
    begin, own, rival = OWN_BELOW[game]
    ada = seated(server, enter, begin(), 390, 844)
    assert edges(ada.page.locator(rival))[3] <= edges(ada.page.locator(own))[1] + TRUE_PX


def test_what_a_rival_is_known_to_hold_lies_beside_the_pitch(
    server: TableServer, enter: Enter
) -> None:
    match = squad_rush_page.position("act", lambda view: len(view["players"][1]["known"]) > 3)
    for width, height in ((1440, 900), (1024, 768), (390, 844)):
        ada = seated(server, enter, match.copy(), width, height)
        expect(ada.page.locator("#team-1 .known i").first).to_be_visible()
        assert overlaps(ada, "#team-1 .known i", "#team-1 .field, #team-1 .spares .man") == []


def test_after_a_match_the_commentary_begins_beside_the_pitch(
    server: TableServer, enter: Enter
) -> None:
    match = scenes.played_on(scenes.new(game="squad-rush", seed=2), scenes.over)
    ada = enter(server, viewport={"width": 1440, "height": 900})
    ada.sit_at(server.set_up(match))
    ada.until("#live.over")
    top = edges(ada.page.locator("#pitch"))[1]
    assert abs(edges(ada.page.locator("#commentary"))[1] - top) < 20


def test_both_sides_stay_in_the_window_while_a_shot_is_blocked(
    server: TableServer, enter: Enter
) -> None:
    ada = seated(server, enter, social_soccer_page.position("block"), 390, 844)
    for side in (0, 1):
        expect(ada.page.locator(f"#ring-{side}")).to_be_in_viewport(ratio=1)
    expect(ada.page.locator("#scene .shot-duel")).to_be_in_viewport(ratio=1)
    assert edges(ada.page.locator("#board-0"))[3] <= edges(ada.page.locator("#bench"))[1] + TRUE_PX


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768), (390, 844)])
def test_a_card_that_is_swapped_out_leaves_its_place_free(
    server: TableServer, enter: Enter, width: int, height: int
) -> None:
    hands = ["substitution nutmeg through-ball overlap pressing foul".split(), scenes.DULL]
    match = scenes.dealt(hands)
    match.play("play substitution")
    ada = seated(server, enter, match, width, height)
    kept = [
        ada.page.locator("#pitch"),
        ada.choice("done"),
        *(ada.card(slug) for slug in ("nutmeg", "overlap", "foul")),
    ]
    before = [edges(one) for one in kept]
    left, top, _, _ = edges(ada.card("through-ball"))
    ada.sees_update_by(lambda: ada.page.mouse.click(left + 20, top + 60))
    ada.page.mouse.move(1, 1)  # a card under the pointer is raised a little
    ada.page.wait_for_function("() => !document.getAnimations().length")
    assert [edges(one) for one in kept] == [pytest.approx(old, abs=TRUE_PX) for old in before]


ASKED: dict[str, Callable[[], Match]] = {
    "futbol-dash": lambda: scenes.dealt([scenes.DULL, scenes.DULL]),
    "futera-susu": lambda: futera_susu_page.position("send"),
    "social-soccer": lambda: social_soccer_page.position("mulligan"),
    "squad-rush": lambda: squad_rush_page.position("act"),
    "super-team": lambda: super_team_page.position("play"),
}


WIDE, LOW, TALL = (1024, 768), (800, 600), (390, 844)


@pytest.mark.parametrize("size", [WIDE, LOW, TALL], ids=["wide", "low", "tall"])
@pytest.mark.parametrize("game", ASKED)
def test_a_hint_lies_in_the_window_and_leaves_the_question_free(
    server: TableServer, enter: Enter, game: str, size: tuple[int, int]
) -> None:
    ada = seated(server, enter, ASKED[game](), *size)
    ada.page.locator("#ask-hint").click()
    hint = ada.page.locator("#hint.ready")
    expect(hint).to_be_visible(timeout=120_000)
    ada.page.wait_for_function(STILL)
    expect(hint).to_be_in_viewport(ratio=1)
    if size == WIDE:
        assert edges(hint)[1] >= edges(ada.page.locator("header").first)[3] - TRUE_PX
    if size == TALL:  # one line, until it is asked for more
        expect(hint.locator(".in-short")).to_be_in_viewport(ratio=1)
        hint.locator("summary").click()
    # What a low panel does not show can be scrolled to, by whole pixels.
    for part in (".heading", ".advice >> nth=0", ".advice >> nth=-1"):
        hint.locator(part).scroll_into_view_if_needed()
        expect(hint.locator(part)).to_be_in_viewport(ratio=0.95)
    lies_in(ada.prompt(), ada.page.locator("#bench"))
    lies_in(ada.page.locator("#prompt > p").first, ada.prompt())
    lies_in(ada.page.locator("#ask-hint"), ada.prompt())
    for over in ("#hint", "#hand .card > .odds"):
        assert overlaps(ada, over, "#prompt > p > *, #prompt button") == []
    if size == TALL:
        ada.prompt().locator("p").first.click()
        expect(hint.locator(".in-short")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [LOW, TALL], ids=["low", "tall"])
def test_the_uses_of_a_card_of_super_team_lie_in_the_window(
    server: TableServer, enter: Enter, size: tuple[int, int]
) -> None:
    ada = seated(server, enter, super_team_page.position("play"), *size)
    ada.page.locator("#hand .card.ready[aria-haspopup]").last.click()
    expect(ada.page.locator(".aims:visible")).to_be_in_viewport(ratio=1)
    assert overlaps(ada, ".aims", "#prompt > p > *, #hand .card") == []
