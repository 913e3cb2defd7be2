"""The front page: a browser's tables and games, and the settings that one tap on a game starts
with.
"""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from types import MappingProxyType
from typing import Any, Literal, TypedDict

from kickabout.bots.levels import LEVELS
from kickabout.engine.game import SPECTATOR, Game
from kickabout.engine.lessons import lessons_of
from kickabout.table import catalogue
from kickabout.table.bots import STAND_IN, USUAL, is_level
from kickabout.table.errors import TableError
from kickabout.table.language import game_messages
from kickabout.table.play import Manner, Tables, default_name, manner_cut_short
from kickabout.table.store import FinalScore, Listed, Place, RatedMatch, now, outcome_queries
from kickabout.table.time_control import notation_of
from kickabout.table.web.pages.bots_view import ShownBot, bots_context
from kickabout.table.web.pages.clock_words import left_words
from kickabout.table.web.pages.how_to_play import has_pictures
from kickabout.table.web.pages.ratings_view import change_text
from kickabout.text.messages import Message
from kickabout.text.reader import Reader

FIRST_GAME = "futbol-dash"
"""The game to begin with: the one that is learnt and played fastest."""
WON, LOST = 3, 1
"""The numbers of matches in a row, won or lost, after which another level is suggested."""
MOST_FOLLOWED = 8
"""The number of matches without a stored score whose tables are loaded to show it."""
MOST_LISTED = 20
OPEN_SEATS = ("person", "open")
ORDER = ("playing", "waiting", "over")
"""The order of tables by their status."""


@dataclass(frozen=True)
class Usual:
    """The usual settings of a browser's matches, from the last one; the fields of the form that
    sets a table up.
    """

    name: str
    seats: list[str]
    """The value of each seat in the form: `you`, `here`, `open`, `none` or `bot:` with the bot's kind."""
    guests: Mapping[int, str]
    """The names of those who are `here`, by seat."""
    level: str
    """The kind of the opposing bots."""
    options: Mapping[str, str | int]
    answer_seconds: str
    time_control: str
    hints: str
    stand_in: str
    """The kind of bot that stands in for a person who has left."""


def is_over_days(table: Listed) -> bool:
    """Return whether a match is played over days, and is not over."""
    return table.time_control is not None and table.time_control.in_days and table.status != "over"


def first_match_options(
    listed: Sequence[Listed], game: Game, given: catalogue.GivenBox | None = None
) -> dict[str, str]:
    """Return the options preselected for a browser to which a game is new; empty for one that has
    finished `catalogue.FIRST_MATCHES`, or has played the last one without them.
    """
    played = _played(listed, game)
    if sum(table.score is not None for table in played) >= catalogue.FIRST_MATCHES:
        return {}
    options = catalogue.box_of(game, given).options.values()
    return {
        option.name: option.newcomer
        for option in options
        if option.newcomer and (not played or played[0].options.get(option.name) == option.newcomer)
    }


def _played(listed: Sequence[Listed], game: Game) -> list[Listed]:
    return [table for table in listed if table.game == game.name and table.lesson is None]


def opponents(game: Game, kind: str) -> list[str]:
    """Return the kinds of the seats beside one's own in the smallest match of a game, all of which are alike."""
    return [kind] * (max(game.least_seats, 2) - 1)


def usual(
    listed: Sequence[Listed],
    game: Game,
    given: catalogue.GivenBox | None = None,
    claimed: str = "",
) -> Usual:
    """Return a browser's usual settings of a game, from its tables, latest first; under the name that its person has
    `claimed`, or else gave last.
    """
    name = claimed or _name(listed)
    played = _played(listed, game)
    last = next(iter(played), None)
    level = next(filter(None, map(_level, played)), USUAL)
    usually = ["you", *opponents(game, f"bot:{level}")]
    if last is None:
        return Usual(name, _filled(usually, game), {}, level, {}, "4", "none", "alone", STAND_IN)
    # The preselected options of a first match are no habit.
    offered = first_match_options(played[1:], game, given).items()
    options = {
        name: value
        for name, value in _unusual(last.options, game, given).items()
        if (name, value) not in offered
    }
    seats = usually
    if last.seat == 0:
        seats = ["you", *(_said(place, level) for place in last.places[1:])]
    alone = sum(place.kind in OPEN_SEATS for place in last.places) <= 1
    return Usual(
        name=name,
        seats=_filled(seats, game),
        guests={place.seat: place.name for place in last.places if place.device == last.seat},
        level=level,
        options=options,
        answer_seconds="none" if last.answer_seconds is None else f"{last.answer_seconds:g}",
        time_control=notation_of(last.time_control) or "none",
        hints="alone" if last.hints == alone else "on" if last.hints else "off",
        stand_in=last.stand_in,
    )


