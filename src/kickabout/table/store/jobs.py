"""The queue of work for bots on other machines, as functions of a connection to a shared database.

A job is there from the question until whoever asked has the answer. A worker takes the first that nobody works on;
one whose worker has died is there for the next.
"""

from dataclasses import dataclass

import sqlalchemy as sa

from kickabout.table.store.leases import is_alive
from kickabout.table.store.news import tell
from kickabout.table.store.shared_models import JobRow


@dataclass(frozen=True)
class Answered:
    """A job that has been done."""

    answer: str
    seconds: float
    """How long ago it was taken."""


def add_job(connection: sa.Connection, job: str, rank: int, work: str) -> None:
    """Put a job into the queue, before those of a higher rank, and tells the workers."""
    asked = sa.func.clock_timestamp()
    connection.execute(sa.insert(JobRow).values(id=job, rank=rank, work=work, asked=asked))
    tell(connection, "work", job)


def take_job(connection: sa.Connection, worker: str) -> tuple[str, str] | None:
    """The id of the first job that nobody works on, and what is to be done, from now on by this worker."""
    free = sa.or_(JobRow.worker.is_(None), ~is_alive(JobRow.worker))
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
    """Answer a job; nothing if it is another worker's now, or nobody waits for it any more."""
    answered = connection.execute(
        sa.update(JobRow).where(JobRow.id == job, JobRow.worker == worker).values(answer=answer)
    )
    if answered.rowcount:
        tell(connection, "done", job)


def read_answer(connection: sa.Connection, job: str) -> Answered | None:
    """The answer to a job; None while there is none. Raises `KeyError` if there is no such job."""
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
    """Take a job out of the queue, done or not."""
    connection.execute(sa.delete(JobRow).where(JobRow.id == job))
