"""Forms as pages send them, and the files that they download."""

from typing import Annotated

from fastapi import Header, Request
from fastapi.responses import PlainTextResponse
from starlette.datastructures import UploadFile

from kickabout.table import catalogue
from kickabout.table.errors import BadRequest
from kickabout.text.messages import Message

Htmx = Annotated[str | None, Header(alias="HX-Request")]
"""Set on a request that a script of the page has made."""


async def read_form(request: Request, most_fields: int) -> tuple[dict[str, str], bytes]:
    """Return the fields of a form, and its uploaded file or nothing."""
    async with request.form(max_files=1, max_fields=most_fields) as form:
        fields = {name: value for name, value in form.items() if isinstance(value, str)}
        file = form.get("file")
        return fields, await file.read() if isinstance(file, UploadFile) else b""


def as_seconds(text: str) -> float | None:
    """Return the time to answer that a field gives, None for `none`; raises `BadRequest` unless it is one of the
    choices.
    """
    try:
        seconds = None if text == "none" else float(text)
    except ValueError as error:
        raise BadRequest(Message("error-answer-seconds")) from error
    return catalogue.checked_answer_seconds(seconds)


def download(text: str, name: str) -> PlainTextResponse:
    """Return a text that the browser saves as a file of this name."""
    return PlainTextResponse(
        text, headers={"Content-Disposition": f'attachment; filename="{name}"'}
    )
