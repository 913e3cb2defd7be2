"""How to play: a game on one page, in pictures made of the game's own parts.

A picture shows a position of one of the game's lessons, as the learner sees it, so that it shows
nothing that does not exist.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, TypedDict

from kickabout.bots import KINDS
from kickabout.engine.game import Game
from kickabout.engine.lessons import Lesson, lessons_of
from kickabout.engine.match import Match
from kickabout.table.language import bot_title, game_messages
from kickabout.table.web.pages.still_view import still_table
from kickabout.table.web.pages.story_view import ShownLine, story_context
from kickabout.table.web.pages.table_types import TableContext
from kickabout.text.localization import ENGLISH
from kickabout.text.reader import Reader

PAGE = "how_to_play.html"
"""The game's template with its pictures."""


@dataclass(frozen=True)
class Scene:
    """The content of a picture: the contexts of the game's own templates."""

    view: Any
    table: TableContext
    story: list[ShownLine]


def has_pictures(game: Game) -> bool:
    """Return whether a game has a page of how to play."""
    return (game.page / PAGE).is_file() and bool(lessons_of(game))


class ShownLesson(TypedDict):
    """A lesson as it is offered."""

    name: str
    title: str
    about: str
    minutes: int


class LessonOffer(TypedDict):
    """A lesson as it is offered beside a match."""

    lesson: ShownLesson
    small: bool
    """True if the match is under way, or not the first of the game."""


class GameName(TypedDict):
    """A game by its name and title."""

    name: str
    title: str


class HowToPlayPage(TypedDict):
    """The context of the page of how to play a game."""

    game: GameName
    reader: Reader
    lessons: list[ShownLesson]
    scene: Callable[..., Scene]
    """`scene(name)` is the first lesson at the note of that name, and `scene(name, 1)` the second."""


def how_to_play_context(game: Game, locale: str = ENGLISH) -> HowToPlayPage:
    """Return the context of the page."""
    lesson = lessons_of(game)[0]
    return {
        "game": {"name": game.name, "title": game.title},
        "reader": _reader(game, lesson, lesson.begin(game), locale),
        "lessons": lessons_context(game, locale),
        "scene": lambda note, number=0: _scene(game, number, note, locale),
    }


def lessons_context(game: Game, locale: str = ENGLISH) -> list[ShownLesson]:
    """Return the lessons of a game, as they are offered."""
    reader = Reader(game_messages(game, locale))
    return [
        {
            "name": lesson.name,
            "title": reader.text(lesson.title),
            "about": reader.text(lesson.about),
            "minutes": lesson.minutes,
        }
        for lesson in lessons_of(game)
    ]


@cache
def _scene(game: Game, number: int, note: str, locale: str) -> Scene:
    lesson = lessons_of(game)[number]
    match = _place(game, lesson, f"lesson-{lesson.name}-{note}")
    reader = _reader(game, lesson, match, locale)
    return Scene(
        view=match.view(lesson.seat, reader),
        table=still_table(match, reader, you=lesson.seat),
        story=story_context(match.story(lesson.seat), match, reader),
    )


def _reader(game: Game, lesson: Lesson, match: Match, locale: str) -> Reader:
    """Return the learner's formatter of messages; the rivals have bots' names, as in a match."""
    bots = (bot_title(bot, locale) for bot in KINDS)
    names = [
        name if seat == lesson.seat or seat in match.box.automata else next(bots)
        for seat, name in enumerate(match.names)
    ]
    return Reader(game_messages(game, locale), names, lesson.seat)


def _place(game: Game, lesson: Lesson, note: str) -> Match:
    """Return the match at a note; raises `LookupError` if the lesson has none of this name."""
    for number, match in lesson.walk(game):
        if note in [one.message_id for one in lesson.notes_at(number)]:
            return match
    raise LookupError(f"the lesson {lesson.name} of {game.name} has no note {note}")
