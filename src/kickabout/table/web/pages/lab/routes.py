"""The pages of the laboratory: boxes, runs and reports."""

import asyncio
import secrets
from collections.abc import Mapping
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response

from kickabout.lab.boxes.remarks import doubt_text
from kickabout.table import catalogue
from kickabout.table.errors import BadRequest, NotYours, Refused, TableError, Unknown
from kickabout.table.lab import (
    MOST_BYTES,
    Draft,
    LabRunner,
    Plan,
    WrongBox,
    first_draft,
    missing_libraries,
    named,
    played,
    read_draft,
    shown_doubts,
    with_copied_row,
    with_values,
    without_that_row,
)
from kickabout.table.play import Tables
from kickabout.table.seats import digest
from kickabout.table.store import LabBox, LabRun, lab_queries
from kickabout.table.web.browser import (
    Browser,
    RequestLocale,
    ServerPages,
    ServerTables,
    remember,
)
from kickabout.table.web.hosts import base_of
from kickabout.table.web.pages.forms import Htmx, download, read_form
from kickabout.table.web.pages.lab.contexts import (
    asked_context,
    draft_context,
    index_context,
    lab_reader,
    side_by_side,
)
from kickabout.text.messages import Message

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
        text, name = await _beginning(tables, fields, file)
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
async def show_box(
    box: str, tables: ServerTables, pages: ServerPages, browser: Browser, locale: RequestLocale
) -> HTMLResponse:
    """Show the editor of a box."""
    kept, others = await _box(tables, browser, box)
    return HTMLResponse(await _draft_page(pages, "lab_box.html", kept, others, locale))


@router.post("/boxes/{box}")
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
    kept, others = await _box(tables, browser, box)
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
        page = await _draft_page(pages, template, kept, others, locale, **more)
        return HTMLResponse(page, error.status)
    if htmx is None:
        return RedirectResponse(f"/lab/boxes/{box}", 303)
    kept, others = await _box(tables, browser, box)
    return HTMLResponse(await _draft_page(pages, template, kept, others, locale))


@router.get("/boxes/{box}/notes")
async def show_notes(
    box: str, tables: ServerTables, pages: ServerPages, browser: Browser, locale: RequestLocale
) -> HTMLResponse:
    """Show the remarks on a box, which take seconds to compute if it has many rows."""
    kept, _ = await _box(tables, browser, box)
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
    kept, _ = await _box(tables, browser, box)
    return download(kept.text, f"{kept.game}-{kept.digest}.toml")


@router.post("/boxes/{box}/delete")
async def delete_box(box: str, tables: ServerTables, browser: Browser) -> Response:
    """Delete a box; its runs are kept."""
    owner = digest(browser or "")
    await tables.store.write(lambda c: lab_queries.remove_lab_box(c, owner, box))
    return RedirectResponse("/lab", 303)


@router.post("/boxes/{box}/runs")
async def ask(
    box: str,
    request: Request,
    tables: ServerTables,
    pages: ServerPages,
    browser: Browser,
    locale: RequestLocale,
) -> Response:
    """Start a run of a box."""
    fields, _ = await read_form(request, MOST_FIELDS)
    kept, others = await _box(tables, browser, box)
    draft = await _draft(kept)
    try:
        _check_libraries()
        plan, base = await _plan(draft, others, fields, locale)
        made = await _ask(request, tables, browser or "", kept.digest, base, plan)
    except TableError as error:
        wrong = lab_reader(locale).text(error.message)
        page = await _draft_page(
            pages, "lab_box.html", kept, others, locale, wrong_question=wrong, asked=fields
        )
        return HTMLResponse(page, error.status)
    return RedirectResponse(f"/lab/runs/{made}", 303)


@router.get("/runs/{run}")
async def show_run(
    run: str,
    request: Request,
    tables: ServerTables,
    pages: ServerPages,
    browser: Browser,
    locale: RequestLocale,
    htmx: Htmx = None,
) -> HTMLResponse:
    """Show a run, with its report once it is done, to anybody with the link."""
    found = await tables.store.read(lambda c: lab_queries.lab_run(c, run))
    reader = lab_reader(locale)
    before, report, runs, people = await tables.store.read(
        lambda c: (
            lab_queries.runs_before(c, found) if found.state == "waiting" else 0,
            lab_queries.lab_report(c, run),
            lab_queries.lab_runs(c, digest(browser or "")),
            lab_queries.played_matches(c, found.game, found.box_digest),
        )
    )
    mine = found.browser_digest == digest(browser or "")
    context = asked_context(found, before, reader, mine=mine)
    if htmx is not None and found.is_open:
        return HTMLResponse(pages.page("partials/lab_progress.html", reader, **context))
    if htmx is not None:
        return HTMLResponse("", headers={"HX-Refresh": "true"})  # the report comes with the page
    plan = Plan.of(found.plan)
    others = [
        one
        for one in runs
        if one.id != run
        and one.state == "done"
        and one.game == found.game
        and one.plan["question"] == "sim"
    ]
    chosen = await _other(tables, request.query_params.get("with", ""), found)
    counted = played(people, plan.seats, await _options(tables, found, plan))
    return HTMLResponse(
        pages.page(
            "lab_run.html",
            reader,
            **context,
            report=report,
            others=[{"id": one.id, "name": one.name} for one in others],
            chosen=None if chosen is None else chosen.id,
            beside=side_by_side(found, chosen, counted, reader),
            people=counted,
            link=f"{base_of(request)}/lab/runs/{run}",
        )
    )


