"""The squads of a season: where a game has ready-made ones, each club keeps one of them throughout."""

from collections.abc import Mapping
from functools import cache

from kickabout.table import catalogue
from kickabout.table.formats.fixtures import Fixture
from kickabout.table.formats.forms import GROUP_STAGE
from kickabout.table.seasons.season import Season
from kickabout.text.messages import Text

_SEATS = ("home", "away")
"""The options by which a game with rosters gives the seats their squads."""


@cache
def ready_squads(game: str) -> Mapping[str, Text]:
    """Return the ready-made squads of a game by their slugs, each with its explanation; empty if it has none."""
    rules = catalogue.find(game)
    if rules.roster is None:
        return {}
    option = catalogue.box_of(rules, None).options[_SEATS[0]]
    return {slug: text for slug, text in option.choices.items() if slug != option.default}


def squad_of(season: Season, game: str, side: int) -> str:
    """Return the squad of a side; the club has its own to itself, and the others share the rest."""
    rest = [*ready_squads(game)]
    own = rest.pop(season.lots[season.own] % len(rest))
    return own if side == season.own else rest[season.lots[side] % len(rest)]


def options_of(season: Season, game: str, fixture: Fixture) -> Mapping[str, str]:
    """Return the options with which a match of a season is played."""
    if season.is_at_tables(fixture):
        return GROUP_STAGE[1]
    if not ready_squads(game):
        return {}
    squads = (squad_of(season, game, side) for side in fixture.sides)
    return dict(zip(_SEATS, squads, strict=True))
