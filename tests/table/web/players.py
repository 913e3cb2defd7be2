"""People in browsers, and programs, who come to the tables of a server."""

import re
from typing import Any, Self

import httpx

from tests.table.conftest import RunningServer

HTMX = {"HX-Request": "true"}
Json = dict[str, Any]
SECRET = re.compile(r"kickabout_[\w-]{43}")
"""A key of an account."""


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


async def claimed(server: RunningServer, name: str = "Vera") -> httpx.AsyncClient:
    """Return the browser of somebody who has claimed a name."""
    client = server.client()
    assert (await client.post("/me/claim", data={"name": name})).status_code == 303
    return client


async def key_of(
    client: httpx.AsyncClient, *scopes: str, label: str = "Bot", days: str = ""
) -> str:
    """Return a new key of whoever is signed in."""
    form: dict[str, Any] = {"label": label, "scope": list(scopes), "days": days}
    page = await client.post("/me/keys", data=form)
    found = SECRET.search(page.text)
    assert found is not None, page.text
    return found[0]


def program(server: RunningServer, key: str) -> httpx.AsyncClient:
    """Return a program that sends a key."""
    return server.client(headers=bearer(key))


async def set_up(client: httpx.AsyncClient, *seats: str, **fields: str) -> str:
    """Set a table up by the form of the front page; return its path."""
    form = {f"seat-{place}": kind for place, kind in enumerate(seats)}
    form |= {"game": "futbol-dash", "name": "Ana", "answer-seconds": "none"} | fields
    response = await client.post("/tables", data=form)
    assert response.status_code == 303, response.text
    return response.headers["location"]


async def sit(client: httpx.AsyncClient, path: str, token: str | None, name: str) -> httpx.Response:
    """Take the seat of an invitation."""
    return await client.post(f"{path}/sit", data={"token": token or "", "name": name})


async def two_browsers(
    server: RunningServer, name: str = "Bo", **fields: str
) -> tuple[httpx.AsyncClient, httpx.AsyncClient, str]:
    """Ana's and somebody else's browser, and the path of their table."""
    ana, other = server.client(), server.client()
    path = await set_up(ana, "you", "open", **fields)
    token = server.tables.invite_token(await server.tables.get(path[3:]), 1)
    assert (await sit(other, path, token, name)).status_code == 303
    return ana, other, path


async def new_table(client: httpx.AsyncClient, url: str = "", **fields: Any) -> Json:
    """Set a table up over the API, of the server at an address."""
    body = {"game": "futbol-dash", "seats": ["you", "open"], "name": "Ana"} | fields
    response = await client.post(f"{url}/api/tables", json=body)
    assert response.status_code == 201, response.text
    made: Json = response.json()
    return made


class Program:
    """A program with a seat, at the server with an address."""

    def __init__(self, client: httpx.AsyncClient, own: Json, url: str = "") -> None:
        self.client = client
        self.table, self.seat, self.token = str(own["table"]), int(own["seat"]), str(own["token"])
        self.path = f"{url}/api/tables/{self.table}"
        self.headers = bearer(self.token)

    @classmethod
    async def joining(
        cls, client: httpx.AsyncClient, made: Json, place: int = 0, url: str = "", **fields: Any
    ) -> Self:
        """Return one that has joined by one of the invitations to a table."""
        body = {"invite": made["invites"][place]["token"], "name": "Bo"} | fields
        answer = await client.post(f"{url}/api/tables/{made['table']}/join", json=body)
        return cls(client, answer.raise_for_status().json(), url)

    async def get(self, what: str = "") -> httpx.Response:
        return await self.client.get(f"{self.path}/{what}".rstrip("/"), headers=self.headers)

    async def post(self, what: str, **json: Any) -> httpx.Response:
        return await self.client.post(f"{self.path}/{what}", json=json, headers=self.headers)

    async def state(self) -> Json:
        state: Json = (await self.get()).raise_for_status().json()
        return state

    async def decides(self, action: str | None = None) -> httpx.Response:
        """Decide something, by default the first legal action, at the present length of the log."""
        state = await self.state()
        return await self.post("actions", action=action or state["legal"][0], at=state["at"])


async def two_programs(server: RunningServer, **fields: Any) -> tuple[Program, Program]:
    """Programs of Ana and Bo at a table of their own."""
    client = server.client()
    made = await new_table(client, **fields)
    return Program(client, made["you"]), await Program.joining(server.client(), made)
