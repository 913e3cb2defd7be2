"""Players who survive the server's crashes: they reconnect and ask for what they missed."""

import asyncio
import json
import random
import secrets
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from typing import Any, TypeVar

import httpx

from benchmarks.events import events
from benchmarks.promise_audit import Promise, PromiseAudit, Received
from kickabout.engine import replaying, transcript
from kickabout.engine.keyed_dice import read_proof, seal_of
from kickabout.engine.links import chain_of
from kickabout.engine.verification import verify
from kickabout.games import find

T = TypeVar("T")
SPECTATOR = -1
TRIES = 5
"""The number of attempts to send a decision that could not be saved."""
BACK_SECONDS = 0.1
"""The time after which disconnected players reconnect."""
UNDO = "undo"
LONGEST = 2000
"""The links of a player: more than any match of these has entries."""
DASH, TEAM = "futbol-dash", "super-team"
COMPANIES: tuple[tuple[str, tuple[str, ...], dict[str, object]], ...] = (
    (DASH, ("you", "open"), {}),
    (TEAM, ("you", "open"), {}),
    (DASH, ("you", "bot:rule-of-thumb"), {}),
    (DASH, ("you", "open", "open"), {}),
    (TEAM, ("you", "open"), {"solo": "easy"}),
    (DASH, ("bot:random", "bot:rule-of-thumb"), {}),
    (DASH, ("you", "bot:random", "open"), {}),
    (DASH, ("bot:rule-of-thumb", "bot:rule-of-thumb", "bot:random", "bot:random"), {}),
)
"""The games of the tables in turn, and their players: two people, people and bots, bots alone."""
CLOCKS = (None, "15+10", "60s", "1d")
"""How long people may take to decide."""
PHRASE = "hello"


@dataclass
class Follower:
    """A follower of a table: a player with a seat's token, or a spectator without."""

    received: Received
    token: str | None = None
    value: str = field(default_factory=partial(secrets.token_hex, 16))
    """Its contribution to the dice."""
    end: str = field(default_factory=partial(secrets.token_hex, 32))
    """The end of its chain of links."""
    lets_stand: list[str] | None = None
    """The cards that it lets stand without being asked, as the server has acknowledged; None if it may have others,
    since it has not answered.
    """

    @cached_property
    def chain(self) -> list[str]:
        """The links by which it makes the dice with the others, the anchor first."""
        return chain_of(self.received.table, self.received.viewer, self.end, LONGEST)

    @property
    def headers(self) -> dict[str, str]:
        """The headers that authenticate the follower."""
        return {} if self.token is None else {"Authorization": f"Bearer {self.token}"}


@dataclass(slots=True)
class Table:
    """A table in play, or one that waits for the holders of its invitations."""

    id: str
    followers: list[Follower]
    invites: list[tuple[int, str]]

    @property
    def begun(self) -> bool:
        """Return whether every seat is taken."""
        return not self.invites

    @property
    def over(self) -> bool:
        """Return whether all followers know that the match is over."""
        return bool(self.followers) and all(follower.received.over for follower in self.followers)

    @property
    def known(self) -> int:
        """The number of entries of its log that some follower has received."""
        return max((len(follower.received.entries) for follower in self.followers), default=0)


