"""Routes of the pages for building a squad, or whatever rosters a game has, before a match."""

import asyncio
import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, PlainTextResponse, Response

from kickabout.engine.roster import CannotPut, Part, Roster, checked_name, highest, put, take
from kickabout.table.errors import BadRequest, TableError
from kickabout.table.language import game_messages
from kickabout.table.roster import (
    MOST_BYTES,
    Saved,
    Workbench,
    add_roster,
    change_roster,
    checked_size,
    remove_roster,
    renamed,
    roster_of,
    rosters_of,
    workbench,
    workbench_for,
)
from kickabout.table.seats import digest
from kickabout.table.web.browser import PageViewer
from kickabout.table.web.costs import DEAR, costs
from kickabout.table.web.pages.forms import Htmx, download, read_form
from kickabout.table.web.pages.rosters.contexts import (
    list_context,
    roster_context,
    table_rosters,
    with_clauses,
)
from kickabout.table.web.pages.rosters.pool import Wanted, wanted
from kickabout.table.web.pages.table_view import by_seat
from kickabout.table.web.visit import TheVisit, Visit
from kickabout.text.invalid import explanation
from kickabout.text.localization import ENGLISH
from kickabout.text.messages import Message, Text
from kickabout.text.reader import Reader

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)

MOST_FIELDS = 40
FORM_BYTES = 4 * MOST_BYTES
"""The largest size of a form with a file."""


@router.get("/build/{game}")
async def show_all(game: str, visit: TheVisit) -> HTMLResponse:
    """Show the browser's rosters for a game, and the ways to begin one."""
    at = workbench(game, locale=visit.locale)
    listed = await _listed(visit, game)
    return visit.page("build_list.html", **list_context(at, listed, _reader(at, visit.locale)))


@router.post("/build/{game}")
@costs(limit="rosters")
async def begin(game: str, visit: TheVisit) -> Response:
    """Begin a roster: from nothing, from a ready-made one, from another, or from a file."""
    at = workbench(game, locale=visit.locale)
    browser = visit.known_browser()
    fields: dict[str, str] = {}
    try:
        fields, file = await _read(visit.request)
        at = workbench(game, fields.get("kind", ""), visit.locale)
        roster = await _beginning(at, fields, file, visit)
        text = at.rules.dump(roster)
        made = await visit.tables.store.write(
            lambda c: add_roster(c, digest(browser), game, roster.name, text)
        )
    except TableError as error:
        reader, pasted = _reader(at, visit.locale), fields.get("text", "")
        return visit.page(
            "build_list.html",
            **list_context(at, await _listed(visit, game), reader),
            status_code=error.status,
            wrong=reader.text(error.message),
            pasted=pasted if len(pasted) <= MOST_BYTES else "",
        )
    # A roster reveals its kind, unless it holds little.
    query = "" if workbench_for(game, roster).kind == at.kind else Wanted(kind=at.kind).query
    return visit.redirect(f"/build/{game}/{made}{query}", browser)


@router.get("/build/{game}/{roster}")
@costs(weight=DEAR)
async def show(game: str, roster: str, visit: TheVisit) -> HTMLResponse:
    """Show the page for building a roster."""
    query = visit.request.query_params
    at, saved = await _opened(visit, game, roster, query)
    look = wanted(at.plan, query, at.kind)
    return HTMLResponse(await _rendered(visit, "build.html", at, saved, look))


@router.get("/build/{game}/{roster}/file")
async def export(game: str, roster: str, visit: TheVisit) -> PlainTextResponse:
    """Download the roster as a text file."""
    at = workbench(game)
    saved = await _saved(visit, game, roster)
    names = saved.name, _reader(at, ENGLISH).text(at.rules.noun)
    plain = next(filter(None, map(_plain, names)), "roster")
    return download(saved.text, f"{plain}.toml")


