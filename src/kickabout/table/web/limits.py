"""Rate limits per browser or account and per address, and per seat for what is posted at a table."""

import asyncio
import math
import threading
import time
from collections import Counter, deque
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from functools import lru_cache, partial

from fastapi import Request
from limits import RateLimitItemPerSecond
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.types import Message as Event

from kickabout.table.errors import Unsaved
from kickabout.table.people import Programs
from kickabout.table.play import Tables
from kickabout.table.seats import as_browser, digest
from kickabout.table.settings import Limits
from kickabout.table.store import now, shared_counts
from kickabout.table.web.browser import bearer_of
from kickabout.table.web.costs import COSTS
from kickabout.table.web.gate import Refuse
from kickabout.table.web.protocol import REFUSAL_SECONDS
from kickabout.table.web.visitors import network_of
from kickabout.text.messages import Message

SEAT_REQUESTS = 20
"""The weight of the posts of a seat in ten seconds that its address is not asked for, so that nobody
behind the same address can prevent them; few enough that many seats gain nothing by it."""
SWEEP_SECONDS = 60.0
OPEN_SECONDS = 300
"""The retry time when too much is open."""
STREAM_SECONDS = 30
CONNECTION_SECONDS = 5
HAMMERED_SECONDS = 60
"""A client with half as many refused requests as are allowed, within this time, gets nothing
granted until it has passed: otherwise a program that hammers would get its full allowance
forever."""
WINDOWS = {
    "requests": 10,
    "seat": 10,
    "refusals": HAMMERED_SECONDS,
    "tables": 3600,
    "hints": 60,
    "rosters": 3600,
    "runs": 3600,
    "accounts": 3600,
    "reports": 3600,
    "mails": 3600,
}
"""The window of each limit in seconds; all but `streams` and `open_tables` have one."""
SHARED = frozenset({"tables", "accounts", "reports", "mails"})
"""The limits that servers of one database count together; what else is asked would cost more than it is worth."""


def weight_of(method: str, path: str) -> int:
    """Return how much a request counts; the smallest counts 1."""
    return COSTS.of(method, path).weight


def kind_of(method: str, path: str) -> str | None:
    """Return the limit that a request falls under, beside that on all requests."""
    return COSTS.of(method, path).limit


def posting_seat(request: Request, tables: Tables, programs: Programs) -> str | None:
    """Return a name of the seat that posts something at its table; None for all other requests.

    Seats of tables that are not in memory are not known: to load a table is work for the address.
    """
    path = request.scope["path"]
    shown_by = COSTS.of(request.method, path).seat
    table = None if shown_by is None else tables.loaded(path.split("/")[-2])
    if table is None:
        return None
    if shown_by == "cookie":
        seat = tables.seat_of(table, tables.keys.browser_among(request.cookies))
    else:
        token = bearer_of(request) or ""
        account, shown = programs.known(token), digest(token)
        seats = (place.seat for place in table.places if place.seat_digest == shown)
        seat = next(seats, None)
        if account is not None:
            seat = tables.seat_of(table, as_browser(account))
    return None if seat is None else f"seat {table.id} {seat}"


class Swept(MemoryStorage):
    """Storage of counts that is swept now and then.

    The library's own would start a thread for that every ten milliseconds.
    """

    def __init__(self) -> None:
        super().__init__()
        self.timer = _NeverDue()
        self._swept = time.monotonic()

    def sweep(self) -> bool:
        """Drop expired counts unless that was done recently; return whether it was done now."""
        if time.monotonic() - self._swept < SWEEP_SECONDS:
            return False
        self._swept, now = time.monotonic(), time.time()
        for key, entries in list(self.events.items()):
            entries[:] = [entry for entry in entries if entry.expiry > now]
            if not entries:
                self.clear(key)
        return True


class _NeverDue(threading.Timer):
    """Stand-in for the library's thread that claims to be running already."""

    def __init__(self) -> None:
        super().__init__(0.0, self.cancel)

    def is_alive(self) -> bool:
        return True


class TooMuch(Exception):
    """A client is over a limit, and may retry after so many seconds."""

    def __init__(self, what: str, seconds: int) -> None:
        super().__init__(what)
        self.what = what
        minutes = math.ceil(seconds / 60)
        self.message = Message(
            f"error-too-many-{what.replace('_', '-')}", seconds=seconds, minutes=minutes
        )
        self.seconds = seconds


@lru_cache
def _window(kind: str, most: int) -> RateLimitItemPerSecond:
    return RateLimitItemPerSecond(most, WINDOWS[kind])


