"""Clocks of the people at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0037"
down_revision = "0036"


def upgrade() -> None:
    """Add columns and a table; no match has a time control yet."""
    op.add_column("tables", sa.Column("time_control", sa.String(10)))
    op.add_column("moves", sa.Column("spent_ms", sa.Integer))
    op.add_column("seats", sa.Column("due", sa.DateTime))
    op.add_column("seats", sa.Column("lets_stand", sa.JSON))
    op.create_index("seats_by_due", "seats", ["due"])
    op.create_table(
        "vacations",
        sa.Column("browser_digest", sa.String(64), primary_key=True),
        sa.Column("year", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("days", sa.Integer, nullable=False),
        sa.Column("back", sa.DateTime, nullable=False),
    )
