"""Tomorrow's positions, looked for in the background by one server of all that share a database.

That a server looks for one is a row which exists once. If it finds none that is good enough, the day repeats a classic.
"""

import asyncio
import json
import logging
import secrets
import sys
from collections.abc import Collection
from datetime import date, timedelta

from kickabout.bots.positions import Position
from kickabout.engine.game import Game
from kickabout.table import catalogue
from kickabout.table.bots import is_ready
from kickabout.table.daily.positions import classic_of
from kickabout.table.play import Background
from kickabout.table.store import Store, now, position_queries

LOOK_SECONDS = 600.0
"""How often a server looks whether a position is missing; the first time after so long as well."""
LATELY = 3
"""The number of a game's last positions whose kinds of decision are not looked for again."""
FIND_SECONDS = 300
"""For how long a process looks for the position of a game."""
COMMAND = (sys.executable, "-m", "kickabout.table.daily.position_worker")

logger = logging.getLogger(__name__)


class PositionMaker:
    """Looks for the positions of the next day while the server is up."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._background = Background()

    def start(self) -> None:
        """Look for what is missing from now on, now and then."""
        self._background.now_and_then(self.make_missing, LOOK_SECONDS)

    async def stop(self) -> None:
        """Stop looking; the next start goes on with it."""
        await self._background.stop()

    async def make_missing(self) -> None:
        """Look for the positions of tomorrow that nobody has looked for, of games whose rules are compiled."""
        day = now().date() + timedelta(days=1)
        for game in catalogue.games():
            if is_ready(game) and await self._claim(day, game.name):
                await self._make(day, game)

    async def _claim(self, day: date, game: str) -> bool:
        server = self._store.server
        return await self._store.write(
            lambda c: position_queries.claim_position(c, day, game, server)
        )

    async def _make(self, day: date, game: Game) -> None:
        lately = await self._store.read(
            lambda c: position_queries.last_positions(c, game.name, day, LATELY)
        )
        found = await _found(game.name, {Position.read(text).kind for text in lately})
        if found is None:
            classic = await asyncio.to_thread(classic_of, game, day)
            if classic is None:
                return
            found = classic.write()
        text = found
        await self._store.write(lambda c: position_queries.set_position(c, day, game.name, text))


async def _found(game: str, known: Collection[str]) -> str | None:
    """Return a position that a process of the lowest priority has found, as text; None if it finds none but of kinds that are
    `known`.
    """
    child = await asyncio.create_subprocess_exec(
        *COMMAND,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        start_new_session=True,  # Ctrl-C is for the server
    )
    assert child.stdin is not None
    order = {
        "game": game,
        "seed": secrets.randbits(62),
        "seconds": FIND_SECONDS,
        "known": sorted(known),
    }
    child.stdin.write(json.dumps(order).encode() + b"\n")
    try:
        assert child.stdout is not None
        told = await child.stdout.read()
        if await child.wait() != 0:
            logger.warning("the process that looks for positions of %s was lost", game)
            return None
        return told.decode() or None
    finally:
        if child.returncode is None:
            child.kill()
            await child.wait()
