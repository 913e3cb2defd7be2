"""Two tables that differ in hidden cards alone: whoever may not see those is sent the same, byte for byte, at the
same time.

Both are played side by side, over the application itself. Wherever a viewer sees no difference between outcomes of
chance, or between decisions of others, each table may have one of its own; what the viewer does, and all that it can
tell apart, is the same. So are the times at which things happen by themselves: those stand still here, and pass for
both tables alike.
"""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import datetime, timedelta, tzinfo
from pathlib import Path
from typing import Any, Self

import httpx
import pytest
from fastapi import FastAPI

import kickabout
from kickabout.engine.actions import HOLD
from kickabout.engine.game import CHANCE, SPECTATOR, no_window
from kickabout.engine.match import Match
from kickabout.table import catalogue
from kickabout.table.play.driver import Driver, next_step
from kickabout.table.play.live import LiveTable
from kickabout.table.play.sealing import advance
from kickabout.table.play.seat_changes import ask_bot
from kickabout.table.play.tables import Tables
from kickabout.table.seats.occupancy import AWAY_SECONDS
from kickabout.table.settings import Settings
from kickabout.table.web.app import create_app
from tests.keyed_match import without_commitment
from tests.table.conftest import wound_down
from tests.table.manual_time import MANUAL_TIME, pass_by

pytestmark = pytest.mark.anyio

GAMES = [game.name for game in catalogue.games()]
SEEDS = {"futbol-dash": 8, "futera-susu": 1, "social-soccer": 5}
"""With these there is something to tell, while it still looks alike."""
SEEDS_AT_ONCE = SEEDS | {"squad-rush": 1}
HOST = "127.0.0.1"
PLACES = 60
"""So many places of a match are compared, if the tables go on looking alike as long,"""
LOOKS = 10
"""at every so many of them by all that the viewers may ask, besides what they are told by themselves."""


@pytest.fixture
def anyio_backend() -> Any:
    return MANUAL_TIME


class ManualClock(datetime):
    """The clock that people have, which goes with the event loop's."""

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> Self:
        seconds = asyncio.get_running_loop().time()
        return cls(2026, 1, 1, tzinfo=tz) + timedelta(seconds=seconds)


@pytest.fixture
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
    """Those of a server at whose tables nothing happens by itself."""

    async def stand_still(driver: Driver) -> None:
        del driver

    monkeypatch.setattr(Driver, "run", stand_still)
    for module in ("clock", "window"):
        monkeypatch.setattr(f"kickabout.table.play.{module}.datetime", ManualClock)
    return Settings(tmp_path / "data", pace=1.0, secret=b"k" * 32, warm=False)


@dataclass
class Listener:
    """A stream of events as it arrives: its head, and each piece."""

    pieces: list[Any] = field(default_factory=list)
    began: asyncio.Event = field(default_factory=asyncio.Event)

    async def follow(self, app: FastAPI, path: str, headers: dict[str, str]) -> None:
        scope = {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "GET",
            "scheme": "http", "path": path, "raw_path": path.encode(), "query_string": b"",
            "root_path": "", "client": (HOST, 1), "server": (HOST, 80),
            "headers": [
                (name.lower().encode(), value.encode())
                for name, value in ({"host": HOST} | headers).items()
            ],
        }  # fmt: skip
        asked = False

        async def receive() -> dict[str, Any]:
            nonlocal asked
            if asked:
                await asyncio.Event().wait()
            asked = True
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message: Any) -> None:
            head = message.get("status"), message.get("headers")
            self.pieces.append(message.get("body", head))
            if "body" in message:
                self.began.set()

        await app(scope, receive, send)


