"""Positions of the day, and what people answer to them."""

import sqlalchemy as sa
from alembic import op

revision = "0054"
down_revision = "0053"


def upgrade() -> None:
    """Create the tables; the first positions are looked for when a server runs."""
    op.create_table(
        "positions",
        sa.Column("day", sa.Date, primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("server", sa.String(32)),
        sa.Column("position", sa.Text),
    )
    op.create_table(
        "position_answers",
        sa.Column("day", sa.Date, primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("browser_digest", sa.String(64), primary_key=True),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("answered", sa.DateTime, nullable=False),
        sa.ForeignKeyConstraint(["day", "game"], ["positions.day", "positions.game"]),
    )
    op.create_index("position_answers_by_browser", "position_answers", ["browser_digest", "day"])
