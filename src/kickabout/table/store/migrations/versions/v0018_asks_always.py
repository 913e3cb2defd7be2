"""Whether a table asks its only person where every answer but to hold is a plain waste."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """Add a column; existing tables let such questions pass."""
    op.add_column(
        "tables",
        sa.Column("asks_always", sa.Boolean, nullable=False, server_default=sa.false()),
    )
