"""A result says how it came about: that the match was given up, if it was."""

import sqlalchemy as sa
from alembic import op

revision = "0058"
down_revision = "0057"

_MOVES = sa.table("moves", sa.column("table_id"), sa.column("number"), sa.column("action"))
_RESULTS = sa.table("results", sa.column("table_id"), sa.column("how"))
_ENDINGS = {"resign": "resigned", "lose on time": "on-time", "lose by leaving": "left"}


def upgrade() -> None:
    """Add columns; of a match that is over, how it ended is found from its last entry."""
    for table in ("results", "daily_attempts"):
        op.add_column(
            table, sa.Column("how", sa.String(10), nullable=False, server_default="played")
        )
    later = _MOVES.alias()
    is_last = ~sa.exists().where(
        later.c.table_id == _MOVES.c.table_id, later.c.number > _MOVES.c.number
    )
    for verb, how in _ENDINGS.items():
        ended = sa.select(_MOVES.c.table_id).where(
            _MOVES.c.action.in_((verb, f"{verb} last")), is_last
        )
        op.execute(sa.update(_RESULTS).where(_RESULTS.c.table_id.in_(ended)).values(how=how))
