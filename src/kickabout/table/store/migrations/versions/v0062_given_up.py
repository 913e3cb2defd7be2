"""Results of seasons and of days say that a match was given up, also those from before a result said so."""

import sqlalchemy as sa
from alembic import op

revision = "0062"
down_revision = "0061"

_ENDED = sa.table("results", sa.column("table_id"), sa.column("how"))
_TABLES = sa.table("season_tables", *map(sa.column, ("table_id", "club", "season", "fixture")))
_SEASONS = sa.table("season_results", *map(sa.column, ("club", "season", "fixture", "how")))
_DAYS = sa.table("daily_attempts", *map(sa.column, ("table_id", "how")))


def upgrade() -> None:
    """Take how a match ended from the result of its table; where that is gone, nobody knows any more."""
    ended = sa.select(_ENDED.c.how).where(_ENDED.c.how != "played")
    fixture = [_TABLES.c[name] == _SEASONS.c[name] for name in ("club", "season", "fixture")]
    at_table = sa.select(_TABLES.c.table_id).where(*fixture).correlate(_SEASONS).scalar_subquery()
    for kept, table in ((_SEASONS, at_table), (_DAYS, _DAYS.c.table_id)):
        own = ended.where(_ENDED.c.table_id == table).correlate(kept)
        op.execute(
            sa.update(kept)
            .where(kept.c.how == "played", own.exists())
            .values(how=own.scalar_subquery())
        )
