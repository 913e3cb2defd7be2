"""The matches of the day, and what came of them."""

import sqlalchemy as sa
from alembic import op

revision = "0055"
down_revision = "0054"


def upgrade() -> None:
    """Create the tables, and mark the tables at which a match of the day is played: none so far."""
    op.add_column("tables", sa.Column("day", sa.Date))
    op.create_table(
        "daily_attempts",
        sa.Column("day", sa.Date, primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("browser_digest", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("finished", sa.DateTime),
        sa.Column("outcome", sa.String(5)),
        sa.Column("goals", sa.Integer),
        sa.Column("conceded", sa.Integer),
    )
    op.create_index("daily_attempts_by_table", "daily_attempts", ["table_id"])
    op.create_index("daily_attempts_by_browser", "daily_attempts", ["browser_digest", "day"])
    op.create_table(
        "daily_bot_results",
        sa.Column("day", sa.Date, primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("bot", sa.String(40), primary_key=True),
        sa.Column("outcome", sa.String(5), nullable=False),
        sa.Column("goals", sa.Integer, nullable=False),
        sa.Column("conceded", sa.Integer, nullable=False),
    )
