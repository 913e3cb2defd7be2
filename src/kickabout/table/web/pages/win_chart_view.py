"""The win chart on the replay page: the seats' shares as bands, and the turning points."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Literal, NamedTuple, TypedDict

from kickabout.engine.actions import HOLD
from kickabout.engine.game import CHANCE
from kickabout.engine.match import Match
from kickabout.engine.narration import Line
from kickabout.table.play import Point, WinChart, shares_of
from kickabout.text.messages import Message, Seat
from kickabout.text.reader import Reader

WIDTH = 1000
HEIGHT = 100
"""The drawing's own units: its width, and its height in per cent."""
LEAST_SWING = 0.1
"""The least change of a seat's chance that counts as a turning point: an estimate is a few points off."""
LEAST_STEP = 0.02
"""The least change that goes on with one or ends it: less is noise."""
MOST_SWINGS = 3
TAIL = 0.04
"""The share of the drawing in which what came of giving up can be seen."""
LOUD = ("goal", "shot", "sent-off", "book")
"""The tones of lines that explain a turning point, best first."""


class PendingChart(TypedDict):
    """A win chart that is not complete."""

    state: Literal["waits", "failed", "working"]
    percent: int


class Column(TypedDict):
    """A column of a win chart, which leads to its place in the replay."""

    at: int
    x: float
    width: float
    minute: int
    percents: list[int]
    """The chance of each seat."""


class GoalMark(TypedDict):
    """A goal in a win chart."""

    x: float
    seat: int
    at: int


class Swing(TypedDict):
    """A turning point: which seat gained, and its chances in per cent."""

    at: int
    minute: int
    seat: int
    by: int
    """The seat whose decision turned the match there, -1 for dice and cards."""
    text: str
    before: int
    after: int


class DrawnChart(TypedDict):
    """A win chart, in the drawing's own units."""

    state: Literal["done"]
    width: int
    height: int
    bands: list[str]
    """The outline of each seat's band as an SVG path."""
    columns: list[Column]
    goals: list[GoalMark]
    x: float
    """The marked place."""
    here: list[int]
    """The chance of each seat there, in per cent."""
    swings: list[Swing]


def win_chart_view(
    win_chart: WinChart, lines: Sequence[Line], match: Match, at: int, reader: Reader
) -> DrawnChart | PendingChart:
    """Return the context of a match's win chart, with the place `at` marked, or its progress.

    `lines` is the whole commentary, with what was hidden: who looks back at a finished match sees all.
    """
    if not win_chart.is_done:
        return {
            "state": "waits" if win_chart.waits else "failed" if win_chart.failed else "working",
            "percent": win_chart.percent,
        }
    points = win_chart.points
    outline = with_tail(points)
    last = outline[-1].at
    here = next(point for point in reversed(points) if point.at <= at)
    return {
        "state": "done",
        "width": WIDTH,
        "height": HEIGHT,
        "bands": _bands(outline, match.seats),
        "columns": _columns(points, lines, last),
        "goals": [
            {"x": _x(line.number, last), "seat": line.remark.seat, "at": line.number}
            for line in lines
            if line.remark.tone == "goal"
        ],
        "x": _x(min(at, points[-1].at), last),
        "here": percents(here.chances),
        "swings": _swings(points, lines, match, reader),
    }


def percents(chances: Sequence[float]) -> list[int]:
    """Return the chances in whole per cent, rounded so that their sum is kept."""
    whole = [int(100 * chance) for chance in chances]
    rest = round(100 * sum(chances)) - sum(whole)
    by_rest = sorted(range(len(chances)), key=lambda seat: whole[seat] - 100 * chances[seat])
    for seat in by_rest[:rest]:
        whole[seat] += 1
    return whole


def with_tail(points: Sequence[Point]) -> Sequence[Point]:
    """Return the points to be drawn: the end of a match that was given up, where the chances change at once, goes on for
    long enough to be seen.
    """
    if not _is_given_up(points):
        return points
    end = points[-1]
    return [*points, Point(end.at + max(1, round(end.at * TAIL)), end.chances)]


