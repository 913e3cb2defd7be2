"""Alembic's entry point: run the migrations on the connection that the store passes."""

from alembic import context

from kickabout.table.store import (  # noqa: F401 - registers their tables
    daily_models,
    lab_models,
    people_models,
    rating_models,
    season_models,
    shared_models,
)
from kickabout.table.store.models import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