def _unusual(
    chosen: Mapping[str, Any], game: Game, given: catalogue.GivenBox | None
) -> dict[str, str | int]:
    """Return the chosen options that differ from their defaults."""
    options = catalogue.box_of(game, given).options
    asked = {name: str(chosen[name]) for name in chosen}
    exist = catalogue.existing_options(game.name, asked, given)
    return {name: value for name, value in exist.items() if value != options[name].default}


def _filled(seats: list[str], game: Game) -> list[str]:
    return [*seats, *["none"] * (game.most_seats - len(seats))]


def _said(place: Place, level: str) -> str:
    """Return the form's value for a seat that was like this one."""
    if place.kind == "automaton":
        return f"bot:{level}"
    if place.device is not None:
        return "here"
    return "open" if place.kind in OPEN_SEATS else place.kind


def _name(listed: Sequence[Listed]) -> str:
    """Return the name that the browser's person last gave; empty if there is none."""
    names = ((table.places[table.seat].name, default_name(table.seat)) for table in listed)
    return next((name for name, given in names if name != given), "")


def _level(table: Listed) -> str | None:
    """Return the kind of the first bot that a table was set up with."""
    kinds = (place.kind.partition(":") for place in table.places if place.seat != table.seat)
    return next((bot for _, _, bot in kinds if bot), None)


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
        if table.game == game and table.score is not None and table.lesson is None
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
    """The table of the lesson that was begun last."""
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
    usual: Usual
    bot: ShownBot
    suggested: ShownSuggestion | None


class TicketSide(TypedDict):
    """A side on a ticket."""

    name: str
    goals: float | None
    won: bool


class Ticket(TypedDict):
    """A table in a browser's list."""

    id: str
    title: str
    status: str
    state: str
    """Whose turn it is, or the result."""
    mine: bool
    """True if the browser's seat is to decide."""
    sides: list[TicketSide]
    updated: str
    cut_short: Manner | None
    """Whether the match is over because it was given up."""
    left: str | None
    """How much is left to decide of the time in a match over days."""
    rating: str | None
    """What the match has made of the rating of the browser's person."""


def games_context(
    listed: Sequence[Listed],
    reader: Reader,
    locale: str,
    given: catalogue.GivenBox | None = None,
    claimed: str = "",
) -> list[FrontGame]:
    """Return the games, each with the settings of its button, and its lessons."""
    bots = {bot["kind"]: bot for bot in bots_context(locale)}
    shown: list[FrontGame] = []
    for game in catalogue.front_games(locale, given):
        found = catalogue.find(game["name"])
        own = usual(listed, found, given, claimed)
        lessons = _lessons(found, listed, locale)
        other = suggestion(listed, found.name, own.level)
        shown.append(
            {
                **game,
                "pictures": has_pictures(found),
                "first": not listed and found.name == FIRST_GAME,
                "lessons": lessons,
                "next_lesson": next((one for one in lessons if one["state"] != "done"), None),
                "beginners": for_beginners(found, listed, locale, given),
                "usual": own,
                "bot": bots[own.level],
                "suggested": None
                if other is None
                else {"bot": bots[other.level], "text": reader.text(other.message)},
            }
        )
    return shown


