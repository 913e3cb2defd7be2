"""The JSON API for setting up tables: the games, the seats that wait, and the links to them."""

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from kickabout.table import catalogue, time_control
from kickabout.table.errors import Unknown
from kickabout.table.people import open_tables
from kickabout.table.play import Terms, awaited_by, renew_links, turned, withdraw
from kickabout.table.seats import as_browser
from kickabout.table.store import Wanted
from kickabout.table.web.api import schemas, setup_schemas
from kickabout.table.web.api.answers import game_info, own_seat, table_links, table_state
from kickabout.table.web.api.problems import ALWAYS, PROBLEMS
from kickabout.table.web.browser import ApiAccount, ApiViewer, RequestLocale, ServerTables
from kickabout.table.web.costs import DEAR, PAGE, costs
from kickabout.table.web.pages.bots_view import bots_context
from kickabout.table.web.scopes import needs
from kickabout.text.messages import Message

router = APIRouter(prefix="/api", tags=["play"], responses=ALWAYS)


@router.get("/games")
@needs(None)
@costs(weight=PAGE)
async def list_games(locale: RequestLocale, tables: ServerTables) -> setup_schemas.Catalogue:
    """List the games, their options and the bots."""
    return setup_schemas.Catalogue(
        games=[game_info(game) for game in catalogue.front_games(locale, tables.boxes.given)],
        bots=[setup_schemas.BotInfo.model_validate(bot) for bot in bots_context(locale)],
        answer_seconds=list(catalogue.ANSWER_SECONDS),
        time_controls=list(time_control.CHOICES),
    )


@router.post("/tables", status_code=201, responses={one: PROBLEMS[one] for one in (400, 403, 409)})
@needs("play")
@costs(limit="tables", weight=DEAR)
async def create_table(
    new: setup_schemas.NewTable,
    request: Request,
    response: Response,
    tables: ServerTables,
    account: ApiAccount,
) -> setup_schemas.TableLinks:
    """Set up a table. Its match begins when every open seat is taken. With a key your seat is your account's."""
    made = await tables.setup.create(
        new.game,
        new.seats,
        new.options,
        Terms(
            answer_seconds=catalogue.checked_answer_seconds(new.answer_seconds),
            hints=new.hints,
            stand_in=new.stand_in,
            real=new.real,
            joint=new.joint,
            is_listed=new.is_listed,
            best_of=new.best_of,
            watch=new.watch,
            time_control=new.time_control,
        ),
        name=new.name if account is None else account.name,
        browser=None if account is None else as_browser(account.id),
        by_program=account is not None,
        contributes=new.contributes,
    )
    response.headers["Location"] = f"/api/tables/{made.table.id}"
    return await table_links(request, tables, made.table, made.seat)


@router.get("/open-tables")
@needs(None)
@costs(weight=PAGE)
async def list_open_tables(
    tables: ServerTables,
    game: Annotated[str | None, Query(max_length=40)] = None,
    seats: Annotated[int | None, Query(ge=1, le=16)] = None,
    is_rated: bool | None = None,
) -> list[setup_schemas.OpenTable]:
    """List the tables that wait for players, whoever they are, and at which somebody is there: all, or those of a game,
    with so many seats, rated or not.
    """
    wanted = Wanted(game, seats, is_rated=is_rated)
    return [
        setup_schemas.OpenTable(
            table=one.table.id,
            game=one.table.log.match.game.name,
            options=one.table.stored.options,
            is_rated=one.table.stored.is_rated,
            time_control=time_control.notation_of(one.table.stored.time_control),
            seats=len(one.table.places),
            names=one.names,
            open=one.open,
            invite=one.invite,
        )
        for one in await open_tables(tables, wanted=wanted)
    ]


@router.post("/tables/{table}/join", responses=PROBLEMS)
@needs("play")
async def join_table(
    table: str,
    join: setup_schemas.Join,
    request: Request,
    tables: ServerTables,
    account: ApiAccount,
) -> setup_schemas.OwnSeat:
    """Take the open seat of an invitation; the first to do so gets it. With a key the seat is your account's."""
    invited, _ = await tables.by_invite(join.invite)
    if invited.id != table:
        raise Unknown(Message("error-invitation-elsewhere"))
    if account is None:
        name, who = join.name, None if join.key is None else f"key:{join.key}"
    else:
        name, who = account.name, as_browser(account.id)
    joined, seat = await tables.join(
        join.invite,
        name,
        who,
        contributes=join.contributes,
        by_program=account is not None,
    )
    return await own_seat(request, tables, joined, seat)


@router.post("/tables/{table}/again", responses=PROBLEMS)
@needs("play")
@costs(limit="tables", weight=DEAR)
async def again(request: Request, viewer: ApiViewer, tables: ServerTables) -> setup_schemas.Again:
    """Say that you want to play again with the same players, everybody a seat further on.

    The next table is set up once everybody has said so who is still there, those aside who have declined. Until then `seat` is null and `missing` has
    those who have not; in a series that is not decided nobody else has to. Ask again when the state has a `next_table`, and get your seat there.
    """
    seat = viewer.own_seat()
    following = await tables.setup.again(viewer.table, seat)
    if following is None:
        return setup_schemas.Again(missing=awaited_by(viewer.table), seat=None)
    own = await own_seat(request, tables, following, turned(viewer.table)[seat])
    return setup_schemas.Again(missing=[], seat=own)


@router.post("/tables/{table}/not-again", responses=PROBLEMS)
@needs("play")
async def not_again(viewer: ApiViewer) -> schemas.TableState:
    """Take back that you want to play again; possible until the next table is set up."""
    await withdraw(viewer.table, viewer.own_seat())
    return table_state(viewer)


@router.post("/tables/{table}/links", responses=PROBLEMS)
@needs("play")
async def make_links(
    request: Request,
    viewer: ApiViewer,
    tables: ServerTables,
    new: setup_schemas.NewLinks | None = None,
) -> setup_schemas.TableLinks:
    """Make links anew: all of the table's if your seat has set it up, else your own.

    The response has your new token; the old one is void, and so are the old links. Browsers keep their
    seats, and so do programs at other seats at which no browser sits.
    """
    alone = new is not None and new.alone
    seat = viewer.own_seat()
    await renew_links(viewer.table, tables.keys, seat, alone=alone)
    return await table_links(request, tables, viewer.table, seat)
