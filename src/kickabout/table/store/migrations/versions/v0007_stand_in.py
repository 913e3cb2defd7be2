"""Which bot plays at a table for who has left."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Adds a column; at the tables that there are the strongest bot does."""
    op.add_column(
        "tables", sa.Column("stand_in", sa.String(40), nullable=False, server_default="world")
    )
