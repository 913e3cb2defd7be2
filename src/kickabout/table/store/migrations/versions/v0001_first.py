"""Boxes, tables, seats, their holders and the log."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create the first five tables."""
    op.create_table(
        "boxes",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("text", sa.Text(), nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("box_digest", sa.String(64), sa.ForeignKey("boxes.digest"), nullable=False),
        sa.Column("seed", sa.BigInteger(), nullable=False),
        sa.Column("answer_seconds", sa.Float()),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("created", sa.DateTime(), nullable=False),
        sa.Column("updated", sa.DateTime(), nullable=False),
        sa.Column("successor", sa.String(16)),
    )
    op.create_index("tables_by_status", "tables", ["status", "updated"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("kind", sa.String(40), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("salt", sa.String(32), nullable=False),
        sa.Column("seat_digest", sa.String(64), nullable=False, unique=True),
        sa.Column("invite_digest", sa.String(64), nullable=False, unique=True),
    )
    op.create_table(
        "holders",
        sa.Column("browser_digest", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer(), nullable=False),
    )
    op.create_index("holders_by_table", "holders", ["table_id"])
    op.create_table(
        "moves",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("actor", sa.Integer(), nullable=False),
        sa.Column("action", sa.Text(), nullable=False),
        sa.Column("at", sa.DateTime(), nullable=False),
    )
