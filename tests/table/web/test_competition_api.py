"""Competitions over the API: from the first entry to the last result."""

from typing import Any

import pytest
import sqlalchemy as sa

from kickabout.table.competitions import Competitions
from kickabout.table.store.people_models import AccountRow
from tests.table.conftest import RunningServer
from tests.table.web.players import Json, Program, claimed, key_of, program

pytestmark = pytest.mark.anyio
PLAN: Json = {
    "name": "Cup of the street",
    "game": "futbol-dash",
    "form": {"kind": "league"},
    "time_control": "5+5",
    "grace_minutes": 5,
}


async def programs(server: RunningServer, *names: str) -> list[Any]:
    """Return programs of people with these names."""
    return [
        program(server, await key_of(await claimed(server, name), "read", "play")) for name in names
    ]


async def test_a_league_from_the_first_entry_to_the_last_result(server: RunningServer) -> None:
    people = await programs(server, "Vera", "Otto", "Ida")
    vera, otto = people[:2]
    made = await vera.post("/api/competitions", json=PLAN)
    path = made.headers["location"]
    state: Json = made.json()
    assert (made.status_code, state["organiser"], state["sides"]) == (201, "Vera", [])
    everybody = server.client()
    (listed,) = (await everybody.get("/api/competitions")).json()
    assert path == f"/api/competitions/{listed['competition']}"
    for one in (*people, vera):  # twice is once
        assert (await one.post(f"{path}/enter")).status_code == 200
    assert (await otto.post(f"{path}/begin")).status_code == 403
    assert (await vera.post(f"{path}/sit-down")).status_code == 409
    state = (await vera.post(f"{path}/begin")).json()
    assert [side["name"] for side in state["sides"]] == ["Vera", "Otto", "Ida"]
    by_side = dict(enumerate(people))
    while not state["order"]:
        for fixture in state["fixtures"]:
            if fixture["result"] is None:
                assert fixture["sit_down_by"]
                seats = [
                    (await by_side[side].post(f"{path}/sit-down")).json()
                    for side in fixture["sides"]
                ]
                assert {seat["table"] for seat in seats} == {fixture["table"]}
                (live,) = (await everybody.get(f"{path}/live")).json()
                assert live["fixture"] == fixture["fixture"]
                assert (live["goals"], live["minute"]) == ([0, 0], 1)
                loser = Program(server.client(), max(seats, key=lambda seat: seat["seat"]))
                assert (await loser.post("resign", at=0)).status_code == 200
        await Competitions(server.tables).advance(listed["competition"])
        state = (await everybody.get(path)).json()
        assert {one["fixture"] for one in state["fixtures"]} == set(range(len(state["fixtures"])))
    (table,) = state["tables"]
    assert [row["side"] for row in table["rows"]] == state["order"]
    assert [row["points"] for row in table["rows"]] == [3, 3, 3]
    assert table["rows"][0]["settled_by"] is None
    assert table["rows"][1]["settled_by"] in ("goal-difference", "goals", "lot")
    log = await everybody.get(f"{path}/log")
    kinds = [one["entry"]["kind"] for one in log.json()]
    assert kinds[:4] == ["entered", "entered", "entered", "begun"]
    assert kinds[-1] == "awarded"
    accounts = await server.tables.store.read(_accounts)
    assert len(accounts) == 3
    shown = log.text + (await everybody.get(path)).text
    assert not any(account in shown for account in accounts)
    (own,) = (await otto.get("/api/me/competitions")).json()
    assert (own["name"], own["status"]) == ("Cup of the street", "over")


def _accounts(connection: Any) -> list[str]:
    return list(connection.scalars(sa.select(AccountRow.id)))


async def test_what_an_organiser_may(server: RunningServer) -> None:
    vera, otto = await programs(server, "Vera", "Otto")
    path = (await vera.post("/api/competitions", json=PLAN)).headers["location"]
    for one in (vera, otto):
        await one.post(f"{path}/enter")
    filled = await vera.post(f"{path}/fill", json={"bots": 2})
    assert [bool(side["bot"]) for side in filled.json()["sides"]] == [False, False, True, True]
    for what, body in (
        ("fill", {"bots": 1}),
        ("exclude", {"side": 0}),
        ("correct", {"fixture": 0, "goals": [1, 0], "reason": "x"}),
        ("call-off", {"reason": "x"}),
    ):
        refused = await otto.post(f"{path}/{what}", json=body)
        assert (refused.status_code, "organises" in refused.json()["error"]) == (403, True)
    assert (await server.client().post(f"{path}/enter")).status_code == 403
    state = (await vera.post(f"{path}/exclude", json={"side": 2})).json()
    assert state["sides"][2]["withdrawn"] == "organiser"
    state = (await otto.post(f"{path}/withdraw")).json()
    assert state["sides"][1]["withdrawn"] == "own"
    assert (await vera.post(f"{path}/begin")).status_code == 409  # a league takes three
    early = {"fixture": 0, "goals": [1, 0], "reason": "x"}
    assert (await vera.post(f"{path}/correct", json=early)).status_code == 400
    state = (await vera.post(f"{path}/call-off", json={"reason": "Rain"})).json()
    assert (state["is_called_off"], state["status"]) == (True, "over")


@pytest.mark.parametrize(
    "wrong",
    [
        {"form": {"kind": "league", "rounds": 99}},
        {"form": {"kind": "league", "third-place": True}},
        {"form": {"kind": "cup", "tie_breakers": "by-hand"}},
        {"game": "chess"},
        {"time_control": "soon"},
        {"grace_minutes": 1},
        {"starts": "2020-01-01T00:00:00Z"},
        {"starts": "9999-12-31T23:59:59-14:00"},
        {"starts": "2030-01-01T00:00:00"},
        {"name": " "},
    ],
)
async def test_a_plan_that_makes_none_is_refused(server: RunningServer, wrong: Json) -> None:
    (vera,) = await programs(server, "Vera")
    refused = await vera.post("/api/competitions", json=PLAN | wrong)
    assert refused.status_code == 400, refused.text
    assert (await vera.get("/api/competitions")).json() == []


async def test_programs_take_no_part_where_matches_are_rated(server: RunningServer) -> None:
    (vera,) = await programs(server, "Vera")
    made = await vera.post("/api/competitions", json=PLAN | {"is_rated": True})
    refused = await vera.post(f"{made.headers['location']}/enter")
    assert (refused.status_code, "played by people" in refused.json()["error"]) == (409, True)
    assert (await vera.get("/api/competitions/none")).status_code == 404
