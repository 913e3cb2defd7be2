"""Languages: which ones are offered, and which of them suits a reader."""

import tomllib  # noqa: TID251 - our own file, and the engine's reader is a layer above
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from babel import Locale, UnknownLocaleError, negotiate_locale

from kickabout.text.localization import ENGLISH, PSEUDO

_OFFERED = Path(__file__).with_name("languages.toml")


@dataclass(frozen=True)
class Language:
    """A language that is offered."""

    tag: str
    is_whole: bool
    """Whether its translators hold it for complete; what a language lacks is shown in English."""

    @property
    def name(self) -> str:
        """Its name in itself, such as `Español`."""
        return own_name(self.tag)


@cache
def offered() -> Mapping[str, Language]:
    """Return the languages that people may choose, by their tags."""
    tables = tomllib.loads(_OFFERED.read_text(encoding="utf-8"))
    return {tag: Language(tag, table["whole"]) for tag, table in tables.items()}


def negotiated(wanted: Sequence[str]) -> str:
    """Return the offered language that best suits a list of wanted ones, such as `de-AT`, most wanted first;
    English if none does. The pseudo-language is there for whoever asks for it.
    """
    return negotiate_locale(wanted, [*offered(), PSEUDO], sep="-") or ENGLISH


def own_name(tag: str) -> str:
    """Return the name of a language in itself, with a capital; raise `ValueError` for an unknown tag."""
    try:
        name = Locale.parse(tag, sep="-").get_display_name()
    except UnknownLocaleError as error:
        raise ValueError(str(error)) from error
    return name[:1].upper() + name[1:] if name else tag
