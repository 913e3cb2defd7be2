"""Matches of seasons in a few words: what they are, against whom, and what has come of them."""

from kickabout.table import catalogue
from kickabout.table.formats.fixtures import Fixture, Result
from kickabout.table.language import game_messages
from kickabout.table.seasons import OpenSeason, Season, ready_squads, squad_of
from kickabout.table.web.pages.news import rival_words
from kickabout.text.option_labels import word_label
from kickabout.text.reader import Reader


def how_of(result: Result) -> str:
    """Return how a match came to its result; a club that did not come has conceded it, and a level one that somebody has won
    went to a `tie-break`.
    """
    if result.is_by_tie_break:
        return "tie-break"
    return "conceded" if result.how == "walkover" else result.how


def squad_words(season: Season, game: str, reader: Reader) -> str:
    """Return the squad with which the club plays a season; empty where a game has none."""
    squads = ready_squads(game)
    if not squads:
        return ""
    slug = squad_of(season, game, season.own)
    own = Reader(game_messages(catalogue.find(game), reader.localization.locale))
    return own.text(word_label("home", slug, squads[slug]))


def occasion_words(opened: OpenSeason, number: int, reader: Reader) -> str:
    """Return what the match of a fixture is, such as `Division 3, matchday 4: Rovers – Granny Longball`."""
    season = opened.season
    fixture = season.fixture(number)
    if season.is_at_tables(fixture):
        return reader.say(
            "season-occasion.group",
            division=season.division + 1,
            number=fixture.round + 1,
            club=opened.club.name,
        )
    home, away = (name_of_side(opened, side, reader) for side in fixture.sides)
    return reader.say(
        "season-occasion.cup" if fixture.stage == "knock-out" else "season-occasion",
        division=season.division + 1,
        number=fixture.round + 1,
        home=home,
        away=away,
    )


def place_at_table(season: Season, result: Result, reader: Reader) -> str:
    """Return where the club came at a table of the Group Stage, such as `2nd with 6 points`."""
    rows = enumerate(season.order_at(result), 1)
    place, own = next((place, row) for place, row in rows if row.side == season.own)
    return reader.say(
        "season-table-place", place=reader.say("season-place", place=place), points=own.points
    )


def name_of_side(opened: OpenSeason, side: int, reader: Reader) -> str:
    """Return what a side is called."""
    character = opened.season.character(side)
    return opened.club.name if character is None else character.name(reader.localization.locale)


def rivals_of(season: Season, fixture: Fixture, reader: Reader) -> tuple[str, ...]:
    """Return the rivals of the club in a match, each with how strong it is."""
    rivals = (season.character(side) for side in fixture.sides)
    return tuple(rival_words(one, reader) for one in rivals if one is not None)
