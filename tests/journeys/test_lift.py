"""A card under a finger: a tap lifts it to be read, a second one or a drag plays it, the same in all games."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

import kickabout
from kickabout.engine.match import Match
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
from tests.journeys.test_phone import PHONE, THUMB

ONE = "#hand .card.ready:not([aria-haspopup])"
MANY = "#hand .card.ready[aria-haspopup]"
AIMED = ["yellow-card", "short-pass", "nutmeg", "through-ball", "overlap", "block"]
LONG_MS = 800


def holds(several: bool) -> Callable[[dict[str, object]], bool]:
    """Return the condition that a seat holds a playable card with one target, or with several."""

    def check(view: dict[str, object]) -> bool:
        hand = view["hand"]
        assert isinstance(hand, list)
        counts = [len(card["plays"]) for card in hand]
        return any(count > 1 if several else count == 1 for count in counts)

    return check


CARDS: dict[str, tuple[Callable[[], Match], str]] = {
    "futbol-dash": (lambda: scenes.dealt([scenes.DULL, scenes.DULL]), ONE),
    "super-team": (lambda: super_team_page.position("play", holds(True)), MANY),
    "futera-susu": (lambda: futera_susu_page.position("before", holds(False)), ONE),
    "futera-susu-player": (lambda: futera_susu_page.position("send"), ".candidates .pcard"),
    "squad-rush": (lambda: squad_rush_page.position("act", holds(False)), ONE),
    "social-soccer": (lambda: social_soccer_page.position("play", holds(False)), ONE),
}


def seated(server: TableServer, enter: Enter, match: Match, **options: object) -> Player:
    others = ["bot:rule-of-thumb"] * (match.seats - 1)
    player = enter(server, **{**PHONE, **options})
    player.sit_at(server.set_up(match, ["Ada", *others]))
    player.until("#live.mine")
    return player


class Finger:
    """A finger on the page, put down and lifted by hand."""

    def __init__(self, player: Player) -> None:
        self._session = player.context.new_cdp_session(player.page)

    def down(self, x: float, y: float) -> None:
        self._send("touchStart", {"x": x, "y": y})

    def move(self, x: float, y: float) -> None:
        self._send("touchMove", {"x": x, "y": y})

    def up(self) -> None:
        self._send("touchEnd")

    def _send(self, kind: str, *points: dict[str, float]) -> None:
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})


def middle(one: Locator) -> tuple[float, float]:
    box = one.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(player: Player, card: Locator, goal: Callable[[], tuple[float, float]]) -> None:
    """Drag a card; the target may appear only during the drag."""
    finger, (x, y) = Finger(player), middle(card)
    finger.down(x, y)
    for step in range(1, 5):
        finger.move(x, y - 12 * step)
    finger.move(*goal())
    finger.up()


def test_a_card_of_too_many_is_lifted_to_be_discarded(server: TableServer, enter: Enter) -> None:
    player = seated(server, enter, social_soccer_page.position("trim"))
    player.page.locator("#hand .card.ready .card-value").first.tap()
    lifted = player.page.locator("#lift")
    expect(lifted.get_by_role("button")).to_have_text("Discard")
    expect(player.page.locator(".coin.would")).to_have_count(0)
    lifted.get_by_role("button").tap()
    expect(lifted).to_be_hidden()


@pytest.mark.parametrize("game", CARDS)
def test_a_tap_lifts_and_a_second_plays(server: TableServer, enter: Enter, game: str) -> None:
    begin, selector = CARDS[game]
    player = seated(server, enter, begin())
    card, lifted, before = (
        player.page.locator(selector).first,
        player.page.locator("#lift"),
        player.number,
    )
    said = card.locator("xpath=..").locator(".tip b").first.text_content()
    card.tap()
    expect(lifted).to_be_in_viewport(ratio=1)
    expect(lifted).to_contain_text(str(said))
    if selector == MANY:  # its targets are lit on the pitch, which the panel leaves in sight
        expect(player.page.locator("#reach .spot").first).to_be_in_viewport(ratio=1)
        expect(player.page.locator("#pitch")).to_be_in_viewport(ratio=0.95)
    elif (
        game == "social-soccer"
    ):  # it may ask for one of the own players, whom the strip leaves in sight
        expect(player.page.locator(".ring.below")).to_be_in_viewport(ratio=0.95)
    else:
        small, large = card.bounding_box(), lifted.locator(".lift-card > *").bounding_box()
        assert small
        assert large
        assert large["width"] > 1.25 * small["width"]
    heights = [button.bounding_box() for button in lifted.locator("button").all()]
    assert heights
    assert all(box and box["height"] >= THUMB for box in heights)

    # Elsewhere (beside what the top offers): it goes back, and nothing has been played.
    player.page.locator(".top").tap(position={"x": 180, "y": 6})
    expect(lifted).to_be_hidden()
    assert player.number == before
    if selector == MANY:
        card.tap()
        lifted.locator(".target:enabled").first.tap()
    else:
        card.tap()
        expect(lifted).to_be_visible()
        card.tap()
    player.sees_move_after(before)
    expect(lifted).to_be_hidden()


OFFERS: dict[str, tuple[Callable[[], Match], str]] = {
    "board": (lambda: super_team_page.position("choose"), "button.offer-board"),
    "formation": (lambda: super_team_page.position("arrange"), "button.formation"),
    "squad": (lambda: kickabout.new("futera-susu", seats=2, seed=2), ".squad"),
    "team": (lambda: kickabout.new("social-soccer", seats=2, seed=2), ".squad"),
}


@pytest.mark.parametrize("what", OFFERS)
def test_so_is_what_is_chosen_before_a_match(server: TableServer, enter: Enter, what: str) -> None:
    begin, selector = OFFERS[what]
    player = seated(server, enter, begin())
    offered, before = player.page.locator(selector).first, player.number
    offered.tap()
    expect(player.page.locator("#lift")).to_be_in_viewport(ratio=1)
    assert player.number == before
    offered.tap()
    player.sees_move_after(before)
    expect(player.page.locator("#lift")).to_be_hidden()


def test_a_card_lifted_after_a_choice_leaves_the_pitch_in_sight(
    server: TableServer, enter: Enter
) -> None:
    match = super_team_page.position("arrange", lambda view: len(view["hand"]) > 0)
    player = enter(server, **PHONE)
    player.sit_at(server.set_up(match, ["Ada", "Ben"]))
    player.until("#live.mine")
    formation, before = player.page.locator("button.formation").first, player.number
    formation.tap()
    formation.tap()
    player.sees_move_after(before)
    player.page.locator("#hand .card").first.tap(force=True)  # to be read: the others have the turn
    panel = player.page.locator("#lift")
    expect(panel).to_be_visible()
    lifted = panel.bounding_box()
    assert lifted
    assert lifted["height"] < player.page.evaluate("innerHeight / 2")


HELD = {
    **{game: CARDS[game] for game in CARDS if game != "super-team"},
    "board": OFFERS["board"],
    "pitch": (lambda: social_soccer_page.position("block"), ".pick"),
}


@pytest.mark.parametrize("what", HELD)
def test_a_held_card_is_read_and_not_played(server: TableServer, enter: Enter, what: str) -> None:
    begin, selector = HELD[what]
    player = seated(server, enter, begin())
    card, before = player.page.locator(selector).first, player.number
    table = player.page.url.rpartition("/")[2]
    played = server.played(table)
    finger = Finger(player)
    for _ in range(2):
        finger.down(*middle(card))
        player.page.wait_for_timeout(LONG_MS)
        finger.up()
        if what != "pitch":
            expect(player.page.locator("#lift")).to_be_visible()
    assert player.number == before
    assert server.played(table) == played


def test_a_drag_plays_a_card_where_it_goes(server: TableServer, enter: Enter) -> None:
    player = seated(server, enter, scenes.dealt([scenes.DULL, scenes.DULL]))
    before = player.number
    drag(
        player, player.card("nutmeg"), lambda: middle(player.card("overlap"))
    )  # back into the hand
    drag(
        player, player.card("pressing"), lambda: middle(player.page.locator("#stage"))
    )  # may not be
    assert player.number == before
    drag(player, player.card("nutmeg"), lambda: middle(player.page.locator("#stage")))
    player.sees_move_after(before)

    aiming = seated(server, enter, scenes.dealt([AIMED, scenes.DULL, scenes.DULL]))
    before = aiming.number
    aiming.card("yellow-card").scroll_into_view_if_needed()
    drag(
        aiming,
        aiming.card("yellow-card"),
        lambda: middle(aiming.page.locator(".aim[data-seat='2']")),
    )
    aiming.sees_move_after(before)
    table = aiming.page.url.rpartition("/")[2]
    assert (0, "play yellow-card on 2") in server.played(table)


def test_a_player_is_taken_and_laid_down_where_he_belongs(
    server: TableServer, enter: Enter
) -> None:
    player = seated(server, enter, futera_susu_page.position("lock-in"))
    card = player.page.locator(".take").first
    shirt = card.get_attribute("data-shirt")
    card.tap()
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(player.page.locator("#lift")).to_be_visible()
    card.tap()
    expect(player.page.locator(f".take[data-shirt='{shirt}']")).to_have_count(0)

    placing = seated(server, enter, social_soccer_page.position("place"))
    member, before = placing.page.locator(".member").first, placing.number
    member.tap()
    expect(placing.page.locator("#lift")).to_contain_text("Attack")
    placing.page.locator(".put-here:visible").first.tap()
    placing.sees_move_after(before)


def test_a_pointer_plays_at_once(server: TableServer, enter: Enter) -> None:
    player = seated(
        server, enter, scenes.dealt([scenes.DULL, scenes.DULL]), has_touch=False, is_mobile=False
    )
    before = player.number
    player.card("nutmeg").hover()
    player.card("nutmeg").click()
    player.sees_move_after(before)
    expect(player.page.locator("#lift")).to_be_hidden()
