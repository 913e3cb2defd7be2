"""How long the pages about people take on a server with 10,000 accounts and 200,000 finished matches.

    python -m benchmarks.people_pages [--accounts N] [--matches N] [--requests N] [--live TABLES] [--postgresql]

One match is played through the API; its rows are copied, with other ids, players and moments. Of the accounts that ask
for pages most have played as many matches as the mean, one has played 2,000. Beside them bots play at live tables.
"""

import argparse
import asyncio
import random
import secrets
import statistics
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path
from typing import Any

import httpx
import sqlalchemy as sa
from rich.console import Console
from rich.table import Table

from benchmarks.postgresql import Cluster
from benchmarks.server_process import Server
from kickabout.table.seats import as_browser, digest, skeletons
from kickabout.table.store.engines import FILE, make_engine, make_shared_engine
from kickabout.table.store.models import (
    Base,
    HolderRow,
    MoveRow,
    ResultRow,
    SeatRow,
    TableRow,
)
from kickabout.table.store.people_models import AccountNameRow, AccountRow

ASKING = 20
"""The number of accounts that ask for pages."""
BUSY = 2000
"""The matches of one of them."""
AT_ONCE = 5000
"""The number of rows that are inserted at once."""
CARDS = {f"card-{number}": number for number in range(16)}
"""What a seat has played in a match."""
GAME = {"game": "futbol-dash", "seats": ["bot:random", "bot:random"], "options": {"goals": 1}}


