"""The catalogue of games, boxes and options to set tables up with, and the rulebooks."""

import hashlib
import json
import logging
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, TypedDict

from kickabout.engine.box_files import read_text
from kickabout.engine.boxes import Box, Option
from kickabout.engine.game import Game
from kickabout.engine.match import Match
from kickabout.engine.rulebook import Clause, in_language, read_rulebook
from kickabout.engine.toml_files import read_toml
from kickabout.games import OWN, find_all, game_of_box, package_of
from kickabout.games import find as find_game
from kickabout.table.errors import BadRequest, Unknown
from kickabout.table.language import game_messages
from kickabout.text.invalid import explanation
from kickabout.text.localization import ENGLISH
from kickabout.text.messages import Message
from kickabout.text.option_labels import option_label, word_label
from kickabout.text.reader import Reader

if TYPE_CHECKING:
    from markdown_it.rules_core import StateCore

PAGE_FILES = ("macros.html", "signs.html", "table.html", "waiting.html")
"""The templates that every game has in its `page/`."""
ALIGNED = {"text-align:right": "aligned-right", "text-align:center": "aligned-center"}
"""The class of a table's cell for each style that it could have."""
logger = logging.getLogger(__name__)
ANSWER_SECONDS: tuple[float | None, ...] = (4.0, 8.0, 15.0, None)
"""The choices of the time to answer a card; None waits for everybody."""


FIRST_MATCHES = 2
"""The number of finished matches after which a game is no longer new to somebody."""


def games() -> list[Game]:
    """Return all games that can be played here, in the order of the catalogue."""
    return list(_shelf())


@cache
def _shelf() -> tuple[Game, ...]:
    """Return all games but the defective ones, which are logged.

    A defective game from another package would otherwise break the pages that list all games.
    """
    loaded, broken = find_all()
    for fault in broken:
        logger.error("%s", fault)
    return tuple(game for game in loaded if package_of(game.name) == OWN or _can_be_shown(game))


def _can_be_shown(game: Game) -> bool:
    import jinja2

    try:
        _front_game(game, game.load_box(None), Reader(game_messages(game)))
        _sections(game, game.rulebook)
        Match(game, game.least_seats).view()
        for name in PAGE_FILES:
            (game.page / name).read_bytes()
        for path in game.page.rglob("*.html"):
            text = path.read_text(encoding="utf-8")
            jinja2.Environment(autoescape=True).parse(text, filename=str(path))
    except Exception:
        package = package_of(game.name)
        logger.exception("the game %r of the package %s cannot be shown", game.name, package)
        return False
    return True


def find(name: str) -> Game:
    """Return the game with this name; raises `Unknown`."""
    try:
        game = find_game(name)
    except ValueError as error:
        raise Unknown(Message("error-not-allowed", error=explanation(error))) from error
    if package_of(name) != OWN and game not in _shelf():
        raise Unknown(Message("error-game-left-out", game=game.title))
    return game


def checked_answer_seconds(seconds: float | None) -> float | None:
    """Return the time to answer; raises `BadRequest` unless it is one of the choices."""
    if seconds not in ANSWER_SECONDS:
        raise BadRequest(Message("error-answer-seconds"))
    return seconds


@dataclass(frozen=True)
class GivenBox:
    """A box that tables of its game are set up with, instead of the game's own."""

    game: str
    file: Path
    """A box file that contains a name of the box."""


def given_box(file: Path, folder: Path) -> GivenBox:
    """Return a box file to set tables up with, as a copy in a folder; without a `name` it is named
    after the file.

    Raises `ValueError` naming the game or the key that is wrong.
    """
    game, text = game_of_box(file), read_text(file)
    if not game.load_box(file).name:
        text = f"name = {json.dumps(file.stem)}\n{text}"
    copy = folder / f"{hashlib.sha256(text.encode()).hexdigest()[:16]}.toml"
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    copy.write_text(text, encoding="utf-8")
    game.load_box(copy)
    return GivenBox(game.name, copy)


def box_of(game: Game, given: GivenBox | None) -> Box:
    """Return the box that tables of a game are set up with."""
    return game.load_box(given.file if given is not None and given.game == game.name else None)


def box_title(game: Game, box: Box) -> str:
    """Return the title of a game at a table, with the name of its box if that has one."""
    return f"{game.title} · {box.name}" if box.name else game.title


def automata(box: Box, option: Option) -> dict[str, dict[int, str]]:
    """Return the automata's seats and names for each value of this option that has any."""
    values = option.choices or range(option.least, option.most + 1)
    played = {str(value): box.with_options({option.name: value}).automata for value in values}
    return {value: dict(seats) for value, seats in played.items() if seats}


def _automata(box: Box) -> dict[int, str]:
    """Return the seats that are automata with some option, and their names."""
    return {
        seat: called
        for option in box.options.values()
        for seats in automata(box, option).values()
        for seat, called in seats.items()
    }


def _range(least: int, most: int) -> str:
    return f"{least}" if least == most else f"{least}–{most}"


class SeatCount(TypedDict):
    """The range of the number of seats."""

    min: int
    max: int


