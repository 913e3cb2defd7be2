"""Keys that are rotated: what servers compare, and who may make the links of a table anew."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Add two columns; nobody has opened the tables that there are."""
    op.add_column("tables", sa.Column("opener", sa.Integer()))
    op.add_column("servers", sa.Column("keys", sa.Text()))
