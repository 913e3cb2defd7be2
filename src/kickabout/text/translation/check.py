"""The check of a translation: what it lacks, what is broken in it, and what a second look is good for."""

import tomllib  # noqa: TID251 - our own file, and the engine's reader is a layer above
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from babel import Locale

from kickabout.text.localization import (
    ENGLISH,
    FUNCTIONS,
    NOUN,
    SHARED,
    Localization,
    MessageFileError,
)
from kickabout.text.messages import Message
from kickabout.text.translation.glossary import glossary, unused
from kickabout.text.translation.units import File, Unit, read, variables

_BUILT_IN = {"NUMBER", "DATETIME"}
_CATEGORIES = {"zero", "one", "two", "few", "many"}
"""The plural categories but `other`, which is what anything else falls under as well."""
_COUNTED = 1000
"""Numbers that messages count up to: no more categories are asked for than these fall under."""
_DERIVED = ("is", "count", "slug")
"""What a seat, a list and a name give beside themselves, as `$player-is`."""


@dataclass(frozen=True)
class Part:
    """A folder of message files, as one part of Kickabout has it."""

    name: str
    folder: Path
    beside: tuple[Path, ...] = ()
    """Folders whose messages are in the same `Localization`, with the shared ones."""
    names: Mapping[str, str] = field(default_factory=dict)
    """Names in the box, by the ids of the messages that overlay them."""


@dataclass(frozen=True)
class Finding:
    """Something found in a message file."""

    line: int
    id: str
    about: Message
    is_error: bool = True
    """Whether it shows as broken or in no grammar, where anything else is a matter of judgement."""


@dataclass
class Checked:
    """What the check of a part has found."""

    path: Path
    total: int
    """English texts."""
    missing: list[str]
    """The ids of texts without a translation, in the order of the English file."""
    findings: list[Finding]

    @property
    def errors(self) -> int:
        """The number of errors."""
        return sum(one.is_error for one in self.findings)


def check(part: Part, locale: str) -> Checked:
    """Compare a part's messages in a language with the English ones."""
    return _Check(part, locale).checked()


@cache
def rules() -> Mapping[str, Any]:
    """Return what is known of English messages."""
    file = Path(__file__).with_name("rules.toml")
    return tomllib.loads(file.read_text(encoding="utf-8"))


def is_kept(name_id: str) -> bool:
    """Return whether the name of this id is that of a person or a club, which no language need replace."""
    return any(fnmatchcase(name_id, f"{kind}-*") for kind in rules()["kept_names"])


