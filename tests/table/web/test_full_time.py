"""Full time: the headline, luck and play, the turning point, the picture and the preview of a link."""

import io
import re
from collections.abc import Sequence
from typing import Any

import pytest
from PIL import Image

import kickabout
from kickabout.engine.game import SPECTATOR
from kickabout.engine.match import Match
from kickabout.table.language import table_messages
from kickabout.table.play import resign
from kickabout.table.play.decisions import submit
from kickabout.table.play.full_time import Manner, manner_of, shares_of
from kickabout.table.play.live import LiveTable
from kickabout.table.play.win_chart import Point, WinChart, sample_positions
from kickabout.table.web.pages.final_view import fortunes_of, headline, picture_of
from kickabout.table.web.pages.picture import is_drawable
from kickabout.text.reader import Reader
from tests.table.conftest import RunningServer, eventually, first_decision, seated, until

pytestmark = pytest.mark.anyio
PNG = b"\x89PNG\r\n\x1a\n"


def played(seed: int = 4, game: str = "futbol-dash", **options: object) -> Match:
    match = kickabout.new(game, 2, options, seed=seed)
    bot = kickabout.bot("rule-of-thumb", seed=1)
    while match.actor is not None:
        if isinstance(match.actor, int):
            match.play(bot.choose(match.seen(match.actor)))
        else:
            match.roll()
    return match


def final(monkeypatch: pytest.MonkeyPatch, *standings: Sequence[int]) -> Match:
    """Return a finished match with these goals, one after the other; the last is the final score."""
    match = played(goals=1)
    goals = [list(standing) for standing in standings]
    monkeypatch.setattr("kickabout.table.play.full_time._standings", lambda *_: iter(goals[:-1]))
    monkeypatch.setattr("kickabout.table.play.full_time.goals_of", lambda _: goals[-1])
    best = [seat for seat, number in enumerate(goals[-1]) if number == max(goals[-1])]
    winners = best if len(best) < len(goals[-1]) else []
    monkeypatch.setattr("kickabout.engine.match.Match.winners", property(lambda _: winners))
    return match


@pytest.mark.parametrize(
    ("standings", "manner"),
    [
        ([(2, 2)], "draw"),
        ([(2, 2, 0)], "shared"),
        ([(1, 0)], "win"),
        ([(3, 1)], "win"),
        ([(2, 1)], "narrow"),
        ([(4, 1)], "thrashing"),
        ([(0, 1), (0, 2), (1, 2), (3, 2)], "comeback"),
        ([(0, 1), (2, 1)], "narrow"),
        ([(2, 0), (2, 1)], "narrow"),
    ],
)
def test_the_manner_of_a_win(
    monkeypatch: pytest.MonkeyPatch, standings: list[tuple[int, ...]], manner: Manner
) -> None:
    assert manner_of(final(monkeypatch, *standings)) == manner


def test_goals_in_the_order_they_fell_make_a_comeback() -> None:
    from kickabout.table.play import full_time

    match = played(goals=3)
    standings = list(full_time._standings(match, full_time.goals_of(match)))
    assert [sum(goals) for goals in standings] == list(range(1, len(standings) + 1))
    assert standings[-1] == full_time.goals_of(match)


READER = Reader(table_messages(), ["Ada", "Bo"])


@pytest.mark.parametrize("manner", ["draw", "shared", "narrow", "win", "thrashing", "comeback"])
def test_every_headline_can_be_said_to_everybody(manner: Manner) -> None:
    match = played(goals=1)
    for viewer in range(SPECTATOR, 2):
        reader = Reader(table_messages(), ["Ada", "Bo"], viewer)
        for salt in range(5):
            text = reader.text(headline(match, manner, viewer, ["Ada", "Bo"]).varied(salt))
            assert text
            assert "$" not in text


def test_a_loser_does_not_read_that_the_match_was_won() -> None:
    match = played(goals=1)
    winner = match.winners[0]
    ids = {
        viewer: headline(match, "comeback", viewer, ["Ada", "Bo"]).id
        for viewer in (SPECTATOR, winner, 1 - winner)
    }
    assert ids == {
        SPECTATOR: "final-comeback",
        winner: "final-comeback",
        1 - winner: "final-overtaken",
    }


