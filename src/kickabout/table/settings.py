"""Settings of a server."""

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from kickabout.table.logs import LogFormat

HOST_NAME = re.compile(
    r"(?P<name>\[[0-9a-f:.]+\]|[\w.-]+)(?::(?P<port>[0-9]{1,5}))?", re.IGNORECASE
)
"""A host in a request or a setting: a name or an address, with or without a port."""


@dataclass(frozen=True)
class Limits:
    """Rate limits of one browser; an address, which a family may share, has `family` times as much.

    The defaults are those of a server on the internet.
    """

    requests: int = 250
    """Per ten seconds, weighted by cost: 1 for a small request, 20 for the most expensive pages."""
    streams: int = 12
    """Open at once."""
    tables: int = 40
    """Set up per hour."""
    open_tables: int = 12
    """Those set up and in memory at once: in play, watched, or looked at recently."""
    hints: int = 12
    """Per minute."""
    rosters: int = 30
    """Begun per hour."""
    runs: int = 12
    """Runs of the laboratory started per hour."""
    open_runs: int = 3
    """Runs that are waiting or in progress at once."""
    lab_threads: int | None = 1
    """Processors used by a run; None for all."""
    lab_seconds: float | None = 600.0
    """After this long a run stops and reports what it has played; None never stops it."""
    family: int = 3
    connections: int = 200
    """Open at once from an address."""
    request_seconds: float = 15.0
    """The deadline for the head of a request, and again for its body, after which its connection is
    closed."""


WIDE = Limits(
    requests=8000,
    streams=500,
    tables=2000,
    open_tables=1000,
    hints=500,
    rosters=1000,
    runs=500,
    open_runs=50,
    lab_threads=None,
    lab_seconds=None,
    connections=2000,
    request_seconds=60.0,
)
"""The limits of the loopback address, which stop only runaway clients."""


UNVISITED_HOURS = 72.0
KEEP_DAYS = 90.0
"""The time for which a server on the internet keeps tables."""


@dataclass(frozen=True)
class Settings:
    """Settings of a server: its data, limits and pace."""

    data: Path
    """The folder of the database, the key and the lock; created if it is missing."""
    database: str | None = field(default=None, repr=False)
    """The address of a PostgreSQL that any number of servers share; None for an SQLite file in the
    folder."""
    host: str = "127.0.0.1"
    port: int = 8000
    host_names: tuple[str, ...] = ()
    """Names of the server beside its own addresses; one with a port is valid for that port only."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies whose forwarding headers are trusted."""
    limits: Limits | None = None
    """The rate limits; None for no limits."""
    unvisited_hours: float | None = None
    """The time after its last change at which a table without any decision of a person is removed."""
    keep_days: float | None = None
    """The time after its last change at which any other table is removed, finished or not; None for
    never."""
    pace: float = 1.0
    """Factor of the pauses before chance and bots act; 0 is as fast as possible."""
    secret: bytes | None = field(default=None, repr=False)
    """The key that signs cookies and links; None for one in the data folder."""
    previous_secret: bytes | None = field(default=None, repr=False)
    """A key that is accepted beside `secret`: the one before it, or the next one."""
    admin_token: str | None = field(default=None, repr=False)
    """The host's token; None for one in the data folder."""
    warm: bool = True
    """True to compile missing rules in the background."""
    resume_hours: float = 24.0
    """The age of the last decision up to which tables go on by themselves after a restart."""
    box: Path | None = None
    """The box file of tables of its game; None for each game's own."""
    replay: Path | None = None
    """A transcript to step through at `/replay`."""
    replay_box: Path | None = None
    """The box file of that transcript; None for the game's own."""
    bots: Literal["own", "workers"] = "own"
    """The processes that think for the bots: the server's own, or the workers of its database."""
    log: LogFormat = "text"
    """The format of the server's log: lines of text, or of JSON."""
    locale: str | None = None
    """The language of all pages; None for the browser's choice."""
    quiet_seconds: float = 600.0
    """The time after which a table that nobody watches and where nothing is due is unloaded."""
