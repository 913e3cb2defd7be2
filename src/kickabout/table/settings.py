"""What a server is started with."""

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from kickabout.table.logs import LogFormat

HOST_NAME = re.compile(
    r"(?P<name>\[[0-9a-f:.]+\]|[\w.-]+)(?::(?P<port>[0-9]{1,5}))?", re.IGNORECASE
)
"""A host as a request or a setting names it: a name or an address, with or without a port."""


@dataclass(frozen=True)
class Limits:
    """How much one browser may ask for; an address, behind which a family sits, `family` times as much.

    Where none is said they are those of a server on the internet.
    """

    requests: int = 250
    """In ten seconds, weighed by what they cost: 1 for a small one, 20 for the dearest pages."""
    streams: int = 12
    """Open at once."""
    tables: int = 40
    """Set up in an hour."""
    open_tables: int = 12
    """Of those set up, in memory at once: going on, watched, or looked at a short while ago."""
    hints: int = 12
    """In a minute."""
    rosters: int = 30
    """Begun in an hour."""
    family: int = 3
    connections: int = 200
    """Open at once from an address."""
    request_seconds: float = 15.0
    """A request has come whole by then, or its connection ends."""


WIDE = Limits(
    requests=8000,
    streams=500,
    tables=2000,
    open_tables=1000,
    hints=500,
    rosters=1000,
    connections=2000,
    request_seconds=60.0,
)
"""For the loopback: only what has run wild is held up."""


UNVISITED_HOURS = 72.0
KEEP_DAYS = 90.0
"""How long a server on the internet keeps tables."""


@dataclass(frozen=True)
class Settings:
    """Where a server keeps its tables and how it paces them."""

    data: Path
    """The folder of the database, the key and the lock; made if it is missing."""
    database: str | None = field(default=None, repr=False)
    """The address of a PostgreSQL that any number of servers share; None keeps an SQLite file in the folder."""
    host: str = "127.0.0.1"
    port: int = 8000
    host_names: tuple[str, ...] = ()
    """Names by which the server answers, beside its own addresses; one with a port at that port alone."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies that are believed when they say whom they forward."""
    limits: Limits | None = None
    """How much may be asked of the server; None is without limits."""
    unvisited_hours: float | None = None
    """A table at which no person has decided anything is removed so long after its last change."""
    keep_days: float | None = None
    """Every other one, finished or left alone, is removed so long after its last change; None never."""
    pace: float = 1.0
    """Scales the pauses before chance and bots act: 0 is as fast as possible."""
    secret: bytes | None = field(default=None, repr=False)
    """The key that signs cookies and links; None keeps one in the data folder."""
    admin_token: str | None = field(default=None, repr=False)
    """What the host shows to administer the server; None keeps one in the data folder."""
    warm: bool = True
    """Whether the compiled rules are made in the background if they are missing."""
    resume_hours: float = 24.0
    """Tables with a decision younger than this go on by themselves after a restart."""
    box: Path | None = None
    """The box file that tables of its game are set up with; None for each game's own."""
    replay: Path | None = None
    """A transcript to step through at `/replay`."""
    replay_box: Path | None = None
    """The box file of that transcript; None for the game's own."""
    bots: Literal["own", "workers"] = "own"
    """Who thinks for the bots: processes of the server's own, or the workers of its database."""
    log: LogFormat = "text"
    """How the server writes its log: lines of text, or of JSON."""
    locale: str | None = None
    """The language of all pages; None asks each browser."""
    quiet_seconds: float = 600.0
    """A table that nobody watches and where nothing is due leaves the memory after this long."""
