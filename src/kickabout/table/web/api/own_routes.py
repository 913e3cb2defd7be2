"""The JSON API for what belongs to an account: its profile, matches, vacations, notices and challenges, by a key."""

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from kickabout.table import catalogue
from kickabout.table.errors import TableError, Unknown
from kickabout.table.language import table_messages
from kickabout.table.people import (
    as_open,
    end_vacation,
    opponents_of,
    outcome_of,
    own_moves,
    owner_of,
    path_of,
    profile_of,
    switches,
    take_vacation,
    text_of,
    vacation_of,
)
from kickabout.table.play import Tables
from kickabout.table.seats import as_browser
from kickabout.table.store import Account, outcome_queries, queries, rating_queries
from kickabout.table.web.api import account_schemas, setup_schemas
from kickabout.table.web.api.answers import table_links
from kickabout.table.web.api.problems import ALWAYS, PROBLEMS
from kickabout.table.web.browser import (
    OwnAccount,
    RequestLocale,
    ServerFriends,
    ServerMail,
    ServerNotices,
    ServerPeople,
    ServerTables,
)
from kickabout.table.web.costs import DEAR, PAGE, costs
from kickabout.table.web.pages.usual import opponents
from kickabout.table.web.scopes import needs
from kickabout.text.messages import Message
from kickabout.text.reader import Reader

router = APIRouter(prefix="/api", tags=["account"], responses=ALWAYS | {403: PROBLEMS[403]})


@router.get("/me")
@needs("read")
@costs(weight=PAGE)
async def read_me(account: OwnAccount, tables: ServerTables) -> account_schemas.Me:
    """Read the profile of your account: its balance and its ratings."""
    played = await tables.store.read(lambda c: outcome_queries.played_by(c, owner_of(account)))
    rated = await tables.store.read(lambda c: rating_queries.rated_matches_of(c, account.id))
    balance = profile_of(played).balance
    return account_schemas.Me(
        name=account.name,
        claimed=account.created.isoformat(),
        private=account.is_private,
        program=account.is_program,
        won=balance.won,
        drawn=balance.drawn,
        lost=balance.lost,
        ratings=[
            account_schemas.OwnRating(game=game, points=rating.points, margin=rating.margin)
            for game, rating in {one.game: one.after for one in rated}.items()
        ],
    )


@router.get("/me/matches")
@needs("read")
@costs(weight=PAGE)
async def read_matches(
    account: OwnAccount, tables: ServerTables, most: Annotated[int, Query(ge=1, le=200)] = 50
) -> list[account_schemas.OwnMatch]:
    """List the tables at which your account has a seat, latest first: those in play too, without lessons."""
    listed = await tables.store.read(lambda c: queries.tables_of(c, owner_of(account), most))
    return [
        account_schemas.OwnMatch(
            table=one.id,
            game=one.game,
            status=one.status,  # type: ignore[arg-type]  # the three
            seat=one.seat,
            names=[place.name for place in one.places],
            opponents=opponents_of(one),
            outcome=outcome_of(one),
            goals=None if one.score is None else list(one.score.counted),
            updated=one.updated.isoformat(),
        )
        for one in listed
        if one.counts
    ]


@router.get("/me/moves")
@needs("read")
async def read_moves(account: OwnAccount, tables: ServerTables) -> list[account_schemas.OwnMove]:
    """List what your account has to decide in matches over days, the most urgent first."""
    return [
        account_schemas.OwnMove(
            table=one.table,
            game=one.game,
            seat=one.seat,
            rivals=list(one.rivals),
            due=one.due.isoformat(),
        )
        for one in await own_moves(tables.store, owner_of(account))
    ]


@router.get("/me/vacation")
@needs("read")
async def read_vacation(account: OwnAccount, tables: ServerTables) -> account_schemas.Vacation:
    """Read until when your account is on vacation, and who is of those against whom it plays over days."""
    return await _vacation(account, tables)


@router.post("/me/vacation", responses={status: PROBLEMS[status] for status in (400, 409)})
@needs("play")
async def go_on_vacation(
    new: account_schemas.NewVacation, account: OwnAccount, tables: ServerTables
) -> account_schemas.Vacation:
    """Have your account go on vacation from now on: what it has to decide in matches over days is due as much later."""
    await take_vacation(tables, owner_of(account), new.days)
    return await _vacation(account, tables)


@router.delete("/me/vacation", responses={409: PROBLEMS[409]})
@needs("play")
async def come_back(account: OwnAccount, tables: ServerTables) -> account_schemas.Vacation:
    """Have your account come back from its vacation now; days that have not begun are left for another one."""
    await end_vacation(tables, owner_of(account))
    return await _vacation(account, tables)


