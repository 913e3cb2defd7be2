"""One's own moves in matches over days: the list, the way from one to the next, and vacations."""

from datetime import timedelta
from functools import partial

import pytest

from kickabout.table.errors import BadRequest, Refused
from kickabout.table.people import beside, own_moves, take_vacation
from kickabout.table.play import LiveTable
from kickabout.table.play.decisions import submit
from kickabout.table.play.tables import Tables
from kickabout.table.seats import digest
from kickabout.table.store import due_queries, now
from kickabout.table.store.vacation_queries import VACATION_DAYS
from tests.table.conftest import RunningServer, first_decision, seated, settled
from tests.table.web.players import claimed, key_of, program

pytestmark = pytest.mark.anyio
OWNER = digest("b0")


async def waiting(tables: Tables, time_control: str | None = "3d") -> LiveTable:
    """Return a match, over days, in which the first seat is to decide."""
    table = await seated(tables, 2, time_control=time_control)
    await first_decision(table)
    while table.waiting_for() != [0]:
        seat = table.waiting_for()[0]
        await submit(table, seat, table.legal(seat)[-1], table.number)
        await settled(table)
    return table


async def test_the_most_urgent_comes_first_and_the_list_is_a_circle(tables: Tables) -> None:
    made = [await waiting(tables) for _ in range(3)]
    for table, days in zip(made, (2, 1, 3), strict=True):
        due = now() + timedelta(days=days)
        await tables.store.write(partial(due_queries.set_due, table=table.id, seat=0, due=due))
    moves = await own_moves(tables.store, OWNER)
    ids = [made[1].id, made[0].id, made[2].id]
    assert [(one.table, one.rivals) for one in moves] == [(name, ("P1",)) for name in ids]
    assert [beside(moves, name, 1) for name in ids] == [ids[1], ids[2], ids[0]]
    assert [beside(moves, name, -1) for name in ids] == [ids[2], ids[0], ids[1]]
    assert beside(moves, "elsewhere", 1) == ids[0]
    assert beside(moves[:1], ids[0], 1) is None
    assert beside([], ids[0], 1) is None


async def test_a_vacation_takes_days_that_are_left(tables: Tables) -> None:
    table = await waiting(tables)
    [before] = await own_moves(tables.store, OWNER)
    for days in (0, -1, VACATION_DAYS + 1):
        with pytest.raises(BadRequest):
            await take_vacation(tables, OWNER, days)
    await take_vacation(tables, OWNER, 3)
    [after] = await own_moves(tables.store, OWNER)
    assert after.due - before.due == timedelta(days=3)
    assert table.places[0].due == after.due  # in memory as well
    with pytest.raises(Refused):
        await take_vacation(tables, OWNER, 3)
    assert await own_moves(tables.store, OWNER) == [after]


async def test_the_pages_show_the_moves_and_lead_on(server: RunningServer) -> None:
    table = await waiting(server.tables)
    link = server.tables.seat_token(table, 0)
    async with server.client() as client:
        empty = await client.get("/moves")
        assert "No match waits for you." in empty.text
        await client.post(f"/seat/{link}")
        listed = (await client.get("/moves")).text
        assert f'href="/t/{table.id}"' in listed
        assert "against P1" in listed
        assert "2 d 23 h left" in listed
        assert 'id="vacation-sure"' in listed  # it begins at a second press
        onwards = await client.get(f"/moves/next?table={table.id}")
        assert (onwards.status_code, onwards.headers["location"]) == (303, "/moves")
        there = (await client.get(f"/t/{table.id}")).text
        for step in ("previous", "next"):
            assert f'href="/moves/{step}?table={table.id}"' in there
            led = await client.get(f"/moves/{step}?table=elsewhere")
            assert led.headers["location"] == f"/t/{table.id}"
        away = await client.post("/moves/vacation", data={"days": "2"})
        assert away.status_code == 303
        assert "You are away until" in (await client.get("/moves")).text
        assert "4 d 23 h left" in (await client.get("/moves")).text
        refused = await client.post("/moves/vacation", data={"days": "2"})
        assert refused.status_code == 409
        async with server.client() as rival:
            await rival.post(f"/seat/{server.tables.seat_token(table, 1)}")
            others = (await rival.get("/moves")).text
            assert "No match waits for you." in others
            assert f'href="/t/{table.id}"' in others.partition("The others’ turn")[2]
            assert "P0 is on vacation until" in (await rival.get(f"/t/{table.id}")).text
            assert "Rivals on vacation" in (await rival.get("/moves")).text
        async with server.client() as stranger:
            assert "vacation until" not in (await stranger.get(f"/t/{table.id}")).text
            assert "Rivals on vacation" not in (await stranger.get("/moves")).text
        assert (await client.post("/moves/vacation/end")).status_code == 303
        assert "2 d 23 h left" in (await client.get("/moves")).text
        assert (await client.post("/moves/vacation/end")).status_code == 409


