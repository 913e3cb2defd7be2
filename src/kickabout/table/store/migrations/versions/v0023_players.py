"""Who decided for a seat, where that was not the player that was agreed."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    """Add a column; what was decided before names nobody, as the heads of those entries do not."""
    op.add_column("moves", sa.Column("player", sa.Text))
