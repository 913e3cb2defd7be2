"""The JSON API over a real connection: a whole match, who may what, and the stream of events."""

import asyncio
import json
from typing import Any

import httpx
import pytest

from kickabout.table import catalogue
from kickabout.table.web.api import view_schema
from kickabout.table.web.problems import Said, error_for_program
from kickabout.text.messages import Message, Name, Seat
from tests.table.conftest import RunningServer, events
from tests.table.web.players import Json, Program, bearer, new_table, two_programs

pytestmark = pytest.mark.anyio


async def follow(
    client: httpx.AsyncClient, table: str, token: str | None, stop: Any, last: int | None = None
) -> list[Json]:
    """Return the events of a table up to the first for which `stop` is true."""
    headers = ({} if token is None else bearer(token)) | (
        {} if last is None else {"Last-Event-ID": str(last)}
    )
    heard: list[Json] = []
    async with client.stream("GET", f"/api/tables/{table}/events", headers=headers) as response:
        assert response.headers["content-type"].startswith("text/event-stream")
        async for event in events(response):
            heard.append(
                {"event": event["event"], "id": event.get("id")} | json.loads(event["data"])
            )
            if stop(heard[-1]):
                break
    return heard


def decided(event: Json) -> bool:
    """Return whether an event says that somebody is to decide."""
    return event["event"] == "turn" and bool(event["waiting_for"])


async def test_a_program_may_prefer_an_answer_without_the_state(server: RunningServer) -> None:
    client = server.client()
    made = await new_table(client, seats=["you", "bot:random"], answer_seconds=None)
    own = bearer(made["you"]["token"])

    def asks(event: Json) -> bool:
        # Whoever can only hold is asked nothing for long: alone with bots the table holds by itself.
        return event.get("legal", []) not in ([], ["hold"])

    turn = (await follow(client, made["table"], made["you"]["token"], asks))[-1]
    path = f"/api/tables/{made['table']}/actions"
    minimal = own | {"Prefer": "return=minimal"}
    # What is wrong is said as ever, and of a decision that is none the same as without the header.
    wrong: list[object] = [{"action": "fly", "at": turn["at"]}, {"action": "fly"}, {"at": 1}, []]
    for body in wrong:
        told = [await client.post(path, json=body, headers=head) for head in (own, minimal)]
        assert told[0].status_code == told[1].status_code == 400
        assert told[0].json() == told[1].json()
    long = {"action": "x" * (1 << 17), "at": turn["at"]}
    assert (await client.post(path, json=long, headers=minimal)).status_code == 413
    decision = {"action": turn["legal"][0], "at": turn["at"]}
    nobody = await client.post(path, json=decision, headers={"Prefer": "return=minimal"})
    assert nobody.status_code == 403
    answer = await client.post(path, json=decision, headers=minimal)
    assert answer.status_code == 200
    assert answer.headers["preference-applied"] == "return=minimal"
    assert answer.headers["cache-control"] == "no-store"
    assert answer.json()["result"] == "played"
    assert answer.json()["at"] > turn["at"]


async def test_programs_play_a_match_through_it(server: RunningServer) -> None:
    ana, bo = await two_programs(server, options={"goals": 1}, answer_seconds=None)
    assert (ana.seat, bo.seat) == (0, 1)
    viewer, table = server.client(), ana.table

    async def play(own: Program) -> None:
        where = f"{own.path}/events"
        async with own.client.stream("GET", where, headers=own.headers) as stream:
            async for event in events(stream):
                if event["event"] == "over":
                    return
                told = json.loads(event["data"])
                if event["event"] == "turn" and told["legal"]:
                    answer = await own.post("actions", action=told["legal"][0], at=told["at"])
                    assert answer.status_code in (200, 409), answer.text

    await asyncio.gather(play(ana), play(bo))
    state = (await viewer.get(f"/api/tables/{table}")).json()
    assert state["status"] == "over"
    assert state["view"]["scores"]
    heard = await follow(viewer, table, None, lambda event: event["event"] == "over")
    entries = [event for event in heard if event["event"] == "entry"]
    assert [event["at"] for event in entries] == list(range(1, state["at"] + 1))
    assert [event["id"] for event in entries] == [str(event["at"]) for event in entries]
    assert {event["actor"] == -1 for event in entries if event["chance"]} == {True}
    assert entries[0]["chance"] == {"kind": "pick", "source": "seats", "seat": None}
    text = (await viewer.get(f"/api/tables/{table}/transcript")).text
    assert text.startswith("kickabout: ")
    following = (await bo.post("again")).json()["seat"]
    assert following["seat"] == 0
    assert following["table"] != table
    state = (await viewer.get(f"/api/tables/{table}")).json()
    assert state["next_table"] == following["table"]


