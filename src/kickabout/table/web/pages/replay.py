"""Stepping through a finished match, forward and back, with every card open."""

from collections.abc import Callable, Sequence
from typing import Any

from kickabout.engine.match import Match
from kickabout.engine.narration import Line
from kickabout.table.language import game_messages
from kickabout.table.play import WinChart
from kickabout.table.web.pages.table_view import still_table, story_context
from kickabout.table.web.pages.win_chart_view import win_chart_view
from kickabout.text.localization import ENGLISH
from kickabout.text.reader import Reader


def replay_context(
    match: Match,
    at: int,
    win_chart: WinChart,
    locale: str = ENGLISH,
    telling: Callable[[Sequence[Line]], list[Line]] = list,
    names: Sequence[str] = (),
    table: str | None = None,
) -> dict[str, Any]:
    """What the replay page shows of a match after its first `at` log entries.

    `at` beyond either end means that end. `telling` adds to the commentary what happened beside the
    match. `table` is the id of the table that was played at, if there is one; without `names` the
    seats are called by their numbers.
    """
    at = min(max(at, 0), match.number)
    position = match.at(at)
    called = list(names) or match.names
    reader = Reader(game_messages(match.game, locale), called)
    lines = telling(match.story())
    return {
        "table": still_table(match, reader, id=table, number=at, status="over"),
        "view": position.view(None, reader),
        "story": story_context([line for line in lines if line.number <= at], reader),
        "win_chart": win_chart_view(win_chart, lines, len(called), at, reader),
        "names": called,
        "reader": reader,
        "at": at,
        "last": match.number,
    }
