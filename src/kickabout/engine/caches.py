"""The folder on disk for everything that can be made again."""

import os
from pathlib import Path

from platformdirs import user_cache_path


def cache_root() -> Path:
    """Return the folder of all caches; KICKABOUT_CACHE in the environment overrides it."""
    root = os.environ.get("KICKABOUT_CACHE")
    return Path(root) if root else user_cache_path("kickabout", appauthor=False)
