"""Rosters that browsers have built for a game: squads with their decks."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add a table."""
    op.create_table(
        "sheets",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("browser_digest", sa.String(64), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("before", sa.Text()),
        sa.Column("updated", sa.DateTime(), nullable=False),
    )
    op.create_index("sheets_by_browser", "sheets", ["browser_digest", "game", "updated"])
