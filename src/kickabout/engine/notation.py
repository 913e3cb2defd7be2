"""The notation of a game: a name for every decision, outcome and observation, and back.

A game lists the forms of its names, each with the number that it begins at:

    NOTATION = Notation(
        [Slot("card", lambda box: box.card_slugs), numbers("seat", 0, SEATS - 1)],
        [
            Form("hold", HOLD),
            Form("discard {card}", DISCARDS),
            Form("play {card}", PLAYS, card=PLAYS_PER_KIND),
            Form("play {card} on {seat}", PLAYS + 1, card=PLAYS_PER_KIND, seat=1),
        ],
    )

`play nutmeg on 2` is then PLAYS + 1 + 7 times the number of the card `nutmeg` + 2.
"""

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, Protocol

HOLD = "hold"
"""The name of declining to answer, in every game."""
_MANY = 30
"""The number of words above which an error lists only the most similar ones."""


@dataclass(frozen=True)
class Slot:
    """A placeholder in a name that stands for one of several words."""

    noun: str
    """The kind of thing that the words name: `card`."""
    words: Callable[[Any], Sequence[str]]
    """The words in a box, by number; an empty string is not a word."""


def numbers(noun: str, least: int, most: int) -> Slot:
    """Return a slot for a number in least..most, which counts from 0."""
    words = tuple(map(str, range(least, most + 1)))
    return Slot(noun, lambda _: words)


def fixed(noun: str, words: Sequence[str]) -> Slot:
    """Return a slot for one of some words that are the same in every box."""
    return Slot(noun, lambda _: words)


class NameForm(Protocol):
    """A form of names; the first word, the verb, is always the same."""

    @property
    def pattern(self) -> str:
        """The form as shown in an error."""

    @property
    def first(self) -> int:
        """The smallest number that has such a name."""

    def name_of(self, box: Any, number: int) -> str | None:
        """Return the name of a number, None if it has none of this form."""

    def parse(self, box: Any, name: str) -> int | None:
        """Return the number of a name, None if it is not of this form; raise `WordError` at a wrong word."""


class WordError(ValueError):
    """A name of the right form with a word that names nothing; the text says what would be right."""


class Form:
    """A form of names in which some words vary: `play {card} on {seat}`.

    A word of number n adds n times the stride of its slot, as given in `strides`; the stride is 1 where a single
    word varies and none is given.
    """

    def __init__(self, pattern: str, first: int, **strides: int) -> None:
        self.pattern = pattern
        self.first = first
        self._parts = pattern.split(" ")
        self._places = [place for place, part in enumerate(self._parts) if part[0] == "{"]
        nouns = [self._parts[place][1:-1] for place in self._places]
        if len(nouns) == 1 and not strides:
            strides = {nouns[0]: 1}
        self._strides = [strides[noun] for noun in nouns]
        self._nouns = nouns
        # By falling stride, whatever the order of the words.
        self._falling = sorted(range(len(nouns)), key=lambda i: -self._strides[i])
        self._slots: list[Slot] = []

    def bind(self, slots: dict[str, Slot]) -> "Form":
        """Return the form with its slots; a noun may end in a digit, to occur twice in a form."""
        self._slots = [slots[noun.rstrip("0123456789")] for noun in self._nouns]
        return self

    def name_of(self, box: Any, number: int) -> str | None:
        """Return the name of a number, None if it has none of this form."""
        rest = number - self.first
        parts = list(self._parts)
        for i in self._falling:
            place, rest = divmod(rest, self._strides[i])
            words = self._slots[i].words(box)
            if not (0 <= place < len(words) and words[place]):
                return None
            parts[self._places[i]] = words[place]
        return " ".join(parts) if rest == 0 else None

    def parse(self, box: Any, name: str) -> int | None:
        """Return the number of a name, None if it is not of this form; raise `WordError` at a wrong word."""
        parts = name.split(" ")
        if len(parts) != len(self._parts):
            return None
        for place, part in enumerate(self._parts):
            if place not in self._places and parts[place] != part:
                return None
        number = self.first
        for slot, place, stride in zip(self._slots, self._places, self._strides, strict=True):
            number += stride * _number(slot, box, parts[place])
        return number


class Notation:
    """The notation of a game, from its slots and its forms."""

    def __init__(self, slots: Iterable[Slot], forms: Iterable[NameForm]) -> None:
        by_noun = {slot.noun: slot for slot in slots}
        bound = [form.bind(by_noun) if isinstance(form, Form) else form for form in forms]
        self._forms = sorted(bound, key=lambda form: form.first)
        self._firsts = [form.first for form in self._forms]
        self._by_verb: dict[str, list[NameForm]] = {}
        for form in bound:
            self._by_verb.setdefault(verb_of(form.pattern), []).append(form)

    def name_of(self, box: Any, number: int) -> str:
        """Return the name of a decision, outcome or observation; raise `ValueError` for a number without one."""
        # The last form that begins at or before a number is the likeliest to name it.
        for place in reversed(range(bisect_right(self._firsts, number))):
            name = self._forms[place].name_of(box, number)
            if name is not None:
                return name
        raise ValueError(f"there is no action number {number}")

    def parse(self, box: Any, name: str) -> int:
        """Return the number of a name; raise `ValueError` saying what is wrong and what would be right."""
        wrong: list[WordError] = []
        alike = self._by_verb.get(verb_of(name), [])
        for form in alike:
            try:
                number = form.parse(box, name)
            except WordError as error:
                wrong.append(error)
            else:
                if number is not None:
                    return number
        if wrong:
            raise ValueError("; ".join(dict.fromkeys(map(str, wrong))))
        if alike:
            told = " or ".join(repr(_told(form.pattern)) for form in alike)
            raise ValueError(f"write {told}, not {name!r}")
        raise ValueError(f"{name!r} does not begin with one of: {', '.join(self._by_verb)}")

    def names(self, box: Any, codes: int) -> Iterator[tuple[int, str]]:
        """Yield all numbers below `codes` that have a name in a box, with their names."""
        for number in range(codes):
            try:
                yield number, self.name_of(box, number)
            except ValueError:
                continue


def _number(slot: Slot, box: Any, text: str) -> int:
    words = slot.words(box)
    if text and text in words:
        return words.index(text)
    known = [word for word in words if word]
    if known and all(word.isdecimal() for word in known):
        raise WordError(f"a {slot.noun} is a number in {known[0]}..{known[-1]}, not {text!r}")
    if len(known) > _MANY:
        near = ", ".join(get_close_matches(text, known, 3, 0.4) or known[:3])
        raise WordError(f"there is no {slot.noun} {text!r}; among the {len(known)} are: {near}")
    raise WordError(f"there is no {slot.noun} {text!r}; there are: {', '.join(known)}")


def _told(pattern: str) -> str:
    """Return a form as a person reads it: `play CARD on SEAT`."""
    words = (
        part[1:-1].rstrip("0123456789").upper() if part[0] == "{" else part
        for part in pattern.split(" ")
    )
    return " ".join(words)


def verb_of(name: str) -> str:
    """Return the first word of a name, or of a form of names."""
    return name.partition(" ")[0]