@router.get("/runs/{run}/report.html")
async def report_file(
    run: str, tables: ServerTables, pages: ServerPages, locale: RequestLocale
) -> HTMLResponse:
    """Download the report as a page."""
    found = await tables.store.read(lambda c: lab_queries.lab_run(c, run))
    report = await tables.store.read(lambda c: lab_queries.lab_report(c, run))
    if report is None:
        raise Unknown(Message("error-no-lab-report"))
    page = pages.page("lab_report.html", lab_reader(locale), report=report, name=found.name)
    disposition = f'attachment; filename="{found.game}-{run}.html"'
    return HTMLResponse(page, headers={"Content-Disposition": disposition})


@router.get("/runs/{run}/figures.json")
async def figures_file(run: str, tables: ServerTables) -> Response:
    """Return the figures of a report as JSON."""
    found = await tables.store.read(lambda c: lab_queries.lab_run(c, run))
    if found.figures is None:
        raise Unknown(Message("error-no-lab-report"))
    return Response(found.figures, media_type="application/json")


@router.get("/runs/{run}/box.toml")
async def box_of_run(run: str, tables: ServerTables) -> PlainTextResponse:
    """Download the box of a run."""
    found = await tables.store.read(lambda c: lab_queries.lab_run(c, run))
    text = await tables.store.read(lambda c: lab_queries.box_text(c, found.box_digest))
    return download(text, f"{found.game}-{found.box_digest}.toml")


@router.post("/runs/{run}/cancel")
async def cancel(run: str, request: Request, tables: ServerTables, browser: Browser) -> Response:
    """Cancel a run."""
    await _own_run(tables, browser, run)
    await tables.store.write(lambda c: lab_queries.cancel_run(c, run))
    _runner(request).wake()
    return RedirectResponse(f"/lab/runs/{run}", 303)


@router.post("/runs/{run}/again")
async def again(run: str, request: Request, tables: ServerTables, browser: Browser) -> Response:
    """Start the same run again."""
    found = await tables.store.read(lambda c: lab_queries.lab_run(c, run))
    _check_libraries()
    browser = browser or tables.keys.new_browser()
    plan = Plan.of(found.plan)
    made = await _ask(request, tables, browser, found.box_digest, found.base_digest, plan)
    response = RedirectResponse(f"/lab/runs/{made}", 303)
    remember(request, response, tables, browser)
    return response


@router.post("/runs/{run}/delete")
async def delete_run(
    run: str, request: Request, tables: ServerTables, browser: Browser
) -> Response:
    """Delete a run with its report."""
    await _own_run(tables, browser, run)
    await tables.store.write(lambda c: lab_queries.remove_run(c, run))
    _runner(request).wake()
    return RedirectResponse("/lab", 303)


# --- what a post asks for -----------------------------------------------------------------------


async def _beginning(tables: Tables, fields: Mapping[str, str], file: bytes) -> tuple[str, str]:
    """Return the text of a new box, and its name; empty for the one in the text.

    Raises `WrongBox` if there is none.
    """
    copied = fields.get("copy", "")
    if file:
        if len(file) > MOST_BYTES:
            raise WrongBox(Message("error-file-long", size=len(file), most=MOST_BYTES))
        try:
            return file.decode("utf-8-sig"), ""
        except UnicodeDecodeError as error:
            raise WrongBox(Message("error-not-utf8")) from error
    if copied:
        return await tables.store.read(lambda c: lab_queries.box_text(c, copied)), fields.get(
            "name", ""
        )
    if fields.get("text", "").strip():
        return fields["text"], ""
    if "game" in fields:
        game = catalogue.find(fields["game"])
        return game.load_box(None).text, fields.get("name", "")
    raise WrongBox(Message("error-lab-no-file"))


async def _changed(
    tables: Tables, kept: LabBox, fields: Mapping[str, str], typed: Mapping[str, str]
) -> Draft:
    """Return the changed box; raise `WrongBox`, or `Refused` if the page was outdated."""
    at, (verb, _, key) = fields.get("at", kept.digest), fields.get("do", "").partition(" ")
    if verb == "undo" and kept.before is not None:
        text = await tables.store.read(lambda c: lab_queries.box_text(c, kept.before or ""))
        return await asyncio.to_thread(read_draft, text, kept.game)
    if (verb or "text" in fields) and at != kept.digest:
        raise Refused(Message("error-lab-box-moved-on"))
    shown = kept.text
    if at != kept.digest:
        shown = await tables.store.read(lambda c: lab_queries.box_text(c, at))

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


