"""Jobs for bots on other machines."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Add a table."""
    op.create_table(
        "jobs",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.Column("work", sa.Text(), nullable=False),
        sa.Column("asked", sa.DateTime(timezone=True), nullable=False),
        sa.Column("worker", sa.String(32)),
        sa.Column("taken", sa.DateTime(timezone=True)),
        sa.Column("answer", sa.Text()),
    )
    op.create_index("jobs_by_rank", "jobs", ["rank", "asked"])
