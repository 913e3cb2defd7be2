"""The speed at which a table goes on."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Add a column; existing tables go on as they did."""
    op.add_column(
        "tables", sa.Column("speed", sa.String(10), nullable=False, server_default="calm")
    )