class Room:
    """One of the two tables, and those who look at it without seeing all."""

    def __init__(self, app: FastAPI, table: LiveTable) -> None:
        self.app = app
        self.table = table
        # Each outcome is chosen here, and comes at once with what it follows if the test says so.
        self._to_come: list[str] = []
        table._rolls_at_once = lambda _: bool(self._to_come)  # type: ignore[assignment,method-assign]
        table._roll = lambda _: self._to_come.pop(0)  # type: ignore[assignment,method-assign]
        self.streams: list[Listener] = []
        tables: Tables = app.state.tables
        seats = [place.seat for place in table.places]
        self.tokens = [str(tables.seat_token(table, seat)) for seat in seats]
        key = tables.keys.current
        self._cookies = {
            seat: key.cookie_name + "=" + key.cookie(browser)
            for seat, browser in ((seat, f"{table.id}-{seat}") for seat in seats)
        }
        self.browsers = [f"{table.id}-{seat}" for seat in seats]
        self._client = httpx.AsyncClient(
            transport=httpx.ASGITransport(app=app), base_url=f"http://{HOST}"
        )
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def match(self) -> Match:
        return self.table.log.match

    async def play(self, seat: int, action: str, *outcomes: str) -> None:
        """Play a decision, or with CHANCE an outcome, and commit the outcomes that follow together with it."""
        self._to_come = [*outcomes]
        await self.table.exclusive(lambda: self.table.record(seat, action))
        assert not self._to_come

    def _headers(self, viewer: int) -> dict[str, str]:
        if viewer == SPECTATOR:
            return {}
        token, cookie = self.tokens[viewer], self._cookies[viewer]
        return {"authorization": f"Bearer {token}", "cookie": cookie}

    async def listen(self, viewer: int) -> None:
        """Follows the table as a program."""
        listener = Listener()
        self.streams.append(listener)
        path, headers = f"/api/tables/{self.table.id}/events", self._headers(viewer)
        self._tasks.append(asyncio.create_task(listener.follow(self.app, path, headers)))
        await listener.began.wait()

    async def look(self, viewer: int) -> list[Any]:
        """What a viewer is answered: the state, the page, and refusals."""
        api, headers = f"/api/tables/{self.table.id}", self._headers(viewer)
        said = [
            await self._client.get(path, headers=headers) for path in (api, f"/t/{self.table.id}")
        ]
        undo = {"action": "undo", "at": self.table.number}
        for path, body in (("actions", undo), ("undo", {"at": -1}), ("hint", {"at": 0})):
            said.append(await self._client.post(f"{api}/{path}", json=body, headers=headers))
        return [self.plain((one.status_code, dict(one.headers), one.text)) for one in said]

    async def heard(self) -> list[Any]:
        """What the streams have brought since the last time."""
        count = -1
        while count != sum(len(listener.pieces) for listener in self.streams):
            count = sum(len(listener.pieces) for listener in self.streams)
            await wound_down()
        new = [self.plain(listener.pieces) for listener in self.streams]
        for listener in self.streams:
            listener.pieces = []
        return new

    def plain(self, said: object) -> str:
        """What was said without the names of this very table."""
        text = repr(said).replace(self.table.id, "ID")
        if self.table.dice is not None:
            text = without_commitment(text, self.table.dice.commitment)
        for seat, token in enumerate(self.tokens):
            text = text.replace(token, f"TOKEN {seat}")
        return text

    async def close(self) -> None:
        self.table.close()
        await asyncio.gather(*self._tasks)
        await self._client.aclose()


@asynccontextmanager
async def rooms(
    settings: Settings, game: str, kinds: list[str], options: dict[str, object] | None = None
) -> AsyncIterator[tuple[Room, Room]]:
    """Two tables that were set up alike, for people named P0, P1 and so on."""
    app = create_app(settings)
    async with app.router.lifespan_context(app):
        tables: Tables = app.state.tables
        made = []
        for _ in range(2):
            table = (
                await tables.setup.create(
                    game, kinds, options, answer_seconds=8.0, stand_in="random"
                )
            ).table
            for seat, kind in enumerate(kinds):
                token = tables.invite_token(table, seat) if kind == "open" else None
                if token is not None:
                    await tables.join(token, f"P{seat}", f"{table.id}-{seat}")
            if table.sealing:
                await table.exclusive(lambda table=table: advance(table))  # type: ignore[misc]  # run at once
            made.append(Room(app, table))
        try:
            yield made[0], made[1]
        finally:
            for room in made:
                await room.close()


def dice_of(game: str) -> random.Random:
    return random.Random(f"{game} {SEEDS.get(game, 0)}")


def choices(match: Match, seat: int, viewers: list[int]) -> dict[tuple[int, ...], list[int]]:
    """The numbers of what may be played, by the numbers under which the viewers will observe it."""
    game, state, record = match.game, match.state.copy(), match.box.record
    if seat == CHANCE:
        numbers = list(match.outcome_numbers)
    else:
        state.actor = seat
        numbers = [match.number_of(name) for name in match.legal_for(seat)]
    grouped: dict[tuple[int, ...], list[int]] = {}
    for number in numbers:
        seen = tuple(game.observation_of(record, state, number, viewer) for viewer in viewers)
        grouped.setdefault(seen, []).append(number)
    return grouped


def alike(
    one: Match, other: Match, seat: int, viewers: list[int], dice: random.Random
) -> tuple[int, int] | None:
    """Return what a seat plays in each match, another in each where no viewer can tell; None if nothing looks alike."""
    ours, theirs = (choices(match, seat, viewers) for match in (one, other))
    if seat != CHANCE and seat in viewers:
        assert ours == theirs
    common = [key for key in ours if key in theirs]
    if not common:
        return None
    outcomes = one.outcome_numbers
    weights = [sum(outcomes.get(number, 1) for number in ours[key]) for key in common]
    key = dice.choices(common, weights)[0]
    mine = dice.choice(ours[key])
    # Mostly the same, lest soon nothing that looks alike be left.
    same = mine in theirs[key] and dice.random() < 0.6
    return mine, mine if same else dice.choice(theirs[key])


