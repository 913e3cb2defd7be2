"""Tables at which whoever watches is some moves behind."""

import sqlalchemy as sa
from alembic import op

revision = "0048"
down_revision = "0047"


def upgrade() -> None:
    """Add a column; whoever watches late at the tables that there are does so once the match is over."""
    op.add_column("tables", sa.Column("moves_behind", sa.Integer))