def main() -> None:
    """Build the database, ask for the pages, and print how long they took."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.people_pages", description=__doc__)
    parser.add_argument("--accounts", type=int, default=10_000)
    parser.add_argument("--matches", type=int, default=200_000)
    parser.add_argument("--requests", type=int, default=200, help="requests of each page")
    parser.add_argument("--live", type=int, default=100, help="tables at which bots play meanwhile")
    parser.add_argument("--postgresql", action="store_true", help="on a PostgreSQL of its own")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        data, environment = Path(folder) / "data", {}
        if args.postgresql:
            cluster = Cluster()
            stack.callback(cluster.stop)
            environment = {"KICKABOUT_DATABASE": cluster.url}
        server = Server(data)
        server.start(environment)
        try:
            names, clients = claimed(server.url)
            match = finished_match(server.url)
        finally:
            server.stop()
        engine = make_shared_engine(cluster.url) if args.postgresql else make_engine(data / FILE)
        fill(engine, names, match, args.accounts, args.matches)
        if args.postgresql:  # as it does by itself before long
            with engine.begin() as connection:
                connection.exec_driver_sql("ANALYZE")
        engine.dispose()
        server.start(environment)
        try:
            for number in range(args.live):
                seats = {**GAME, "options": {"goals": 9}} if number else GAME
                httpx.post(f"{server.url}/api/tables", json=seats).raise_for_status()
            times = asyncio.run(asked(server.url, names, clients, args.requests))
        finally:
            server.stop()
    shown(times, args)


def claimed(url: str) -> tuple[list[str], list[httpx.Cookies]]:
    """Claim the names of those who ask; return them and their cookies."""
    names, cookies = [], []
    for number in range(ASKING):
        with httpx.Client(base_url=url) as client:
            name = f"Asking {number}"
            client.post("/me/claim", data={"name": name})
            client.post("/me/code/written", follow_redirects=True).raise_for_status()
            names.append(name)
            cookies.append(client.cookies)
    return names, cookies


def finished_match(url: str) -> str:
    """Have bots play a match to its end; return its id."""
    table: str = httpx.post(f"{url}/api/tables", json=GAME).json()["table"]
    while httpx.get(f"{url}/api/tables/{table}").json()["status"] != "over":
        time.sleep(1)
    return table


def fill(engine: sa.Engine, names: list[str], match: str, accounts: int, matches: int) -> None:
    """Copy the match, each time for two of the accounts, most of which are new."""
    rng = random.Random(1)
    with engine.begin() as connection:
        claimed_by = connection.execute(sa.select(AccountRow.name, AccountRow.id))
        by_name = {row.name: row.id for row in claimed_by}
        own = [by_name[name] for name in names]
        others = [secrets.token_hex(8) for _ in range(accounts - len(own))]
        called = {f"Other {number}": account for number, account in enumerate(others)}
        which = AccountRow.id == own[0]
        copy(connection, AccountRow, which, ({"id": i, "name": n} for n, i in called.items()))
        skeletons_of = [
            {"skeleton": skeleton, "account": account}
            for name, account in called.items()
            for skeleton in skeletons(name)
        ]
        connection.execute(sa.insert(AccountNameRow), skeletons_of)
        everybody = own + others
        busy = [own[0]] * min(BUSY, matches // 2)
        tables = [secrets.token_hex(8) for _ in range(matches)]
        pairs = [
            (busy[number] if number < len(busy) else rng.choice(everybody), rng.choice(others))
            for number in range(matches)
        ]
        moments = [
            datetime(2026, 1 + n % 9, 1 + n % 28, 12, 0, n % 60, tzinfo=UTC) for n in range(matches)
        ]
        changed = zip(tables, moments, strict=True)
        copy(
            connection,
            TableRow,
            TableRow.id == match,
            ({"id": table, "updated": moment} for table, moment in changed),
        )
        for seat in (0, 1):
            copy(
                connection,
                SeatRow,
                sa.and_(SeatRow.table_id == match, SeatRow.seat == seat),
                (
                    {
                        "table_id": table,
                        "kind": "person",
                        "name": f"Player {seat}",
                        "seat_digest": secrets.token_hex(32),
                        "invite_digest": secrets.token_hex(32),
                    }
                    for table in tables
                ),
            )
        over = connection.scalar(sa.select(TableRow.updated).where(TableRow.id == match))
        holders = (
            {
                "table_id": table,
                "browser_digest": digest(as_browser(account)),
                "seat": seat,
                "finished": over,
                "outcome": ("won", "lost")[seat],
                "cards": CARDS,
                "opponents": "people",
            }
            for table, pair in zip(tables, pairs, strict=True)
            for seat, account in enumerate(pair)
            if account != pair[0] or seat == 0
        )
        insert(connection, HolderRow, holders)
        own_rows = ({"table_id": table} for table in tables)
        copy(connection, ResultRow, ResultRow.table_id == match, own_rows)
        first = sa.and_(MoveRow.table_id == match, MoveRow.number < 2)
        copy(connection, MoveRow, first, ({"table_id": table} for table in tables))


def copy(
    connection: sa.Connection,
    row: type[Base],
    which: sa.ColumnElement[bool],
    changes: Iterable[dict[str, Any]],
) -> None:
    """Insert rows like those that there are, each with some changes."""
    found = connection.execute(sa.select(row.__table__).where(which)).mappings().all()
    insert(connection, row, ({**one, **change} for change in changes for one in found))


def insert(connection: sa.Connection, row: type[Base], rows: Iterable[dict[str, Any]]) -> None:
    """Insert rows, so many at once."""
    for some in batched(rows, AT_ONCE):
        connection.execute(sa.insert(row), list(some))


def batched(rows: Iterable[dict[str, Any]], size: int) -> Iterator[list[dict[str, Any]]]:
    """Yield rows in lists of some size."""
    left = iter(rows)
    while some := list(islice(left, size)):
        yield some


async def asked(
    url: str, names: list[str], cookies: list[httpx.Cookies], requests: int
) -> dict[str, list[float]]:
    """Ask for each page, one request after the other; return the milliseconds of each."""
    pages: dict[str, Callable[[int], str]] = {
        "profile": lambda n: f"/people/{names[n]}",
        "own page": lambda _: "/me",
        "history": lambda _: "/me/matches",
        "front page": lambda _: "/",
        "lobby": lambda _: "/lobby",
        "who waits": lambda _: "/open-tables",
    }
    times: dict[str, list[float]] = {}
    clients = [httpx.AsyncClient(base_url=url, cookies=one, timeout=60) for one in cookies]
    for page, address in pages.items():
        for number in range(requests):
            place = number % (len(names) - 1) + 1
            times.setdefault(page, []).append(await timed(clients[place], address(place)))
    for page in ("profile", "history"):
        times[f"{page} of {BUSY:,} matches"] = [
            await timed(clients[0], pages[page](0)) for _ in range(requests // 4)
        ]
    for client in clients:
        await client.aclose()
    return times


async def timed(client: httpx.AsyncClient, address: str) -> float:
    """Return the milliseconds that an answer took."""
    began = time.perf_counter()
    (await client.get(address)).raise_for_status()
    return 1000 * (time.perf_counter() - began)


def shown(times: dict[str, list[float]], args: argparse.Namespace) -> None:
    """Print the figures."""
    database = "PostgreSQL" if args.postgresql else "SQLite"
    size = f"{args.accounts:,} accounts, {args.matches:,} matches, {args.live} live tables"
    table = Table(title=f"{database}: {size}")
    for column in ("page", "median ms", "95 % below ms"):
        table.add_column(column, justify="left" if column == "page" else "right")
    for page, measured in times.items():
        tail = statistics.quantiles(measured, n=20)[-1]
        table.add_row(page, f"{statistics.median(measured):.1f}", f"{tail:.1f}")
    Console().print(table)


if __name__ == "__main__":
    main()
