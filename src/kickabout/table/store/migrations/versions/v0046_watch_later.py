"""Tables that nobody watches before the match is over."""

import sqlalchemy as sa
from alembic import op

revision = "0046"
down_revision = "0045"


def upgrade() -> None:
    """Add a column; everybody may watch the tables that there are."""
    op.add_column(
        "tables",
        sa.Column("watch_later", sa.Boolean, nullable=False, server_default=sa.false()),
    )
