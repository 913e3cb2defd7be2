"""What people write to each other: only where all allow it, only to them, and what becomes of it."""

import re
from contextlib import AsyncExitStack
from dataclasses import replace
from datetime import timedelta

import pytest

from kickabout.table.errors import BadRequest, Refused
from kickabout.table.people import Moderation, People
from kickabout.table.play import (
    Host,
    allow_text,
    lines_for,
    may_allow_text,
    may_write,
    say,
    write,
)
from kickabout.table.play.live import LiveTable
from kickabout.table.play.tables import Tables
from kickabout.table.seats import as_browser
from kickabout.table.settings import Settings
from kickabout.table.store import Report, now
from tests.table.conftest import RunningServer, again, eventually, opened, play_to_the_end, seated

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("still")]


async def agreed(tables: Tables, people: int = 2) -> LiveTable:
    """A table at which all people allow free text."""
    table = await seated(tables, people=people)
    for seat in range(people):
        await allow_text(table, seat, allowed=True)
    return table


def texts(table: LiveTable, seat: int) -> list[str]:
    return [line.text for line in lines_for(table, seat)]


def later(monkeypatch: pytest.MonkeyPatch, **past: float) -> None:
    """Have time pass."""
    moment = now() + timedelta(**past)
    for module in ("talk", "writing"):
        monkeypatch.setattr(f"kickabout.table.play.{module}.now", lambda: moment)


async def test_nobody_writes_until_all_allow_it(tables: Tables) -> None:
    table = await seated(tables, people=3)
    for seat in (0, 1):
        await allow_text(table, seat, allowed=True)
        with pytest.raises(Refused):
            await write(table, seat, "Hello")
    await allow_text(table, 2, allowed=True)
    await write(table, 2, "  Hello,\u00a0both <b>  ")
    assert [texts(table, seat) for seat in range(3)] == [["Hello, both <b>"]] * 3
    assert table.number == 0  # it is beside the log
    await allow_text(table, 1, allowed=False)
    with pytest.raises(Refused):
        await write(table, 0, "Still there?")
    assert [len(texts(table, seat)) for seat in range(3)] == [1, 0, 1]
    await allow_text(table, 1, allowed=True)
    await write(table, 0, "Again")
    assert texts(table, 1) == ["Again"]  # what was written before is not for them
    tables.forget_quiet(float("inf"))
    assert texts(await tables.get(table.id), 0) == ["Hello, both <b>", "Again"]


async def test_it_takes_a_private_table_with_people(tables: Tables) -> None:
    listed = await seated(tables, people=2)
    listed.follow(stored=replace(listed.stored, is_listed=True))
    alone = await seated(tables, people=1, bots=1)
    lesson = await tables.setup.begin_lesson("futbol-dash", "first-match", browser="b")
    for table in (listed, alone, lesson):
        assert not may_allow_text(table, 0)
        with pytest.raises(Refused):
            await allow_text(table, 0, allowed=True)
    waiting = (await tables.setup.create("futbol-dash", ["you", "open"], browser="b")).table
    await allow_text(waiting, 0, allowed=True)
    token = tables.invite_token(waiting, 1)
    assert token is not None
    await tables.join(token, "Bo", "c")
    assert not may_write(waiting, 0)  # whoever comes has not been asked yet
    await allow_text(waiting, 1, allowed=True)
    assert may_write(waiting, 0)
    await tables.list_openly(waiting)
    assert not may_write(waiting, 0)


@pytest.mark.parametrize(
    "text", ["", "  ", "x" * 201, "a\nb", "a\u2028b", "a\0", "a\u202eb", "\udfff"]
)
async def test_what_is_no_line_is_not_written(tables: Tables, text: str) -> None:
    table = await agreed(tables)
    with pytest.raises(BadRequest):
        await write(table, 0, text)
    assert texts(table, 0) == []


async def test_who_has_agreed_has_for_the_next_match_as_well(tables: Tables) -> None:
    table, half = await agreed(tables), await seated(tables, people=2)
    await allow_text(half, 0, allowed=True)
    await write(table, 0, "Hello")
    for one in (table, half):
        await play_to_the_end(one)
        with one.watching(0), one.watching(1):
            await tables.setup.again(one, 0)
            following = await again(tables, one, 1)
        assert may_write(following, 0) == may_write(following, 1) == (one is table)
        assert texts(following, 0) == []
        await allow_text(following, 0, allowed=False)
        assert not may_write(following, 1)


