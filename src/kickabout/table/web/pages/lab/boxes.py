"""The pages on which boxes are chosen and changed."""

import asyncio
import secrets
from collections.abc import Mapping
from typing import Any

from fastapi import APIRouter
from fastapi.responses import HTMLResponse, PlainTextResponse, Response

from kickabout.lab.boxes.remarks import doubt_text
from kickabout.lab.boxes.words import BoxWords
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
from kickabout.table.web.costs import DEAR, costs
from kickabout.table.web.pages.forms import Htmx, download, read_form
from kickabout.table.web.pages.lab.contexts import draft_context, index_context, lab_reader
from kickabout.table.web.visit import TheVisit, Visit
from kickabout.text.messages import Message
from kickabout.text.reader import Reader

router = APIRouter(prefix="/lab", include_in_schema=False, default_response_class=HTMLResponse)

MOST_FIELDS = 4000
ID_BYTES = 9
FIELD = "f."
"""The prefix of form fields that are values of the box."""


@router.get("")
async def index(visit: TheVisit) -> HTMLResponse:
    """Show the games, and this browser's boxes and runs."""
    return await _index(visit)


@router.post("/boxes")
@costs(limit="rosters", weight=DEAR)
async def begin(visit: TheVisit) -> Response:
    """Create a box: a copy of a game's own or of a shared one, or an uploaded file."""
    fields, file = await read_form(visit.request, MOST_FIELDS)
    reader, store = lab_reader(visit.locale), visit.tables.store
    try:
        text, name = await _beginning(visit, fields, file, reader)
        draft = await asyncio.to_thread(
            first_draft, text, name.strip(), reader.say("lab-first-name")
        )
    except WrongBox as error:
        wrong = reader.text(error.message)
        return await _index(visit, error.status, wrong=wrong, text=fields.get("text", ""))
    browser, made = visit.known_browser(), secrets.token_urlsafe(ID_BYTES)
    await store.write(
        lambda c: lab_queries.add_lab_box(
            c, made, digest(browser), draft.game.name, draft.name, draft.box.text
        )
    )
    there = f"/lab/boxes/{made}"
    if fields.get("then") == "play":
        there = f"/?game={draft.game.name}&box={draft.digest}"
    return visit.redirect(there, browser)


@router.get("/boxes/{box}")
@costs(weight=DEAR)
async def show_box(box: str, visit: TheVisit) -> HTMLResponse:
    """Show the editor of a box."""
    kept, others = await box_of(visit, box)
    return await draft_page(visit, "lab_box.html", kept, others)


@router.post("/boxes/{box}")
@costs(weight=DEAR)
async def change_box(box: str, visit: TheVisit, htmx: Htmx = None) -> Response:
    """Change a box by its form or its file; invalid input changes nothing and is shown again with the reason."""
    fields, _ = await read_form(visit.request, MOST_FIELDS)
    kept, others = await box_of(visit, box)
    typed = {
        key.removeprefix(FIELD): value for key, value in fields.items() if key.startswith(FIELD)
    }
    template = "lab_box.html" if htmx is None else "partials/lab_box_live.html"
    try:
        draft = await _changed(visit.tables, kept, fields, typed)
        await visit.tables.store.write(
            lambda c: lab_queries.change_lab_box(
                c, visit.owner, box, kept.digest, draft.name, draft.box.text
            )
        )
    except TableError as error:
        return await draft_page(
            visit,
            template,
            kept,
            others,
            error.status,
            wrong=error.message,
            wrong_key=error.key if isinstance(error, WrongBox) else "",
            typed=typed,
            text=fields.get("text"),
        )
    if htmx is None:
        return visit.redirect(f"/lab/boxes/{box}")
    kept, others = await box_of(visit, box)
    return await draft_page(visit, template, kept, others)


@router.get("/boxes/{box}/notes")
@costs(weight=DEAR)
async def show_notes(box: str, visit: TheVisit) -> HTMLResponse:
    """Show the remarks on a box, which take seconds to compute if it has many rows."""
    kept, _ = await box_of(visit, box)
    doubts = await asyncio.to_thread(shown_doubts, kept.game, kept.text)
    draft = await draft_of(kept)
    reader = lab_reader(visit.locale, draft.game)
    words = BoxWords(draft.game, draft.box, reader)
    notes = [doubt_text(one, words, reader.say) for one in doubts]
    return visit.page("partials/lab_notes.html", reader, notes=notes, box=kept)


@router.get("/boxes/{box}/file")
async def file_of_box(box: str, visit: TheVisit) -> PlainTextResponse:
    """Download a box."""
    kept, _ = await box_of(visit, box)
    return download(kept.text, f"{kept.game}-{kept.digest}.toml")


@router.post("/boxes/{box}/delete")
async def delete_box(box: str, visit: TheVisit) -> Response:
    """Delete a box; its runs are kept."""
    await visit.tables.store.write(lambda c: lab_queries.remove_lab_box(c, visit.owner, box))
    return visit.redirect("/lab")


async def _beginning(
    visit: Visit, fields: Mapping[str, str], file: bytes, reader: Reader
) -> tuple[str, str]:
    """Return the text of a new box, and its name; empty for the one in the text.

    Raises `WrongBox` if there is none.
    """
    store = visit.tables.store
    copied, searched = fields.get("copy", ""), fields.get("found", "")
    if file:
        if len(file) > MOST_BYTES:
            raise WrongBox(Message("error-file-long", size=len(file), most=MOST_BYTES))
        try:
            return file.decode("utf-8-sig"), ""
        except UnicodeDecodeError as error:
            raise WrongBox(Message("error-not-utf8")) from error
    if copied:
        text = await store.read(lambda c: queries.box_text(c, copied))
        return text, fields.get("name", "")
    if searched:
        return await _found(visit.tables, searched, fields.get("place", ""), reader)
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


async def _index(visit: Visit, status_code: int = 200, **more: Any) -> HTMLResponse:
    reader = lab_reader(visit.locale)
    boxes, runs = await visit.tables.store.read(
        lambda c: (lab_queries.lab_boxes(c, visit.owner), lab_queries.lab_runs(c, visit.owner))
    )
    context = await asyncio.to_thread(index_context, boxes, runs, visit.locale, reader)
    more |= {"missing": missing_libraries()}
    return visit.page("lab.html", reader, status_code, **context, **more)


async def box_of(visit: Visit, box: str) -> tuple[LabBox, list[LabBox]]:
    """Return a box of a browser, and its other boxes of the same game; raise `Unknown`."""
    boxes = await visit.tables.store.read(lambda c: lab_queries.lab_boxes(c, visit.owner))
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
    visit: Visit,
    template: str,
    kept: LabBox,
    others: list[LabBox],
    status_code: int = 200,
    *,
    wrong_question: str = "",
    wrong_field: str = "",
    **more: Any,
) -> HTMLResponse:
    """Answer with the page of a box, rendered in a thread since many rows would hold up the tables."""
    draft = await draft_of(kept)
    reader = lab_reader(visit.locale, draft.game)

    def make() -> HTMLResponse:
        return visit.page(
            template,
            reader,
            status_code,
            **draft_context(kept, draft, others, reader, **more),
            wrong_question=wrong_question,
            wrong_field=wrong_field,
            missing=missing_libraries(),
        )

    return await asyncio.to_thread(make)
