"""The matches of a day: the same dice for all, one attempt that counts, and nothing seen before they are open."""

import asyncio
from datetime import timedelta

import pytest

from kickabout.engine.keyed_dice import commitment_to
from kickabout.table import catalogue
from kickabout.table.daily import Daily
from kickabout.table.errors import NotYours
from kickabout.table.play import LiveTable, Tables, resign, submit
from kickabout.table.seats import as_browser, digest
from kickabout.table.settings import Settings
from kickabout.table.store import FinalScore, daily_queries, people_queries
from kickabout.table.store.daily_queries import DailyResult
from kickabout.table.web.api.answers import transcript_of
from tests.table.conftest import opened, play_to_the_end
from tests.table.daily.conftest import NOON, Calendar
from tests.table.play.test_dice import verdict_on

pytestmark = pytest.mark.anyio
DAY = NOON.date()
GAMES = [game.name for game in catalogue.games()]
DASH = "futbol-dash"


@pytest.fixture
async def daily(tables: Tables, calendar: Calendar) -> Daily:
    daily = Daily(tables)
    await daily.load()
    return daily


def log_of(table: LiveTable) -> list[tuple[int, str]]:
    return [(entry.actor, entry.action) for entry in table.log.entries]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.usefixtures("still")
async def test_who_decides_alike_meets_the_same_cards_and_dice(daily: Daily, game: str) -> None:
    tables = [await daily.play(game, browser) for browser in ("ana", "bo")]
    for table in tables:
        await play_to_the_end(table)
    one, other = tables
    assert one.id != other.id
    assert log_of(one) == log_of(other)
    assert one.names[1] == daily.fixture(DAY, game).rival.name()


@pytest.mark.usefixtures("calendar")
async def test_the_rival_decides_alike_against_all_who_do(daily: Daily) -> None:
    """The driver plays here, and whoever plays holds whenever they can."""
    logs = []
    for browser in ("ana", "bo"):
        table = await daily.play(DASH, browser)
        for _ in range(4):
            while not table.legal(0):
                await table.audience.wait_for_change(table.audience.revision)
            await submit(table, 0, table.legal(0)[0], table.number)
        logs.append(log_of(table)[:12])
    assert logs[0] == logs[1]


