"""The pages on which boxes are tried out: runs and their reports."""

import asyncio
import json
import secrets
from dataclasses import asdict
from typing import Any

from fastapi import APIRouter
from fastapi.responses import HTMLResponse, PlainTextResponse, Response

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
from kickabout.table.web.costs import costs
from kickabout.table.web.pages.forms import Htmx, download, read_form
from kickabout.table.web.pages.lab.asking import WrongQuestion, read_plan
from kickabout.table.web.pages.lab.boxes import ID_BYTES, MOST_FIELDS, box_of, draft_of, draft_page
from kickabout.table.web.pages.lab.contexts import (
    asked_context,
    changes_context,
    found_context,
    lab_reader,
    side_by_side,
)
from kickabout.table.web.visit import TheVisit, Visit
from kickabout.text.messages import Message

router = APIRouter(prefix="/lab", include_in_schema=False, default_response_class=HTMLResponse)


@router.post("/boxes/{box}/runs")
@costs(limit="runs")
async def ask(box: str, visit: TheVisit) -> Response:
    """Start a run of a box."""
    fields, _ = await read_form(visit.request, MOST_FIELDS)
    kept, others = await box_of(visit, box)
    draft = await draft_of(kept)
    try:
        _check_libraries()
        base = next((box for box in others if box.id == fields.get("base")), None)
        plan = await asyncio.to_thread(read_plan, draft, base, fields, visit.locale)
        compared = None if base is None or plan.question != "compare" else base.digest
        made = await _ask(visit, visit.browser or "", kept.digest, compared, plan)
    except TableError as error:
        return await draft_page(
            visit,
            "lab_box.html",
            kept,
            others,
            error.status,
            wrong_question=lab_reader(visit.locale).text(error.message),
            wrong_field=error.field if isinstance(error, WrongQuestion) else "",
            asked=fields,
        )
    return visit.redirect(f"/lab/runs/{made}")


@router.get("/runs/{run}")
async def show_run(run: str, visit: TheVisit, htmx: Htmx = None) -> HTMLResponse:
    """Show a run, with its report once it is done, to anybody with the link."""
    shown = await _stored(visit, run)
    reader = lab_reader(visit.locale)
    before, report, runs = await visit.tables.store.read(
        lambda c: (
            lab_queries.runs_before(c, shown) if shown.state == "waiting" else 0,
            lab_queries.lab_report(c, run),
            lab_queries.lab_runs(c, visit.owner),
        )
    )
    context = asked_context(shown, before, reader, mine=shown.browser_digest == visit.owner)
    if htmx is not None and shown.is_open:
        return visit.page("partials/lab_progress.html", reader, **context)
    if htmx is not None:
        return HTMLResponse("", headers={"HX-Refresh": "true"})  # the report comes with the page
    others = [
        one
        for one in runs
        if one.id != run
        and one.state == "done"
        and one.game == shown.game
        and one.plan["question"] == "sim"
    ]
    chosen = await _other(visit, visit.request.query_params.get("with", ""), shown)
    people = await _people(visit.tables, shown)
    return visit.page(
        "lab_run.html",
        reader,
        **context,
        report=report,
        changes=[] if report is None else await _changes(visit, shown),
        others=[{"id": one.id, "name": one.name} for one in others],
        chosen=None if chosen is None else chosen.id,
        beside=side_by_side(shown, chosen, people, reader),
        people=people,
        found=found_context(shown, reader),
        link=f"{visit.base}/lab/runs/{run}",
    )


@router.get("/runs/{run}/report.html")
async def report_file(run: str, visit: TheVisit) -> HTMLResponse:
    """Download the report as a page, with what people have played by now."""
    shown = await _stored(visit, run)
    report = await visit.tables.store.read(lambda c: lab_queries.lab_report(c, run))
    if report is None:
        raise Unknown(Message("error-no-lab-report"))
    reader, people = lab_reader(visit.locale), await _people(visit.tables, shown)
    page = visit.page(
        "lab_report.html",
        reader,
        report=report,
        changes=await _changes(visit, shown),
        style=STYLE.read_text(encoding="utf-8"),
        name=shown.name,
        beside=side_by_side(shown, None, people, reader),
        people=people,
    )
    page.headers["Content-Disposition"] = f'attachment; filename="{shown.game}-{run}.html"'
    return page


