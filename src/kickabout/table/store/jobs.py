"""The queue of jobs for bots on other machines, as functions of a connection to a shared database.

A job exists from the question until the server that asked has the answer. A worker takes the first
job that nobody works on, which includes those of workers that have died, were suspended or do not
listen any more.
"""

from dataclasses import dataclass

import sqlalchemy as sa

from kickabout.table.store.leases import is_alive
from kickabout.table.store.news import is_listening, tell
from kickabout.table.store.shared_models import JobRow


@dataclass(frozen=True)
class Answered:
    """A job that has been done."""

    answer: str
    seconds: float
    """The seconds since it was taken."""


def add_job(connection: sa.Connection, job: str, rank: int, work: str) -> None:
    """Put a job into the queue, before those of a higher rank, and tell the workers."""
    asked = sa.func.clock_timestamp()
    connection.execute(sa.insert(JobRow).values(id=job, rank=rank, work=work, asked=asked))
    tell(connection, "work", job)


def take_job(connection: sa.Connection, worker: str) -> tuple[str, str] | None:
    """Assign the first job that nobody works on to this worker, and return its id and payload."""
    free = sa.or_(JobRow.worker.is_(None), ~is_alive(JobRow.worker), ~is_listening(JobRow.worker))
    first = (
        sa.select(JobRow.id)
        .where(JobRow.answer.is_(None), free)
        .order_by(JobRow.rank, JobRow.asked)
        .limit(1)
        .with_for_update(skip_locked=True)
        .scalar_subquery()
    )
    row = connection.execute(
        sa.update(JobRow)
        .where(JobRow.id == first)
        .values(worker=worker, taken=sa.func.clock_timestamp())
        .returning(JobRow.id, JobRow.work)
    ).first()
    return None if row is None else (row.id, row.work)


def answer_job(connection: sa.Connection, job: str, worker: str, answer: str) -> None:
    """Answer a job; no-op if it is another worker's now, or nobody waits for it any more."""
    answered = connection.execute(
        sa.update(JobRow).where(JobRow.id == job, JobRow.worker == worker).values(answer=answer)
    )
    if answered.rowcount:
        tell(connection, "done", job)


def read_answer(connection: sa.Connection, job: str) -> Answered | None:
    """Return the answer to a job; None if there is none yet. Raises `KeyError` if there is no such
    job.
    """
    row = connection.execute(
        sa.select(
            JobRow.answer,
            sa.func.extract("epoch", sa.func.clock_timestamp() - JobRow.taken),
        ).where(JobRow.id == job)
    ).first()
    if row is None:
        raise KeyError(job)
    return None if row[0] is None else Answered(row[0], float(row[1]))


def remove_job(connection: sa.Connection, job: str) -> None:
    """Remove a job from the queue, done or not."""
    connection.execute(sa.delete(JobRow).where(JobRow.id == job))
