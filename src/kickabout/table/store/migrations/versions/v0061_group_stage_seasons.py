"""Seasons whose league is played as a Group Stage, with the matches within a result."""

import sqlalchemy as sa
from alembic import op

revision = "0061"
down_revision = "0060"


def upgrade() -> None:
    """Add a column to clubs and one to results; so far all leagues were played by two at a table."""
    no = sa.false()
    op.add_column("clubs", sa.Column("group_stage", sa.Boolean, nullable=False, server_default=no))
    op.add_column("season_results", sa.Column("meetings", sa.JSON))