def _is_given_up(points: Sequence[Point]) -> bool:
    """Return whether the last point is what came of giving up, or of agreeing on a draw."""
    return len(points) > 1 and points[-2].at == points[-1].at


def _x(at: int, last: int) -> float:
    return round(WIDTH * at / max(last, 1), 1)


def _bands(points: Sequence[Point], seats: int) -> list[str]:
    """Return the outline of each seat's band as an SVG path, the first seat's at the bottom."""
    last = points[-1].at
    below = [0.0] * len(points)
    paths = []
    for seat in range(seats):
        above = [low + point.chances[seat] for low, point in zip(below, points, strict=True)]
        edge = [_spot(point.at, last, y) for point, y in zip(points, above, strict=True)]
        back = [_spot(point.at, last, y) for point, y in zip(points, below, strict=True)]
        paths.append("M" + "L".join([*edge, *reversed(back)]) + "z")
        below = above
    return paths


def _spot(at: int, last: int, chance: float) -> str:
    return f"{_x(at, last):g} {HEIGHT * (1 - chance):.1f}"


def _columns(points: Sequence[Point], lines: Sequence[Line], last: int) -> list[Column]:
    """Return a column for each point, reaching half-way to its neighbours, as links to its place."""
    middles = [(_x(a.at, last) + _x(b.at, last)) / 2 for a, b in pairwise(points)]
    edges = [0.0, *middles, float(WIDTH)]
    return [
        {
            "at": point.at,
            "x": round(left, 1),
            "width": round(right - left, 1),
            "minute": _minute(lines, point.at),
            "percents": percents(point.chances),
        }
        for point, left, right in zip(points, edges, edges[1:], strict=False)
    ]


def _minute(lines: Sequence[Line], at: int) -> int:
    return next((line.minute for line in reversed(lines) if line.number <= at), 0)


def _swings(
    points: Sequence[Point], lines: Sequence[Line], match: Match, reader: Reader
) -> list[Swing]:
    """Return the largest turning points, in order: what happened there and which seat gained most.

    A change of which the commentary tells nothing belongs to the next event that it tells of: nobody could look at it.
    What came of giving up is none.
    """
    beside = [told.line for told in match.beside]
    lines = [line for line in lines if line not in beside]
    points = points[:-1] if _is_given_up(points) else points
    numbers = {line.number for line in lines}
    told = [points[0]]
    for point in points[1:]:
        between = range(told[-1].at + 1, point.at + 1)
        if not numbers.isdisjoint(between) or _is_held(match, point.at):
            told.append(point)
    changes = [one for one in _changes(told, lines) if one.gain >= LEAST_SWING]
    largest = sorted(changes, key=lambda one: -one.gain)[:MOST_SWINGS]
    swings: list[Swing] = []
    for change in sorted(largest, key=lambda one: one.before.at):
        seat, (begin, end) = change.seat, change.telling
        number, message = _event(begin.at, end.at, lines, match)
        swings.append(
            {
                "at": number,
                "minute": _minute(lines, number),
                "seat": seat,
                "by": _cause(begin, end, seat, number, points, match),
                "text": reader.sentence(message),
                "before": percents(change.before.chances)[seat],
                "after": percents(change.after.chances)[seat],
            }
        )
    return swings


class _Change(NamedTuple):
    """What a seat gained from one point to another, in one step or in several."""

    seat: int
    before: Point
    after: Point
    telling: tuple[Point, Point]
    """The largest of the steps that the commentary tells of aloud, or else the largest of all."""

    @property
    def gain(self) -> float:
        return _gain(self.seat, self.before, self.after)


def _gain(seat: int, before: Point, after: Point) -> float:
    return after.chances[seat] - before.chances[seat]


