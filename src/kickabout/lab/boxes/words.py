"""What the words and notes of box files, which are English, are in other languages.

A file `box.LOCALE.toml` has them, by the English word or note, in the tables `keys` and `notes`: beside the messages of
a game for its box, beside those of the laboratory for what boxes share. Options go by their labels, and rows by their
names, which message files have.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from pathlib import Path

from kickabout.engine.box_fields import Row
from kickabout.engine.box_files import Field
from kickabout.engine.boxes import Box
from kickabout.engine.toml_files import read_toml
from kickabout.lab.boxes.fields import Input
from kickabout.lab.boxes.fields import Row as FormRow
from kickabout.lab.say import TEXT
from kickabout.text.localization import ENGLISH
from kickabout.text.messages import Message
from kickabout.text.option_labels import option_label, word_label
from kickabout.text.reader import Reader

OPTION = "options."
"""The beginning of the key of an option's row."""


@dataclass(frozen=True)
class Term:
    """A text of a box file, and what it is in the reader's language."""

    english: str
    own: str = ""
    """Empty where the language lacks it, and in English."""

    @property
    def both(self) -> str:
        """Both texts, where there is no room for a style of either."""
        return f"{self.own} ({self.english})" if self.own else self.english


class BoxWords:
    """The words and notes of a box, for a reader of the messages of its game and of the laboratory."""

    def __init__(self, box: Box, texts: Path, reader: Reader) -> None:
        self._box, self._reader = box, reader
        self._tables = read_words(reader.localization.locale, TEXT, texts)
        self._names = {
            row.slug: name
            for row in rows_in(box)
            if (name := self._said(Message(f"{row.noun}-{row.slug}")))
        }

    def key(self, key: str) -> Term:
        """Return a word, or the key of a field inside its row, such as `offensive does`."""
        parts = [self._word(part) for part in key.split()]
        return Term(key, self._tables["keys"].get(key) or (": ".join(parts) if all(parts) else ""))

    def title(self, row: FormRow) -> Term:
        """Return the title of a row: the label of an option, the name of any other."""
        if row.key.startswith(OPTION):
            return Term(row.title, self._said(option_label(row.title)))
        return Term(row.title, self._word(row.slug))

    def choice(self, row: FormRow, word: str) -> Term:
        """Return a word that a field of the row may have."""
        if not row.key.startswith(OPTION):
            return self.key(word)
        explained = self._box.options[row.title].choices.get(word, "")
        return Term(word, self._said(word_label(row.title, word, explained)))

    def note(self, given: Input) -> Term:
        """Return the note of a field with the unit of its number and its clause."""
        note, unit = (
            self._tables[table].get(english, "")
            for table, english in (("notes", given.note), ("keys", given.unit))
        )
        is_there = bool(note) == bool(given.note) and bool(unit) == bool(given.unit)
        own = _with_remark(note, unit, given.clause) if is_there else ""
        return Term(_with_remark(given.note, given.unit, given.clause), own)

    def _word(self, word: str) -> str:
        return self._names.get(word) or self._tables["keys"].get(word, "")

    def _said(self, message: Message) -> str:
        """Return the text of a message, empty if the language lacks it."""
        localization = self._reader.localization
        if localization.locale == ENGLISH or not localization.has(message.fallback or message.id):
            return ""
        language, _, _ = localization.place(message)
        return self._reader.text(message) if language == localization.locale else ""


@cache
def read_words(locale: str, *folders: Path) -> Mapping[str, Mapping[str, str]]:
    """Return the tables of the files that folders have in a language; of two entries the last one counts.

    Raises `ValueError` for a file that is no TOML.
    """
    tables: dict[str, dict[str, str]] = {"keys": {}, "notes": {}}
    for path in (words_file(folder, locale) for folder in folders):
        if path.is_file():
            for table, entries in read_toml(path.read_text(encoding="utf-8")).items():
                tables[table].update(entries)
    return tables


def words_file(folder: Path, locale: str) -> Path:
    """Return the path of the words and notes that a folder has in a language, whether or not it is there."""
    return folder / f"box.{locale}.toml"


def rows_in(part: object) -> Iterator[Row]:
    """Yield the rows of a box, or of a part of it, in its order."""
    if isinstance(part, Row):
        yield part
    inside: Iterable[object] = ()
    if is_dataclass(part):
        inside = (getattr(part, one.name) for one in fields(part))
    elif isinstance(part, Mapping):
        inside = part.values()
    elif isinstance(part, tuple | list):
        inside = part
    for one in inside:
        yield from rows_in(one)


def _with_remark(note: str, unit: str, clause: str) -> str:
    return f"{note}{Field(unit=unit, clause=clause).remark}".strip()
