"""Who waits for somebody to play with now."""

import sqlalchemy as sa
from alembic import op

revision = "0039"
down_revision = "0038"


def upgrade() -> None:
    """Create the table; nobody waits by it yet."""
    op.create_table(
        "seeks",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("browser_digest", sa.String(64), primary_key=True),
        sa.Column("mean", sa.Float, nullable=False),
        sa.Column("since", sa.DateTime, nullable=False),
    )
    op.create_index("seeks_by_browser", "seeks", ["browser_digest"])
