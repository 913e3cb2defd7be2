"""The server dies in the middle of a match, and the match goes on."""

import json
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import expect

from tests.journeys import scenes
from tests.journeys.conftest import Enter
from tests.journeys.table_page import LINE_DOWN
from tests.journeys.table_server import PreparedTable, TableServer


def seen(server: TableServer, table: PreparedTable) -> Any:
    """Return everything that seat 0 sees of the table."""
    request = Request(f"{server.url}/api/tables/{table.id}")
    request.add_header("Authorization", f"Bearer {table.tokens[0]}")
    with urlopen(request) as answer:
        return json.load(answer)


def test_a_match_survives_a_power_cut(
    own_server: TableServer, enter: Enter, pictures: Path | None
) -> None:
    # From here on it takes Ada four decisions more.
    near_the_end = scenes.played_on(
        scenes.new(seed=34, goals=1),
        lambda m: (
            scenes.decides(0)(m) and m.number > 30 and m.view()["players"][0]["attack_points"] >= 6
        ),
    )
    table = own_server.set_up(near_the_end, ["Ada", "bot:rule-of-thumb"])
    ada = enter(own_server)
    ada.expects(LINE_DOWN)
    ada.sit_at(table)
    assert ada.awaits_turn()
    ada.decide()
    assert ada.awaits_turn()
    ada.page.evaluate("window.stillTheSamePage = true")
    before, hand, pitch = seen(own_server, table), ada.hand, ada.page.locator("#pitch")
    pictured, told = pitch.inner_text(), ada.page.locator("#lines").inner_text()

    own_server.kill()
    expect(ada.page.locator("#connection")).to_be_visible()
    ada.shoot("line-down", pictures)
    # What is pressed now is not lost without a word.
    ada.page.locator("#hand .card.ready:not([aria-haspopup])").first.click()
    expect(ada.notice()).to_contain_text("did not reach the table")

    own_server.open()
    expect(ada.page.locator("#connection")).to_be_hidden(timeout=15000)
    assert seen(own_server, table) == before
    assert (ada.hand, ada.number) == (hand, before["at"])
    assert (pitch.inner_text(), ada.page.locator("#lines").inner_text()) == (pictured, told)
    assert ada.page.evaluate("window.stillTheSamePage")

    while ada.awaits_turn():
        ada.decide()
    expect(ada.page.locator("#final-title")).to_be_visible()
    log = own_server.played(table.id)
    assert log[: near_the_end.number] == [
        (actor, near_the_end.name_of(action)) for actor, action in near_the_end.log
    ]


def test_a_page_opened_before_the_cut_can_be_opened_after_it(
    own_server: TableServer, enter: Enter
) -> None:
    ada = enter(own_server)
    ada.expects(LINE_DOWN)
    ada.visit("/")
    ada.kick_off_button().click()
    assert ada.awaits_turn()
    hand, number = ada.hand, ada.number
    own_server.kill()
    own_server.open()
    # The cookie is still good: the key that signed it lies in the folder.
    ada.page.reload()
    assert ada.awaits_turn()
    assert (ada.hand, ada.number) == (hand, number)