def for_beginners(
    game: Game, listed: Sequence[Listed], locale: str, given: catalogue.GivenBox | None
) -> list[ShownForBeginners]:
    """Return the options for first matches that a game has words for on its button: one tap does
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
        for name, value in first_match_options(listed, game, given).items()
        if reader.localization.has(f"option-{name}.kick-off")
    ]


def _lessons(game: Game, listed: Sequence[Listed], locale: str) -> list[ShownLesson]:
    """Return the lessons of a game in order."""
    reader = Reader(game_messages(game, locale))
    begun = {table.lesson: table for table in reversed(listed) if table.game == game.name}
    lessons: list[ShownLesson] = []
    for lesson in lessons_of(game):
        table = begun.get(lesson.name)
        lessons.append(
            {
                "name": lesson.name,
                "title": reader.text(lesson.title),
                "about": reader.text(lesson.about),
                "minutes": lesson.minutes,
                "table": None if table is None else table.id,
                "state": "new" if table is None else "done" if table.status == "over" else "begun",
            }
        )
    return lessons


async def tickets_context(
    tables: Tables,
    listed: Sequence[Listed],
    titles: Mapping[str, str],
    reader: Reader,
    rated: Mapping[str, RatedMatch] = MappingProxyType({}),
) -> list[Ticket]:
    """Return a browser's tables, those where it is to decide first and finished ones last, each with its score and whose turn it is,
    or the winner. Of those that are `rated` a ticket tells the change of the rating.
    """
    listed = sorted(listed[:MOST_LISTED], key=lambda table: table.status == "over")
    over = [table.id for table in listed if table.status == "over"]
    ended = await tables.store.read(lambda c: outcome_queries.cut_short(c, over)) if over else {}
    followed = [table.id for table in listed if table.score is None][:MOST_FOLLOWED]
    tickets = [
        await _ticket(
            tables,
            table,
            titles,
            reader,
            rated.get(table.id),
            follow=table.id in followed,
            cut_short=manner_cut_short(ended[table.id]) if table.id in ended else None,
        )
        for table in listed
    ]
    return sorted(tickets, key=lambda one: (not one["mine"], ORDER.index(one["status"])))


async def _ticket(
    tables: Tables,
    table: Listed,
    titles: Mapping[str, str],
    reader: Reader,
    rated: RatedMatch | None,
    *,
    follow: bool,
    cut_short: Manner | None,
) -> Ticket:
    mine = [p.seat for p in table.places if table.seat in (p.seat, p.device)]
    names = [
        reader.say("table-you") if mine == [place.seat] else place.name for place in table.places
    ]
    score, goals, waits, asked, due = table.score, None, list[int](), None, None
    if follow:
        with suppress(TableError):  # its own page shows the error
            live = await tables.get(table.id)
            asked = live.stored.asked.get(table.seat)
            own = {seat for seat in mine if live.situation.has_answered(seat)}
            waits = [seat for seat in live.waiting_for() if seat not in own]
            dues = (live.places[seat].due for seat in waits)
            due = min((one for one in dues if one is not None), default=None)
            if live.status == "over":
                score = live.situation.final_score
            elif live.status == "playing":
                goals = live.situation.goals
    if score is not None:
        goals = list(score.goals)
        state = _ending(score, table.seat if mine == [table.seat] else SPECTATOR, names)
    elif mine == [table.seat] and table.seat in waits:
        state = Message("front-your-turn")
    elif waits:
        state = Message("front-waits-for", names=tuple(names[seat] for seat in waits))
    elif asked is not None:
        state = Message(
            "front-asked", name=asked.name, said="no" if asked.has_declined else "nothing"
        )
    else:
        state = Message("front-status", status=table.status)
    return {
        "id": table.id,
        "title": titles.get(table.game, table.game),
        "status": table.status,
        "state": reader.text(state),
        "mine": not set(mine).isdisjoint(waits),
        "sides": [
            {
                "name": name,
                "goals": goals[seat] if goals else None,
                "won": score is not None and seat in score.winners,
            }
            for seat, name in enumerate(names)
        ],
        "updated": reader.text(ago(table.updated, now())),
        "cut_short": cut_short,
        "left": None
        if due is None
        else reader.say("moves-left", left=left_words((due - now()).total_seconds(), reader)),
        "rating": None if rated is None else change_text(rated.before, rated.after, reader),
    }


def _ending(score: FinalScore, seat: int, names: Sequence[str]) -> Message:
    """Return the result as the viewer in a seat reads it."""
    if not score.winners:
        return Message("table-final-draw")
    if seat in score.winners:
        return Message("front-you-won" if len(score.winners) == 1 else "table-final-you-share")
    return Message("front-won", names=tuple(names[winner] for winner in score.winners))


def ago(moment: datetime, now: datetime) -> Message:
    """Return the time since a moment as a message."""
    minutes = int((now - moment).total_seconds() // 60)
    if minutes < 1:
        return Message("front-just-now")
    for size, unit in ((60 * 24, "day"), (60, "hour"), (1, "minute")):
        if minutes >= size:
            return Message(f"front-{unit}s-ago", number=minutes // size)
    raise AssertionError(minutes)
