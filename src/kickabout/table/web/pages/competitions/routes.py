"""The list of competitions, and the page of each."""

from datetime import datetime
from typing import Any, TypedDict

from fastapi import APIRouter
from fastapi.responses import HTMLResponse, Response

from kickabout.table import catalogue
from kickabout.table.competitions import Competitions, Running
from kickabout.table.people import Friends, Notices
from kickabout.table.store import Account, Competition
from kickabout.table.web.browser import ServerClubs, ServerCompetitions, ServerPeople, part_of
from kickabout.table.web.headers import EMBEDDED
from kickabout.table.web.pages.clock_words import clock_words
from kickabout.table.web.pages.competitions.competition_view import (
    competition_context,
    status_of,
    todo_of,
)
from kickabout.table.web.pages.competitions.sides_view import shown_side
from kickabout.table.web.pages.competitions.words import form_words
from kickabout.table.web.pages.people.bell import bell_context
from kickabout.table.web.pages.strips import club_strip
from kickabout.table.web.visit import TheVisit, Visit

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)
MOST = 20
"""The number of competitions of each sort that the list shows."""


class ShownCompetition(TypedDict):
    """A competition in the list."""

    id: str
    name: str
    title: str
    form: str
    clock: str
    status: str
    winner: str
    """Empty where it has none."""
    number: int
    """Of the sides that take part."""
    starts: datetime | None
    todo: str
    """What its reader is to do there now: `play`, `begin` or nothing."""


@router.get("/competitions")
async def listed(
    visit: TheVisit, competitions: ServerCompetitions, people: ServerPeople, clubs: ServerClubs
) -> HTMLResponse:
    """Show the competitions and the clubs of whoever asks, and the competitions that everybody is shown."""
    account = await people.account_of(visit.browser)
    own = [] if account is None else (await competitions.of(account))[:MOST]
    mine = {one.id for one in own}
    others = {
        status: [one for one in await competitions.listed((status,)) if one.id not in mine][:MOST]
        for status in ("open", "running", "over")
    }

    async def shown(listed: list[Competition]) -> list[ShownCompetition]:
        return [_shown(visit, await competitions.get(one.id), account) for one in listed]

    return visit.page(
        "competitions.html",
        visit.reader,
        own=sorted(await shown(own), key=_urgency),
        others={status: await shown(some) for status, some in others.items()},
        clubs=[
            club_strip(await clubs.open(visit.owner, one.id), visit.reader)
            for one in await clubs.of(visit.owner)
        ],
        **await bell_context(visit, account),
    )


def _urgency(shown: ShownCompetition) -> tuple[bool, int]:
    return not shown["todo"], ("running", "open", "over", "called-off").index(shown["status"])


def _shown(visit: Visit, running: Running, account: Account | None) -> ShownCompetition:
    competition, tournament = running.competition, running.tournament
    return {
        "id": competition.id,
        "name": competition.name,
        "title": catalogue.find(competition.game).title,
        "form": form_words(tournament.form, visit.reader),
        "clock": clock_words(competition.time_control, visit.reader),
        "status": status_of(running),
        "winner": shown_side(running, tournament.order[0], None, visit.reader)["name"]
        if tournament.order
        else "",
        "number": len(tournament.starters),
        "starts": competition.starts,
        "todo": "" if account is None else todo_of(running, account),
    }


@router.get("/c/{competition}")
async def show(
    competition: str, visit: TheVisit, competitions: ServerCompetitions, people: ServerPeople
) -> HTMLResponse:
    """Show a competition; whoever takes part has read that it is over."""
    account = await people.account_of(visit.browser)
    if account is not None:
        await part_of(visit.request, Friends).is_here(account)
        await _read(visit, account, competition)
    return await competition_page(visit, competitions, account, competition)


async def competition_page(
    visit: Visit,
    competitions: Competitions,
    account: Account | None,
    competition: str,
    status_code: int = 200,
    **more: Any,
) -> HTMLResponse:
    """Return the page of a competition for somebody."""
    running = await competitions.get(competition)
    return visit.page(
        "competition.html",
        visit.reader,
        status_code,
        account=account,
        **await competition_context(visit, running, account),
        **await bell_context(visit, account),
        **more,
    )


@router.get("/c/{competition}/embed")
async def embed(
    competition: str, visit: TheVisit, competitions: ServerCompetitions
) -> HTMLResponse:
    """Show the bracket and the tables alone, for a frame on any site: to everybody the same."""
    running = await competitions.get(competition)
    shown = await competition_context(visit, running, None)
    page = visit.page("competition_embed.html", visit.reader, **shown)
    page.headers.update(EMBEDDED)
    return page


@router.get("/c/{competition}/{fixture:int}")
async def show_fixture(
    competition: str,
    fixture: int,
    visit: TheVisit,
    competitions: ServerCompetitions,
    people: ServerPeople,
) -> Response:
    """Lead to a fixture on the page of its competition, as notices do; once that is over, to the head of the page, which has the winner."""
    account = await people.account_of(visit.browser)
    if account is not None:
        await _read(visit, account, f"{competition}/{fixture}")
    is_over = (await competitions.get(competition)).tournament.is_over
    return visit.redirect(f"/c/{competition}" + ("" if is_over else f"#fixture-{fixture}"))


async def _read(visit: Visit, account: Account, subject: str) -> None:
    notices = part_of(visit.request, Notices)
    await notices.read(account.id, kinds=("fixture", "missed", "award"), subject=subject)
