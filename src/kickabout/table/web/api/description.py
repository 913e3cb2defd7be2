"""Completion of FastAPI's OpenAPI document: the format of errors, and the token that identifies a
seat.
"""

from typing import Any

PROBLEM = {"$ref": "#/components/schemas/Problem"}
UNUSED = ("HTTPValidationError", "ValidationError")
"""The schemas of FastAPI's own errors with status 422, which are not used."""
SEAT_TOKEN = "SeatToken"  # noqa: S105 - its name in the document


def completed(document: dict[str, Any]) -> dict[str, Any]:
    """Return FastAPI's OpenAPI document with the errors that this server sends."""
    for path, calls in document["paths"].items():
        for call in calls.values():
            responses = call["responses"]
            responses.pop("422", None)
            for status, response in responses.items():
                if int(status) >= 400:
                    response["content"] = {"application/json": {"schema": PROBLEM}}
                for content in response.get("content", {}).values():
                    if "itemSchema" in content:  # a stream, which FastAPI describes as text
                        content.pop("schema", None)
            if "{table}" in path and not path.endswith("/join"):
                # The token is optional: without one, the caller is a spectator.
                call["security"] = [{}, {SEAT_TOKEN: []}]
    components = document["components"]
    for name in UNUSED:
        components["schemas"].pop(name, None)
    components["securitySchemes"] = {SEAT_TOKEN: {"type": "http", "scheme": "bearer"}}
    return document
