"""The commentary of a match on a page."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from markupsafe import Markup

from kickabout.engine.match import Match
from kickabout.engine.narration import Line
from kickabout.table.web.pages.say import marked
from kickabout.table.web.pages.sound import sound_of
from kickabout.table.web.pages.voices import SeatedBot, Voice, Voices
from kickabout.text.marks import Span
from kickabout.text.messages import Argument
from kickabout.text.reader import Reader


@dataclass(slots=True, eq=False)
class ShownLine:
    """A line of the commentary for a reader, formatted only when it is shown."""

    place: int
    """Which line of the commentary it is, from 1."""
    number: int
    minute: int
    seat: int
    tone: str
    sound: str
    """The sound of the line, empty for silence."""
    line: Line
    """The line of the match's commentary."""
    voice: Voice | None
    """What a bot says of it."""
    _reader: Reader
    item: bytes | None = None
    """Its item in the list of lines, once that was made, in UTF-8: a text with one prime takes twice the memory."""

    @property
    def html(self) -> Markup:
        """The line as HTML, with names in bold in the colours of their kits, and cards in italics."""
        return marked(self._reader, self.line.remark.message)

    @property
    def spans(self) -> list[Span]:
        """The spans of the sentence, each with a kind, a text and a seat."""
        return self._reader.spans(self.line.remark.message)

    @property
    def arguments(self) -> Mapping[str, Argument]:
        """What the sentence names, such as a card, by the names of its message's arguments."""
        return self.line.remark.message.arguments


def story_context(
    lines: Sequence[Line],
    match: Match,
    reader: Reader,
    known: Sequence[ShownLine] = (),
    bots: Mapping[int, SeatedBot] = MappingProxyType({}),
) -> list[ShownLine]:
    """Return the commentary of a match for a page, newest first; lines that are `known` are reused.

    `bots` are the kinds of those that play, by seat.
    """
    voices = Voices(bots, lines, match)
    same = 0
    for was, line in zip(reversed(known), lines, strict=False):
        if was.line is not line:  # told before a decision that has been taken back
            break
        same += 1
    shown = [
        ShownLine(
            place,
            line.number,
            line.minute,
            line.remark.seat,
            line.remark.tone,
            sound_of(line, match.log),
            line,
            voices.at(line),
            reader,
        )
        for place, line in enumerate(lines[same:], same + 1)
    ]
    return [*reversed(shown), *known[len(known) - same :]]
