"""Hints requested at another server."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add a table."""
    op.create_table(
        "hints",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("question", sa.Integer(), nullable=False),
        sa.Column("found", sa.Text()),
    )