def _changes(points: Sequence[Point], lines: Sequence[Line]) -> list[_Change]:
    """Return what the seats gained: what one gained within a minute, step by step as far as a goal, is one change, as it is
    in the drawing.
    """
    goals = [line.number for line in lines if line.remark.tone == "goal"]
    loud = [line.number for line in lines if not _is_quiet(line)]

    def weight(step: tuple[Point, Point]) -> tuple[bool, float]:
        begin, end = step
        return any(begin.at < number <= end.at for number in loud), _gain(seat, *step)

    changes: list[_Change] = []
    for step in pairwise(points):
        before, after = step
        seat = max(range(len(after.chances)), key=lambda one: _gain(one, before, after))
        if _gain(seat, before, after) < LEAST_STEP:
            continue
        last = changes[-1] if changes else None
        if (
            last is not None
            and last.seat == seat
            and _minute(lines, last.after.at) == _minute(lines, after.at)
            and not any(last.before.at < goal <= before.at for goal in goals)
        ):
            telling = max(last.telling, step, key=weight)
            changes[-1] = _Change(seat, last.before, after, telling)
        else:
            changes.append(_Change(seat, before, after, step))
    return changes


def _cause(
    before: Point, after: Point, seat: int, number: int, points: Sequence[Point], match: Match
) -> int:
    """Return by whom a seat gained between two points: the one who decided last, or chance, whichever gave it more in the
    shares of luck and play. Where those are unknown it is the actor of the event.
    """
    shares = shares_of(match, [point for point in points if before.at <= point.at <= after.at])
    if shares is None:
        return _actor(number, match)
    if shares.luck[seat] >= shares.play[seat]:
        return CHANCE
    actors = (actor for actor, _ in reversed(match.log[before.at : after.at]))
    return next(actor for actor in actors if actor != CHANCE)


def _event(begin: int, end: int, lines: Sequence[Line], match: Match) -> tuple[int, Message]:
    """Return what happened within a part of a match: its number, and its sentence with what led up to it."""
    if _is_held(match, end):
        held = Message("replay-no-answer", player=Seat(_actor(end, match)))
        told = (one for one in reversed(lines) if one.number <= end and not _is_quiet(one))
        return end, _joined(next(told, None), held)
    between = [line for line in lines if begin < line.number <= end]
    line = min(reversed(between), key=_loudness)
    return line.number, _joined(_led_up(line, lines, match), line.remark.message)


def _joined(earlier: Line | None, message: Message) -> Message:
    if earlier is None:
        return message
    return Message("table-sentences", first=earlier.remark.message, second=message)


def _is_held(match: Match, number: int) -> bool:
    """Return whether a seat that could have answered did not, as the `number`th entry of the log."""
    return _actor(number, match) != CHANCE and match.name_of(match.log[number - 1][1]) == HOLD


def _is_quiet(line: Line) -> bool:
    return line.remark.tone == "quiet"


def _loudness(line: Line) -> int:
    """Return the place of a line among those that may explain a change, the best first."""
    tone = line.remark.tone
    return LOUD.index(tone) if tone in LOUD else len(LOUD) + (tone == "quiet")


def _led_up(line: Line, lines: Sequence[Line], match: Match) -> Line | None:
    """Return the line of the decision that an outcome of chance followed, or of what a seat decided just before a decision
    of its own, such as the card that it played; None without one, and for outcomes that are hardly told, like a draw.
    """
    actor = _actor(line.number, match)
    earlier = [one for one in lines if one.number < line.number and not _is_quiet(one)]
    if actor == CHANCE and _is_quiet(line):
        return None
    if actor == CHANCE:
        return next((one for one in reversed(earlier) if _actor(one.number, match) != CHANCE), None)
    if not earlier:
        return None
    since = (other for other, _ in match.log[earlier[-1].number - 1 : line.number])
    return earlier[-1] if set(since) == {actor} else None


def _actor(number: int, match: Match) -> int:
    """Return the actor of the `number`th entry of the log, counted from 1."""
    return match.log[number - 1][0]
