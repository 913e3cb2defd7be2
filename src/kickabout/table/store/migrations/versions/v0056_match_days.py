"""Matches of competitions over days may have an end: after so many days they count as they stand."""

import sqlalchemy as sa
from alembic import op

revision = "0056"
down_revision = "0055"


def upgrade() -> None:
    """Add a column; competitions so far wait for as long as it takes."""
    op.add_column("competitions", sa.Column("match_days", sa.Integer))
