"""A server in a folder of its own, and matches that begin as a test needs them."""

import asyncio
import shutil
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

import kickabout
from kickabout.engine.match import Match
from kickabout.table.errors import TableError
from kickabout.table.play.driver import Driver
from kickabout.table.play.live import LiveTable
from kickabout.table.play.new_table import Terms, new_stored
from kickabout.table.play.tables import Tables
from kickabout.table.play.turn import Turn, take_turn
from kickabout.table.seats.keys import Keys
from kickabout.table.settings import Settings
from kickabout.table.store import Entry, Place, log_queries, queries, records
from kickabout.table.store.database import Store
from kickabout.table.store.engines import FILE, make_engine, migrate
from kickabout.table.web.app import create_app
from kickabout.table.web.server import Server, bind, configured
from tests.keyed_match import drawn_by_seed

KEY = b"a key for the tests, of 32 bytes"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database file in the present shape, from which others are copied: a tenth of migrating each."""
    file = tmp_path_factory.mktemp("database") / FILE
    engine = make_engine(file)
    migrate(engine)
    engine.dispose()
    return file


@pytest.fixture
def settings(tmp_path: Path, database: str | None, request: pytest.FixtureRequest) -> Settings:
    (tmp_path / "data").mkdir(mode=0o700)
    if database is None:
        shutil.copy(request.getfixturevalue("empty_database"), tmp_path / "data" / FILE)
    return Settings(tmp_path / "data", port=0, pace=0.0, secret=KEY, warm=False, database=database)


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Tables]:
    """Open the tables of a server, without the server."""
    settings.data.mkdir(parents=True, exist_ok=True)
    store = Store(settings.data, settings.database)
    tables = Tables(settings, store, Keys(KEY))
    try:
        yield tables
    finally:
        await tables.stop()
        store.close()


@pytest.fixture
async def tables(settings: Settings) -> AsyncIterator[Tables]:
    async with opened(settings) as tables:
        yield tables


@pytest.fixture
async def second(settings: Settings, tables: Tables) -> AsyncIterator[Tables]:
    """Another server of the database; the only one where it can have no other."""
    if settings.database is None:
        yield tables
        return
    async with opened(settings) as second:
        yield second


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stop everything that happens at a table by itself."""

    async def stand_still(driver: Driver) -> None:
        del driver

    monkeypatch.setattr(Driver, "run", stand_still)
    monkeypatch.setattr(LiveTable, "rolls_at_once", lambda *_: False)


class RunningServer:
    """A server that runs, and those who come to it."""

    def __init__(self, url: str, tables: Tables) -> None:
        self.url = url
        self.tables = tables
        self._clients: list[httpx.AsyncClient] = []

    def client(self, **kwargs: Any) -> httpx.AsyncClient:
        """Return a client with cookies of its own: a browser, or a program."""
        client = httpx.AsyncClient(
            base_url=self.url, timeout=30, trust_env=False, verify=False, **kwargs
        )
        self._clients.append(client)
        return client

    async def close(self) -> None:
        for client in self._clients:
            await client.aclose()


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[RunningServer]:
    """Run a real server on a free port, in this process."""
    app = create_app(settings)
    listener = bind(settings.host, settings.port)
    ready = asyncio.Event()
    uvicorn = Server(configured(app), lambda _: ready.set())
    serving = asyncio.create_task(uvicorn.serve(sockets=[listener]))
    waiting = asyncio.create_task(ready.wait())
    await asyncio.wait([serving, waiting], return_when=asyncio.FIRST_COMPLETED)
    if serving.done():
        waiting.cancel()
        serving.result()
    server = RunningServer(f"http://127.0.0.1:{listener.getsockname()[1]}", app.state.tables)
    try:
        yield server
    finally:
        await server.close()
        uvicorn.should_exit = True
        await serving


@pytest.fixture
async def server(settings: Settings) -> AsyncIterator[RunningServer]:
    async with running(settings) as server:
        yield server


def said(table: LiveTable, error: BaseException, seat: int) -> str:
    """Return an error as a seat reads it."""
    assert isinstance(error, TableError)
    return table.reader(seat).text(error.message)


Fits = Callable[[Match], bool]


@pytest.fixture
def scene(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Match]:
    """Fix the dice of new tables, so that the first decision is as a test needs it."""

    def find(
        seats: int,
        fits: Fits,
        options: dict[str, object] | None = None,
        game: str = "futbol-dash",
    ) -> Match:
        for seed in range(5000):
            match = kickabout.new(game, seats=seats, options=options, seed=seed)
            while match.actor == "chance":
                match.roll()
            if fits(match):
                monkeypatch.setattr("kickabout.table.play.dice.drawn_number", drawn_by_seed(seed))
                return match
        raise AssertionError("no seed fits")

    return find


