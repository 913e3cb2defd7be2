"""Turns: all that one proposes is committed, and followed by memory, or nothing."""

import asyncio
from typing import Any

import pytest
import sqlalchemy as sa

from kickabout.table.errors import Refused, Unsaved
from kickabout.table.play.live import LiveTable
from kickabout.table.play.tables import Tables
from kickabout.table.play.turn import Turn, take_turn
from kickabout.table.store import host_queries, log_queries
from kickabout.text.messages import Message
from tests.table.conftest import seated, settled

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("still")]


def propose(turn: Turn, table: LiveTable) -> None:
    """Propose an outcome of chance and a name."""
    turn.play(-1, table.next_roll())
    turn.change(lambda c: host_queries.rename_seat(c, table.id, 0, "Bo"))


async def state(tables: Tables, table: LiveTable) -> tuple[object, ...]:
    """Return the log and the name that the table has, and those of the database."""
    entries = await tables.store.read(lambda c: log_queries.read_moves(c, table.id))
    assert entries == table.log.entries
    return len(entries), table.names[0]


async def test_entries_and_changes_are_committed_together(tables: Tables) -> None:
    table = await seated(tables, people=2)
    situation, revision = table.situation, table.audience.revision

    async def work(turn: Turn) -> str:
        propose(turn, table)
        assert (table.situation, turn.log.number) == (situation, 1)  # memory waits for the commit
        return "done"

    assert await take_turn(table, work) == "done"
    assert await state(tables, table) == (1, "Bo")
    assert table.audience.revision == revision + 1
    assert situation.seats.names[0] == "P0"  # what has been seen of a table stays as it was


@pytest.mark.parametrize("fails", ["work", "change"])
async def test_what_fails_leaves_nothing_half_applied(tables: Tables, fails: str) -> None:
    table = await seated(tables, people=2)
    situation = table.situation

    def refuse(connection: sa.Connection) -> None:
        connection.exec_driver_sql("INSERT INTO nowhere VALUES (1)")

    async def work(turn: Turn) -> None:
        propose(turn, table)
        if fails == "work":
            raise Refused(Message("error-not-yet"))
        turn.change(refuse)

    with pytest.raises(Refused if fails == "work" else Unsaved):
        await take_turn(table, work)
    assert table.situation is situation
    await settled(table)
    assert await state(tables, table) == (0, "P0")


async def test_it_goes_on_when_whoever_took_it_has_gone(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await seated(tables, people=2)
    committed, write = asyncio.Event(), tables.store.write

    async def slow(work: Any) -> Any:
        result = await write(work)
        committed.set()
        await asyncio.sleep(0)
        return result

    async def work(turn: Turn) -> None:
        propose(turn, table)

    monkeypatch.setattr(tables.store, "write", slow)
    asked = asyncio.create_task(take_turn(table, work))
    await committed.wait()
    asked.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asked
    await settled(table)
    assert await state(tables, table) == (1, "Bo")
