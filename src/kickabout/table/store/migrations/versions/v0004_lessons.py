"""The lesson of a table."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add a column; existing tables have no lesson."""
    op.add_column("tables", sa.Column("lesson", sa.String(40)))
