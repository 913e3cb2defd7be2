"""Messages of a game in English."""

from collections.abc import Iterable

from kickabout.engine.game import Game
from kickabout.text.messages import Text
from kickabout.text.reader import Reader


def said(game: Game, texts: Iterable[Text]) -> list[str]:
    """Return each message as text."""
    reader = Reader(game.localization())
    return [reader.text(text) for text in texts]
