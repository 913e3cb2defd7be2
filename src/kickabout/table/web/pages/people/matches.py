"""What somebody has played: the list of their own matches, and the profile that others see."""

import csv
import io
from typing import Annotated, get_args

from fastapi import APIRouter, Query
from fastapi.responses import HTMLResponse, Response

from kickabout.table import catalogue
from kickabout.table.errors import Unknown
from kickabout.table.people import Outcome, opponents_of, outcome_of
from kickabout.table.shirts import Shirt
from kickabout.table.store import Account
from kickabout.table.web.browser import ServerFriends, ServerPeople
from kickabout.table.web.pages.forms import download
from kickabout.table.web.pages.people.account import TheAccount
from kickabout.table.web.pages.people.views import (
    CSV_COLUMNS,
    csv_rows,
    front_of,
    opponents_title,
    rated_of,
    tables_of,
)
from kickabout.table.web.pages.tickets import tickets_context
from kickabout.table.web.visit import TheVisit, Visit
from kickabout.text.messages import Message

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)
PAGE = 20
"""The number of matches on a page of the list."""


@router.get("/people/{name}")
async def profile(
    name: str, visit: TheVisit, people: ServerPeople, friends: ServerFriends
) -> HTMLResponse:
    """Show the profile of a name; raises `Unknown` if nobody has it, or keeps it private."""
    account = await people.named(name)
    own = await people.account_of(visit.browser)
    if account is None or (account.is_private and account != own):
        raise Unknown(Message("error-nobody", name=name))
    ties = {} if own is None else {one.id: one.tie for one in await friends.of(own)}
    return visit.page(
        "profile.html",
        visit.reader,
        account=account,
        shirt=None if account.shirt is None else Shirt.read(account.shirt),
        is_own=account == own,
        tie=None if own in (None, account) else ties.get(account.id, "stranger"),
        **await front_of(visit, account),
    )


@router.get("/me/matches")
async def matches(
    visit: TheVisit,
    account: TheAccount,
    game: str = "",
    outcome: str = "",
    opponents: str = "",
    page: Annotated[int, Query(ge=1, le=10_000)] = 1,
) -> HTMLResponse:
    """Show the matches of an account, latest first: of a game, with an outcome, or against some opponents."""
    every = [one for one in await tables_of(visit, account) if one.counts]
    wanted = [
        table
        for table in every
        if game in ("", table.game)
        and outcome in ("", outcome_of(table) or "open")
        and opponents in ("", opponents_of(table))
    ]
    titles = {one.name: one.title for one in catalogue.games()}
    shown = wanted[(page - 1) * PAGE : page * PAGE]
    return visit.page(
        "matches.html",
        visit.reader,
        account=account,
        tables=await tickets_context(
            visit.tables,
            shown,
            titles,
            visit.reader,
            {one.table: one for one in await rated_of(visit, account)},
        ),
        number=len(wanted),
        every=len(every),
        titles={name: titles[name] for name in titles if name in {one.game for one in every}},
        opponents=[
            (who, _called(who, visit)) for who in sorted(set(map(opponents_of, every)) - {""})
        ],
        outcomes=[
            ("open", visit.reader.say("matches-open")),
            *((one, visit.reader.say(f"profile-{one}")) for one in get_args(Outcome)),
        ],
        chosen={"game": game, "outcome": outcome, "opponents": opponents},
        page=page,
        pages=max(1, -(-len(wanted) // PAGE)),
    )


def _called(opponents: str, visit: Visit) -> str:
    return opponents_title(opponents, visit) or visit.reader.say("profile-people")


@router.get("/me/matches.csv")
async def matches_as_csv(visit: TheVisit, account: TheAccount) -> Response:
    """Download the matches of an account as a table."""
    return download(await _as_csv(visit, account), "matches.csv")


async def _as_csv(visit: Visit, account: Account) -> str:
    file = io.StringIO()
    rows = csv.DictWriter(file, CSV_COLUMNS)
    rows.writeheader()
    rows.writerows(csv_rows(await tables_of(visit, account), await rated_of(visit, account)))
    return file.getvalue()
