"""The boxes and runs of the laboratory, as functions of a connection."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal

import sqlalchemy as sa

from kickabout.table.errors import Refused, Unknown
from kickabout.table.store.lab_models import LabBoxRow, LabRunRow
from kickabout.table.store.leases import is_alive
from kickabout.table.store.models import BoxRow, select_as
from kickabout.table.store.news import is_shared
from kickabout.table.store.queries import box_text, keep_box
from kickabout.table.store.records import now
from kickabout.table.store.removal import remove_boxes
from kickabout.text.messages import Message

MOST_BOXES = 50
"""The most boxes of a browser."""
MOST_WAITING = 200
"""The most runs waiting at once, of all browsers."""
MOST_TRIES = 3
"""How often a run is started before it fails."""
LISTED = 40

State = Literal["waiting", "running", "done", "failed", "cancelled"]
OPEN: tuple[State, ...] = ("waiting", "running")


@dataclass(frozen=True)
class LabBox:
    """A box edited by a browser."""

    id: str
    game: str
    name: str
    digest: str
    before: str | None
    """The digest of what it was before the last change, None if that cannot be taken back."""
    updated: datetime
    text: str


@dataclass(frozen=True)
class LabRun:
    """A run of the laboratory without its report."""

    id: str
    browser_digest: str
    game: str
    name: str
    box_digest: str
    base_digest: str | None
    plan: dict[str, Any]
    state: State
    phase: str
    done: int
    total: int
    asked: datetime
    ended: datetime | None
    fault: str | None
    figures: str | None

    @property
    def is_open(self) -> bool:
        """Whether it waits or is being played."""
        return self.state in OPEN


@dataclass(frozen=True)
class Claimed:
    """A run to play now."""

    id: str
    plan: dict[str, Any]
    box: str
    """The text of the box."""
    base: str | None
    """The text of the box to compare with."""


# --- boxes --------------------------------------------------------------------------------------


_BOX = (
    select_as(LabBox, LabBoxRow, BoxRow)
    .join(BoxRow, BoxRow.digest == LabBoxRow.digest)
    .order_by(LabBoxRow.updated.desc(), LabBoxRow.id)
)


def lab_boxes(connection: sa.Connection, browser: str) -> list[LabBox]:
    """Return the boxes of a browser, the latest first."""
    return [
        LabBox(*row) for row in connection.execute(_BOX.where(LabBoxRow.browser_digest == browser))
    ]


def lab_box(connection: sa.Connection, browser: str, box: str) -> LabBox:
    """Return a box of a browser; raise `Unknown` if it has none of this id."""
    row = connection.execute(
        _BOX.where(LabBoxRow.id == box, LabBoxRow.browser_digest == browser)
    ).first()
    if row is None:
        raise Unknown(Message("error-no-lab-box"))
    return LabBox(*row)


def add_lab_box(
    connection: sa.Connection, box: str, browser: str, game: str, name: str, text: str
) -> None:
    """Keep a new box of a browser; raise `Refused` if it has too many already."""
    there = connection.scalar(sa.select(sa.func.count()).where(LabBoxRow.browser_digest == browser))
    if (there or 0) >= MOST_BOXES:
        raise Refused(Message("error-too-many-lab-boxes", most=MOST_BOXES))
    connection.execute(
        sa.insert(LabBoxRow).values(
            id=box,
            browser_digest=browser,
            game=game,
            name=name,
            digest=keep_box(connection, text),
            before=None,
            updated=now(),
        )
    )


def change_lab_box(
    connection: sa.Connection, browser: str, box: str, at: str, name: str, text: str
) -> None:
    """Put a text in place of a box's own; raise `Refused` if that is not the one of the digest `at` any more."""
    known = lab_box(connection, browser, box)
    if known.digest != at:
        raise Refused(Message("error-lab-box-moved-on"))
    digest = keep_box(connection, text)
    if digest != known.digest:
        connection.execute(
            sa.update(LabBoxRow)
            .where(LabBoxRow.id == box)
            .values(name=name, digest=digest, before=known.digest, updated=now())
        )


def remove_lab_box(connection: sa.Connection, browser: str, box: str) -> None:
    """Delete a box of a browser; raise `Unknown` if it has none of this id."""
    lab_box(connection, browser, box)
    connection.execute(sa.delete(LabBoxRow).where(LabBoxRow.id == box))


# --- runs ---------------------------------------------------------------------------------------

_RUN = select_as(LabRun, LabRunRow)


def add_run(
    connection: sa.Connection,
    *,
    run: str,
    browser: str,
    game: str,
    name: str,
    box_digest: str,
    base_digest: str | None,
    plan: dict[str, Any],
    most_open: int | None,
) -> None:
    """Add a run; raise `Refused` if too many of the browser, or of all browsers, are open."""
    waiting = sa.select(sa.func.count()).where(LabRunRow.state.in_(OPEN))
    own = connection.scalar(waiting.where(LabRunRow.browser_digest == browser)) or 0
    if most_open is not None and own >= most_open:
        raise Refused(Message("error-lab-runs-open", most=most_open))
    if (connection.scalar(waiting) or 0) >= MOST_WAITING:
        raise Refused(Message("error-lab-busy"))
    connection.execute(
        sa.insert(LabRunRow).values(
            id=run,
            browser_digest=browser,
            game=game,
            name=name,
            box_digest=box_digest,
            base_digest=base_digest,
            plan=plan,
            state="waiting",
            server=None,
            tries=0,
            phase="",
            done=0,
            total=0,
            asked=now(),
        )
    )


