"""What the words and notes of box files, which are English, are in other languages.

A file `box.LOCALE.toml` has them, by the English word or note, in the tables `keys` and `notes`: beside the messages of
a game for its box, beside those of the laboratory for what boxes share. Options go by their labels, and rows by their
names, which message files have.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from pathlib import Path
from typing import Any

from kickabout.engine.box_fields import Row
from kickabout.engine.box_files import Field
from kickabout.engine.boxes import Box
from kickabout.engine.game import Game
from kickabout.engine.toml_files import read_toml
from kickabout.lab.boxes.changes import value_text
from kickabout.lab.boxes.fields import Input
from kickabout.lab.boxes.fields import Row as FormRow
from kickabout.lab.say import TEXT
from kickabout.text.localization import ENGLISH
from kickabout.text.messages import Message
from kickabout.text.option_labels import option_label, word_label
from kickabout.text.reader import Reader

OPTION = "options."
"""The beginning of the key of an option's row."""
_PLAIN = ("rules", "options")
"""The tables that paths in words leave out: what is in them is known by its own name."""
_PATH = re.compile(r"([^.\[]*)(?:\[([^]]*)\])?\.?(.*)")


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

    @property
    def either(self) -> str:
        """The text that the reader understands best."""
        return self.own or self.english


class BoxWords:
    """The words and notes of a box, for a reader of the messages of its game and of the laboratory."""

    def __init__(self, game: Game, box: Box, reader: Reader) -> None:
        self._box, self._reader = box, reader
        self._tables = read_words(reader.localization.locale, TEXT, game.text)
        # A row that the box has lost is still named by what it has changed.
        self._rows = {row.slug: row for one in (game.load_box(None), box) for row in rows_in(one)}
        self._names = {
            slug: name
            for slug, row in self._rows.items()
            if (name := self._said(Message(f"{row.noun}-{slug}")))
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

    def name(self, slug: str) -> str:
        """Return the name of a row, its slug if it has none."""
        row = self._rows.get(slug)
        return self._word(slug) or (slug if row is None else row.name)

    def path(self, path: str) -> Term:
        """Return a path such as `cards[penalty].count`, or a table, by the titles and labels of the form."""
        table, slug, rest = _parts(path)
        keys = rest.split(".") if rest else []
        title = self.name(slug) if slug else self._word(table)
        if table == "options" and keys:
            title = self._said(option_label(keys.pop(0)))
        elif table in _PLAIN and keys:
            title = ""
        label = self.key(" ".join(keys)).own
        is_known = self._word(table) and (label or not keys)
        return Term(path, ", ".join(filter(None, (title, label))) if is_known else "")

    def value(self, path: str, value: Any) -> str:
        """Return what people read of the value at a path."""
        option = self._box.options.get(path.removeprefix(OPTION).partition(".")[0])

        def said(word: str) -> str:
            if path.startswith(OPTION) and option is not None and word in option.choices:
                return self.choice(FormRow(OPTION + option.name, option.name, ()), word).either
            return self.key(word).either

        return value_text(value, said)

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


def _parts(path: str) -> tuple[str, str, str]:
    """Return the table of a path, the slug of the row there, and the rest; each may be empty."""
    found = _PATH.fullmatch(path)
    table, slug, rest = found.groups("") if found else (path, "", "")
    return table, slug, rest


def _with_remark(note: str, unit: str, clause: str) -> str:
    return f"{note}{Field(unit=unit, clause=clause).remark}".strip()
