"""Tools of a host: closed tables, blocks, and reports of names."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add a column and two tables."""
    op.add_column("tables", sa.Column("closed", sa.Boolean(), nullable=False, server_default="0"))
    op.create_table(
        "blocks",
        sa.Column("whom", sa.String(64), primary_key=True),
        sa.Column("at", sa.DateTime(), nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("name", sa.String(24), primary_key=True),
        sa.Column("by_seat", sa.Integer(), primary_key=True),
        sa.Column("at", sa.DateTime(), nullable=False),
    )
