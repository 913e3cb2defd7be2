"""Messages as one person reads them: in a language, with names, and as "you" where she is meant."""

from collections.abc import Mapping, Sequence
from typing import Any

from kickabout.text import marks
from kickabout.text.localization import NOBODY, Localization
from kickabout.text.messages import Message, Name, Text

_YOU = Message("you")


class Reader:
    """Formats messages for one person, who sits in the seat `viewer` or nowhere (-1).

    `names` are those of all seats. What is formatted raises `MessageError` if it has no text.
    """

    def __init__(
        self, localization: Localization, names: Sequence[str] = (), viewer: int = NOBODY
    ) -> None:
        self.localization = localization
        self._names = names
        self._viewer = viewer
        self._you = localization.format(_YOU)

    def spans(self, message: Message) -> list[marks.Span]:
        """The stretches of a sentence, which begins with a capital unless a name does."""
        text = self.localization.format(message, self._viewer)
        return list(marks.spans(text[:1].upper() + text[1:], self._names, self._viewer, self._you))

    def sentence(self, message: Message) -> str:
        """A message as plain text that begins with a capital unless a name does."""
        return "".join(text for _, text, _ in self.spans(message))

    def text(self, text: Text) -> str:
        """A message or a name as plain text; what is text already stays as it is."""
        if isinstance(text, str):
            return text
        if isinstance(text, Name):
            return self.localization.name(text)
        marked = self.localization.format(text, self._viewer)
        parts = marks.spans(marked, self._names, self._viewer, self._you)
        return "".join(part for _, part, _ in parts)

    def plain(self, data: Any) -> Any:
        """Data with each message and name in it as text, the rest as it is: what a page or a program is given."""
        if isinstance(data, Message | Name):
            return self.text(data)
        if isinstance(data, Mapping):
            return {key: self.plain(value) for key, value in data.items()}
        if isinstance(data, list | tuple):
            return [self.plain(value) for value in data]
        return data
