"""The seats that a table waits for with its dice, known to all servers of the database."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Add a column; of existing seats, those that a browser holds are expected to contribute."""
    op.add_column(
        "seats", sa.Column("awaited", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    seats = sa.table("seats", *map(sa.column, ("table_id", "seat", "awaited")))
    holders = sa.table("holders", *map(sa.column, ("table_id", "seat")))
    held = sa.exists().where(holders.c.table_id == seats.c.table_id, holders.c.seat == seats.c.seat)
    op.execute(sa.update(seats).where(held).values(awaited=sa.true()))