async def play_on(
    one: Room,
    other: Room,
    viewers: list[int],
    dice: random.Random,
    *,
    at_once: bool = False,
) -> bool:
    """Play the next decision or outcome at both tables, and `at_once` with it what chance brings after it.

    Return whether there is something that looks alike.
    """
    seat = next_to_act(one, other, dice)
    if seat is None:
        return False
    found = alike(one.match, other.match, seat, viewers, dice)
    if found is None:
        return False
    mine, yours = one.match.copy(), other.match.copy()
    actor, entries = seat, []
    while found is not None:
        names = mine.name_of(found[0]), yours.name_of(found[1])
        mine.follow(actor, names[0])
        yours.follow(actor, names[1])
        entries.append(names)
        actor = CHANCE
        assert mine.is_chance == yours.is_chance
        goes_on = at_once and mine.is_chance
        found = alike(mine, yours, CHANCE, viewers, dice) if goes_on else None
    for room, names in zip((one, other), zip(*entries, strict=True), strict=True):
        await room.play(seat, *names)
    return True


def next_to_act(one: Room, other: Room, dice: random.Random) -> int | None:
    """Who plays next, at both tables; None once the match is over."""
    assert one.match.is_chance == other.match.is_chance
    assert one.match.deciding == other.match.deciding
    if one.match.is_chance:
        return CHANCE
    return dice.choice(one.match.deciding) if one.match.deciding else None


async def lead_on(one: Room, other: Room, viewers: list[int], dice: random.Random) -> None:
    """Plays both matches to the first decision that is not routine, and until they differ. Only what is dealt differs at first: squads and
    teams that differ could not be shown.
    """
    bot = kickabout.bot("rule-of-thumb", seed=dice.randrange(1 << 30))
    while one.match.is_chance or one.match.is_routine:
        seat = next_to_act(one, other, dice)
        if seat == CHANCE:
            assert await play_on(one, other, viewers, dice)
        else:
            assert seat is not None
            action = bot.choose(one.match.seen(seat))
            await one.play(seat, action)
            await other.play(seat, action)
    while one.match.state == other.match.state:
        assert await play_on(one, other, viewers, dice)


async def compare(
    one: Room, other: Room, viewers: list[int], dice: random.Random, *, at_once: bool = False
) -> int:
    """Plays a match at both tables while the viewers look; returns at how many places there was something to tell."""
    for viewer in viewers:
        for room in (one, other):
            await room.listen(viewer)
    differed = 0
    for place in range(PLACES):
        # What somebody answers stands in a step, but when and who is for everybody to see.
        times = [next_step(room.table) for room in (one, other)]
        assert _public(times[0]) == _public(times[1])
        assert await one.heard() == await other.heard()
        for viewer in viewers if place % LOOKS == LOOKS - 1 else ():
            assert await one.look(viewer) == await other.look(viewer)
        differed += tells(one, other)
        pass_by(dice.random())
        if not await play_on(one, other, viewers, dice, at_once=at_once):
            break
    return differed


def tells(one: Room, other: Room) -> bool:
    """Whether something might be told: the tables differ, in a game with windows in whether somebody who is asked can
    only hold.
    """
    if one.match.game.window is no_window:
        return bool(one.match.state != other.match.state)
    asked = [] if one.table.window is None else one.table.window.seats
    bound = [[room.table.legal(seat) == [HOLD] for seat in asked] for room in (one, other)]
    return bound[0] != bound[1]


def _public(step: Any) -> Any:
    return None if step is None else (step.due, step.kind, step.seat)


@pytest.mark.parametrize("game", GAMES)
async def test_a_rival_and_the_stands_are_sent_the_same(settings: Settings, game: str) -> None:
    dice, viewers = dice_of(game), [0, SPECTATOR]
    async with rooms(settings, game, ["open", "open"]) as (one, other):
        await lead_on(one, other, viewers, dice)
        assert await compare(one, other, viewers, dice)


@pytest.mark.parametrize("game", GAMES)
async def test_so_they_are_where_chance_comes_at_once(settings: Settings, game: str) -> None:
    dice, viewers = random.Random(f"{game} {SEEDS_AT_ONCE.get(game, 0)}"), [0, SPECTATOR]
    async with rooms(settings, game, ["open", "open"]) as (one, other):
        await lead_on(one, other, viewers, dice)
        assert await compare(one, other, viewers, dice, at_once=True)


@pytest.mark.parametrize("game", GAMES)
async def test_so_is_who_was_replaced_by_a_bot(settings: Settings, game: str) -> None:
    dice, viewers = dice_of(game), [0]
    async with rooms(settings, game, ["open", "open"]) as (one, other):
        await lead_on(one, other, viewers, dice)
        pass_by(AWAY_SECONDS)
        for room in (one, other):
            with room.table.audience.watching(1):
                await ask_bot(room.table, 0, by=1)
            assert room.table.people == [1]
        assert await compare(one, other, viewers, dice)


@pytest.mark.parametrize("game", GAMES)
async def test_so_is_who_looks_at_somebody_alone_with_a_bot(settings: Settings, game: str) -> None:
    dice, viewers = dice_of(game), [SPECTATOR]
    async with rooms(settings, game, ["open", "bot:random"]) as (one, other):
        await lead_on(one, other, viewers, dice)
        for _ in range(6):  # before anybody looks
            await play_on(one, other, viewers, dice)
        for room in (one, other):
            await room.look(SPECTATOR)
        assert await compare(one, other, viewers, dice)
