"""The JSON API of the matches of the day."""

from dataclasses import asdict
from datetime import date
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from kickabout.table.errors import Unknown
from kickabout.table.formats.days import opening_of
from kickabout.table.seats import as_browser, digest
from kickabout.table.store.daily_queries import DailyResult
from kickabout.table.web.api import daily_schemas, setup_schemas
from kickabout.table.web.api.answers import table_links
from kickabout.table.web.api.problems import ALWAYS, PROBLEMS
from kickabout.table.web.browser import ApiAccount, OwnAccount, ServerDaily, ServerTables
from kickabout.table.web.costs import DEAR, PAGE, costs
from kickabout.table.web.scopes import needs
from kickabout.text.messages import Message

router = APIRouter(prefix="/api", tags=["play"], responses=ALWAYS)


@router.get("/today", responses={one: PROBLEMS[one] for one in (400, 404)})
@needs("read")
@costs(weight=PAGE)
async def read_day(
    daily: ServerDaily, account: ApiAccount, day: Annotated[date | None, Query()] = None
) -> daily_schemas.Day:
    """Read the matches of today, or of a past `day`, which everybody plays with the same dice; with a key, how your account
    stands in them.
    """
    shown = day or daily.today
    if shown > daily.today:
        raise Unknown(Message("error-day-to-come"))
    owner = "" if account is None else digest(as_browser(account.id))
    standings = await daily.standings(owner, shown)
    fixtures = []
    for one in daily.fixtures(shown):
        own = standings[one.game.name]
        result = None if own.attempt is None else own.attempt.result
        fixtures.append(
            daily_schemas.DayFixture(
                game=one.game.name,
                rival=one.rival.name(),
                bot=one.rival.bot,
                seal=one.seal,
                dice=one.dice_name,
                secret=one.told,
                opens=opening_of(shown).isoformat(),
                finished=own.finished,
                table=None if own.attempt is None else own.attempt.table,
                result=None if result is None else _result(result),
                percentile=own.percentile,
                bots={bot: _result(made) for bot, made in own.bots.items()},
            )
        )
    return daily_schemas.Day(
        day=shown.isoformat(), streak=await daily.streak(owner), fixtures=fixtures
    )


@router.post(
    "/today/{game}", status_code=201, responses={one: PROBLEMS[one] for one in (400, 403, 404, 409)}
)
@needs("play")
@costs(limit="tables", weight=DEAR)
async def play_fixture(
    game: str,
    request: Request,
    response: Response,
    daily: ServerDaily,
    tables: ServerTables,
    account: OwnAccount,
) -> setup_schemas.TableLinks:
    """Play today's match of a game with your account. Only one counts: asked again, this leads to the same table."""
    table = await daily.play(game, as_browser(account.id), name=account.name, by_program=True)
    response.headers["Location"] = f"/api/tables/{table.id}"
    return await table_links(request, tables, table, 0)


def _result(result: DailyResult) -> daily_schemas.DayResult:
    return daily_schemas.DayResult(**asdict(result))
