"""Series of matches."""

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"


def upgrade() -> None:
    """Add two columns; each match so far stands by itself."""
    op.add_column("tables", sa.Column("best_of", sa.Integer, nullable=False, server_default="1"))
    op.add_column("tables", sa.Column("wins", sa.JSON))
