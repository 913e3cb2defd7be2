"""Accounts keep the language that their person has chosen."""

import sqlalchemy as sa
from alembic import op

revision = "0060"
down_revision = "0059"


def upgrade() -> None:
    """Add a column; so far everybody reads what their browser asks for."""
    op.add_column("accounts", sa.Column("locale", sa.String(20)))
