"""The front page, and the tables set up from its forms."""

from asyncio import gather
from collections.abc import Mapping, Sequence
from typing import Any

from fastapi import APIRouter
from fastapi.responses import HTMLResponse, Response

from kickabout.engine.game import Game
from kickabout.table import catalogue, time_control
from kickabout.table.bots import STAND_IN, Warming
from kickabout.table.errors import BadRequest
from kickabout.table.language import game_messages
from kickabout.table.play import BEST_OF, MOVES_BEHIND, Terms
from kickabout.table.store import Account, Listed, rating_queries
from kickabout.table.web.browser import (
    ServerClubs,
    ServerCompetitions,
    ServerDaily,
    ServerFriends,
    ServerPeople,
    ServerPositions,
)
from kickabout.table.web.costs import DEAR, costs
from kickabout.table.web.pages.bots_view import bots_context
from kickabout.table.web.pages.clock_words import clock_choices
from kickabout.table.web.pages.daily.fixtures_view import strip_context
from kickabout.table.web.pages.forms import as_seconds
from kickabout.table.web.pages.game_cards import for_beginners, game_cards
from kickabout.table.web.pages.people.bell import bell_context
from kickabout.table.web.pages.people.company import company_context
from kickabout.table.web.pages.people.lobby import seek_context
from kickabout.table.web.pages.strips import strips_context
from kickabout.table.web.pages.tickets import is_over_days, tickets_context
from kickabout.table.web.pages.usual import (
    first_match_options,
    listed_by,
    name_of,
    opponents,
    usual,
)
from kickabout.table.web.visit import TheVisit, Visit
from kickabout.text.messages import Message
from kickabout.text.reader import Reader

ANYBODY = "anybody"
"""The value of a seat in the form that anybody may take."""
router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


@router.get("/")
async def front(
    visit: TheVisit,
    people: ServerPeople,
    friends: ServerFriends,
    daily: ServerDaily,
    positions: ServerPositions,
    clubs: ServerClubs,
    competitions: ServerCompetitions,
    game: str = "",
    box: str = "",
) -> HTMLResponse:
    """Show the front page: this browser's tables, and the games, each with a button that starts a
    match.

    An address may name a game and its options, as in `/?game=social-soccer&option-deck=40x4`. It
    shows the team sheet of that game, with the digest of a stored `box` for a match with that box.
    """
    listed, account = await gather(listed_by(visit), people.account_of(visit.browser))
    claimed = "" if account is None else account.name
    if game in {one.name for one in catalogue.games()}:
        return await _team_sheet(visit, listed, game, box, account)
    warming: Warming = visit.request.app.state.warming
    today, strips, tickets, seeks, company, bell = await gather(
        strip_context(daily, visit.owner),
        strips_context(visit, positions, clubs, competitions, account),
        _tickets(visit, listed),
        seek_context(visit),
        company_context(visit, friends),
        bell_context(visit, account),
    )
    return visit.page(
        "index.html",
        visit.reader,
        games=catalogue.games(),
        cards_of_games=game_cards(
            listed, visit.locale, visit.tables.boxes.given, is_claimed=account is not None
        ),
        warming=warming.shown(visit.reader),
        claimed=claimed,
        sanctions=visit.sanctions,
        today=today,
        **strips,
        **tickets,
        **seeks,
        **company,
        **bell,
    )


@router.get("/your-tables")
async def show_tickets(visit: TheVisit) -> HTMLResponse:
    """Show a visitor's tables as they are now."""
    shown = await _tickets(visit, await listed_by(visit))
    return visit.page("partials/tickets.html", visit.reader, **shown)


async def _tickets(visit: Visit, listed: Sequence[Listed]) -> dict[str, Any]:
    """Return the tables of a visitor as the front page shows them."""
    titles = {game.name: game.title for game in catalogue.games()}
    return {
        "tables": await tickets_context(visit.tables, listed, titles, visit.reader),
        "over_days": any(is_over_days(one) for one in listed),
    }


async def _team_sheet(
    visit: Visit, listed: Sequence[Listed], name: str, box: str, account: Account | None
) -> HTMLResponse:
    """Show the team sheet of a game, with a stored box or the one of all tables."""
    game, boxes = catalogue.find(name), visit.tables.boxes
    given = await boxes.kept(box) if box else boxes.given
    if box and given is not None and given.game != name:
        raise BadRequest(Message("error-box-of-another-game"))
    warming: Warming = visit.request.app.state.warming
    claimed = "" if account is None else account.name
    own = usual(listed, game, given, claimed)
    offered = first_match_options(listed, game, given)
    asked = catalogue.existing_options(name, _options(visit.request.query_params), given)
    shown_games = catalogue.front_games(visit.locale, given)
    return visit.page(
        "team_sheet.html",
        Reader(game_messages(game, visit.locale)),
        game=next(shown for shown in shown_games if shown["name"] == name),
        chosen={**own.options, **offered, **asked},
        offered=offered,
        usual=own,
        box=box,
        claimed=claimed,
        is_placed=account is None or not await _may_be_placed(visit, account, game),
        bots=bots_context(visit.locale),
        warming=warming.shown(visit.reader),
        time_controls=clock_choices(("none", *time_control.CHOICES), visit.reader),
        moves_behind=MOVES_BEHIND,
    )


