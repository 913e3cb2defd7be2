"""Challenges that were turned down stay known, so that whoever has asked is told."""

import sqlalchemy as sa
from alembic import op

revision = "0050"
down_revision = "0049"


def upgrade() -> None:
    """Add a column; those that there are still stand."""
    op.add_column(
        "challenges",
        sa.Column("is_declined", sa.Boolean, nullable=False, server_default=sa.false()),
    )
