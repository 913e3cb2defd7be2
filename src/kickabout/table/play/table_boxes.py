"""The boxes that tables are played with, as files: the game's own, the server's, and those kept in the database."""

import asyncio
from pathlib import Path

from kickabout.engine.toml_files import read_toml
from kickabout.games import find
from kickabout.table import catalogue
from kickabout.table.errors import Refused
from kickabout.table.settings import Settings
from kickabout.table.store import Store, Stored, queries
from kickabout.text.invalid import explanation
from kickabout.text.messages import Message


class TableBoxes:
    """The boxes of a server's tables."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self._store = store
        self._folder = settings.data / "boxes"
        self.given = (
            None if settings.box is None else catalogue.given_box(settings.box, self._folder)
        )
        """The box of tables of its game; None for each game's own."""

    async def kept(self, digest: str) -> catalogue.GivenBox:
        """Return the stored box of this digest as a file.

        Raises `Unknown` if there is none, or `Refused` if its game does not accept it any more.
        """
        text = await self._store.read(lambda c: queries.box_text(c, digest))
        path = self._folder / f"{digest}.toml"
        game = f"{read_toml(text).get('game')}"

        def keep() -> None:
            _keep(path, text)
            find(game).load_box(path)

        try:
            await asyncio.to_thread(keep)
        except ValueError as error:
            raise Refused(Message("error-not-allowed", error=explanation(error))) from error
        return catalogue.GivenBox(game, path)

    async def of(self, stored: Stored) -> Path | None:
        """Return the file of the box that the match was set up with; None if it is still the game's
        own.
        """
        own = find(stored.game).load_box(None)
        if stored.box_digest in (own.fingerprint, own.digest):  # tables of old have the shorter one
            return None
        text = await self._store.read(lambda c: queries.box_text(c, stored.box_digest))
        path = self._folder / f"{stored.box_digest}.toml"
        await asyncio.to_thread(_keep, path, text)
        return path


def _keep(path: Path, text: str) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