class _Check:
    def __init__(self, part: Part, locale: str) -> None:
        self.part = part
        self.locale = locale
        self.file = read(part.folder / f"{locale}.ftl")
        self.english = read(part.folder / f"{ENGLISH}.ftl")
        self.plural = Locale.parse(locale, sep="-").plural_form
        self.counted = {self.plural(number) for number in range(_COUNTED)}

    def checked(self) -> Checked:
        names = [one for one in self.part.names if not is_kept(one)]
        wanted = list(dict.fromkeys([*self.english.units, *names]))
        missing = [one for one in wanted if one not in self.file.units]
        return Checked(self.file.path, len(wanted), missing, sorted(self.findings(), key=_place))

    def findings(self) -> Iterator[Finding]:
        for line, wrong in self.file.junk:
            yield Finding(line, "", Message("text-junk", wrong=wrong))
        for line, name in self.file.twice:
            yield Finding(line, name, Message("text-twice"))
        if not self.file.junk and not self.file.twice:
            try:
                Localization(self.locale, self.folders)
            except MessageFileError as error:
                yield Finding(1, "", Message("text-junk", wrong=str(error)))
        for unit in self.file.units.values():
            yield from self.of_unit(unit)

    def of_unit(self, unit: Unit) -> Iterator[Finding]:
        yield from self.of_functions(unit)
        yield from self.of_references(unit)
        yield from self.of_choices(unit)
        english = self.english.units.get(unit.id)
        if english is not None:
            yield from self.of_variables(unit, english)
            yield from self.of_length(unit, english)
            yield from self.of_terms(unit, english)
        elif unit.id.startswith(NOUN):
            yield from self.of_noun(unit)
        elif not unit.id.startswith("-") and not self.is_own(unit.id):
            yield Finding(unit.line, unit.id, Message("text-obsolete"), is_error=False)

    def is_own(self, name: str) -> bool:
        """Return whether a text that English lacks is a name of the box, or belongs to a noun."""
        _, _, attribute = name.partition(".")
        return name in self.part.names or attribute == "gender" or attribute in self.nouns

    def of_functions(self, unit: Unit) -> Iterator[Finding]:
        for name in _all(uses.functions for uses in unit.uses) - {*FUNCTIONS, *_BUILT_IN}:
            yield Finding(unit.line, unit.id, Message("text-no-function", name=name))

    def of_references(self, unit: Unit) -> Iterator[Finding]:
        # A message that refers to another gets it in its own language or not at all.
        for name in sorted(_all(uses.references for uses in unit.uses) - {*self.known}):
            yield Finding(unit.line, unit.id, Message("text-no-reference", name=name))

    def of_choices(self, unit: Unit) -> Iterator[Finding]:
        for keys in (keys for uses in unit.uses for keys in uses.choices):
            if len({*keys}) < len(keys):
                yield Finding(unit.line, unit.id, Message("text-key-twice"))
            if not _CATEGORIES.isdisjoint(keys):
                for category in sorted({*keys} & _CATEGORIES - {*self.plural.tags}):
                    yield Finding(unit.line, unit.id, Message("text-no-category", name=category))
                # `other` may be written as any default.
                for category in sorted(self.counted - {*keys, "other"}):
                    yield Finding(unit.line, unit.id, Message("text-category", name=category))

    def of_variables(self, unit: Unit, english: Unit) -> Iterator[Finding]:
        there = variables(english, self.english_units)
        allowed = self.offered(_all(there))
        needed = set.intersection(*({_base(one) for one in way} for way in there))
        left_out = {
            word.rstrip(":,").removeprefix("$")
            for line in unit.comment.splitlines()
            if line.startswith("without $")
            for word in line.partition(":")[0].split()
        }
        for used in variables(unit, self.units):
            for name in sorted(used - allowed):
                yield Finding(unit.line, unit.id, Message("text-no-variable", name=name))
            for name in sorted(needed - {_base(one) for one in used} - left_out):
                if not any(self.derives(one, name) for one in used):
                    yield Finding(unit.line, unit.id, Message("text-left-out", name=name))

    def offered(self, there: set[str]) -> set[str]:
        """Return the variables that a message has, from those that its English text uses."""
        bases = {_base(one) for one in there}
        given = {f"{base}-{way}" for base in bases for way in _DERIVED}
        words = {f"{base}-{word}" for base in bases for word in ("gender", *self.nouns)}
        return there | bases | (given & self.met) | words

    def derives(self, name: str, base: str) -> bool:
        """Return whether a variable is a word that goes with another one."""
        return name in {f"{base}-{word}" for word in ("gender", *self.nouns)}

    def of_noun(self, unit: Unit) -> Iterator[Finding]:
        for name in sorted(_all(uses.variables for uses in unit.uses) - {"gender"}):
            yield Finding(unit.line, unit.id, Message("text-no-variable", name=name))

    def of_length(self, unit: Unit, english: Unit) -> Iterator[Finding]:
        tight, roomy = (
            any(fnmatchcase(unit.id, one) for one in rules()[kind]) for kind in ("tight", "roomy")
        )
        if tight and not roomy:
            before = max(map(len, english.texts))
            most = max(int(before * rules()["most_times"]), rules()["always_allowed"])
            if max(map(len, unit.texts)) > most:
                about = Message("text-long", number=max(map(len, unit.texts)), most=most)
                yield Finding(unit.line, unit.id, about, is_error=False)

    def of_terms(self, unit: Unit, english: Unit) -> Iterator[Finding]:
        # What is said in several ways is commentary, which each language has in words of its own.
        if len(english.patterns) > 1:
            return
        said, translated = english.texts[0], " ".join(unit.texts)
        for term, own in unused(said, translated, glossary(self.locale)):
            about = Message("text-term", term=term, own=own)
            yield Finding(unit.line, unit.id, about, is_error=False)

    @property
    def folders(self) -> list[Path]:
        """The folders whose messages are formatted together."""
        return [*dict.fromkeys((SHARED, *self.part.beside, self.part.folder))]

    @cached_property
    def units(self) -> dict[str, Unit]:
        return {**self.shared(self.locale).units, **self.file.units}

    @cached_property
    def english_units(self) -> dict[str, Unit]:
        return {**self.shared(ENGLISH).units, **self.english.units}

    @cached_property
    def known(self) -> set[str]:
        return {*self.units}

    @cached_property
    def nouns(self) -> tuple[str, ...]:
        return tuple(one.removeprefix(NOUN) for one in self.units if one.startswith(NOUN))

    @cached_property
    def met(self) -> set[str]:
        """All variables that the English texts of the part use."""
        return _all(uses.variables for unit in self.english_units.values() for uses in unit.uses)

    def shared(self, locale: str) -> File:
        return read(SHARED / f"{locale}.ftl")


def _all(sets: Iterable[set[str]]) -> set[str]:
    return {one for some in sets for one in some}


def _base(variable: str) -> str:
    """Return the argument that a variable comes from: `player` of `player-is`."""
    base, _, derived = variable.rpartition("-")
    return base if derived in _DERIVED else variable


def _place(finding: Finding) -> tuple[int, str]:
    return finding.line, finding.id
