"""The position of the day: one answer of each counts, each day has its own, and nobody is told too early."""

import asyncio
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from functools import partial
from pathlib import Path

import pytest

from kickabout.bots.lines import THEN
from kickabout.bots.positions import classics
from kickabout.games import find
from kickabout.table import catalogue
from kickabout.table.daily import position_maker, positions
from kickabout.table.daily.position_maker import PositionMaker
from kickabout.table.daily.positions import Positions, classic_of
from kickabout.table.errors import Refused, Unknown
from kickabout.table.play.tables import Tables
from kickabout.table.play.win_chart import Point, WinChart
from kickabout.table.seats import digest
from kickabout.table.store import LaidOut, Store, leases, people_queries, position_queries

pytestmark = pytest.mark.anyio
GAME = "futera-susu"
TODAY = date(2026, 11, 27)


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> list[datetime]:
    """Have it be noon of a day; a test sets another moment."""
    moment = [datetime(2026, 11, 27, 12, tzinfo=UTC)]
    for module in (positions, position_maker):
        monkeypatch.setattr(module, "now", lambda: moment[0])
    return moment


@pytest.fixture
def daily(tables: Tables) -> Positions:
    return Positions(tables)


async def test_of_two_answers_the_first_counts(daily: Positions) -> None:
    legal = (await daily.of(GAME)).match.legal
    await asyncio.gather(*(daily.answer(GAME, TODAY, action, "ada") for action in legal[:4]))
    standing = await daily.standing(await daily.of(GAME), "ada")
    assert standing is not None
    assert standing.number == 1
    first = standing.action
    await daily.answer(GAME, TODAY, legal[-1], "ada")
    again = await daily.standing(await daily.of(GAME), "ada")
    assert again is not None
    assert (again.action, again.number) == (first, 1)


async def test_nobody_is_told_before_they_have_answered(daily: Positions) -> None:
    position = await daily.of(GAME)
    await daily.answer(GAME, TODAY, position.match.legal[0], "ada")
    assert await daily.standing(position, "bo") is None
    assert await daily.standing(position, None) is None
    with pytest.raises(Refused):
        await daily.play_on(GAME, TODAY, "bo")


async def test_what_is_not_legal_is_no_answer(daily: Positions) -> None:
    for action in ("fly", "end", ""):
        with pytest.raises(Refused):
            await daily.answer(GAME, TODAY, action, "ada")
    assert await daily.standing(await daily.of(GAME), "ada") is None


async def test_an_answer_says_all_that_belongs_to_it(daily: Positions, tables: Tables) -> None:
    game = find("social-soccer")
    kept, whole = next(
        (one, line) for one in classics(game) for line in one.lines.names if THEN in line
    )
    await tables.store.write(
        lambda c: position_queries.set_position(c, TODAY, game.name, kept.write())
    )
    card, aim = whole.split(THEN)
    with pytest.raises(Refused):
        await daily.answer(game.name, TODAY, card, "ada")
    await daily.answer(game.name, TODAY, whole, "ada")
    table = await daily.play_on(game.name, TODAY, "ada")
    laid = [(entry.actor, entry.action) for entry in table.log.entries]
    begun = kept.match.number
    assert laid[begun : begun + 2] == [(kept.seat, card), (kept.seat, aim)]
    assert table.stored.laid_out == LaidOut(TODAY, begun)


def test_the_end_of_a_position_looks_back_no_further_than_that() -> None:
    points = [Point(at, (at / 10, 1 - at / 10)) for at in range(0, 10, 2)]
    chart = WinChart(len(points), points)
    assert [point.at for point in chart.since(3).points] == [2, 4, 6, 8]
    assert [point.at for point in chart.since(4).points] == [4, 6, 8]
    assert chart.since(3).is_done
    assert chart.since(0) == chart


async def test_a_day_that_is_over_is_open_to_all_and_takes_no_answer(
    daily: Positions, clock: list[datetime]
) -> None:
    position = await daily.of(GAME)
    await daily.answer(GAME, TODAY, position.match.legal[0], "ada")
    clock[0] = datetime(2026, 11, 28, 0, 0, 1, tzinfo=UTC)
    with pytest.raises(Refused):
        await daily.answer(GAME, TODAY, position.match.legal[0], "bo")
    past = await daily.of(GAME, TODAY)
    standing = await daily.standing(past, "bo")
    assert standing is not None
    assert (standing.action, standing.number, standing.streak) == (None, 1, 0)
    assert (await daily.of(GAME)).day == TODAY + timedelta(days=1)
    assert await daily.days(GAME) == [TODAY]


@pytest.mark.parametrize("days", [-1, 1, 400])
async def test_other_days_have_none(daily: Positions, days: int) -> None:
    with pytest.raises(Unknown):
        await daily.of(GAME, TODAY + timedelta(days=days))


