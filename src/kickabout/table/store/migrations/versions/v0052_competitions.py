"""Competitions of people: their logs, who takes part, the tables of their fixtures, and who did not come."""

import sqlalchemy as sa
from alembic import op

revision = "0052"
down_revision = "0051"


def upgrade() -> None:
    """Create the tables; there are no competitions yet."""
    op.create_table(
        "competitions",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("form", sa.JSON, nullable=False),
        sa.Column("organiser", sa.String(16), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("is_listed", sa.Boolean, nullable=False),
        sa.Column("is_rated", sa.Boolean, nullable=False),
        sa.Column("time_control", sa.String(10), nullable=False),
        sa.Column("grace_minutes", sa.Integer, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("created", sa.DateTime, nullable=False),
        sa.Column("starts", sa.DateTime),
        sa.Column("due", sa.DateTime),
    )
    op.create_index("competitions_by_due", "competitions", ["due"])
    op.create_index("competitions_by_status", "competitions", ["status", "created"])
    op.create_table(
        "competition_entries",
        sa.Column("competition", sa.String(16), sa.ForeignKey("competitions.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("entry", sa.Text, nullable=False),
        sa.Column("at", sa.DateTime, nullable=False),
    )
    op.create_table(
        "competition_sides",
        sa.Column("competition", sa.String(16), sa.ForeignKey("competitions.id"), primary_key=True),
        sa.Column("side", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("account", sa.String(16), nullable=False),
        sa.UniqueConstraint("competition", "account"),
    )
    op.create_index("competition_sides_by_account", "competition_sides", ["account"])
    op.create_table(
        "competition_tables",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("competition", sa.String(16), sa.ForeignKey("competitions.id"), nullable=False),
        sa.Column("fixture", sa.Integer, nullable=False),
        sa.UniqueConstraint("competition", "fixture"),
    )
    op.create_table(
        "absences",
        sa.Column("account", sa.String(16), primary_key=True),
        sa.Column("times", sa.Integer, nullable=False),
        sa.Column("until", sa.DateTime, nullable=False),
    )
