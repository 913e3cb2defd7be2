"""Forms as pages send them, and the files that they download."""

from typing import Annotated

from fastapi import Header, Request
from fastapi.responses import PlainTextResponse
from starlette.datastructures import UploadFile

Htmx = Annotated[str | None, Header(alias="HX-Request")]
"""Set on a request that a script of the page has made."""


async def read_form(request: Request, most_fields: int) -> tuple[dict[str, str], bytes]:
    """Return the fields of a form, and its uploaded file or nothing."""
    async with request.form(max_files=1, max_fields=most_fields) as form:
        fields = {name: value for name, value in form.items() if isinstance(value, str)}
        file = form.get("file")
        return fields, await file.read() if isinstance(file, UploadFile) else b""


def download(text: str, name: str) -> PlainTextResponse:
    """Return a text that the browser saves as a file of this name."""
    return PlainTextResponse(
        text, headers={"Content-Disposition": f'attachment; filename="{name}"'}
    )
