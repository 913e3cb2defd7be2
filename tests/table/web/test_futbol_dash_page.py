"""The page of Fútbol Dash: a card says what it does, and why it waits."""

import re

import pytest

from tests.table.conftest import RunningServer, first_decision
from tests.table.web.players import two_browsers

pytestmark = pytest.mark.anyio


def texts(page: str, name: str) -> list[str]:
    """Return the texts of the elements of the hand with a class."""
    hand = page[page.index('id="hand"') :]
    return re.findall(rf'<span class="{name}">([^<]*)', hand)


async def test_a_card_says_what_it_does_and_whose_turn_it_is(server: RunningServer) -> None:
    *browsers, path = await two_browsers(server)
    table = await server.tables.get(path[3:])
    seat = await first_decision(table)
    acting, waiting = browsers[seat], browsers[1 - seat]
    for browser in browsers:
        rules = texts((await browser.get(path)).text, "card-rule")
        assert len(rules) in (6, 7)
        assert all(rules)
    assert texts((await waiting.get(path)).text, "card-note") == ["not your turn"] * 6
    assert "not your turn" not in texts((await acting.get(path)).text, "card-note")
