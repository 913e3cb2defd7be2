"""What a server is started with."""

import re
from dataclasses import dataclass
from pathlib import Path

HOST_NAME = re.compile(
    r"(?P<name>\[[0-9a-f:.]+\]|[\w.-]+)(?::(?P<port>[0-9]{1,5}))?", re.IGNORECASE
)
"""A host as a request or a setting names it: a name or an address, with or without a port."""


@dataclass(frozen=True)
class Settings:
    """Where a server keeps its tables and how it paces them."""

    data: Path
    """The folder of the database, the key and the lock; made if it is missing."""
    host: str = "127.0.0.1"
    port: int = 8000
    host_names: tuple[str, ...] = ()
    """Names by which the server answers, beside its own addresses; one with a port at that port alone."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies that are believed when they say whom they forward."""
    pace: float = 1.0
    """Scales the pauses before chance and bots act: 0 is as fast as possible."""
    secret: bytes | None = None
    """The key that signs cookies and links; None keeps one in the data folder."""
    warm: bool = True
    """Whether the compiled rules are made in the background if they are missing."""
    resume_hours: float = 24.0
    """Tables with a decision younger than this go on by themselves after a restart."""
    replay: Path | None = None
    """A transcript to step through at `/replay`."""
    replay_box: Path | None = None
    """The box file of that transcript; None for the game's own."""
    locale: str | None = None
    """The language of all pages; None asks each browser."""
    quiet_seconds: float = 600.0
    """A table that nobody watches and where nothing is due leaves the memory after this long."""