def lab_runs(connection: sa.Connection, browser: str) -> list[LabRun]:
    """Return the latest runs of a browser, the latest first."""
    rows = connection.execute(
        _RUN.where(LabRunRow.browser_digest == browser)
        .order_by(LabRunRow.asked.desc(), LabRunRow.id)
        .limit(LISTED)
    )
    return [LabRun(*row) for row in rows]


def lab_run(connection: sa.Connection, run: str) -> LabRun:
    """Return a run of any browser; raise `Unknown` if there is none of this id."""
    row = connection.execute(_RUN.where(LabRunRow.id == run)).first()
    if row is None:
        raise Unknown(Message("error-no-lab-run"))
    return LabRun(*row)


def lab_report(connection: sa.Connection, run: str) -> str | None:
    """Return the report of a run as HTML, None while there is none."""
    return connection.scalar(sa.select(LabRunRow.report).where(LabRunRow.id == run))


def runs_before(connection: sa.Connection, run: LabRun) -> int:
    """Return how many open runs come before this one."""
    before = connection.scalar(
        sa.select(sa.func.count()).where(LabRunRow.state.in_(OPEN), LabRunRow.asked < run.asked)
    )
    return before or 0


def cancel_run(connection: sa.Connection, run: str) -> bool:
    """Cancel an open run; return whether it was open."""
    changed = connection.execute(
        sa.update(LabRunRow)
        .where(LabRunRow.id == run, LabRunRow.state.in_(OPEN))
        .values(state="cancelled", server=None, ended=now())
    )
    return changed.rowcount == 1


def remove_run(connection: sa.Connection, run: str) -> None:
    """Delete a run with its report."""
    connection.execute(sa.delete(LabRunRow).where(LabRunRow.id == run))


def remove_lab(connection: sa.Connection, before: datetime) -> None:
    """Delete the boxes last changed, and the runs started, before a moment."""
    connection.execute(sa.delete(LabRunRow).where(LabRunRow.asked < before))
    connection.execute(sa.delete(LabBoxRow).where(LabBoxRow.updated < before))
    remove_boxes(connection)


# --- what plays them -----------------------------------------------------------------------------


def claim_run(connection: sa.Connection, server: str) -> Claimed | None:
    """Assign the first free run to a server and return it; None if there is none.

    Runs that were started too often are marked as failed.
    """
    free: sa.ColumnElement[bool] = LabRunRow.state == "waiting"
    if is_shared(connection):
        dead = sa.and_(LabRunRow.state == "running", ~is_alive(LabRunRow.server))
        free = sa.or_(free, dead)
    connection.execute(
        sa.update(LabRunRow)
        .where(free, LabRunRow.tries >= MOST_TRIES)
        .values(state="failed", fault="", server=None, ended=now())
    )
    row = connection.execute(
        sa.select(LabRunRow.id, LabRunRow.plan, LabRunRow.box_digest, LabRunRow.base_digest)
        .where(free)
        .order_by(LabRunRow.asked, LabRunRow.id)
        .limit(1)
        .with_for_update(skip_locked=True)
    ).first()
    if row is None:
        return None
    connection.execute(
        sa.update(LabRunRow)
        .where(LabRunRow.id == row.id)
        .values(
            state="running", server=server, tries=LabRunRow.tries + 1, phase="", done=0, total=0
        )
    )
    base = None if row.base_digest is None else box_text(connection, row.base_digest)
    return Claimed(row.id, row.plan, box_text(connection, row.box_digest), base)


def take_back_runs(connection: sa.Connection) -> None:
    """Put interrupted runs back into the queue when the only server of the database starts."""
    connection.execute(
        sa.update(LabRunRow)
        .where(LabRunRow.state == "running")
        .values(state="waiting", server=None)
    )


def _mine(run: str, server: str) -> Sequence[sa.ColumnElement[bool]]:
    return LabRunRow.id == run, LabRunRow.state == "running", LabRunRow.server == server


def note_progress(
    connection: sa.Connection, run: str, server: str, phase: str, done: int, total: int
) -> bool:
    """Write the progress of a run; return False if it is not this server's any more, such as after a cancellation."""
    changed = connection.execute(
        sa.update(LabRunRow).where(*_mine(run, server)).values(phase=phase, done=done, total=total)
    )
    return changed.rowcount == 1


def release_run(connection: sa.Connection, run: str, server: str, *, counts: bool) -> None:
    """Put a run back into the queue; `counts` says whether that was a failed try."""
    tries = LabRunRow.tries if counts else LabRunRow.tries - 1
    connection.execute(
        sa.update(LabRunRow)
        .where(*_mine(run, server))
        .values(state="waiting", server=None, tries=tries)
    )


def end_run(
    connection: sa.Connection,
    run: str,
    server: str,
    *,
    fault: str | None = None,
    report: str | None = None,
    figures: str | None = None,
) -> None:
    """Write the report of a run, or why it failed; do nothing if it is not this server's any more."""
    connection.execute(
        sa.update(LabRunRow)
        .where(*_mine(run, server))
        .values(
            state="done" if fault is None else "failed",
            server=None,
            ended=now(),
            fault=fault,
            report=report,
            figures=figures,
        )
    )
