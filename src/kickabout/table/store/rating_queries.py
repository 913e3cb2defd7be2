"""Reads and writes of ratings, as functions of a connection."""

import json
import math
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby
from operator import attrgetter

import sqlalchemy as sa

from kickabout.table import catalogue
from kickabout.table.errors import Refused
from kickabout.table.ratings import Rating, rated
from kickabout.table.store.models import MoveRow, SeatChangeRow, SeatRow, TableRow
from kickabout.table.store.news import is_shared, tell
from kickabout.table.store.rating_models import RatedMatchRow, RatedSeatRow
from kickabout.table.store.records import FinalScore, Place, SeatRating, now
from kickabout.text.messages import Message

RATING = 0x6B69636C
"""The advisory lock by which the servers of one database rate one match after the other."""
BOT = "bot:"
"""What the kind of a bot's seat begins with; no account does."""
EQUAL = 1e-6
"""The points within which two computations of a rating are the same: machines differ in the last digits."""


def rate(connection: sa.Connection, table: str, score: FinalScore) -> None:
    """Rate a match that is over, if it is a rated one and somebody has played it to its end.

    It belongs to the transaction that stores the result, which happens once.
    """
    game: str | None = connection.scalar(
        sa.select(TableRow.game).where(TableRow.id == table, TableRow.is_rated)
    )
    if game is None:
        return
    seats = connection.execute(
        sa.select(SeatRow.seat, SeatRow.account, SeatRow.kind)
        .where(SeatRow.table_id == table)
        .order_by(SeatRow.seat)
    ).all()
    gone = leavers(connection, table)
    if len(gone) == len(seats):
        return
    if is_shared(connection):
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(RATING)))
    accounts = [row.account or row.kind for row in seats]
    ranks = ranks_of(score, gone)
    after = rated([_latest(connection, game, account) for account in accounts], ranks)
    number = (connection.scalar(sa.select(sa.func.max(RatedMatchRow.number))) or 0) + 1
    connection.execute(sa.insert(RatedMatchRow).values(number=number, table_id=table, at=now()))
    connection.execute(
        sa.insert(RatedSeatRow),
        [
            {
                "number": number,
                "seat": seat,
                "account": account,
                "game": game,
                "rank": rank,
                **vars(rating),
            }
            for seat, (account, rank, rating) in enumerate(zip(accounts, ranks, after, strict=True))
        ],
    )
    tell(connection, "table", table)


def check_placement(connection: sa.Connection, account: str, game: str) -> None:
    """Raise `Refused` unless an account may be placed by another match against a bot: while its rating is a guess, and
    it has finished the one before. Else whoever sees that one is lost could leave it.
    """
    if is_shared(connection):
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(RATING)))
    if not _latest(connection, game, account).is_uncertain:
        raise Refused(Message("error-rated-placed"))
    bots = sa.orm.aliased(SeatRow)
    unfinished = sa.select(TableRow.id).where(
        TableRow.game == game,
        TableRow.is_rated,
        TableRow.status != "over",
        ~TableRow.closed,
        sa.exists().where(SeatRow.table_id == TableRow.id, SeatRow.account == account),
        sa.exists().where(bots.table_id == TableRow.id, bots.kind.startswith(BOT)),
    )
    if connection.execute(unfinished).first() is not None:
        raise Refused(Message("error-rated-unfinished"))


def may_be_placed(connection: sa.Connection, account: str, game: str) -> bool:
    """Return whether matches against bots still count for an account."""
    return _latest(connection, game, account).is_uncertain


def rating_of(connection: sa.Connection, game: str, account: str | None) -> Rating:
    """Return the rating of an account in a game; a guest has that of a newcomer."""
    return Rating() if account is None else _latest(connection, game, account)


def ranks_of(score: FinalScore, gone: Collection[int]) -> list[int]:
    """Return the places of all seats, 0 for the winners: then by goals, and last those who are `gone`."""
    behind = set(range(len(score.goals))).difference(score.winners) if score.winners else set()
    keys = [
        (2, 0) if seat in gone else (1, -goals) if seat in behind else (0, 0)
        for seat, goals in enumerate(score.goals)
    ]
    return [sorted(keys).index(key) for key in keys]


def leavers(connection: sa.Connection, table: str) -> set[int]:
    """Return the seats for which a bot has decided, or plays still."""
    changes = connection.execute(
        sa.select(SeatChangeRow.seat, SeatChangeRow.bot)
        .where(SeatChangeRow.table_id == table)
        .order_by(SeatChangeRow.number)
    )
    last = dict(iter(changes))
    if not last:
        return set()
    gone = {seat for seat, bot in last.items() if bot is not None}
    for seat, player in connection.execute(
        sa.select(MoveRow.actor, MoveRow.player).where(
            MoveRow.table_id == table, MoveRow.player.is_not(None)
        )
    ):
        assert player is not None
        if json.loads(player)["kind"].startswith("bot:"):
            gone.add(seat)
    return gone


