"""Alembic's entry point: run the migrations on the connection that the store passes."""

from alembic import context

from kickabout.table.store import lab_models, people_models, shared_models  # noqa: F401 - registers their tables
from kickabout.table.store.models import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
