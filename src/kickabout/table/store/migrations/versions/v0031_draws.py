"""Offers of a draw."""

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"


def upgrade() -> None:
    """Add a column; nobody has offered one yet."""
    op.add_column("seats", sa.Column("draw_offer", sa.Integer))