@router.post("/build/{game}/{roster}")
@costs(weight=DEAR)
async def change(game: str, roster: str, visit: TheVisit, htmx: Htmx = None) -> Response:
    """Change a roster; answer with its updated page."""
    fields, _ = await _read(visit.request)
    at, before = await _opened(visit, game, roster, fields)
    reader = _reader(at, visit.locale)
    status, wrong = 200, ""
    try:
        edit = _edit(at, fields)
        await visit.tables.store.write(
            lambda c: change_roster(c, visit.owner, game, roster, at.rules, edit)
        )
    except TableError as error:
        status, wrong = error.status, reader.text(error.message)
    saved = await _saved(visit, game, roster)
    look = wanted(at.plan, fields, at.kind)
    if not wrong and saved.text != before.text:
        # The replacement is done.
        look = replace(look, instead="")
    if htmx is None and not wrong:
        return visit.redirect(f"/build/{game}/{roster}{look.query}")
    if htmx is None:
        page = await _rendered(visit, "build.html", at, saved, look, text=wrong)
        return HTMLResponse(page, status)
    said = "" if saved.text == before.text else news(at, before, saved, reader)
    notice = visit.pages.page("partials/notice.html", reader, text=wrong) if wrong else ""
    live = await _rendered(visit, "partials/build_live.html", at, saved, look, said=said)
    return HTMLResponse(notice + live, status)


@router.post("/build/{game}/{roster}/delete")
async def delete(game: str, roster: str, visit: TheVisit) -> Response:
    """Delete a roster."""
    workbench(game)
    await visit.tables.store.write(lambda c: remove_roster(c, visit.owner, game, roster))
    return visit.redirect(f"/build/{game}")


@router.get("/t/{table}/rosters")
async def at_table(viewer: PageViewer, visit: TheVisit, htmx: Htmx = None) -> HTMLResponse:
    """Show the browser's rosters to play with at a table, or why they cannot be used."""
    workbench(viewer.table.game)
    listed = await _listed(visit, viewer.table.game)
    seat = viewer.acting_seat(viewer.seat)
    by = by_seat(seat) if viewer.is_shared else ""
    context = table_rosters(viewer.table, seat, listed, viewer.reader, by)
    template = "build_choose.html" if htmx is None else "partials/own_rosters_list.html"
    return visit.page(template, **context)


# --- requests ---------------------------------------------------------------------------------


async def _read(request: Request) -> tuple[dict[str, str], bytes]:
    """Return the fields of a form and its file; raises `BadRequest` if it is longer than any
    roster.
    """
    length = request.headers.get("content-length", "")
    if not length.isdecimal() or int(length) > FORM_BYTES:
        raise BadRequest(Message("error-form-long", most=MOST_BYTES))
    return await read_form(request, MOST_FIELDS)


async def _beginning(at: Workbench, fields: Mapping[str, str], file: bytes, visit: Visit) -> Roster:
    """Return the roster to begin with; raises `BadRequest` or `Unknown`."""
    text = _decoded(file) if file else fields.get("text", "")
    if text.strip():
        return _parsed(at, text)
    if "text" in fields:
        raise BadRequest(Message("error-no-file"))
    reader = _reader(at, visit.locale)
    ready, copied = fields.get("ready", ""), fields.get("copy", "")
    if copied:
        saved = await _saved(visit, at.game.name, copied)
        copied_name = Message("build-copy-name", name=saved.name)
        return replace(at.rules.parse(saved.text), name=_short(reader.text(copied_name)))
    if ready:
        if ready not in at.plan.ready:
            raise BadRequest(Message("error-nothing-ready", slug=ready))
        return at.plan.ready[ready][0]
    return Roster(_short(reader.say("build-first-name", noun=at.rules.noun)), {})


