"""The response window: everybody may answer a card, against the clock."""

from playwright.sync_api import expect

from tests.journeys import scenes
from tests.journeys.conftest import Enter
from tests.journeys.table_page import Player
from tests.journeys.table_server import TableServer

REFEREE = ["short-pass", "nutmeg", "through-ball", "foul", "var", "block"]


def two_at(
    server: TableServer, enter: Enter, hand: list[str], seconds: float
) -> tuple[Player, Player]:
    """Ada at her turn, and Bo with this hand."""
    table = server.set_up(scenes.dealt([scenes.DULL, hand]), answer_seconds=seconds)
    ada, bo = enter(server), enter(server)
    ada.sit_at(table, 0)
    bo.sit_at(table, 1)
    assert ada.awaits_turn()
    return ada, bo


def test_a_foul_answers_in_time(server: TableServer, enter: Enter) -> None:
    ada, bo = two_at(server, enter, REFEREE, 15)
    ada.card("nutmeg").click()
    bo.until("#live.answering")
    expect(bo.page.locator("#played .caption")).to_contain_text("Nutmeg")
    expect(bo.choice("hold")).to_be_visible()
    expect(bo.page.locator("#hand .card.ready")).to_have_count(1)
    bo.card("foul").click()
    # Ada holds no V.A.R., yet she is asked for one: nobody learns from it what she holds.
    ada.until("#live.answering")
    expect(ada.prompt()).to_contain_text("no answer")
    expect(ada.page.locator("#played .asked")).to_have_count(0)
    ada.choice("hold").click()
    assert bo.awaits_turn()
    ada.says("Foul")
    expect(ada.page.locator("#lane-0 .points")).to_have_text("0/11")
    expect(ada.page.locator("#laid-0 .card")).to_have_count(0)


def test_an_answer_that_nobody_gives_lets_the_card_stand(server: TableServer, enter: Enter) -> None:
    ada, bo = two_at(server, enter, REFEREE, 1)
    ada.card("nutmeg").click()
    bo.until("#live.answering .ring")
    bo.until("#live:not(.answering)")
    assert bo.awaits_turn()
    expect(ada.page.locator("#lane-0 .points")).to_have_text("2/11")


def test_the_countdown_tells_nothing_of_a_hand(server: TableServer, enter: Enter) -> None:
    rings = []
    for hand in (REFEREE, scenes.DULL):  # Bo could answer with the first alone
        ada, bo = two_at(server, enter, hand, 8)
        ada.card("nutmeg").click()
        bo.until("#live.answering .ring")
        for player in (ada, bo):
            player.until(".ring")
            ring = player.page.locator(".ring")
            rings.append(ring.get_attribute("data-whole"))
            left = int(ring.get_attribute("data-left") or 0)
            assert 8000 < left <= 16000
            sweep = ring.locator(".sweep").evaluate("s => s.getAnimations()[0]?.playState")
            assert sweep == "running"
    assert set(rings) == {"16000"}  # twice as long, as it is the first Nutmeg