def test_luck_and_play_add_up_to_what_changed() -> None:
    match = played(goals=1)
    points = [
        Point(at, (0.3 + 0.7 * at / match.number, 0.7 - 0.7 * at / match.number))
        for at, _ in sample_positions(match)
    ]
    shares = shares_of(match, points)
    assert shares is not None
    for seat, change in enumerate((0.7, -0.7)):
        assert shares.luck[seat] + shares.play[seat] == pytest.approx(change)
    # Every step changed as much, so luck has its share of the log.
    outcomes = sum(actor < 0 for actor, _ in match.log)
    assert shares.luck[0] == pytest.approx(0.7 * outcomes / match.number)


def test_giving_up_is_neither_luck_nor_play() -> None:
    match = played(goals=1)
    points = [Point(at, (0.4, 0.6)) for at, _ in sample_positions(match)]
    for early in (None, 60):
        chart = WinChart(len(points), list(points))
        rows = fortunes_of(match, chart)
        assert rows is not None
        assert rows[0] == {
            "first": 40, "last": 40 + (early or 0), "luck": 0, "play": 0, "cut_short": early
        }  # fmt: skip
        points.append(Point(match.number, (1.0, 0.0)))


def test_points_that_lie_too_far_apart_say_nothing_of_luck() -> None:
    match = played(goals=1)
    assert shares_of(match, [Point(0, (0.5, 0.5)), Point(match.number, (1.0, 0.0))]) is None


def rising(match: Match) -> Any:
    """Return a stand-in for the processes, in which the winner's chance jumps half-way."""

    async def win_probabilities(_: object, match: Match, states: Sequence[Any]) -> list[Any]:
        middle = match.state.turns // 2
        rows = [(0.9, 0.1) if state.turns > middle else (0.5, 0.5) for state in states]
        return [row if match.winners == [0] else row[::-1] for row in rows]

    return win_probabilities


