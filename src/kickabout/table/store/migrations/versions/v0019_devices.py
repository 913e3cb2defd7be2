"""Seats whose people play at one device."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    """Add columns; existing seats have a device each."""
    op.add_column("seats", sa.Column("device", sa.Integer(), nullable=True))
    op.add_column("seats", sa.Column("lifted", sa.Integer(), nullable=True))