async def test_what_is_found_for_tomorrow_is_shown_tomorrow(
    daily: Positions, tables: Tables, clock: list[datetime], monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = classics(find(GAME))[-1]

    async def found(game: str, _known: object) -> str | None:
        return kept.write() if game == GAME else None

    monkeypatch.setattr(position_maker, "_found", found)
    monkeypatch.setattr(position_maker, "is_ready", lambda game: game.name == GAME)
    await PositionMaker(tables.store).make_missing()
    with pytest.raises(Unknown):
        await daily.of(GAME, TODAY + timedelta(days=1))
    clock[0] += timedelta(days=1)
    assert (await daily.of(GAME)).position == kept


async def test_a_day_for_which_none_is_found_repeats_a_classic(
    daily: Positions, tables: Tables, clock: list[datetime], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    async def found(game: str, _known: object) -> None:
        asked.append(game)

    monkeypatch.setattr(position_maker, "_found", found)
    monkeypatch.setattr(position_maker, "is_ready", lambda game: game.name == GAME)
    maker = PositionMaker(tables.store)
    await maker.make_missing()
    await maker.make_missing()
    assert asked == [GAME]
    clock[0] += timedelta(days=1)
    assert (await daily.of(GAME)).position == classic_of(find(GAME), clock[0].date())


async def test_the_kinds_of_the_last_days_are_not_looked_for(
    tables: Tables, clock: list[datetime], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[set[str]] = []
    kept = classics(find(GAME))

    async def found(_game: str, known: set[str]) -> str:
        asked.append(known)
        return kept[len(asked) % len(kept)].write()

    monkeypatch.setattr(position_maker, "_found", found)
    monkeypatch.setattr(position_maker, "is_ready", lambda game: game.name == GAME)
    maker = PositionMaker(tables.store)
    for _ in range(3):
        await maker.make_missing()
        clock[0] += timedelta(days=1)
    assert asked == [set(), {kept[1].kind}, {kept[1].kind, kept[2].kind}]


async def test_one_of_two_servers_looks_for_a_position(
    tmp_path: Path, postgresql: str, clock: list[datetime], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    async def found(game: str, _known: object) -> str:
        asked.append(game)
        return classics(find(game))[0].write()

    monkeypatch.setattr(position_maker, "_found", found)
    monkeypatch.setattr(position_maker, "is_ready", lambda _game: True)
    stores = [Store(tmp_path, postgresql), Store(tmp_path, postgresql)]
    for store in stores:
        await store.write(partial(leases.enter, server=store.server))
    await asyncio.gather(*(PositionMaker(store).make_missing() for store in stores))
    assert sorted(asked) == sorted(game.name for game in catalogue.games())
    for store in stores:
        store.close()


async def test_the_position_that_was_set_first_stands(tables: Tables) -> None:
    kept = classics(find(GAME))[0]
    one, two = kept.write(), replace(kept, seed=1).write()
    await tables.store.write(lambda c: position_queries.set_position(c, TODAY, GAME, one))
    stands = await tables.store.write(lambda c: position_queries.set_position(c, TODAY, GAME, two))
    assert stands == one
    claimed = await tables.store.write(
        lambda c: position_queries.claim_position(c, TODAY, GAME, "another")
    )
    assert not claimed


async def test_a_streak_lasts_until_a_day_is_missed(
    daily: Positions, clock: list[datetime]
) -> None:
    async def streak() -> int:
        return await daily._store.read(
            lambda c: position_queries.answer_streak(c, digest("ada"), clock[0].date())
        )

    for days in range(3):
        assert await streak() == days
        position = await daily.of(GAME)
        await daily.answer(GAME, position.day, position.match.legal[0], "ada")
        assert await streak() == days + 1
        clock[0] += timedelta(days=1)
    assert await streak() == 3
    clock[0] += timedelta(days=1)
    assert await streak() == 0


async def test_the_answer_of_an_account_counts_when_a_guest_becomes_it(daily: Positions) -> None:
    position = await daily.of(GAME)
    mine, theirs = position.match.legal[:2]
    await daily.answer(GAME, TODAY, mine, "account")
    await daily.answer(GAME, TODAY, theirs, "guest")
    await daily._store.write(
        lambda c: people_queries.hand_over(c, digest("guest"), digest("account"))
    )
    standing = await daily.standing(position, "account")
    assert standing is not None
    assert (standing.action, standing.number) == (mine, 1)


async def test_a_position_is_played_on_from_the_answer_against_the_same_rival(
    daily: Positions,
) -> None:
    position = await daily.of(GAME)
    own = position.match.legal[-1]
    await daily.answer(GAME, TODAY, own, "ada")
    table = await daily.play_on(GAME, TODAY, "ada")
    laid = [(entry.actor, entry.action) for entry in table.log.entries]
    expected = [*position.match.entries(), (position.seat, own)]
    assert laid[: len(expected)] == expected
    rival = table.stored.places[1 - position.seat]
    assert (rival.cast, rival.kind) == (position.rival.slug, f"bot:{position.rival.bot}")
    assert table.stored.holders == {digest("ada"): position.seat}
    assert table.stored.seed != position.match.seed
    assert not table.stored.is_rated


async def test_a_past_position_is_played_on_from_the_decision_by_who_gave_no_answer(
    daily: Positions, clock: list[datetime]
) -> None:
    await daily.of(GAME)
    clock[0] += timedelta(days=1)
    table = await daily.play_on(GAME, TODAY, "bo")
    position = await daily.of(GAME, TODAY)
    assert table.number == position.match.number
    assert table.log.match.actor == position.seat