@pytest.fixture
async def over(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> tuple[RunningServer, LiveTable]:
    monkeypatch.setattr("kickabout.table.play.win_chart.is_ready", lambda _: True)
    tables = server.tables
    made = await tables.setup.create(
        "futbol-dash", ["you", "bot:rule-of-thumb"], {"goals": 1}, name="Ada", browser="b0"
    )
    table = made.table
    bot = kickabout.bot("random", seed=1)
    while table.status != "over":
        await until(table, lambda: bool(table.legal(0)) or table.status == "over")
        if table.legal(0):
            action = bot.choose(table.log.match.seen(0)) if table.log.match.actor == 0 else "hold"
            await submit(table, 0, action, table.number)
    monkeypatch.setattr(
        "kickabout.table.bots.pool.BotPool.win_probabilities", rising(table.log.match)
    )
    return server, table


async def test_the_analysis_comes_when_it_is_ready(
    over: tuple[RunningServer, LiveTable],
) -> None:
    server, table = over
    client = server.client()
    page = (await client.get(f"/t/{table.id}")).text
    assert f'hx-get="/t/{table.id}/analysis"' in page
    assert "win-chart-pitch" not in page
    found = await server.tables.win_charts.of(table.log.match, table.id)
    await eventually(lambda: found.is_done)
    part = (await client.get(f"/t/{table.id}/analysis")).text
    assert part.lstrip().startswith("<section")
    assert "hx-get" not in part
    assert "The turning point" in part
    assert re.search(rf'href="/t/{table.id}/replay\?at=\d+#play">Watch it', part)
    assert "50 → 90" in part
    luck, play = (
        int(text.replace("−", "-")) for text in re.findall(r"</i><b>([+−]?\d+)</b>", part)[:2]
    )
    assert luck + play in (40, -40)
    own, other = (luck, play) if "Luck did that" in part else (play, luck)
    sign = 1 if luck + play > 0 else -1
    assert ("It came of a decision by" in part) != ("Luck did that" in part)
    assert ("Over the whole match" in part) == (sign * other > max(sign * own, 0))


async def test_a_match_in_which_nothing_was_decided_has_no_analysis(
    server: RunningServer,
) -> None:
    table = await seated(server.tables, 2)
    await first_decision(table)
    await resign(table, 0)
    page = (await server.client().get(f"/t/{table.id}")).text
    assert "final-title" in page
    assert 'id="analysis"' not in page


async def test_a_match_given_up_between_two_has_one_score_wherever_it_is_shown(
    server: RunningServer,
) -> None:
    """Lost by three goals, told as given up, and as it stood beside it."""
    table = await seated(server.tables, 2)
    await first_decision(table)
    client = server.client()
    await client.post(f"/seat/{server.tables.seat_token(table, 1)}")
    page = (await client.get(f"/t/{table.id}")).text
    assert "Resign — lose 0–\N{WORD JOINER}3" in page
    assert "Play on" in page
    await resign(table, 1)
    page = (await client.get(f"/t/{table.id}")).text
    assert re.findall(r'<strong class="flip">([^<]+)</strong></li>', page) == ["3", "0"]
    assert (
        "Given up at 0–\N{WORD JOINER}0: a match that is given up counts 0–\N{WORD JOINER}3."
        in page
    )
    drawn = picture_of(table, WinChart(), "", "en")
    assert list(drawn.goals) == ["3", "0"]
    own = (await client.get("/your-tables")).text
    assert re.findall(r"<b>(\d)</b>", own) == ["3", "0"]
    assert "by resignation" in own


@pytest.mark.parametrize("game", ["futbol-dash", "futera-susu", "social-soccer", "super-team"])
async def test_the_board_of_a_match_given_up_shows_the_score_that_counts(
    server: RunningServer, game: str
) -> None:
    table = await seated(server.tables, 2, game=game)
    await first_decision(table)
    await resign(table, 1)
    page = (await server.client().get(f"/t/{table.id}")).text
    assert sorted(re.findall(r'id="(goals-[\d-]+)"', page)) == ["goals-0-3", "goals-1-0"]


async def test_whoever_lost_is_told_how(over: tuple[RunningServer, LiveTable]) -> None:
    server, table = over
    found = await server.tables.win_charts.of(table.log.match, table.id)
    await eventually(lambda: found.is_done)
    loser = 1 - table.log.match.winners[0]
    client = server.client()
    await client.post(f"/seat/{server.tables.seat_token(table, 0)}")
    part = (await client.get(f"/t/{table.id}/analysis")).text
    assert ("How did that happen?" in part) == (loser == 0)


async def test_a_running_match_has_neither_analysis_nor_picture(server: RunningServer) -> None:
    table = await seated(server.tables, 2)
    client = server.client()
    for what in ("analysis", "picture.png"):
        assert (await client.get(f"/t/{table.id}/{what}")).status_code == 403
    page = (await client.get(f"/t/{table.id}")).text
    assert f"{server.url}/preview/futbol-dash.png" in page
    assert "picture.png" not in page


async def test_pictures_have_the_size_of_previews(over: tuple[RunningServer, LiveTable]) -> None:
    server, table = over
    client = server.client()
    for address in (f"/t/{table.id}/picture.png", "/preview/super-team.png"):
        answer = await client.get(address)
        assert answer.headers["content-type"] == "image/png"
        assert Image.open(io.BytesIO(answer.content)).size == (1200, 630)
    page = (await client.get(f"/t/{table.id}")).text
    assert f'<meta property="og:image" content="{server.url}/t/{table.id}/picture.png">' in page
    assert (await client.get("/preview/nothing.png")).status_code == 404


async def test_the_preview_of_an_invitation_keeps_its_token(server: RunningServer) -> None:
    made = await server.tables.setup.create(
        "futbol-dash", ["you", "open"], name="Ada", browser="b0"
    )
    token = server.tables.invite_token(made.table, 1)
    page = (await server.client().get(f"/join/{token}")).text
    tags = re.findall(r"<meta[^>]+>", page)
    assert any("You are invited" in tag for tag in tags)
    assert any(f"{server.url}/preview/futbol-dash.png" in tag for tag in tags)
    assert not any(token in tag for tag in tags)
    assert not any(made.table.id in tag for tag in tags)


def test_a_name_in_other_letters_is_not_drawn() -> None:
    assert is_drawable("Łukasz Ğ")
    assert not is_drawable("Жан")
