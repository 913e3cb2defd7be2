"""Dice that seats make together: the anchors of their chains, and the links that they reveal."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    """Add columns, and a table of what has come and is in no entry yet; matches that have begun go on as they are."""
    op.add_column("tables", sa.Column("joint", sa.Boolean))
    op.add_column("contributions", sa.Column("anchor", sa.String(64)))
    op.add_column("moves", sa.Column("links", sa.Text))
    op.create_table(
        "links",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, nullable=False, server_default="0"),
        sa.Column("link", sa.String(64)),
        sa.Column("anchor", sa.String(64)),
    )
