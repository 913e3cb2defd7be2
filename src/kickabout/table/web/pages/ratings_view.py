"""Ratings as pages show them: beside a name, and as a chart over the matches of somebody."""

from collections.abc import Iterator, Sequence
from typing import TypedDict

from kickabout.table.play import LiveTable
from kickabout.table.ratings import Rating, chances
from kickabout.table.store import RatedMatch
from kickabout.text.reader import Reader

WIDTH, HEIGHT = 1000, 100
"""The chart's own units."""
STEP = 50
"""The points of which the ends of its scale are multiples."""
SHOWN = 200
"""The largest number of matches in a chart, the latest ones."""


class ShownRating(TypedDict):
    """The rating of a seat at a rated table."""

    short: str
    """In as many points, with a question mark while it is a guess."""
    whole: str
    """With its interval."""
    change: str | None
    """What the match has made of it; None before it has been rated."""
    percent: int
    """The chance to win that the ratings gave the seat before the match."""


class RatingChart(TypedDict):
    """The ratings of somebody in a game, one after the other, in the chart's own units."""

    width: int
    height: int
    line: str
    """The means as an SVG path."""
    band: str
    """The outline of the intervals as an SVG path."""
    high: int
    """The points at the top, in the middle and at the bottom."""
    middle: int
    low: int


class ShownGame(TypedDict):
    """What somebody has been rated in a game."""

    title: str
    whole: str
    matches: int
    is_uncertain: bool
    chart: RatingChart


def points_text(rating: Rating, reader: Reader) -> str:
    """Return the points of a rating, with a question mark while it is a guess."""
    return reader.say("rating-points" + ".guess" * rating.is_uncertain, points=str(rating.points))


def whole_text(rating: Rating, reader: Reader) -> str:
    """Return a rating with its interval; that of a bot has none."""
    if not rating.deviation:
        return points_text(rating, reader)
    return reader.say("rating", points=points_text(rating, reader), margin=rating.margin)


def change_text(before: Rating, after: Rating, reader: Reader) -> str:
    """Return what a match has made of a rating."""
    old, new = points_text(before, reader), points_text(after, reader)
    return reader.say("rating-change", before=old, after=new)


def seat_ratings(table: LiveTable, reader: Reader) -> dict[int, ShownRating]:
    """Return the ratings of those who sit at a rated table, by seat; empty at all others."""
    ratings = table.stored.ratings
    odds = dict(zip(ratings, chances([one.before for one in ratings.values()]), strict=True))
    return {
        seat: {
            "short": points_text(one.after or one.before, reader),
            "whole": whole_text(one.after or one.before, reader),
            "change": None
            if one.after is None or not one.before.deviation
            else change_text(one.before, one.after, reader),
            "percent": round(100 * odds[seat]),
        }
        for seat, one in ratings.items()
    }


def rated_games(
    matches: Sequence[RatedMatch], titles: dict[str, str], reader: Reader
) -> Iterator[ShownGame]:
    """Yield the games in which somebody has a rating, by title; `matches` are earliest first."""
    for game in sorted({one.game for one in matches}, key=lambda name: titles.get(name, name)):
        own = [one for one in matches if one.game == game]
        latest = own[-1].after
        yield {
            "title": titles.get(game, game),
            "whole": whole_text(latest, reader),
            "matches": len(own),
            "is_uncertain": latest.is_uncertain,
            "chart": _chart([own[-SHOWN:][0].before, *(one.after for one in own[-SHOWN:])]),
        }


def _chart(ratings: Sequence[Rating]) -> RatingChart:
    low = min(one.points - one.margin for one in ratings) // STEP * STEP
    high = -(-max(one.points + one.margin for one in ratings) // STEP) * STEP
    xs = [round(WIDTH * number / (len(ratings) - 1), 1) for number in range(len(ratings))]

    def spots(points: Sequence[int]) -> list[str]:
        heights = (round(HEIGHT * (high - one) / (high - low), 1) for one in points)
        return [f"{x:g} {y:g}" for x, y in zip(xs, heights, strict=True)]

    above = spots([one.points + one.margin for one in ratings])
    below = spots([one.points - one.margin for one in ratings])
    return {
        "width": WIDTH,
        "height": HEIGHT,
        "line": "M" + "L".join(spots([one.points for one in ratings])),
        "band": "M" + "L".join([*above, *reversed(below)]) + "z",
        "high": high,
        "middle": (high + low) // 2,
        "low": low,
    }
