"""The errors that every route of the JSON API may answer with, for its description."""

from typing import Any

from kickabout.table.web.api import schemas

_RETRY = {"Retry-After": {"description": "Seconds to wait", "schema": {"type": "integer"}}}
ALWAYS: dict[int | str, dict[str, Any]] = {
    413: {"model": schemas.Problem, "description": "The body is too large"},
    429: {
        "model": schemas.Problem,
        "description": "Too many requests, tables or streams",
        "headers": _RETRY,
    },
    503: {
        "model": schemas.Problem,
        "description": "The database failed: nothing has changed",
    },
}
PROBLEMS: dict[int | str, dict[str, Any]] = {
    400: {"model": schemas.Problem, "description": "Illegal, or not understood"},
    403: {"model": schemas.Problem, "description": "Not your seat"},
    404: {"model": schemas.Problem, "description": "There is no such table or invitation"},
    410: {"model": schemas.Problem, "description": "The host has closed the table"},
    409: {"model": schemas.Problem, "description": "The table has moved on"},
}
