"""The goals and bookings of matches of competitions and seasons, with who scored them."""

import sqlalchemy as sa
from alembic import op

revision = "0059"
down_revision = "0058"


def upgrade() -> None:
    """Add a column to both tables of results; of matches that are over they were not noted."""
    for table in ("results", "season_results"):
        op.add_column(table, sa.Column("incidents", sa.JSON))
