"""Where everything is kept on disk that can be made again."""

import os
from pathlib import Path

from platformdirs import user_cache_path


def cache_root() -> Path:
    """The folder of all caches; KICKABOUT_CACHE in the environment moves it."""
    root = os.environ.get("KICKABOUT_CACHE")
    return Path(root) if root else user_cache_path("kickabout", appauthor=False)
