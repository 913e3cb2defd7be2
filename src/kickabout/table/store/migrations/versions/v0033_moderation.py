"""Moderation: sanctions, settled reports, names that are asked for anew, and what operators have done."""

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0032"


def upgrade() -> None:
    """Create the tables and add columns; nothing has been settled yet, and a block keeps out of everything."""
    op.create_table(
        "sanctions",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("browser_digest", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("why", sa.String(200), nullable=False),
        sa.Column("since", sa.DateTime, nullable=False),
        sa.Column("until", sa.DateTime),
        sa.Column("lifted", sa.DateTime),
    )
    op.create_index("sanctions_by_browser", "sanctions", ["browser_digest"])
    op.create_table(
        "acts",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.DateTime, nullable=False),
        sa.Column("who", sa.String(40), nullable=False),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("whom", sa.String(80), nullable=False),
        sa.Column("why", sa.String(200), nullable=False),
    )
    op.add_column("reports", sa.Column("settled", sa.DateTime))
    op.add_column("reports", sa.Column("note", sa.String(200)))
    no = sa.false()
    op.add_column(
        "accounts", sa.Column("needs_name", sa.Boolean, nullable=False, server_default=no)
    )
    op.add_column(
        "blocks", sa.Column("accounts_only", sa.Boolean, nullable=False, server_default=no)
    )
