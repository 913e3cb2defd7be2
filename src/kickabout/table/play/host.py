"""Tools of the host, who runs the server: list tables and seats, close tables, remove names, block
people, rotate the key.
"""

import ipaddress
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import TypeAlias

import sqlalchemy as sa

from kickabout.table.errors import BadRequest, NotYours, Refused, Unknown
from kickabout.table.play.live import LiveTable
from kickabout.table.play.tables import Tables
from kickabout.table.play.turn import Turn, take_turn
from kickabout.table.play.writing import reported_lines
from kickabout.table.seats import browser_id, default_name, digest, unique_name
from kickabout.table.store import (
    Act,
    Block,
    Report,
    Stored,
    host_queries,
    moderation_queries,
    queries,
)
from kickabout.text.messages import Message

MOST_LISTED = 200
"""The number of tables that a host is shown, latest first."""
BROWSER_ID = re.compile("[0-9a-f]{16}")

Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network


@dataclass(frozen=True)
class SeatSummary:
    """A seat, as shown to a host."""

    seat: int
    name: str
    kind: str
    """`person`, `open`, `bot` or `automaton`."""
    browsers: list[str]
    """The ids of the browsers that hold it."""
    connected: bool
    address: str | None
    """The address of its last request since the table was loaded."""
    reports: int
    """The number of reports of its name."""


@dataclass(frozen=True)
class TableSummary:
    """A table, as shown to a host."""

    table: str
    game: str
    status: str
    updated: datetime
    onlookers: int
    seats: list[SeatSummary]


@dataclass(frozen=True)
class Blocked:
    """Those who are blocked from something."""

    browsers: frozenset[str] = frozenset()
    """By their ids."""
    networks: frozenset[Network] = frozenset()

    @classmethod
    def of(cls, blocks: Iterable[str]) -> "Blocked":
        """Return those of blocks as they are stored."""
        whom = set(blocks)
        browsers = {one for one in whom if BROWSER_ID.fullmatch(one)}
        return cls(frozenset(browsers), frozenset(map(ipaddress.ip_network, whom - browsers)))

    def has(self, address: str | None, browser: str | None) -> bool:
        """Return whether this address, or the browser with this cookie, is among them."""
        if browser is not None and browser_id(digest(browser)) in self.browsers:
            return True
        if not self.networks or address is None:
            return False
        try:
            known = ipaddress.ip_address(address)
        except ValueError:
            return False
        mapped = getattr(known, "ipv4_mapped", None) or known
        return any(mapped in network for network in self.networks)


