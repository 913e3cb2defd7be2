"""The server of the journeys, in a process of its own that can be killed: FOLDER PORT PACE SEED LOCALE LIMITS PUSHES.

It prints its address once it answers. Every match that somebody sets up on a page draws by the same
seed, so that a journey takes the same way each time; without a SEED it draws as it does for everybody.
LIMITS are the limits of each browser as JSON; without them there are none. PUSHES is the origin of a push service.
"""

import json
import secrets
import sys
from pathlib import Path

from kickabout.engine.dice import pick, seeded
from kickabout.engine.match import Match
from kickabout.table.play.dice import TableDice
from kickabout.table.settings import Limits, Settings
from kickabout.table.web.server import serve


def main(
    folder: str, port: str, pace: str, seed: str, locale: str, limits: str, pushes: str
) -> None:
    if seed:
        secrets.randbits = lambda k: int(seed)  # noqa: ARG005 - the name is the original's
        TableDice.next_number = lambda self, match, *_: drawn(int(seed), match)  # type: ignore[method-assign]  # noqa: ARG005
    settings = Settings(
        Path(folder),
        port=int(port),
        pace=float(pace),
        warm=False,
        locale=locale or None,
        push_origins=(pushes,) if pushes else (),
        limits=Limits(**json.loads(limits)) if limits else None,
    )
    serve(settings, lambda address: print(address, flush=True))  # noqa: T201 - the journey reads it


def drawn(seed: int, match: Match) -> int:
    """Return the outcome that a match with this seed draws."""
    weights = match.outcome_weights
    return list(weights)[pick(seeded(seed, match.number), [*weights.values()], len(weights))]


if __name__ == "__main__":
    main(*sys.argv[1:])
