"""What a server is started with."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Settings:
    """Where a server keeps its tables and how it paces them."""

    data: Path
    """The folder of the database, the key and the lock; made if it is missing."""
    host: str = "127.0.0.1"
    port: int = 8000
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