class Host:
    """The host's tools and the list of blocked people."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.store
        self._blocked = Blocked()
        self._blocked_from_accounts = Blocked()

    async def load(self) -> None:
        """Read the blocks from the database; raises `Unsaved`."""
        blocks = await self.blocks()
        self._blocked = Blocked.of(one.whom for one in blocks if not one.accounts_only)
        self._blocked_from_accounts = Blocked.of(one.whom for one in blocks if one.accounts_only)

    @property
    def blocks_anybody(self) -> bool:
        """Return whether there is any block."""
        return bool(self._blocked.browsers or self._blocked.networks)

    def is_blocked(self, address: str | None, browser: str | None) -> bool:
        """Return whether this address, or the browser with this cookie, is blocked."""
        return self._blocked.has(address, browser)

    def check_claim(self, address: str | None, browser: str | None) -> None:
        """Raise `NotYours` for an address or a browser from which no names may be claimed."""
        if self._blocked_from_accounts.has(address, browser):
            raise NotYours(Message("error-blocked-accounts"))

    async def tables(self) -> list[TableSummary]:
        """Return the latest tables and their seats; raises `Unsaved`."""

        def read(connection: sa.Connection) -> list[Stored]:
            latest = host_queries.latest_tables(connection, MOST_LISTED)
            stored = (queries.read_table(connection, table) for table in latest)
            return [table for table in stored if table is not None]

        reports = await self.reports()
        live = {table.id: table for table in self._tables.in_memory()}
        return [
            _summary(stored, live.get(stored.id), reports)
            for stored in await self._store.read(read)
        ]

    async def close(self, table: str, by: str) -> None:
        """End a table for good; raises `Unknown`, `Gone` or `Unsaved`."""
        await self._tables.close_for_good(await self._tables.get(table), by)

    async def remove_name(self, table: str, seat: int, by: str) -> str:
        """Replace the name of a seat's person by the default one, and return it.

        Raises `Unknown`, `Gone`, `BadRequest` for a seat without a person, or `Unsaved`.
        """
        live = await self._tables.get(table)
        _check_person(live, seat)
        act = Act(by, "remove-name", f"{table} {seat}", live.places[seat].name)

        async def rename(turn: Turn) -> str:
            others = [name for other, name in enumerate(live.names) if other != seat]
            name = unique_name(default_name(seat), others)
            turn.change(lambda c: host_queries.rename_seat(c, table, seat, name))
            turn.change(lambda c: moderation_queries.note(c, act))
            return name

        return await take_turn(live, rename)

    async def report(self, table: LiveTable, seat: int, by: int, *, words: bool = False) -> None:
        """Report a name to the host, or what was written under it along with the last lines of the table.

        Raises `BadRequest` for a seat without another person, `Refused` if `by` was sent no `words` of it, or `Unsaved`.
        """
        _check_person(table, seat)
        if seat == by:
            raise BadRequest(Message("error-report-own"))
        name = table.places[seat].name
        lines = reported_lines(table, by) if words else None
        if lines is not None and all(who != name for who, *_ in lines):
            raise Refused(Message("error-nothing-written", name=name))
        await self._store.write(
            lambda c: moderation_queries.add_report(c, table.id, seat, name, by, lines)
        )

    async def reports(self) -> list[Report]:
        """Return the reported names that nobody has settled; raises `Unsaved`."""
        return await self._store.read(moderation_queries.reports)

    async def blocks(self) -> list[Block]:
        """Return the blocks; raises `Unsaved`."""
        return await self._store.read(host_queries.blocks)

    async def block(self, whom: str, by: str, *, accounts_only: bool = False) -> str:
        """Block an address, a network or a browser, from claiming names alone if it is `accounts_only`, and return it as
        it is stored.

        Raises `BadRequest` for anything else, `Refused` for the loopback address, from which the
        host comes, or `Unsaved`.
        """
        kept = _kept(whom)
        what = "block-accounts" if accounts_only else "block"

        def write(connection: sa.Connection) -> None:
            host_queries.add_block(connection, kept, accounts_only=accounts_only)
            moderation_queries.note(connection, Act(by, what, kept))

        await self._store.write(write)
        await self.load()
        return kept

    async def unblock(self, whom: str, by: str) -> None:
        """Lift a block; raises `BadRequest`, `Unknown` if there is none, or `Unsaved`."""
        kept = _kept(whom)

        def write(connection: sa.Connection) -> bool:
            removed = host_queries.remove_block(connection, kept)
            if removed:
                moderation_queries.note(connection, Act(by, "unblock", kept))
            return removed

        if not await self._store.write(write):
            raise Unknown(Message("error-not-blocked", whom=kept))
        await self.load()

    # --- keys ----------------------------------------------------------------------------------

    @property
    def keys(self) -> list[str]:
        """The names of the key in use and of the one that is accepted besides, if there is one."""
        return [key.name for key in self._tables.keys.accepted]

    def rotate_key(self) -> None:
        """Use a new key, and accept the one used so far; raises `Refused` if that is up to the
        settings, or if the data folder cannot be written.
        """
        self._change_keys(self._tables.keys.rotate)

    def revoke_key(self) -> None:
        """Accept the previous key no more; raises `Refused` as `rotate_key` does, or if there is none."""
        if self._tables.keys.previous is None:
            raise Refused(Message("error-no-previous-key"))
        self._change_keys(self._tables.keys.revoke)

    def _change_keys(self, change: Callable[[], None]) -> None:
        if self._store.shared or self._tables.keys.folder is None:
            raise Refused(Message("error-keys-of-settings"))
        try:
            change()
        except OSError as error:
            raise Refused(Message("error-keys-unwritten", reason=str(error.strerror))) from error


def _kept(whom: str) -> str:
    """Return a browser's id or a network in the form in which it is stored.

    IPv6 addresses are widened to the /64 of their household.
    """
    text = whom.strip().lower()
    if BROWSER_ID.fullmatch(text):
        return text
    try:
        network = ipaddress.ip_network(text, strict=False)
    except ValueError as error:
        raise BadRequest(Message("error-block-whom", whom=text[:64])) from error
    if network.is_loopback:
        raise Refused(Message("error-block-loopback"))
    if network.version == 6 and network.prefixlen > 64:
        network = network.supernet(new_prefix=64)
    return str(network)


def _check_person(table: LiveTable, seat: int) -> None:
    if not 0 <= seat < len(table.places):
        raise BadRequest(Message("error-no-such-seat", last=len(table.places) - 1))
    if table.places[seat].kind != "person":
        raise BadRequest(Message("error-nobodys-name"))


def _summary(stored: Stored, live: LiveTable | None, reports: list[Report]) -> TableSummary:
    return TableSummary(
        stored.id,
        stored.game,
        stored.status,
        stored.updated,
        0 if live is None else live.occupancy.onlookers,
        [
            SeatSummary(
                place.seat,
                place.name,
                place.kind.partition(":")[0],
                [
                    browser_id(one)
                    for one, seat in stored.holders.items()
                    if seat in (place.seat, place.device)
                ],
                live is not None and live.connected(place.seat),
                None if live is None else live.occupancy.addresses.get(place.seat),
                sum(
                    one.reports
                    for one in reports
                    if (one.table, one.seat) == (stored.id, place.seat)
                ),
            )
            for place in stored.places
        ],
    )
