"""The kind of a table's stand-in bots."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add a column; at existing tables it is the strongest bot."""
    op.add_column(
        "tables", sa.Column("stand_in", sa.String(40), nullable=False, server_default="world")
    )
