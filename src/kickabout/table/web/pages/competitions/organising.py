"""What people do on the page of a competition: take part, sit down, organise."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Annotated, Concatenate, ParamSpec

from fastapi import APIRouter, Depends, Form
from fastapi.responses import HTMLResponse, Response

from kickabout.table.competitions import Competitions, Running
from kickabout.table.errors import BadRequest, Refused, TableError
from kickabout.table.store import Account
from kickabout.table.web.browser import ServerCompetitions, ServerPeople
from kickabout.table.web.costs import DEAR, costs, count_also
from kickabout.table.web.pages.competitions.routes import competition_page
from kickabout.table.web.pages.people.account import (
    TheAccount,
    claimed_name,
    remember_claim,
)
from kickabout.table.web.pages.people.way_back import own_page_then
from kickabout.table.web.visit import TheVisit, Visit

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)
MOST_FILLED = 64
"""The number of bots that may be asked for at once."""
Reason = Annotated[str, Form(max_length=400)]
P = ParamSpec("P")


@dataclass(frozen=True)
class CompetitionPage:
    """The page of a competition, on which somebody does something."""

    competition: str
    """Its id."""
    visit: Visit
    competitions: Competitions
    account: Account
    then: str = ""
    """Where it leads on to once something is done; to itself by default."""
    fixture: int | None = None
    """The match that it is about, whose round is unfolded where it is refused."""

    async def do(
        self,
        act: Callable[Concatenate[Account, str, P], Awaitable[Running]],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> Response:
        """Do something and lead back to the page; if it is refused, the page says why."""
        try:
            await act(self.account, self.competition, *args, **kwargs)
        except (BadRequest, Refused) as error:
            return await self.refused(error)
        return self.visit.redirect(self.then or f"/c/{self.competition}")

    async def refused(self, error: BadRequest | Refused) -> Response:
        """Return the page with what was refused."""
        wrong = self.visit.reader.text(error.message)
        return await competition_page(
            self.visit,
            self.competitions,
            self.account,
            self.competition,
            error.status,
            wrong=wrong,
            about=self.fixture,
        )


def own_competition_page(
    competition: str, visit: TheVisit, competitions: ServerCompetitions, account: TheAccount
) -> CompetitionPage:
    """Return the page for somebody with a name; raises `NotYours` for a guest."""
    return CompetitionPage(competition, visit, competitions, account)


ThePage = Annotated[CompetitionPage, Depends(own_competition_page)]


@router.post("/c/{competition}/enter")
@costs(weight=DEAR)
async def enter(
    competition: str,
    visit: TheVisit,
    competitions: ServerCompetitions,
    people: ServerPeople,
    name: Annotated[str, Form(max_length=200)] = "",
) -> Response:
    """Take part; a guest does so under the name that the form claims, or claims one first and is led back."""
    account = await people.account_of(visit.browser)
    if account is not None:
        page = CompetitionPage(competition, visit, competitions, account)
        return await page.do(competitions.enter)
    then = own_page_then(f"/c/{competition}")
    if not name:
        return visit.redirect(then)
    await count_also(visit.request, "accounts")
    await competitions.get(competition)
    try:
        claimed = await claimed_name(visit, name)
    except TableError as error:
        return await competition_page(
            visit,
            competitions,
            None,
            competition,
            error.status,
            wrong=visit.reader.text(error.message),
            claimed=name,
        )
    page = CompetitionPage(competition, visit, competitions, claimed.account, then)
    return remember_claim(visit, await page.do(competitions.enter), claimed)


@router.post("/c/{competition}/withdraw")
async def withdraw(page: ThePage) -> Response:
    """Take part no more."""
    return await page.do(page.competitions.withdraw)


@router.post("/c/{competition}/sit")
@costs(weight=DEAR)
async def sit_down(page: ThePage) -> Response:
    """Sit down at the table of the match that is to be played now."""
    try:
        table = await page.competitions.sit_down(page.account, page.competition, contributes=True)
    except Refused as error:
        return await page.refused(error)
    return page.visit.to_table(table, page.visit.known_browser())


@router.post("/c/{competition}/fill")
async def fill(
    page: ThePage,
    bots: Annotated[int, Form(ge=1, le=MOST_FILLED)],
    strength: Annotated[str, Form(max_length=40)] = "",
) -> Response:
    """Have bots of the cast enter, of a strength or of all."""
    return await page.do(page.competitions.fill, bots, strength or None)


@router.post("/c/{competition}/begin")
@costs(limit="tables", weight=DEAR)
async def begin(page: ThePage) -> Response:
    """Begin, whoever has entered by now."""
    return await page.do(page.competitions.begin)


@router.post("/c/{competition}/exclude")
async def exclude(page: ThePage, side: Annotated[int, Form()]) -> Response:
    """Exclude a side."""
    return await page.do(page.competitions.exclude, side)


@router.post("/c/{competition}/correct")
async def correct(
    page: ThePage,
    fixture: Annotated[int, Form()],
    goals: Annotated[list[int], Form(max_length=4)],
    reason: Reason = "",
) -> Response:
    """Put a result right."""
    page = replace(page, then=f"/c/{page.competition}#fixture-{fixture}", fixture=fixture)
    return await page.do(page.competitions.correct, fixture, goals, reason)


@router.post("/c/{competition}/close-round")
@costs(weight=DEAR)
async def close_round(page: ThePage) -> Response:
    """Close a round whose matches are over, so that the next one begins."""
    return await page.do(page.competitions.close_round)


@router.post("/c/{competition}/call-off")
async def call_off(page: ThePage, reason: Reason = "") -> Response:
    """End a competition without a winner."""
    return await page.do(page.competitions.call_off, reason)
