"""The pages and the interface of the matches of the day: what they show to whom, and when."""

import re
from importlib import import_module
from io import BytesIO

import httpx
import pytest
import sqlalchemy as sa
from PIL import Image

from kickabout.table.daily import Daily, DailyBots
from kickabout.table.daily import bots as daily_bots
from kickabout.table.play import LiveTable
from kickabout.table.play.turn import note_end
from kickabout.table.store import FinalScore, daily_queries
from kickabout.table.web.pages.news import score_text
from kickabout.table.web.pages.picture import DayRow
from tests.table.conftest import RunningServer, play_to_the_end
from tests.table.daily.conftest import NOON, Calendar
from tests.table.web.players import claimed, key_of, program

pytestmark = pytest.mark.anyio
DAY = NOON.date()
DASH = "futbol-dash"
SUSU = "futera-susu"
OPENS = "2026-11-28 02:00 UTC"


@pytest.fixture
async def ana(server: RunningServer, calendar: Calendar) -> httpx.AsyncClient:
    return server.client(follow_redirects=True)


@pytest.fixture
async def finished(server: RunningServer, ana: httpx.AsyncClient, still: None) -> str:
    """The id of the table at which Ana has played to the end."""
    page = await ana.post(f"/today/{DASH}")
    table = page.url.path.removeprefix("/t/")
    await play_to_the_end(await server.tables.get(table))
    return table


async def test_a_press_leads_to_a_match_and_the_next_one_back(
    server: RunningServer, ana: httpx.AsyncClient, still: None
) -> None:
    first = await ana.get("/today")
    assert "Nobody played." in first.text
    assert first.text.count("One try: ") == first.text.count("Learn it in ") == 5
    one, other = [(await ana.post(f"/today/{DASH}")).url.path for _ in range(2)]
    assert one == other
    begun = (await ana.get("/today")).text
    assert f'href="{one}"' in begun
    assert begun.count("One try: ") == begun.count("Learn it in ") == 4
    assert (await ana.post("/today/chess")).status_code == 404


async def test_whoever_has_played_sees_how_they_stand(
    ana: httpx.AsyncClient, finished: str
) -> None:
    today = (await ana.get("/today")).text
    assert "Nobody else has a result yet" in today
    assert "1 of 5 played" in (await ana.get("/")).text
    part = await ana.get(f"/t/{finished}/news")
    assert 'href="/today"' in part.text
    assert "Streak: 1 day" in part.text
    assert (
        "a new match has other cards and dice, and does not count"
        in (await ana.get(f"/t/{finished}")).text
    )
    assert re.search(r'href="/today/picture.png"\s+download="kickabout-[-\d]+.png"', today)
    picture = await ana.get("/today/picture.png")
    assert Image.open(BytesIO(picture.content)).size == (1200, 630)


