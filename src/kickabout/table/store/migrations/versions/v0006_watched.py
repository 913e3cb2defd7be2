"""Whether somebody has ever looked at a table from the stands."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Adds a column; nobody knows any more who has looked at the tables that there are."""
    op.add_column("tables", sa.Column("watched", sa.Boolean(), nullable=False, server_default="1"))
