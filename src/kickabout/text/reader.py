"""Messages as one person reads them: in a language, with names, and with "you" for that person."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from kickabout.text import marks
from kickabout.text.localization import NOBODY, Localization
from kickabout.text.messages import Argument, Message, Name, Text
from kickabout.text.printed import Printed

_YOU = Message("you")
_AS_IT_IS = frozenset({str, int, bool, float, type(None)})


class Reader:
    """A formatter of messages for one person, who sits in the seat `viewer` or in none (-1).

    `names` are those of all seats, which are numbered without them. Its methods raise `MessageError` for a message without a text.
    """

    def __init__(
        self, localization: Localization, names: Sequence[str] = (), viewer: int = NOBODY
    ) -> None:
        self.localization = localization
        self.names = tuple(names)
        self.viewer = viewer
        self._you = localization.format(_YOU)

    def spans(self, message: Message) -> list[marks.Span]:
        """Return the spans of a sentence, capitalized unless it begins with a name."""
        text = self.localization.format(message, self.viewer)
        return list(marks.spans(text[:1].upper() + text[1:], self._named, self.viewer, self._you))

    def sentence(self, message: Message) -> str:
        """Return a message as plain text, capitalized unless it begins with a name."""
        return "".join(text for _, text, _ in self.spans(message))

    def say(self, message_id: str, /, **arguments: Argument) -> str:
        """Return the text of the message with this id and these arguments."""
        return _said(self.localization, self.viewer, self.names, message_id, *arguments.items())

    def text(self, text: Text) -> str:
        """Return a message or a name as plain text; plain text stays as it is."""
        if isinstance(text, str):
            return text
        if isinstance(text, Name):
            return self.localization.name(text)
        marked = self.localization.format(text, self.viewer)
        if not marks.are_in(marked):
            return marked
        parts = marks.spans(marked, self._named, self.viewer, self._you)
        return "".join(part for _, part, _ in parts)

    def plain(self, data: Any) -> Any:
        """Return data for a page or the API: each message and name in it as text, the rest unchanged."""
        if type(data) in _AS_IT_IS:
            return data
        if isinstance(data, Message | Name):
            return self.text(data)
        if isinstance(data, Printed):
            return self._printed(data)
        # Most of a page's data needs no formatting, so it is tested for that first.
        if isinstance(data, dict | Mapping):
            return {
                key: value if type(value) in _AS_IT_IS else self.plain(value)
                for key, value in data.items()
            }
        if isinstance(data, list | tuple):
            return [value if type(value) in _AS_IT_IS else self.plain(value) for value in data]
        return data

    def _named(self, seat: int) -> str:
        return self.names[seat] if self.names else self.say("seat-name", number=seat)

    def _printed(self, data: Printed) -> dict[str, Any]:
        made = data.in_language.get(self.localization)
        if made is None:
            nobody = Reader(self.localization)
            made = {key: nobody.plain(value) for key, value in data.items()}
            data.in_language[self.localization] = made
        return made.copy()


@lru_cache(maxsize=1 << 12)  # pages say the same things again and again
def _said(
    localization: Localization,
    viewer: int,
    names: tuple[str, ...],
    message_id: str,
    *arguments: tuple[str, Argument],
) -> str:
    return Reader(localization, names, viewer).text(Message(message_id, **dict(arguments)))