async def _vacation(account: Account, tables: Tables) -> account_schemas.Vacation:
    own = await vacation_of(tables.store, owner_of(account))
    return account_schemas.Vacation(
        until=None if own.back is None else own.back.isoformat(),
        days_left=own.days_left,
        rivals=[
            account_schemas.RivalAway(
                table=one.table,
                game=one.game,
                seat=one.seat,
                name=one.name,
                until=one.back.isoformat(),
            )
            for one in own.rivals
        ],
    )


@router.get("/me/notices")
@needs("notices")
async def list_notices(
    account: OwnAccount, notices: ServerNotices, locale: RequestLocale
) -> list[account_schemas.ToldNotice]:
    """List what your account has been told of lately, latest first, as far as it wants that on pages."""
    reader = Reader(table_messages(locale))
    return [
        account_schemas.ToldNotice(
            kind=one.kind,
            text=text_of(one, reader),
            path=path_of(one),
            table=one.table,
            at=one.at.isoformat(),
            read=one.is_read,
        )
        for one in await notices.of(account)
    ]


@router.post("/me/notices/read", status_code=204, responses={400: PROBLEMS[400]})
@needs("notices")
async def read_notices(
    account: OwnAccount, notices: ServerNotices, which: account_schemas.ReadNotices | None = None
) -> None:
    """Mark notices as read."""
    await notices.read(account.id, table=None if which is None else which.table)


@router.get("/me/notices/settings")
@needs("notices")
async def read_settings(
    account: OwnAccount, notices: ServerNotices, mail: ServerMail
) -> account_schemas.NoticeSettings:
    """Read by what ways your account is told of what, of those that this server has."""
    choices = await notices.choices(account)
    return account_schemas.NoticeSettings(
        ways={
            kind: [way for way, is_on in on.items() if is_on]
            for kind, on in switches(choices, mail.ways).items()
        },
        quiet_from=choices.quiet_from,
        quiet_to=choices.quiet_to,
        zone=choices.zone,
    )


@router.put("/me/notices/settings", responses={400: PROBLEMS[400]})
@needs("notices")
async def choose(
    chosen: account_schemas.NoticeSettings,
    account: OwnAccount,
    notices: ServerNotices,
    mail: ServerMail,
) -> account_schemas.NoticeSettings:
    """Choose by what ways your account is told of what, and when not; a way that is not possible is left out."""
    on = [f"{way}-{kind}" for kind, ways in chosen.ways.items() for way in ways]
    quiet = chosen.quiet_from, chosen.quiet_to
    await notices.choose(account, on, quiet, chosen.zone, mail.ways)
    return await read_settings(account, notices, mail)


@router.get("/challenges")
@needs("challenge")
@costs(weight=PAGE)
async def list_challenges(
    account: OwnAccount, tables: ServerTables, friends: ServerFriends
) -> list[account_schemas.Challenge]:
    """List the tables at which friends wait for your account, latest first; join one by its `invite`."""
    shown: list[account_schemas.Challenge] = []
    for one in await friends.challenges(account):
        try:
            waiting = as_open(tables, await tables.get(one.table))
        except TableError:
            continue  # it was closed or removed since
        if waiting is not None:
            game = waiting.table.log.match.game.name
            invite = waiting.invite
            shown.append(
                account_schemas.Challenge(table=one.table, by=one.by, game=game, invite=invite)
            )
    return shown


@router.post(
    "/challenges",
    status_code=201,
    responses={status: PROBLEMS[status] for status in (400, 404, 409)},
)
@needs("challenge")
@costs(limit="tables", weight=DEAR)
async def challenge(
    new: account_schemas.NewChallenge,
    request: Request,
    response: Response,
    account: OwnAccount,
    tables: ServerTables,
    friends: ServerFriends,
    people: ServerPeople,
) -> setup_schemas.TableLinks:
    """Set up a table, and ask a friend there by name."""
    other = await people.named(new.name)
    if other is None:
        raise Unknown(Message("error-no-friend"))
    friend = await friends.friend(account, other.id)
    game = catalogue.find(new.game) if new.game in _titles() else None
    kinds = ["you", "open"] if game is None else ["you", *opponents(game, "open")]
    made = await tables.setup.create(
        new.game, kinds, name=account.name, browser=as_browser(account.id), by_program=True
    )
    await friends.challenge(account, friend, made.table)
    response.headers["Location"] = f"/api/tables/{made.table.id}"
    return await table_links(request, tables, made.table, made.seat)


@router.post("/challenges/{table}/decline", status_code=204, responses={404: PROBLEMS[404]})
@needs("challenge")
async def decline(table: str, account: OwnAccount, friends: ServerFriends) -> None:
    """Turn a challenge down."""
    await friends.decline(account, table)


def _titles() -> set[str]:
    return {game.name for game in catalogue.games()}
