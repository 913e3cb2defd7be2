"""The cards of games on the front page, each with a button that starts a match."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, TypedDict

from markupsafe import Markup

from kickabout.bots.levels import LEVELS
from kickabout.engine.game import Game
from kickabout.engine.lessons import lessons_of
from kickabout.table import catalogue
from kickabout.table.bots import is_level
from kickabout.table.language import game_messages, table_messages
from kickabout.table.store import Listed
from kickabout.table.web.pages.bots_view import ShownBot, bots_context
from kickabout.table.web.pages.clock_words import clock_choices
from kickabout.table.web.pages.how_to_play import has_pictures
from kickabout.table.web.pages.people.lobby import LIVE
from kickabout.table.web.pages.render import part
from kickabout.table.web.pages.usual import first_match_options, usual_level
from kickabout.text.messages import Message
from kickabout.text.reader import Reader

FIRST_GAME = "futbol-dash"
"""The game to begin with: the one that is learnt and played fastest."""
WON, LOST = 3, 1
"""The numbers of matches in a row, won or lost, after which another level is suggested."""
MOST_CARDS = 256
"""The number of cards that are kept, of some 10,000 characters each."""


@dataclass(frozen=True)
class Suggestion:
    """A suggestion to try bots of another level."""

    level: str
    message: Message


def suggestion(listed: Sequence[Listed], game: str, level: str) -> Suggestion | None:
    """Return the level to try after wins in a row, or a loss, against bots of this level only."""
    if not is_level(level):
        return None
    ended = [
        table.seat in table.score.winners
        if table.score.winners and all(_kinds_but(table, table.seat, f"bot:{level}"))
        else None
        for table in listed
        if table.game == game and table.score is not None and table.counts and not table.is_arranged
    ]
    place = LEVELS.index(level)
    if ended[:WON] == [True] * WON and place + 1 < len(LEVELS):
        return Suggestion(LEVELS[place + 1], Message("front-level-up", number=WON))
    if ended[:LOST] == [False] * LOST and place > 0:
        return Suggestion(LEVELS[place - 1], Message("front-level-down"))
    return None


def _kinds_but(table: Listed, seat: int, kind: str) -> list[bool]:
    return [place.kind == kind for place in table.places if place.seat != seat]


class ShownSuggestion(TypedDict):
    """A suggestion as the front page shows it."""

    bot: ShownBot
    text: str


class ShownLesson(TypedDict):
    """A lesson of a game, and how far this browser has come in it."""

    name: str
    title: str
    about: str
    minutes: int
    table: str | None
    """The table of the lesson that was begun last, if it is not over."""
    state: Literal["new", "begun", "done"]


class ShownForBeginners(TypedDict):
    """An option for first matches, as the button of a game starts with it."""

    name: str
    value: str
    whole: str | int
    """Its value in the whole game."""
    about: str
    play_whole: str
    """The label of the button that starts the whole game."""


class FrontGame(catalogue.ShownGame):
    """A game on the front page, with the settings of its button."""

    pictures: bool
    first: bool
    """Whether it is where somebody begins who has played nothing here."""
    lessons: list[ShownLesson]
    next_lesson: ShownLesson | None
    """The first lesson that was not finished."""
    beginners: list[ShownForBeginners]
    """What its button starts with as long as the game is new to this browser."""
    bot: ShownBot
    suggested: ShownSuggestion | None


@dataclass(frozen=True)
class Progress:
    """How far somebody has come in a game: all that its card depends on, which is made once for everybody who has
    come as far.
    """

    is_first: bool
    """Whether it is where they begin, who have played nothing here."""
    is_claimed: bool
    """Whether they have claimed a name."""
    level: str
    """The kind of the opposing bots."""
    suggested: Suggestion | None
    beginners: tuple[tuple[str, str], ...]
    """The options for first matches with their values, as long as the game is new to them."""
    lessons: tuple[tuple[str, str | None], ...]
    """The lessons that they have begun, each with its table; without it if they have finished the lesson."""


def game_cards(
    listed: Sequence[Listed], locale: str, given: catalogue.GivenBox | None, *, is_claimed: bool
) -> list[Markup]:
    """Return the cards of all games for a browser with these tables."""
    return [
        _card(game, _progress(listed, game, given, is_claimed=is_claimed), locale, given)
        for game in catalogue.games()
    ]


def _progress(
    listed: Sequence[Listed], game: Game, given: catalogue.GivenBox | None, *, is_claimed: bool
) -> Progress:
    level = usual_level(listed, game)
    begun = {
        table.lesson: None if table.status == "over" else table.id
        for table in reversed(listed)
        if table.game == game.name and table.lesson is not None
    }
    return Progress(
        is_first=not listed and game.name == FIRST_GAME,
        is_claimed=is_claimed,
        level=level,
        suggested=suggestion(listed, game.name, level),
        beginners=tuple(first_match_options(listed, game, given).items()),
        lessons=tuple(sorted(begun.items())),
    )


@lru_cache(maxsize=MOST_CARDS)
def _card(game: Game, progress: Progress, locale: str, given: catalogue.GivenBox | None) -> Markup:
    # In the words of its game: messages of two games may have the same id.
    reader, own = Reader(game_messages(game, locale)), Reader(table_messages(locale))
    bots = {bot["kind"]: bot for bot in bots_context(locale)}
    other = progress.suggested
    lessons = _lessons(game, dict(progress.lessons), reader)
    games = catalogue.front_games(locale, given)
    shown: FrontGame = {
        **next(one for one in games if one["name"] == game.name),
        "pictures": has_pictures(game),
        "first": progress.is_first,
        "lessons": lessons,
        "next_lesson": next((one for one in lessons if one["state"] != "done"), None),
        "beginners": for_beginners(game, dict(progress.beginners), locale, given),
        "bot": bots[progress.level],
        "suggested": None
        if other is None
        else {"bot": bots[other.level], "text": own.text(other.message)},
    }
    return part(
        "partials/game_card.html",
        reader,
        game=shown,
        bots=list(bots.values()),
        claimed=progress.is_claimed,
        live_clocks=clock_choices(LIVE, own),
    )


def for_beginners(
    game: Game, offered: Mapping[str, str], locale: str, given: catalogue.GivenBox | None
) -> list[ShownForBeginners]:
    """Return the `offered` options for first matches that a game has words for on its button: one tap does
    not change the rules without saying so.
    """
    reader = Reader(game_messages(game, locale))
    options = catalogue.box_of(game, given).options
    return [
        {
            "name": name,
            "value": value,
            "whole": options[name].default,
            "about": reader.say(f"option-{name}.kick-off"),
            "play_whole": reader.say(f"option-{name}.whole"),
        }
        for name, value in offered.items()
        if reader.localization.has(f"option-{name}.kick-off")
    ]


def _lessons(game: Game, begun: Mapping[str, str | None], reader: Reader) -> list[ShownLesson]:
    """Return the lessons of a game in order."""
    return [
        {
            "name": lesson.name,
            "title": reader.text(lesson.title),
            "about": reader.text(lesson.about),
            "minutes": lesson.minutes,
            "table": (table := begun.get(lesson.name)),
            "state": "new" if lesson.name not in begun else "begun" if table else "done",
        }
        for lesson in lessons_of(game)
    ]