class Throttle:
    """Middleware that refuses requests over a limit, with 429 and a sentence with the retry time."""

    def __init__(self, app: ASGIApp, limits: Limits, refuse: Refuse) -> None:
        self._app = app
        self._refuse = refuse
        self._limits = limits
        self._storage = Swept()
        self._windows = MovingWindowRateLimiter(self._storage)
        self._streams: Counter[str] = Counter()
        self._set_up: dict[str, deque[str]] = {}
        """The tables that each client has set up last."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        request = Request(scope)
        tables: Tables = request.app.state.tables
        cost = COSTS.of(scope["method"], scope["path"])
        kind, weight = cost.limit, cost.weight
        who = self._counted(request, tables, cost.apart)
        seat = posting_seat(request, tables, request.app.state.programs)
        is_probe = cost.apart == "probes"
        if not is_probe:
            request.state.turns_of = seat or next(iter(who))
            request.state.posts_for_seat = seat is not None
        if self._storage.sweep():
            there = {table.id for table in tables.in_memory()}
            self._set_up = {key: own for key, own in self._set_up.items() if there & set(own)}
        try:
            own = _window("seat", SEAT_REQUESTS)
            if seat is None or not self._windows.hit(own, seat, cost=weight):
                if scope["state"].get("is_excess") and not is_probe:
                    raise TooMuch("connections", CONNECTION_SECONDS)
                self._check_hammering(who)
                self._hit("requests", who, weight)
            request.state.count_also = partial(self._count_also, tables, who)
            if kind in WINDOWS:
                await self._count(tables, kind, who)
            if kind == "tables":
                self._check_open(who, tables)
                send = self._noting(who, send)
            with self._following(who) if kind == "streams" else nullcontext():
                await self._app(scope, receive, send)
        except TooMuch as error:
            if error.what == "requests":
                for key, times in who.items():
                    self._windows.hit(self._refusals(times), key)
                await asyncio.sleep(REFUSAL_SECONDS)
            elif error.what == "connections":
                # A refused client would reconnect at once, and it is accepting that costs.
                await asyncio.sleep(self._limits.request_seconds)
            response = self._refuse(request, 429, error.message)
            response.headers["Retry-After"] = str(error.seconds)
            await response(scope, receive, send)
        except Unsaved as error:  # of the counts: routes answer for themselves
            await self._refuse(request, error.status, error.message)(scope, receive, send)

    def _counted(self, request: Request, tables: Tables, apart: str | None) -> dict[str, int]:
        """Return the keys under which a request is counted, the address first, with the multiple of
        the limits for each. All that is signed in to an account, or uses a key of it, is one browser.
        """
        host = network_of(request.client.host if request.client else "")
        if apart is not None:
            return {f"{apart} {host}": self._limits.family}
        who = {f"address {host}": self._limits.family}
        programs: Programs = request.app.state.programs
        account = programs.known(bearer_of(request))
        browser = tables.keys.browser_among(request.cookies)
        if account is not None:
            browser = as_browser(account)
        return who if browser is None else who | {f"browser {browser}": 1}

    def _hit(self, kind: str, who: dict[str, int], weight: int = 1) -> None:
        """Count a request under a limit; raises `TooMuch` if it exceeds the limit."""
        most = getattr(self._limits, kind)
        items = {key: _window(kind, most * times) for key, times in who.items()}
        for key, item in items.items():
            if not self._windows.test(item, kind, key, cost=weight):
                first = self._windows.get_window_stats(item, kind, key).reset_time
                seconds = max(1, math.ceil(first - time.time()))
                raise TooMuch(kind, seconds)
        for key, item in items.items():
            self._windows.hit(item, kind, key, cost=weight)

    async def _count(self, tables: Tables, kind: str, who: dict[str, int]) -> None:
        """Count a request under a limit, at all servers of the database if it is a shared one; raises `TooMuch` if it
        exceeds the limit, or `Unsaved`.
        """
        if kind not in SHARED or not tables.store.shared:
            self._hit(kind, who)
            return
        most = getattr(self._limits, kind)
        key = tables.keys.current
        names = {key.pseudonym(f"{kind} {one}"): most * times for one, times in who.items()}
        until = await tables.store.write_apart(
            lambda c: shared_counts.count(c, names, WINDOWS[kind])
        )
        if until is not None:
            raise TooMuch(kind, max(1, math.ceil((until - now()).total_seconds())))

    async def _count_also(
        self, tables: Tables, who: dict[str, int], kind: str, names: dict[str, int] | None = None
    ) -> None:
        """Count a request under one limit more, for whoever asks or for these names; raises as `_count` does."""
        await self._count(tables, kind, who if names is None else names)

    def _check_hammering(self, who: dict[str, int]) -> None:
        """Raise `TooMuch` if the client goes on asking although it is refused again and again."""
        for key, times in who.items():
            if not self._windows.test(self._refusals(times), key):
                raise TooMuch("requests", HAMMERED_SECONDS)

    def _refusals(self, times: int) -> RateLimitItemPerSecond:
        """Return the limit on refusals of a client that has `times` the limits."""
        return _window("refusals", self._limits.requests * times // 2)

    def _check_open(self, who: dict[str, int], tables: Tables) -> None:
        """Raise `TooMuch` if too many of the client's tables are open."""
        there = {table.id for table in tables.in_memory()}
        for key, times in who.items():
            going_on = there.intersection(self._set_up.get(key, ()))
            if len(going_on) >= self._limits.open_tables * times:
                raise TooMuch("open", OPEN_SECONDS)

    def _noting(self, who: dict[str, int], send: Send) -> Send:
        """Note the table in the answer's location, if one was set up."""

        async def send_noting(event: Event) -> None:
            if event["type"] == "http.response.start" and event["status"] in (201, 303):
                table = Headers(raw=event["headers"]).get("location", "").rpartition("/")[2]
                for key, times in who.items():
                    most = 2 * self._limits.open_tables * times
                    self._set_up.setdefault(key, deque(maxlen=most)).append(table)
            await send(event)

        return send_noting

    @contextmanager
    def _following(self, who: dict[str, int]) -> Iterator[None]:
        """Count a stream while it is open; raises `TooMuch` if there are too many."""
        for key, times in who.items():
            if self._streams[key] >= self._limits.streams * times:
                raise TooMuch("streams", STREAM_SECONDS)
        self._streams.update(who.keys())
        try:
            yield
        finally:
            for key in who:
                self._streams[key] -= 1
                if not self._streams[key]:
                    del self._streams[key]
