"""What the replay page draws of a win chart: the shares of the seats as bands, and where the match turned."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from kickabout.engine.narration import Line
from kickabout.table.play import Point, WinChart
from kickabout.text.reader import Reader

WIDTH = 1000
HEIGHT = 100
"""The drawing's own units: along the match, and one for each per cent."""
LEAST_SWING = 0.08
"""By how much a seat's chance has to change at once for a turning point."""
MOST_SWINGS = 3
LOUD = ("goal", "shot", "sent-off", "book")
"""The tones of what turns a match, the most telling first."""


def win_chart_view(
    win_chart: WinChart, lines: Sequence[Line], seats: int, at: int, reader: Reader
) -> dict[str, Any]:
    """The win chart of a match as its page draws it, with the place `at` marked.

    `lines` is the whole commentary. While the win chart is not done only how far it is.
    """
    state = "waits" if win_chart.waits else "failed" if win_chart.failed else "working"
    if not win_chart.is_done:
        return {"state": state, "percent": win_chart.percent}
    points = win_chart.points
    last = points[-1].at
    here = max((point for point in points if point.at <= at), key=lambda point: point.at)
    return {
        "state": "done",
        "width": WIDTH,
        "height": HEIGHT,
        "bands": _bands(points, seats),
        "columns": _columns(points, lines),
        "goals": [
            {"x": _x(line.number, last), "seat": line.remark.seat, "at": line.number}
            for line in lines
            if line.remark.tone == "goal"
        ],
        "x": _x(min(at, last), last),
        "here": percents(here.chances),
        "swings": _swings(points, lines, reader),
    }


def percents(chances: Sequence[float]) -> list[int]:
    """The chances as whole per cent that add up as the chances do."""
    whole = [int(100 * chance) for chance in chances]
    rest = round(100 * sum(chances)) - sum(whole)
    by_rest = sorted(range(len(chances)), key=lambda seat: whole[seat] - 100 * chances[seat])
    for seat in by_rest[:rest]:
        whole[seat] += 1
    return whole


def _x(at: int, last: int) -> float:
    return round(WIDTH * at / max(last, 1), 1)


def _bands(points: Sequence[Point], seats: int) -> list[str]:
    """For each seat the outline of its band as an SVG path, the first seat's at the bottom."""
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


def _columns(points: Sequence[Point], lines: Sequence[Line]) -> list[dict[str, Any]]:
    """The points as places to go to: each reaches half-way to its neighbours."""
    last = points[-1].at
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
    return max((line.minute for line in lines if line.number <= at), default=0)


def _swings(points: Sequence[Point], lines: Sequence[Line], reader: Reader) -> list[dict[str, Any]]:
    """Where the match turned most, in its order: what happened there and whom it helped most."""
    found = []
    for before, after in pairwise(points):
        gains = [new - old for new, old in zip(after.chances, before.chances, strict=True)]
        # What happened without a word is told by the last word before it.
        told = [line for line in lines if line.number <= after.at]
        between = [line for line in told if line.number > before.at] or told[-1:]
        if max(gains) >= LEAST_SWING and between:
            found.append((max(gains), before, after, gains.index(max(gains)), between))
    found.sort(key=lambda one: -one[0])
    swings = []
    for _, before, after, seat, between in sorted(found[:MOST_SWINGS], key=lambda one: one[1].at):
        line = min(between, key=lambda one: _loudness(one))
        swings.append(
            {
                "at": line.number if line.number > before.at else after.at,
                "minute": line.minute,
                "seat": seat,
                "text": reader.sentence(line.remark.message),
                "before": percents(before.chances)[seat],
                "after": percents(after.chances)[seat],
            }
        )
    return swings


def _loudness(line: Line) -> int:
    tone = line.remark.tone
    return LOUD.index(tone) if tone in LOUD else len(LOUD) + (tone == "quiet")