def _plain(name: str) -> str:
    """Return a name that is valid as a file name anywhere."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


def _short(name: str) -> str:
    return name if len(name) <= 40 else f"{name[:39]}…"


def _decoded(content: bytes) -> str:
    if len(content) > MOST_BYTES:
        raise BadRequest(Message("error-form-long", most=MOST_BYTES))
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadRequest(Message("error-not-utf8")) from error


def _parsed(at: Workbench, text: str) -> Roster:
    checked_size(text)
    try:
        return at.rules.parse(text)
    except ValueError as error:
        raise BadRequest(
            Message("error-wrong-file", noun=at.rules.noun, error=explanation(error))
        ) from error


def _edit(at: Workbench, fields: Mapping[str, str]) -> Callable[[Saved], str]:
    """Return the edit that a form asks for; it raises `BadRequest` if it is impossible."""
    name = fields.get("name")
    verb, *words = fields.get("do", "").split() or [""]

    def edit(saved: Saved) -> str:
        roster = at.rules.parse(saved.text)
        try:
            if name is not None:
                return renamed(at.rules, saved.text, checked_name(name))
            if verb == "undo" and saved.before is not None:
                return saved.before
            part = at.plan.part(words[0]) if words else None
            if verb == "put" and part and len(words) in (2, 3):
                return at.rules.dump(put(at.plan, roster, part, *words[1:]))
            if verb == "take" and part and len(words) == 2:
                return at.rules.dump(take(roster, part, words[1]))
            if verb == "empty" and part:
                return at.rules.dump(replace(roster, parts={**roster.parts, part.key: ()}))
        except CannotPut as error:
            raise BadRequest(error.reason) from error
        except ValueError as error:
            raise BadRequest(Message("error-not-allowed", error=explanation(error))) from error
        raise BadRequest(Message("error-nothing-to-do"))

    return edit


# --- answers ----------------------------------------------------------------------------------


async def _rendered(
    visit: Visit, template: str, at: Workbench, saved: Saved, look: Wanted, **more: Any
) -> str:
    """Render a roster's page in a thread: with a large pool it takes longer than tables may wait."""
    reader = _reader(at, visit.locale)
    return await asyncio.to_thread(
        lambda: visit.pages.page(template, **roster_context(at, saved, look, reader), **more)
    )


def _reader(at: Workbench, locale: str) -> Reader:
    return Reader(game_messages(at.game, locale))


async def _listed(visit: Visit, game: str) -> list[Saved]:
    if visit.browser is None:
        return []
    return await visit.tables.store.read(lambda c: rosters_of(c, visit.owner, game))


async def _opened(
    visit: Visit, game: str, roster: str, fields: Mapping[str, str]
) -> tuple[Workbench, Saved]:
    """Return a roster, and the workbench for the kind that a query or a form asks for."""
    rules = workbench(game).rules
    saved = await _saved(visit, game, roster)
    at = workbench_for(game, rules.parse(saved.text), fields.get("kind", ""), visit.locale)
    return at, saved


async def _saved(visit: Visit, game: str, roster: str) -> Saved:
    return await visit.tables.store.read(lambda c: roster_of(c, visit.owner, game, roster))


def news(at: Workbench, before: Saved, after: Saved, reader: Reader) -> str:
    """Return the effect of a change as a line to be read aloud."""
    old, new = at.rules.parse(before.text), at.rules.parse(after.text)
    said: list[Text] = []
    if old.name != new.name:
        said.append(Message("build-said-name", name=new.name))
    for part in at.plan.parts:
        came, left = (_gained(part.key, *pair) for pair in ((old, new), (new, old)))
        if came or left:
            moved = [(slug, "build-said-in") for slug in came]
            moved += [(slug, "build-said-out") for slug in left]
            said.append(
                Message(
                    "build-said-part",
                    pieces=tuple(
                        Message(moved_id, piece=_called(at, part, slug))
                        for slug, moved_id in moved[:3]
                    ),
                    part=part.title,
                    count=len(new.of(part.key)),
                    size=part.size,
                )
            )
    had, has = (highest(at.rules.bonuses(at.box, roster)) for roster in (old, new))
    gained = {bonus.why: bonus.amount for slug, bonus in has.items() if had.get(slug) != bonus}
    said += [Message("build-said-bonus", amount=amount, why=why) for why, amount in gained.items()]
    if not at.rules.complaints(at.box, new):
        said.append(Message("build-said-legal", noun=at.rules.noun))
    known = at.rules.remarks(at.box, old)
    fresh = [remark for remark in at.rules.remarks(at.box, new) if remark not in known]
    told = [*map(reader.text, said), *(one["text"] for one in with_clauses(fresh, reader))]
    return " ".join(told)


def _gained(part: str, old: Roster, new: Roster) -> list[str]:
    """Return the slugs of which a part has more than before, each once."""
    held = new.of(part)
    return [slug for slug in dict.fromkeys(held) if held.count(slug) > old.of(part).count(slug)]


def _called(at: Workbench, part: Part, slug: str) -> str:
    piece = at.plan.piece(part, slug)
    return piece.name if piece else slug
