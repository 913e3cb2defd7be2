"""By how many moves whoever watches is behind says it all: none at once, and no number once a match is over."""

import sqlalchemy as sa
from alembic import op

revision = "0051"
down_revision = "0050"


def upgrade() -> None:
    """Have the number tell what a column of its own has told so far."""
    tables = sa.table("tables", sa.column("watch_later", sa.Boolean), sa.column("moves_behind"))
    op.execute(sa.update(tables).where(~tables.c.watch_later).values(moves_behind=0))
    op.drop_column("tables", "watch_later")