async def test_days_games_and_servers_have_dice_of_their_own(
    daily: Daily, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    days = [DAY + timedelta(days=number) for number in range(3)]
    secrets = [one.secret for day in days for one in daily.fixtures(day)]
    other = Daily(tables)
    other._key = bytes(32)
    secrets += [one.secret for day in days for one in other.fixtures(day)]
    assert len(set(secrets)) == 2 * len(days) * len(GAMES)


async def test_rivals_rotate(daily: Daily) -> None:
    days = [DAY + timedelta(days=number) for number in range(12)]
    for day in days:
        assert len({one.rival for one in daily.fixtures(day)}) == len(GAMES)
    assert len({daily.fixture(day, DASH).rival for day in days}) == 12


@pytest.mark.usefixtures("still")
async def test_the_seal_of_a_day_is_that_of_the_secret_which_is_told_later(
    daily: Daily, calendar: Calendar
) -> None:
    table = await daily.play(DASH, "ana")
    fixture = daily.fixture(DAY, DASH)
    assert table.dice is not None
    assert table.dice.commitment == fixture.seal
    await play_to_the_end(table)
    for hours in (11.9, 2.0):  # to midnight, and on until just before it opens
        calendar.go_on(hours=hours)
        assert fixture.told is None
        with pytest.raises(NotYours, match="2026-11-28 02:00 UTC"):
            transcript_of(table)
    calendar.go_on(hours=0.1)
    assert fixture.told is not None
    assert commitment_to(fixture.dice_name, fixture.told) == fixture.seal
    verdict = verdict_on(transcript_of(table))
    assert verdict.faults == ()
    assert verdict.draws


@pytest.mark.usefixtures("still")
async def test_nobody_else_sees_anything_before_it_opens(daily: Daily, calendar: Calendar) -> None:
    table = await daily.play(DASH, "ana")
    start = table.for_watchers()
    assert start is not table
    await play_to_the_end(table)
    for _ in range(2):
        seen = table.for_watchers()
        assert (seen.number, seen.status) == (0, "playing")
        calendar.go_on(hours=13.9)
    calendar.go_on(hours=0.2)
    assert table.for_watchers() is table


@pytest.mark.usefixtures("still", "calendar")
async def test_one_attempt_counts_however_many_tabs_begin_one(daily: Daily, tables: Tables) -> None:
    at_once = await asyncio.gather(*(daily.play(DASH, "ana") for _ in range(4)))
    assert len({table.id for table in at_once}) == 1
    table = at_once[0]
    assert not table.may_undo(0)
    assert not table.hints
    await resign(table, 0)
    assert (await daily.play(DASH, "ana")).id == table.id
    standing = (await daily.standings(digest("ana"), DAY))[DASH]
    assert standing.attempt is not None
    assert standing.attempt.result is not None
    assert (standing.attempt.result.outcome, standing.finished) == ("lost", 1)


async def test_one_attempt_counts_at_two_servers(
    settings: Settings, calendar: Calendar, postgresql: str, tmp_path: object
) -> None:
    own = [
        Settings(
            settings.data / name,
            port=0,
            pace=0.0,
            secret=settings.secret,
            warm=False,
            database=postgresql,
        )
        for name in ("one", "other")
    ]
    async with opened(own[0]) as one, opened(own[1]) as other:
        both = [Daily(one), Daily(other)]
        for daily in both:
            await daily.load()
        assert both[0].fixture(DAY, DASH).secret == both[1].fixture(DAY, DASH).secret
        begun = await asyncio.gather(*(daily.play(DASH, "ana") for daily in both * 2))
        assert len({table.id for table in begun}) == 1


@pytest.mark.usefixtures("still")
async def test_a_match_that_goes_on_past_midnight_counts_for_its_day_if_it_is_over_in_time(
    daily: Daily, calendar: Calendar
) -> None:
    calendar.go_on(hours=11.9)
    for browser in ("ana", "bo"):
        await daily.play(DASH, browser)
    calendar.go_on(hours=1)
    ana = await daily.attempts(digest("ana"), DAY)
    table = await daily._tables.get(ana[DASH].table)
    assert (await daily.play(DASH, "ana")).id != table.id, "a new day has a new match"
    await play_to_the_end(table)
    assert table.situation.final_score is not None
    result = DailyResult.of(table.situation.final_score)
    assert (await daily.attempts(digest("ana"), DAY))[DASH].result == result
    assert await daily.streak(digest("ana")) == 1
    calendar.go_on(hours=2)
    late = (await daily.attempts(digest("bo"), DAY))[DASH].table
    await play_to_the_end(await daily._tables.get(late))
    assert (await daily.attempts(digest("bo"), DAY))[DASH].result is None
    assert [one.result for one in (await daily.best(DAY))[DASH]] == [result]


@pytest.mark.usefixtures("still")
async def test_it_goes_on_after_a_restart(settings: Settings, calendar: Calendar) -> None:
    async with opened(settings) as tables:
        daily = Daily(tables)
        await daily.load()
        table = await daily.play(DASH, "ana")
        seal, log = daily.fixture(DAY, DASH).seal, log_of(table)
    async with opened(settings) as tables:
        daily = Daily(tables)
        await daily.load()
        again = await daily.play(DASH, "ana")
        assert (again.id, log_of(again)) == (table.id, log)
        assert again.dice is not None
        assert again.dice.commitment == daily.fixture(DAY, DASH).seal == seal
        await play_to_the_end(again)
        assert (await daily.attempts(digest("ana"), DAY))[DASH].result is not None


@pytest.mark.usefixtures("still", "calendar")
async def test_giving_up_is_no_better_than_a_defeat_by_a_walkover(daily: Daily) -> None:
    table = await daily.play(DASH, "ana")
    await resign(table, 0)
    result = (await daily.attempts(digest("ana"), DAY))[DASH].result
    assert result == DailyResult("lost", 0, 3, "resigned")


@pytest.mark.usefixtures("still", "calendar")
async def test_whoever_signs_in_has_one_attempt(daily: Daily, tables: Tables) -> None:
    guest, owner = digest("guest"), digest(as_browser("account"))
    first = {game: await daily.play(game, "guest") for game in (DASH, "social-soccer")}
    kept = await daily.play(DASH, as_browser("account"))
    await tables.store.write(lambda c: people_queries.hand_over(c, guest, owner))
    own = await daily.attempts(owner, DAY)
    assert {game: one.table for game, one in own.items()} == {
        DASH: kept.id,
        "social-soccer": first["social-soccer"].id,
    }
    assert await daily.attempts(guest, DAY) == {}


async def test_bots_stand_beside_as_often_as_they_are_noted(daily: Daily, tables: Tables) -> None:
    score = FinalScore((2, 1), (0,))
    for _ in range(2):
        await tables.store.write(
            lambda c: daily_queries.add_bot_result(c, DAY, DASH, "rule-of-thumb", score)
        )
    noted = await tables.store.read(lambda c: daily_queries.bot_results(c, DAY))
    assert noted == {DASH: {"rule-of-thumb": DailyResult("won", 2, 1)}}