def hand(match: Match, seat: int) -> list[str]:
    """Return the cards that a seat holds."""
    return [card["card"] for card in match.view(seat)["hand"]]


async def seated(
    tables: Tables,
    people: int,
    bots: int = 0,
    answer_seconds: float | None = None,
    game: str = "futbol-dash",
    stand_in: str = "random",
    **settings: Any,
) -> LiveTable:
    """Return a table with this many people in its first seats, and bots in the rest."""
    kinds = ["you"] + ["open"] * (people - 1) + ["bot:rule-of-thumb"] * bots
    made = await tables.setup.create(
        game,
        kinds,
        terms=Terms(answer_seconds=answer_seconds, stand_in=stand_in, **settings),
        name="P0",
        browser="b0",
    )
    for seat in range(1, people):
        token = tables.invite_token(made.table, seat)
        assert token is not None
        await tables.join(token, f"P{seat}", f"b{seat}")
    return made.table


async def stored_match(
    tables: Tables,
    match: Match,
    answer_seconds: float | None = None,
    **settings: Any,
) -> LiveTable:
    """Return the match of two, played on at a table of Ana and Bo, with other `settings` of `Stored`."""
    places = tuple(Place(seat, "person", name) for seat, name in enumerate(("Ana", "Bo")))
    stored = new_stored(match, places, {}, Terms(answer_seconds))
    stored = replace(stored, seed=match.seed, **settings)
    stored = await tables.setup._issued(stored, 0)

    def write(connection: sa.Connection) -> None:
        queries.add_table(connection, stored, match.box.text)
        for number, (actor, action) in enumerate(match.log):
            entry = Entry(number, actor, match.name_of(action), records.now())
            log_queries.add_move(connection, stored.id, entry)

    await tables.store.write(write)
    return await tables.get(stored.id)


async def until(table: LiveTable, reached: Callable[[], bool]) -> None:
    """Wait until the table has reached a state."""
    while not reached():
        await table.audience.wait_for_change(table.audience.revision)


async def eventually(reached: Callable[[], object]) -> None:
    """Poll until a state is reached that is not announced."""
    for _ in range(3000):
        if reached():
            return
        await asyncio.to_thread(time.sleep, 0.01)  # the loop's own time may stand still
    raise AssertionError("it never came about")


async def settled(table: LiveTable) -> None:
    """Wait until all work in progress at a table is done, but for what is due later."""

    async def nothing(turn: Turn) -> None:
        del turn

    number = -1
    while number != table.number:
        number = table.number
        await wound_down()
        await take_turn(table, nothing)  # whatever was under way had the table's lock before
        await wound_down()


async def wound_down() -> None:
    """Let every task go on until it waits for something outside of the event loop."""
    for _ in range(50):
        await asyncio.sleep(0)


async def record(table: LiveTable, actor: int, *actions: str, by_itself: bool = False) -> None:
    """Play entries of a table's log, whoever may make them."""

    async def play(turn: Turn) -> None:
        turn.play(actor, *actions, by_itself=by_itself)

    await take_turn(table, play)


async def replay(table: LiveTable, match: Match) -> None:
    """Bring a table to where a match has come that went on from there."""

    async def play(turn: Turn) -> None:
        for actor, action in match.log[turn.log.match.number :]:
            entry = Entry(turn.log.number, actor, match.name_of(action), records.now())
            turn.enter([entry])

    await take_turn(table, play)


async def play_to_the_end(table: LiveTable) -> None:
    """Have every seat decide by the rule of thumb, chance by the table's own dice."""
    thumb = kickabout.bot("rule-of-thumb", seed=1)

    async def play(turn: Turn) -> None:
        match = turn.log.match
        while not match.is_over:
            if match.actor == "chance":
                turn.play(-1, table.next_roll(turn.log))
            else:
                assert isinstance(match.actor, int)
                turn.play(match.actor, thumb.choose(match.seen(match.actor)))

    await take_turn(table, play)


async def first_decision(table: LiveTable) -> int:
    """Wait until the first player decides; return the seat."""
    await until(table, lambda: isinstance(table.log.match.actor, int))
    actor = table.log.match.actor
    assert isinstance(actor, int)
    return actor


async def events(response: httpx.Response) -> AsyncIterator[dict[str, str]]:
    """Yield the server-sent events of a response, comments left out."""
    event: dict[str, str] = {}
    async for line in response.aiter_lines():
        if not line:
            if event:
                yield event
            event = {}
        elif not line.startswith(":"):
            field, _, value = line.partition(": ")
            event[field] = event[field] + "\n" + value if field in event else value


async def again(tables: Tables, table: LiveTable, seat: int, **how: bool) -> LiveTable:
    """Play again as a seat that waits for nobody; return the next table."""
    following = await tables.setup.again(table, seat, **how)
    assert following is not None
    return following
