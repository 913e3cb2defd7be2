"""What came of finished matches for those who played them."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0044"
down_revision = "0043"
AT_ONCE = 1000


def upgrade() -> None:
    """Add columns, and fill them for the matches that are over."""
    op.add_column("holders", sa.Column("finished", sa.DateTime))
    op.add_column("holders", sa.Column("outcome", sa.String(5)))
    op.add_column("holders", sa.Column("opponents", sa.String(40)))
    op.create_index("holders_by_match", "holders", ["browser_digest", "finished"])
    connection = op.get_bind()
    over = connection.execute(
        sa.text(
            "SELECT r.table_id, r.winners, t.updated FROM results r JOIN tables t ON t.id = r.table_id"
            " WHERE t.lesson IS NULL"
        )
    ).all()
    kinds: dict[str, list[str]] = {}
    for table, kind in connection.execute(
        sa.text("SELECT table_id, kind FROM seats ORDER BY table_id, seat")
    ):
        kinds.setdefault(table, []).append(kind)
    rows = [
        row
        for table, winners, updated in over
        for row in _rows(table, winners, updated, kinds[table])
    ]
    fill = sa.text(
        "UPDATE holders SET finished = :finished, outcome = :outcome, opponents = :opponents"
        " WHERE table_id = :table_id AND seat = :seat"
    )
    for first in range(0, len(rows), AT_ONCE):
        connection.execute(fill, rows[first : first + AT_ONCE])


def _rows(table: str, written: Any, updated: Any, kinds: list[str]) -> list[dict[str, Any]]:
    winners = json.loads(written) if isinstance(written, str) else written
    rows = []
    for seat in range(len(kinds)):
        others = [kind for other, kind in enumerate(kinds) if other != seat]
        bots = [kind.removeprefix("bot:") for kind in others if kind.startswith("bot:")]
        is_draw = not winners or len(winners) == len(kinds)
        rows.append(
            {
                "table_id": table,
                "seat": seat,
                "finished": updated,
                "outcome": "drawn" if is_draw else "won" if seat in winners else "lost",
                "opponents": "people" if {"person", "open"} & set(others) else (bots or [""])[0],
            }
        )
    return rows
