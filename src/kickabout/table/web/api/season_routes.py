"""The JSON API for seasons of an account: its clubs, where they stand, and what they play next."""

from fastapi import APIRouter

from kickabout.table.errors import BadRequest
from kickabout.table.formats.fixtures import Fixture
from kickabout.table.people import owner_of
from kickabout.table.seasons import OpenSeason
from kickabout.table.seats import as_browser, digest
from kickabout.table.shirts import MOST_NUMBER, Shirt
from kickabout.table.web.api import season_schemas
from kickabout.table.web.api.problems import ALWAYS, PROBLEMS
from kickabout.table.web.browser import OwnAccount, ServerClubs
from kickabout.table.web.costs import DEAR, PAGE, costs
from kickabout.table.web.scopes import needs
from kickabout.text.messages import Message

router = APIRouter(prefix="/api", tags=["seasons"], responses=ALWAYS | {403: PROBLEMS[403]})


@router.get("/me/seasons")
@needs("read")
@costs(weight=PAGE)
async def read_seasons(account: OwnAccount, clubs: ServerClubs) -> list[season_schemas.Season]:
    """List your clubs with the season that each is playing, the latest club first."""
    owner = owner_of(account)
    return [_shown(await clubs.open(owner, one.id)) for one in await clubs.of(owner)]


@router.post("/me/seasons", responses={status: PROBLEMS[status] for status in (400, 404, 409)})
@needs("play")
@costs(limit="rosters")
async def found_club(
    club: season_schemas.NewClub, account: OwnAccount, clubs: ServerClubs
) -> season_schemas.Season:
    """Found a club, which begins its first season in the last division."""
    try:
        shirt = Shirt.read(club.shirt)
    except ValueError as error:
        raise BadRequest(Message("error-shirt", most=MOST_NUMBER)) from error
    made = await clubs.found(
        as_browser(account.id), club.game, club.name, shirt, group_stage=club.group_stage
    )
    return _shown(await clubs.open(owner_of(account), made.id))


@router.get("/me/seasons/{club}", responses={404: PROBLEMS[404]})
@needs("read")
async def read_season(club: str, account: OwnAccount, clubs: ServerClubs) -> season_schemas.Season:
    """Read the season that a club is playing. Results of a date show once your club has played its own match of it."""
    return _shown(await clubs.open(owner_of(account), club))


@router.post(
    "/me/seasons/{club}/play", responses={status: PROBLEMS[status] for status in (404, 409)}
)
@needs("play")
@costs(limit="tables", weight=DEAR)
async def play_match(
    club: str, account: OwnAccount, clubs: ServerClubs
) -> season_schemas.SeasonTable:
    """Set up the table of your club's next match, unless it is there; your key plays there as at your other tables."""
    browser = as_browser(account.id)
    table = await clubs.play(browser, club, account.name)
    return season_schemas.SeasonTable(table=table.id, seat=table.stored.holders[digest(browser)])


@router.post(
    "/me/seasons/{club}/next", responses={status: PROBLEMS[status] for status in (404, 409)}
)
@needs("play")
async def begin_next_season(
    club: str, account: OwnAccount, clubs: ServerClubs
) -> season_schemas.Season:
    """Begin the next season of your club, once the last match of this one is over."""
    await clubs.begin_next(owner_of(account), club)
    return _shown(await clubs.open(owner_of(account), club))


def _shown(opened: OpenSeason) -> season_schemas.Season:
    season, club = opened.season, opened.club

    def name(side: int) -> str:
        character = season.character(side)
        return club.name if character is None else character.name()

    due = season.own_fixture
    return season_schemas.Season(
        club=club.id,
        name=club.name,
        shirt=club.shirt,
        game=club.game,
        group_stage=season.is_group_stage,
        season=season.number,
        division=season.division + 1,
        place=season.place,
        over=season.is_over,
        table=[
            season_schemas.SeasonRow(
                place=one.place,
                side=name(one.side),
                played=one.played,
                won=one.won,
                drawn=one.drawn,
                lost=one.lost,
                goals=one.goals,
                against=one.against,
                points=one.points,
            )
            for one in season.table
        ],
        next=None if due is None else _fixture(due, [*map(name, due.sides)], opened.table),
    )


def _fixture(due: Fixture, sides: list[str], table: str | None) -> season_schemas.SeasonFixture:
    home, away = sides if len(sides) == 2 else (None, None)
    return season_schemas.SeasonFixture(
        stage="cup" if due.stage == "knock-out" else "league",
        round=due.round + 1,
        sides=sides,
        home=home,
        away=away,
        table=table,
    )