async def test_last_event_id_gives_what_was_missed(server: RunningServer) -> None:
    client = server.client()
    made = await new_table(client, seats=["bot:random", "bot:random"], options={"goals": 1})
    table = made["table"]
    assert made["you"] is None
    whole = await follow(client, table, None, lambda event: event["event"] == "over")
    entries = [event for event in whole if event["event"] == "entry"]
    for last in (0, 1, 17, len(entries) - 1):
        rest = await follow(client, table, None, lambda event: event["event"] == "over", last)
        assert [event for event in rest if event["event"] == "entry"] == entries[last:]
    for wrong in ("9" * 5000, "-1", "x"):
        address = f"/api/tables/{table}/events"
        got = await client.get(address, headers={"Last-Event-ID": wrong})
        assert got.text.count("event: entry") == len(entries)


async def test_half_a_character_is_no_invitation(server: RunningServer) -> None:
    client = server.client()
    table = (await new_table(client))["table"]
    body = b'{"invite": "\\udfff", "name": "Bo"}'
    kind = {"Content-Type": "application/json"}
    got = await client.post(f"/api/tables/{table}/join", content=body, headers=kind)
    assert got.status_code in (400, 403, 404), got.text


async def test_a_stream_tells_a_seat_what_it_sees_and_no_more(server: RunningServer) -> None:
    ana, bo = await two_programs(server, answer_seconds=None)
    own, foreign, watched = [
        [e["action"] for e in await follow(ana.client, ana.table, token, decided) if "action" in e]
        for token in (ana.token, bo.token, None)
    ]
    assert len(own) == len(foreign) == len(watched)
    assert set(watched[1:]) == {"draw card"}
    # Whatever one of the two saw by name, the other did not.
    for mine, theirs in list(zip(own, foreign, strict=True))[1:]:
        assert (mine == "draw card") != (theirs == "draw card")


async def test_nobody_decides_for_another_seat(server: RunningServer) -> None:
    client = server.client()
    made, elsewhere = await new_table(client), await new_table(client)
    url = f"/api/tables/{made['table']}"
    act = {"action": "hold", "at": 0}
    refused = await client.post(f"{url}/actions", json=act)
    assert (refused.status_code, refused.json()["error"][:16]) == (403, "You hold no seat")
    foreign = await client.post(
        f"{url}/actions", json=act, headers=bearer(elsewhere["you"]["token"])
    )
    assert foreign.status_code == 403
    forged = await client.post(f"{url}/actions", json=act, headers=bearer("A" * 24))
    assert forged.status_code == 404
    early = await client.post(f"{url}/actions", json=act, headers=bearer(made["you"]["token"]))
    assert (early.status_code, early.json()["error"]) == (
        409,
        "The match begins once every seat is taken.",
    )
    # An invitation is no seat, and is for its table alone.
    invite = made["invites"][0]["token"]
    assert (await client.get(url, headers=bearer(invite))).status_code == 404
    wrong = await client.post(
        f"/api/tables/{elsewhere['table']}/join", json={"invite": invite, "name": "Bo"}
    )
    assert wrong.status_code == 404


