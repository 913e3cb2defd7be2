"""The laboratory's tables: edited boxes and runs."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Create two tables, and an index to find the matches of a box."""
    op.create_table(
        "lab_boxes",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("browser_digest", sa.String(64), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("digest", sa.String(64), sa.ForeignKey("boxes.digest"), nullable=False),
        sa.Column("before", sa.String(64), sa.ForeignKey("boxes.digest")),
        sa.Column("updated", sa.DateTime(), nullable=False),
    )
    op.create_index("lab_boxes_by_browser", "lab_boxes", ["browser_digest", "updated"])
    op.create_table(
        "lab_runs",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("browser_digest", sa.String(64), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("box_digest", sa.String(64), sa.ForeignKey("boxes.digest"), nullable=False),
        sa.Column("base_digest", sa.String(64), sa.ForeignKey("boxes.digest")),
        sa.Column("plan", sa.JSON(), nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("server", sa.String(32)),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("phase", sa.String(10), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("asked", sa.DateTime(), nullable=False),
        sa.Column("ended", sa.DateTime()),
        sa.Column("fault", sa.Text()),
        sa.Column("report", sa.Text()),
        sa.Column("figures", sa.Text()),
    )
    op.create_index("lab_runs_by_browser", "lab_runs", ["browser_digest", "asked"])
    op.create_index("lab_runs_by_state", "lab_runs", ["state", "asked"])
    op.create_index("tables_by_box", "tables", ["box_digest"])
