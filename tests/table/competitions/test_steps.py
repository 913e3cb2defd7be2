"""The steps of competitions: each is taken once, whoever takes it, and what belongs to it comes along."""

import asyncio
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any

import pytest
import sqlalchemy as sa

from kickabout.bots import KINDS
from kickabout.engine.incidents import GOALS, Incident, Scorer
from kickabout.table.competitions import Competitions
from kickabout.table.competitions.plans import check_goals, competition_of
from kickabout.table.competitions.running import read_running
from kickabout.table.competitions.steps import Steps, appended, pauses_until
from kickabout.table.errors import BadRequest, NotYours, Refused
from kickabout.table.formats.entries import (
    Awarded,
    Begun,
    Closed,
    Entered,
    Opened,
    Paired,
    Withdrawn,
)
from kickabout.table.formats.field import table_of
from kickabout.table.formats.forms import Form
from kickabout.table.formats.scorers import scorers
from kickabout.table.people import Notices
from kickabout.table.play import LiveTable, Tables, resign
from kickabout.table.seats import as_browser, digest
from kickabout.table.settings import Settings
from kickabout.table.store import Account, competition_queries, notice_queries, now, queries
from kickabout.table.store.competition_models import CompetitionEntryRow, CompetitionRow
from tests.table.competitions.conftest import PeopleOf, begun, plan
from tests.table.conftest import opened, until

pytestmark = pytest.mark.anyio


def is_playing(table: LiveTable) -> bool:
    return table.status == "playing"


async def play_round(
    competitions: Competitions, tables: Tables, competition: str, accounts: list[Account]
) -> None:
    """Have everybody sit down, and those away resign."""
    running = await competitions.get(competition)
    sides = {side: account for account, side in running.accounts.items()}
    by_id = {account.id: account for account in accounts}
    for fixture in running.tournament.running:
        for side in fixture.sides:
            await competitions.sit_down(by_id[sides[side]], competition)
        table = await tables.get(running.tournament.tables[fixture.number])
        await until(table, partial(is_playing, table))
        await resign(table, 1)
    await competitions.advance(competition)


async def test_a_cup_is_played_from_its_first_round_to_its_trophy(
    competitions: Competitions, tables: Tables, people_of: PeopleOf
) -> None:
    """Rounds are paired and tables set up by themselves; whoever is at home wins here."""
    accounts = await people_of(4)
    competition = await begun(competitions, accounts, Form("cup"))
    running = await competitions.get(competition.id)
    assert len(running.tournament.tables) == 2
    await play_round(competitions, tables, competition.id, accounts)
    await play_round(competitions, tables, competition.id, accounts)
    running = await competitions.get(competition.id)
    assert running.tournament.is_over
    assert running.competition.status == "over"
    final = running.tournament.fixtures[-1]
    assert running.tournament.order[:2] == final.sides
    told = await Notices(tables).of(accounts[0])
    kinds = {one.kind for one in told}
    assert "award" in kinds
    assert "fixture" not in kinds  # nobody is asked to what is over


async def test_only_those_for_whom_seats_are_kept_sit_down(
    competitions: Competitions, tables: Tables, people_of: PeopleOf
) -> None:
    """Nobody is shown an invitation, and whoever plays elsewhere has no match."""
    accounts = await people_of(3)
    stranger = accounts.pop()
    competition = await begun(competitions, accounts, Form("cup"))
    running = await competitions.get(competition.id)
    table = await tables.get(running.tournament.tables[0])
    assert [tables.invite_token(table, seat) for seat in (0, 1)] == [None, None]
    with pytest.raises(Refused):
        await competitions.sit_down(stranger, competition.id)
    await tables.take_kept(table, stranger)
    assert table.people == []
    await competitions.sit_down(accounts[0], competition.id)
    await competitions.sit_down(accounts[0], competition.id)  # twice is once
    seat = tables.seat_of(table, as_browser(accounts[0].id))
    assert table.people == [seat]


async def late(tables: Tables, competition: str, minutes: int) -> None:
    """Have all entries of a competition, and its tables, be so much older."""

    def shift(connection: sa.Connection) -> None:
        from kickabout.table.store.models import TableRow

        past = now() - timedelta(minutes=minutes)
        connection.execute(sa.update(TableRow).values(created=past))
        connection.execute(sa.update(CompetitionEntryRow).values(at=past))
        own = CompetitionRow.id == competition
        connection.execute(sa.update(CompetitionRow).where(own).values(due=past))

    await tables.store.write(shift)


