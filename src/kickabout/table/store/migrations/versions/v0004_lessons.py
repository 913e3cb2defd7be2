"""The lesson that a table is for."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Adds a column; the tables that there are teach nothing."""
    op.add_column("tables", sa.Column("lesson", sa.String(40)))