async def _may_be_placed(visit: Visit, account: Account, game: Game) -> bool:
    """Return whether rated matches against a bot count for somebody."""
    return bool(catalogue.bot_ratings(game)) and await visit.tables.store.read(
        lambda c: rating_queries.may_be_placed(c, account.id, game.name)
    )


@router.post("/tables")
@costs(limit="tables", weight=DEAR)
async def create(visit: TheVisit) -> Response:
    """Set up a table from the front page's form."""
    fields = await _fields(visit)
    seats = sorted(name for name in fields if name.startswith("seat-"))
    seconds = fields.get("answer-seconds", "4")
    browser = visit.known_browser()
    made = await visit.tables.setup.create(
        fields.get("game", ""),
        [_kind(fields[name]) for name in seats if fields[name] != "none"],
        _options(fields),
        Terms(
            answer_seconds=as_seconds(seconds),
            hints=_hints(fields.get("hints", "alone")),
            stand_in=fields.get("stand-in", STAND_IN),
            real=fields.get("real") == "yes",
            joint={"yes": True, "no": False}.get(fields.get("joint", "")),
            is_listed=ANYBODY in fields.values(),
            is_rated=_is_rated(fields, [fields[name] for name in seats]),
            best_of=_best_of(fields.get("best-of", "1")),
            watch=fields.get("watch", "now"),
            time_control=_or_none(fields.get("time-control")),
        ),
        name=fields.get("name", "").strip(),
        guests={
            number: fields.get(f"guest-{seat.removeprefix('seat-')}", "").strip()
            for number, seat in enumerate(seat for seat in seats if fields[seat] != "none")
        },
        browser=browser,
        prepared=fields.get("prepared") == "yes",
        contributes=True,
        box=fields.get("box") or None,
    )
    return visit.to_table(made.table, browser)


@router.post("/kick-off")
@costs(limit="tables", weight=DEAR)
async def kick_off(visit: TheVisit, people: ServerPeople) -> Response:
    """Set up a table of a game as its visitor usually plays it, against a bot or for a `friend`; the form may name
    another `bot`, and options.
    """
    fields = await _fields(visit)
    game, given = catalogue.find(fields.get("game", "")), visit.tables.boxes.given
    browser = visit.known_browser()
    listed = await listed_by(visit)
    account = await people.account_of(browser)
    own = usual(listed, game, given, "" if account is None else account.name)
    offered = first_match_options(listed, game, given)
    beginners = for_beginners(game, offered, visit.locale, given)
    rival = "open" if fields.get("friend") == "yes" else f"bot:{fields.get('bot') or own.level}"
    made = await visit.tables.setup.create(
        game.name,
        ["you", *opponents(game, rival)],
        {**own.options, **{one["name"]: one["value"] for one in beginners}, **_options(fields)},
        Terms(
            answer_seconds=as_seconds(own.answer_seconds),
            hints=_hints(own.hints),
            stand_in=own.stand_in,
        ),
        name=own.name,
        browser=browser,
        prepared=True,
        contributes=True,
    )
    return visit.to_table(made.table, browser)


@router.post("/lessons/{game}/{lesson}")
@costs(limit="tables", weight=DEAR)
async def begin_lesson(game: str, lesson: str, visit: TheVisit, people: ServerPeople) -> Response:
    """Set up the table of a lesson, and redirect there."""
    browser = visit.known_browser()
    name = await name_of(visit, await people.account_of(browser))
    table = await visit.tables.setup.begin_lesson(game, lesson, player=name, browser=browser)
    return visit.to_table(table, browser)


async def _fields(visit: Visit) -> dict[str, str]:
    """Return the fields of a posted form that are text."""
    form = await visit.request.form()
    return {name: value for name, value in form.items() if isinstance(value, str)}


def _kind(said: str) -> str:
    """Return the kind of a seat; one for anybody is open, at a table that is listed."""
    return "open" if said == ANYBODY else said


def _is_rated(fields: Mapping[str, str], seats: Sequence[str]) -> bool:
    """Return whether the match is to be rated. The sheet does not show what was chosen there where it cannot be."""
    others = [seat for seat in seats if seat not in ("you", "none")]
    with_bot = len(others) == 1 and others[0].startswith("bot:")
    fits = (with_bot or {"open", ANYBODY}.issuperset(others)) and "box" not in fields
    is_fair = fields.get("hints") != "on" and fields.get("real") != "yes"
    return fits and is_fair and fields.get("rated") == "yes"


def _or_none(said: str | None) -> str | None:
    return None if said in (None, "none") else said


def _best_of(said: str) -> int:
    """Return the number of matches of a series; 0 for what is none, which is refused."""
    return int(said) if said in map(str, BEST_OF) else 0


def _options(fields: Mapping[str, str]) -> dict[str, str]:
    """Return the options in a form or an address, each given as `option-NAME`."""
    return {
        name.removeprefix("option-"): value
        for name, value in fields.items()
        if name.startswith("option-")
    }


def _hints(text: str) -> bool | None:
    allowed = {"alone": None, "on": True, "off": False}
    if text not in allowed:
        raise BadRequest(Message("error-hints-setting"))
    return allowed[text]
