"""Dependencies that identify the caller: the browser by its cookie, and the seat that it or a token
holds.
"""

from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from typing import Annotated, TypeVar

from fastapi import Depends, Request, Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.types import Message as ASGIMessage

from kickabout.engine.game import SPECTATOR
from kickabout.table.competitions import Competitions
from kickabout.table.daily import Daily, Positions
from kickabout.table.errors import NotYours, Refused
from kickabout.table.language import accepted_language, table_messages
from kickabout.table.people import (
    Friends,
    KeyScope,
    Mail,
    Notices,
    OpenId,
    Passkeys,
    People,
    Programs,
    Pushes,
    SignedIn,
    is_key,
)
from kickabout.table.play import LiveTable, Tables, looked_at, mark_program
from kickabout.table.seasons import Clubs
from kickabout.table.seats import COOKIE_SECONDS, as_browser, digest, is_account, session_in
from kickabout.table.settings import Settings
from kickabout.table.store import Account
from kickabout.table.web.hosts import header_of
from kickabout.table.web.pages.render import Pages
from kickabout.table.web.scopes import scope_of
from kickabout.text.languages import offered
from kickabout.text.messages import Message
from kickabout.text.reader import Reader

# FastAPI runs plain functions in worker threads; mere look-ups are coroutines to avoid that.


Held = TypeVar("Held")
_LANGUAGE = "kickabout-language"
"""The cookie with the language that somebody has chosen."""


def part_of(request: Request, kind: type[Held]) -> Held:
    """Return what the application holds of this kind."""
    part = getattr(request.app.state, kind.__name__.lower())
    assert isinstance(part, kind)
    return part


def held(kind: type[Held]) -> Callable[[Request], Awaitable[Held]]:
    """Return the dependency by which a route gets what the application holds of this kind.

    Dependencies themselves ask `part_of`: what a dependency depends on, FastAPI examines anew for every route.
    """

    async def part(request: Request) -> Held:
        return part_of(request, kind)

    return part


ServerTables = Annotated[Tables, Depends(held(Tables))]
ServerPages = Annotated[Pages, Depends(held(Pages))]
ServerPeople = Annotated[People, Depends(held(People))]
ServerFriends = Annotated[Friends, Depends(held(Friends))]
ServerPasskeys = Annotated[Passkeys, Depends(held(Passkeys))]
ServerPrograms = Annotated[Programs, Depends(held(Programs))]
ServerNotices = Annotated[Notices, Depends(held(Notices))]
ServerClubs = Annotated[Clubs, Depends(held(Clubs))]
ServerMail = Annotated[Mail, Depends(held(Mail))]
ServerOpenId = Annotated[OpenId, Depends(held(OpenId))]
ServerDaily = Annotated[Daily, Depends(held(Daily))]
ServerPushes = Annotated[Pushes, Depends(held(Pushes))]
ServerCompetitions = Annotated[Competitions, Depends(held(Competitions))]
ServerPositions = Annotated[Positions, Depends(held(Positions))]


async def browser_of(request: Request) -> str | None:
    """Return the browser's id from its cookie; None without one, or if it is forged."""
    return _browser_of(request)


def _browser_of(request: Request) -> str | None:
    return part_of(request, Tables).keys.browser_among(request.cookies)


Browser = Annotated[str | None, Depends(browser_of)]


def remember(request: Request, response: Response, tables: Tables, browser: str) -> None:
    """Give the browser its cookie, for as long as browsers keep one. What its cookie says of an account is known to
    that cookie alone, and stays.
    """
    if is_account(browser) and not session_in(browser):
        return
    key = tables.keys.current
    set_cookie(request, response, key.cookie_name, key.cookie(browser), max_age=COOKIE_SECONDS)


