"""Seasons of one person among bots: clubs, their seasons, the results, and the tables of their own fixtures."""

import sqlalchemy as sa
from alembic import op

revision = "0053"
down_revision = "0052"


def upgrade() -> None:
    """Create the tables; there are no clubs yet."""
    op.create_table(
        "clubs",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("browser_digest", sa.String(64), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("shirt", sa.String(8), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("founded", sa.DateTime, nullable=False),
    )
    op.create_index("clubs_by_browser", "clubs", ["browser_digest", "founded"])
    op.create_table(
        "seasons",
        sa.Column("club", sa.String(16), sa.ForeignKey("clubs.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("sides", sa.JSON, nullable=False),
        sa.Column("place", sa.Integer),
        sa.Column("cup_rounds", sa.Integer),
    )
    op.create_table(
        "season_results",
        sa.Column("club", sa.String(16), primary_key=True),
        sa.Column("season", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("fixture", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("goals", sa.JSON, nullable=False),
        sa.Column("winners", sa.JSON, nullable=False),
        sa.Column("how", sa.String(10), nullable=False),
        sa.ForeignKeyConstraint(["club", "season"], ["seasons.club", "seasons.number"]),
    )
    op.create_table(
        "season_tables",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("club", sa.String(16), nullable=False),
        sa.Column("season", sa.Integer, nullable=False),
        sa.Column("fixture", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(["club", "season"], ["seasons.club", "seasons.number"]),
        sa.UniqueConstraint("club", "season", "fixture"),
    )
