"""Shared state of the servers of one database: their registration, leases, and whatever is not in
the log.
"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add a column and tables."""
    op.add_column(
        "tables", sa.Column("version", sa.BigInteger(), nullable=False, server_default="0")
    )
    op.create_table(
        "facts",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text(), nullable=False),
    )
    op.create_table(
        "servers",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("seen", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("holder", sa.String(32)),
        sa.Column("fence", sa.BigInteger(), nullable=False),
    )
    op.create_index("leases_by_holder", "leases", ["holder"])
    op.create_table(
        "answers",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("opened", sa.Integer(), nullable=False),
        sa.Column("action", sa.Text(), nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("server", sa.String(32), primary_key=True),
    )
    op.create_index("presence_by_server", "presence", ["server"])
    op.create_table(
        "requests",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("by_seat", sa.Integer(), primary_key=True),
    )
    op.create_table(
        "read_notes",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("passed", sa.Integer(), nullable=False),
    )