def _latest(
    connection: sa.Connection, game: str, account: str, before: int | None = None
) -> Rating:
    """Return the rating of an account in a game, at present or as it was `before` a match; that of a bot is fixed."""
    if account.startswith(BOT):
        return Rating(catalogue.bot_ratings(catalogue.find(game))[account.removeprefix(BOT)], 0)
    ratings = (
        sa.select(RatedSeatRow.mean, RatedSeatRow.deviation)
        .where(RatedSeatRow.account == account, RatedSeatRow.game == game)
        .order_by(RatedSeatRow.number.desc())
    )
    if before is not None:
        ratings = ratings.where(RatedSeatRow.number < before)
    row = connection.execute(ratings.limit(1)).first()
    return Rating() if row is None else Rating(*row)


def ratings_at(
    connection: sa.Connection, table: str, game: str, places: Sequence[Place]
) -> dict[int, SeatRating]:
    """Return the ratings of those who sit at a rated table, by seat."""
    accounts = {
        place.seat: place.account or place.kind
        for place in places
        if place.account is not None or place.kind.startswith(BOT)
    }
    after = {
        seat: (number, Rating(mean, deviation))
        for number, seat, mean, deviation in connection.execute(
            sa.select(
                RatedSeatRow.number, RatedSeatRow.seat, RatedSeatRow.mean, RatedSeatRow.deviation
            )
            .join(RatedMatchRow, RatedMatchRow.number == RatedSeatRow.number)
            .where(RatedMatchRow.table_id == table)
        )
    }
    number = next((number for number, _ in after.values()), None)
    return {
        seat: SeatRating(
            _latest(connection, game, account, number), after[seat][1] if seat in after else None
        )
        for seat, account in accounts.items()
    }


@dataclass(frozen=True)
class RatedMatch:
    """A match of somebody's, and what it did to their rating."""

    table: str
    game: str
    at: datetime
    before: Rating
    after: Rating


def rated_matches_of(connection: sa.Connection, account: str) -> list[RatedMatch]:
    """Return the rated matches of an account, earliest first."""
    latest: dict[str, Rating] = {}
    matches = []
    for table, at, game, mean, deviation in connection.execute(
        sa.select(
            RatedMatchRow.table_id,
            RatedMatchRow.at,
            RatedSeatRow.game,
            RatedSeatRow.mean,
            RatedSeatRow.deviation,
        )
        .join(RatedMatchRow, RatedMatchRow.number == RatedSeatRow.number)
        .where(RatedSeatRow.account == account)
        .order_by(RatedSeatRow.number)
    ):
        before, after = latest.get(game, Rating()), Rating(mean, deviation)
        latest[game] = after
        matches.append(RatedMatch(table, game, at, before, after))
    return matches


# --- from the results alone ------------------------------------------------------------------------


@dataclass(frozen=True)
class Deviating:
    """A stored rating that differs from what follows from the results."""

    number: int
    seat: int
    computed: Rating


@dataclass(frozen=True)
class Recomputed:
    """All ratings, computed from the results alone."""

    matches: int
    deviating: tuple[Deviating, ...]


def recompute(connection: sa.Connection) -> Recomputed:
    """Compute all ratings anew from the results, and compare them with those that are stored."""
    latest: dict[tuple[str, str], Rating] = {}
    deviating: list[Deviating] = []
    matches = 0
    for number, seats in _results(connection):
        known = [
            Rating(row.mean, 0)
            if row.account.startswith(BOT)
            else latest.get((row.account, row.game), Rating())
            for row in seats
        ]
        after = rated(known, [row.rank for row in seats])
        for row, rating in zip(seats, after, strict=True):
            latest[row.account, row.game] = rating
            if not _is_same(rating, Rating(row.mean, row.deviation)):
                deviating.append(Deviating(number, row.seat, rating))
        matches += 1
    return Recomputed(matches, tuple(deviating))


def _results(
    connection: sa.Connection,
) -> Iterator[tuple[int, Sequence[sa.Row[tuple[object, ...]]]]]:
    rows = connection.execute(
        sa.select(RatedSeatRow.__table__).order_by(RatedSeatRow.number, RatedSeatRow.seat)
    )
    for number, seats in groupby(rows, key=attrgetter("number")):
        yield number, list(seats)


def _is_same(one: Rating, other: Rating) -> bool:
    return math.isclose(one.mean, other.mean, abs_tol=EQUAL) and math.isclose(
        one.deviation, other.deviation, abs_tol=EQUAL
    )


def correct(connection: sa.Connection, deviating: Collection[Deviating]) -> None:
    """Store ratings as they follow from the results."""
    for one in deviating:
        connection.execute(
            sa.update(RatedSeatRow)
            .where(RatedSeatRow.number == one.number, RatedSeatRow.seat == one.seat)
            .values(**vars(one.computed))
        )
