"""The JSON API for the position of the day."""

from fastapi import APIRouter

from kickabout.table.daily import Positions, unaided
from kickabout.table.seats import as_browser
from kickabout.table.web.api.position_schemas import DailyPosition, NewAnswer, PositionAnswer
from kickabout.table.web.api.problems import ALWAYS, PROBLEMS
from kickabout.table.web.browser import ApiAccount, OwnAccount, RequestLocale, ServerPositions
from kickabout.table.web.costs import PAGE, costs
from kickabout.table.web.scopes import needs

router = APIRouter(prefix="/api", tags=["positions"], responses=ALWAYS)


@router.get("/positions/{game}", responses={404: PROBLEMS[404]})
@needs("read")
@costs(weight=PAGE)
async def read_position(
    game: str, account: ApiAccount, positions: ServerPositions, locale: RequestLocale
) -> DailyPosition:
    """Read the position of today, and what its answers are worth once your account has given one."""
    return await _shown(
        positions, game, None if account is None else as_browser(account.id), locale
    )


@router.post(
    "/positions/{game}", responses={status: PROBLEMS[status] for status in (400, 403, 404, 409)}
)
@needs("play")
@costs(weight=PAGE)
async def answer_position(
    game: str,
    new: NewAnswer,
    account: OwnAccount,
    positions: ServerPositions,
    locale: RequestLocale,
) -> DailyPosition:
    """Answer the position of today for your account; if it has done so already, the first answer counts."""
    browser = as_browser(account.id)
    await positions.answer(game, new.day, new.action, browser)
    return await _shown(positions, game, browser, locale)


async def _shown(
    positions: Positions, game: str, browser: str | None, locale: str
) -> DailyPosition:
    daily = await positions.of(game)
    match, position = daily.match, daily.position
    standing = await positions.standing(daily, browser)
    view = match.view(daily.seat, match.reader(daily.seat, locale))
    return DailyPosition(
        day=daily.day,
        game=game,
        options=dict(match.box.chosen),
        seat=daily.seat,
        view=unaided(view) if standing is None else view,
        legal=position.lines.names,
        answer=None if standing is None else standing.action,
        answers=None
        if standing is None
        else [
            PositionAnswer(
                actions=list(one.actions),
                grade=position.grades[one],
                chance=one.chance,
                given_away=position.given_away(one),
                error=one.error,
                given=number,
            )
            for one, number in standing.given.items()
        ],
        streak=None if standing is None else standing.streak,
    )