async def test_phrases_and_lines_count_together(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await agreed(tables)
    await say(table, 0, "hello")
    for text in ("x" * 200, "two"):
        await write(table, 0, text)
    with pytest.raises(Refused):
        await write(table, 0, "three")
    with pytest.raises(Refused):
        await say(table, 0, "ouch")
    await write(table, 1, "mine")
    later(monkeypatch, seconds=11)
    await write(table, 0, "three")
    assert texts(table, 1) == ["x" * 200, "two", "mine", "three"]


async def test_it_is_gone_a_day_after_the_match_and_removed_after_thirty(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    running, table = await agreed(tables), await agreed(tables)
    for one in (running, table):
        await write(one, 0, "Hello")
    await play_to_the_end(table)
    later(monkeypatch, hours=23)
    assert texts(table, 1) == ["Hello"]
    later(monkeypatch, hours=25)
    assert texts(table, 1) == []
    assert texts(running, 1) == ["Hello"]
    with pytest.raises(Refused):
        await write(table, 0, "More")
    for days, kept in ((29, 1), (31, 0)):
        await tables.remove_stale(now() + timedelta(days=days))
        tables.forget_quiet(float("inf"))
        one = await tables.get(table.id)
        assert len(one.places[0].lines or ()) == kept
    assert texts(await tables.get(running.id), 1) == ["Hello"]


async def test_what_a_removed_account_has_written_is_removed(tables: Tables) -> None:
    people = People(tables)
    vera = (await people.claim("Vera", None, "")).account
    made = await tables.setup.create(
        "futbol-dash", ["you", "open"], browser=as_browser(vera.id), name="Vera"
    )
    token = tables.invite_token(made.table, 1)
    assert token is not None
    await tables.join(token, "Bo", "c")
    for seat in (0, 1):
        await allow_text(made.table, seat, allowed=True)
    for seat in (0, 1):
        await write(made.table, seat, f"From {seat}")
    await people.remove(vera, "guest")
    tables.forget_quiet(float("inf"))
    assert texts(await tables.get(made.table.id), 1) == ["From 1"]


async def test_another_server_has_it(settings: Settings) -> None:
    if settings.database is None:
        pytest.skip("servers share a PostgreSQL")
    async with AsyncExitStack() as stack:
        one, two = [await stack.enter_async_context(opened(settings)) for _ in range(2)]
        for tables in (one, two):
            assert tables.peers is not None
            await tables.peers.start()
        table = await seated(one, people=2)
        there = await two.get(table.id)
        await allow_text(table, 0, allowed=True)
        await allow_text(there, 1, allowed=True)  # a turn reads the table again
        spectator = table.audience.revision
        await write(there, 1, "Hello")
        await eventually(lambda: texts(table, 0) == ["Hello"])
        assert table.audience.revision == spectator
        await allow_text(table, 0, allowed=False)
        with pytest.raises(Refused):
            await write(there, 1, "Anybody?")


async def reports(tables: Tables) -> list[Report]:
    return await Moderation(tables, People(tables)).reports(settled=False)


async def test_a_report_keeps_what_its_author_was_sent(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, host = await agreed(tables, people=3), Host(tables)
    await write(table, 2, "Early")
    await allow_text(table, 0, allowed=False)
    await allow_text(table, 0, allowed=True)
    with pytest.raises(Refused):
        await host.report(table, 1, 0, words=True)
    await host.report(table, 1, 0)
    assert [one.lines for one in await reports(tables)] == [[]]
    for number in range(12):
        later(monkeypatch, minutes=1 + number)
        await write(table, 1, f"Rude {number}")
        await write(table, 2, f"Well {number}")
    later(monkeypatch, minutes=20)
    await allow_text(table, 0, allowed=False)  # whoever has had enough can still report it
    await host.report(table, 1, 0, words=True)
    (report,) = await reports(tables)
    names = table.names
    assert [(name, text) for name, text, _ in report.lines] == [
        (names[seat], f"{word} {number}")
        for number in range(2, 12)
        for seat, word in ((1, "Rude"), (2, "Well"))
    ]
    assert (report.seat, report.reports) == (1, 1)
    await Moderation(tables, People(tables)).settle(table.id, 1, "Op", "Told off.")
    assert await reports(tables) == []
    await host.report(table, 1, 0)  # the same name is no news, other words are
    assert await reports(tables) == []
    await host.report(table, 1, 0, words=True)
    assert len(await reports(tables)) == 1


async def test_a_spectator_is_sent_none_of_it(server: RunningServer) -> None:
    """Byte for byte: neither pages nor the API nor what is announced differ from a table where nobody writes."""
    table = await seated(server.tables, people=2)
    stranger = server.client()
    paths = [f"/t/{table.id}", f"/api/tables/{table.id}", f"/t/{table.id}/picture.png"]
    await stranger.get(paths[0])  # somebody watches from now on

    async def sent() -> list[bytes]:
        answers = [await stranger.get(path) for path in paths]
        return [re.sub(rb'nonce="[^"]*"', b"", answer.content) for answer in answers]

    clients = [server.client(), server.client()]
    for seat, client in enumerate(clients):
        await client.post(f"/seat/{server.tables.seat_token(table, seat)}")
    before, told = await sent(), table.audience.revision
    for client in clients:
        answer = await client.post(f"/t/{table.id}/allow-text", data={"allowed": "true"})
        assert answer.status_code in (200, 303)
    await clients[0].post(f"/t/{table.id}/write", data={"text": "<i>psst</i>"})
    for client in clients:
        assert "<bdi>&lt;i&gt;psst&lt;/i&gt;</bdi>" in (await client.get(paths[0])).text
    assert await sent() == before
    assert table.audience.revision == told  # no stream of theirs has woken
    for what, data in (("write", {"text": "x"}), ("allow-text", {"allowed": "true"})):
        refused = await stranger.post(f"/t/{table.id}/{what}", data=data)
        assert refused.status_code == 403
    own = await clients[1].post(f"/t/{table.id}/report", data={"seat": 0, "words": "true"})
    assert "is told what" in own.text
    await play_to_the_end(table)
    for path in (paths[0], f"/t/{table.id}/replay", f"/t/{table.id}/transcript"):
        assert "psst" not in (await stranger.get(path)).text