async def test_a_result_is_awaited_until_it_is_stored(
    server: RunningServer,
    ana: httpx.AsyncClient,
    calendar: Calendar,
    still: None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def nothing(_: LiveTable) -> None:
        """The page of the end is there before the result is stored."""

    address = (await ana.post(f"/today/{DASH}")).url.path
    table = await server.tables.get(address.removeprefix("/t/"))
    with monkeypatch.context() as late:
        late.setattr("kickabout.table.play.turn.note_end", nothing)
        await play_to_the_end(table)
    waits = (await ana.get(f"{address}/news")).text
    assert "The result is being entered" in waits
    assert "delay:2s" in waits
    assert "data-share" not in waits
    await note_end(table)
    assert "Streak: 1 day" in (await ana.get(f"{address}/news")).text


async def test_a_match_that_is_over_too_late_has_no_result(
    server: RunningServer, ana: httpx.AsyncClient, calendar: Calendar, still: None
) -> None:
    address = (await ana.post(f"/today/{DASH}")).url.path
    calendar.go_on(hours=14)
    await play_to_the_end(await server.tables.get(address.removeprefix("/t/")))
    assert "Not played to the end in time" in (await ana.get(f"{address}/news")).text


async def test_a_few_results_are_told_by_place_and_many_by_their_share(
    server: RunningServer, ana: httpx.AsyncClient, finished: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    bo = server.client(follow_redirects=True)
    table = (await bo.post(f"/today/{DASH}")).url.path.removeprefix("/t/")
    await play_to_the_end(await server.tables.get(table))
    for told in ((await ana.get("/today")).text, (await ana.get(f"/t/{finished}/news")).text):
        assert re.search(r"Place [12] among 2 people", told)
        assert "of the other people" not in told
    view = import_module("kickabout.table.web.pages.daily.fixtures_view")
    monkeypatch.setattr(view, "ENOUGH", 2)
    told = (await ana.get("/today")).text
    assert re.search(r"Better than \d+ % of the other people", told)
    assert "among 2 people" not in told


async def test_results_are_shared_without_cards_and_dice(
    ana: httpx.AsyncClient, finished: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[tuple[str, str, list[str], str]] = []

    def draw(kicker: str, headline: str, rows: list[DayRow], foot: str) -> bytes:
        drawn.append((kicker, headline, [one.beside for one in rows], foot))
        return b""

    pages = import_module("kickabout.table.web.pages.daily.fixtures")
    monkeypatch.setattr(pages, "day_picture", draw)
    await ana.get("/today/picture.png")
    ((kicker, headline, beside, foot),) = drawn
    assert kicker == f"{DAY.isoformat()} · Streak: 1 day"
    assert headline == f"Fútbol Dash: {beside[0]}"
    assert re.match(r"(Won|Drawn|Lost) \d+", beside[0])
    assert beside[1:] == ["not played"] * 4
    shared = re.search(r'data-share-text="([^"]+)"', (await ana.get("/today")).text)
    assert shared is not None
    assert shared[1].splitlines()[1].endswith(f" {headline}")
    assert shared[1].splitlines()[2] == "⬜ Futera SuSu"
    assert foot.endswith(f"{ana.base_url.netloc.decode()}/today")


async def test_nothing_is_told_to_others_before_it_opens(
    server: RunningServer, ana: httpx.AsyncClient, finished: str, calendar: Calendar
) -> None:
    bo = server.client()
    daily = Daily(server.tables)
    await daily.load()
    secret = daily.fixture(DAY, DASH).secret
    closed = [f"/t/{finished}/{part}" for part in ("replay", "analysis", "picture.png", "news")]
    proofs = [f"/t/{finished}/transcript", f"/api/tables/{finished}/proof"]
    proofs += [f"/api/tables/{finished}/transcript"]
    shown = [f"/t/{finished}", f"/t/{finished}/dice", f"/api/tables/{finished}", "/today", "/"]
    shown += ["/api/today"]
    for path in closed:
        assert (await bo.get(path)).status_code == 403, path
    for visitor in (ana, bo):
        for path in proofs:
            answer = await visitor.get(path)
            assert answer.status_code == 403, path
            assert secret not in answer.text
        for path in shown:
            answer = await visitor.get(path)
            assert answer.status_code == 200, path
            assert secret not in answer.text
    state = (await bo.get(f"/api/tables/{finished}")).json()
    assert (state["status"], state["at"]) == ("playing", 0)
    assert OPENS in (await ana.get(f"/t/{finished}/dice")).text
    calendar.go_on(hours=14)
    assert (await bo.get(f"/t/{finished}/transcript")).status_code == 200
    assert (await bo.get(f"/api/tables/{finished}/proof")).json()["secret"] == secret
    assert secret in (await bo.get("/today")).text
    assert (await bo.get(f"/t/{finished}/replay")).status_code == 200


async def test_the_interface_tells_the_same(
    server: RunningServer, calendar: Calendar, still: None
) -> None:
    own = program(server, await key_of(await claimed(server), "read", "play"))
    day = (await own.get("/api/today")).json()
    assert (day["day"], day["streak"], len(day["fixtures"])) == (DAY.isoformat(), 0, 5)
    assert {one["secret"] for one in day["fixtures"]} == {None}
    made = await own.post(f"/api/today/{DASH}")
    assert made.status_code == 201
    again = (await own.post(f"/api/today/{DASH}")).json()
    assert again["table"] == made.json()["table"]
    await play_to_the_end(await server.tables.get(again["table"]))
    own_match = (await own.get("/api/today")).json()["fixtures"][0]
    assert own_match["table"] == again["table"]
    assert own_match["result"]["outcome"] in ("won", "drawn", "lost")
    anybody = server.client()
    assert (await anybody.get("/api/today")).json()["fixtures"][0]["table"] is None
    assert (await anybody.post(f"/api/today/{DASH}")).status_code == 403
    assert (await anybody.get("/api/today", params={"day": "2026-11-28"})).status_code == 404
    calendar.go_on(hours=14)
    past = (await anybody.get("/api/today", params={"day": DAY.isoformat()})).json()
    assert len({one["secret"] for one in past["fixtures"]} - {None}) == 5


async def test_bots_play_what_somebody_has_begun(
    server: RunningServer, ana: httpx.AsyncClient, finished: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, str, bytes]] = []

    async def play(game: object, options: object, bots: list[str], key: bytes) -> FinalScore:
        asked.append((game.name, bots[0], key))  # type: ignore[attr-defined]
        return FinalScore((1, 2), (1,))

    monkeypatch.setattr(server.tables.bot_pool, "play", play)
    monkeypatch.setattr(daily_bots, "is_ready", lambda _: True)
    daily = Daily(server.tables)
    await daily.load()
    bots = DailyBots(server.tables, daily)
    for _ in range(2):
        await bots.play_due()
    key = daily.fixture(DAY, DASH).key
    assert asked == [(DASH, bot, key) for bot in daily_bots.BESIDE]
    assert (await ana.get("/today")).text.count("Lost 1–\N{WORD JOINER}2") >= len(daily_bots.BESIDE)
    assert "Lost 1–\N{WORD JOINER}2" not in (await server.client().get("/today")).text


async def test_a_match_won_at_a_level_score_says_by_what(
    server: RunningServer, ana: httpx.AsyncClient, finished: str
) -> None:
    def note(connection: sa.Connection) -> None:
        for bot, score in (
            ("youth", FinalScore((0, 0), (1,))),
            ("pro", FinalScore((0, 0), (0,))),
            ("world", FinalScore((0, 0), ())),
        ):
            daily_queries.add_bot_result(connection, DAY, DASH, bot, score)

    await server.tables.store.write(note)
    page = (await ana.get("/today")).text
    score = score_text((0, 0))
    assert f"Lost {score}, on tie-break" in page
    assert f"Won {score}, on tie-break" in page
    assert f"Drawn {score}, on tie-break" not in page


async def test_a_score_below_zero_is_explained_in_the_game_that_has_it(
    server: RunningServer, ana: httpx.AsyncClient, still: None
) -> None:
    page = await ana.post(f"/today/{SUSU}")
    table = page.url.path.removeprefix("/t/")
    for bot, conceded in (("youth", 1), ("pro", -1)):
        score = FinalScore((0, conceded), (0,))

        def note(connection: sa.Connection, bot: str = bot, score: FinalScore = score) -> None:
            daily_queries.note_result(connection, table, FinalScore((1, 0), (0,)))
            daily_queries.add_bot_result(connection, DAY, SUSU, bot, score)

        await server.tables.store.write(note)
        told = "has a goal taken off" in (await ana.get("/today")).text
        assert told == (conceded < 0)


@pytest.mark.parametrize(
    ("goals", "shown"),
    [((3, 0), "3–\u20600"), ((1, -1), "1\u202f:\u202f−1"), ((-1, 0), "−1\u202f:\u202f0")],
)
def test_a_score_below_zero_has_no_dash_beside_its_minus(
    goals: tuple[int, int], shown: str
) -> None:
    assert score_text(goals) == shown
