"""Results of matches, for lists of them."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add a table."""
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("goals", sa.JSON(), nullable=False),
        sa.Column("winners", sa.JSON(), nullable=False),
    )