@dataclass(slots=True)
class ResilientClients:
    """All the players, over the lives of many servers.

    Attributes:
        size: The number of simultaneous tables; a finished one makes room for a new one.
        goals: The most goals that a match of Fútbol Dash takes.
        finished: The tables whose end everybody has heard.
        made: The number of tables that were set up.
        companies: The games of the tables in turn, and their players.
        returns: True if disconnected players reconnect by themselves while others still play.
        closing: True if no new table is set up any more.
    """

    audit: PromiseAudit
    rng: random.Random
    size: int
    goals: int
    tables: list[Table] = field(default_factory=list)
    finished: list[Table] = field(default_factory=list)
    made: int = 0
    companies: tuple[tuple[str, tuple[str, ...], dict[str, object]], ...] = COMPANIES
    returns: bool = False
    closing: bool = False

    async def visit(self, client: httpx.AsyncClient, *, more: bool) -> None:
        """Play until all matches are over, or, with `more`, new ones too until the server dies."""
        async with asyncio.TaskGroup() as group:
            for table in list(self.tables):
                group.create_task(self._play_on(client, table, more))
            for _ in range(self.size - len(self.tables) if more else 0):
                group.create_task(self._play_on(client, None, more))

    async def _play_on(self, client: httpx.AsyncClient, table: Table | None, more: bool) -> None:
        """Play at a table, or at a new one, and with `more` at one after the other."""
        while True:
            if table is None:
                table = await self._unless_cut(partial(self._set_up, client))
                if table is None:
                    return
            await self._unless_cut(partial(self._table, client, table))
            if not table.over or not more or self.closing:
                return
            table = None

    async def _set_up(self, client: httpx.AsyncClient) -> Table:
        game, kinds, options = self.companies[self.made % len(self.companies)]
        goals = {"goals": self.rng.randint(1, self.goals)} if game == DASH else {}
        new = {
            "game": game,
            "seats": kinds,
            "options": options | goals,
            "name": "P0" if "you" in kinds else "",
            **self._time(kinds, options),
            "joint": self.made % 2 == 0,
            "contributes": "you" in kinds,
        }
        made = (await client.post("/api/tables", json=new)).raise_for_status().json()
        self.made += 1
        table = Table(made["table"], [], [(i["seat"], i["token"]) for i in made["invites"]])
        self.audit.people[table.id] = set()
        if made["you"] is None:
            self._follow(table, SPECTATOR, None)
        else:
            self._follow(table, made["you"]["seat"], made["you"]["token"])
        self.tables.append(table)
        return table

    def _time(self, kinds: Sequence[str], options: Mapping[str, object]) -> dict[str, object]:
        """Return the time that people have at a table with these players."""
        people = 1 if "solo" in options else sum(kind in ("you", "open") for kind in kinds)
        clocks = CLOCKS[:-1] if people == 1 else CLOCKS
        clock = self.rng.choice(clocks) if people else None
        seconds = self.rng.choice([4, None]) if clock in (None, "1d") else 4
        return {"answer_seconds": seconds, "time_control": clock}

    async def _unless_cut(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T | None:
        """Do some work, ignoring that the server may die in the middle of it; None if it has."""
        while True:
            try:
                return await work()
            except httpx.TransportError:
                if not self.returns:
                    return None
                await asyncio.sleep(BACK_SECONDS)

    def _follow(self, table: Table, viewer: int, token: str | None) -> None:
        received = Received(table.id, viewer)
        self.audit.received.append(received)
        table.followers.append(Follower(received, token))
        if token is not None:
            self.audit.people[table.id].add(viewer)

    async def _table(self, client: httpx.AsyncClient, table: Table) -> None:
        while table.invites:
            await self._join(client, table)
        async with asyncio.TaskGroup() as group:
            for follower in table.followers:
                group.create_task(self._unless_cut(partial(self._follow_on, client, follower)))
        if table.over:
            self.tables.remove(table)
            self.finished.append(table)
            await self._unless_cut(partial(self._verify, client, table))

    async def _verify(self, client: httpx.AsyncClient, table: Table) -> None:
        """Check the dice and the record of a finished match."""
        answer = await client.get(f"/api/tables/{table.id}/transcript")
        lines, body = transcript.parse(answer.raise_for_status().text)
        proof = read_proof(lines)
        assert proof is not None
        match = replaying.begin(find(lines["game"]), lines, None)
        verdict = await asyncio.to_thread(verify, proof, match, body, lines["result"])
        self.audit.verified += 1
        if verdict.linked is not None:
            self.audit.links += sum(verdict.linked.given.values())
        self.audit.faults += [f"{table.id}: {fault}" for fault in verdict.faults]

    async def _join(self, client: httpx.AsyncClient, table: Table) -> None:
        """Take a seat; again with the same key, if the server died before its answer."""
        seat, token = table.invites[0]
        asked: dict[str, object] = {
            "invite": token,
            "name": f"P{seat}",
            "key": f"the key to {table.id}/{seat}",
        }
        asked["contributes"] = True
        answer = await client.post(f"/api/tables/{table.id}/join", json=asked)
        del table.invites[0]
        self._follow(table, seat, answer.raise_for_status().json()["token"])

    async def _follow_on(self, client: httpx.AsyncClient, follower: Follower) -> None:
        await self._go_on(client, follower)
        while self.returns and not follower.received.over:  # a server that stops ends its streams
            await self._go_on(client, follower)

    async def _go_on(self, client: httpx.AsyncClient, follower: Follower) -> None:
        """Follow a table from the last known entry, and decide when asked."""
        received = follower.received
        if received.over:
            return
        known = len(received.entries)
        caught_up = known == 0
        headers = follower.headers | ({"Last-Event-ID": str(known)} if known else {})
        where = f"/api/tables/{received.table}/events"
        async with client.stream("GET", where, headers=headers) as response:
            if not response.is_success:
                said = (await response.aread()).decode()
                self.audit.faults.append(f"{received.table}: its events do not come: {said}")
                return
            async for event in events(response):
                data = json.loads(event.data) if event.data else {}
                if event.kind == "entry":
                    self._take_in(received, data, event.id)
                    continue
                if not caught_up:
                    self.audit.missed += len(received.entries) - known
                    caught_up = True
                if event.kind == "over":
                    received.over = True
                    return
                if follower.token is None:
                    continue
                if event.kind == "dice" or data.get("link") is not None:
                    await self._add_to_dice(client, follower, data)
                elif event.kind == "turn" and data["legal"]:
                    await self._decide(client, follower, data["legal"], data["at"])

    async def _add_to_dice(
        self, client: httpx.AsyncClient, follower: Follower, data: dict[str, Any]
    ) -> None:
        """Seal a contribution, reveal it, or reveal the link that is due. It may come too late."""
        table, seat = follower.received.table, follower.received.viewer
        posts = {
            "open": ("seal", {"seal": seal_of(table, seat, follower.value)}),
            "sealed": ("contribution", {"contribution": follower.value}),
        }
        if data.get("link") is not None:
            link = follower.chain[data["link"] + 1]
            what, body = "link", {"at": data["link"], "link": link}
        elif data["stage"] in posts:
            what, body = posts[data["stage"]]
            if what == "seal":
                body["anchor"] = follower.chain[0]
        else:
            return
        where = f"/api/tables/{table}/{what}"
        answer = await client.post(where, json=body, headers=follower.headers)
        if answer.status_code not in (200, 409, 503):
            self.audit.faults.append(f"{table}: {what} of seat {seat}: {answer.text}")

    def _take_in(self, received: Received, entry: dict[str, Any], number: str) -> None:
        if not entry["at"] == int(number) == len(received.entries) + 1:
            self.audit.faults.append(
                f"{received.table}: seat {received.viewer} heard {entry} as {number} after"
                f" {len(received.entries)} entries"
            )
            return
        received.entries.append((entry["actor"], entry["action"]))

    async def _decide(
        self, client: httpx.AsyncClient, follower: Follower, legal: list[str], at: int
    ) -> None:
        if self.rng.random() < 0.3:
            await asyncio.sleep(self.rng.uniform(0, 0.1))
        if self.rng.random() < 0.05:
            await self._say(client, follower)
        if self.rng.random() < 0.1:
            await self._answer_in_advance(client, follower)
        action = self.rng.choice(legal)
        # Now and then a request is sent twice.
        times = 2 if self.rng.random() < 0.05 else 1
        posts = [self._post(client, follower, action, at) for _ in range(times)]
        answers = await asyncio.gather(*posts, return_exceptions=True)
        for answer in answers:
            if isinstance(answer, BaseException):
                raise answer
        may_undo = [state for state in answers if isinstance(state, dict) and state["undo"]]
        if may_undo and self.rng.random() < 0.1:
            await self._post(client, follower, UNDO, may_undo[0]["at"])

    async def _say(self, client: httpx.AsyncClient, follower: Follower) -> None:
        """Say something, which may be too much at once."""
        where = f"/api/tables/{follower.received.table}/say"
        answer = await client.post(where, json={"phrase": PHRASE}, headers=follower.headers)
        if answer.status_code not in (200, 409, 429, 503):
            self.audit.faults.append(f"{follower.received.table}: said nothing: {answer.text}")

    async def _answer_in_advance(self, client: httpx.AsyncClient, follower: Follower) -> None:
        """Look what the seat lets stand, which the server may not have forgotten, and say something else."""
        where = f"/api/tables/{follower.received.table}/in-advance"
        answer = await client.get(where, headers=follower.headers)
        known = answer.json() if answer.is_success else {"answerable": []}
        if not known["answerable"]:
            return
        if follower.lets_stand not in (None, known["cards"]):
            self.audit.faults.append(
                f"{follower.received.table}: seat {follower.received.viewer} lets {known['cards']} stand"
                f" instead of {follower.lets_stand}"
            )
        cards = [card for card in known["answerable"] if self.rng.random() < 0.5]
        follower.lets_stand = None
        answer = await client.put(where, json={"cards": cards}, headers=follower.headers)
        if answer.is_success:
            follower.lets_stand = cards
        elif answer.status_code not in (409, 503):
            self.audit.faults.append(f"{follower.received.table}: {cards}: {answer.text}")

    async def _post(
        self, client: httpx.AsyncClient, follower: Follower, action: str, at: int
    ) -> dict[str, Any] | None:
        """Send a decision, or an undo; return the table's state once it is played."""
        received, audit = follower.received, self.audit
        audit.sent[received.table].add((received.viewer, action))
        what, asked = (
            ("undo", {"at": at}) if action == UNDO else ("actions", {"at": at, "action": action})
        )
        where = f"/api/tables/{received.table}/{what}"
        for _ in range(TRIES):
            audit.unanswered += 1
            answer = await client.post(where, json=asked, headers=follower.headers)
            audit.unanswered -= 1
            if answer.status_code != httpx.codes.SERVICE_UNAVAILABLE:
                break
        if answer.status_code == httpx.codes.CONFLICT:
            return None
        if not answer.is_success:
            audit.faults.append(f"{received.table}: {action!r} at {at}: {answer.text}")
            return None
        body: dict[str, Any] = answer.json()
        if body.get("result") == "standing":
            audit.standing += 1
            return None
        state: dict[str, Any] = body if action == UNDO else body["state"]
        audit.promises.append(Promise(received.table, received.viewer, action, at, state["at"]))
        return state
