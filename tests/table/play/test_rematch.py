"""Playing again: everybody who is still there agrees, and one next table comes of it, whatever crosses what."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import ExitStack

import pytest
import sqlalchemy as sa

from kickabout.table.errors import NotYours, Refused, TableError
from kickabout.table.play import awaited_by, decline, declined_by, resign, wanted_by, withdraw
from kickabout.table.play.live import LiveTable
from kickabout.table.play.rematch import turned
from kickabout.table.play.tables import Tables
from kickabout.table.shirts import worn
from kickabout.table.store.models import TableRow
from tests.table.conftest import RunningServer, again, first_decision, seated
from tests.table.play.test_peers import at_both, pair  # noqa: F401 - a fixture
from tests.table.web.players import HTMX, two_browsers

pytestmark = pytest.mark.anyio


async def finished(tables: Tables, people: int, bots: int = 0) -> LiveTable:
    table = await seated(tables, people, bots)
    await first_decision(table)
    for seat in range(people - 1):
        await resign(table, seat)
    if bots or people == 1:
        await resign(table, people - 1)
    assert table.status == "over"
    return table


async def tables_of(tables: Tables) -> int:
    """Return how many tables there are."""
    number = await tables.store.read(
        lambda c: c.scalar(sa.select(sa.func.count()).select_from(TableRow))
    )
    assert number is not None
    return number


async def test_it_begins_once_everybody_who_is_still_there_wants_to(tables: Tables) -> None:
    table = await finished(tables, 3)
    with table.watching(0), table.watching(1):
        assert await tables.setup.again(table, 0) is None
        assert (wanted_by(table), awaited_by(table)) == ([0], [1])
        assert await tables.setup.again(table, 0) is None  # said twice is said once
        assert table.stored.successor is None
        following = await again(tables, table, 1)  # seat 2 has left
    assert await tables.setup.again(table, 0) is following
    # Everybody has moved on by a place.
    assert following.names == ["P2", "P0", "P1"]
    wear, wore = (worn([place.shirt for place in one.places]) for one in (following, table))
    assert wear == [wore[2], wore[0], wore[1]]
    assert following.stored.holders.keys() == table.stored.holders.keys()
    for browser, seat in table.stored.holders.items():
        assert following.stored.holders[browser] == turned(table)[seat] == (seat + 1) % 3
    assert following.options == table.options
    assert following.answer_seconds == table.answer_seconds


async def test_alone_with_bots_it_begins_at_once(tables: Tables) -> None:
    table = await finished(tables, 1, bots=2)
    with table.watching(0):
        following = await again(tables, table, 0)
    assert [place.kind for place in following.places] == [
        "bot:rule-of-thumb",
        "person",
        "bot:rule-of-thumb",
    ]


async def test_what_was_said_is_taken_back(tables: Tables) -> None:
    table = await finished(tables, 2)
    with table.watching(0), table.watching(1):
        assert await tables.setup.again(table, 0) is None
        await withdraw(table, 0)
        assert wanted_by(table) == []
        assert await tables.setup.again(table, 1) is None
        following = await again(tables, table, 0)
    with pytest.raises(Refused) as refused:
        await withdraw(table, 0)
    assert refused.value.message.id == "error-next-match-set-up"
    assert table.stored.successor == following.id


async def test_who_resigned_and_stays_is_asked_as_well(tables: Tables) -> None:
    table = await finished(tables, 2, bots=1)
    with table.watching(0), table.watching(1):
        assert await tables.setup.again(table, 1) is None
        assert awaited_by(table) == [0]
        following = await again(tables, table, 0)
    assert [place.kind for place in following.places] == ["bot:rule-of-thumb", "person", "person"]
    assert following.people == [1, 2]


async def test_nobody_plays_again_while_the_match_runs(tables: Tables) -> None:
    table = await seated(tables, people=2)
    await first_decision(table)
    before, count = table.stored, await tables_of(tables)
    for attempt in (tables.setup.again(table, 0), withdraw(table, 0)):
        with pytest.raises(Refused) as refused:
            await attempt
        assert refused.value.message.id == "error-not-over"
    with pytest.raises(NotYours):
        await tables.setup.again(table, None)
    assert (table.stored, await tables_of(tables)) == (before, count)


@pytest.fixture
async def twice(
    pair: tuple[Tables, Tables],  # noqa: F811
) -> AsyncIterator[tuple[tuple[Tables, Tables], tuple[LiveTable, LiveTable]]]:
    """A match that is over, in the memory of two servers; each has one of two people."""
    mine, theirs = await at_both(pair, 2)
    await first_decision(mine)
    await resign(mine, 0)
    await theirs.read_again()
    with ExitStack() as stack:
        stack.enter_context(mine.watching(0))
        stack.enter_context(theirs.watching(1))
        for table in (mine, theirs):
            while not (table.connected(0) and table.connected(1)):
                await table.read_again()
                await asyncio.sleep(0.01)
        yield pair, (mine, theirs)


async def test_both_want_to_at_once_at_two_servers(
    twice: tuple[tuple[Tables, Tables], tuple[LiveTable, LiveTable]],
) -> None:
    servers, (mine, theirs) = twice
    count = await tables_of(servers[0])
    await asyncio.gather(servers[0].setup.again(mine, 0), servers[1].setup.again(theirs, 1))
    for table in (mine, theirs):
        await table.read_again()
    assert mine.stored.successor == theirs.stored.successor is not None
    assert await tables_of(servers[0]) == count + 1


@pytest.mark.parametrize("first", [0, 1])
async def test_accepting_and_withdrawing_cross_at_two_servers(
    twice: tuple[tuple[Tables, Tables], tuple[LiveTable, LiveTable]], first: int
) -> None:
    servers, (mine, theirs) = twice
    count = await tables_of(servers[0])
    assert await servers[0].setup.again(mine, 0) is None
    moves = [servers[1].setup.again(theirs, 1), withdraw(mine, 0)]
    answers = await asyncio.gather(*(moves[::-1] if first else moves), return_exceptions=True)
    for table in (mine, theirs):
        await table.read_again()
    assert mine.stored.successor == theirs.stored.successor
    refusals = [one for one in answers if isinstance(one, TableError)]
    if mine.stored.successor is None:  # it was withdrawn before the other accepted
        assert not refusals
        assert (wanted_by(mine), await tables_of(servers[0])) == ([1], count)
    else:
        assert [one.message.id for one in refusals] == ["error-next-match-set-up"]
        assert await tables_of(servers[0]) == count + 1


@pytest.mark.usefixtures("still")
async def test_pages_say_who_waits_for_whom_and_lead_on(server: RunningServer) -> None:
    (ana, bo, path), watcher = await two_browsers(server), server.client()
    table = await server.tables.get(path.removeprefix("/t/"))
    running = await ana.post(f"{path}/again", headers=HTMX)
    assert running.status_code == 409
    assert "The match is not over yet." in running.text
    resigned = await bo.post(f"{path}/resign", headers=HTMX)
    assert resigned.status_code == 200, resigned.text
    for stranger in ("again", "not-again"):
        assert (await watcher.post(f"{path}/{stranger}", headers=HTMX)).status_code == 403
    with table.watching(0), table.watching(1):
        said = await ana.post(f"{path}/again", headers=HTMX)
        assert "You want to play again. Waiting for Bo." in said.text
        assert "wants to play again" in (await bo.get(path)).text
        assert "Never mind" not in (await bo.get(path)).text
        back = await ana.post(f"{path}/not-again", headers=HTMX)
        assert "Waiting for" not in back.text
        await ana.post(f"{path}/again", headers=HTMX)
        led = await bo.post(f"{path}/again", headers=HTMX)
    following = table.stored.successor
    assert f'href="/t/{following}"' in led.text
    assert "data-next" in led.text
    assert "data-next" in (await ana.get(path)).text
    spectator = (await watcher.get(path)).text
    assert f'href="/t/{following}"' in spectator
    assert "data-next" not in spectator
    late = await ana.post(f"{path}/not-again", headers=HTMX)
    assert late.status_code == 409


@pytest.mark.usefixtures("still")
async def test_it_begins_by_itself_when_the_last_who_was_missing_leaves(
    server: RunningServer,
) -> None:
    ana, bo, path = await two_browsers(server)
    table = await server.tables.get(path.removeprefix("/t/"))
    await bo.post(f"{path}/resign", headers=HTMX)
    with table.watching(0):
        with table.watching(1):
            said = (await ana.post(f"{path}/again", headers=HTMX)).text
            assert 'id="rematch-now"' not in said
        alone = (await ana.get(path)).text
        assert 'id="rematch-now"' in alone
        assert "data-next" in (await ana.post(f"{path}/again", headers=HTMX)).text


@pytest.mark.usefixtures("still")
async def test_who_does_not_want_to_says_so(server: RunningServer) -> None:
    ana, bo, path = await two_browsers(server)
    table = await server.tables.get(path.removeprefix("/t/"))
    await bo.post(f"{path}/resign", headers=HTMX)
    with table.watching(0):
        with table.watching(1):
            await ana.post(f"{path}/again", headers=HTMX)
            assert "No thanks" in (await bo.get(path)).text
            await bo.post(f"{path}/not-again", data={"declines": "true"}, headers=HTMX)
            assert (wanted_by(table), declined_by(table), awaited_by(table)) == ([0], [1], [])
            pages = [(await client.get(path)).text for client in (ana, bo)]
        # Gone or not, he has said so.
        pages.append((await ana.get(path)).text)
        for page in pages:
            assert f"{path}/again" not in page
            assert f"{path}/not-again" not in page
            assert 'href="/">Front page' in page
        refused, declined, alone = pages
        for page in (refused, alone):
            assert "does not want to play again" in page
            assert 'action="/kick-off"' in page
        assert "You have said no thanks to another match." in declined
        assert "Play a bot" not in declined
        with table.watching(1):  # who thinks better of it
            assert "data-next" in (await bo.post(f"{path}/again", headers=HTMX)).text


async def test_the_others_play_again_without_whoever_declines(tables: Tables) -> None:
    table = await finished(tables, 3)
    with table.watching(0), table.watching(1), table.watching(2):
        assert await tables.setup.again(table, 0) is None
        await decline(table, 1)
        assert awaited_by(table) == [2]
        await again(tables, table, 2)


@pytest.mark.usefixtures("still")
async def test_programs_agree_as_well(server: RunningServer) -> None:
    table = await seated(server.tables, people=2)
    await resign(table, 0)
    url, client = f"/api/tables/{table.id}", server.client()
    keys = [{"Authorization": f"Bearer {server.tables.seat_token(table, seat)}"} for seat in (0, 1)]
    with table.watching(0), table.watching(1):
        waits = (await client.post(f"{url}/again", headers=keys[0])).json()
        assert waits == {"missing": [1], "seat": None}
        assert (await client.get(url)).json()["again"] == [0]
        state = (await client.post(f"{url}/not-again", headers=keys[0])).json()
        assert state["again"] == []
        await client.post(f"{url}/again", headers=keys[0])
        own = (await client.post(f"{url}/again", headers=keys[1])).json()["seat"]
    assert (own["seat"], own["table"]) == (0, table.stored.successor)
    first = (await client.post(f"{url}/again", headers=keys[0])).json()["seat"]
    assert (first["seat"], first["table"]) == (1, own["table"])
    assert (await client.post(f"{url}/not-again", headers=keys[0])).status_code == 409
