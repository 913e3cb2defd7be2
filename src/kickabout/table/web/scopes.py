"""What a key has to allow for a route of the API, as the route declares."""

from collections.abc import Callable
from typing import Any, TypeVar

from fastapi import Request
from fastapi.routing import APIRoute, APIRouter

from kickabout.table.people import KeyScope

Endpoint = TypeVar("Endpoint", bound=Callable[..., Any])


def needs(scope: KeyScope | None) -> Callable[[Endpoint], Endpoint]:
    """Declare at a route what the key of a program has to allow; None for a route that looks at no key."""

    def declare(endpoint: Endpoint) -> Endpoint:
        vars(endpoint)["scope"] = scope
        return endpoint

    return declare


def scope_of(request: Request) -> KeyScope | None:
    """Return what a key has to allow for the route of a request."""
    scope: KeyScope | None = vars(request.scope["endpoint"])["scope"]
    return scope


def scopes_by_path(*routers: APIRouter) -> dict[tuple[str, str], KeyScope | None]:
    """Return what a key has to allow for each route, by its path and its method in small letters."""
    return {
        (route.path, method.lower()): vars(route.endpoint)["scope"]
        for router in routers
        for route in router.routes
        if isinstance(route, APIRoute)
        for method in route.methods or ()
    }
