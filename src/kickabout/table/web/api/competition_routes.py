"""The JSON API for competitions: looking at them, organising them, and taking part."""

from dataclasses import replace
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request, Response

from kickabout.table.competitions import Plan
from kickabout.table.errors import Refused
from kickabout.table.seats import as_browser
from kickabout.table.store import Account
from kickabout.table.web.api import competition_schemas, setup_schemas
from kickabout.table.web.api.answers import own_seat
from kickabout.table.web.api.competition_answers import (
    competition_state,
    listed,
    live_scores,
    log_of,
)
from kickabout.table.web.api.problems import ALWAYS, PROBLEMS
from kickabout.table.web.browser import OwnAccount, ServerCompetitions, ServerTables
from kickabout.table.web.costs import DEAR, PAGE, costs
from kickabout.table.web.scopes import needs
from kickabout.text.messages import Message

router = APIRouter(prefix="/api", tags=["competitions"], responses=ALWAYS)
_NONE: dict[int | str, dict[str, Any]] = {404: PROBLEMS[404]}
_OWN: dict[int | str, dict[str, Any]] = {
    status: PROBLEMS[status] for status in (400, 403, 404, 409)
}


async def program(account: OwnAccount) -> Account:
    """Return the account for which a key acts, as one by which a program plays."""
    return replace(account, is_program=True)


ByProgram = Annotated[Account, Depends(program)]


@router.get("/competitions")
@needs(None)
@costs(weight=PAGE)
async def list_competitions(
    competitions: ServerCompetitions, status: competition_schemas.Status = "open"
) -> list[competition_schemas.ListedCompetition]:
    """List the competitions that everybody is shown, latest first: those that can be entered, that run, or that are over."""
    return [listed(one) for one in await competitions.listed([status])]


@router.get("/me/competitions", responses={403: PROBLEMS[403]})
@needs("read")
@costs(weight=PAGE)
async def own_competitions(
    account: OwnAccount, competitions: ServerCompetitions
) -> list[competition_schemas.ListedCompetition]:
    """List the competitions that your account organises, or in which it takes part, latest first."""
    return [listed(one) for one in await competitions.of(account)]


@router.post(
    "/competitions",
    status_code=201,
    responses={status: PROBLEMS[status] for status in (400, 403)},
)
@needs("play")
@costs(limit="tables", weight=DEAR)
async def create_competition(
    new: competition_schemas.NewCompetition,
    response: Response,
    account: OwnAccount,
    competitions: ServerCompetitions,
) -> competition_schemas.CompetitionState:
    """Organise a competition. You take no part unless you enter it."""
    plan = Plan(**{**dict(new), "form": new.form.form()})
    made = await competitions.create(account, plan)
    response.headers["Location"] = f"/api/competitions/{made.id}"
    return competition_state(await competitions.get(made.id))


@router.get("/competitions/{competition}", responses=_NONE)
@needs(None)
@costs(weight=PAGE)
async def read_competition(
    competition: str, competitions: ServerCompetitions
) -> competition_schemas.CompetitionState:
    """Read a competition: its sides, fixtures and results, tables and bracket."""
    return competition_state(await competitions.get(competition))


@router.get("/competitions/{competition}/log", responses=_NONE)
@needs(None)
@costs(weight=PAGE)
async def read_log(
    competition: str, competitions: ServerCompetitions
) -> list[competition_schemas.LoggedEntry]:
    """Read all that has been decided in a competition, in order: the rest follows from it."""
    return log_of(await competitions.get(competition))


@router.get("/competitions/{competition}/live", responses=_NONE)
@needs(None)
@costs(weight=PAGE)
async def read_live(
    competition: str, competitions: ServerCompetitions, tables: ServerTables
) -> list[competition_schemas.LiveScore]:
    """Read the scores of the matches that are played now, sixteen at most."""
    return await live_scores(tables, await competitions.get(competition))


