"""How long the pages about people take on a server with 10,000 accounts and 200,000 finished matches.

    python -m benchmarks.people_pages [--accounts N] [--matches N] [--requests N] [--live TABLES]

One match is played through the API; its rows are copied, with other ids, players and moments. Of the accounts that ask
for pages most have played as many matches as the mean, one has played 2,000. Beside them bots play at live tables.
"""

import argparse
import asyncio
import json
import random
import secrets
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Callable, Iterable
from pathlib import Path

import httpx
from rich.console import Console
from rich.table import Table

from benchmarks.server_process import Server
from kickabout.table.seats import as_browser, digest, skeletons
from kickabout.table.store.engines import FILE

ASKING = 20
"""The number of accounts that ask for pages."""
BUSY = 2000
"""The matches of one of them."""
CARDS = json.dumps({f"card-{number}": number for number in range(16)})
"""What a seat has played in a match."""
GAME = {"game": "futbol-dash", "seats": ["bot:random", "bot:random"], "options": {"goals": 1}}


def main() -> None:
    """Build the database, ask for the pages, and print how long they took."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.people_pages", description=__doc__)
    parser.add_argument("--accounts", type=int, default=10_000)
    parser.add_argument("--matches", type=int, default=200_000)
    parser.add_argument("--requests", type=int, default=200, help="requests of each page")
    parser.add_argument("--live", type=int, default=100, help="tables at which bots play meanwhile")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        server = Server(data)
        server.start()
        try:
            names, clients = claimed(server.url)
            match = finished_match(server.url)
        finally:
            server.stop()
        fill(data / FILE, names, match, args.accounts, args.matches)
        server.start()
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
            client.post("/me/claim", data={"name": name}).raise_for_status()
            names.append(name)
            cookies.append(client.cookies)
    return names, cookies


def finished_match(url: str) -> str:
    """Have bots play a match to its end; return its id."""
    table: str = httpx.post(f"{url}/api/tables", json=GAME).json()["table"]
    while httpx.get(f"{url}/api/tables/{table}").json()["status"] != "over":
        time.sleep(1)
    return table


def fill(file: Path, names: list[str], match: str, accounts: int, matches: int) -> None:
    """Copy the match, each time for two of the accounts, most of which are new."""
    rng = random.Random(1)
    with sqlite3.connect(file) as connection:
        by_name = dict(connection.execute("SELECT name, id FROM accounts"))
        own = [by_name[name] for name in names]
        others = [secrets.token_hex(8) for _ in range(accounts - len(own))]
        for number, account in enumerate(others):
            name = f"Other {number}"
            copy(connection, "accounts", f"id = '{own[0]}'", [{"id": account, "name": name}])
            connection.executemany(
                "INSERT INTO account_names VALUES (?, ?)",
                [(skeleton, account) for skeleton in skeletons(name)],
            )
        everybody = own + others
        busy = [own[0]] * min(BUSY, matches // 2)
        tables = [secrets.token_hex(8) for _ in range(matches)]
        pairs = [
            (busy[number] if number < len(busy) else rng.choice(everybody), rng.choice(others))
            for number in range(matches)
        ]
        moments = [
            f"2026-{1 + n % 9:02}-{1 + n % 28:02} 12:00:{n % 60:02}.000000" for n in range(matches)
        ]
        copy(
            connection,
            "tables",
            f"id = '{match}'",
            (
                {"id": table, "updated": moment}
                for table, moment in zip(tables, moments, strict=True)
            ),
        )
        for seat in (0, 1):
            copy(
                connection,
                "seats",
                f"table_id = '{match}' AND seat = {seat}",
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
        over = connection.execute("SELECT updated FROM tables WHERE id = ?", (match,)).fetchone()
        holders = [
            (table, digest(as_browser(account)), seat, *over, ("won", "lost")[seat], CARDS)
            for table, pair in zip(tables, pairs, strict=True)
            for seat, account in enumerate(pair)
            if account != pair[0] or seat == 0
        ]
        connection.executemany(
            "INSERT INTO holders (table_id, browser_digest, seat, finished, outcome, cards, opponents)"
            " VALUES (?, ?, ?, ?, ?, ?, 'people')",
            holders,
        )
        for row in ("results", "moves"):
            which = f"table_id = '{match}'" + (" AND number < 2" if row == "moves" else "")
            copy(connection, row, which, ({"table_id": table} for table in tables))


def copy(
    connection: sqlite3.Connection,
    table: str,
    which: str,
    changes: Iterable[dict[str, str]],
) -> None:
    """Insert rows like those that there are, each with some changes."""
    found = connection.execute(f"SELECT * FROM {table} WHERE {which}")
    columns = [column[0] for column in found.description]
    rows = found.fetchall()
    places = ", ".join("?" * len(columns))
    connection.executemany(
        f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places})",
        (
            [change.get(column, value) for column, value in zip(columns, row, strict=True)]
            for change in changes
            for row in rows
        ),
    )


async def asked(
    url: str, names: list[str], cookies: list[httpx.Cookies], requests: int
) -> dict[str, list[float]]:
    """Ask for each page, one request after the other; return the milliseconds of each."""
    pages: dict[str, Callable[[int], str]] = {
        "profile": lambda n: f"/people/{names[n]}",
        "own page": lambda _: "/me",
        "history": lambda _: "/me/matches",
        "front page": lambda _: "/",
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
    table = Table(
        title=f"{args.accounts:,} accounts, {args.matches:,} matches, {args.live} live tables"
    )
    for column in ("page", "median ms", "95 % below ms"):
        table.add_column(column, justify="left" if column == "page" else "right")
    for page, measured in times.items():
        tail = statistics.quantiles(measured, n=20)[-1]
        table.add_row(page, f"{statistics.median(measured):.1f}", f"{tail:.1f}")
    Console().print(table)


if __name__ == "__main__":
    main()
