"""Who wants to play again."""

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"


def upgrade() -> None:
    """Add a column; nobody has said so yet."""
    op.add_column("seats", sa.Column("again", sa.String(10)))