@router.post("/competitions/{competition}/enter", responses=_OWN)
@needs("play")
@costs(weight=PAGE)
async def enter(
    competition: str, account: ByProgram, competitions: ServerCompetitions
) -> competition_schemas.CompetitionState:
    """Take part, as a program: it can play no rated matches."""
    return competition_state(await competitions.enter(account, competition))


@router.post("/competitions/{competition}/withdraw", responses=_OWN)
@needs("play")
@costs(weight=PAGE)
async def withdraw(
    competition: str, account: OwnAccount, competitions: ServerCompetitions
) -> competition_schemas.CompetitionState:
    """Take part no more. A match that you play is lost by that."""
    return competition_state(await competitions.withdraw(account, competition))


@router.post("/competitions/{competition}/sit-down", responses=_OWN)
@needs("play")
@costs(weight=PAGE)
async def sit_down(
    competition: str,
    request: Request,
    account: ByProgram,
    competitions: ServerCompetitions,
    tables: ServerTables,
    how: competition_schemas.SittingDown | None = None,
) -> setup_schemas.OwnSeat:
    """Take your seat in the match that you are to play now."""
    contributes = how is not None and how.contributes
    table = await competitions.sit_down(account, competition, contributes=contributes)
    seat = tables.seat_of(table, as_browser(account.id))
    if seat is None:  # somebody has taken the seat away since
        raise Refused(Message("error-competition-no-match"))
    return await own_seat(request, tables, table, seat)


@router.post("/competitions/{competition}/fill", responses=_OWN)
@needs("play")
@costs(weight=DEAR)
async def fill(
    competition: str,
    filling: competition_schemas.Filling,
    account: OwnAccount,
    competitions: ServerCompetitions,
) -> competition_schemas.CompetitionState:
    """Have bots take part in a competition that you organise."""
    return competition_state(await competitions.fill(account, competition, filling.bots))


@router.post("/competitions/{competition}/begin", responses=_OWN)
@needs("play")
@costs(weight=DEAR)
async def begin(
    competition: str, account: OwnAccount, competitions: ServerCompetitions
) -> competition_schemas.CompetitionState:
    """Begin a competition that you organise: nobody can enter any more, and the first round is paired."""
    return competition_state(await competitions.begin(account, competition))


@router.post("/competitions/{competition}/exclude", responses=_OWN)
@needs("play")
@costs(weight=PAGE)
async def exclude(
    competition: str,
    exclusion: competition_schemas.Exclusion,
    account: OwnAccount,
    competitions: ServerCompetitions,
) -> competition_schemas.CompetitionState:
    """Exclude a side from a competition that you organise."""
    return competition_state(await competitions.exclude(account, competition, exclusion.side))


@router.post("/competitions/{competition}/correct", responses=_OWN)
@needs("play")
@costs(weight=PAGE)
async def correct(
    competition: str,
    right: competition_schemas.Correction,
    account: OwnAccount,
    competitions: ServerCompetitions,
) -> competition_schemas.CompetitionState:
    """Put a result right in a competition that you organise; possible until others are paired by it."""
    return competition_state(
        await competitions.correct(account, competition, right.fixture, right.goals, right.reason)
    )


@router.post("/competitions/{competition}/close-round", responses=_OWN)
@needs("play")
@costs(weight=PAGE)
async def close_round(
    competition: str, account: OwnAccount, competitions: ServerCompetitions
) -> competition_schemas.CompetitionState:
    """Close a round whose matches are over in a competition that you organise; it closes by itself 2 minutes after the
    last result.
    """
    return competition_state(await competitions.close_round(account, competition))


@router.post("/competitions/{competition}/call-off", responses=_OWN)
@needs("play")
@costs(weight=PAGE)
async def call_off(
    competition: str,
    why: competition_schemas.CallingOff,
    account: OwnAccount,
    competitions: ServerCompetitions,
) -> competition_schemas.CompetitionState:
    """End a competition that you organise without a winner."""
    return competition_state(await competitions.call_off(account, competition, why.reason))
