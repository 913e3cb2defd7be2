"""Win charts of finished matches: computed once, in the background, and stored."""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from kickabout.engine.game import CHANCE
from kickabout.engine.match import Match
from kickabout.table.bots import BotError, BotPool, is_ready
from kickabout.table.errors import Unsaved
from kickabout.table.store import Store, result_queries

MOST_POINTS = 240
"""The largest number of points; of a match with more, only every few are computed."""
LOOKED_AT = 5
"""The number of largest changes that are looked at decision by decision, so that it is known what caused them."""
LEAST_CHANGE = 0.05
"""The least change of a seat's chance that is worth it."""
AT_ONCE = 2
"""The number of points per job: few, so that bots at other tables get their turn in between."""

Position = tuple[int, Any]
"""The number of decisions and outcomes played before, and the record then."""

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Point:
    """The chances of winning at one point of a match."""

    at: int
    """The number of decisions and outcomes played before."""
    chances: tuple[float, ...]
    """By seat, 0..1: a draw counts for its share."""


@dataclass
class WinChart:
    """The win chart of a match, as far as it has been computed."""

    places: int = 0
    """The number of points in all; 0 while it is unknown."""
    points: list[Point] = field(default_factory=list)
    waits: bool = False
    """True if it cannot be started yet, as the game is still being compiled."""
    failed: bool = False

    @property
    def is_done(self) -> bool:
        """Return whether every point is there."""
        return 0 < self.places == len(self.points)

    def since(self, number: int) -> "WinChart":
        """Return the part of it that begins when so many decisions and outcomes had been played: with the last point at or
        before that place, whose chances held there.
        """
        if not self.is_done:
            return self
        before = sum(point.at <= number for point in self.points)
        points = self.points[max(before - 1, 0) :]
        return WinChart(len(points), points)

    @property
    def percent(self) -> int:
        """The percentage of points computed."""
        return 100 * len(self.points) // self.places if self.places else 0


class WinCharts:
    """The win charts of finished matches at a server."""

    def __init__(self, pool: BotPool, store: Store) -> None:
        self._pool = pool
        self._store = store
        self._charts: dict[str | None, WinChart] = {}
        self._tasks: dict[str | None, asyncio.Task[None]] = {}

    async def of(self, match: Match, table: str | None) -> WinChart:
        """Return the win chart of a match, computed from the first request on.

        That of a table is stored in the database; None stands for the match that the server was
        started with. Raises `Unsaved` if the database cannot be read.
        """
        win_chart = self._charts.get(table)
        if win_chart is None:
            known = await self._kept(table)
            if known is not None:
                return WinChart(len(known), known)
            if not is_ready(match.game):
                return WinChart(waits=True)
            win_chart = self._charts.setdefault(table, WinChart())
        if table not in self._tasks and not win_chart.is_done:
            win_chart.failed = False
            self._tasks[table] = asyncio.create_task(self._work_out(win_chart, match, table))
        return win_chart

    async def stop(self) -> None:
        """Cancel all computations; the next request starts them anew."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        self._tasks.clear()

    async def _kept(self, table: str | None) -> list[Point] | None:
        if table is None:
            return None
        rows = await self._store.read(lambda c: result_queries.read_win_chart(c, table))
        return None if rows is None else [Point(at, tuple(chances)) for at, chances in rows]

    async def _keep(self, table: str | None, points: list[Point]) -> None:
        if table is not None:
            rows = [[point.at, list(point.chances)] for point in points]
            await self._store.write(lambda c: result_queries.add_win_chart(c, table, rows))
            del self._charts[table]

    async def _work_out(self, win_chart: WinChart, match: Match, table: str | None) -> None:
        try:
            places = await asyncio.to_thread(sample_positions, match)
            win_chart.places = len(places) + 1  # the largest changes come after them
            begun = len(win_chart.points)
            for first in range(begun, len(places), AT_ONCE):
                win_chart.points += await self._looked_at(match, places[first : first + AT_ONCE])
            within = await asyncio.to_thread(positions_within, match, changes(win_chart.points))
            closer: list[Point] = []
            for first in range(0, len(within), AT_ONCE):
                closer += await self._looked_at(match, within[first : first + AT_ONCE])
            win_chart.points = sorted([*win_chart.points, *closer], key=lambda point: point.at)
            win_chart.points += _given_up(match)
            win_chart.places = len(win_chart.points)
            await self._keep(table, win_chart.points)
        except (BotError, Unsaved) as error:
            win_chart.failed = not win_chart.is_done
            logger.warning("the win chart of a match could not be made: %s", error)
        finally:
            # At once, so that whoever has seen that it failed can start it anew.
            self._tasks.pop(table, None)

    async def _looked_at(self, match: Match, places: Sequence[Position]) -> list[Point]:
        rows = await self._pool.win_probabilities(match, [state for _, state in places])
        return [Point(at, row) for (at, _), row in zip(places, rows, strict=True)]


def _given_up(match: Match) -> list[Point]:
    """Return the point that ends the chart of a match which seats have given up, or drawn by agreement: what they had
    until then came to nothing.
    """
    if not match.withdrawn and not match.is_draw_agreed:
        return []
    won = match.winners or range(match.seats)
    shares = (1 / len(won) if seat in won else 0.0 for seat in range(match.seats))
    return [Point(match.number, tuple(shares))]


def sample_positions(match: Match) -> list[Position]:
    """Return the positions of a match that its win chart shows, by number and record.

    They are the starts of turns, the changes of who acts, so that what each seat and chance have done
    can be told apart, and the end. Before the first turn half of a deal or of a line-up cannot be judged: the chances with
    which that turn begins stand for all of it.
    """
    begins, state = first_turn(match)
    places = [(0, state.copy())]
    turns, acted = state.turns, None
    for number, (actor, action) in enumerate(match.log[begins:], begins):
        if number > begins and (state.turns != turns or actor != acted):
            places.append((number, state.copy()))
        turns, acted = state.turns, actor
        match.game.replay(match.box.record, state, actor, action)
    step = -(-len(places) // MOST_POINTS)
    return [*places[::step], (match.number, state)]


def first_turn(match: Match) -> Position:
    """Return the position in which the first turn begins, after dealing and lining up: the last one of a match without."""
    state = match.at(0).state
    for number, (actor, action) in enumerate(match.log):
        if state.turns:
            return number, state
        match.game.replay(match.box.record, state, actor, action)
    return match.number, state


def changes(points: Sequence[Point]) -> list[tuple[int, int]]:
    """Return from where to where the LOOKED_AT largest changes of a seat's chance went."""
    sizes = [
        (max(abs(new - old) for new, old in zip(b.chances, a.chances, strict=True)), a.at, b.at)
        for a, b in pairwise(points)
    ]
    largest = sorted(sizes, reverse=True)[:LOOKED_AT]
    return [(begin, end) for size, begin, end in largest if size >= LEAST_CHANGE]


def positions_within(match: Match, spans: Sequence[tuple[int, int]]) -> list[Position]:
    """Return the positions after each decision and each run of chance within these parts of a match, without their ends,
    by number and record.
    """
    actors = [actor for actor, _ in match.log]
    begins, _ = first_turn(match)
    wanted = {
        at
        for begin, end in spans
        for at in range(max(begin, begins) + 1, end)
        if actors[at - 1] != CHANCE or actors[at] != CHANCE
    }
    places: list[Position] = []
    state = match.at(0).state
    for number, (actor, action) in enumerate(match.log[: max(wanted, default=0)], 1):
        match.game.replay(match.box.record, state, actor, action)
        if number in wanted:
            places.append((number, state.copy()))
    return places
