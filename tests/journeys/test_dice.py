"""Dice that nobody can doubt: two friends add to them, play, and check every roll."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.journeys.conftest import Enter
from tests.journeys.table_page import LINE_DOWN, Player
from tests.journeys.table_server import TableServer

CHECKS = (
    "secret",
    "commitment",
    "contributions",
    "seals",
    "own",
    "others",
    "draws",
    "terms",
    "record",
    "heads",
    "signatures",
)


@pytest.fixture
def fair_server(tmp_path: Path) -> Iterator[TableServer]:
    """A server that waits for people, and whose dice are not fixed."""
    server = TableServer(tmp_path / "data", pace=1.0, seed=None)
    server.open()
    yield server
    server.close()
    assert not server.log


def states(player: Player, address: str) -> dict[str, str | None]:
    """Return the findings of the dice's page."""
    player.visit(address)
    expect(player.page.locator("[data-proof]")).to_have_attribute("data-checked", re.compile(r"\d"))
    return {
        name: player.page.locator(f"[data-check={name}]").get_attribute("data-state")
        for name in CHECKS
    }


def test_a_player_checks_the_dice(
    fair_server: TableServer, enter: Enter, pictures: Path | None
) -> None:
    ada = enter(fair_server)
    ada.expects(LINE_DOWN)
    sheet = ada.team_sheet()
    sheet.get_by_role("button", name="Kick off").click()
    page = ada.page
    ada.until("#dice")  # before its scripts have run the line is a plain link
    page.locator("#newcomer").evaluate("one => one.removeAttribute('open')")
    page.locator("#about-table > summary").click()
    page.locator("#dice a").click()
    expect(page.get_by_role("dialog")).to_contain_text("Before the match begins")
    page.keyboard.press("Escape")
    ada.fits()
    assert ada.awaits_turn()
    address = page.url.removeprefix(fair_server.url)
    fair_server.close()
    fair_server.play_to_the_end(address.removeprefix("/t/"))
    fair_server.open()
    ada.visit(address)
    page.locator("#more summary").click()
    page.get_by_role("link", name="Check that it was fair").click()
    expect(page).to_have_url(re.compile("/dice$"))
    assert states(ada, f"{address}/dice") == dict.fromkeys(CHECKS, "right")
    ada.fits()
    ada.shoot("dice", pictures)

    stranger = enter(fair_server)
    unseen = dict.fromkeys(("commitment", "seals", "own", "heads"), "unknown")
    assert states(stranger, f"{address}/dice") == dict.fromkeys(CHECKS, "right") | unseen

    # One roll that is not what it was, a seal that is not the one which Ada saw, and another entry.
    def changed(route: object) -> None:
        answer = route.fetch()  # type: ignore[attr-defined]
        proof = answer.json()
        proof["draws"][0]["drawn"] = "start 7"
        proof["contributions"][0]["seal"] = "0" * 64
        proof["record"]["entries"][0][1] = "start 8"
        route.fulfill(response=answer, json=proof)  # type: ignore[attr-defined]

    page.route("**/proof", changed)
    found = states(ada, f"{address}/dice")
    assert (found["secret"], found["commitment"]) == ("right", "right")
    wrong = ("draws", "seals", "contributions", "terms", "record", "heads")
    assert {name: found[name] for name in wrong} == dict.fromkeys(wrong, "wrong")
    for check in ("record", "heads"):
        where = page.locator(f"[data-check={check}] [data-where]")
        expect(where).to_have_text(re.compile("^1: chance start 8$|^[0-9]+: "))


def links_sent(player: Player) -> list[int]:
    """Return the numbers of the draws for which a browser has sent its link."""
    kept: list[list[int]] = player.page.evaluate(
        "Object.values(JSON.parse(localStorage.dice)).map(({ links }) => links ?? [])"
    )
    return kept[0]


def whose_turn(*players: Player) -> Player:
    """Wait until somebody is asked to decide, and return who."""
    while True:
        for player in players:
            if player.page.locator("#live.mine").count():
                return player
        players[0].page.wait_for_timeout(50)


def test_two_browsers_make_the_dice_together(
    fair_server: TableServer, enter: Enter, pictures: Path | None
) -> None:
    """One of them is reloaded, and loses all that it had stored: it goes on with another chain."""
    ada, bo = enter(fair_server), enter(fair_server)
    sheet = ada.team_sheet()
    sheet.get_by_label("Seat 2").select_option("open")
    sheet.get_by_role("button", name="Kick off").click()
    bo.visit(ada.page.locator(".invite-link").inner_text())
    bo.page.get_by_label("Your name").fill("Bo")
    bo.page.get_by_role("button", name="Put it on").click()
    address = ada.page.url.removeprefix(fair_server.url)
    for player in (ada, bo):
        player.until("#live.playing #dice[data-links]")
        expect(player.page.locator("#dice")).to_contain_text("from everybody")
    for least in (3, 6):
        while len(links_sent(ada)) < least:
            whose_turn(ada, bo).decide()
        if least == 3:
            bo.page.evaluate("localStorage.removeItem('dice')")
            bo.visit(address)
    whose_turn(ada, bo)  # so no draw is under way, whose links would be lost
    for player in (ada, bo):
        player.expects(LINE_DOWN)
    fair_server.close()
    fair_server.play_to_the_end(address.removeprefix("/t/"))
    fair_server.open()
    found = states(ada, f"{address}/dice")
    assert found == dict.fromkeys(CHECKS, "right")
    checks = {
        name: ada.page.locator(f"[data-check={name}]").get_attribute("data-state")
        for name in ("links", "shown")
    }
    told = ada.page.locator("main").inner_text()
    given = re.findall(r"(.*): (\d+) of (\d+) links", told)
    assert [(name, int(due) > 3) for name, _, due in given] == [("Player 1", True), ("Bo", True)]
    # On a machine under load a link may come too late, and then the page has to say so.
    assert checks == {"links": "right", "shown": "right" if given[0][1] == given[0][2] else "wrong"}
    ada.shoot("dice-from-everybody", pictures)