def set_cookie(
    request: Request,
    response: Response,
    name: str,
    value: str,
    *,
    path: str = "/",
    max_age: int | None = None,
) -> None:
    """Give a browser a cookie that no script reads, and that other sites' forms do not send: for so many seconds, or
    until it is closed.
    """
    response.set_cookie(
        name,
        value,
        max_age=max_age,
        path=path,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


class RenewedCookies:
    """Middleware by which pages give a browser whose cookie a previous key has signed one of the
    current key.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request."""
        tables: Tables | None = scope["app"].state.tables if scope["type"] == "http" else None
        browser = None
        if tables is not None and tables.keys.previous is not None:
            browser = tables.keys.outdated(Request(scope).cookies)
        if tables is None or browser is None:
            await self._app(scope, receive, send)
            return

        async def send_renewed(message: ASGIMessage) -> None:
            # Only pages are personal: a cache may keep other files for everybody.
            if message["type"] == "http.response.start" and _is_page(message):
                renewal = Response()
                remember(Request(scope), renewal, tables, browser)
                cookies = (one for one in renewal.raw_headers if one[0] == b"set-cookie")
                message["headers"] = [*message["headers"], *cookies]
            await send(message)

        await self._app(scope, receive, send_renewed)


def _is_page(start: ASGIMessage) -> bool:
    kind = dict(start["headers"]).get(b"content-type", b"")
    return bool(kind.startswith(b"text/html"))


def language_of(request: Request) -> str:
    """Return the language in which a request is answered: the server's only one, else what its account has chosen if that
    is in memory, else what its browser has, else what suits that best.
    """
    settings: Settings = request.app.state.settings
    if settings.locale is not None:
        return settings.locale
    own = part_of(request, People).locale_of(_browser_of(request))
    chosen = own if own in offered() else language_chosen(request)
    return chosen or accepted_language(header_of(request.scope, b"accept-language") or "")


def language_chosen(request: Request) -> str | None:
    """Return the language that a browser has kept, None if there is none that is offered."""
    chosen = request.cookies.get(_LANGUAGE)
    return chosen if chosen in offered() else None


def remember_language(request: Request, response: Response, locale: str | None) -> None:
    """Have a browser keep the language that its person has chosen, if they have."""
    if locale is not None:
        set_cookie(request, response, _LANGUAGE, locale, max_age=COOKIE_SECONDS)


def remember_account(
    request: Request, response: Response, tables: Tables, signed: SignedIn
) -> None:
    """Give a browser the cookies of one that was just signed in."""
    remember(request, response, tables, signed.cookie)
    remember_language(request, response, signed.account.locale)


async def locale_of(request: Request) -> str:
    """Return the language in which a request is answered, as a dependency of a route: the account's may have been changed
    at another device.
    """
    await part_of(request, People).find_locale(_browser_of(request))
    return language_of(request)


RequestLocale = Annotated[str, Depends(locale_of)]


@dataclass(frozen=True)
class Viewer:
    """A table and its viewer."""

    live: LiveTable
    """The table as it is, at which they act."""
    holds: int
    """The seat that they hold by their cookie or token, -1 for a spectator."""
    locale: str
    """The language in which it is shown."""
    still_sits: Callable[[], bool] = lambda: True
    """Return whether what they came with gives them the seat still."""
    has_page: bool = False
    """Whether they look at a page, which several people may share."""

    @property
    def table(self) -> LiveTable:
        """The table as they may see it now."""
        return self.live.for_watchers() if self.holds == SPECTATOR else self.live

    @property
    def seat(self) -> int:
        """The seat whose hand they see now, -1 for a spectator and while the curtain of a shared device is down."""
        return self.table.situation.shown_at(self.holds) if self.has_page else self.holds

    @property
    def is_shared(self) -> bool:
        """Return whether they look at a page that several people share."""
        return self.has_page and self.table.seats.is_shared(self.holds)

    @property
    def reader(self) -> Reader:
        """The formatter of messages for the viewer at this table."""
        return self.table.reader(self.seat, self.locale)

    def own_seat(self) -> int:
        """Return the seat that the viewer holds; raises `NotYours` for a spectator."""
        if self.holds == SPECTATOR:
            raise NotYours(Message("error-no-seat"))
        return self.holds

    def acting_seat(self, seat: int | None, *, by_curtain: bool = False) -> int:
        """Return the seat for which the viewer acts: their own, or on a shared device the one that has it, which
        the request has to name; or another one there `by_curtain`, while that is down.

        Raises `NotYours` for any other seat, and `Refused` for one whose hand is not shown any more.
        """
        own = self.own_seat()
        if not self.is_shared:
            return own
        if seat not in self.table.seats.at_device(own):
            raise NotYours(Message("error-not-at-device"))
        shown = self.seat
        if seat != shown and not (by_curtain and shown == SPECTATOR):
            raise Refused(Message("error-device-passed-on", name=self.table.names[seat]))
        return seat


async def page_viewer(request: Request, table: str) -> Viewer:
    """Return the viewer of a table's page."""
    tables, browser = part_of(request, Tables), await browser_of(request)
    locale = await locale_of(request)
    live = await tables.get(table)
    seat = tables.seat_of(live, browser)
    if browser is None or seat is None:
        return await _noted(request, Viewer(live, SPECTATOR, locale))
    return await _noted(
        request,
        Viewer(
            live,
            seat,
            locale,
            lambda: tables.seat_of(live, browser) == seat,
            has_page=True,
        ),
    )


async def api_viewer(request: Request, table: str) -> Viewer:
    """Return the viewer of a table in the API: the holder of the bearer token, or else a spectator."""
    tables, locale = part_of(request, Tables), language_of(request)
    return await token_viewer(request, table, tables, locale, scope_of(request))


async def token_viewer(
    request: Request, table: str, tables: Tables, locale: str, scope: KeyScope | None
) -> Viewer:
    """Return the viewer of a table by the token of a seat, or by a key that has to allow something."""
    live = await tables.get(table)
    token = bearer_of(request)
    if token is None:
        return await _noted(request, Viewer(live, SPECTATOR, locale))
    if scope is not None and is_key(token):
        return await _noted(request, await _viewer_by_key(request, live, token, locale, scope))
    at, seat = await tables.by_seat_token(token, live)
    if at is not live:
        raise NotYours(Message("error-token-elsewhere"))
    _check_unrated(live)
    shown = digest(token)
    return await _noted(
        request,
        Viewer(live, seat, locale, lambda: live.places[seat].seat_digest == shown),
    )


def _check_unrated(live: LiveTable) -> None:
    """Raise `Refused` at a rated match that is not over."""
    if live.stored.is_rated and live.status != "over":
        raise Refused(Message("error-rated-program"))


async def _viewer_by_key(
    request: Request, live: LiveTable, key: str, locale: str, scope: KeyScope
) -> Viewer:
    """Return the viewer of a table for whose account a key acts; if it plays there, everybody sees that a program does.

    Raises `Refused` where it sits at a rated match that is not over.
    """
    programs, tables = part_of(request, Programs), part_of(request, Tables)
    browser = as_browser(await programs.account_id(key, scope))
    seat = tables.seat_of(live, browser)
    if seat is None:
        return Viewer(live, SPECTATOR, locale)
    _check_unrated(live)
    if scope == "play" and not live.places[seat].is_program:
        await mark_program(live, seat)

    def still_sits() -> bool:
        return programs.known(key) is not None and tables.seat_of(live, browser) == seat

    return Viewer(live, seat, locale, still_sits)


async def api_account(request: Request) -> Account | None:
    """Return the account for which a key acts, None without a key."""
    token, scope = bearer_of(request), scope_of(request)
    if token is None or scope is None or not is_key(token):
        return None
    return await part_of(request, Programs).account(token, scope)


ApiAccount = Annotated[Account | None, Depends(api_account)]


async def own_account(account: ApiAccount) -> Account:
    """Return the account for which a key acts; raises `NotYours` without a key."""
    if account is None:
        raise NotYours(Message("error-key-missing"))
    return account


OwnAccount = Annotated[Account, Depends(own_account)]


async def _noted(request: Request, viewer: Viewer) -> Viewer:
    """Note the viewer for error messages in the right language, and as a sign of life of the seat."""
    request.state.viewer = viewer
    client = request.scope.get("client")
    if client is not None:
        viewer.live.occupancy.addresses[viewer.holds] = client[0]
    await looked_at(viewer.live, viewer.holds)
    return viewer


def reader_of(request: Request, locale: str) -> Reader:
    """Return the formatter of an answer's messages; at a table, with its names and its game's
    messages.
    """
    viewer: Viewer | None = getattr(request.state, "viewer", None)
    return Reader(table_messages(locale)) if viewer is None else viewer.reader


def bearer_of(request: Request) -> str | None:
    """Return the bearer token of a request, None if it has none."""
    scheme, _, token = (header_of(request.scope, b"authorization") or "").partition(" ")
    return token.strip() if scheme.casefold() == "bearer" and token.strip() else None


PageViewer = Annotated[Viewer, Depends(page_viewer)]
ApiViewer = Annotated[Viewer, Depends(api_viewer)]


async def page_follower(viewer: PageViewer) -> AsyncIterator[Viewer]:
    """Yield the viewer of a page's stream, who counts as present until the answer has ended."""
    with viewer.live.watching(viewer.holds):
        yield viewer


async def api_follower(viewer: ApiViewer) -> AsyncIterator[Viewer]:
    """Yield the viewer of an API stream, who counts as present until the answer has ended."""
    with viewer.live.watching(viewer.holds):
        yield viewer


# Not in the streams' generators: nothing closes one that waits for a slow reader who has gone.
PageFollower = Annotated[Viewer, Depends(page_follower)]
ApiFollower = Annotated[Viewer, Depends(api_follower)]
