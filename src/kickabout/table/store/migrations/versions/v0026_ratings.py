"""Rated matches, and the ratings of accounts."""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"


def upgrade() -> None:
    """Add two tables, and whether a match is rated and for whom; those played so far are not."""
    op.add_column(
        "tables", sa.Column("is_rated", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.add_column("seats", sa.Column("account", sa.String(16)))
    op.create_table(
        "rated_matches",
        sa.Column("number", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("table_id", sa.String(16), nullable=False, unique=True),
        sa.Column("at", sa.DateTime, nullable=False),
    )
    op.create_table(
        "rated_seats",
        sa.Column("number", sa.BigInteger, sa.ForeignKey("rated_matches.number"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("account", sa.String(16), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("mean", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
    )
    op.create_index("rated_seats_by_account", "rated_seats", ["account", "game", "number"])
