"""The form by which somebody organises a competition."""

from collections.abc import Mapping
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any, TypedDict, cast, get_args
from zoneinfo import ZoneInfo

from fastapi import APIRouter
from fastapi.responses import HTMLResponse, Response

from kickabout.table import catalogue
from kickabout.table.competitions import MOST_DAYS, NAME_LENGTH, Plan
from kickabout.table.errors import BadRequest, Refused, TableError
from kickabout.table.formats.forms import GROUP_STAGE, LEAST_SIDES, MOST_SIDES, Form, Kind
from kickabout.table.formats.tie_breakers import criteria, presets
from kickabout.table.people import SignedIn
from kickabout.table.store import Account
from kickabout.table.time_control import CHOICES, TimeControl
from kickabout.table.web.browser import ServerCompetitions, ServerNotices, ServerPeople
from kickabout.table.web.costs import DEAR, costs, count_also
from kickabout.table.web.pages.clock_words import clock_choices
from kickabout.table.web.pages.competitions.competition_view import grace_words
from kickabout.table.web.pages.people.account import claimed_name, remember_claim
from kickabout.table.web.pages.people.bell import bell_context
from kickabout.table.web.pages.people.way_back import own_page_then
from kickabout.table.web.pages.usual import listed_by
from kickabout.table.web.visit import TheVisit, Visit
from kickabout.text.invalid import explanation
from kickabout.text.messages import Message

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)
GRACE = {"live": (2, 5, 10, 15, 30), "days": (60, 12 * 60, 24 * 60, 2 * 24 * 60, 4 * 24 * 60)}
"""The minutes for which a match can wait for its people, live and over days."""
MATCH_DAYS = (7, 14, 30, MOST_DAYS)
"""The days after which a match can be made to count as it stands."""
MINUTES = (15, 30, 60, 90, 120)
"""How long an arena can take."""
USUAL: Mapping[str, str] = {
    "kind": "cup",
    "legs": "1",
    "groups": "2",
    "qualify": "2",
    "third-place": "",
    "rounds": "",
    "minutes": "30",
    "tie-breakers": "plain",
    "time": "5+5",
    "grace-live": "5",
    "grace-days": str(24 * 60),
    "match-days": "",
    "listed": "yes",
    "rated": "",
    "own-name": "",
    "begins": "press",
    "moment": "",
}
"""What is chosen before anybody has chosen."""


@router.get("/competitions/new")
async def show_form(visit: TheVisit, people: ServerPeople, notices: ServerNotices) -> HTMLResponse:
    """Show the form for a new competition, in which a guest claims a name as well."""
    account = await people.account_of(visit.browser)
    listed = await listed_by(visit)
    games = _games()
    last = next((one.game for one in listed if one.game in games), next(iter(games)))
    name = visit.reader.say("competition-new-name", kind=USUAL["kind"])
    return await _form(visit, notices, account, {**USUAL, "game": last, "name": name})


@router.post("/competitions/new")
@costs(limit="tables", weight=DEAR)
async def create(
    visit: TheVisit,
    competitions: ServerCompetitions,
    people: ServerPeople,
    notices: ServerNotices,
) -> Response:
    """Organise a competition and take part in it, for a guest under the name that the form claims; if it cannot be, the form
    says why and keeps what was chosen.
    """
    account = await people.account_of(visit.browser)
    form = await visit.request.form()
    ticks = {"third-place": "", "rated": "", "listed": ""}
    given = {name: value for name, value in form.items() if isinstance(value, str)}
    chosen = {**USUAL, "game": "", "name": "", **ticks, **given}
    claimed: SignedIn | None = None
    response: Response
    try:
        plan = _plan(chosen, (await notices.choices(account)).zone)
        if account is None:
            await count_also(visit.request, "accounts")
            claimed = await claimed_name(visit, chosen["own-name"])
            account = claimed.account
        competition = await competitions.create(account, plan)
        with suppress(Refused):  # its page says why, where they try to enter
            await competitions.enter(account, competition.id)
    except TableError as error:
        wrong = visit.reader.text(error.message)
        response = await _form(visit, notices, account, chosen, error.status, wrong=wrong)
    else:
        page = f"/c/{competition.id}"
        response = visit.redirect(page if claimed is None else own_page_then(page))
    return response if claimed is None else remember_claim(visit, response, claimed)


