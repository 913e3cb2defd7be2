"""The cards that people have seen in finished matches, and the officials whose matches they have played to the end."""

import sqlalchemy as sa
from alembic import op

revision = "0049"
down_revision = "0048"
AT_ONCE = 1000
HOLDERS = sa.table(
    "holders",
    sa.column("browser_digest", sa.String),
    sa.column("table_id", sa.String),
    sa.column("cards", sa.JSON),
    sa.column("met", sa.JSON),
)


def upgrade() -> None:
    """Add columns. Of a match that is over it is known which cards were played, and so were seen; the rest is found from
    its log when its table is next loaded.
    """
    op.add_column("holders", sa.Column("met", sa.JSON))
    op.add_column("holders", sa.Column("officials", sa.JSON))
    own = HOLDERS.c
    connection = op.get_bind()
    noted = connection.execute(
        sa.select(own.browser_digest, own.table_id, own.cards).where(own.cards.is_not(None))
    ).all()
    rows = [{"browser": one, "at": table, "seen": sorted(cards)} for one, table, cards in noted]
    fill = (
        sa.update(HOLDERS)
        .where(own.browser_digest == sa.bindparam("browser"), own.table_id == sa.bindparam("at"))
        .values(met=sa.bindparam("seen", type_=sa.JSON))
    )
    for first in range(0, len(rows), AT_ONCE):
        connection.execute(fill, rows[first : first + AT_ONCE])
