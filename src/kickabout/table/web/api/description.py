"""What the OpenAPI document says beyond what FastAPI finds out: how requests are refused here, and by which token a
seat is known.
"""

from typing import Any

PROBLEM = {"$ref": "#/components/schemas/Problem"}
UNUSED = ("HTTPValidationError", "ValidationError")
"""How FastAPI would refuse what does not fit, with the status 422."""
SEAT_TOKEN = "SeatToken"  # noqa: S105 - its name in the document


def completed(document: dict[str, Any]) -> dict[str, Any]:
    """The OpenAPI document that FastAPI has made, in which refusals are what they are here."""
    for path, calls in document["paths"].items():
        for call in calls.values():
            responses = call["responses"]
            responses.pop("422", None)
            for status, response in responses.items():
                if int(status) >= 400:
                    response["content"] = {"application/json": {"schema": PROBLEM}}
                for content in response.get("content", {}).values():
                    if "itemSchema" in content:  # a stream, which FastAPI takes for a text
                        content.pop("schema", None)
            if "{table}" in path and not path.endswith("/join"):
                # Without a token, or with this one: whoever shows none is a spectator.
                call["security"] = [{}, {SEAT_TOKEN: []}]
    components = document["components"]
    for name in UNUSED:
        components["schemas"].pop(name, None)
    components["securitySchemes"] = {SEAT_TOKEN: {"type": "http", "scheme": "bearer"}}
    return document
