"""The lines of the front page beside its games: the positions of the day, the match that a visitor's club plays next, and
the competitions that wait for them.
"""

from typing import Any, TypedDict

from kickabout.table import catalogue
from kickabout.table.competitions import Competitions
from kickabout.table.daily import Positions
from kickabout.table.seasons import Clubs, OpenSeason
from kickabout.table.shirts import Shirt
from kickabout.table.store import Account
from kickabout.table.web.pages.position_view import today_context
from kickabout.table.web.pages.seasons.news import next_words
from kickabout.table.web.visit import Visit
from kickabout.text.reader import Reader

MOST = 3
"""The number of competitions that the front page shows."""


class ClubStrip(TypedDict):
    """A club in a line."""

    id: str
    name: str
    title: str
    """The game's."""
    shirt: Shirt
    place: str
    """Its place, or its division as long as nobody has played."""
    next: str
    """What it plays next, or what it waits for."""
    can_play: bool
    is_playing: bool
    """Whether the table of its next match is set up."""


class CompetitionStrip(TypedDict):
    """A competition in a line."""

    id: str
    name: str
    todo: str
    """As in `ShownCompetition`, never nothing."""


async def strips_context(
    visit: Visit,
    positions: Positions,
    clubs: Clubs,
    competitions: Competitions,
    account: Account | None,
) -> dict[str, Any]:
    """Return the positions of today, a visitor's latest club, None without one, and the competitions that wait for them;
    raises `Unsaved`.
    """
    opened = await clubs.latest(visit.owner)
    waiting = [] if account is None else await competitions.waiting_for(account, MOST)
    return {
        "positions": await today_context(positions, visit.browser),
        "own_club": None if opened is None else club_strip(opened, visit.reader),
        "waiting_competitions": [
            CompetitionStrip(
                id=one.id, name=one.name, todo="play" if one.status == "running" else "begin"
            )
            for one in waiting
        ],
    }


def club_strip(opened: OpenSeason, reader: Reader) -> ClubStrip:
    """Return a club in a line."""
    club, season = opened.club, opened.season
    division = reader.say("season-division", number=season.division + 1)
    due = season.own_fixture
    if due is not None:
        following = next_words(opened, due, reader)
    else:
        following = reader.say("front-club", state="over" if season.is_over else "waits")
    return {
        "id": club.id,
        "name": club.name,
        "title": catalogue.find(club.game).title,
        "shirt": Shirt.read(club.shirt),
        "place": reader.say("season-place", place=season.place) if season.has_begun else division,
        "next": following,
        "can_play": due is not None,
        "is_playing": opened.table is not None,
    }