async def test_goals_and_bookings_of_a_match_are_counted(
    competitions: Competitions,
    tables: Tables,
    people_of: PeopleOf,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """They come with the result of the table, and make the conduct that parts two sides who are level on all else."""
    told = [
        Incident("goal", 0, Scorer("card", "penalty", "Penalty")),
        Incident("yellow", 0),
        Incident("red", 1),
    ]
    monkeypatch.setattr("kickabout.table.play.turn.incidents_of", lambda _: told)
    accounts = await people_of(3)
    competition = await begun(competitions, accounts, Form("league"))
    for _ in range(3):
        await play_round(competitions, tables, competition.id, accounts)
    tournament = (await competitions.get(competition.id)).tournament
    assert [one.incidents for one in tournament.results] == [tuple(told)] * 3
    assert [one.conduct for one in tournament.results] == [(1, 4)] * 3
    sides = [one.fixture.sides for one in tournament.results]
    points = {
        side: sum((1, 4)[one.index(side)] for one in sides if side in one) for side in range(3)
    }
    rows = {one.side: one.conduct for one in table_of(tournament.field, "league")}
    assert rows == points
    assert [(one.side, one.number) for one in scorers(tournament.results)] == [
        (home, 1) for home, _ in sorted(sides)
    ]
    monkeypatch.undo()


async def test_who_does_not_sit_down_in_time_has_lost(
    competitions: Competitions, tables: Tables, people_of: PeopleOf
) -> None:
    """The one who has come goes on with a walkover, and nothing is rated."""
    accounts = await people_of(2)
    competition = await begun(competitions, accounts, Form("cup"), is_rated=True)
    await competitions.sit_down(accounts[1], competition.id)
    await competitions.advance(competition.id)
    assert not (await competitions.get(competition.id)).tournament.is_over
    await late(tables, competition.id, 6)
    await competitions.look()
    running = await competitions.get(competition.id)
    (ended,) = running.tournament.endings.values()
    side = running.accounts[accounts[1].id]
    assert ended.how == "walkover"
    assert running.tournament.order[0] == side
    table = await tables.get(running.tournament.tables[0])
    assert table.is_closed
    kinds = [{one.kind for one in await Notices(tables).of(account)} for account in accounts]
    assert kinds == [{"missed", "award"}, {"award"}]


async def test_a_match_over_days_counts_as_it_stands_once_its_time_is_over(
    competitions: Competitions, tables: Tables, people_of: PeopleOf
) -> None:
    """Nobody has scored: a draw, which a cup has played again."""
    accounts = await people_of(2)
    changes = {"time_control": "3d", "grace_minutes": 60, "match_days": 7}
    competition = await begun(competitions, accounts, Form("cup"), **changes)
    for account in accounts:
        await competitions.sit_down(account, competition.id)
    await late(tables, competition.id, 6 * 24 * 60)
    await competitions.look()
    assert not (await competitions.get(competition.id)).tournament.endings
    await late(tables, competition.id, 7 * 24 * 60)
    await competitions.look()
    running = await competitions.get(competition.id)
    ended = running.tournament.endings[0]
    assert (ended.how, ended.winners) == ("stood", ())
    assert [one.replays for one in running.tournament.running] == [0]
    assert running.tournament.is_settled(0)


async def test_three_at_a_table_of_four_play_without_the_one_who_does_not_come(
    competitions: Competitions, tables: Tables, people_of: PeopleOf
) -> None:
    """A bot plays in the seat, and an absence is noted; the others give up, the last of them with all to themselves."""
    accounts = await people_of(4)
    form = Form("group-stage")
    competition = await begun(competitions, accounts, form, game="squad-rush")
    for account in accounts[:3]:
        await competitions.sit_down(account, competition.id)
    await late(tables, competition.id, 6)
    await competitions.look()
    running = await competitions.get(competition.id)
    table = await tables.get(running.tournament.tables[0])
    assert table.status == "playing"
    seats = {one: tables.seat_of(table, as_browser(one.id)) for one in accounts}
    assert seats[accounts[3]] is None
    for account in accounts[:3]:
        seat = seats[account]
        assert seat is not None
        await resign(table, seat)
    await competitions.look()
    running = await competitions.get(competition.id)
    assert running.tournament.is_over
    assert running.tournament.absences == {running.accounts[accounts[3].id]: 1}


@pytest.mark.parametrize(
    "changes",
    [
        {"name": " "},
        {"name": "a" * 61},
        {"game": "chess"},
        {"time_control": "5 days"},
        {"grace_minutes": 31},
        {"match_days": 7},
        {"time_control": "3d", "grace_minutes": 60, "match_days": 61},
        {"form": Form("arena"), "time_control": "3d", "grace_minutes": 60},
        {"form": Form("group-stage")},
        {"form": Form("league", tie_breakers="coin")},
        {"starts": datetime(2020, 1, 1, tzinfo=UTC)},
        {"game": "super-team", "options": {"mode": "no"}},
    ],
)
async def test_a_plan_that_cannot_be_played_is_refused(
    competitions: Competitions, people_of: PeopleOf, changes: dict[str, Any]
) -> None:
    """Nothing is stored then."""
    (account,) = await people_of(1)
    with pytest.raises(BadRequest):
        await competitions.create(account, plan(**({"form": Form("cup")} | changes)))
    assert await competitions.of(account) == []


@pytest.mark.parametrize(
    ("game", "options", "possible", "impossible"),
    [
        ("futbol-dash", {"goals": 1}, [(1, 0), (3, 0), (0, 3)], [(2, 0), (3, 1), (0, 0)]),
        ("futbol-dash", {"mode": "express"}, [(5, 4)], [(4, 4), (100, 0)]),
        ("futera-susu", {"length": "goals"}, [(2, 2), (3, 1)], [(3, 3), (4, 3)]),
        ("futera-susu", {}, [(4, 4), (7, 7)], [(-1, 0)]),
    ],
)
def test_a_result_is_put_right_to_one_that_its_game_can_have(
    game: str,
    options: dict[str, object],
    possible: list[tuple[int, int]],
    impossible: list[tuple[int, int]],
) -> None:
    competition = competition_of(plan(Form("league"), game=game, options=options), "ada")
    for goals in possible:
        check_goals(competition, goals)
    for goals in impossible:
        with pytest.raises(BadRequest):
            check_goals(competition, goals)


async def test_a_round_stays_open_for_a_while_once_its_matches_are_over(
    settings: Settings, people_of: PeopleOf, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its organiser puts a result right meanwhile, or goes on at once; by itself it goes on later."""
    pace = 0.001
    monkeypatch.setattr("kickabout.table.competitions.steps.ROUND_PAUSE", timedelta(days=100))
    async with opened(replace(settings, pace=pace)) as slow:
        competitions = Competitions(slow)
        accounts = await people_of(4)
        competition = await begun(competitions, accounts, Form("cup"))
        with pytest.raises(Refused, match="not over yet"):
            await competitions.close_round(accounts[0], competition.id)
        await play_round(competitions, slow, competition.id, accounts)
        running = await competitions.get(competition.id)
        assert len(running.tournament.fixtures) == 2
        assert not running.tournament.is_all_played
        paused = pauses_until(running, pace)
        assert paused == running.last_result_at + timedelta(days=0.1)
        lost = running.tournament.fixtures[0].sides[1]
        await competitions.correct(accounts[0], competition.id, 0, (0, 1), "The wrong side gave up")
        running = await competitions.get(competition.id)
        longer = pauses_until(running, pace)
        assert longer is not None
        assert longer > paused
        await competitions.close_round(accounts[0], competition.id)
        running = await competitions.get(competition.id)
        assert lost in running.tournament.fixtures[2].sides
        await play_round(competitions, slow, competition.id, accounts)
        tournament = (await competitions.get(competition.id)).tournament
        assert (tournament.is_over, tournament.is_all_played) == (False, True)
        monkeypatch.setattr("kickabout.table.competitions.steps.ROUND_PAUSE", timedelta(0))
        assert (await competitions.advance(competition.id)).tournament.is_over
        await competitions.stop()


async def test_a_round_of_bots_alone_is_closed_at_once_but_for_the_last(
    settings: Settings, people_of: PeopleOf
) -> None:
    """Nothing of it can be put right, and a champion is not made in passing."""
    async with opened(replace(settings, pace=100)) as slow:
        competitions = Competitions(slow)
        (account,) = await people_of(1)
        competition = await competitions.create(account, plan(Form("cup")))
        await competitions.fill(account, competition.id, 4)
        await competitions.begin(account, competition.id)
        for _ in range(600):
            tournament = (await competitions.advance(competition.id)).tournament
            if tournament.is_all_played:
                break
            await asyncio.sleep(0.1)
        assert (len(tournament.results), tournament.is_over) == (3, False)
        await competitions.stop()


async def test_the_organiser_alone_decides(competitions: Competitions, people_of: PeopleOf) -> None:
    """Whoever else asks is refused, and so is what cannot be."""
    organiser, other = await people_of(2)
    competition = await competitions.create(organiser, plan(Form("cup")))
    with pytest.raises(Refused, match="takes 2 sides"):
        await competitions.begin(organiser, competition.id)
    await competitions.fill(organiser, competition.id, 2)
    for asked in (
        competitions.begin(other, competition.id),
        competitions.fill(other, competition.id, 1),
        competitions.exclude(other, competition.id, 0),
        competitions.correct(other, competition.id, 0, (1, 0), "no"),
        competitions.close_round(other, competition.id),
        competitions.call_off(other, competition.id, "no"),
    ):
        with pytest.raises(NotYours):
            await asked
    with pytest.raises(BadRequest):
        await competitions.correct(organiser, competition.id, 0, (1, 0), "no result")
    with pytest.raises(BadRequest):
        await competitions.exclude(organiser, competition.id, 2)
    with pytest.raises(BadRequest):
        await competitions.call_off(organiser, competition.id, " ")
    await competitions.call_off(organiser, competition.id, "rain")
    with pytest.raises(Refused):
        await competitions.enter(other, competition.id)


async def test_a_match_that_is_given_up_counts_as_lost_by_three_goals_and_says_how(
    competitions: Competitions, tables: Tables, people_of: PeopleOf
) -> None:
    accounts = await people_of(2)
    competition = await begun(competitions, accounts, Form("cup"))
    for account in accounts:
        await competitions.sit_down(account, competition.id)
    running = await competitions.get(competition.id)
    await resign(await tables.get(running.tournament.tables[0]), 1)
    await competitions.advance(competition.id)
    running = await competitions.get(competition.id)
    ended = running.tournament.endings[0]
    assert (ended.goals, ended.winners, ended.how) == ((3, 0), (0,), "resigned")


async def test_who_withdraws_has_lost_what_they_play(
    competitions: Competitions, tables: Tables, people_of: PeopleOf
) -> None:
    """The match that runs is resigned, and the other one is through."""
    accounts = await people_of(2)
    competition = await begun(competitions, accounts, Form("cup"))
    for account in accounts:
        await competitions.sit_down(account, competition.id)
    running = await competitions.withdraw(accounts[0], competition.id)
    assert running.tournament.is_over
    assert running.tournament.order[0] == running.accounts[accounts[1].id]
    assert (await tables.get(running.tournament.tables[0])).status == "over"
    with pytest.raises(Refused):
        await competitions.withdraw(accounts[0], competition.id)


async def test_who_withdraws_from_a_match_that_waits_is_not_asked_to_it_any_more(
    competitions: Competitions, tables: Tables, people_of: PeopleOf
) -> None:
    accounts = await people_of(2)
    competition = await begun(competitions, accounts, Form("cup"))
    await competitions.sit_down(accounts[1], competition.id)
    waits = {"table": (await competitions.get(competition.id)).tournament.tables[0]}

    async def asked() -> list[bool]:
        return await tables.store.read(
            lambda c: [
                notice_queries.is_anything_unread(c, one.id, kinds=["fixture"], **waits)
                for one in accounts
            ]
        )

    assert True in await asked()
    running = await competitions.withdraw(accounts[0], competition.id)
    assert running.tournament.endings[0].winners
    assert running.tournament.order[0] == running.accounts[accounts[1].id]
    assert True not in await asked()
    owner = digest(as_browser(accounts[1].id))
    assert await tables.store.read(lambda c: queries.tables_of(c, owner)) == []


async def test_who_is_out_for_not_coming_may_enter_nothing_for_a_while(
    competitions: Competitions, tables: Tables, people_of: PeopleOf
) -> None:
    """After two absences; the next time for twice as long."""
    accounts = await people_of(4)
    competition = await begun(competitions, accounts, Form("league"))
    absent = accounts[3]
    for _ in range(2):
        running = await competitions.get(competition.id)
        for account in accounts[:3]:
            await competitions.sit_down(account, competition.id)
        for fixture in running.tournament.running:
            table = await tables.get(running.tournament.tables[fixture.number])
            if table.status == "playing":
                await resign(table, 1)
        await late(tables, competition.id, 6)
        await competitions.look()
    running = await competitions.get(competition.id)
    assert Withdrawn(running.accounts[absent.id], "absent") in running.entries
    other = await competitions.create(accounts[0], plan(Form("league")))
    with pytest.raises(Refused, match="enter one again"):
        await competitions.enter(absent, other.id)
    first = await tables.store.read(lambda c: competition_queries.banned_until(c, absent.id))
    await tables.store.write(lambda c: competition_queries.ban(c, absent.id))
    second = await tables.store.read(lambda c: competition_queries.banned_until(c, absent.id))
    assert first is not None
    assert second is not None
    assert timedelta(hours=23) < second - first < timedelta(hours=25)


async def test_two_servers_and_many_tries_take_each_step_once(
    competitions: Competitions, tables: Tables, second: Tables, people_of: PeopleOf
) -> None:
    """All at the same moment: one pairing, one table for a fixture, one award."""
    accounts = await people_of(6)
    competition = await competitions.create(accounts[0], plan(Form("league")))
    for account in accounts:
        await competitions.enter(account, competition.id)
    others = [Steps(server) for server in (tables, second, tables, second)]
    await competitions.begin(accounts[0], competition.id)
    for _ in range(3):
        await asyncio.gather(*(one.advance(competition.id) for one in others))
        running = await competitions.get(competition.id)
        assert len([one for one in running.entries if isinstance(one, Opened)]) == len(
            running.tournament.fixtures
        )
        await play_round(competitions, tables, competition.id, accounts)
    running = await competitions.get(competition.id)
    kinds = [type(one) for one in running.entries]
    assert kinds.count(Begun) == 1
    rounds = [(one.stage, one.round) for one in running.entries if isinstance(one, Paired)]
    closed = [(one.stage, one.round) for one in running.entries if isinstance(one, Closed)]
    assert len(set(rounds)) == len(rounds)
    assert len(set(closed)) == len(closed)
    assert kinds.count(Awarded) <= 1


async def test_who_enters_by_two_servers_at_once_is_one_side(
    competitions: Competitions, second: Tables, people_of: PeopleOf
) -> None:
    """So is somebody who presses twice."""
    accounts = await people_of(3)
    competition = await competitions.create(accounts[0], plan(Form("league")))
    servers = (competitions, Competitions(second))
    await asyncio.gather(
        *(one.enter(account, competition.id) for account in accounts for one in servers * 2)
    )
    running = await competitions.get(competition.id)
    assert sorted(running.accounts.values()) == [0, 1, 2]
    assert len(running.tournament.sides) == 3


@pytest.mark.parametrize(
    ("rating", "level"), [(1230.0, "world"), (1000.0, "rule-of-thumb"), (500.0, "youth")]
)
async def test_bots_fill_up_from_the_level_of_the_people(
    competitions: Competitions, tables: Tables, people_of: PeopleOf, rating: float, level: str
) -> None:
    (account,) = await people_of(1)
    competition = await competitions.create(account, plan(Form("cup")))
    entered = Entered(account.id, None, account.name, rating)
    await tables.store.write(lambda c: appended(c, read_running(c, competition.id), entered))
    running = await competitions.fill(account, competition.id, 7)
    levels = [one.bot for side in range(1, 8) if (one := running.character(side)) is not None]
    assert levels[:4] == [level] * 4
    far = [abs(KINDS.index(one) - KINDS.index(level)) for one in levels]
    assert far == sorted(far)
    assert far[-1] == 1


async def test_bots_fill_up_and_play_among_themselves(
    competitions: Competitions, people_of: PeopleOf
) -> None:
    """Their matches are played by the server; the same secret gives the same results."""
    (account,) = await people_of(1)
    competition = await competitions.create(account, plan(Form("league")))
    await competitions.fill(account, competition.id, 3)
    await competitions.begin(account, competition.id)
    for _ in range(600):
        running = await competitions.get(competition.id)
        if running.tournament.is_over:
            break
        await asyncio.sleep(0.1)
        await competitions.advance(competition.id)
    assert running.tournament.is_over
    assert len(running.tournament.results) == 3
    for one in running.tournament.results:
        scored = [
            sum(each.seat == seat for each in one.incidents if each.kind in GOALS)
            for seat in (0, 1)
        ]
        assert one.goals == tuple(scored)
