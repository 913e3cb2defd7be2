"""The pages on which boxes are chosen and changed."""

import asyncio
import secrets
from collections.abc import Mapping
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response

from kickabout.lab.boxes.remarks import doubt_text
from kickabout.table import catalogue
from kickabout.table.errors import BadRequest, Refused, TableError, Unknown
from kickabout.table.lab import (
    MOST_BYTES,
    MOST_NAME,
    Draft,
    WrongBox,
    first_draft,
    found_boxes,
    found_text,
    missing_libraries,
    named,
    read_draft,
    shown_doubts,
    with_copied_row,
    with_values,
    without_that_row,
)
from kickabout.table.play import Tables
from kickabout.table.seats import digest
from kickabout.table.store import LabBox, lab_queries, queries
from kickabout.table.web.browser import (
    Browser,
    RequestLocale,
    ServerPages,
    ServerTables,
    remember,
)
from kickabout.table.web.costs import DEAR, costs
from kickabout.table.web.pages.forms import Htmx, download, read_form
from kickabout.table.web.pages.lab.contexts import (
    draft_context,
    index_context,
    lab_reader,
)
from kickabout.text.messages import Message
from kickabout.text.reader import Reader

router = APIRouter(prefix="/lab", include_in_schema=False, default_response_class=HTMLResponse)

MOST_FIELDS = 4000
ID_BYTES = 9
FIELD = "f."
"""The prefix of form fields that are values of the box."""


@router.get("")
async def index(
    tables: ServerTables, pages: ServerPages, browser: Browser, locale: RequestLocale
) -> HTMLResponse:
    """Show the games, and this browser's boxes and runs."""
    return HTMLResponse(await _index(tables, pages, browser, locale))


@router.post("/boxes")
@costs(limit="rosters", weight=DEAR)
async def begin(
    request: Request,
    tables: ServerTables,
    pages: ServerPages,
    browser: Browser,
    locale: RequestLocale,
) -> Response:
    """Create a box: a copy of a game's own or of a shared one, or an uploaded file."""
    fields, file = await read_form(request, MOST_FIELDS)
    reader = lab_reader(locale)
    browser = browser or tables.keys.new_browser()
    try:
        text, name = await _beginning(tables, fields, file, reader)
        draft = await asyncio.to_thread(
            first_draft, text, name.strip(), reader.say("lab-first-name")
        )
    except WrongBox as error:
        wrong = reader.text(error.message)
        page = await _index(
            tables, pages, browser, locale, wrong=wrong, text=fields.get("text", "")
        )
        return HTMLResponse(page, error.status)
    owner, made = digest(browser), secrets.token_urlsafe(ID_BYTES)
    await tables.store.write(
        lambda c: lab_queries.add_lab_box(
            c, made, owner, draft.game.name, draft.name, draft.box.text
        )
    )
    there = f"/lab/boxes/{made}"
    if fields.get("then") == "play":
        there = f"/?game={draft.game.name}&box={draft.digest}"
    response = RedirectResponse(there, 303)
    remember(request, response, tables, browser)
    return response


@router.get("/boxes/{box}")
@costs(weight=DEAR)
async def show_box(
    box: str, tables: ServerTables, pages: ServerPages, browser: Browser, locale: RequestLocale
) -> HTMLResponse:
    """Show the editor of a box."""
    kept, others = await box_of(tables, browser, box)
    return HTMLResponse(await draft_page(pages, "lab_box.html", kept, others, locale))


@router.post("/boxes/{box}")
@costs(weight=DEAR)
async def change_box(
    box: str,
    request: Request,
    tables: ServerTables,
    pages: ServerPages,
    browser: Browser,
    locale: RequestLocale,
    htmx: Htmx = None,
) -> Response:
    """Change a box by its form or its file; invalid input changes nothing and is shown again with the reason."""
    fields, _ = await read_form(request, MOST_FIELDS)
    kept, others = await box_of(tables, browser, box)
    owner = digest(browser or "")
    typed = {
        key.removeprefix(FIELD): value for key, value in fields.items() if key.startswith(FIELD)
    }
    template = "lab_box.html" if htmx is None else "partials/lab_box_live.html"
    try:
        draft = await _changed(tables, kept, fields, typed)
        await tables.store.write(
            lambda c: lab_queries.change_lab_box(
                c, owner, box, kept.digest, draft.name, draft.box.text
            )
        )
    except TableError as error:
        more: dict[str, Any] = {
            "wrong": lab_reader(locale).text(error.message),
            "wrong_key": error.key if isinstance(error, WrongBox) else "",
            "typed": typed,
            "text": fields.get("text"),
        }
        page = await draft_page(pages, template, kept, others, locale, **more)
        return HTMLResponse(page, error.status)
    if htmx is None:
        return RedirectResponse(f"/lab/boxes/{box}", 303)
    kept, others = await box_of(tables, browser, box)
    return HTMLResponse(await draft_page(pages, template, kept, others, locale))


@router.get("/boxes/{box}/notes")
@costs(weight=DEAR)
async def show_notes(
    box: str, tables: ServerTables, pages: ServerPages, browser: Browser, locale: RequestLocale
) -> HTMLResponse:
    """Show the remarks on a box, which take seconds to compute if it has many rows."""
    kept, _ = await box_of(tables, browser, box)
    found = await asyncio.to_thread(shown_doubts, kept.game, kept.text)
    reader = lab_reader(locale)
    page = pages.page(
        "partials/lab_notes.html",
        reader,
        notes=[doubt_text(one, reader.say) for one in found],
        box=kept,
    )
    return HTMLResponse(page)


