"""Company: the tables that wait for players, friends and their challenges."""

from typing import Annotated, Any, TypedDict
from urllib.parse import urlencode

from fastapi import APIRouter, Form, Query
from fastapi.responses import HTMLResponse, Response

from kickabout.engine.game import SPECTATOR
from kickabout.table import catalogue, time_control
from kickabout.table.errors import Unknown
from kickabout.table.people import OpenTable, waiting_at, waits_for
from kickabout.table.play import BEST_OF, LiveTable, Terms
from kickabout.table.shirts import Worn, worn
from kickabout.table.store import now
from kickabout.table.web.browser import ServerFriends, ServerNotices
from kickabout.table.web.costs import DEAR, costs
from kickabout.table.web.pages.clock_words import ago, clock_choices, clock_words
from kickabout.table.web.pages.options_words import options_text
from kickabout.table.web.pages.people.account import TheAccount
from kickabout.table.web.pages.usual import opponents
from kickabout.table.web.visit import TheVisit, Visit

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


class ShownTable(TypedDict):
    """A table of others."""

    id: str
    title: str
    options: str
    rated: bool
    """Whether the result changes the ratings of those who play."""
    names: list[str]
    """Of the people who sit there."""
    shirts: list[Worn]
    """What they wear."""
    seats: int
    """The number of all seats."""
    clock: str
    """How long people may take to decide; empty for as long as they like."""
    since: str


class ShownOpenTable(ShownTable):
    """A table at which a visitor may sit down."""

    open: int
    """The number of open seats."""
    invitation: str
    """The path of the invitation to the first of them."""


async def company_context(visit: Visit, friends: ServerFriends) -> dict[str, Any]:
    """Return who asks a visitor to be friends, the tables at which friends wait for the visitor, and those that
    everybody may join, without those at which the visitor sits. Whoever is signed in is here by that.
    """
    company = await friends.company(visit.browser)
    challenges = [await _challenge(visit, one.table) for one in company.challenges]
    return {
        "asking": company.asking,
        "challenges": [one for one in challenges if one is not None],
        "open_tables": [
            shown_open_table(visit, one)
            for one in await waiting_at(visit.tables, company.listed, company.apart)
            if visit.tables.seat_of(one.table, visit.browser) is None
        ],
    }


async def _challenge(visit: Visit, table_id: str) -> ShownOpenTable | None:
    """Return the table of a challenge; None if it has no seat for the visitor any more."""
    waiting = await waits_for(visit.tables, table_id, visit.browser)
    return None if waiting is None else shown_open_table(visit, waiting)


def shown_open_table(visit: Visit, waiting: OpenTable) -> ShownOpenTable:
    """Return a table that waits as the lobby shows it."""
    return {
        **shown_table(visit, waiting.table),
        "open": waiting.open,
        "invitation": f"/join/{waiting.invite}",
    }


def shown_table(visit: Visit, table: LiveTable) -> ShownTable:
    """Return a table as the lobby shows it."""
    control = table.stored.time_control
    dress = worn([place.shirt for place in table.places])
    reader = table.reader(SPECTATOR, visit.locale)
    return {
        "id": table.id,
        "title": table.log.match.game.title,
        "options": options_text(table.log.match, reader),
        "rated": table.stored.is_rated,
        "names": [reader.names[seat] for seat in table.people],
        "shirts": [dress[seat] for seat in table.people],
        "seats": len(table.places),
        "clock": "" if control is None else clock_words(control, visit.reader),
        "since": visit.reader.text(ago(table.stored.updated, now())),
    }


@router.get("/open-tables")
async def show_company(visit: TheVisit, friends: ServerFriends) -> HTMLResponse:
    """Show the tables that a visitor may join, as they are now."""
    shown = await company_context(visit, friends)
    return visit.page("partials/company.html", visit.reader, **shown)


# --- friends ---------------------------------------------------------------------------------------


