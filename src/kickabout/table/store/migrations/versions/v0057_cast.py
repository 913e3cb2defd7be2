"""A seat says which member of the cast its bot is."""

import sqlalchemy as sa
from alembic import op

revision = "0057"
down_revision = "0056"


def upgrade() -> None:
    """Add a column; bots so far look like their kind."""
    op.add_column("seats", sa.Column("cast", sa.String(40)))
