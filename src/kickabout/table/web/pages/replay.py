"""The replay of a finished match, step by step in both directions, with every card open."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, TypedDict

from kickabout.engine.boxes import Box
from kickabout.engine.game import CHANCE, OVER, SPECTATOR, Game
from kickabout.engine.match import Match
from kickabout.engine.narration import Line
from kickabout.engine.view_types import View
from kickabout.table.language import game_messages
from kickabout.table.play import WinChart
from kickabout.table.seats import names_in
from kickabout.table.web.pages.properties import other_colours
from kickabout.table.web.pages.still_view import still_table
from kickabout.table.web.pages.story_view import ShownLine, story_context
from kickabout.table.web.pages.table_types import TableContext
from kickabout.table.web.pages.voices import SeatedBot
from kickabout.table.web.pages.win_chart_view import DrawnChart, PendingChart, win_chart_view
from kickabout.text.localization import ENGLISH
from kickabout.text.reader import Reader


class ReplayPage(TypedDict):
    """The context of the replay page, whose places are lengths of the match's log."""

    colours: str
    """Those of the box that have to be told to the property sheet."""
    table: TableContext
    view: View
    story: list[ShownLine]
    win_chart: DrawnChart | PendingChart
    names: list[str]
    reader: Reader
    at: int
    """The place that is shown."""
    last: int
    back: int | None
    """The stop before it."""
    on: int | None
    """The stop after it."""


def replay_context(
    match: Match,
    at: int,
    win_chart: WinChart,
    locale: str = ENGLISH,
    telling: Callable[[Sequence[Line]], list[Line]] = list,
    names: Sequence[str] = (),
    table: str | None = None,
    viewer: int | None = None,
    bots: Mapping[int, SeatedBot] = MappingProxyType({}),
    shirts: Sequence[str | None] = (),
) -> ReplayPage:
    """Return the context of the replay page after a match's first `at` log entries.

    `at` is clamped to the log. `telling` adds events beside the match to the commentary. `table` is
    the id of the match's table, if there is one; without `names` the seats are called by their
    numbers. The seat of the `viewer` has its side at the bottom, and is "you". `bots` are
    those that have played, by seat, and `shirts` the notations of what people have worn.
    """
    at = min(max(at, 0), match.number)
    position = match.at(at)
    called = names_in(list(names) or match.names, locale)
    seat = SPECTATOR if viewer is None else viewer
    reader = Reader(game_messages(match.game, locale), called, seat)
    lines = telling(match.story())
    stops = stops_of(match)
    return {
        "colours": other_colours(match.box),
        "table": still_table(
            match,
            reader,
            table=table,
            number=at,
            status="over",
            you=viewer,
            bots=bots,
            shirts=shirts,
        ),
        "view": position.view(None, reader),
        "story": story_context(
            [line for line in lines if line.number <= at], match, reader, bots=bots
        ),
        "win_chart": win_chart_view(win_chart, lines, match, at, reader),
        "names": called,
        "reader": reader,
        "at": at,
        "last": match.number,
        "back": max((stop for stop in stops if stop < at), default=None),
        "on": min((stop for stop in stops if stop > at), default=None),
    }


def stops_of(match: Match) -> list[int]:
    """Return the stops of a match's replay, as lengths of its log.

    They are all but those within a preparation: all dealing and choosing there is one step.
    """
    game, box = match.game, match.box
    state = match.at(0).state
    stops, preparing = [0], True
    for number, (actor, action) in enumerate(match.log, 1):
        game.replay(box.record, state, actor, action)
        was, preparing = preparing, _is_preparation(game, box, state)
        if not (was and preparing) or number == match.number:
            stops.append(number)
    return stops


def _is_preparation(game: Game, box: Box, state: Any) -> bool:
    """Return whether the next entry belongs to a preparation: before the first turn, a deal, or
    routine.
    """
    if state.actor == OVER:
        return False
    if state.turns == 0 or game.routine(box.record, state):
        return True
    return state.actor == CHANCE and game.chance(box, state).kind == "deal"
