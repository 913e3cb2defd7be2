"""What people say at a table: who may, how often, and that it is beside the match."""

from datetime import timedelta

import pytest

from kickabout.table.errors import BadRequest, Refused
from kickabout.table.language import table_messages
from kickabout.table.play import PHRASES, may_talk, said_at, say
from kickabout.table.play.tables import Tables
from kickabout.table.store import now
from kickabout.text.reader import Reader
from tests.table.conftest import RunningServer, seated

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("still")]


async def test_all_hear_it_and_the_match_does_not(tables: Tables) -> None:
    table = await seated(tables, people=2)
    await say(table, 1, "hello")
    await say(table, 0, "good-luck")
    assert [(one.seat, one.phrase) for one in said_at(table)] == [(1, "hello"), (0, "good-luck")]
    assert table.number == 0
    tables.forget_quiet(float("inf"))
    again = await tables.get(table.id)
    assert [one.phrase for one in said_at(again)] == ["hello", "good-luck"]


async def test_what_is_no_phrase_is_not_said(tables: Tables) -> None:
    table = await seated(tables, people=2)
    for phrase in ("", "<b>", "Hello!", "hello "):
        with pytest.raises(BadRequest):
            await say(table, 0, phrase)
    assert said_at(table) == []


async def test_three_in_ten_seconds_are_heard(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await seated(tables, people=2)
    for _ in range(3):
        await say(table, 0, "ouch")
    with pytest.raises(Refused):
        await say(table, 0, "ouch")
    await say(table, 1, "sorry")  # each seat by itself
    later = now() + timedelta(seconds=11)
    monkeypatch.setattr("kickabout.table.play.talk.now", lambda: later)
    for _ in range(3):
        await say(table, 0, "thanks")
    assert sum(one.seat == 0 for one in said_at(table)) == 6
    later += timedelta(seconds=11)
    await say(table, 0, "again")
    assert [one.phrase for one in said_at(table) if one.seat == 0][-1] == "again"
    assert sum(one.seat == 0 for one in said_at(table)) == 6  # the oldest is forgotten


async def test_nobody_talks_to_bots_or_in_a_lesson(tables: Tables) -> None:
    alone = await seated(tables, people=1, bots=1)
    lesson = await tables.setup.begin_lesson("futbol-dash", "first-match", browser="b")
    for table in (alone, lesson):
        assert not may_talk(table, 0)
        with pytest.raises(Refused):
            await say(table, 0, "hello")
    waiting = await tables.setup.create("futbol-dash", ["you", "open"], browser="b")
    assert may_talk(waiting.table, 0)  # to whoever comes


def test_each_phrase_has_words() -> None:
    reader = Reader(table_messages())
    said = [reader.say(f"phrase-{phrase}") for phrase in PHRASES]
    assert len(set(said)) == len(PHRASES) <= 12


async def test_pages_and_programs_say_and_read_it(server: RunningServer) -> None:
    table = await seated(server.tables, people=2)
    ben, stranger = server.client(), server.client()
    token = server.tables.seat_token(table, 1)
    own = {"authorization": f"Bearer {token}"}
    state = await ben.post(f"/api/tables/{table.id}/say", json={"phrase": "ouch"}, headers=own)
    (said,) = state.json()["said"]
    assert (said["seat"], said["phrase"]) == (1, "ouch")
    wrong = await ben.post(f"/api/tables/{table.id}/say", json={"phrase": "no"}, headers=own)
    assert wrong.status_code == 400
    page = (await stranger.get(f"/t/{table.id}")).text
    assert "Ouch!" in page
    assert 'id="phrases"' not in page  # a spectator has no voice
    assert (await stranger.post(f"/t/{table.id}/say", data={"phrase": "ouch"})).status_code == 403
