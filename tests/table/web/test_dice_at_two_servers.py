"""Two server processes of one database make the dice of a table together."""

import asyncio
import signal
from collections import Counter
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest

from kickabout.engine.keyed_dice import seal_of
from kickabout.engine.links import chain_of
from kickabout.table.play.dice import SECONDS
from kickabout.table.settings import Settings
from kickabout.table.web.api.answers import transcript_of
from tests.table.conftest import opened, play_to_the_end
from tests.table.play.test_dice import verdict_on
from tests.table.web.players import Program, new_table
from tests.table.web.server_process import ServerProcess

pytestmark = [pytest.mark.anyio, pytest.mark.long]

VALUES = ("a1" * 16, "b2" * 16, "c3" * 16)


@pytest.fixture
def servers(tmp_path: Path, postgresql: str) -> Iterator[list[ServerProcess]]:
    started = [ServerProcess(tmp_path / name, 1.0, postgresql) for name in ("one", "other")]
    yield started
    for server in started:
        server.end(signal.SIGKILL)


@pytest.fixture
async def client() -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(timeout=30, trust_env=False) as client:
        yield client


class Player(Program):
    """A program with a seat, which contributes to the dice through one of the servers."""

    async def seal(self, anchor: str | None = None) -> int:
        sealed = seal_of(self.table, self.seat, VALUES[self.seat])
        return (await self.post("seal", seal=sealed, anchor=anchor)).status_code

    async def tell(self) -> int:
        return (await self.post("contribution", contribution=VALUES[self.seat])).status_code

    async def until(self, stage: str) -> None:
        """Wait until the dice have reached a stage at the player's server."""
        while (await self.state())["dice"]["stage"] != stage:
            pass

    async def until_sealed(self, number: int) -> None:
        """Wait until the player's server knows so many seals."""
        while len((await self.state())["dice"]["seals"]) != number:
            pass


async def seated(
    client: httpx.AsyncClient, servers: list[ServerProcess], lobby: float = 0.0
) -> list[Player]:
    """Return three players who contribute: one at the server that drives their table, two at the other.

    The first has waited in the lobby for some seconds when the others come.
    """
    one, other = (server.url for server in servers)
    seats = ["you", "open", "open"]
    made = await new_table(client, one, seats=seats, answer_seconds=None, contributes=True)
    players = [Player(client, made["you"], one)]
    await asyncio.sleep(lobby)
    for place, name in enumerate(("P1", "P2")):
        joining = await Player.joining(client, made, place, other, name=name, contributes=True)
        players.append(joining)
    return players


async def test_those_who_join_at_the_other_server_are_waited_for(
    servers: list[ServerProcess], client: httpx.AsyncClient
) -> None:
    players = await seated(client, servers, lobby=SECONDS["open"])
    assert [await one.seal() for one in players] == [200] * 3
    await players[0].until("sealed")
    assert [await one.tell() for one in reversed(players)] == [200] * 3
    await players[1].until("set")
    seals = (await players[1].state())["dice"]["seals"]
    assert [(one["seat"], one["told"]) for one in seals] == [(0, True), (1, True), (2, True)]


ENDING = """
SELECT FROM pg_locks waits JOIN pg_locks holds USING (pid)
WHERE NOT waits.granted AND waits.relation = 'contributions'::regclass
  AND holds.relation = 'tables'::regclass AND holds.mode = 'RowExclusiveLock'
"""
"""Finds a server that has stored the end of a stage, not committed yet, as it reads what it ends with."""
BEHIND = "SELECT FROM pg_locks WHERE NOT granted HAVING count(DISTINCT pid) > 1"
"""Finds another server that waits as well: for that one's commit, or to read the table anew."""


async def as_the_stage_ends(database: str, post: Coroutine[Any, Any, int]) -> int:
    """Post something while the driving server ends the stage; return the answer's status.

    A lock holds that server up before its commit, for which the one that got the post waits.
    """
    async with asyncio.timeout(20), await psycopg.AsyncConnection.connect(database) as connection:
        await connection.execute("LOCK TABLE contributions IN ACCESS EXCLUSIVE MODE")
        await _found(connection, ENDING)
        posted = asyncio.create_task(post)
        await _found(connection, BEHIND)
    return await posted


async def _found(connection: psycopg.AsyncConnection[Any], query: str) -> None:
    """Wait until a query finds something."""
    while await (await connection.execute(query)).fetchone() is None:
        pass


async def test_what_comes_as_a_stage_ends_is_refused(
    servers: list[ServerProcess], client: httpx.AsyncClient, settings: Settings, postgresql: str
) -> None:
    ana, bo, cy = await seated(client, servers)
    assert [await one.seal() for one in (ana, bo)] == [200, 200]
    await ana.until_sealed(2)
    assert await as_the_stage_ends(postgresql, cy.seal()) == 409
    await ana.until("sealed")
    assert await ana.tell() == 200
    assert await as_the_stage_ends(postgresql, bo.tell()) == 409
    while (await ana.state())["at"] == 0:
        pass  # the driving server draws by the key that it has
    for server in servers:
        server.end(signal.SIGKILL)
    async with opened(replace(settings, database=postgresql)) as tables:
        table = await tables.get(ana.table)
        await play_to_the_end(table)
        assert table.dice is not None
        told = [(one.seat, one.value) for one in table.dice.proof.contributions]
        verdict = verdict_on(transcript_of(table))
    assert told == [(0, VALUES[0]), (1, None)]
    assert verdict.faults == ()
    assert verdict.draws > 10


async def test_links_reach_the_driving_server_from_the_other(
    servers: list[ServerProcess], client: httpx.AsyncClient, settings: Settings, postgresql: str
) -> None:
    players = await seated(client, servers)
    chains = [chain_of(one.table, one.seat, f"{one.seat:02x}" * 32, 2000) for one in players]
    sealed = [await one.seal(chain[0]) for one, chain in zip(players, chains, strict=True)]
    assert sealed == [200] * 3
    await players[0].until("sealed")
    assert [await one.tell() for one in players] == [200] * 3
    async with AsyncExitStack() as streams:
        for one in players:
            follow = one.client.stream("GET", f"{one.path}/events", headers=one.headers)
            await streams.enter_async_context(follow)
        given, decided = Counter[int](), 0
        while decided < 12:
            for one, chain in zip(players, chains, strict=True):
                state = await one.state()
                links = state["links"] or {"due": None}
                if links["due"] is not None:
                    link = chain[links["due"] - links["since"]]
                    answer = await one.post("link", at=links["due"], link=link)
                    given[one.seat] += answer.status_code == 200
                elif state["legal"]:
                    action, at = state["legal"][0], state["at"]
                    decided += (await one.post("actions", action=action, at=at)).is_success
    assert min(given.values()) > 0
    for server in servers:
        server.end(signal.SIGKILL)
    async with opened(replace(settings, database=postgresql)) as tables:
        table = await tables.get(players[0].table)
        await play_to_the_end(table)
        verdict = verdict_on(transcript_of(table))
    assert verdict.faults == ()
    assert verdict.linked is not None
    assert all(verdict.linked.given[seat] for seat in range(3))
