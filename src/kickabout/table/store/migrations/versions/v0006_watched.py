"""Record of whether a spectator has ever looked at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add a column; for existing tables it is unknown, so they count as watched."""
    op.add_column("tables", sa.Column("watched", sa.Boolean(), nullable=False, server_default="1"))
