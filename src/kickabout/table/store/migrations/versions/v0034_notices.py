"""What accounts are told of."""

import hashlib

import sqlalchemy as sa
from alembic import op

revision = "0034"
down_revision = "0033"


def upgrade() -> None:
    """Create the table, and add to each account by what digest it owns seats; nobody has been told of anything yet."""
    op.add_column("accounts", sa.Column("owner", sa.String(64), nullable=False, server_default=""))
    connection = op.get_bind()
    accounts = sa.table("accounts", sa.column("id"), sa.column("owner"))
    for account in connection.scalars(sa.select(accounts.c.id)).all():
        owner = hashlib.sha256(f"@{account}".encode()).hexdigest()
        update = sa.update(accounts).where(accounts.c.id == account)
        connection.execute(update.values(owner=owner))
    op.create_index("accounts_by_owner", "accounts", ["owner"])
    op.create_table(
        "notices",
        sa.Column("account", sa.String(16), sa.ForeignKey("accounts.id"), primary_key=True),
        sa.Column("kind", sa.String(12), primary_key=True),
        sa.Column("subject", sa.String(40), primary_key=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id")),
        sa.Column("by", sa.String(16), sa.ForeignKey("accounts.id")),
        sa.Column("at", sa.DateTime, nullable=False),
        sa.Column("is_read", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_index("notices_by_table", "notices", ["table_id"])
    op.create_index("notices_by_cause", "notices", ["by"])
