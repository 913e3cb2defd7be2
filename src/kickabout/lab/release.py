"""The release of Kickabout, which determines the matches of an experiment together with its box and seed."""

import hashlib
from functools import cache
from pathlib import Path

import kickabout

ROOMS = ("bots", "engine", "games")
"""The packages with the sources of the rules, the dice and the bots."""


@cache
def release() -> str:
    """Return the version, and a digest of the sources that determine a match."""
    digest = hashlib.sha256()
    package = Path(kickabout.__file__).parent
    for room in ROOMS:
        for source in sorted((package / room).rglob("*.py")):
            digest.update(source.read_bytes())
    return f"{kickabout.__version__} ({digest.hexdigest()[:12]})"
