"""The cards that people have played in finished matches."""

import sqlalchemy as sa
from alembic import op

revision = "0045"
down_revision = "0044"


def upgrade() -> None:
    """Add a column; of matches that are over it is not known."""
    op.add_column("holders", sa.Column("cards", sa.JSON))
