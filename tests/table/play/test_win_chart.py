"""The win chart of a finished match: worked out once in the background, kept, and drawn."""

import asyncio
import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import kickabout
from kickabout.engine.game import CHANCE, Game, Remark
from kickabout.engine.match import Match
from kickabout.engine.narration import Line
from kickabout.table.bots.pool import BotError
from kickabout.table.language import game_messages, table_messages
from kickabout.table.play.full_time import shares_of
from kickabout.table.play.live import LiveTable
from kickabout.table.play.tables import Tables
from kickabout.table.play.win_chart import (
    MOST_POINTS,
    Point,
    WinChart,
    changes,
    first_turn,
    positions_within,
    sample_positions,
)
from kickabout.table.settings import Settings
from kickabout.table.web.pages.win_chart_view import (
    HEIGHT,
    WIDTH,
    DrawnChart,
    percents,
    win_chart_view,
)
from kickabout.text.messages import Message, Seat
from kickabout.text.reader import Reader
from tests.rulebooks.futbol_dash.positions import lay
from tests.table.conftest import RunningServer, eventually, opened, running, until

pytestmark = pytest.mark.anyio
FINISHED = {"goals": 1}


@pytest.fixture(autouse=True)
def _ready(monkeypatch: pytest.MonkeyPatch) -> None:
    def always(game: Game) -> bool:
        return True

    monkeypatch.setattr("kickabout.table.play.win_chart.is_ready", always)