async def _form(
    visit: Visit,
    notices: ServerNotices,
    account: Account | None,
    chosen: Mapping[str, str],
    status_code: int = 200,
    **more: Any,
) -> HTMLResponse:
    reader = visit.reader
    return visit.page(
        "competition_new.html",
        reader,
        status_code,
        account=account,
        chosen=chosen,
        games=_games(),
        game_options=_game_options(chosen, visit.locale),
        group_stage=GROUP_STAGE[0],
        kinds={
            kind: reader.say("competition-kind.sides", least=least, most=MOST_SIDES[kind])
            for kind, least in LEAST_SIDES.items()
        },
        tie_breakers={
            name: [reader.say("competition-criterion", by=one) for one in criteria(name)]
            for name in presets()
        },
        times=clock_choices(CHOICES, reader),
        graces={
            pace: [(str(one), grace_words(one, reader)) for one in minutes]
            for pace, minutes in GRACE.items()
        },
        lasting=[
            ("", reader.say("competition-lasts.open")),
            *((days, reader.say("competition-lasts-days", days=days)) for days in MATCH_DAYS),
        ],
        minutes=MINUTES,
        zone=(await notices.choices(account)).zone,
        name_length=NAME_LENGTH,
        **await bell_context(visit, account),
        **more,
    )


def _games() -> dict[str, str]:
    return {one.name: one.title for one in catalogue.games()}


class GameOptions(TypedDict):
    """The options of a game as the form asks for them."""

    name: str
    options: list[catalogue.ShownOption]
    chosen: dict[str, str | int]


def _game_options(chosen: Mapping[str, str], locale: str) -> list[GameOptions]:
    """Return the options of all games, in the order in which the form names these, with what was chosen of them."""
    return [
        {
            "name": game["name"],
            "options": [one for option in game["options"] if (one := _for_two(option))],
            "chosen": catalogue.existing_options(game["name"], _own(chosen, game["name"])),
        }
        for game in catalogue.front_games(locale)
    ]


def _for_two(option: catalogue.ShownOption) -> catalogue.ShownOption | None:
    """Return an option without those of its values with which an automaton plays; None if that leaves no choice."""
    if option["choices"] is None:
        return option
    left = [word for word in option["choices"] if word not in option["automata"]]
    return {**option, "choices": left} if len(left) > 1 else None


def _own(chosen: Mapping[str, str], game: str) -> dict[str, str]:
    """Return what was chosen of the options of a game, which are named behind its own name."""
    prefix = f"{game}:"
    return {
        name.removeprefix(prefix): value
        for name, value in chosen.items()
        if name.startswith(prefix)
    }


def _plan(chosen: Mapping[str, str], zone: str) -> Plan:
    """Return the plan of a filled-in form, of which only counts what its form of competition needs; raises `BadRequest`
    for what is none.
    """
    kind = chosen["kind"]
    try:
        if kind not in get_args(Kind):
            raise ValueError(f"no form is called {kind!r}")
        pace = "days" if TimeControl.read(chosen["time"]).in_days else "live"
        form = Form(
            cast("Kind", kind),
            legs=2 if chosen["legs"] == "2" and kind in ("league", "groups") else 1,
            groups=int(chosen["groups"]) if kind == "groups" else 2,
            qualify=int(chosen["qualify"]) if kind == "groups" else 2,
            third_place=chosen["third-place"] == "yes" and kind in ("cup", "groups"),
            rounds=int(chosen["rounds"]) if kind == "swiss" and chosen["rounds"] else None,
            minutes=int(chosen["minutes"]) if kind == "arena" else 30,
            tie_breakers=chosen["tie-breakers"],
        )
        starts = None
        if chosen["begins"] == "moment":
            local = datetime.fromisoformat(chosen["moment"])
            starts = local.replace(tzinfo=ZoneInfo(zone)).astimezone(UTC)
        grace = int(chosen[f"grace-{pace}"])
        is_limited = pace == "days" and chosen["match-days"]
        match_days = int(chosen["match-days"]) if is_limited else None
    except ValueError as error:
        raise BadRequest(Message("error-not-allowed", error=explanation(error))) from error
    return Plan(
        chosen["name"],
        chosen["game"],
        form,
        chosen["time"],
        grace,
        match_days,
        options=_own(chosen, chosen["game"]),
        is_listed=chosen["listed"] == "yes",
        is_rated=chosen["rated"] == "yes",
        starts=starts,
    )
