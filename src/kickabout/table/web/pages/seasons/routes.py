"""Routes of the pages of seasons."""

from collections.abc import Iterator
from typing import Annotated

from fastapi import APIRouter, Form
from fastapi.responses import HTMLResponse, Response

from kickabout.table import catalogue
from kickabout.table.errors import BadRequest, TableError
from kickabout.table.formats.forms import GROUP_STAGE
from kickabout.table.seasons import (
    CUP_ROUNDS,
    DIVISIONS,
    GROUP_ROUNDS,
    GROUP_SIDES,
    MATCHDAYS,
    MOVING,
    SIDES,
)
from kickabout.table.shirts import COLOURS, MOST_NUMBER, PATTERNS, Shirt
from kickabout.table.web.browser import ServerClubs, ServerPeople
from kickabout.table.web.costs import DEAR, costs
from kickabout.table.web.pages.beside_view import resigning_costs, stake_of
from kickabout.table.web.pages.how_to_play import has_pictures
from kickabout.table.web.pages.people.account import UNDRESSED
from kickabout.table.web.pages.scorers_view import ScorersView
from kickabout.table.web.pages.seasons.news import season_news
from kickabout.table.web.pages.seasons.views import SeasonView
from kickabout.table.web.pages.usual import is_new_to, name_of
from kickabout.table.web.visit import TheVisit, Visit
from kickabout.text.messages import Message
from kickabout.text.reader import Reader

_GROUP_STAGE = "group-stage"
"""What the form calls a league at tables of four."""
router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


@router.get("/season")
async def show_latest(visit: TheVisit, clubs: ServerClubs) -> Response:
    """Lead to the season of the visitor's latest club; show how to found one if there is none."""
    own = await clubs.of(visit.owner)
    return visit.redirect(f"/season/{own[0].id}") if own else _founding(visit)


@router.get("/season/new")
async def show_founding(visit: TheVisit) -> HTMLResponse:
    """Show how to found a club."""
    return _founding(visit)


def _founding(
    visit: Visit, name: str = "", game: str = "", wrong: str = "", status_code: int = 200
) -> HTMLResponse:
    return visit.page(
        "season_new.html",
        visit.reader,
        status_code,
        games=[*_choices(visit.reader)],
        chosen=game,
        name=name,
        wrong=wrong,
        shirt=UNDRESSED,
        wardrobe={"colours": COLOURS, "patterns": PATTERNS, "most_number": MOST_NUMBER},
        numbers={
            "sides": SIDES,
            "matchdays": MATCHDAYS,
            "divisions": DIVISIONS,
            "moving": MOVING,
            "rounds": CUP_ROUNDS,
            "group_sides": GROUP_SIDES,
            "group_rounds": GROUP_ROUNDS,
        },
    )


def _choices(reader: Reader) -> Iterator[tuple[str, str]]:
    """Yield what a club can play, each with its name."""
    for game in catalogue.games():
        yield game.name, game.title
        if game.name == GROUP_STAGE[0]:
            yield _GROUP_STAGE, reader.say("season-new.group-stage", game=game.title)


@router.post("/season")
@costs(limit="rosters")
async def found(
    visit: TheVisit,
    clubs: ServerClubs,
    game: Annotated[str, Form(max_length=40)] = "",
    name: Annotated[str, Form(max_length=200)] = "",
    colour: Annotated[str, Form(max_length=9)] = "",
    other: Annotated[str, Form(max_length=9)] = "",
    pattern: Annotated[str, Form(max_length=9)] = "",
    number: Annotated[str, Form(max_length=9)] = "",
) -> Response:
    """Found a club, whose first season begins."""
    browser = visit.known_browser()
    try:
        is_group_stage = game == _GROUP_STAGE
        club = await clubs.found(
            browser,
            GROUP_STAGE[0] if is_group_stage else game,
            name,
            shirt_of(f"{colour}{other}{pattern}-{number}"),
            group_stage=is_group_stage,
        )
    except TableError as error:
        return _founding(visit, name, game, visit.reader.text(error.message), error.status)
    return visit.redirect(f"/season/{club.id}", browser)


def shirt_of(notation: str) -> Shirt:
    """Return the shirt of a form; raises `BadRequest` if it is none."""
    try:
        return Shirt.read(notation)
    except ValueError as error:
        raise BadRequest(Message("error-shirt", most=MOST_NUMBER)) from error


@router.get("/season/{club}")
async def show(club: str, visit: TheVisit, clubs: ServerClubs) -> HTMLResponse:
    """Show the season of a club."""
    opened = await clubs.open(visit.owner, club)
    game = catalogue.find(opened.club.game)
    scorers = ScorersView(game.name, visit.locale)
    latest = opened.season.latest_own
    fixture = opened.season.own_fixture
    playing = None if opened.table is None else await visit.tables.get(opened.table)
    costs_to_resign = None
    if playing is not None and fixture is not None:
        costs_to_resign = resigning_costs(playing, fixture.sides.index(opened.season.own))
    return visit.page(
        "season.html",
        visit.reader,
        **SeasonView(opened, visit.reader, scorers).context(),
        news=None if latest is None else season_news(opened, latest.number, visit.reader),
        clubs=await clubs.of(visit.owner),
        is_playing=playing is not None,
        resign_costs=costs_to_resign,
        stake=None if playing is None else stake_of(playing),
        is_new=has_pictures(game) and await is_new_to(visit.tables.store, visit.owner, game),
    )


@router.post("/season/{club}/play")
@costs(limit="tables", weight=DEAR)
async def play(club: str, visit: TheVisit, clubs: ServerClubs, people: ServerPeople) -> Response:
    """Lead to the table of the club's next match."""
    browser = visit.known_browser()
    name = await name_of(visit, await people.account_of(browser))
    return visit.to_table(await clubs.play(browser, club, name), browser)


@router.post("/season/{club}/concede")
async def concede(
    club: str, visit: TheVisit, clubs: ServerClubs, fixture: Annotated[int, Form()] = -1
) -> Response:
    """Give the club's next match up without playing it."""
    await clubs.concede(visit.owner, club, fixture)
    return visit.redirect(f"/season/{club}")


@router.post("/season/{club}/next")
async def begin_next(club: str, visit: TheVisit, clubs: ServerClubs) -> Response:
    """Begin the club's next season."""
    await clubs.begin_next(visit.owner, club)
    return visit.redirect(f"/season/{club}")
