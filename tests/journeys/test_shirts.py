"""A shirt of one's own: chosen once, worn at every table where one sits down, and told from all others there."""

from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.journeys.conftest import Enter
from tests.journeys.table_page import Player
from tests.journeys.table_server import TableServer
from tests.journeys.test_accessibility import findings
from tests.journeys.test_people import claim
from tests.journeys.test_phone import PHONE
from tests.journeys.test_resign_and_rematch import give_up

Seen = tuple[str, str, str]
"""What a shirt looks like: its colour, its pattern, and the number on it."""
LOOKS = """shirt => [
  getComputedStyle(shirt).getPropertyValue("--kit"),
  shirt.querySelector("use").getAttribute("href"),
  shirt.querySelector("b").textContent,
]"""


def looks(shirt: Locator) -> Seen:
    expect(shirt).to_be_visible()
    colour, pattern, number = shirt.evaluate(LOOKS)
    return str(colour), str(pattern), str(number)


def choose(player: Player, colour: str, other: str, pattern: str, number: int) -> tuple[Seen, Seen]:
    """Choose a shirt on the own page; return it as the preview shows it, in the first and in the second colour."""
    player.visit("/me")
    wardrobe = player.page.locator(".wardrobe")
    wardrobe.get_by_role("group", name="Colour", exact=True).get_by_label(colour).check()
    wardrobe.get_by_role("group", name="Second colour").get_by_label(other).check()
    wardrobe.get_by_label("Pattern").select_option(label=pattern)
    wardrobe.get_by_label("Number").fill(str(number))
    previews = wardrobe.locator(".wardrobe-preview .shirt")
    before = looks(previews.first), looks(previews.last)
    wardrobe.get_by_role("button", name="Wear it").click()
    expect(player.page.get_by_role("status")).to_contain_text("you wear it at the tables")
    assert (looks(previews.first), looks(previews.last)) == before
    return before


def test_two_with_the_same_colour_are_told_apart(
    server: TableServer, enter: Enter, pictures: Path | None
) -> None:
    ada, bo, guest = enter(server), enter(server, **PHONE), enter(server)
    claim(ada, "Ada Dressed")
    claim(bo, "Bo Dressed")
    first, _ = choose(ada, "teal", "pink", "sash", 10)
    same, second = choose(bo, "teal", "yellow", "stripes", 7)
    assert first[0] == same[0] != second[0]

    sheet = ada.team_sheet()
    for seat in ("Seat 2", "Seat 3"):
        sheet.get_by_label(seat).select_option("open")
    sheet.get_by_role("button", name="Kick off").click()
    ada.until(".lobby")
    assert looks(ada.page.locator("#peg-0 .shirt")) == first
    links = [link.inner_text() for link in ada.page.locator(".invite-link").all()]
    for player, link in zip((bo, guest), links, strict=True):
        player.visit(link)
        if player is guest:
            player.page.get_by_label("Your name").fill("Cy")
        player.page.get_by_role("button", name="Put it on").click()

    # Everybody sees Ada in her first colour, Bo in his second, and the guest in what is left.
    for player in (ada, bo, guest):
        player.until("#live.playing")
        worn = [looks(player.page.locator(f"#lane-{seat} .shirt").first) for seat in range(3)]
        assert worn[:2] == [first, (second[0], same[1], same[2])]
        assert worn[2][2] == "3"
        assert len({colour for colour, _, _ in worn}) == 3
        player.fits()
    bo.shoot("shirts", pictures)
    assert list(findings(bo)) == []


def test_it_is_worn_against_a_bot_and_at_full_time(server: TableServer, enter: Enter) -> None:
    ada = enter(server)
    claim(ada, "Ada Striped")
    shirt, _ = choose(ada, "purple", "red", "hoops", 99)
    ada.visit("/")
    ada.kick_off_button().click()
    ada.until("#live.playing")
    assert looks(ada.page.locator("#lane-0 .shirt").first) == shirt
    give_up(ada)
    assert looks(ada.page.locator(".board li", has_text="You").locator(".shirt")) == shirt
    ada.page.get_by_role("link", name="Watch it again").click()
    assert looks(ada.page.locator("#lane-0 .shirt").first) == shirt