@router.get("/boxes/{box}/file")
async def file_of_box(box: str, tables: ServerTables, browser: Browser) -> PlainTextResponse:
    """Download a box."""
    kept, _ = await box_of(tables, browser, box)
    return download(kept.text, f"{kept.game}-{kept.digest}.toml")


@router.post("/boxes/{box}/delete")
async def delete_box(box: str, tables: ServerTables, browser: Browser) -> Response:
    """Delete a box; its runs are kept."""
    owner = digest(browser or "")
    await tables.store.write(lambda c: lab_queries.remove_lab_box(c, owner, box))
    return RedirectResponse("/lab", 303)


async def _beginning(
    tables: Tables, fields: Mapping[str, str], file: bytes, reader: Reader
) -> tuple[str, str]:
    """Return the text of a new box, and its name; empty for the one in the text.

    Raises `WrongBox` if there is none.
    """
    copied, searched = fields.get("copy", ""), fields.get("found", "")
    if file:
        if len(file) > MOST_BYTES:
            raise WrongBox(Message("error-file-long", size=len(file), most=MOST_BYTES))
        try:
            return file.decode("utf-8-sig"), ""
        except UnicodeDecodeError as error:
            raise WrongBox(Message("error-not-utf8")) from error
    if copied:
        return await tables.store.read(lambda c: queries.box_text(c, copied)), fields.get(
            "name", ""
        )
    if searched:
        return await _found(tables, searched, fields.get("place", ""), reader)
    if fields.get("text", "").strip():
        return fields["text"], ""
    if "game" in fields:
        game = catalogue.find(fields["game"])
        return game.load_box(None).text, fields.get("name", "")
    raise WrongBox(Message("error-lab-no-file"))


async def _found(tables: Tables, run: str, place: str, reader: Reader) -> tuple[str, str]:
    """Return the text of a box that a search has found, and its name; raise `Unknown`."""
    searched = await tables.store.read(lambda c: lab_queries.lab_run(c, run))
    boxes = found_boxes(searched.figures)
    if not place.isdecimal() or int(place) >= len(boxes):
        raise Unknown(Message("error-no-lab-box"))
    text = await tables.store.read(lambda c: queries.box_text(c, searched.box_digest))
    draft = await asyncio.to_thread(read_draft, text, searched.game)
    name = reader.say("lab-found.name", name=searched.name)
    return found_text(draft, boxes[int(place)]), name[:MOST_NAME]


async def _changed(
    tables: Tables, kept: LabBox, fields: Mapping[str, str], typed: Mapping[str, str]
) -> Draft:
    """Return the changed box; raise `WrongBox`, or `Refused` if the page was outdated."""
    at, (verb, _, key) = fields.get("at", kept.digest), fields.get("do", "").partition(" ")
    if verb == "undo" and kept.before is not None:
        text = await tables.store.read(lambda c: queries.box_text(c, kept.before or ""))
        return await asyncio.to_thread(read_draft, text, kept.game)
    if (verb or "text" in fields) and at != kept.digest:
        raise Refused(Message("error-lab-box-moved-on"))
    shown = kept.text
    if at != kept.digest:
        shown = await tables.store.read(lambda c: queries.box_text(c, at))

    def make() -> Draft:
        if verb == "copy":
            text = with_copied_row(kept.text, key)
        elif verb == "remove":
            text = without_that_row(kept.text, key)
        elif "text" in fields:
            text = fields["text"]
        elif "name" in fields:
            text = named(kept.text, fields["name"].strip())
        elif typed:
            text = with_values(kept.text, shown, typed)
        else:
            raise BadRequest(Message("error-nothing-to-do"))
        return read_draft(text, kept.game)

    return await asyncio.to_thread(make)


async def _index(tables: Tables, pages: Any, browser: str | None, locale: str, **more: Any) -> str:
    owner, reader = digest(browser or ""), lab_reader(locale)
    boxes, runs = await tables.store.read(
        lambda c: (lab_queries.lab_boxes(c, owner), lab_queries.lab_runs(c, owner))
    )
    context = await asyncio.to_thread(index_context, boxes, runs, locale, reader)
    page: str = pages.page("lab.html", reader, **context, missing=missing_libraries(), **more)
    return page


async def box_of(tables: Tables, browser: str | None, box: str) -> tuple[LabBox, list[LabBox]]:
    """Return a box of a browser, and its other boxes of the same game; raise `Unknown`."""
    owner = digest(browser or "")
    boxes = await tables.store.read(lambda c: lab_queries.lab_boxes(c, owner))
    kept = next((one for one in boxes if one.id == box), None)
    if kept is None:
        raise Unknown(Message("error-no-lab-box"))
    return kept, [one for one in boxes if one.id != box and one.game == kept.game]


async def draft_of(kept: LabBox) -> Draft:
    """Return a stored box as it is edited; raise `Refused` if its game reads it no more."""
    try:
        return await asyncio.to_thread(read_draft, kept.text, kept.game)
    except WrongBox as error:
        raise Refused(error.message) from error


async def draft_page(
    pages: Any,
    template: str,
    kept: LabBox,
    others: list[LabBox],
    locale: str,
    *,
    wrong_question: str = "",
    wrong_field: str = "",
    **more: Any,
) -> str:
    """Render the page of a box in a thread, since many rows would hold up the tables."""
    draft = await draft_of(kept)
    reader = lab_reader(locale, draft.game)

    def make() -> str:
        context = draft_context(kept, draft, others, reader, **more)
        page: str = pages.page(
            template,
            reader,
            **context,
            wrong_question=wrong_question,
            wrong_field=wrong_field,
            missing=missing_libraries(),
        )
        return page

    return await asyncio.to_thread(make)
