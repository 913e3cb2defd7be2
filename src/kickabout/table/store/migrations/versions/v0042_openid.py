"""What accounts are called by a provider of OpenID Connect, and who is on the way there."""

import sqlalchemy as sa
from alembic import op

revision = "0042"
down_revision = "0041"


def upgrade() -> None:
    """Create the tables; nobody signs in that way yet."""
    op.create_table(
        "openids",
        sa.Column("issuer", sa.String(300), primary_key=True),
        sa.Column("subject", sa.String(255), primary_key=True),
        sa.Column("account", sa.String(16), sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("since", sa.DateTime, nullable=False),
    )
    op.create_index("openids_by_account", "openids", ["account"])
    op.create_table(
        "openid_states",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("browser", sa.String(64), nullable=False),
        sa.Column("account", sa.String(16), sa.ForeignKey("accounts.id")),
        sa.Column("back", sa.String(300), nullable=False),
        sa.Column("until", sa.DateTime, nullable=False),
    )
    op.create_index("openid_states_by_account", "openid_states", ["account"])
