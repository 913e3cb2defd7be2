"""The match of a competition beside its table: what it belongs to, and who is awaited."""

from typing import Any

from fastapi import APIRouter
from fastapi.responses import HTMLResponse

from kickabout.table.competitions import Running
from kickabout.table.errors import Unknown
from kickabout.table.formats.fixtures import PLAYED, Fixture, Result
from kickabout.table.store import Account
from kickabout.table.web.browser import ServerCompetitions, ServerPeople
from kickabout.table.web.costs import SMALL, costs
from kickabout.table.web.pages.competitions.competition_view import own_match
from kickabout.table.web.pages.competitions.fixtures_view import table_of_fixture
from kickabout.table.web.pages.competitions.sides_view import shown_side
from kickabout.table.web.pages.competitions.words import occasion_words
from kickabout.table.web.visit import TheVisit, Visit
from kickabout.text.messages import Message
from kickabout.text.reader import Reader

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


@router.get("/c/{competition}/{fixture:int}/beside")
@costs(weight=SMALL)
async def beside(
    competition: str,
    fixture: int,
    visit: TheVisit,
    competitions: ServerCompetitions,
    people: ServerPeople,
) -> HTMLResponse:
    """Show at the table of a match who is awaited there, or that nobody has played it."""
    running = await competitions.get(competition)
    if fixture >= len(running.tournament.fixtures):
        raise Unknown(Message("error-no-competition"))
    account = await people.account_of(visit.browser)
    shown = await _beside(visit, running, running.tournament.fixtures[fixture], account)
    return visit.page("partials/fixture_beside.html", visit.reader, **shown)


async def _beside(
    visit: Visit, running: Running, fixture: Fixture, account: Account | None
) -> dict[str, Any]:
    reader, tournament = visit.reader, running.tournament
    own = None if account is None else running.accounts.get(account.id)
    if own not in fixture.sides:
        own = None
    names = {side: shown_side(running, side, own, reader)["name"] for side in fixture.sides}
    result = tournament.result_of(fixture)
    shown: dict[str, Any] = {
        "address": f"/c/{running.competition.id}",
        "number": fixture.number,
        "occasion": occasion_words(running, fixture, reader),
        "said": "",
        "can_sit": False,
        "until": None,
    }
    if result is not None:
        return {**shown, "said": _said(fixture, result, own, names, reader)}
    table = await table_of_fixture(visit.tables, running, fixture.number)
    if table is None or table.status != "waiting":
        return shown
    awaited = [
        side
        for side, place in zip(fixture.sides, table.places, strict=True)
        if place.is_kept and side != own
    ]
    is_kept = own is not None and table.places[fixture.sides.index(own)].is_kept
    said = ""
    if is_kept:
        said = reader.say("competition-beside-yours")
    elif awaited:
        said = reader.say(
            "competition-beside-waiting", names=tuple(names[side] for side in awaited)
        )
    side = fixture.sides[0] if own is None else own
    until = own_match(running, side, fixture, table, names, reader)
    return {**shown, "said": said, "can_sit": is_kept, "until": until if said else None}


def _said(
    fixture: Fixture, result: Result, own: int | None, names: dict[int, str], reader: Reader
) -> str:
    """Return what it means to a side that nobody has played; what was played is told by the end of its page."""
    if result.how in PLAYED:
        return ""
    seat = None if own is None else fixture.sides.index(own)
    if seat is None or not result.winners:
        return reader.say("competition-beside-closed")
    if seat not in result.winners:
        return reader.say("competition-beside-missed")
    rivals = tuple(name for side, name in names.items() if side != own)
    return reader.say("competition-beside-walkover", names=rivals)
