"""Costs of requests: what each counts for, and which limit it falls under, as its route declares."""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any, Literal, TypedDict, TypeVar, Unpack

from fastapi import Request
from fastapi.dependencies.models import Dependant
from fastapi.routing import APIRoute, APIRouter
from starlette.routing import Mount, Route

from kickabout.table.seats import digest, skeletons
from kickabout.table.settings import Limits
from kickabout.table.web.browser import api_viewer, page_viewer

Endpoint = TypeVar("Endpoint", bound=Callable[..., Any])
SMALL, PAGE, DEAR = 1, 5, 20
"""The weights of requests: a small one, a page as most are, and the most expensive ones."""
_PARAMETER = re.compile(r"\?P<\w+>")
Limit = Literal["streams", "hints", "tables", "rosters", "runs", "accounts", "reports", "mails"]
"""A limit beside that on all requests, by the name of its field in `Limits`."""


@dataclass(frozen=True)
class Cost:
    """The cost of a request."""

    weight: int = PAGE
    limit: Limit | None = None
    """The limit that it falls under, beside that on all requests."""
    apart: Literal["probes", "files"] | None = None
    """The name under which it is counted apart from all else that is asked from its address: `probes`, which
    are for monitoring and take no turns either, and `files` of pages, twenty of which come with a first visit."""
    seat: Literal["cookie", "token"] | None = None
    """What shows the seat that posts by the request, if its route is for seats."""


class _Declared(TypedDict, total=False):
    weight: int
    limit: Limit


def costs(**given: Unpack[_Declared]) -> Callable[[Endpoint], Endpoint]:
    """Declare at a route in which fields of `Cost` it differs from most routes of its router."""

    def declare(endpoint: Endpoint) -> Endpoint:
        vars(endpoint)["costs"] = given
        return endpoint

    return declare


class Costs:
    """The costs of all routes, found by the path of a request before it is routed."""

    def __init__(self) -> None:
        self._patterns: list[str] = []
        self._by_method: list[dict[str, Cost]] = []
        """The costs of the routes of each pattern."""
        self._any: re.Pattern[str] | None = None
        """Any of the patterns, in a group each; None until it is needed after routes were added."""

    def declare(self, router: APIRouter, usual: Cost) -> None:
        """Add the routes of a router, most of which have the usual cost; those that are there stay."""
        for route in router.routes:
            assert isinstance(route, Route | Mount)
            pattern = _PARAMETER.sub("?:", route.path_regex.pattern.strip("^$"))
            if pattern not in self._patterns:
                self._patterns.append(pattern)
                self._by_method.append({})
            methods = self._by_method[self._patterns.index(pattern)]
            for method in _methods(route):
                methods.setdefault(method, _cost_of(route, method, usual))
        self._any = None

    def of(self, method: str, path: str) -> Cost:
        """Return the cost of a request; one that no route takes counts as a page."""
        if self._any is None:
            self._any = re.compile("|".join(f"({pattern})" for pattern in self._patterns))
        fits = self._any.fullmatch(path)
        if fits is None or fits.lastindex is None:
            return Cost()
        # The only group that is set is that of the first pattern that fits.
        return self._by_method[fits.lastindex - 1].get(method, Cost())


COSTS = Costs()
"""The costs of the application's routes."""


async def count_names(request: Request, limit: Limit, name: str) -> None:
    """Count a request under a limit for a name as well, whoever asks and whether somebody has it; raises `TooMuch`."""
    count = getattr(request.state, "count_also", None)
    if count is not None:
        limits: Limits = request.app.state.settings.limits
        await count(limit, {f"name {digest(one)}": limits.family for one in skeletons(name)})


async def count_also(request: Request, limit: Limit) -> None:
    """Count a request under one limit more than its route declares; raises `TooMuch`."""
    count = getattr(request.state, "count_also", None)
    if count is not None:
        await count(limit)


def _methods(route: Route | Mount) -> Iterable[str]:
    return (route.methods or ()) if isinstance(route, Route) else ("GET",)


def _cost_of(route: Route | Mount, method: str, usual: Cost) -> Cost:
    if not isinstance(route, APIRoute):
        return usual
    cost = replace(usual, **vars(route.endpoint).get("costs", {}))
    needs = set(_dependencies(route.dependant)) if method == "POST" else set()
    if page_viewer in needs:
        return replace(cost, seat="cookie")
    return replace(cost, seat="token") if api_viewer in needs else cost


def _dependencies(dependant: Dependant) -> Iterator[object]:
    for needed in dependant.dependencies:
        yield needed.call
        yield from _dependencies(needed)
