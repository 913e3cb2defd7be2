"""The ways by which notices reach accounts: pushes to browsers, and what each account has chosen."""

import sqlalchemy as sa
from alembic import op

revision = "0036"
down_revision = "0035"


def upgrade() -> None:
    """Create the tables, and add columns; what has been told already is pushed to nobody."""
    op.add_column("notices", sa.Column("push_due", sa.DateTime))
    op.add_column(
        "notices", sa.Column("push_tries", sa.Integer, nullable=False, server_default="0")
    )
    op.create_index("notices_by_push", "notices", ["push_due"])
    op.create_table(
        "notice_choices",
        sa.Column("account", sa.String(16), sa.ForeignKey("accounts.id"), primary_key=True),
        sa.Column("changed", sa.JSON, nullable=False),
        sa.Column("quiet_from", sa.Integer, nullable=False),
        sa.Column("quiet_to", sa.Integer, nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
    )
    op.create_table(
        "pushes",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("account", sa.String(16), sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("session", sa.String(64), sa.ForeignKey("sessions.digest"), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("public_key", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(32), nullable=False),
        sa.Column("base", sa.String(300), nullable=False),
        sa.Column("locale", sa.String(20), nullable=False),
        sa.Column("device", sa.String(60), nullable=False),
        sa.Column("since", sa.DateTime, nullable=False),
    )
    op.create_index("pushes_by_account", "pushes", ["account"])
    op.create_index("pushes_by_session", "pushes", ["session"])
