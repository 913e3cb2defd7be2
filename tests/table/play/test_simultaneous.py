"""Seats that decide at the same time: in any order, without waiting, and nobody overtaken."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from kickabout.table.errors import Illegal, Refused, Stale, Unsaved
from kickabout.table.play.decisions import submit, submit_all, take_back
from kickabout.table.play.driver import next_step
from kickabout.table.play.hints import analysis_of
from kickabout.table.play.live import LiveTable
from kickabout.table.play.new_table import Terms
from kickabout.table.play.tables import Tables
from kickabout.table.settings import Settings
from kickabout.table.store import log_queries
from kickabout.text.messages import Message
from tests.keyed_match import drawn_by_seed, without_commitment
from tests.sealed_bids_game import PAUSE_MS, on_the_table
from tests.table.conftest import RunningServer, events, eventually, opened, record, said, until
from tests.table.manual_time import MANUAL_TIME, pass_by

pytestmark = pytest.mark.anyio
SLOWLY: dict[str, object] = {"tenths": 600}


@pytest.fixture(autouse=True)
def _sealed(tmp_path: Path) -> Iterator[None]:
    with on_the_table(tmp_path):
        yield


async def seated(
    tables: Tables, *kinds: str, hints: bool | None = None, timed: str = "on"
) -> LiveTable:
    """Return a table with people in the seats that are not for bots."""
    given = ["you", *kinds[1:]] if kinds[0] == "open" else list(kinds)
    made = await tables.setup.create(
        "sealed-bids", given, SLOWLY | {"timed": timed}, Terms(hints=hints), name="P0", browser="b0"
    )
    for seat, kind in enumerate(kinds):
        if kind == "open" and seat > 0:
            token = tables.invite_token(made.table, seat)
            assert token is not None
            await tables.join(token, f"P{seat}", f"b{seat}")
    return made.table


def entries(table: LiveTable) -> list[tuple[int, str]]:
    return [(entry.actor, entry.action) for entry in table.log.entries]


async def test_people_decide_in_any_order(tables: Tables) -> None:
    table = await seated(tables, "open", "open")
    assert table.waiting_for() == [0, 1]
    assert table.legal(0) == table.legal(1) == ["seal 1", "seal 2", "seal 3", "seal 4"]
    for seat, action in [(1, "seal 4"), (1, "unseal"), (0, "seal 1"), (1, "seal 2")]:
        assert await submit(table, seat, action, table.number) == "played"
    assert entries(table) == [(1, "seal 4"), (1, "unseal"), (0, "seal 1"), (1, "seal 2")]
    for seat in (1, 1):
        await submit(table, seat, "seal 3", table.number)
    assert table.waiting_for() == [0]
    assert table.legal(1) == []
    with pytest.raises(Refused) as refused:
        await submit(table, 1, "unseal", table.number)
    assert "the table waits for P0" in said(table, refused.value, 1)


async def test_two_at_once_are_both_played(tables: Tables) -> None:
    table = await seated(tables, "open", "open")
    results = await asyncio.gather(
        *(submit(table, seat, "seal 2", 0) for seat in (0, 1, 0)), return_exceptions=True
    )
    assert results[:2] == ["played", "played"]
    assert isinstance(results[2], Stale)  # a double click
    assert entries(table) == [(0, "seal 2"), (1, "seal 2")]


async def test_a_page_is_not_stale_by_what_others_decide(tables: Tables) -> None:
    table = await seated(tables, "open", "open", "open")
    for bid in ("seal 1", "seal 2", "seal 3"):
        await submit(table, 1, bid, table.number)
        await submit(table, 2, bid, table.number)
    assert table.situation.question(0) == 0
    assert await submit(table, 0, "seal 4", 0) == "played"
    assert table.number == 7
    # By its own decision it is; so is a page that knows more than there is.
    for at in (0, 6, 8):
        with pytest.raises(Stale):
            await submit(table, 0, "seal 4", at)
    assert await submit(table, 0, "seal 4", 7) == "played"


async def test_a_page_from_before_the_phase_is_stale(tables: Tables) -> None:
    table = await seated(tables, "open", "open")
    for seat in (0, 1):
        for _ in range(3):
            await submit(table, seat, "seal 2", table.number)
    await until(table, lambda: table.log.match.actor == 0)
    with pytest.raises(Stale) as stale:
        await submit(table, 0, "add 1", 5)
    assert "A bid of 2" in said(table, stale.value, 0)
    assert table.waiting_for() == [0]
    with pytest.raises(Refused) as refused:
        await submit(table, 1, "add 1", table.number)
    assert "P0" in said(table, refused.value, 1)


async def test_nothing_is_taken_back_there(tables: Tables) -> None:
    table = await seated(tables, "open", "open")
    await submit(table, 0, "seal 2", 0)
    assert not table.may_undo(0)
    with pytest.raises(Refused, match="cannot be taken back"):
        await take_back(table, 0, 1)
    for seat in (0, 0, 1, 1, 1):
        await submit(table, seat, "seal 2", table.number)
    await until(table, lambda: table.log.match.actor == 0)
    await submit(table, 0, "add 1", table.number)
    assert table.may_undo(0)  # one after the other again
    await take_back(table, 0, table.number)
    assert not table.may_undo(0)


async def test_bots_decide_at_once_and_wait_for_nobody(tables: Tables) -> None:
    table = await seated(tables, "open", "bot:rule-of-thumb", "bot:random")
    await until(table, lambda: table.waiting_for() == [0])
    # What is routine even the random bot does by the rule of thumb.
    assert sorted(entries(table)) == sorted([(1, "seal 4"), (2, "seal 4")] * 3)
    assert table.log.match.actor == 0
    await submit_all(table, 0, ["seal 1"] * 3, 0)
    await until(table, lambda: table.log.match.actor == 0)


@pytest.mark.usefixtures("still")
@pytest.mark.parametrize("anyio_backend", [MANUAL_TIME], ids=["manual time"])
async def test_their_pace_is_their_own(settings: Settings) -> None:
    async with opened(replace(settings, pace=1.0)) as tables:
        table = await seated(tables, "open", "bot:world", "bot:pro")
        began = table.situation.since
        first = next_step(table)
        assert first is not None
        # No patience of a level: it thinks about nothing here.
        assert (first.kind, first.seat) == ("bot", 1)
        assert first.due == began + PAUSE_MS / 1000
        pass_by(0.125)
        await submit(table, 0, "seal 1", 0)
        assert next_step(table) == first  # a person who is quick holds no bot up
        await record(table, 1, "seal 4")
        second = next_step(table)
        assert second is not None
        assert (second.seat, second.due) == (2, first.due)
        await record(table, 2, "seal 4")
        third = next_step(table)
        assert third is not None
        assert third.seat == 1
        assert third.due == first.due + 0.125


async def test_a_bot_that_comes_on_goes_on_where_the_person_left(tables: Tables) -> None:
    from kickabout.table.play.seat_changes import ask_bot

    table = await seated(tables, "open", "open")
    await submit(table, 1, "seal 1", 0)
    table.occupancy.patience = 0.0
    with table.watching(0):
        assert await ask_bot(table, 1, 0)
        await until(table, lambda: table.waiting_for() == [0])
    assert entries(table) == [(1, "seal 1"), (1, "seal 4"), (1, "seal 4")]


async def test_a_hint_on_what_is_routine_is_the_rule_of_thumbs(tables: Tables) -> None:
    table = await seated(tables, "open", "open", hints=True)
    (choice,) = (await analysis_of(tables.hints.ask(table, 0, 0))).choices
    assert choice.action in table.legal(0)
    assert choice.trials == 0  # nobody works out a chance


async def test_a_server_that_comes_back_knows_what_each_was_asked(settings: Settings) -> None:
    async with opened(settings) as tables:
        table = await seated(tables, "open", "open")
        for action in ("seal 3", "seal 4"):
            await submit(table, 1, action, table.number)
        before = table.log
    async with opened(settings) as tables:
        again = await tables.get(table.id)
        assert again.log.match.state == before.match.state
        assert again.log.match.log == before.match.log
        assert (again.situation.question(0), again.situation.question(1)) == (0, 2)
        # A page that was open all the time goes on.
        assert await submit(again, 0, "seal 1", 0) == "played"
        assert await submit(again, 1, "seal 1", 2) == "played"


async def test_a_commit_whose_fate_is_unknown_leaves_the_question_as_it_was(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await seated(tables, "open", "open")
    await submit(table, 1, "seal 3", 0)

    async def fails(work: Any) -> None:
        raise Unsaved(Message("error-unsaved", id="it-is-full"))

    with monkeypatch.context() as broken:
        broken.setattr(tables.store, "write", fails)
        with pytest.raises(Unsaved):
            await submit_all(table, 0, ["seal 1", "seal 2"], 0)
    assert table.number == 1
    assert await submit_all(table, 0, ["seal 1", "seal 2"], 0) == "played"
    assert table.log.match.view()["players"][0]["bids"] == [1, 2, 0]


# --- several in one go -------------------------------------------------------------------------


async def test_several_are_played_in_order_as_one(tables: Tables) -> None:
    table = await seated(tables, "open", "open")
    jobs = 0
    write = tables.store.write

    async def counted(work: Any) -> Any:
        nonlocal jobs
        jobs += 1
        return await write(work)

    tables.store.write = counted  # type: ignore[method-assign]
    await submit_all(table, 1, ["seal 1", "seal 2", "unseal", "seal 4"], 0)
    assert jobs == 1
    assert [action for _, action in entries(table)] == ["seal 1", "seal 2", "unseal", "seal 4"]
    stored = await tables.store.read(lambda c: log_queries.read_moves(c, table.id))
    assert [(entry.number, entry.actor) for entry in stored] == [(n, 1) for n in range(4)]


@pytest.mark.parametrize(
    ("actions", "complaint"),
    [
        (["seal 1", "seal 9", "seal 2"], "“seal 9” cannot be: Not understood"),
        (["seal 1", "add 2"], "“add 2” cannot be: "),
        (["unseal", "seal 1"], "“unseal” cannot be"),
        (["seal 1"] * 4, "“seal 1” cannot be: by then it is not your turn"),
        (["seal 1", "time"], "“time” cannot be"),
    ],
)
async def test_all_of_them_or_none(tables: Tables, actions: list[str], complaint: str) -> None:
    table = await seated(tables, "open", "open")
    with pytest.raises(Illegal) as refused:
        await submit_all(table, 0, actions, 0)
    assert "Nothing is played, for " in said(table, refused.value, 0)
    assert complaint in said(table, refused.value, 0)
    assert table.number == 0
    assert table.log.match.number == 0


async def test_a_page_posts_several_at_once(server: RunningServer) -> None:
    ana, bo = server.client(), server.client()
    form = {"game": "sealed-bids", "seat-0": "you", "seat-1": "open", "name": "Ana"}
    page = (await ana.post("/tables", data=form)).headers["location"]
    table = await server.tables.get(page.removeprefix("/t/"))
    token = server.tables.invite_token(table, 1)
    await bo.post(f"{page}/sit", data={"token": token, "name": "Bo"})
    posted = await ana.post(f"{page}/play", data={"action": ["seal 1", "seal 9"], "at": 0})
    assert posted.status_code == 400
    assert "Nothing is played, for “seal 9” cannot be" in posted.text
    posted = await ana.post(f"{page}/play", data={"action": ["seal 1", "seal 2"], "at": 0})
    assert posted.status_code == 303
    # Bo has not seen that yet, and need not have.
    await bo.post(f"{page}/play", data={"action": ["seal 4"] * 3, "at": 0})
    assert [actor for actor, _ in entries(table)] == [0, 0, 1, 1, 1]
    for wrong in ([], ["seal 1"] * 101, ["x" * 201]):
        posted = await ana.post(f"{page}/play", data={"action": wrong, "at": 2})
        assert posted.status_code == 400
    assert table.number == 5
    # Each sees its own bids, and nobody else those.
    assert '<p class="bids">1 2 0</p>' in (await ana.get(page)).text
    assert '<p class="bids">-1 -1 -1</p>' in (await ana.get(page)).text
    assert '<p class="bids">4 4 4</p>' in (await bo.get(page)).text
    stands = (await server.client().get(page)).text
    assert '<p class="bids">-1 -1 0</p>' in stands
    assert 'name="action"' not in stands


async def test_so_does_a_program(server: RunningServer) -> None:
    client = server.client()
    new = {"game": "sealed-bids", "seats": ["you", "open"], "name": "Ana"}
    made = (await client.post("/api/tables", json=new)).json()
    path = f"/api/tables/{made['table']}"
    token = made["invites"][0]["token"]
    other = (await client.post(f"{path}/join", json={"invite": token, "name": "Bo"})).json()
    keys = [{"Authorization": f"Bearer {one['token']}"} for one in (made["you"], other)]
    state = (await client.get(path, headers=keys[1])).json()
    assert state["waiting_for"] == [0, 1]
    assert state["legal"] == state["view"]["legal"] == [f"seal {bid}" for bid in (1, 2, 3, 4)]

    async def act(seat: int, **what: Any) -> Any:
        return await client.post(f"{path}/actions", headers=keys[seat], json=what)

    played = await act(1, actions=["seal 1", "seal 2"], at=0)
    assert (played.status_code, played.json()["state"]["at"]) == (200, 2)
    assert played.json()["state"]["legal"][-1] == "unseal"
    assert (await act(0, action="seal 3", at=0)).json()["result"] == "played"
    refused = await act(1, actions=["seal 1", "seal 1"], at=2)
    assert refused.status_code == 400
    assert "by then it is not your turn" in refused.json()["error"]
    unclear: list[dict[str, Any]] = [
        {},
        {"actions": []},
        {"action": "seal 1", "actions": ["seal 1"]},
    ]
    for wrong in unclear:
        assert (await act(0, **wrong, at=3)).status_code == 400
    assert (await client.get(path)).json()["legal"] == []


async def read(server: RunningServer, table: LiveTable, seat: int | None) -> list[str]:
    """Return everything that somebody can read of a table, as a person and as a program."""
    client, page, api = server.client(), f"/t/{table.id}", f"/api/tables/{table.id}"
    headers = {}
    if seat is not None:
        token = str(server.tables.seat_token(table, seat))
        headers = {"Authorization": f"Bearer {token}"}
        await client.post(f"/seat/{token}")
    texts = [(await client.get(page)).text, (await client.get(api, headers=headers)).text]
    for action in ("seal 9", "time", "undo", "show 1"):
        for at in (0, table.number):
            post = {"action": ["seal 1", action], "at": at}
            texts.append((await client.post(f"{page}/play", data=post)).text)
            acted = await client.post(f"{api}/actions", json={"action": action, "at": at})
            texts.append(acted.text)
    heard = []
    async with client.stream("GET", f"{api}/events", headers=headers) as stream:
        async for event in events(stream):
            heard.append(str(event))
            if event["event"] == "turn":
                break
    assert table.dice is not None
    texts = [without_commitment(text, table.dice.commitment) for text in texts]
    secrets = [table.id] if seat is None else [table.id, token]
    for secret in secrets:
        texts = [text.replace(secret, "…") for text in texts]
    return [*texts, *(without_commitment(text, table.dice.commitment) for text in heard)]


async def test_what_was_sealed_reaches_nobody_else(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kickabout.table.play.dice.drawn_number", drawn_by_seed(6))
    rooms = []
    for bid in ("seal 1", "seal 4"):
        table = await seated(server.tables, "open", "open", timed="off")
        await submit(table, 1, "seal 2", 0)
        await submit_all(table, 0, [bid, "seal 3", "unseal"], 0)
        rooms.append(table)
    one, other = rooms
    for seat in (1, None):
        assert await read(server, one, seat) == await read(server, other, seat)
    assert await read(server, one, 0) != await read(server, other, 0)


async def test_at_a_table_of_bots_they_play_to_the_end(server: RunningServer) -> None:
    client = server.client()
    form = {"game": "sealed-bids", "seat-0": "bot:random", "seat-1": "bot:rule-of-thumb"}
    page = (await client.post("/tables", data=form)).headers["location"]
    table = await server.tables.get(page.removeprefix("/t/"))
    await eventually(lambda: table.status == "over")
    assert (await client.get(f"{page}/replay?at=3")).status_code == 200
    assert "\n1 seal 4\n" in (await client.get(f"{page}/transcript")).text
