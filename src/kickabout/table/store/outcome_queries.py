"""What came of finished matches for those who played them, so that a profile need not read each match anew."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Literal, cast

import sqlalchemy as sa

from kickabout.table.store.models import COUNTS, HolderRow, ResultRow, SeatRow, TableRow
from kickabout.table.store.records import Collected

Outcome = Literal["won", "drawn", "lost"]
PEOPLE = "people"
"""The opponents of a match in which another seat was a person's."""

LATEST, EVERY = 300, 5000
"""The number of matches in which favourite cards are counted, and all that was ever collected."""
FAVOURITES = 3
"""The number of favourite cards of a game."""


@dataclass(frozen=True)
class Played:
    """A finished match of somebody's."""

    game: str
    opponents: str
    """`people`, or the bot, as of `opponents_among`."""
    outcome: Outcome


def opponents_among(places: Sequence[tuple[str, str | None]], seat: int) -> str:
    """Return who played against a seat, by the kind and the member of the cast of all seats: `people` if anybody else
    was a person, else the first bot, by its slug in the cast or, without one, by its kind.
    """
    others = [place for other, place in enumerate(places) if other != seat]
    if any(kind in ("person", "open") for kind, _cast in others):
        return PEOPLE
    bots = ((kind.partition(":")[2], cast) for kind, cast in others)
    return next((cast or bot for bot, cast in bots if bot), "")


def outcome_for(winners: Collection[int], seats: int, seat: int) -> Outcome:
    """Return the outcome of a match for one of its seats."""
    if not winners or len(winners) == seats:
        return "drawn"
    return "won" if seat in winners else "lost"


def note_outcomes(
    connection: sa.Connection,
    table: str,
    collected: Mapping[int, Collected] = MappingProxyType({}),
) -> None:
    """Store what came of a table's match for those who hold its seats, if it is over and no lesson; and what seats have
    `collected`, of those of which it is known.
    """
    over = connection.execute(
        sa.select(ResultRow.winners, TableRow.updated)
        .join(TableRow, TableRow.id == ResultRow.table_id)
        .where(TableRow.id == table, COUNTS)
    ).first()
    if over is None:
        return
    seats = sa.select(SeatRow.kind, SeatRow.cast).where(SeatRow.table_id == table)
    places = [(row.kind, row.cast) for row in connection.execute(seats.order_by(SeatRow.seat))]
    for seat in range(len(places)):
        own = collected.get(seat)
        had = (
            {} if own is None else {"cards": own.played, "met": own.met, "officials": own.officials}
        )
        connection.execute(
            sa.update(HolderRow)
            .where(HolderRow.table_id == table, HolderRow.seat == seat)
            .values(
                finished=sa.func.coalesce(HolderRow.finished, over.updated),
                outcome=outcome_for(over.winners, len(places), seat),
                opponents=opponents_among(places, seat),
                **had,
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


def favourites_of(connection: sa.Connection, browser: str) -> dict[str, list[tuple[str, int]]]:
    """Return the cards that a browser's person has played most often lately, each with how often, by game."""
    played: dict[str, Counter[str]] = {}
    for game, cards in connection.execute(_noted(browser, LATEST, HolderRow.cards)):
        played.setdefault(game, Counter()).update(cards)
    return {
        game: sorted(cards.items(), key=lambda one: (-one[1], one[0]))[:FAVOURITES]
        for game, cards in played.items()
    }


@dataclass
class Had:
    """What somebody has had of a game."""

    met: set[str] = field(default_factory=set)
    """The cards seen face up, by their slugs."""
    officials: Counter[str] = field(default_factory=Counter)
    """How many matches were played to the end under each official."""


def collections_of(connection: sa.Connection, browser: str) -> dict[str, Had]:
    """Return what a browser's person has collected in matches that are over, by game."""
    collections: dict[str, Had] = {}
    rows = connection.execute(_noted(browser, EVERY, HolderRow.met, HolderRow.officials))
    for game, met, officials in rows:
        had = collections.setdefault(game, Had())
        had.met.update(met)
        had.officials.update(officials or {})
    return collections


def _noted(
    browser: str, latest: int, first: sa.orm.InstrumentedAttribute[Any], *more: Any
) -> sa.Select[Any]:
    """Return a query of the game, and of what was noted of a browser's person, in so many of the latest matches that are
    over; without those of which it was not.
    """
    return (
        sa.select(TableRow.game, first, *more)
        .join(TableRow, TableRow.id == HolderRow.table_id)
        .where(
            HolderRow.browser_digest == browser,
            HolderRow.finished.is_not(None),
            first.is_not(None),
            ~TableRow.closed,
        )
        .order_by(HolderRow.finished.desc(), HolderRow.table_id)
        .limit(latest)
    )


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
