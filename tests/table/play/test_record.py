"""The record of a table: its heads, what of them is stored, and who may say what about them."""

import json

import pytest
import sqlalchemy as sa

from kickabout.engine.chain import first_head, is_signature, signed_text
from kickabout.table.errors import BadRequest
from kickabout.table.play.decisions import submit, take_back
from kickabout.table.play.tables import Tables
from kickabout.table.settings import Settings
from kickabout.table.store.records import Entry, now
from kickabout.table.web.api.answers import transcript_of
from tests.table.conftest import opened, play_to_the_end, record, seated
from tests.table.play.test_dice import verdict_on

pytestmark = pytest.mark.anyio


@pytest.mark.usefixtures("still")
async def test_it_begins_with_all_that_was_agreed(tables: Tables) -> None:
    table = await seated(tables, 2, answer_seconds=8.0)
    assert table.record is not None
    assert table.dice is not None
    agreed = json.loads(table.record.agreed)
    assert agreed["seats"] == [{"kind": "person", "name": "P0"}, {"kind": "person", "name": "P1"}]
    assert agreed["box"] == table.log.match.box.fingerprint
    assert (agreed["game"], agreed["answer_seconds"]) == ("futbol-dash", 8.0)
    assert agreed["options"] == table.options
    shown = table.record.shown(table.log)
    assert shown["head"] == first_head(table.record.agreed) == shown["signed"]["head"]
    text = signed_text(table.id, 0, shown["head"])
    assert is_signature(tables.store.signer.public, shown["signed"]["signature"], text)


@pytest.mark.usefixtures("still")
async def test_only_its_own_head_is_acknowledged(tables: Tables) -> None:
    table = (await tables.setup.create("futbol-dash", ["you", "bot:random"], browser="b")).table

    def to_take_back() -> str | None:
        """Return a decision of seat 0 that can be taken back."""
        for action in table.legal(0) if table.log.match.actor == 0 else ():
            ahead = table.log.copy()
            ahead.append(Entry(ahead.number, 0, action, now()))
            if ahead.may_undo(0) and not ahead.match.is_chance:
                return action
        return None

    while (action := to_take_back()) is None:
        if table.log.match.actor == "chance":
            await record(table, -1, table.next_roll())
        else:
            await record(table, table.log.match.deciding[0], table.log.match.legal[0])
    assert table.record is not None
    number, head = table.number, table.record.heads(table.log)[-1]
    with pytest.raises(BadRequest):
        await submit(table, 0, action, number, "0" * 64)
    assert table.number == number
    await submit(table, 0, action, number, head)
    await take_back(table, 0, table.number)
    await submit(table, 0, action, table.number, table.record.heads(table.log)[-1])
    await play_to_the_end(table)
    verdict = verdict_on(transcript_of(table))
    assert (verdict.faults, verdict.acknowledged) == ((), {0: 2})


@pytest.mark.usefixtures("still")
async def test_heads_and_key_survive_a_restart(settings: Settings) -> None:
    found = []
    async with opened(settings) as tables:
        table = (await tables.setup.create("futbol-dash", ["you", "bot:random"])).table
        for _ in range(3):
            await record(table, -1, table.next_roll())
        assert table.record is not None
        found.append((list(table.record.heads(table.log)), tables.store.signer.public))
    async with opened(settings) as tables:
        table = await tables.get(table.id)
        assert table.record is not None
        found.append((list(table.record.heads(table.log)), tables.store.signer.public))
    assert found[0] == found[1]
    assert len(set(found[0][0])) == 4


@pytest.mark.usefixtures("still")
async def test_a_match_that_had_begun_goes_on_without_one(settings: Settings) -> None:
    async with opened(settings) as tables:
        table = (await tables.setup.create("futbol-dash", ["you", "bot:random"])).table
        clear = sa.text("UPDATE tables SET agreed = NULL")
        await tables.store.write(lambda c: c.execute(clear).rowcount)
    async with opened(settings) as tables:
        table = await tables.get(table.id)
        await play_to_the_end(table)
        assert table.record is None
        text = transcript_of(table)
        assert "record-" not in text
        assert verdict_on(text).faults == ()
