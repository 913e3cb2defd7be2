"""The actions of a game, declared once: a number and a name for every decision, outcome and observation.

A game declares the forms of its names in the order of their numbers, decisions first:

    ACTIONS = Actions(
        Slot("card", KINDS, lambda box: box.card_slugs, "cards"), numbers("seat", 0, SEATS - 1), fixed("face", slugs(Face))
    )
    PLAY = ACTIONS.decision("play {card} [on {seat}]")
    HOLD = ACTIONS.decision("hold")
    SHOOT = ACTIONS.outcome("shoot {face}")

A verb such as PLAY is the first number of its form, and so the number itself where nothing varies (HOLD). The rules
read the rest from rows with an entry for each number, and find the number of an action by its verb and words:

    VERB, CARD, SEAT = ACTIONS.verb, ACTIONS["card"], ACTIONS["seat"]
    number_of = ACTIONS.number_of

`VERB[action]` is PLAY, `CARD[action]` the number of the card and `SEAT[action]` that of the seat, or NONE, for the
action `number_of(PLAY, card, seat)`. In compiled code the rows are constant arrays.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from enum import IntEnum
from functools import cached_property, reduce
from itertools import accumulate, chain, product
from types import FunctionType
from typing import Any, Literal

from kickabout.engine.kernels import IntRow, TheBox, TheState, refuse
from kickabout.engine.refusals import RefusalTable
from kickabout.text.invalid import Invalid, quoted
from kickabout.text.messages import Argument, Message, Seat, Text

HOLD = "hold"
"""The name of declining to answer, in every game."""
NONE = -1
"""The number of a word that an action does not have."""
_MANY = 30
"""The number of words above which an error lists only the most similar ones."""
_MOST_WORDS = 3
"""The most words of an action that vary."""


class Row(tuple[int, ...]):
    """A constant row of numbers that rules read by an index; compiled rules have it as an array."""

    __slots__ = ()


@dataclass(frozen=True)
class Slot:
    """A placeholder in a name that stands for one of several words."""

    noun: str
    """The kind of thing that the words name: `card`."""
    size: int
    """The number of words for which there is room."""
    words: Callable[[Any], Sequence[str]]
    """The words in a box, by number; an empty string is not a word."""
    table: str = ""
    """The table of the box whose rows the words name, in their order; empty if they name none."""


def numbers(noun: str, least: int, most: int) -> Slot:
    """Return a slot for a number in least..most, which counts from 0."""
    return fixed(noun, tuple(map(str, range(least, most + 1))))


def fixed(noun: str, words: Sequence[str]) -> Slot:
    """Return a slot for one of some words that are the same in every box."""
    return Slot(noun, len(words), lambda _: words)


class WordError(Invalid):
    """A name of the right form with a word that names nothing; the text says what would be right."""


class Form:
    """A form of names in which some words vary, and the last may be absent: `play {card} [on {seat}]`.

    `order` are the nouns in the order in which numbers count them, if it is not that of the words; a word in brackets
    by itself (`[by ball]`) is a noun of its own.
    """

    def __init__(self, pattern: str, order: Sequence[str] = ()) -> None:
        self.pattern = pattern
        self.order = order
        head, _, tail = pattern.partition(" [")
        self._tail = tail.removesuffix("]").split(" ") if tail else []
        self._head = head.split(" ")

    def bind(self, slots: Mapping[str, Slot]) -> "Form":
        """Return the form with its slots; a noun may end in a digit, to occur twice in a form."""
        self.slots: dict[str, Slot] = {
            noun: slots[noun.rstrip("0123456789")]
            for part in (*self._head, *self._tail)
            if (noun := _noun(part))
        }
        self.optional: str | None = None
        """The noun that may be absent."""
        if self._tail:
            nouns = [noun for part in self._tail if (noun := _noun(part))]
            self.optional = nouns[0] if nouns else " ".join(self._tail)
            self.slots.setdefault(self.optional, fixed(self.optional, [self.optional]))
        return self

    @property
    def verb(self) -> str:
        """The first word, which is always the same."""
        return self._head[0]

    @property
    def spoken(self) -> list[str]:
        """The form as a person reads it, with and without what may be absent: `play CARD on SEAT`."""
        parts = [self._head, *([self._head + self._tail] if self._tail else [])]
        return [
            " ".join((_noun(part).rstrip("0123456789").upper() or part) for part in one)
            for one in parts
        ]

    def name(self, box: Any, words: Mapping[str, int]) -> str | None:
        """Return the name of an action with these words, by noun; None if the box lacks one of them."""
        present = self.optional is None or words[self.optional] != NONE
        parts = [*self._head, *self._tail] if present else self._head
        named = []
        for part in parts:
            noun = _noun(part)
            if noun:
                known = self.slots[noun].words(box)
                if words[noun] >= len(known) or not known[words[noun]]:
                    return None
            named.append(known[words[noun]] if noun else part)
        return " ".join(named)

    def parse(self, box: Any, name: str) -> dict[str, int] | None:
        """Return the words of a name, by noun; None if it is not of this form. Raise `WordError` at a wrong word."""
        given = name.split(" ")
        present = len(given) > len(self._head)
        parts = [*self._head, *self._tail] if present else self._head
        if len(given) != len(parts) or any(
            not _noun(part) and part != text for part, text in zip(parts, given, strict=True)
        ):
            return None
        words = {} if self.optional is None else {self.optional: 0 if present else NONE}
        for part, text in zip(parts, given, strict=True):
            noun = _noun(part)
            if noun:
                words[noun] = _number(self.slots[noun], box, text)
        return words


def _noun(part: str) -> str:
    return part[1:-1] if part.startswith("{") else ""


@dataclass(frozen=True)
class _Block:
    """The numbers of a form."""

    first: int
    form: Form
    sizes: dict[str, int]
    """How many numbers each noun counts, the slowest first; one more than its words where it may be absent."""

    @property
    def strides(self) -> dict[str, int]:
        """The difference that one word more makes to the number, by noun."""
        strides, stride = {}, 1
        for noun in reversed(self.sizes):
            strides[noun] = stride
            stride *= self.sizes[noun]
        return strides

    def numbered(self) -> Iterator[dict[str, int]]:
        """Yield the words of each number, in order."""
        absent = [noun == self.form.optional for noun in self.sizes]
        for digits in product(*map(range, self.sizes.values())):
            words = (digit - less for digit, less in zip(digits, absent, strict=True))
            yield dict(zip(self.sizes, words, strict=True))


class Actions:
    """The actions of a game: their numbers, names, verbs and words."""

    def __init__(self, *slots: Slot) -> None:
        self._slots = {slot.noun: slot for slot in slots}
        self._blocks: list[_Block] = []
        self._ends: dict[str, int] = {"decision": 0, "outcome": 0, "observation": 0}

    def decision(self, form: str | Form, order: Sequence[str] = ()) -> int:
        """Declare a form of decisions, which follows those declared before; return its verb."""
        return self._declare("decision", form, order)

    def outcome(self, form: str | Form, order: Sequence[str] = ()) -> int:
        """Declare a form of chance outcomes, after all decisions; return its verb."""
        return self._declare("outcome", form, order)

    def observation(self, form: str | Form, order: Sequence[str] = ()) -> int:
        """Declare a form of what others see instead of a hidden action, after all outcomes; return its verb."""
        return self._declare("observation", form, order)

    def _declare(
        self,
        kind: Literal["decision", "outcome", "observation"],
        form: str | Form,
        order: Sequence[str],
    ) -> int:
        kinds = list(self._ends)
        later = kinds[kinds.index(kind) + 1 :]
        if any(self._ends[one] > self._ends[kind] for one in later):
            raise ValueError(f"{form!r} is declared after a form of another kind")
        bound = (Form(form, order) if isinstance(form, str) else form).bind(self._slots)
        nouns = bound.order or bound.slots
        sizes = {noun: bound.slots[noun].size + (noun == bound.optional) for noun in nouns}
        block = _Block(self.codes, bound, sizes)
        self._blocks.append(block)
        end = block.first
        for _ in block.numbered():
            end += 1
        for one in (kind, *later):
            self._ends[one] = end
        return block.first

    @property
    def decisions(self) -> int:
        """The number of decisions: they are numbered 0..decisions-1."""
        return self._ends["decision"]

    @property
    def codes(self) -> int:
        """The end of all numbers: outcomes and observations are decisions..codes-1."""
        return self._ends["observation"]

    @cached_property
    def verb(self) -> Row:
        """The verb of each number."""
        return Row(block.first for block in self._blocks for _ in block.numbered())

    def __getitem__(self, noun: str) -> Row:
        """Return the number of a word in each action, NONE in those without."""
        return Row(words.get(noun, NONE) for block in self._blocks for words in block.numbered())

    def numbers(self, verb: int) -> range:
        """Return all numbers of a verb."""
        block = self._by_verb[verb]
        return range(verb, verb + sum(1 for _ in block.numbered()))

    @cached_property
    def number_of(self) -> Callable[..., int]:
        """The function `number_of(verb, first, second, third)` that returns the number of an action, from
        its verb and the numbers of its words in the order of the form; NONE for a word that it has not.

        Rules call it too, compiled.
        """
        zero = [0] * self.codes
        shift, strides = list(zero), [list(zero) for _ in range(_MOST_WORDS)]
        for verb, block in self._by_verb.items():
            for place, noun in enumerate(block.form.slots):
                strides[place][verb] = block.strides[noun]
                shift[verb] += block.strides[noun] * (noun == block.form.optional)
        rows = {f"_STRIDE_{place + 1}": Row(row) for place, row in enumerate(strides)}
        number_of: Callable[..., int] = copy_with(
            _number_of, "number_of", _SHIFT=Row(shift), **rows
        )
        return number_of

    def not_due(
        self, due: Mapping[IntEnum, tuple[IntEnum, Sequence[int]]], seat_decides: IntEnum
    ) -> Callable[[int, int], int]:
        """Return the function `not_due(phase, action)` of what forbids the verb of an action in a phase, 0 for
        nothing. Rules call it, compiled.

        `due` has for each phase the refusal of all verbs but some; for a phase that it does not have, all decisions
        are due, and outcomes are refused because a seat decides.
        """
        verbs = {verb: place for place, verb in enumerate(self._by_verb)}
        table: list[int] = []
        self._due: list[list[int]] = []
        for phase in type(next(iter(due))):
            refusal, allowed = due.get(phase, (seat_decides, range(self.decisions)))
            table += [0 if verb in allowed else int(refusal) for verb in verbs]
            decisions = enumerate(self.verb[: self.decisions])
            self._due.append([number for number, verb in decisions if verb in allowed])
        places = Row(verbs[verb] for verb in self.verb)
        rows = {"_PLACE": places, "_VERBS": len(verbs), "_REFUSALS": Row(table)}
        not_due: Callable[[int, int], int] = copy_with(_not_due, "not_due", **rows)
        return not_due

    def legal_by(self, rule: Callable[[Any, Any, int], int]) -> Callable[[Any, Any, Any], int]:
        """Return the function `legal(box, state, out)` of a game: what its `refuse` permits of the decisions that
        are due in the phase, as `not_due` was told before.

        A game whose decisions are many, or whose playouts are to be fast, enumerates them itself.
        """
        starts = accumulate(map(len, self._due), initial=0)
        legal: Callable[[Any, Any, Any], int] = copy_with(
            _legal, "legal", _DUE=Row(chain(*self._due)), _STARTS=Row(starts), refuse=rule
        )
        legal.__module__ = (
            rule.__module__
        )  # a function of the game, whose own the compiler looks for
        return legal

    @cached_property
    def _by_verb(self) -> dict[int, _Block]:
        return {block.first: block for block in self._blocks}

    @cached_property
    def _words(self) -> list[dict[str, int]]:
        return [words for block in self._blocks for words in block.numbered()]

    def name_of(self, box: Any, number: int) -> str:
        """Return the name of a decision, outcome or observation; raise `ValueError` for a number without one."""
        if 0 <= number < self.codes:
            name = self._by_verb[self.verb[number]].form.name(box, self._words[number])
            if name is not None:
                return name
        raise ValueError(f"there is no action number {number}")

    def parse(self, box: Any, name: str) -> int:
        """Return the number of a name; raise `ValueError` saying what is wrong and what would be right."""
        wrong: list[WordError] = []
        alike = [block for block in self._blocks if block.form.verb == verb_of(name)]
        for block in alike:
            try:
                words = block.form.parse(box, name)
            except WordError as error:
                wrong.append(error)
            else:
                if words is not None:
                    return self.number_of(block.first, *(words[noun] for noun in block.form.slots))
        if wrong:
            raise Invalid(_joined("notation-both", dict.fromkeys(one.message for one in wrong)))
        if alike:
            forms = [repr(text) for block in alike for text in block.form.spoken]
            right = _joined("notation-either", forms)
            raise Invalid(Message("notation-form", right=right, given=quoted(name)))
        known = dict.fromkeys(block.form.verb for block in self._blocks)
        raise Invalid(Message("notation-verb", given=quoted(name), known=", ".join(known)))

    def named(self, box: Any, action: int) -> dict[str, Text]:
        """Return the names of the rows of the box that an action names, by the nouns of their slots."""
        return {
            noun: getattr(box, slot.table)[number].named
            for noun, slot in self._by_verb[self.verb[action]].form.slots.items()
            if slot.table and 0 <= (number := self._words[action][noun]) < len(slot.words(box))
        }

    def explain(self, refusal: RefusalTable, box: Any, state: Any, action: int) -> Message:
        """Return the message of a refusal, with the seat to act and what the action names: the `explain` of a game
        whose messages mention nothing else.
        """
        player = {"player": Seat(state.actor)} if state.actor >= 0 else {}
        return refusal.message(**player, **self.named(box, action))

    def names(self, box: Any, end: int) -> Iterator[tuple[int, str]]:
        """Yield all numbers below `end` that have a name in a box, with their names."""
        for number in range(end):
            try:
                yield number, self.name_of(box, number)
            except ValueError:
                continue


_SHIFT = _STRIDE_1 = _STRIDE_2 = _STRIDE_3 = _PLACE = _REFUSALS = _DUE = _STARTS = Row()
_VERBS = 0


def _number_of(verb: int, first: int = NONE, second: int = NONE, third: int = NONE) -> int:
    number = verb + _SHIFT[verb] + first * _STRIDE_1[verb]
    return number + second * _STRIDE_2[verb] + third * _STRIDE_3[verb]


def _not_due(phase: int, action: int) -> int:
    return _REFUSALS[phase * _VERBS + _PLACE[action]]


def _legal(box: TheBox, state: TheState, out: IntRow) -> int:
    """Write the actor's legal actions, ascending, and return how many there are."""
    n = 0
    for i in range(_STARTS[state.phase], _STARTS[state.phase + 1]):
        action = _DUE[i]
        if refuse(box, state, action) == 0:
            out[n] = action
            n += 1
    return n


