"""Lessons: guided matches, each a transcript with notes.

A lesson is a text file in a game's folder `lessons/`, whose name begins with its place among them:
`1-first-match.txt`. It has a few `key: value` lines, an empty line, and then one decision or chance outcome
a line, as in a transcript, with notes before those that need one:

    kickabout: 1
    game: futbol-dash
    seats: 2
    seat: 0
    minutes: 3
    options: mode=express

    chance start 0
    ...
    note hand at hand
    note first-pass at hand score-0
    0 play long-pass
    chance draw foul

`seat` is the learner's. The lines before the first note have been played when the learner sits down. A note
has a name, and after `at` the ids of the parts of the page that it highlights. The last note before a
decision of the learner asks for it; any other is read and dismissed. A decision of the learner without a
note is made automatically: it is one without a choice. After the end of the script play is free.

The words are in the game's message files: `lesson-first-match` with an attribute `about`, and for each note
`lesson-first-match-hand`, with an attribute `ask` where it asks for a decision.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from kickabout.engine import transcript
from kickabout.engine.game import CHANCE
from kickabout.text.invalid import Invalid, explanation, quoted
from kickabout.text.messages import Message, Text

if TYPE_CHECKING:
    from kickabout.engine.game import Game
    from kickabout.engine.match import Match

_KEYS = ("kickabout", "game", "seats", "seat", "minutes", "options")
_NUMBERS = ("seats", "seat", "minutes")


@dataclass(frozen=True)
class Note:
    """One idea, explained at a place in a lesson."""

    message_id: str
    """The id of its text; the attribute `ask` has the question, if it asks one."""
    parts: tuple[str, ...] = ()
    """The ids of the parts of the page that it is about."""
    line: int = 0
    """Its line in the file."""


@dataclass(frozen=True)
class Step:
    """A decision or chance outcome of a script, with the notes before it."""

    actor: int
    """The seat that decides, CHANCE for an outcome."""
    action: str
    notes: tuple[Note, ...]
    line: int
    """Its line in the file."""


@dataclass(frozen=True)
class Lesson:
    """A guided match of a game."""

    name: str
    game: str
    seats: int
    seat: int
    """The seat of the learner."""
    minutes: int
    """The approximate duration."""
    options: Mapping[str, str]
    steps: tuple[Step, ...]
    closing: tuple[Note, ...]
    """The notes after the end of the script."""

    @property
    def title(self) -> Message:
        """The title of the lesson."""
        return Message(f"lesson-{self.name}")

    @property
    def about(self) -> Message:
        """The subject of the lesson, in a sentence."""
        return Message(f"lesson-{self.name}.about")

    @cached_property
    def laid_out(self) -> int:
        """The number of steps played before the learner sits down: those before the first note."""
        noted = (number for number, step in enumerate(self.steps) if step.notes)
        return next(noted, len(self.steps))

    @property
    def notes(self) -> int:
        """The number of its notes."""
        return sum(len(step.notes) for step in self.steps) + len(self.closing)

    def notes_before(self, number: int) -> int:
        """Return the number of notes that come before those of step `number`."""
        return sum(len(step.notes) for step in self.steps[:number])

    def notes_at(self, number: int) -> tuple[Note, ...]:
        """Return the notes to show once `number` steps have been played: before the next, or at the end."""
        if number < len(self.steps):
            return self.steps[number].notes
        return self.closing if number == len(self.steps) else ()

    def begin(self, game: "Game") -> "Match":
        """Return the match before the first step; raise `ValueError` for a wrong seat or option."""
        from kickabout.engine.match import Match

        if not 0 <= self.seat < self.seats:
            raise Invalid(Message("lesson-file-seat", last=self.seats - 1, seat=self.seat))
        return Match(game, self.seats, self.options)

    def walk(self, game: "Game") -> "Iterator[tuple[int, Match]]":
        """Yield the match after 0, 1, 2 ... steps, always the same object.

        Raises `ValueError` naming the line of the file that does not fit the rules.
        """
        match = self.begin(game)
        yield 0, match
        for number, step in enumerate(self.steps, 1):
            try:
                match.follow(step.actor, step.action)
            except ValueError as error:
                told = explanation(error)
                reason = Message("transcript-decision", name=quoted(step.action), reason=told)
                raise Invalid(at_line(step.line, reason)) from error
            yield number, match


def lessons_of(game: "Game") -> tuple[Lesson, ...]:
    """Return the lessons of a game in order; raise `ValueError` naming a file and line that is wrong."""
    return _lessons_in(game.folder / "lessons")


def find_lesson(game: "Game", name: str) -> Lesson | None:
    """Return the lesson of this name, or None."""
    return next((lesson for lesson in lessons_of(game) if lesson.name == name), None)


@cache
def _lessons_in(folder: Path) -> tuple[Lesson, ...]:
    return tuple(read_lesson(path) for path in sorted(folder.glob("*.txt")))


def read_lesson(path: Path) -> Lesson:
    """Read a lesson; raise `ValueError` naming the file, and the line or key that is wrong."""
    order, dash, name = path.stem.partition("-")
    if not (order.isdecimal() and dash and name):
        raise Invalid(Message("lesson-file", file=path.name, fault=Message("lesson-file-name")))
    try:
        return _parse(name, path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise Invalid(Message("lesson-file", file=path.name, fault=explanation(error))) from error


def _parse(name: str, text: str) -> Lesson:
    head, rest = transcript.split(text, _KEYS, "lesson")
    for key in _NUMBERS:
        if not (head[key].isascii() and head[key].isdecimal()):
            raise Invalid(Message("invalid-whole", name=key, value=quoted(head[key])))
    steps: list[Step] = []
    notes: list[Note] = []
    for line, text in rest:
        first, _, more = text.partition(" ")
        if first == "note":
            words = more.split()
            if not words or (len(words) > 1 and words[1] != "at") or len(words) == 2:
                raise Invalid(at_line(line, Message("lesson-file-note")))
            notes.append(Note(f"lesson-{name}-{words[0]}", tuple(words[2:]), line))
        elif first == "chance" or (first.isascii() and first.isdecimal()):
            actor = CHANCE if first == "chance" else int(first)
            steps.append(Step(actor, more, tuple(notes), line))
            notes = []
        else:
            raise Invalid(at_line(line, Message("lesson-file-line", given=quoted(first))))
    return Lesson(
        name=name,
        game=head["game"],
        seats=int(head["seats"]),
        seat=int(head["seat"]),
        minutes=int(head["minutes"]),
        options=transcript.read_options(head["options"]),
        steps=tuple(steps),
        closing=tuple(notes),
    )


def at_line(line: int, fault: Text) -> Message:
    """Return what is wrong in a line of a lesson's file."""
    return Message("transcript-line", line=line, reason=fault)
