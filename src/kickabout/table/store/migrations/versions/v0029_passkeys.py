"""Passkeys of accounts, and what authenticators are to sign."""

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"


def upgrade() -> None:
    """Create the tables; nobody has a passkey yet."""
    op.create_table(
        "passkeys",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("account", sa.String(16), sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("credential", sa.Text, nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("host", sa.String(253), nullable=False),
        sa.Column("device", sa.String(60), nullable=False),
        sa.Column("since", sa.DateTime, nullable=False),
    )
    op.create_index("passkeys_by_account", "passkeys", ["account"])
    op.create_table(
        "passkey_challenges",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("until", sa.DateTime, nullable=False),
    )