async def _plan(
    draft: Draft, others: list[LabBox], fields: Mapping[str, str], locale: str
) -> tuple[Plan, str | None]:
    """Return the plan of a form, and the digest of the box to compare with; raise `BadRequest`."""
    base = next((box for box in others if box.id == fields.get("base")), None)
    try:
        precision = fields.get("precision", "")
        exact = fields.get("question") == "compare" and fields.get("until") == "precision"
        plan = Plan(
            question=fields.get("question", "sim"),  # type: ignore[arg-type]  # checked with the experiment
            game=draft.game.name,
            name=draft.name,
            seats=int(fields.get("seats", draft.game.least_seats)),
            bots=fields.get("bots", ""),
            matches=int(fields.get("match-count", "")),
            precision=float(precision) if exact else None,
            base_name=draft.game.title if base is None else base.name,
            seed=secrets.randbits(31),
            locale=locale,
        )
    except ValueError as error:
        raise BadRequest(Message("error-lab-number")) from error
    try:
        await asyncio.to_thread(plan.experiment, draft.box)
    except ValueError as error:
        raise BadRequest(Message("error-not-allowed", error=str(error))) from error
    return plan, None if base is None or plan.question != "compare" else base.digest


async def _ask(
    request: Request,
    tables: Tables,
    browser: str,
    box_digest: str,
    base_digest: str | None,
    plan: Plan,
) -> str:
    """Add a run to the queue and return its id; raise `Refused` if there are too many."""
    made, owner, limits = secrets.token_urlsafe(ID_BYTES), digest(browser), tables.settings.limits
    await tables.store.write(
        lambda c: lab_queries.add_run(
            c,
            run=made,
            browser=owner,
            game=plan.game,
            name=plan.name,
            box_digest=box_digest,
            base_digest=base_digest,
            plan=plan.kept,
            most_open=None if limits is None else limits.open_runs,
        )
    )
    _runner(request).wake()
    return made


# --- what comes of it ---------------------------------------------------------------------------


async def _index(tables: Tables, pages: Any, browser: str | None, locale: str, **more: Any) -> str:
    owner, reader = digest(browser or ""), lab_reader(locale)
    boxes, runs = await tables.store.read(
        lambda c: (lab_queries.lab_boxes(c, owner), lab_queries.lab_runs(c, owner))
    )
    context = await asyncio.to_thread(index_context, boxes, runs, locale, reader)
    page: str = pages.page("lab.html", reader, **context, missing=missing_libraries(), **more)
    return page


async def _box(tables: Tables, browser: str | None, box: str) -> tuple[LabBox, list[LabBox]]:
    """Return a box of a browser, and its other boxes of the same game; raise `Unknown`."""
    owner = digest(browser or "")
    boxes = await tables.store.read(lambda c: lab_queries.lab_boxes(c, owner))
    kept = next((one for one in boxes if one.id == box), None)
    if kept is None:
        raise Unknown(Message("error-no-lab-box"))
    return kept, [one for one in boxes if one.id != box and one.game == kept.game]


async def _draft(kept: LabBox) -> Draft:
    try:
        return await asyncio.to_thread(read_draft, kept.text, kept.game)
    except WrongBox as error:  # the game has changed since
        raise Refused(error.message) from error


async def _draft_page(
    pages: Any,
    template: str,
    kept: LabBox,
    others: list[LabBox],
    locale: str,
    *,
    wrong_question: str = "",
    asked: Mapping[str, str] | None = None,
    **more: Any,
) -> str:
    """Render the page of a box in a thread, since many rows would hold up the tables."""
    draft = await _draft(kept)
    reader = lab_reader(locale, draft.game)

    def make() -> str:
        context = draft_context(kept, draft, others, reader, **more)
        page: str = pages.page(
            template,
            reader,
            **context,
            wrong_question=wrong_question,
            asked=asked or {},
            missing=missing_libraries(),
        )
        return page

    return await asyncio.to_thread(make)


async def _own_run(tables: Tables, browser: str | None, run: str) -> LabRun:
    found = await tables.store.read(lambda c: lab_queries.lab_run(c, run))
    if found.browser_digest != digest(browser or ""):
        raise NotYours(Message("error-lab-not-yours"))
    return found


async def _other(tables: Tables, other: str, run: LabRun) -> LabRun | None:
    """Return the run to show beside another; None if there is none, or for another game."""
    if not other:
        return None
    found = await tables.store.read(lambda c: lab_queries.lab_run(c, other))
    return found if found.game == run.game else None


async def _options(tables: Tables, run: LabRun, plan: Plan) -> Mapping[str, Any]:
    """Return the options of a run."""
    text = await tables.store.read(lambda c: lab_queries.box_text(c, run.box_digest))
    try:
        draft = await asyncio.to_thread(read_draft, text, run.game)
        return draft.box.with_options(plan.options).chosen
    except (WrongBox, ValueError):  # the game has changed since
        return {}


def _check_libraries() -> None:
    missing = missing_libraries()
    if missing:
        raise Refused(Message("error-lab-libraries", libraries=tuple(missing)))


def _runner(request: Request) -> LabRunner:
    runner = request.app.state.lab
    assert isinstance(runner, LabRunner)
    return runner
