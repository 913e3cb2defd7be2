"""Names of players: validation and detection of lookalikes.

Two names look alike if their skeletons are the same, by Unicode's table of confusable characters
(Unicode Technical Standard 39), with letters folded and without accents and spaces: "Ana", "АNA"
with a Cyrillic A, and "A n á".
"""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

from confusable_homoglyphs.confusables import is_confusable

from kickabout.bots import KINDS
from kickabout.table.cast import CAST
from kickabout.table.errors import BadRequest
from kickabout.table.language import bot_title, table_messages
from kickabout.text.languages import offered
from kickabout.text.localization import ENGLISH
from kickabout.text.messages import Message
from kickabout.text.reader import Reader

NAME_LENGTH = 24
_BLANK = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Characters that are letters or symbols by category but are rendered blank."""
_NUMBER = re.compile(r"\W*\d+$")


def checked_name(name: str) -> str:
    """Return a player's name, trimmed; raises `BadRequest` unless it has 1 to 24 printable
    characters, or if it reads like "you" or like a bot's name in any language of the pages.
    """
    trimmed = " ".join(part for part in name.strip().split(" ") if part)
    if not trimmed:
        raise BadRequest(Message("error-name-missing"))
    if len(trimmed) > NAME_LENGTH:
        raise BadRequest(Message("error-name-long", most=NAME_LENGTH, length=len(trimmed)))
    # Control, format, surrogate, private and unassigned characters could break or disguise a line.
    if any(
        unicodedata.category(sign).startswith("C") or sign in "\u2028\u2029" for sign in trimmed
    ):
        raise BadRequest(Message("error-name-control"))
    if not any(unicodedata.category(sign)[0] in "LNSP" for sign in trimmed.strip(_BLANK)):
        raise BadRequest(Message("error-name-invisible"))
    for word in _words_for_you():
        if alike(trimmed, word):
            raise BadRequest(Message("error-name-like-you", word=word))
    # A second bot of the same kind has a number after its name.
    bare = _NUMBER.sub("", unicodedata.normalize("NFKC", trimmed)) or trimmed
    for title in _bot_titles():
        if alike(trimmed, title) or alike(bare, title):
            raise BadRequest(Message("error-name-like-bot", bot=title))
    return trimmed


def default_name(seat: int, locale: str = ENGLISH) -> str:
    """Return the name of a person in a seat who has given none."""
    return Reader(table_messages(locale)).say("seat-name", number=seat + 1)


def open_name(seat: int, locale: str = ENGLISH) -> str:
    """Return the name of a seat that nobody has taken yet."""
    return Reader(table_messages(locale)).say("seat-open-name", number=seat + 1)


def names_in(names: Sequence[str], locale: str) -> list[str]:
    """Return the names by seat as a language has them: a table is stored with the default ones and those of bots in English.

    A default name may be that of another seat, where people have changed places.
    """
    defaults = _defaults_in(len(names), locale)
    return [defaults.get(name, name) for name in names]


@cache  # every page asks for them
def _defaults_in(seats: int, locale: str) -> dict[str, str]:
    """Return the names of people and seats without one, and of bots, in a language, by the English ones."""
    defaults = {
        default(seat): default(seat, locale)
        for default in (default_name, open_name)
        for seat in range(seats)
    }
    bots = {bot_title(bot): bot_title(bot, locale) for bot in KINDS}
    bots |= {one.name(): one.name(locale) for one in CAST}
    numbered = {
        f"{name} {number}": f"{called} {number}"
        for name, called in bots.items()
        for number in range(2, seats + 1)
    }
    return defaults | bots | numbered


def unique_name(name: str, taken: Iterable[str]) -> str:
    """Return the name, with a number after it if it looks like one of those taken."""
    others = list(taken)
    number, called = 1, name
    while lookalike(called, others) is not None:
        number += 1
        called = f"{name} {number}"
    return called


def lookalike(name: str, others: Iterable[str]) -> str | None:
    """Return the first of these names that looks like `name`; None if none does."""
    return next((other for other in others if alike(name, other)), None)


def alike(name: str, other: str) -> bool:
    """Return whether two names look alike."""
    return not skeletons(name).isdisjoint(skeletons(other))


@lru_cache(maxsize=1 << 10)
def skeletons(name: str) -> frozenset[str]:
    """Return the skeletons of a name: two, since a capital I looks like a small l by its shape, and
    like a small i to somebody who reads letters only.
    """
    plain = unicodedata.normalize("NFKD", name)
    bare = "".join(
        sign
        for sign in plain
        if not unicodedata.combining(sign)
        and unicodedata.category(sign)[0] not in "ZC"
        and sign not in _BLANK
    )
    return frozenset(_folded(_prototypes(part)) for part in (bare, bare.casefold()))


def _folded(text: str) -> str:
    return _prototypes(text.casefold()).casefold()


def _prototypes(text: str) -> str:
    return "".join(map(_prototype, text))


@lru_cache(maxsize=1 << 12)
def _prototype(sign: str) -> str:
    """Return the prototype of a character among its lookalikes, which may be a sequence."""
    group = _confusables(sign)
    if len(group) != 1:
        return sign  # it has no lookalikes, or is the prototype of several
    (other,) = group
    is_pair = len(other) == 1 == len(_confusables(other))
    return min(sign, other) if is_pair else other


def _confusables(sign: str) -> list[str]:
    confusions = is_confusable(sign, greedy=True)
    return [one["c"] for one in confusions[0]["homoglyphs"]] if confusions else []


@cache
def _words_for_you() -> frozenset[str]:
    readers = [Reader(table_messages(locale)) for locale in offered()]
    return frozenset(reader.say(word) for reader in readers for word in ("you", "table-you"))


@cache
def _bot_titles() -> frozenset[str]:
    locales = offered()
    titles = {bot_title(bot, locale) for bot in KINDS for locale in locales}
    return frozenset(titles | {one.name(locale) for one in CAST for locale in locales})
