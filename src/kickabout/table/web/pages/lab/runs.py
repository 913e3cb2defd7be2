"""The pages on which boxes are tried out: runs and their reports."""

import asyncio
import json
import secrets
from dataclasses import asdict

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response

from kickabout.lab.reports import STYLE
from kickabout.table.errors import NotYours, Refused, TableError, Unknown
from kickabout.table.lab import (
    LabRunner,
    Plan,
    Played,
    WrongBox,
    missing_libraries,
    played,
    read_draft,
)
from kickabout.table.play import Tables
from kickabout.table.seats import digest
from kickabout.table.store import LabRun, lab_queries, queries, result_queries
from kickabout.table.web.browser import (
    Browser,
    RequestLocale,
    ServerPages,
    ServerTables,
    remember,
)
from kickabout.table.web.costs import costs
from kickabout.table.web.hosts import base_of
from kickabout.table.web.pages.forms import Htmx, download, read_form
from kickabout.table.web.pages.lab.asking import WrongQuestion, read_plan
from kickabout.table.web.pages.lab.boxes import ID_BYTES, MOST_FIELDS, box_of, draft_of, draft_page
from kickabout.table.web.pages.lab.contexts import (
    asked_context,
    found_context,
    lab_reader,
    side_by_side,
)
from kickabout.text.messages import Message

router = APIRouter(prefix="/lab", include_in_schema=False, default_response_class=HTMLResponse)


@router.post("/boxes/{box}/runs")
@costs(limit="runs")
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
    kept, others = await box_of(tables, browser, box)
    draft = await draft_of(kept)
    try:
        _check_libraries()
        base = next((box for box in others if box.id == fields.get("base")), None)
        plan = await asyncio.to_thread(read_plan, draft, base, fields, locale)
        compared = None if base is None or plan.question != "compare" else base.digest
        made = await _ask(request, tables, browser or "", kept.digest, compared, plan)
    except TableError as error:
        page = await draft_page(
            pages,
            "lab_box.html",
            kept,
            others,
            locale,
            wrong_question=lab_reader(locale).text(error.message),
            wrong_field=error.field if isinstance(error, WrongQuestion) else "",
            asked=fields,
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
    before, report, runs = await tables.store.read(
        lambda c: (
            lab_queries.runs_before(c, found) if found.state == "waiting" else 0,
            lab_queries.lab_report(c, run),
            lab_queries.lab_runs(c, digest(browser or "")),
        )
    )
    mine = found.browser_digest == digest(browser or "")
    context = asked_context(found, before, reader, mine=mine)
    if htmx is not None and found.is_open:
        return HTMLResponse(pages.page("partials/lab_progress.html", reader, **context))
    if htmx is not None:
        return HTMLResponse("", headers={"HX-Refresh": "true"})  # the report comes with the page
    others = [
        one
        for one in runs
        if one.id != run
        and one.state == "done"
        and one.game == found.game
        and one.plan["question"] == "sim"
    ]
    chosen = await _other(tables, request.query_params.get("with", ""), found)
    people = await _people(tables, found)
    return HTMLResponse(
        pages.page(
            "lab_run.html",
            reader,
            **context,
            report=report,
            others=[{"id": one.id, "name": one.name} for one in others],
            chosen=None if chosen is None else chosen.id,
            beside=side_by_side(found, chosen, people, reader),
            people=people,
            found=found_context(found, reader),
            link=f"{base_of(request)}/lab/runs/{run}",
        )
    )


@router.get("/runs/{run}/report.html")
async def report_file(
    run: str, tables: ServerTables, pages: ServerPages, locale: RequestLocale
) -> HTMLResponse:
    """Download the report as a page, with what people have played by now."""
    found = await tables.store.read(lambda c: lab_queries.lab_run(c, run))
    report = await tables.store.read(lambda c: lab_queries.lab_report(c, run))
    if report is None:
        raise Unknown(Message("error-no-lab-report"))
    reader, people = lab_reader(locale), await _people(tables, found)
    page = pages.page(
        "lab_report.html",
        reader,
        report=report,
        style=STYLE.read_text(encoding="utf-8"),
        name=found.name,
        beside=side_by_side(found, None, people, reader),
        people=people,
    )
    disposition = f'attachment; filename="{found.game}-{run}.html"'
    return HTMLResponse(page, headers={"Content-Disposition": disposition})


@router.get("/runs/{run}/figures.json")
async def figures_file(run: str, tables: ServerTables) -> Response:
    """Return the figures of a report as JSON, with what people have played by now."""
    found = await tables.store.read(lambda c: lab_queries.lab_run(c, run))
    if found.figures is None:
        raise Unknown(Message("error-no-lab-report"))
    figures = {**json.loads(found.figures), "people": asdict(await _people(tables, found))}
    text = json.dumps(figures, indent=2, ensure_ascii=False)
    return Response(text, media_type="application/json")


@router.get("/runs/{run}/box.toml")
async def box_of_run(run: str, tables: ServerTables) -> PlainTextResponse:
    """Download the box of a run."""
    found = await tables.store.read(lambda c: lab_queries.lab_run(c, run))
    text = await tables.store.read(lambda c: queries.box_text(c, found.box_digest))
    return download(text, f"{found.game}-{found.box_digest}.toml")


@router.post("/runs/{run}/cancel")
async def cancel(run: str, request: Request, tables: ServerTables, browser: Browser) -> Response:
    """Cancel a run."""
    await _own_run(tables, browser, run)
    await tables.store.write(lambda c: lab_queries.cancel_run(c, run))
    _runner(request).wake()
    return RedirectResponse(f"/lab/runs/{run}", 303)


@router.post("/runs/{run}/again")
@costs(limit="runs")
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


async def _people(tables: Tables, run: LabRun) -> Played:
    """Return what people have played with the box, the options and the number of seats of a run."""
    plan = Plan.of(run.plan)
    text, matches = await tables.store.read(
        lambda c: (
            queries.box_text(c, run.box_digest),
            result_queries.played_matches(c, run.game, run.box_digest),
        )
    )
    try:
        draft = await asyncio.to_thread(read_draft, text, run.game)
        options = draft.box.with_options(plan.options).chosen
    except (WrongBox, ValueError):  # the game has changed since
        options = {}
    return played(matches, plan.seats, options)


def _check_libraries() -> None:
    missing = missing_libraries()
    if missing:
        raise Refused(Message("error-lab-libraries", libraries=tuple(missing)))


def _runner(request: Request) -> LabRunner:
    runner = request.app.state.lab
    assert isinstance(runner, LabRunner)
    return runner
