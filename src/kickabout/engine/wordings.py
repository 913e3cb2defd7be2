"""The messages of a game in all of its languages, for the check of a game.

English is read in full. Any other language says the same message many thousand times with other numbers and seats, so
it says each wording once: a text of its files, with each kind of arguments.
"""

from functools import cache, lru_cache
from typing import Any

from kickabout.engine.game import Game
from kickabout.text.localization import ENGLISH, PSEUDO, Localization, languages
from kickabout.text.messages import Argument, Message, Name, Seat, Text
from kickabout.text.printed import Printed
from kickabout.text.reader import Reader

_COUNTED = 3
"""Numbers above it are alike to a message: those below may have a text of their own."""


@cache
def checking_reader(game: Game, seats: int, seat: int) -> "CheckingReader":
    """Return the reader of a game's messages for a seat, or for nobody in particular (-1)."""
    names = [f"Player {number}" for number in range(seats)]
    return CheckingReader(game, names, seat)


class CheckingReader(Reader):
    """A reader of English that has every other language of a game say the same.

    Its methods raise `MessageError` for a message without a text in any of them.
    """

    def __init__(self, game: Game, names: list[str], seat: int) -> None:
        super().__init__(game.localization(), names, seat)
        locales = [locale for locale in languages(game.text) if locale != ENGLISH]
        self.others = [
            Reader(game.localization(locale), names, seat) for locale in (*locales, PSEUDO)
        ]
        self._said: set[tuple[object, ...]] = set()
        # The same messages come in every view.
        self.sentences = lru_cache(maxsize=1 << 14)(self._sentences)
        """The sentence in English, then in the other languages that have not said it yet."""

    def text(self, text: Text) -> str:
        """Return a message or a name in English."""
        return text if isinstance(text, str) else self.sentences(text)[0]

    def _sentences(self, text: Message | Name) -> tuple[str, ...]:
        return super().text(text), *(
            other.text(text) for other in self.others if self._is_new(other, text)
        )

    def _is_new(self, other: Reader, text: Message | Name) -> bool:
        wording = (other.localization.locale, *_wording(text, self.viewer, other.localization))
        if wording in self._said:
            return False
        self._said.add(wording)
        return True

    def _printed(self, data: Printed) -> dict[str, Any]:
        for other in self.others:
            if other.localization not in data.in_language:
                other.plain(data)
        return super()._printed(data)


def _wording(argument: Argument, viewer: int, localization: Localization) -> tuple[object, ...]:
    """Return what tells whether a language has said an argument, or one like it."""
    if isinstance(argument, Message):
        parts = argument.arguments.items()
        inside = [(name, _wording(part, viewer, localization)) for name, part in parts]
        return "message", *localization.place(argument), *inside
    if isinstance(argument, Seat):
        return "seat", argument.number == viewer
    if isinstance(argument, Name):
        return "name", argument.kind, argument.slug
    if isinstance(argument, tuple):
        parts_said = {_wording(part, viewer, localization) for part in argument}
        return "list", min(len(argument), _COUNTED), *sorted(parts_said, key=repr)
    if isinstance(argument, int):
        return "number", max(-1, min(argument, _COUNTED))
    return type(argument).__name__, argument
