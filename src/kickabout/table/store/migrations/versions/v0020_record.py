"""What was agreed, the heads that seats acknowledge, the key by which servers sign, and counts of
sealed matches.
"""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    """Add columns and a table; matches that have begun keep their scheme, without a record."""
    op.add_column("tables", sa.Column("agreed", sa.Text))
    op.add_column("moves", sa.Column("seen", sa.String(80)))
    op.create_table(
        "signing_keys",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("secret", sa.String(64), nullable=False),
    )
    op.create_table(
        "tallies",
        sa.Column("name", sa.String(10), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
    )
