"""The secret addresses at which programs read notices."""

import sqlalchemy as sa
from alembic import op

revision = "0038"
down_revision = "0037"


def upgrade() -> None:
    """Create the table; nobody has such an address yet."""
    op.create_table(
        "feeds",
        sa.Column("account", sa.String(16), sa.ForeignKey("accounts.id"), primary_key=True),
        sa.Column("digest", sa.String(64), nullable=False, unique=True),
    )