async def test_joining_again_with_the_same_key_gives_the_same_seat(server: RunningServer) -> None:
    client = server.client()
    made = await new_table(client, seats=["open", "open"])
    url = f"/api/tables/{made['table']}/join"
    join = {"invite": made["invites"][1]["token"], "name": "Bo", "key": "a secret of my own"}
    first, again = await client.post(url, json=join), await client.post(url, json=join)
    assert first.status_code == again.status_code == 200
    assert first.json() == again.json()
    other = await client.post(url, json=join | {"key": "a secret of another"})
    assert other.status_code == 409
    short = await client.post(url, json=join | {"key": "short"})
    assert short.status_code == 400


async def test_of_two_posts_at_once_one_is_played_and_the_other_told_why(
    server: RunningServer,
) -> None:
    programs = await two_programs(server, answer_seconds=None)
    table = programs[0].table
    turn = (await follow(server.client(), table, None, decided))[-1]
    decider = programs[turn["waiting_for"][0]]
    state = await decider.state()
    act = {"action": state["legal"][0], "at": state["at"]}
    second = Program(server.client(), vars(decider))
    answers = await asyncio.gather(*(who.post("actions", **act) for who in (decider, second)))
    assert sorted(answer.status_code for answer in answers) == [200, 409]
    refused = next(answer for answer in answers if answer.status_code == 409)
    assert "moved on" in refused.json()["error"]
    assert refused.json()["at"] > state["at"]
    log = (await server.tables.get(table)).log
    assert [e.action for e in log.entries[state["at"] :]].count(act["action"]) == 1
    illegal = await programs[0].post("actions", action="play nonsense", at=log.number)
    assert illegal.status_code in (400, 409)


async def test_what_is_not_understood_is_named(server: RunningServer) -> None:
    client = server.client()
    body = {"game": "futbol-dash", "seats": ["you", "open"]}
    for wrong, said in (
        ({"game": "chess"}, "chess"),
        ({"seats": "you"}, "seats"),
        ({"seats": []}, "2 to 6"),
        ({"colour": "red"}, "colour"),
        ({"answer_seconds": 5}, "4, 8 or 15"),
        ({"options": {"goals": 0}}, "goals"),
        ({"name": "x\ny"}, "control"),
    ):
        response = await client.post("/api/tables", json=body | wrong)
        assert response.status_code == 400, wrong
        assert said in response.json()["error"]
    response = await client.post(
        "/api/tables", content=b"{", headers={"Content-Type": "application/json"}
    )
    assert response.status_code == 400
    for path in ("/api/tables/none", "/api/tables/none/events", "/api/nothing"):
        response = await client.get(path)
        assert response.status_code == 404
        assert response.json()["error"]
        assert response.json()["id"] in ("status-404", "error-no-table")


def test_a_refusal_says_what_it_is_in_no_language() -> None:
    card = Name("card", "nutmeg", "Nutmeg")
    refused = Message("refused-card", clause="DASH-5.1", card=card, player=Seat(1))
    told = json.loads(bytes(error_for_program(400, Said("No (DASH-5.1).", refused)).body))
    assert told == {
        "error": "No (DASH-5.1).",
        "at": None,
        "id": "refused-card",
        "clause": "DASH-5.1",
        "arguments": {"card": "nutmeg", "player": 1},
    }
    nowhere = json.loads(bytes(error_for_program(404, Said("")).body))
    assert (nowhere["error"], nowhere["id"], nowhere["clause"]) == ("Not Found", "status-404", None)


async def test_the_transcript_waits_for_the_end(server: RunningServer) -> None:
    client = server.client()
    made = await new_table(client)
    response = await client.get(
        f"/api/tables/{made['table']}/transcript", headers=bearer(made["you"]["token"])
    )
    assert response.status_code == 403
    assert "over" in response.json()["error"]


