"""Verifiable dice."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add columns and a table; existing matches keep their dice."""
    op.add_column("tables", sa.Column("secret", sa.String(64)))
    op.add_column("tables", sa.Column("dice", sa.String(10)))
    op.add_column("tables", sa.Column("preparing", sa.JSON()))
    op.create_table(
        "contributions",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("seal", sa.String(64), nullable=False),
        sa.Column("value", sa.String(32)),
    )
