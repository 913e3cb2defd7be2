"""Seats that change hands, permission to ask for hints, and the graphs of finished matches."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

ALONE = """
UPDATE tables SET hints = (
    SELECT count(*) FROM seats WHERE table_id = tables.id AND kind IN ('person', 'open')
) <= 1
"""
"""Existing tables allow hints as new ones do by default: if one person plays with bots."""


def upgrade() -> None:
    """Add a column and two tables."""
    # In place: any other way of altering would make SQLite drop a table that others refer to.
    op.add_column("tables", sa.Column("hints", sa.Boolean(), nullable=False, server_default="0"))
    op.execute(ALONE)
    op.create_table(
        "changes",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("bot", sa.String(40)),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("after", sa.Integer(), nullable=False),
        sa.Column("at", sa.DateTime(), nullable=False),
    )
    op.create_table(
        "graphs",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("points", sa.JSON(), nullable=False),
    )