def copy_with(function: Any, name: str, /, **values: Any) -> Any:
    """Return a copy of a function under a name of its own in which these global names have other values."""
    copy = FunctionType(
        function.__code__,
        {**function.__globals__, **values},
        name,
        function.__defaults__,
    )
    copy.__annotations__ = function.__annotations__
    copy.__qualname__ = name
    copy.__module__ = function.__module__
    return copy


def _number(slot: Slot, box: Any, text: str) -> int:
    words = slot.words(box)
    if text and text in words:
        return words.index(text)
    known = [word for word in words if word]
    if known and all(word.isdecimal() for word in known):
        least, most, given = known[0], known[-1], quoted(text)
        raise WordError(
            Message("notation-number", noun=slot.noun, least=least, most=most, given=given)
        )
    near, kind = known, "word"
    if len(known) > _MANY:
        near, kind = get_close_matches(text, known, 3, 0.4) or known[:3], "many"
    told = ", ".join(near)
    raise WordError(
        Message(
            f"notation-{kind}", noun=slot.noun, given=quoted(text), count=len(known), known=told
        )
    )


def _joined(message: str, parts: Iterable[Argument]) -> Any:
    """Return the texts joined by a message with a `first` and an `other`; one alone stays as it is."""
    return reduce(lambda first, other: Message(message, first=first, other=other), parts)


def verb_of(name: str) -> str:
    """Return the first word of a name, or of a form of names."""
    return name.partition(" ")[0]
