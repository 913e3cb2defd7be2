"""Counts that servers share."""

import sqlalchemy as sa
from alembic import op

revision = "0035"
down_revision = "0034"


def upgrade() -> None:
    """Create the table; nothing has been counted yet."""
    op.create_table(
        "counts",
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("until", sa.DateTime, nullable=False),
    )
    op.create_index("counts_by_end", "counts", ["until"])
