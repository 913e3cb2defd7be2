"""What people do on the page of a competition: take part, sit down, organise."""

from collections.abc import Awaitable, Callable
from typing import Annotated

from fastapi import APIRouter, Form
from fastapi.responses import HTMLResponse, Response

from kickabout.table.competitions import Competitions, Running
from kickabout.table.errors import BadRequest, Refused
from kickabout.table.store import Account
from kickabout.table.web.browser import ServerCompetitions, ServerPeople
from kickabout.table.web.costs import DEAR, costs
from kickabout.table.web.pages.competitions.routes import competition_page
from kickabout.table.web.pages.people.account import TheAccount
from kickabout.table.web.visit import TheVisit, Visit

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)
MOST_FILLED = 64
"""The number of bots that may be asked for at once."""
Reason = Annotated[str, Form(max_length=400)]


async def _done(
    visit: Visit,
    competitions: Competitions,
    account: Account,
    competition: str,
    act: Callable[[], Awaitable[Running]],
) -> Response:
    """Do something and lead back to the page; if it is refused, the page says why."""
    try:
        await act()
    except (BadRequest, Refused) as error:
        wrong = visit.reader.text(error.message)
        return await competition_page(
            visit, competitions, account, competition, error.status, wrong=wrong
        )
    return visit.redirect(f"/c/{competition}")


@router.post("/c/{competition}/enter")
async def enter(
    competition: str, visit: TheVisit, competitions: ServerCompetitions, people: ServerPeople
) -> Response:
    """Take part; a guest claims a name first, and is led back."""
    account = await people.account_of(visit.browser)
    if account is None:
        return visit.redirect(f"/me?then=/c/{competition}")
    return await _done(
        visit,
        competitions,
        account,
        competition,
        lambda: competitions.enter(account, competition),
    )


@router.post("/c/{competition}/withdraw")
async def withdraw(
    competition: str, visit: TheVisit, competitions: ServerCompetitions, account: TheAccount
) -> Response:
    """Take part no more."""
    return await _done(
        visit,
        competitions,
        account,
        competition,
        lambda: competitions.withdraw(account, competition),
    )


@router.post("/c/{competition}/sit")
@costs(weight=DEAR)
async def sit_down(
    competition: str, visit: TheVisit, competitions: ServerCompetitions, account: TheAccount
) -> Response:
    """Sit down at the table of the match that is to be played now."""
    try:
        table = await competitions.sit_down(account, competition, contributes=True)
    except Refused as error:
        wrong = visit.reader.text(error.message)
        return await competition_page(
            visit, competitions, account, competition, error.status, wrong=wrong
        )
    return visit.to_table(table, visit.known_browser())


@router.post("/c/{competition}/fill")
async def fill(
    competition: str,
    visit: TheVisit,
    competitions: ServerCompetitions,
    account: TheAccount,
    bots: Annotated[int, Form(ge=1, le=MOST_FILLED)],
) -> Response:
    """Have bots of the cast enter."""
    return await _done(
        visit,
        competitions,
        account,
        competition,
        lambda: competitions.fill(account, competition, bots),
    )


@router.post("/c/{competition}/begin")
@costs(limit="tables", weight=DEAR)
async def begin(
    competition: str, visit: TheVisit, competitions: ServerCompetitions, account: TheAccount
) -> Response:
    """Begin, whoever has entered by now."""
    return await _done(
        visit, competitions, account, competition, lambda: competitions.begin(account, competition)
    )


@router.post("/c/{competition}/exclude")
async def exclude(
    competition: str,
    visit: TheVisit,
    competitions: ServerCompetitions,
    account: TheAccount,
    side: Annotated[int, Form()],
) -> Response:
    """Exclude a side."""
    return await _done(
        visit,
        competitions,
        account,
        competition,
        lambda: competitions.exclude(account, competition, side),
    )


@router.post("/c/{competition}/correct")
async def correct(
    competition: str,
    visit: TheVisit,
    competitions: ServerCompetitions,
    account: TheAccount,
    fixture: Annotated[int, Form()],
    goals: Annotated[list[int], Form(max_length=4)],
    reason: Reason = "",
) -> Response:
    """Put a result right."""
    return await _done(
        visit,
        competitions,
        account,
        competition,
        lambda: competitions.correct(account, competition, fixture, goals, reason),
    )


@router.post("/c/{competition}/call-off")
async def call_off(
    competition: str,
    visit: TheVisit,
    competitions: ServerCompetitions,
    account: TheAccount,
    reason: Reason = "",
) -> Response:
    """End a competition without a winner."""
    return await _done(
        visit,
        competitions,
        account,
        competition,
        lambda: competitions.call_off(account, competition, reason),
    )
