"""Draws by agreement: who may offer one, how long it stands, and what comes of it."""

import asyncio

import pytest

import kickabout
from kickabout.engine.match import IllegalAction
from kickabout.games import find, names
from kickabout.table.errors import Refused
from kickabout.table.play import draw, draw_offered_by, resign
from kickabout.table.play.decisions import submit
from kickabout.table.play.live import LiveTable
from kickabout.table.play.tables import Tables
from kickabout.table.web.api.answers import transcript_of
from tests.table.conftest import RunningServer, first_decision, seated
from tests.table.play.test_dice import verdict_on
from tests.table.play.test_peers import at_both, pair  # noqa: F401 - a fixture
from tests.table.web.players import HTMX, two_browsers

pytestmark = pytest.mark.anyio
DRAWN = ("futera-susu", "social-soccer", "super-team")


async def refused(table: LiveTable, seat: int, said: str, *, accepts: bool = False) -> None:
    before = table.stored, list(table.log.entries), table.status
    with pytest.raises(Refused) as error:
        await draw(table, seat, accepts=accepts)
    assert error.value.message.id == said
    assert (table.stored, list(table.log.entries), table.status) == before


@pytest.mark.parametrize("game", names())
def test_a_match_ends_as_a_draw_where_its_game_knows_one(game: str) -> None:
    match = kickabout.new(game, 2, seed=1)
    while match.number < 12:
        match.roll() if match.is_chance else match.play(match.legal[0])
    assert find(game).can_be_drawn(match.box) == (game in DRAWN)
    if game not in DRAWN:
        with pytest.raises(IllegalAction, match="no draw to agree on"):
            match.accept_draw(0)
        return
    match.accept_draw(1)
    assert (match.is_over, match.actor, match.winners) == (True, None, [])
    assert match.entries()[-1] == (1, "accept draw")
    again = kickabout.load(match.transcript())
    assert (again.beside, again.winners, again.result) == (match.beside, [], match.result)
    for viewer in (0, 1, -1):
        assert match.view(viewer)["winners"] == []
        told = match.reader().sentence(match.story(viewer)[-1].remark.message)
        assert told == "Both agree on a draw."
    assert not match.at(match.number - 1).is_over
    assert match.at(match.number).is_over
    with pytest.raises(IllegalAction):
        match.accept_draw(0)


def test_the_best_of_several_games_of_social_soccer_has_a_winner() -> None:
    match = kickabout.new("social-soccer", 2, {"match": "best-of-3"}, seed=1)
    assert not match.game.can_be_drawn(match.box)


async def test_one_offers_it_and_the_other_accepts(tables: Tables) -> None:
    table = await seated(tables, people=2, game="social-soccer")
    await first_decision(table)
    await draw(table, 0)
    assert draw_offered_by(table) == 0
    await refused(table, 0, "error-draw-again")
    await draw(table, 1, accepts=True)
    assert (table.status, table.log.match.winners, table.situation.manner) == ("over", [], "draw")
    assert (table.log.entries[-1].actor, table.log.entries[-1].action) == (1, "accept draw")
    assert verdict_on(transcript_of(table)).faults == ()
    await refused(table, 0, "error-match-over")


async def test_an_offer_stands_until_the_other_decides(tables: Tables) -> None:
    table = await seated(tables, people=2, game="social-soccer")
    await first_decision(table)
    await draw(table, 0)
    await submit(table, 1, table.legal(1)[0], table.number)
    assert draw_offered_by(table) is None
    await refused(table, 1, "error-draw-gone", accepts=True)
    await refused(table, 0, "error-draw-again")
    await submit(table, 0, table.legal(0)[0], table.number)
    await draw(table, 0)
    assert draw_offered_by(table) == 0


async def test_it_takes_two_people_and_a_game_that_knows_one(tables: Tables) -> None:
    for people, bots, game in (
        (1, 1, "social-soccer"),
        (2, 0, "futbol-dash"),
        (3, 0, "futbol-dash"),
    ):
        table = await seated(tables, people, bots, game=game)
        await first_decision(table)
        await refused(table, 0, "error-draw-unknown")


async def test_both_offer_it_at_once_at_two_servers(pair: tuple[Tables, Tables]) -> None:  # noqa: F811
    mine, theirs = await at_both(pair, 2, game="social-soccer")
    await first_decision(mine)
    await asyncio.gather(draw(mine, 0), draw(theirs, 1))
    for table in (mine, theirs):
        await table.read_again()
        assert (table.status, table.log.match.winners) == ("over", [])
        assert [entry.action for entry in table.log.entries].count("accept draw") == 1


async def test_accepting_and_resigning_cross_at_two_servers(pair: tuple[Tables, Tables]) -> None:  # noqa: F811
    mine, theirs = await at_both(pair, 2, game="social-soccer")
    await first_decision(mine)
    await draw(mine, 0)
    answers = await asyncio.gather(
        resign(mine, 0), draw(theirs, 1, accepts=True), return_exceptions=True
    )
    assert sum(answer is None for answer in answers) == 1, answers
    for table in (mine, theirs):
        await table.read_again()
        drawn = answers[1] is None
        assert table.log.match.winners == ([] if drawn else [1])


async def test_pages_offer_and_accept_it(server: RunningServer) -> None:
    ana, bo, path = await two_browsers(server, game="social-soccer")
    table = await server.tables.get(path.removeprefix("/t/"))
    await first_decision(table)
    watcher = server.client()
    assert 'id="draw"' in (await ana.get(path)).text
    assert 'id="draw"' not in (await watcher.get(path)).text
    assert (await watcher.post(f"{path}/draw", headers=HTMX)).status_code == 403
    early = await bo.post(f"{path}/draw", data={"accepts": "true"}, headers=HTMX)
    assert early.status_code == 409
    assert "You have offered a draw." in (await ana.post(f"{path}/draw", headers=HTMX)).text
    assert "offers a draw" in (await bo.get(path)).text
    assert "offers a draw" not in (await watcher.get(path)).text
    state = (await watcher.get(f"/api/tables/{table.id}")).json()
    assert state["draw_offer"] == 0
    over = await bo.post(f"{path}/draw", data={"accepts": "true"}, headers=HTMX)
    assert "Both agree on a draw." in over.text
    assert (await watcher.get(f"{path}/replay?at=9999")).status_code == 200
