"""Completion of FastAPI's OpenAPI document: the format of errors, the token that identifies a
seat, and the keys of accounts.
"""

from collections.abc import Mapping
from typing import Any

from kickabout.table.people import KeyScope

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
            if path.startswith("/api/tables"):
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
