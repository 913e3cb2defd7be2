"""What people wear at their tables."""

import sqlalchemy as sa
from alembic import op

revision = "0041"
down_revision = "0040"


def upgrade() -> None:
    """Add columns; everybody wears what their seat has."""
    op.add_column("accounts", sa.Column("shirt", sa.String(8)))
    op.add_column("seats", sa.Column("shirt", sa.String(8)))
