"""For everybody: landmarks, names, announcements, no motion for those who want none."""

from typing import Any

from playwright.sync_api import expect

from tests.journeys import scenes
from tests.journeys.conftest import Enter
from tests.journeys.table_page import SCHEMES, Player
from tests.journeys.table_server import TableServer

NAMED = {"button", "link", "textbox", "combobox", "radio", "slider", "checkbox", "dialog", "image"}


def accessible(player: Player) -> list[dict[str, Any]]:
    """Return the accessibility tree, as a screen reader gets it."""
    session = player.context.new_cdp_session(player.page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    return [
        {"role": node["role"]["value"], "name": node.get("name", {}).get("value", "")}
        for node in nodes
        if not node.get("ignored")
    ]


def is_named_throughout(player: Player) -> set[str]:
    """Assert that all controls have names, and the page its landmarks; return the roles."""
    nodes = accessible(player)
    nameless = [n["role"] for n in nodes if n["role"] in NAMED and not n["name"].strip()]
    assert nameless == []
    roles = [str(node["role"]) for node in nodes]
    for landmark in ("banner", "main"):
        assert roles.count(landmark) == 1
    expect(player.page.locator("html")).to_have_attribute("lang", "en")
    assert "heading" in roles
    return set(roles)


def test_every_page_has_landmarks_and_names(server: TableServer, enter: Enter) -> None:
    finished = server.set_up(scenes.played_on(scenes.new(goals=1), scenes.over))
    invited = server.set_up(scenes.new(), ["Ada", "open"])
    ada = enter(server)
    for address in (
        "/",
        "/rules/futbol-dash",
        finished.seats[0],
        f"{finished.address}/replay?at=40",
        invited.seats[0],
        "/t/nowhere",
    ):
        ada.expects("404")
        ada.take_seat(address)
        is_named_throughout(ada)
    guest = enter(server)
    guest.visit(invited.invites[1])
    is_named_throughout(guest)


def test_a_screen_reader_hears_the_match(server: TableServer, enter: Enter) -> None:
    table = server.set_up(scenes.dealt([scenes.DULL, scenes.DULL, scenes.DULL]))
    ada, bo = enter(server), enter(server)
    ada.sit_at(table)
    bo.sit_at(table, 1)
    assert ada.awaits_turn()
    assert {"log", "status", "region"} <= is_named_throughout(ada)
    lines, prompt = ada.page.locator("#lines"), ada.prompt()
    expect(lines).to_have_attribute("aria-live", "polite")
    expect(prompt).to_have_role("status")
    expect(ada.page.get_by_role("button", name="Play Nutmeg, plus 2")).to_be_enabled()
    expect(ada.page.get_by_role("listitem", name="Ada: 0 of 11 attack points")).to_have_count(0)
    expect(ada.page.get_by_role("listitem", name="You: 0 of 11 attack points")).to_be_visible()

    # What is read out must be an addition to a list that stays: the old lines are not touched.
    for node in (lines, prompt, lines.locator("li").last):
        node.evaluate("node => { node.theSame = true; }")
    before = lines.locator("li").count()
    ada.card("nutmeg").click()
    bo.until("#live.answering")
    bo.choice("hold").click()
    ada.until(f"#lines li:nth-child({before + 1})")
    for node in (lines, prompt, lines.locator("li").last):
        assert node.evaluate("node => node.theSame === true")
    expect(lines.locator("li").first).not_to_have_text("")


# What still runs changes how visible something is, or counts down; nothing moves.
MOVING = """() => document.getAnimations()
  .filter((one) => one.playState === "running" && one.effect.getComputedTiming().duration > 20)
  .filter((one) => one.effect.getKeyframes().some((frame) =>
    ["transform", "translate", "rotate", "scale", "left", "top"].some((key) => key in frame)))
  .map((one) => one.animationName || one.transitionProperty)"""


def test_nothing_moves_for_those_who_want_no_motion(server: TableServer, enter: Enter) -> None:
    # From here Ada has a shot: the loudest thing that the page can do.
    ready = scenes.played_on(
        scenes.new(seed=4),
        lambda m: scenes.decides(0)(m) and any(card["best"] for card in m.view(0)["hand"]),
    )
    ada = enter(server, reduced_motion="reduce")
    ada.visit("/")
    assert ada.page.evaluate(MOVING) == []
    ada.sit_at(server.set_up(ready, ["Ada", "bot:rule-of-thumb"]))
    assert ada.awaits_turn()
    assert ada.page.evaluate(MOVING) == []
    ada.page.locator("#hand .card.best").first.click()
    ada.until("#lines .goal, #lines .shot")
    assert ada.page.evaluate(MOVING) == []


PAPER = "getComputedStyle(document.body).backgroundColor"


def test_dark_and_light(server: TableServer, enter: Enter) -> None:
    ada = enter(server)
    ada.sit_at(server.set_up(scenes.dealt([scenes.DULL, scenes.DULL])))
    paper = {}
    for scheme in SCHEMES:
        ada.page.emulate_media(color_scheme=scheme)
        paper[scheme] = ada.page.evaluate(PAPER)
    assert brightness(paper["dark"]) < 60 < 200 < brightness(paper["light"])
    # The switch beats the system's wish, and is remembered.
    ada.page.get_by_role("button", name="Light or dark").click()
    assert ada.page.evaluate(PAPER) == paper["light"]
    ada.visit("/")
    assert brightness(ada.page.evaluate(PAPER)) > 200


def brightness(colour: str) -> float:
    """Return the mean of red, green and blue of a computed `rgb(...)` colour."""
    numbers = [float(part) for part in colour.partition("(")[2].rstrip(")").split(",")[:3]]
    return sum(numbers) / 3
