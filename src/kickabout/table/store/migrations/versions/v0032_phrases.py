"""What people have said at their tables."""

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"


def upgrade() -> None:
    """Add a column; nobody has said anything yet."""
    op.add_column("seats", sa.Column("phrases", sa.JSON))
