"""What people write to each other at their tables, and what is kept of it with a report."""

import sqlalchemy as sa
from alembic import op

revision = "0047"
down_revision = "0046"


def upgrade() -> None:
    """Add columns; nobody allows it yet, and nobody has written anything."""
    op.add_column("seats", sa.Column("writes", sa.JSON))
    op.add_column("seats", sa.Column("lines", sa.JSON))
    op.add_column("reports", sa.Column("lines", sa.JSON))
