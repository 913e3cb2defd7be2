"""What came of finished matches for those who played them, so that a profile need not read each match anew."""

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Literal, cast

import sqlalchemy as sa

from kickabout.table.store.models import HolderRow, ResultRow, SeatRow, TableRow

Outcome = Literal["won", "drawn", "lost"]
PEOPLE = "people"
"""The opponents of a match in which another seat was a person's."""

LATEST, EVERY = 300, 5000
"""The number of matches in which favourite cards are counted, and all cards that were ever played."""
FAVOURITES = 3
"""The number of favourite cards of a game."""


@dataclass(frozen=True)
class Played:
    """A finished match of somebody's."""

    game: str
    opponents: str
    """`people`, or the kind of the bots."""
    outcome: Outcome


def opponents_among(kinds: Sequence[str], seat: int) -> str:
    """Return who played against a seat, by the kinds of all seats: `people` if anybody else was a person, else the kind
    of the first bot.
    """
    others = [kind for other, kind in enumerate(kinds) if other != seat]
    if "person" in others or "open" in others:
        return PEOPLE
    return next((bot for kind in others if (bot := kind.partition(":")[2])), "")


def outcome_for(winners: Collection[int], seats: int, seat: int) -> Outcome:
    """Return the outcome of a match for one of its seats."""
    if not winners or len(winners) == seats:
        return "drawn"
    return "won" if seat in winners else "lost"


def note_outcomes(
    connection: sa.Connection, table: str, cards: Sequence[dict[str, int]] = ()
) -> None:
    """Store what came of a table's match for those who hold its seats, if it is over and no lesson; and the `cards`
    that each seat has played, if they are known.
    """
    over = connection.execute(
        sa.select(ResultRow.winners, TableRow.updated)
        .join(TableRow, TableRow.id == ResultRow.table_id)
        .where(TableRow.id == table, TableRow.lesson.is_(None))
    ).first()
    if over is None:
        return
    seats = sa.select(SeatRow.kind).where(SeatRow.table_id == table).order_by(SeatRow.seat)
    kinds = list(connection.scalars(seats))
    for seat in range(len(kinds)):
        connection.execute(
            sa.update(HolderRow)
            .where(HolderRow.table_id == table, HolderRow.seat == seat)
            .values(
                finished=over.updated,
                outcome=outcome_for(over.winners, len(kinds), seat),
                opponents=opponents_among(kinds, seat),
                **({"cards": cards[seat]} if cards else {}),
            )
        )


def played_by(connection: sa.Connection, browser: str) -> list[Played]:
    """Return the finished matches of a browser's person, latest first."""
    rows = connection.execute(
        sa.select(TableRow.game, HolderRow.opponents, HolderRow.outcome)
        .join(TableRow, TableRow.id == HolderRow.table_id)
        .where(
            HolderRow.browser_digest == browser, HolderRow.finished.is_not(None), ~TableRow.closed
        )
        .order_by(HolderRow.finished.desc(), HolderRow.table_id)
    )
    return [Played(row.game, row.opponents or "", cast("Outcome", row.outcome)) for row in rows]


def cards_of(connection: sa.Connection, browser: str, latest: int) -> dict[str, Counter[str]]:
    """Return how often a browser's person has played each card, by game: in so many of the latest matches that are over."""
    rows = connection.execute(
        sa.select(TableRow.game, HolderRow.cards)
        .join(TableRow, TableRow.id == HolderRow.table_id)
        .where(
            HolderRow.browser_digest == browser,
            HolderRow.finished.is_not(None),
            HolderRow.cards.is_not(None),
            ~TableRow.closed,
        )
        .order_by(HolderRow.finished.desc(), HolderRow.table_id)
        .limit(latest)
    )
    played: dict[str, Counter[str]] = {}
    for game, cards in rows:
        played.setdefault(game, Counter()).update(cards)
    return played


def favourites_of(connection: sa.Connection, browser: str) -> dict[str, list[tuple[str, int]]]:
    """Return the cards that a browser's person has played most often lately, each with how often, by game."""
    return {
        game: sorted(cards.items(), key=lambda one: (-one[1], one[0]))[:FAVOURITES]
        for game, cards in cards_of(connection, browser, LATEST).items()
    }


def lessons_done(connection: sa.Connection, browser: str) -> set[tuple[str, str]]:
    """Return the lessons that a browser's person has finished, each with its game."""
    rows = connection.execute(
        sa.select(TableRow.game, TableRow.lesson)
        .join(HolderRow, HolderRow.table_id == TableRow.id)
        .where(
            HolderRow.browser_digest == browser,
            TableRow.lesson.is_not(None),
            TableRow.status == "over",
        )
    )
    return {(game, lesson or "") for game, lesson in rows}
