"""The whole digest as the key of a box: two boxes that share a quarter of one can be made."""

import hashlib

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"

_BOXES = sa.table("boxes", sa.column("digest"), sa.column("text"))
_REFERRING = {
    "tables": ("box_digest",),
    "lab_boxes": ("digest", "before"),
    "lab_runs": ("box_digest", "base_digest"),
}


def upgrade() -> None:
    """Give the boxes that go by all of their text their whole digest; games know those of their own by either."""
    connection = op.get_bind()
    for digest, text in connection.execute(sa.select(_BOXES.c.digest, _BOXES.c.text)).all():
        whole = hashlib.sha256(text.encode()).hexdigest()
        if digest != whole[:16]:
            continue
        connection.execute(_BOXES.insert().values(digest=whole, text=text))
        for name, columns in _REFERRING.items():
            for column in columns:
                table = sa.table(name, sa.column(column))
                change = sa.update(table).where(table.c[column] == digest)
                connection.execute(change.values({column: whole}))
        connection.execute(_BOXES.delete().where(_BOXES.c.digest == digest))
