"""Mail addresses of accounts, and the links by which they are confirmed."""

import sqlalchemy as sa
from alembic import op

revision = "0040"
down_revision = "0039"


def upgrade() -> None:
    """Create the tables, and add a column; nobody has given an address yet."""
    op.add_column(
        "notices", sa.Column("is_mailed", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.create_table(
        "mails",
        sa.Column("account", sa.String(16), sa.ForeignKey("accounts.id"), primary_key=True),
        sa.Column("address", sa.String(254), nullable=False, unique=True),
        sa.Column("base", sa.String(300), nullable=False),
        sa.Column("locale", sa.String(20), nullable=False),
        sa.Column("is_stopped", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("due", sa.DateTime, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
    )
    op.create_index("mails_by_time", "mails", ["due"])
    op.create_table(
        "mail_links",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("account", sa.String(16), sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("base", sa.String(300), nullable=False),
        sa.Column("locale", sa.String(20), nullable=False),
        sa.Column("until", sa.DateTime, nullable=False),
    )
    op.create_index("mail_links_by_account", "mail_links", ["account"])
