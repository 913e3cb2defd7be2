"""Tables whose open seats everybody is shown."""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    """Add a column; the open seats of tables that wait are for those who have an invitation, as before."""
    op.add_column(
        "tables", sa.Column("is_listed", sa.Boolean, nullable=False, server_default=sa.false())
    )
