"""The settings with which one tap starts a match: the usual ones of a browser, from the matches it has played."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from kickabout.engine.game import Game
from kickabout.table import catalogue
from kickabout.table.bots import STAND_IN, USUAL
from kickabout.table.seats import default_name
from kickabout.table.store import Account, Listed, Place, Store, outcome_queries, queries
from kickabout.table.time_control import notation_of
from kickabout.table.web.visit import Visit

OPEN_SEATS = ("person", "open")


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
    return [table for table in listed if table.game == game.name and table.counts]


def _chosen(listed: Sequence[Listed], game: Game) -> list[Listed]:
    """Return the tables of a game at which the browser's person has chosen the rivals."""
    return [table for table in _played(listed, game) if not table.is_arranged]


async def is_new_to(store: Store, owner: str, game: Game) -> bool:
    """Return whether somebody has neither finished a lesson of a game nor ended a match of it."""
    done, listed = await store.read(
        lambda c: (outcome_queries.lessons_done(c, owner), queries.tables_of(c, owner))
    )
    if any(learned == game.name for learned, _ in done):
        return False
    played = _played(listed, game)
    return all(one.score is None for one in played)


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
    played = _chosen(listed, game)
    last = next(iter(played), None)
    level = usual_level(listed, game)
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


async def listed_by(visit: Visit) -> list[Listed]:
    """Return the tables of a visitor, latest first."""
    if visit.browser is None:
        return []
    return await visit.tables.store.read(lambda c: queries.tables_of(c, visit.owner))


async def name_of(visit: Visit, account: Account | None) -> str:
    """Return the name under which a visitor plays who may have an account; empty if there is none."""
    return _name(await listed_by(visit)) if account is None else account.name


def _name(listed: Sequence[Listed]) -> str:
    """Return the name that the browser's person last gave; empty if there is none."""
    names = ((table.places[table.seat].name, default_name(table.seat)) for table in listed)
    return next((name for name, given in names if name != given), "")


def usual_level(listed: Sequence[Listed], game: Game) -> str:
    """Return the kind of the bots that the browser's person plays a game against."""
    return next(filter(None, map(_level, _chosen(listed, game))), USUAL)


def _level(table: Listed) -> str | None:
    """Return the kind of the first bot that a table was set up with."""
    kinds = (place.kind.partition(":") for place in table.places if place.seat != table.seat)
    return next((bot for _, _, bot in kinds if bot), None)
