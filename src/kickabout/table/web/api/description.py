"""Completion of FastAPI's OpenAPI document: the format of errors, the token that identifies a
seat, and the keys of accounts.
"""

from collections.abc import Mapping
from typing import Any

from kickabout.table.people import KeyScope

DESCRIPTION = """Play Kickabout from a program.

Set up a table, or join one by an invitation; either returns a seat token. Send it as
`Authorization: Bearer TOKEN`. Read the table: `view` is what your seat sees, `legal` lists its legal
actions, and `at` is the length of the log. Post one of the legal actions with that `at`; follow
`/events` to learn of changes. Without a token you see what a spectator sees.

Whoever has a name can make keys at `/me/keys`. A key acts for the account: send it in the place of a seat token, and
the seats that your account has are yours. Each call says which scope a key needs for it: `read`, `play`, `challenge` or `notices`.
A seat for which a key sits down or decides is shown as a program's, and is never rated.
"""
PROBLEM = {"$ref": "#/components/schemas/Problem"}
UNUSED = ("HTTPValidationError", "ValidationError")
"""The schemas of FastAPI's own errors with status 422, which are not used."""
KEY = "Key"
SEAT_TOKEN = "SeatToken"  # noqa: S105 - its name in the document


def completed(
    document: dict[str, Any], scopes: Mapping[tuple[str, str], KeyScope | None]
) -> dict[str, Any]:
    """Return FastAPI's OpenAPI document with the errors that this server sends, and what a key has to allow, by path and
    method.
    """
    for path, calls in document["paths"].items():
        for method, call in calls.items():
            responses = call["responses"]
            responses.pop("422", None)
            for status, response in responses.items():
                if int(status) >= 400:
                    response["content"] = {"application/json": {"schema": PROBLEM}}
                for content in response.get("content", {}).values():
                    if "itemSchema" in content:  # a stream, which FastAPI describes as text
                        content.pop("schema", None)
            scope = scopes[path, method]
            if scope is None:
                continue
            call["security"] = [{KEY: [scope]}]
            if path.startswith("/api/tables") or (path, method) == ("/api/today", "get"):
                # A token is optional: without one, the caller is a spectator, or sits down for themselves.
                call["security"].insert(0, {})
            if "{table}" in path and path.startswith("/api/tables") and not path.endswith("/join"):
                call["security"].insert(1, {SEAT_TOKEN: []})
    components = document["components"]
    for name in UNUSED:
        components["schemas"].pop(name, None)
    bearer = {"type": "http", "scheme": "bearer"}
    components["securitySchemes"] = {
        SEAT_TOKEN: bearer,
        KEY: {**bearer, "description": "A key of an account, with the scope that a call names"},
    }
    return document
