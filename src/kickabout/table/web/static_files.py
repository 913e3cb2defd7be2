"""Styles, scripts and fonts: those of all pages, and those that a game brings."""

import os
import re
from functools import cache, lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response
from fastapi.staticfiles import StaticFiles
from starlette.datastructures import Headers
from starlette.staticfiles import NotModifiedResponse
from starlette.types import Scope

from kickabout.engine.lessons import find_lesson
from kickabout.lab.reports import STYLE
from kickabout.table import catalogue
from kickabout.table.errors import Unknown
from kickabout.table.web.pages.lesson_sheet import lesson_sheet
from kickabout.table.web.pages.properties import property_sheet
from kickabout.table.web.pages.render import HERE, brings
from kickabout.table.web.printing.faces import face_sheet
from kickabout.text.messages import Message

OWN_FILES = frozenset({"table.css", "cards.css", "how_to_play.css", "poster.css", "table.js"})
"""The files that a game's pages may have beside their templates. The style of cards is separate, as
the pages of rosters need it without the style of the table."""
IMPORT = re.compile(r'^@import "([^"]+)";\n', re.MULTILINE)


class Static(StaticFiles):
    """Styles, scripts and fonts: browsers revalidate them, except for those that never change."""

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """Return the file, with a header for how long a browser may keep it."""
        path = Path(full_path)
        if path.suffix == ".css":
            return self.sheet(joined(path), scope)
        response = super().file_response(full_path, stat_result, scope, status_code)
        # New versions of these have new names.
        lasting = path.parent.name in ("fonts", "vendor")
        age = "public, max-age=31536000, immutable" if lasting else "no-cache"
        response.headers["Cache-Control"] = age
        return response

    def sheet(self, text: str, scope: Scope) -> Response:
        """Return a style sheet, or that it has not changed."""
        body, tag = _sent(text)
        headers = {"ETag": tag, "Cache-Control": "no-cache"}
        response = Response(body, media_type="text/css", headers=headers)
        if self.is_not_modified(response.headers, Headers(scope=scope)):
            return NotModifiedResponse(response.headers)
        return response


@cache
def joined(sheet: Path) -> str:
    """Return a style sheet with the sheets that it imports in place of its `@import` lines, so that
    a page asks for one file.

    Raises `FileNotFoundError` if it imports a file that does not exist.
    """

    def part(line: re.Match[str]) -> str:
        return joined(sheet.parent / line[1])

    return IMPORT.sub(part, sheet.read_text(encoding="utf-8"))


@lru_cache(maxsize=256)
def _sent(sheet: str) -> tuple[bytes, str]:
    """Return a style sheet as it is sent, and its ETag."""
    body = sheet.encode()
    return body, f'"{sha256(body).hexdigest()}"'


STATIC = Static(directory=HERE / "static")
router = APIRouter(include_in_schema=False)


@router.get("/games/{game}/faces.css")
async def faces_file(request: Request, game: str) -> Response:
    """Serve the style of a game's cards as they are printed, for a page."""
    return STATIC.sheet(face_sheet(game), request.scope)


@router.get("/games/{game}/{file}")
async def game_file(request: Request, game: str, file: str) -> Response:
    """Serve a style sheet or a script of a game."""
    if file not in OWN_FILES or not brings(game, file):
        raise Unknown(Message("error-no-such-file"))
    path = catalogue.find(game).page / file
    return STATIC.file_response(path, path.stat(), request.scope)


@router.get("/games/{game}/lessons/{lesson}.css")
async def lesson_file(request: Request, game: str, lesson: str) -> Response:
    """Serve the style sheet of a lesson."""
    script = find_lesson(catalogue.find(game), lesson)
    if script is None:
        raise Unknown(Message("error-no-such-file"))
    return STATIC.sheet(lesson_sheet(script), request.scope)


@router.get("/static/properties.css")
async def properties_file(
    request: Request,
    colours: Annotated[str, Query(pattern=r"^([0-9a-f]{6}(\.[0-9a-f]{6})*)?$")] = "",
) -> Response:
    """Serve the style sheet of properties, with the colours of a box that is no game's own."""
    return STATIC.sheet(property_sheet(colours), request.scope)


@router.get("/static/report.css")
async def report_file(request: Request) -> Response:
    """Serve the style sheet of the laboratory's reports."""
    return STATIC.sheet(joined(STYLE), request.scope)


router.mount("/static", STATIC)
