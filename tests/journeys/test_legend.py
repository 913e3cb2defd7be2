"""The legend of signs is one tap away from every table."""

import pytest
from playwright.sync_api import expect

from kickabout.games import find, names
from tests.journeys import scenes
from tests.journeys.conftest import Enter
from tests.journeys.table_server import TableServer
from tests.journeys.test_phone import PHONE

UNDRAWN = """() => [...document.querySelectorAll("#legend use")]
  .map((one) => one.getAttribute("href")).filter((id) => !document.querySelector(id))"""


@pytest.mark.parametrize("game", names())
def test_the_legend_says_what_each_sign_means(server: TableServer, enter: Enter, game: str) -> None:
    seats = find(game).least_seats
    match = scenes.played_on(scenes.new(seats, game=game), lambda match: match.actor == 0)
    ada = enter(server, **PHONE)
    ada.sit_at(server.set_up(match, ["Ada", *["bot:rule-of-thumb"] * (seats - 1)]))
    ada.page.locator(
        "#newcomer summary"
    ).tap()  # on a phone the offer of a lesson is in the tools' place
    ada.page.reload()
    expect(ada.page.locator("#newcomer")).to_be_hidden()  # it stays closed
    ada.page.get_by_role("button", name="What do the signs mean?").tap()
    legend = ada.page.get_by_role("dialog", name="What do the signs mean?")
    expect(legend).to_be_visible()
    assert ada.page.evaluate(UNDRAWN) == []
    for line in legend.locator("dl > div").all():
        assert line.locator("dt svg").count() or line.locator("dt").inner_text().strip()
        assert line.locator("dd").inner_text().strip()
    ada.fits(widths=(360,))
    legend.get_by_role("button", name="Close").tap()
    expect(legend).to_be_hidden()