class ShownOption(TypedDict):
    """An option as a form shows it."""

    name: str
    default: str | int
    choices: list[str] | None
    """Its values, None if it is a number from `min` to `max`."""
    min: int
    max: int
    label: str
    help: str
    labels: dict[str, str]
    """The label of each value."""
    helps: dict[str, str]
    automata: dict[str, dict[int, str]]
    """The automata's seats and names for each value of it that has any."""
    newcomer: str
    """The value preselected for newcomers to the game; empty for the default."""
    only_if: tuple[str, str] | None
    """The option, and its value, without which this one says nothing."""


class ShownGame(TypedDict):
    """A game as the front page shows it."""

    name: str
    title: str
    tagline: str
    seats: SeatCount
    automata: dict[int, str]
    """The seats that are automata with some option, and their names."""
    players: str
    """The number of people and bots, such as `2–6`."""
    prepares: bool
    """True if a match begins with preparations."""
    builds: str | None
    """The noun for its rosters, such as a squad; None if it has none."""
    options: list[ShownOption]


class ShownClause(TypedDict):
    """A clause of a rulebook, or a paragraph between two of them, which has no id."""

    id: str | None
    html: str
    ruling: bool


class ShownSection(TypedDict):
    """A section of a rulebook."""

    number: int
    anchor: str
    title: str
    clauses: list[ShownClause]


class ShownRulebook(TypedDict):
    """A rulebook as its page shows it."""

    language: str
    """The language that it is in: English, where there is none in the reader's."""
    sections: list[ShownSection]


@cache
def bot_ratings(game: Game) -> Mapping[str, int]:
    """Return the published ratings of the bots in a game, between two seats, by their kinds; empty if it has none."""
    file = game.rulebook.with_name("bot_ratings.toml")
    return read_toml(file.read_text(encoding="utf-8")) if file.exists() else {}


@lru_cache(maxsize=32)  # people bring boxes of their own
def front_games(locale: str = ENGLISH, given: GivenBox | None = None) -> list[ShownGame]:
    """Return the games as the front page shows them, one of them with the given box, if any."""
    return [
        _front_game(game, box_of(game, given), Reader(game_messages(game, locale)))
        for game in games()
    ]


def _front_game(game: Game, box: Box, reader: Reader) -> ShownGame:
    return {
        "name": game.name,
        "title": box_title(game, box),
        "tagline": reader.say("tagline"),
        "seats": {"min": game.least_seats, "max": game.most_seats},
        "automata": (played := _automata(box)),
        "players": _range(game.least_seats - len(played), game.most_seats),
        "prepares": _prepares(game),
        "builds": reader.text(game.roster.noun) if game.roster else None,
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "choices": list(option.choices) or None,
                "min": option.least,
                "max": option.most,
                "label": reader.text(option_label(option.name)),
                "help": reader.text(option.help),
                "labels": {
                    word: reader.text(word_label(option.name, word, explained))
                    for word, explained in option.choices.items()
                },
                "helps": reader.plain(option.choices),
                "automata": automata(box, option),
                "newcomer": option.newcomer,
                "only_if": option.only_if,
            }
            for option in box.options.values()
        ],
    }


def _prepares(game: Game) -> bool:
    """Return whether a match begins with preparations, such as a choice of teams."""
    match = Match(game, game.least_seats)
    while match.is_chance:
        match.roll_number()
    return match.is_routine


def existing_options(
    name: str, asked: Mapping[str, str], given: GivenBox | None = None
) -> dict[str, str | int]:
    """Return the requested options that a game has, with valid values.

    Raises `Unknown` if there is no such game.
    """
    if not asked:
        return {}  # reading a box takes milliseconds
    chosen = {}
    options = box_of(find(name), given).options
    for option, value in asked.items():
        with suppress(KeyError, ValueError):
            chosen[option] = options[option].checked(value)
    return chosen


@cache
def shown_rulebook(name: str, locale: str = ENGLISH) -> ShownRulebook:
    """Return a game's rulebook for its page, in a language: sections of clauses, each with its anchor and its
    HTML.

    Raises `Unknown` if there is no such game.
    """
    game = find(name)
    file = in_language(game.rulebook, locale)
    return {
        "language": ENGLISH if file == game.rulebook else locale,
        "sections": _sections(game, file),
    }


def _align_by_class(state: "StateCore") -> None:
    """Align the columns of tables by classes: a page has no inline styles."""
    for token in state.tokens:
        alignment = token.attrs.pop("style", None)
        if alignment in ALIGNED:
            token.attrs["class"] = ALIGNED[alignment]


def _sections(game: Game, file: Path) -> list[ShownSection]:
    from markdown_it import MarkdownIt

    book = read_rulebook(file)
    # The files are the project's own; raw HTML in them is escaped all the same.
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    markdown.core.ruler.push("aligned", _align_by_class)
    prefix = book.clauses[0].number.partition("-")[0] if book.clauses else game.name
    sections: list[ShownSection] = []
    for section in book.sections:
        blocks: list[ShownClause] = []
        for block in section.blocks:
            if isinstance(block, Clause):
                text = f"{block.text}\n\n*{block.reason}*" if block.ruling else block.text
                blocks.append(
                    {"id": block.number, "html": markdown.render(text), "ruling": block.ruling}
                )
            else:
                blocks.append({"id": None, "html": markdown.render(block), "ruling": False})
        sections.append(
            {
                "number": section.number,
                "anchor": f"{prefix}-{section.number}",
                "title": f"{section.number} · {section.title}",
                "clauses": blocks,
            }
        )
    return sections