@router.get("/runs/{run}/figures.json")
async def figures_file(run: str, visit: TheVisit) -> Response:
    """Return the figures of a report as JSON, with what people have played by now."""
    shown = await _stored(visit, run)
    if shown.figures is None:
        raise Unknown(Message("error-no-lab-report"))
    figures = {**json.loads(shown.figures), "people": asdict(await _people(visit.tables, shown))}
    text = json.dumps(figures, indent=2, ensure_ascii=False)
    return Response(text, media_type="application/json")


@router.get("/runs/{run}/box.toml")
async def box_of_run(run: str, visit: TheVisit) -> PlainTextResponse:
    """Download the box of a run."""
    shown = await _stored(visit, run)
    text = await visit.tables.store.read(lambda c: queries.box_text(c, shown.box_digest))
    return download(text, f"{shown.game}-{shown.box_digest}.toml")


@router.post("/runs/{run}/cancel")
async def cancel(run: str, visit: TheVisit) -> Response:
    """Cancel a run."""
    await _check_own(visit, run)
    await visit.tables.store.write(lambda c: lab_queries.cancel_run(c, run))
    _runner(visit).wake()
    return visit.redirect(f"/lab/runs/{run}")


@router.post("/runs/{run}/again")
@costs(limit="runs")
async def again(run: str, visit: TheVisit) -> Response:
    """Start the same run again."""
    first = await _stored(visit, run)
    _check_libraries()
    browser = visit.known_browser()
    plan = Plan.of(first.plan)
    made = await _ask(visit, browser, first.box_digest, first.base_digest, plan)
    return visit.redirect(f"/lab/runs/{made}", browser)


@router.post("/runs/{run}/delete")
async def delete_run(run: str, visit: TheVisit) -> Response:
    """Delete a run with its report."""
    await _check_own(visit, run)
    await visit.tables.store.write(lambda c: lab_queries.remove_run(c, run))
    _runner(visit).wake()
    return visit.redirect("/lab")


async def _ask(
    visit: Visit, browser: str, box_digest: str, base_digest: str | None, plan: Plan
) -> str:
    """Add a run to the queue and return its id; raise `Refused` if there are too many."""
    limits = visit.tables.settings.limits
    made = secrets.token_urlsafe(ID_BYTES)
    await visit.tables.store.write(
        lambda c: lab_queries.add_run(
            c,
            run=made,
            browser=digest(browser),
            game=plan.game,
            name=plan.name,
            box_digest=box_digest,
            base_digest=base_digest,
            plan=plan.kept,
            most_open=None if limits is None else limits.open_runs,
        )
    )
    _runner(visit).wake()
    return made


async def _stored(visit: Visit, run: str) -> LabRun:
    """Return a run; raise `Unknown`."""
    return await visit.tables.store.read(lambda c: lab_queries.lab_run(c, run))


async def _check_own(visit: Visit, run: str) -> None:
    """Raise `NotYours` unless a run is the browser's own."""
    if (await _stored(visit, run)).browser_digest != visit.owner:
        raise NotYours(Message("error-lab-not-yours"))


async def _other(visit: Visit, other: str, run: LabRun) -> LabRun | None:
    """Return the run to show beside another; None if there is none, or for another game."""
    if not other:
        return None
    shown = await _stored(visit, other)
    return shown if shown.game == run.game else None


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


async def _changes(visit: Visit, run: LabRun) -> list[dict[str, Any]]:
    """Return how the box of a run differs from the game's own; nothing if the game has changed since."""
    text = await visit.tables.store.read(lambda c: queries.box_text(c, run.box_digest))

    def made() -> list[dict[str, Any]]:
        try:
            draft = read_draft(text, run.game)
        except WrongBox:
            return []
        return changes_context(draft, lab_reader(visit.locale, draft.game))

    return await asyncio.to_thread(made)


def _check_libraries() -> None:
    missing = missing_libraries()
    if missing:
        raise Refused(Message("error-lab-libraries", libraries=tuple(missing)))


def _runner(visit: Visit) -> LabRunner:
    runner = visit.request.app.state.lab
    assert isinstance(runner, LabRunner)
    return runner
