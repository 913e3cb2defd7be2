"""Keys of programs, and the seats and accounts that are theirs."""

import sqlalchemy as sa
from alembic import op

revision = "0043"
down_revision = "0042"


def upgrade() -> None:
    """Create the table and add columns; everybody is a person so far."""
    op.create_table(
        "api_keys",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("account", sa.String(16), sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("label", sa.String(40), nullable=False),
        sa.Column("scopes", sa.String(40), nullable=False),
        sa.Column("since", sa.DateTime, nullable=False),
        sa.Column("until", sa.DateTime),
        sa.Column("used", sa.DateTime),
    )
    op.create_index("api_keys_by_account", "api_keys", ["account"])
    for table in ("accounts", "seats"):
        op.add_column(
            table, sa.Column("is_program", sa.Boolean, nullable=False, server_default=sa.false())
        )
