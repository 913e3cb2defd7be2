"""The server of the journeys, in a process of its own that can be killed: FOLDER PORT PACE SEED LOCALE.

It prints its address once it answers. Every match that somebody sets up on a page has the same
seed, so that a journey takes the same way each time.
"""

import secrets
import sys
from pathlib import Path

from kickabout.table.settings import Settings
from kickabout.table.web.server import serve


def main(folder: str, port: str, pace: str, seed: str, locale: str) -> None:
    secrets.randbits = lambda k: int(seed)  # noqa: ARG005 - the name is the original's
    settings = Settings(
        Path(folder), port=int(port), pace=float(pace), warm=False, locale=locale or None
    )
    serve(settings, lambda address: print(address, flush=True))  # noqa: T201 - the journey reads it


if __name__ == "__main__":
    main(*sys.argv[1:])