class Minds:
    """Stand-in for the processes."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.states: list[Any] = []
        self.free = asyncio.Semaphore(10**6)
        self.fails = False

        async def win_probabilities(
            _: object, match: Match, states: Sequence[Any]
        ) -> list[tuple[float, ...]]:
            await self.free.acquire()
            if self.fails:
                raise BotError("it is gone")
            self.states += states
            return [(0.75, 0.25)] * len(states)

        monkeypatch.setattr(
            "kickabout.table.bots.pool.BotPool.win_probabilities", win_probabilities
        )


@pytest.fixture
def minds(monkeypatch: pytest.MonkeyPatch) -> Minds:
    return Minds(monkeypatch)


async def finished(tables: Tables) -> LiveTable:
    table = (await tables.setup.create("futbol-dash", ["bot:random"] * 2, FINISHED)).table
    await until(table, lambda: table.status == "over")
    return table


async def test_what_is_given_up_comes_to_nothing_at_the_end(tables: Tables, minds: Minds) -> None:
    match = played()
    given_up = match.at(match.number - 10)
    given_up.resign(0)
    chart = await tables.win_charts.of(given_up, None)
    await eventually(lambda: chart.is_done)
    last, end = chart.points[-2:]
    assert (last.at, last.chances) == (given_up.number, (0.75, 0.25))
    assert (end.at, end.chances) == (given_up.number, (0.0, 1.0))
    # Whoever gives up loses by a decision, whatever dice and cards had given.
    shares = shares_of(given_up, chart.points)
    assert shares is not None
    assert (shares.luck, shares.play) == ((0, 0), (-0.75, 0.75))
    reader = Reader(table_messages(), given_up.names)
    drawn = win_chart_view(chart, given_up.story(), given_up, given_up.number, reader)
    assert drawn["state"] == "done"
    assert drawn["here"] == [0, 100]
    # The fall is not at the very edge, where nobody would see it.
    assert re.search(r"L([\d.]+) 25.0L\1 100.0L1000 100.0", drawn["bands"][0])
    assert drawn["columns"][-1]["width"] > WIDTH / 40


def played(seed: int = 4) -> Match:
    match = kickabout.new("futbol-dash", 2, FINISHED, seed=seed)
    bot = kickabout.bot("rule-of-thumb", seed=1)
    while match.actor is not None:
        if isinstance(match.actor, int):
            match.play(bot.choose(match.seen(match.actor)))
        else:
            match.roll()
    return match


def test_it_looks_where_turns_begin_around_chance_and_at_the_end() -> None:
    match = played()
    places = sample_positions(match)
    ats = [at for at, _ in places]
    assert ats == sorted(set(ats))
    assert (ats[0], ats[-1]) == (0, match.number)
    assert len(places) <= MOST_POINTS + 1
    begins, _ = first_turn(match)
    assert [at for at in ats if at <= begins] == [0], "dealing is judged"
    for at, state in places:
        assert state == match.at(at or begins).state
    assert {state.turns for _, state in places[:-1]} >= set(range(1, places[-1][1].turns))
    for one, following in pairwise(ats):
        actors = [actor < 0 for actor, _ in match.log[one or begins : following]]
        assert len(set(actors)) == 1, "chance and a decision lie between two places"


def test_a_long_match_is_looked_at_every_few_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played()
    every = sample_positions(match)
    monkeypatch.setattr("kickabout.table.play.win_chart.MOST_POINTS", len(every) // 3)
    some = sample_positions(match)
    assert len(some) <= len(every) // 3 + 1
    assert some[-1][0] == match.number


async def test_it_is_worked_out_once_and_kept(settings: Settings, minds: Minds) -> None:
    async with opened(settings) as tables:
        table = await finished(tables)
        match = table.log.match
        minds.free = asyncio.Semaphore(1)
        win_chart = await tables.win_charts.of(match, table.id)
        await eventually(lambda: len(win_chart.points) >= 2)
        assert 0 < len(win_chart.points) < win_chart.places
        assert win_chart.percent < 100
        assert await tables.win_charts.of(match, table.id) is win_chart
        for _ in range(1000):
            minds.free.release()
        await eventually(lambda: win_chart.is_done)
        number = len(minds.states)
        assert number == len(win_chart.points)
        await eventually(lambda: not tables.win_charts._tasks)  # it is written down
        points = win_chart.points
    async with opened(settings) as tables:
        again = await tables.win_charts.of((await tables.get(table.id)).log.match, table.id)
        assert again.is_done
        assert again.points == points
        assert len(minds.states) == number


async def test_what_failed_says_so_and_goes_on_when_asked_again(
    tables: Tables, minds: Minds
) -> None:
    table = await finished(tables)
    minds.fails = True
    win_chart = await tables.win_charts.of(table.log.match, table.id)
    await eventually(lambda: win_chart.failed)
    assert win_chart_view(win_chart, [], MATCH, 0, READER)["state"] == "failed"
    minds.fails = False
    assert await tables.win_charts.of(table.log.match, table.id) is win_chart
    await eventually(lambda: win_chart.is_done)


async def test_without_compiled_rules_it_waits(
    tables: Tables, minds: Minds, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await finished(tables)
    monkeypatch.setattr("kickabout.table.play.win_chart.is_ready", lambda _: False)
    win_chart = await tables.win_charts.of(table.log.match, table.id)
    assert win_chart.waits
    assert minds.states == []


async def test_the_page_says_how_far_it_is_and_then_shows_it(
    server: RunningServer, minds: Minds
) -> None:
    table = await finished(server.tables)
    minds.free = asyncio.Semaphore(1)
    client, url = server.client(), f"/t/{table.id}/replay"
    page = (await client.get(f"{url}?at=20")).text
    assert re.search(r'class="win-chart working" hx-get="[^"]+at=20&amp;win_chart=1"', page)
    part = (await client.get(f"{url}?at=20&win_chart=1")).text
    assert part.lstrip().startswith("<figure")
    for _ in range(1000):
        minds.free.release()
    win_chart = await server.tables.win_charts.of(table.log.match, table.id)
    await eventually(lambda: win_chart.is_done)
    page = (await client.get(f"{url}?at=20")).text
    assert 'class="win-chart done"' in page
    assert not re.search(r'class="win-chart[^>]+hx-get', page)
    points = {point.at for point in win_chart.points}
    links = {
        int(at) for at in re.findall(r'<a href="/t/[^"]+\?at=(\d+)" tabindex="-1"><title>', page)
    }
    figures = {int(at) for at in re.findall(r'<th scope="row"><a href="[^"]+\?at=(\d+)"', page)}
    assert links == figures == points
    assert "75<small>\xa0%" in page
    assert page.count('class="band kit-') == 2


async def test_the_transcript_that_is_open_has_one_too(
    settings: Settings, minds: Minds, tmp_path: Path
) -> None:
    file = tmp_path / "match.txt"
    file.write_text(played().transcript(), encoding="utf-8")
    async with running(replace(settings, replay=file)) as server:
        client = server.client()
        win_chart = await server.tables.win_charts.of(kickabout.load(played().transcript()), None)
        await eventually(lambda: win_chart.is_done)
        page = (await client.get("/replay?at=7")).text
        assert 'class="win-chart done"' in page
        assert '<a href="/replay?at=0"' in page


READER = Reader(table_messages(), ["Ada", "Bo"])
MATCH = kickabout.new("futbol-dash", 2, seed=1)
while MATCH.number < 40:
    MATCH.play(MATCH.legal[0]) if MATCH.legal else MATCH.roll()
CARD = Message("seat-bot-comes-on", bot="Basti", player=Seat(0))


def line(number: int, tone: Any = "play", message: Message = CARD) -> Line:
    return Line(number, number // 2, Remark(message, tone, 0))


def drawn(points: Sequence[Point], lines: Sequence[Line], at: int) -> DrawnChart:
    shown = win_chart_view(WinChart(len(points), list(points)), lines, MATCH, at, READER)
    assert shown["state"] == "done"
    return shown


POINTS = [
    Point(0, (0.5, 0.5)),
    Point(10, (0.55, 0.45)),
    Point(20, (0.88, 0.12)),
    Point(40, (1.0, 0.0)),
]


def test_the_bands_fill_the_drawing() -> None:
    shown = drawn(POINTS, [line(1)], 15)
    below, above = shown["bands"]
    assert below.startswith("M0 50.0L250 45.0L500 12.0L1000 0.0")
    assert below.endswith("L250 100.0L0 100.0z")
    assert above.startswith("M0 0.0L250 0.0")
    assert (shown["x"], shown["here"]) == (375.0, [55, 45])
    columns = shown["columns"]
    assert columns[0]["x"] == 0
    assert columns[-1]["x"] + columns[-1]["width"] == WIDTH
    for one, following in pairwise(columns):
        assert one["x"] + one["width"] == pytest.approx(following["x"], abs=0.2)
    assert HEIGHT == 100


def test_it_tells_where_the_match_turned() -> None:
    lines = [
        line(4),
        line(12, "shot"),
        line(12, "goal", Message("seat-taken-by-bot", bot="Basti")),
        line(15, "quiet"),
        line(30, "whistle", Message("error-match-over")),
    ]
    swings = drawn(POINTS, lines, 0)["swings"]
    assert swings == [
        {
            "at": 12,
            "minute": 6,
            "seat": 0,
            "by": MATCH.log[10][0],
            "text": "Basti takes the shirt that was left on the peg.",
            "before": 55,
            "after": 88,
        },
        {
            "at": 30,
            "minute": 15,
            "seat": 0,
            "by": MATCH.log[20][0],
            "text": "The match is over.",
            "before": 88,
            "after": 100,
        },
    ]
    assert [goal["at"] for goal in drawn(POINTS, lines, 0)["goals"]] == [12]


def test_what_led_up_to_a_turning_point_is_told_with_it() -> None:
    number = next(n for n, (actor, _) in enumerate(MATCH.log, 1) if n > 20 and actor == CHANCE)
    decision = max(n for n, (actor, _) in enumerate(MATCH.log[:number], 1) if actor != CHANCE)
    lines = [
        line(decision),
        line(number, "quiet"),
        line(number, "play", CARD),
        line(number, "quiet"),
    ]
    (swing,) = drawn([Point(0, (0.5, 0.5)), Point(40, (0.9, 0.1))], lines, 0)["swings"]
    told = READER.sentence(CARD)
    assert (swing["at"], swing["by"]) == (number, CHANCE)
    assert swing["text"] == f"{told} {told}"


def test_a_draw_is_no_consequence_of_what_was_told_before() -> None:
    number = next(n for n, (actor, _) in enumerate(MATCH.log, 1) if n > 20 and actor == CHANCE)
    lines = [line(number - 1), line(number, "quiet", Message("error-match-over"))]
    (swing,) = drawn([Point(0, (0.5, 0.5)), Point(40, (0.9, 0.1))], lines[1:], 0)["swings"]
    assert (swing["by"], swing["text"]) == (CHANCE, "The match is over.")


def test_what_a_seat_gains_within_a_minute_is_one_change_as_far_as_a_goal() -> None:
    shares = {12: 0.5, 13: 0.56, 14: 0.57, 15: 0.63, 16: 0.71, 17: 0.78, 18: 0.7}
    points = [Point(at, (share, 1 - share)) for at, share in shares.items()]

    def told(tone: Any) -> list[Any]:
        lines = [
            Line(at, 3 if at < 17 else 4, Remark(CARD, tone if at == 15 else "play", 0))
            for at in shares
        ]
        return [(one["before"], one["after"]) for one in drawn(points, lines, 12)["swings"]]

    assert told("shot") == [(50, 71)]
    assert told("goal") == [(50, 63)]


def test_who_does_not_answer_decides_too() -> None:
    match = lay(hands=("long-pass", "foul penalty"), points=(6, 9))
    begun = match.number
    match.play("play long-pass")
    match.play("hold", seat=1)
    points = [Point(begun + n, (share, 1 - share)) for n, share in enumerate((0.4, 0.4, 0.7))]
    reader = Reader(game_messages(match.game), ["Ada", "Bo"])
    shown = win_chart_view(WinChart(len(points), points), match.story(), match, begun, reader)
    assert shown["state"] == "done"
    (swing,) = shown["swings"]
    assert (swing["at"], swing["seat"], swing["by"]) == (begun + 2, 0, 1)
    assert swing["text"].endswith("No answer from Bo.")


def test_giving_up_is_no_turning_point() -> None:
    match = kickabout.load(MATCH.transcript())
    match.resign(0, ends=True)
    reader = Reader(game_messages(match.game), ["Ada", "Bo"])
    points = [Point(0, (0.5, 0.5)), Point(40, (0.45, 0.55)), Point(40, (0.0, 1.0))]
    for before in (0.45, 0.2):
        points[1] = Point(40, (before, 1 - before))
        shown = win_chart_view(WinChart(3, points), match.story(), match, 0, reader)
        assert shown["state"] == "done"
        assert "resign" not in " ".join(swing["text"] for swing in shown["swings"])
        assert {swing["after"] for swing in shown["swings"]} == ({80} if before == 0.2 else set())


def test_the_largest_changes_are_looked_at_decision_by_decision() -> None:
    match = played()
    points = [Point(at, (share, 1 - share)) for at, share in ((0, 0.5), (20, 0.52), (40, 0.9))]
    assert changes(points) == [(20, 40)]
    ats = [at for at, _ in positions_within(match, changes(points))]
    apart = [match.log[at - 1][0] != CHANCE or match.log[at][0] != CHANCE for at in range(21, 40)]
    assert ats == [at for at, one in zip(range(21, 40), apart, strict=True) if one]
    assert all(state == match.at(at).state for at, state in positions_within(match, [(20, 40)]))


def test_a_change_that_nothing_was_said_of_is_no_turning_point() -> None:
    assert drawn(POINTS, [line(4, "whistle", Message("error-match-over"))], 0)["swings"] == []


@pytest.mark.parametrize(
    ("chances", "whole"),
    [((1 / 3, 1 / 3, 1 / 3), [34, 33, 33]), ((0.995, 0.005), [100, 0]), ((0.125, 0.875), [13, 87])],
)
def test_per_cents_add_up(chances: tuple[float, ...], whole: list[int]) -> None:
    assert sum(percents(chances)) == 100
    assert all(abs(a - b) <= 1 for a, b in zip(percents(chances), whole, strict=True))
