"""Friends: what accounts have declared about each other, whom they challenge, and when they were last here."""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"


def upgrade() -> None:
    """Create the tables; nobody has friends yet."""
    op.add_column("accounts", sa.Column("seen", sa.DateTime))
    op.create_table(
        "ties",
        sa.Column("account", sa.String(16), sa.ForeignKey("accounts.id"), primary_key=True),
        sa.Column("other", sa.String(16), sa.ForeignKey("accounts.id"), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
    )
    op.create_index("ties_by_other", "ties", ["other"])
    op.create_table(
        "challenges",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("account", sa.String(16), sa.ForeignKey("accounts.id"), primary_key=True),
        sa.Column("by", sa.String(16), sa.ForeignKey("accounts.id"), nullable=False),
    )
    op.create_index("challenges_by_account", "challenges", ["account"])