async def test_what_waits_for_somebody_comes_first_with_the_time_that_is_left(
    server: RunningServer,
) -> None:
    tables = [await waiting(server.tables, control) for control in ("3d", None)]
    async with server.client() as client:
        for table in tables:
            await client.post(f"/seat/{server.tables.seat_token(table, 0)}")
        form = {"game": "futbol-dash", "friend": "yes"}
        later = (await client.post("/kick-off", data=form)).headers["location"]
        shown = (await client.get("/your-tables")).text
        assert shown.count('title="Your turn"') == 2
        assert "2 d 23 h left" in shown
        places = [shown.index(f'"/t/{table.id}"') for table in tables]
        assert max(places) < shown.index(f'"{later}"')
        moves = (await client.get("/moves")).text
        assert [moves.count(f'"/t/{table.id}"') for table in tables] == [1, 1]
        assert f'"{later}"' not in moves


async def test_a_program_lists_the_moves_of_its_account(server: RunningServer) -> None:
    vera = await claimed(server)
    key = await key_of(vera, "read")
    table = await waiting(server.tables)
    reader = program(server, key)
    assert (await reader.get("/api/me/moves")).json() == []
    await vera.post(f"/seat/{server.tables.seat_token(table, 0)}")
    due = table.places[0].due
    assert due is not None
    assert (await reader.get("/api/me/moves")).json() == [
        {
            "table": table.id,
            "game": "futbol-dash",
            "seat": 0,
            "rivals": ["P1"],
            "due": due.isoformat(),
        }
    ]


async def test_a_program_takes_a_vacation_and_comes_back(server: RunningServer) -> None:
    vera = await claimed(server)
    table = await waiting(server.tables)
    await vera.post(f"/seat/{server.tables.seat_token(table, 0)}")
    own = program(server, await key_of(vera, "read", "play"))
    path, state = "/api/me/vacation", f"/api/tables/{table.id}"
    assert (await own.post(path, json={"days": 0})).status_code == 400
    away = await own.post(path, json={"days": 3})
    assert away.json() == (await own.get(path)).json()
    until = away.json()["until"]
    assert (away.json()["days_left"], away.json()["rivals"]) == (VACATION_DAYS - 3, [])
    assert [seat["away"] for seat in (await own.get(state)).json()["seats"]] == [until, None]
    stranger = (await server.client().get(state)).json()
    assert [seat["away"] for seat in stranger["seats"]] == [None, None]
    back = await own.delete(path)
    assert (back.status_code, back.json()["until"]) == (200, None)
    assert back.json()["days_left"] == VACATION_DAYS - 1
    assert (await own.delete(path)).status_code == 409


async def test_who_has_no_cookie_is_not_on_vacation_for_all_others(server: RunningServer) -> None:
    async with server.client() as one, server.client() as other:
        assert (await one.post("/moves/vacation", data={"days": "2"})).status_code == 303
        assert "You are away until" in (await one.get("/moves")).text
        assert "You are away until" not in (await other.get("/moves")).text
