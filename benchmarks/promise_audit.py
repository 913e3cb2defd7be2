"""An audit of a server's promises: all that it has acknowledged or told players, checked against its log.

The log is read straight from the database file, by way of nothing that the server is made of.
"""

import sqlite3
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

import psycopg

CHANCE = -1
HOLD = "hold"
HIDDEN = ("card", "secret")
"""The text after the verb of an entry whose object the reader may not know."""

LogRow = tuple[int, int, str]
"""An entry of the log: its number, its actor and the action."""


@dataclass(frozen=True, slots=True)
class Promise:
    """A decision that the server has answered with "played".

    Attributes:
        first: Its number at least: the length of the log that the player had seen.
        end: The length of the log in the server's answer, so its number is less than that.
    """

    table: str
    seat: int
    action: str
    first: int
    end: int


@dataclass(slots=True)
class Received:
    """The events that a follower of a table was sent: the entries in order, and the end."""

    table: str
    viewer: int
    entries: list[tuple[int, str]] = field(default_factory=list)
    over: bool = False


@dataclass(slots=True)
class PromiseAudit:
    """Everything sent, promised and told; `faults` are where the server broke its word.

    Attributes:
        people: The seats of each table at which people sit.
        sent: The decisions posted for each table: seat and action, answered or not.
        unanswered: The number of posts that the kills left without an answer.
        standing: The number of answers in a response window taken before their turn.
        missed: The number of entries that followers got on their return.
        verified: The number of finished matches whose dice and record were verified.
        links: The number of links in those whose seats made the dice together.
    """

    people: dict[str, set[int]] = field(default_factory=dict)
    sent: dict[str, set[tuple[int, str]]] = field(default_factory=lambda: defaultdict(set))
    promises: list[Promise] = field(default_factory=list)
    received: list[Received] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    unanswered: int = 0
    standing: int = 0
    missed: int = 0
    verified: int = 0
    links: int = 0

    def check(self, tables: Iterable[str], kept: Path | str) -> dict[str, list[LogRow]]:
        """Check the logs of some tables, in a data folder or a PostgreSQL, against all promises;
        return the logs.
        """
        logs = {table: read_log(kept, table) for table in tables}
        promised = defaultdict(list)
        for promise in self.promises:
            promised[promise.table].append(promise)
        for table, rows in logs.items():
            if [row[0] for row in rows] != list(range(len(rows))):
                self.faults.append(f"{table}: the numbers of its log are not consecutive")
                continue
            self._check_promises(table, promised[table], rows)
            self._check_senders(table, rows)
        for received in self.received:
            if received.table in logs:
                self._check_received(received, logs[received.table])
        return logs

    def _check_promises(self, table: str, promises: list[Promise], rows: list[LogRow]) -> None:
        taken: set[int] = set()
        for promise in promises:
            wanted = (promise.seat, promise.action)
            free = [
                row[0]
                for row in rows[promise.first : promise.end]
                if row[1:] == wanted and row[0] not in taken
            ]
            if not free:
                self.faults.append(f"{table}: acknowledged and lost: {promise}")
            elif promise.action != HOLD:  # the same answer given twice is one entry
                taken.add(free[0])

    def _check_senders(self, table: str, rows: list[LogRow]) -> None:
        people, sent = self.people[table], self.sent[table]
        self.faults += [
            f"{table}: nobody sent entry {number}: seat {actor}, {action}"
            for number, actor, action in rows
            # A clock may let a card stand for somebody.
            if actor in people and action != HOLD and (actor, action) not in sent
        ]

    def _check_received(self, received: Received, rows: list[LogRow]) -> None:
        if len(received.entries) > len(rows):
            self.faults.append(
                f"{received.table}: seat {received.viewer} was told {len(received.entries)} entries,"
                f" {len(rows)} are kept"
            )
        for (actor, action), (number, kept_actor, kept) in zip(
            received.entries, rows, strict=False
        ):
            if actor != kept_actor or not may_read(kept, action):
                self.faults.append(
                    f"{received.table}: seat {received.viewer} was told that entry {number} was"
                    f" {actor} {action!r}, kept is {kept_actor} {kept!r}"
                )


def may_read(kept: str, shown: str) -> bool:
    """Return whether an entry may have been shown like this: as it is, or with its object hidden."""
    verb, _, what = shown.partition(" ")
    return shown == kept or (what in HIDDEN and kept.startswith(f"{verb} "))


def read_log(kept: Path | str, table: str) -> list[LogRow]:
    """Return the log of a table from the database."""
    return _query(
        kept, "SELECT number, actor, action FROM moves WHERE table_id = ? ORDER BY number", table
    )


def read_status(folder: Path, table: str) -> str:
    """Return the status of a table in the database: `waiting`, `playing` or `over`."""
    ((_, _, status),) = _query(folder, "SELECT 0, 0, status FROM tables WHERE id = ?", table)
    return status


def _query(kept: Path | str, query: str, table: str) -> list[LogRow]:
    if isinstance(kept, str):
        with psycopg.connect(kept) as shared:
            return shared.execute(query.replace("?", "%s").encode(), (table,)).fetchall()
    connection = sqlite3.connect(f"file:{kept}/kickabout.sqlite3?mode=ro", uri=True, timeout=10)
    try:
        return connection.execute(query, (table,)).fetchall()
    finally:
        connection.close()