@router.get("/me/friends")
async def show_friends(
    visit: TheVisit,
    friends: ServerFriends,
    notices: ServerNotices,
    account: TheAccount,
    asked: str = "",
    agreed: str = "",
    unknown: Annotated[str, Query(max_length=24)] = "",
    game: str = "",
    time: str = "none",
    rated: str = "",
) -> HTMLResponse:
    """Show the friends of an account, who asks to be one, and whom it has blocked; and what has just been done: that
    it has `asked` somebody, or is friends with the account of the id `agreed` now, or that a name is `unknown`. Whoever
    comes for a match of a `game` finds it chosen, and with it the time to decide and whether it is rated.
    """
    await friends.is_here(account)
    if agreed:
        await notices.read(account.id, kinds=("agreed",), subject=agreed)
    ties = await friends.of(account)
    titles = {one.name: one.title for one in catalogue.games()}
    wanted = game if game in titles else ""
    time_controls = clock_choices(("none", *time_control.CHOICES), visit.reader)
    clocks = dict(time_controls)
    return visit.page(
        "friends.html",
        visit.reader,
        account=account,
        ties={
            kind: [one for one in ties if one.tie == kind]
            for kind in ("friend", "asks", "asked", "blocked")
        },
        asked=asked,
        agreed=next((one.name for one in ties if one.tie == "friend" and one.id == agreed), None),
        unknown=unknown,
        wanted=wanted,
        titles=titles,
        time_controls=time_controls,
        series=BEST_OF,
        time=time if time in clocks else "none",
        clock=clocks.get(time, clocks["none"]),
        rated="yes" if rated == "yes" else "",
    )


@router.post("/me/friends/ask")
@costs(limit="accounts")
async def ask_friend(
    visit: TheVisit,
    friends: ServerFriends,
    account: TheAccount,
    name: Annotated[str, Form(max_length=24)],
) -> Response:
    """Ask somebody to be friends, or agree to what they have asked."""
    try:
        friend = await friends.ask(account, name)
    except Unknown:
        return visit.redirect(f"/me/friends?{urlencode({'unknown': name})}")
    done = "asked=yes" if friend is None else f"agreed={friend.id}"
    return visit.redirect(f"/me/friends?{done}")


@router.post("/me/friends/part")
async def part_friend(
    visit: TheVisit, friends: ServerFriends, account: TheAccount, other: Annotated[str, Form()]
) -> Response:
    """End a friendship, withdraw or decline a request, or lift a block."""
    await friends.part(account, other)
    return visit.redirect("/me/friends")


@router.post("/me/friends/block")
async def block(
    visit: TheVisit, friends: ServerFriends, account: TheAccount, other: Annotated[str, Form()]
) -> Response:
    """Block somebody."""
    await friends.block(account, other)
    return visit.redirect("/me/friends")


@router.post("/me/friends/challenge")
@costs(limit="tables", weight=DEAR)
async def challenge(
    visit: TheVisit,
    friends: ServerFriends,
    account: TheAccount,
    other: Annotated[str, Form()],
    game: Annotated[str, Form()],
    time: Annotated[str, Form()] = "none",
    rated: Annotated[str, Form()] = "",
    best_of: Annotated[int, Form(alias="best-of")] = 1,
) -> Response:
    """Set up a table, with so much time to decide, perhaps for a rated match or a series, and ask a friend there."""
    friend = await friends.friend(account, other)
    browser = visit.known_browser()
    made = await visit.tables.setup.create(
        game,
        ["you", *opponents(catalogue.find(game), "open")],
        terms=Terms(
            is_rated=rated == "yes", best_of=best_of, time_control=None if time == "none" else time
        ),
        name=account.name,
        browser=browser,
        contributes=True,
    )
    await friends.challenge(account, friend, made.table)
    return visit.to_table(made.table, browser)


@router.post("/me/friends/decline")
async def decline(
    visit: TheVisit, friends: ServerFriends, account: TheAccount, table: Annotated[str, Form()]
) -> Response:
    """Turn a challenge down."""
    await friends.decline(account, table)
    return visit.redirect("/")


@router.post("/me/friends/withdraw")
async def withdraw(
    visit: TheVisit, friends: ServerFriends, table: Annotated[str, Form()]
) -> Response:
    """Withdraw a challenge, and end the table at which nobody has joined whoever has asked."""
    await friends.withdraw(visit.browser, await visit.tables.get(table))
    return visit.redirect("/")