async def test_it_describes_itself(server: RunningServer) -> None:
    client = server.client()
    described = (await client.get("/api/openapi.json")).json()
    calls = {
        f"{method} {path}" for path, methods in described["paths"].items() for method in methods
    }
    assert calls == {
        "get /api/proof",
        "get /api/today",
        "post /api/today/{game}",
        "get /api/me",
        "get /api/me/matches",
        "get /api/me/moves",
        "get /api/me/notices",
        "post /api/me/notices/read",
        "get /api/me/notices/settings",
        "put /api/me/notices/settings",
        "get /api/me/seasons",
        "post /api/me/seasons",
        "get /api/me/seasons/{club}",
        "post /api/me/seasons/{club}/play",
        "post /api/me/seasons/{club}/next",
        "get /api/me/vacation",
        "post /api/me/vacation",
        "delete /api/me/vacation",
        "get /api/me/competitions",
        "get /api/competitions",
        "post /api/competitions",
        "get /api/competitions/{competition}",
        "get /api/competitions/{competition}/log",
        "get /api/competitions/{competition}/live",
        "post /api/competitions/{competition}/enter",
        "post /api/competitions/{competition}/withdraw",
        "post /api/competitions/{competition}/sit-down",
        "post /api/competitions/{competition}/fill",
        "post /api/competitions/{competition}/begin",
        "post /api/competitions/{competition}/exclude",
        "post /api/competitions/{competition}/correct",
        "post /api/competitions/{competition}/close-round",
        "post /api/competitions/{competition}/call-off",
        "get /api/challenges",
        "post /api/challenges",
        "post /api/challenges/{table}/decline",
        "get /api/games",
        "get /api/open-tables",
        "post /api/tables",
        "post /api/tables/{table}/join",
        "post /api/tables/{table}/resign",
        "post /api/tables/{table}/say",
        "get /api/tables/{table}/writing",
        "put /api/tables/{table}/writing",
        "post /api/tables/{table}/writing",
        "post /api/tables/{table}/draw",
        "get /api/tables/{table}",
        "post /api/tables/{table}/actions",
        "post /api/tables/{table}/undo",
        "post /api/tables/{table}/hint",
        "post /api/tables/{table}/call-off",
        "get /api/tables/{table}/in-advance",
        "put /api/tables/{table}/in-advance",
        "post /api/tables/{table}/stand-ins",
        "post /api/tables/{table}/back",
        "post /api/tables/{table}/again",
        "post /api/tables/{table}/not-again",
        "post /api/tables/{table}/links",
        "get /api/tables/{table}/events",
        "get /api/tables/{table}/transcript",
        "post /api/tables/{table}/seal",
        "post /api/tables/{table}/contribution",
        "post /api/tables/{table}/link",
        "post /api/tables/{table}/anchor",
        "get /api/tables/{table}/proof",
        "get /api/positions/{game}",
        "post /api/positions/{game}",
    }
    for methods in described["paths"].values():
        for call in methods.values():
            assert call["description"]
    page = await client.get("/api")
    assert page.status_code == 200
    assert "/api/tables/{table}/actions" in page.text
    assert "http://" not in page.text.replace(server.url, "")
    assert "https://" not in page.text
    games = (await client.get("/api/games")).json()
    assert games["games"][0]["name"] == "futbol-dash"
    assert {bot["kind"] for bot in games["bots"]} >= {"random", "rule-of-thumb"}


async def test_it_describes_what_a_view_of_each_game_holds(server: RunningServer) -> None:
    described = (await server.client().get("/api/openapi.json")).json()
    schemas = described["components"]["schemas"]
    views = schemas["TableState"]["properties"]["view"]["anyOf"]
    assert [view["title"] for view in views] == [game.title for game in catalogue.games()]
    for game, view in zip(catalogue.games(), views, strict=True):
        keys: dict[str, Any] = {}
        for part in view["allOf"]:
            keys |= schemas[part["$ref"].rpartition("/")[2]]["properties"]
        shown = view_schema.example(game)
        assert shown.keys() == keys.keys()
        # FastAPI leaves out what is null.
        assert view["examples"][0].keys() == {key for key in shown if shown[key] is not None}
        assert "description" in keys["hand"]  # said by the game itself
        assert "description" in keys["phase"]  # inherited
