"""Links that are made anew: the old ones lead nowhere, on pages, for programs and in open streams."""

import asyncio
from dataclasses import dataclass
from typing import Any

import httpx
import pytest

from kickabout.table.errors import Unknown, Unsaved
from kickabout.table.play.links import renew_links
from kickabout.table.play.seat_changes import add_holder, sit
from kickabout.table.seats.auth import digest
from kickabout.table.seats.keys import Keys
from kickabout.text.messages import Message
from tests.table.conftest import RunningServer, events

pytestmark = pytest.mark.anyio

KEY = "a secret of the program's own"


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


@dataclass
class Company:
    """A table with somebody of every kind: a program that has opened it, a person in a browser, a program
    with its token alone, one that joined with a key of its own, and an open seat.
    """

    where: str
    tokens: list[str]
    invites: list[str]
    person: httpx.AsyncClient
    program: httpx.AsyncClient

    async def reads(self, token: str) -> int:
        """Return the status of a read of the table with a token."""
        return (await self.program.get(self.where, headers=bearer(token))).status_code

    async def renews(self, token: str, **given: bool) -> dict[str, Any]:
        """Make links anew with a token; return what is told."""
        answer = await self.program.post(
            f"{self.where}/links", headers=bearer(token), json=given or None
        )
        told: dict[str, Any] = answer.raise_for_status().json()
        return told

    async def joins(self, invite: str, name: str, **given: str) -> httpx.Response:
        return await self.program.post(
            f"{self.where}/join", json={"invite": invite, "name": name, **given}
        )


@pytest.fixture
async def company(server: RunningServer) -> Company:
    program, person = server.client(), server.client()
    new = {"game": "futbol-dash", "seats": ["you", *["open"] * 4], "name": "Ana"}
    made = (await program.post("/api/tables", json=new)).raise_for_status().json()
    invites = [one["token"] for one in made["invites"]]
    table = Company(f"/api/tables/{made['table']}", [], invites, person, program)
    taken = {"token": invites[0], "name": "Bo"}
    assert (await person.post(f"/t/{made['table']}/sit", data=taken)).status_code == 303
    live = await server.tables.get(made["table"])
    alone = (await table.joins(invites[1], "Cy")).json()["token"]
    keyed = (await table.joins(invites[2], "Di", key=KEY)).json()["token"]
    table.tokens = [made["you"]["token"], str(server.tables.seat_token(live, 1)), alone, keyed]
    return table


async def test_whoever_opened_the_table_makes_its_links_anew(
    server: RunningServer, company: Company
) -> None:
    for token in company.tokens:
        assert await company.reads(token) == 200
    told = await company.renews(company.tokens[0])
    page = f"/t/{told['table']}"
    ana, bo, cy, di = company.tokens
    assert [await company.reads(token) for token in company.tokens] == [404, 404, 200, 404]
    # No road takes the old ones any more.
    for minimal in ({}, {"Prefer": "return=minimal"}):
        decision = {"action": "hold", "at": 0}
        acted = await company.program.post(
            f"{company.where}/actions", headers=bearer(ana) | minimal, json=decision
        )
        assert acted.status_code == 404
    stranger = server.client()
    for old in (ana, bo):
        assert (await stranger.get(f"/seat/{old}")).status_code == 404
        assert (await stranger.post(f"/seat/{old}")).status_code == 404
    assert (await stranger.get(f"/join/{company.invites[3]}")).status_code == 404
    taken = {"token": company.invites[3], "name": "Eve"}
    assert (await stranger.post(f"{page}/sit", data=taken)).status_code == 404
    assert (await company.joins(company.invites[3], "Eve")).status_code == 404

    # Browsers sit where they sat, and are shown the new link; a token alone is not taken away.
    shown = (await company.person.get(page)).text
    assert bo not in shown
    live = await server.tables.get(told["table"])
    new = str(server.tables.seat_token(live, 1))
    assert f"/seat/{new}" in shown
    assert await company.reads(new) == 200
    assert await company.reads(cy) == 200
    # A program with a key of its own gets its new token as it got the first.
    again = (await company.joins(company.invites[2], "Di", key=KEY)).json()
    assert again["token"] != di
    assert await company.reads(again["token"]) == 200
    assert (
        await company.joins(company.invites[2], "Eve", key="another key!!!!!")
    ).status_code == 409

    assert await company.reads(told["you"]["token"]) == 200
    assert told["you"]["link"].endswith(f"/seat/{told['you']['token']}")
    (invite,) = told["invites"]
    assert (await stranger.get(f"/join/{invite['token']}")).status_code == 200
    assert (await company.joins(invite["token"], "Eve")).status_code == 200


async def test_anybody_else_makes_the_own_link_anew(company: Company) -> None:
    told = await company.renews(company.tokens[2])
    assert [await company.reads(token) for token in company.tokens] == [200, 200, 404, 200]
    assert await company.reads(told["you"]["token"]) == 200
    assert [one["token"] for one in told["invites"]] == company.invites[3:]


async def test_nobody_does_without_a_seat(server: RunningServer, company: Company) -> None:
    stranger = server.client()
    for path in (f"{company.where}/links", company.where.replace("/api/tables", "/t") + "/links"):
        assert (await stranger.post(path)).status_code == 403
    wrong = await stranger.post(f"{company.where}/links", headers=bearer("wrong"))
    assert wrong.status_code == 404
    wrong = await stranger.post(
        f"{company.where}/links", headers=bearer(company.tokens[0]), json={"alone": "perhaps"}
    )
    assert wrong.status_code == 400
    assert [await company.reads(token) for token in company.tokens] == [200] * 4


async def test_a_browser_that_came_by_the_link_keeps_the_seat_unless_it_is_to_be_alone(
    server: RunningServer, company: Company
) -> None:
    other, page = server.client(), company.where.replace("/api/tables", "/t")
    await other.post(f"/seat/{company.tokens[1]}")
    assert (await company.person.post(f"{page}/links")).status_code == 200
    for browser in (other, company.person):
        assert "my-link" in (await browser.get(page)).text
    done = await company.person.post(
        f"{page}/links", data={"alone": "true"}, headers={"HX-Request": "true"}
    )
    assert "lead nowhere" in done.text
    assert "my-link" in (await company.person.get(page)).text
    assert "my-link" not in (await other.get(page)).text
    assert (await other.post(f"{page}/links")).status_code == 403
    # A program is alone without any browser.
    live = await server.tables.get(page.rpartition("/")[2])
    await company.renews(str(server.tables.seat_token(live, 1)), alone=True)
    assert "my-link" not in (await company.person.get(page)).text
    assert [seat for seat in live.stored.holders.values() if seat == 1] == []


async def test_streams_end_with_the_links_that_opened_them(
    server: RunningServer, company: Company
) -> None:
    thief, page = server.client(), company.where.replace("/api/tables", "/t")
    await thief.post(f"/seat/{company.tokens[1]}")
    begun = [asyncio.Event() for _ in range(4)]

    async def follow(client: httpx.AsyncClient, path: str, number: int, **given: Any) -> None:
        async with client.stream("GET", path, **given) as response:
            async for _ in events(response):
                begun[number].set()

    async with asyncio.TaskGroup() as group:
        old = [
            group.create_task(
                follow(
                    company.program, f"{company.where}/events", 0, headers=bearer(company.tokens[1])
                )
            ),
            group.create_task(follow(thief, f"{page}/events", 1)),
        ]
        kept = [
            group.create_task(follow(company.person, f"{page}/events", 2)),
            group.create_task(
                follow(
                    company.program, f"{company.where}/events", 3, headers=bearer(company.tokens[2])
                )
            ),
        ]
        for one in begun:
            await one.wait()
        await company.person.post(f"{page}/links", data={"alone": "true"})
        done, _ = await asyncio.wait(old, timeout=20)
        assert len(done) == 2
        assert not any(task.done() for task in kept)
        for task in kept:
            task.cancel()


async def test_a_link_that_is_void_meanwhile_gives_nothing(
    server: RunningServer, company: Company
) -> None:
    live = await server.tables.get(company.where.rpartition("/")[2])
    await renew_links(live, server.tables.keys, 0)
    with pytest.raises(Unknown):
        await sit(live, 4, digest(company.invites[3]), "Eve", None, contributes=False)
    with pytest.raises(Unknown):
        await add_holder(live, 1, digest(company.tokens[1]), digest("a browser"))
    assert live.places[4].kind == "open"
    assert digest("a browser") not in live.stored.holders


async def test_what_cannot_be_saved_leaves_the_links_as_they_are(
    server: RunningServer, company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:

        async def refuse(_: object) -> None:
            raise Unsaved(Message("error-unsaved", id="it-is-full"))

        patched.setattr(server.tables.store, "write", refuse)
        refused = await company.program.post(
            f"{company.where}/links", headers=bearer(company.tokens[0])
        )
        assert refused.status_code == 503
    assert [await company.reads(token) for token in company.tokens] == [200] * 4
    assert (await company.joins(company.invites[3], "Eve")).status_code == 200


async def test_a_link_whose_key_is_gone_works_and_can_be_made_anew(
    server: RunningServer, company: Company
) -> None:
    live = await server.tables.get(company.where.rpartition("/")[2])
    keys = server.tables.keys
    keys.current, keys.previous = Keys(b"y" * 32, b"z" * 32).accepted
    assert server.tables.seat_token(live, 0) is None
    assert server.tables.invite_token(live, 4) is None
    assert [await company.reads(token) for token in company.tokens] == [200] * 4
    guest = server.client()
    await guest.post(f"/seat/{company.tokens[1]}")
    shown = await guest.get(f"/t/{live.id}")
    assert shown.status_code == 200
    assert "my-link" not in shown.text
    assert "cannot show them any more" in shown.text
    # Who joins by an old invitation gets a token that the server can show.
    joined = (await company.joins(company.invites[3], "Eve")).raise_for_status().json()
    assert await company.reads(joined["token"]) == 200
    assert [await company.reads(token) for token in company.tokens] == [200] * 4
    await guest.post(f"/t/{live.id}/links")
    again = (await guest.get(f"/t/{live.id}")).text
    assert "my-link" in again
    assert "cannot show them any more" not in again
